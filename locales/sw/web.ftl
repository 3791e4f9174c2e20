### The page that holds the app: before the app is there, on the phone beside the icon, and when
### there is a new version. All but the last is read by scripts/site.mjs: one line a text, and no
### variables.

## Before the app is there

# Below a bar that shows how much of the app has come.
# At most 24 letters.
start-loading = Kete inapakiwa…
# Title of the page for when the app cannot start; below its text a button tries again.
# .text: the app has come, but this browser cannot run it.
# .unreached: the app has not come, because there is no network or it broke off.
start-failed = Kete imeshindwa kuanza
    .text = Fungua upya. Ikishindwa tena, sasisha kivinjari chako.
    .unreached = Kete haikupakiwa yote. Angalia mtandao, kisha fungua upya.

## On the phone, beside the icon

# What the app is, where apps are installed: one or two sentences.
install-description = Shogi, chesi ya Japani, kwa watu wawili na simu moja. Haihitaji mtandao wala akaunti.

## A new version

# On the home screen and below the result of a game; a button follows.
# .button: changes to the new version, which takes a moment.
# .button: at most 18 letters.
update-ready = Toleo jipya la Kete liko tayari.
    .button = Sasisha
