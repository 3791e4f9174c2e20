### The page that holds the app: before the app is there, on the phone beside the icon, and when
### there is a new version. All but the last is read by scripts/site.mjs: one line a text, and no
### variables.

## Before the app is there

# Below a bar that shows how much of the app has come.
# At most 24 letters.
start-loading = Keteを読み込み中…
# Title of the page for when the app cannot start; below its text a button tries again.
# .text: the app has come, but this browser cannot run it.
# .unreached: the app has not come, because there is no network or it broke off.
start-failed = Keteを開けませんでした
    .text = 開き直してください。それでも開けないときは、ブラウザを更新してください。
    .unreached = Keteの読み込みが途中で止まりました。通信を確かめて、開き直してください。

## On the phone, beside the icon

# What the app is, where apps are installed: one or two sentences.
install-description = 1台の端末で、ふたりで指せる将棋です。通信もアカウントもいりません。

## A new version

# On the home screen and below the result of a game; a button follows.
# .button: changes to the new version, which takes a moment.
# .button: at most 18 letters.
update-ready = Keteの新しい版があります。
    .button = 更新する
