### The page that holds the app: before the app is there, on the phone beside the icon, and when
### there is a new version. All but the last is read by scripts/site.mjs: one line a text, and no
### variables.

## Before the app is there

# Below a bar that shows how much of the app has come.
# At most 24 letters.
start-loading = A carregar o Kete…
# Title of the page for when the app cannot start; below its text a button tries again.
# .text: the app has come, but this browser cannot run it.
# .unreached: the app has not come, because there is no network or it broke off.
start-failed = O Kete não conseguiu abrir
    .text = Abra de novo. Se não ajudar, atualize o navegador.
    .unreached = O Kete não foi carregado por inteiro. Verifique a rede e abra de novo.

## On the phone, beside the icon

# What the app is, where apps are installed: one or two sentences.
install-description = Shogi, o xadrez do Japão, para duas pessoas com um só telefone. Sem rede e sem conta.

## A new version

# On the home screen and below the result of a game; a button follows.
# .button: changes to the new version, which takes a moment.
# .button: at most 18 letters.
update-ready = Há uma nova versão do Kete.
    .button = Atualizar
