### The app around the game: home, buttons, settings, questions, notices, errors.
### Labels must fit a screen of 280 px: “At most 18 letters.” in a comment is a limit that the
### tests measure, for all languages, and so is “.short: at most 9 letters.” for an attribute.

## The app itself

# This language, named in itself: in the picker of languages. Never translated.
language-name = Français

# Name of the app. The Swahili word for a playing piece; keep it.
app-name = Kete

# Home screen, under the name.
# At most 30 letters.
app-tagline = Shogi, les échecs japonais

# Home screen: the saying in the kanga border. A captured piece joins its captor.
app-saying = Ennemi d’hier, ami d’aujourd’hui

## Titles of the pages, also in the bar of the browser

# Title of the browser’s tab.
#   $page (String): name of the page, from title-*.
title-page = { $page } – Kete
# The home screen.
# At most 24 letters.
title-home = Accueil
# The game screen.
# At most 24 letters.
title-play = Partie
# The rules page.
# At most 24 letters.
title-rules = Règles
# The settings page.
# At most 24 letters.
title-settings = Réglages
# An address that leads nowhere.
title-not-found = Cette page n’existe pas

## Home screen: big buttons; .detail is the small line below

#   $count (Number): moves played so far.
#   $side (String): who is to move, from side-*.
# At most 24 letters.
# .detail: at most 40 letters.
home-continue = Continuer la partie
    .detail = { $count ->
        [one] { $count } coup, à { $side } de jouer
       *[other] { $count } coups, à { $side } de jouer
    }
# Starts a game of two people on one screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-two-players = Deux joueurs
    .detail = Sur le même écran
# Opens the rules page.
# At most 24 letters.
# .detail: at most 40 letters.
home-rules = Règles
    .detail = Apprendre à jouer
# Opens the settings.
# At most 24 letters.
home-settings = Réglages
# Heading over the choice of language.
# At most 24 letters.
home-language = Langue
# Choice: the language of the device.
# At most 24 letters.
settings-language-device = Comme l’appareil
# Title of the page of a lesson and of the list of lessons.
# At most 24 letters.
title-learn = Leçons
# Home screen: opens the first lesson.
# At most 24 letters.
# .detail: at most 40 letters.
home-learn = Apprendre en 3 minutes
    .detail = Sur le plateau, du bout du doigt
# Home screen: opens the list of lessons, once the first is done.
# At most 24 letters.
# .detail: at most 40 letters.
home-lessons = Leçons courtes
    .detail = Une ou deux minutes chacune
# Title of the page.
# At most 24 letters.
title-problems = Problèmes de mat
# Opens the problems, from the home screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-problems = Problèmes de mat
    .detail = Trouver le mat

## Buttons, in the imperative; .short is for the narrow bar of the game

# Takes the last move back.
# At most 18 letters.
# .short: at most 9 letters.
button-undo = Annuler le coup
    .short = Annuler
# Plays again a move that was taken back.
# At most 18 letters.
# .short: at most 9 letters.
button-redo = Rétablir le coup
    .short = Rétablir
# Gives the game up; a question follows.
# At most 18 letters.
button-resign = Abandonner
# Turns the board round.
# At most 18 letters.
button-flip = Tourner le plateau
# Opens the sheet with the rest of the buttons.
# At most 9 letters.
button-menu = Menu
# Closes a sheet, a notice or a refusal.
# At most 18 letters.
button-close = Fermer
# To the home screen.
# At most 18 letters.
button-home = Accueil
# The same players play again.
# At most 18 letters.
button-rematch = Revanche
# A new game from the start.
# At most 18 letters.
button-new = Nouvelle partie
# On a refusal: opens the rule that forbids the move.
# At most 18 letters.
button-read-rule = Lire cette règle
# On the rules page: back to the running game.
# At most 18 letters.
button-back-to-game = Retour à la partie
# On the rules page: starts playing.
# At most 18 letters.
button-play-now = Jouer maintenant
# On the error page: starts the app again.
# At most 18 letters.
button-reload = Redémarrer

## The sheet of the game

# Heading of the sheet with the rest of the buttons.
# At most 24 letters.
menu-title = Menu de la partie

## Questions before something is given up; .yes and .no are the two buttons

#   $side (String): who is about to resign, from side-*.
#   $winner (String): who would win then, from side-*.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-resign = { $side }, voulez-vous abandonner ?
    .text = Si vous abandonnez, { $winner } gagne.
    .yes = Abandonner
    .no = Continuer à jouer
# Before a new game takes the place of a running one.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-new = Commencer une nouvelle partie ?
    .text = La partie en cours n’est pas finie. Elle sera effacée.
    .yes = Oui, commencer
    .no = Garder celle-ci

## Notices: one or two sentences at the top of the screen

# The saved game could not be read at start; it was put aside.
notice-save-damaged = La partie enregistrée est abîmée. Elle a été mise de côté.
# The saved settings could not be read at start.
notice-settings-damaged = Les réglages enregistrés sont abîmés. Ceux de départ sont rétablis.
# The device does not let us save. Said once.
notice-save-failed = Cet appareil ne permet pas d’enregistrer. Si vous fermez Kete, cette partie sera perdue.
# After an error in an address: the running game was left alone.
notice-game-kept = Votre partie n’a pas été touchée.
# The address asked for a language we do not have.
#   $tag (String): what the address asked for.
#   $language (String): name of the language used instead.
notice-language-unknown = Kete ne parle pas encore « { $tag } ». Langue utilisée : { $language }.

## An address that asks for a position or moves we cannot open

# A move of the address cannot be read.
#   $number (Number): which move of the address, from 1.
address-move-unreadable = Le coup { $number } de l’adresse est illisible.
# A move of the address is forbidden.
#   $number (Number): which move of the address, from 1.
#   $move (String): the move as it stands in the address.
#   $reason (String): the whole sentence that says why, from refusal-*.
address-move-illegal = Le coup { $number } de l’adresse (« { $move } ») n’est pas autorisé. { $reason }
# The address goes on after the game has ended.
#   $number (Number): the first move after the end, from 1.
address-move-after-end = La partie de cette adresse est finie avant le coup { $number }.
# The position of the address cannot be opened.
#   $reason (String): the whole sentence that says why, from sfen-*.
address-position = La position de l’adresse ne peut pas être ouverte. { $reason }
# More moves than a game can have.
address-too-long = Cette adresse contient trop de coups.
# The page of the address does not exist; below the title title-not-found.
address-page = Kete n’a pas de page à cette adresse.

## Why a written position (SFEN) cannot be opened: the $reason of address-position

# Longer than any position.
sfen-too-long = Le texte est trop long.
#   $found (Number): how many parts there are.
sfen-fields = Il faut 3 ou 4 éléments ; il y en a { $found }.
#   $found (Number): how many ranks there are.
sfen-ranks = Il faut 9 rangées ; il y en a { $found }.
#   $rank (Number): the rank, 1 to 9 from above.
sfen-rank-length = La rangée { $rank } n’a pas 9 cases.
#   $found (String): the sign.
sfen-piece = Le signe « { $found } » ne désigne aucune pièce.
# A “+” before a piece that does not promote.
sfen-promotion = Un « + » précède une pièce qui ne peut pas être promue.
# The side to move is neither b nor w.
sfen-turn = Le joueur qui doit jouer s’écrit b ou w, rien d’autre.
# The pieces in hand cannot be read.
sfen-hands = Les pièces en main sont illisibles.
# The number of the move cannot be read.
sfen-move-number = Le numéro du coup est illisible.
# No king at all.
sfen-no-king = Il n’y a pas de roi sur le plateau.
#   $side (String): whose kings, from side-*.
sfen-too-many-kings = { $side } a plus d’un roi.
#   $piece (String): the piece, from piece-*.
sfen-too-many-pieces = Il y a plus de pièces d’une sorte ({ $piece }) que dans un jeu complet.
#   $side (String): whose pawns, from side-*.
#   $file (Number): the file, 1 to 9.
sfen-two-pawns = { $side } a deux pions sur la colonne { $file }.
#   $piece (String): the piece, from piece-*.
#   $square (String): where it stands.
sfen-dead-end = La pièce en { $square } ({ $piece }) n’a plus de case où aller.
#   $side (String): whose king, from side-*.
sfen-waiting-king-in-check = Le roi de { $side } est en échec, mais ce n’est pas à { $side } de jouer.

## When the app itself fails

# Title of the error page.
error-title = Désolé, il y a eu un problème
# Below the title.
error-text = Kete ne répond plus. Votre partie est enregistrée : redémarrez, puis continuez.
# Heading over the technical text.
error-details = Détails du problème
