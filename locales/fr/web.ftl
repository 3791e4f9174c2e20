### The page that holds the app: before the app is there, on the phone beside the icon, and when
### there is a new version. All but the last is read by scripts/site.mjs: one line a text, and no
### variables.

## Before the app is there

# Below a bar that shows how much of the app has come.
# At most 24 letters.
start-loading = Chargement de Kete…
# Title of the page for when the app cannot start; below its text a button tries again.
# .text: the app has come, but this browser cannot run it.
# .unreached: the app has not come, because there is no network or it broke off.
start-failed = Kete n’a pas pu démarrer
    .text = Redémarrez. Si cela ne suffit pas, mettez votre navigateur à jour.
    .unreached = Kete n’a pas été chargé en entier. Vérifiez le réseau, puis redémarrez.

## On the phone, beside the icon

# What the app is, where apps are installed: one or two sentences.
install-description = Le shogi, les échecs japonais, à deux sur un seul téléphone. Sans réseau et sans compte.

## A new version

# On the home screen and below the result of a game; a button follows.
# .button: changes to the new version, which takes a moment.
# .button: at most 18 letters.
update-ready = Une nouvelle version de Kete est prête.
    .button = Mettre à jour
