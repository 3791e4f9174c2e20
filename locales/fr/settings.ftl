### The settings page. Each setting has a name and, in .detail, one line that says what it does.
### Where a setting is a choice, the line belongs to the choice that holds at the moment.

## Headings of the groups

# What the board looks like.
# At most 30 letters.
settings-look = Plateau et pièces
# How two people sit and play.
# At most 30 letters.
settings-table = Deux joueurs
# Which rules the table has chosen.
# At most 30 letters.
settings-rules = Règles de la partie
# What is heard, felt and seen moving.
# At most 30 letters.
settings-feel = Sons et mouvements
# Heading over the choice of language.
# At most 30 letters.
settings-language = Langue

## Board and pieces

# Heading: how the pieces look.
# At most 30 letters.
settings-face = Aspect des pièces
# Heading: how the board looks.
# At most 30 letters.
settings-board = Aspect du plateau
# Heading: light or dark.
# At most 30 letters.
settings-theme = Thème
    .detail = Clair pour le jour, sombre pour la nuit.
# Choice: follow the device.
# At most 24 letters.
settings-theme-device = Comme l’appareil
# Choice: light.
# At most 24 letters.
settings-theme-light = Clair
# Choice: dark.
# At most 24 letters.
settings-theme-dark = Sombre
# Switch: marks on the squares where the chosen piece may go.
# At most 34 letters.
settings-marks = Montrer où la pièce peut aller
    .detail = Choisissez une pièce : les cases permises sont marquées.
# Switch: the squares of the last move are tinted.
# At most 34 letters.
settings-last-move = Montrer le dernier coup
    .detail = La case de départ et la case d’arrivée sont colorées.
# Switch: a line from the piece that gives check to the king.
# At most 34 letters.
settings-check-line = Montrer qui donne échec
    .detail = Un trait va de la pièce qui donne échec jusqu’au roi.
# Switch: numbers and letters along the board.
# At most 34 letters.
settings-coordinates = Coordonnées
    .detail = Des chiffres et des lettres au bord du plateau, comme 7g.
# Heading: how moves are written. .detail is the line below it.
# At most 30 letters.
settings-notation = Écriture des coups
    .detail = Dans la liste des coups et dans ce que vous partagez.
# Choice: in words of the language; .detail is an example, from notation-move.
# At most 24 letters.
settings-notation-words = En mots
    .detail = pion de 7g à 7f
# Choice: letters, as in P-7f.
# At most 24 letters.
settings-notation-western = Notation occidentale
# Choice: Japanese signs.
# At most 24 letters.
settings-notation-japanese = Notation japonaise

## Two people

# Heading: how they share the screen.
# At most 30 letters.
settings-seating = Façon de s’installer
# Switch: who begins alternates game by game.
# At most 34 letters.
settings-alternate = Commencer chacun son tour
    .detail = Le joueur qui a commencé cette partie ne commence pas la suivante.
# Switch: a move is taken back only if the other player agrees.
# At most 34 letters.
settings-ask-undo = Accord pour annuler un coup
    .detail = Un coup n’est annulé que si l’autre joueur accepte.
# Switch: each move has to be confirmed.
# At most 34 letters.
settings-confirm = Confirmer chaque coup
    .detail = Il faut toucher une fois de plus pour que le coup soit joué.

## Rules of the table. They hold for the present game only if no move has been made in it.

# Switch: a forbidden move loses the game.
# At most 34 letters.
settings-strict = Un coup interdit fait perdre
    .detail = Comme en tournoi. Sinon, ce coup est seulement refusé. À partir de la prochaine partie.
# Heading: the number of moves after which the game is a draw.
# At most 30 letters.
settings-limit = Limite de coups
    .detail = Une partie qui va jusque-là est nulle. À partir de la prochaine partie.
# Choice: no limit.
# At most 24 letters.
settings-limit-none = Sans limite
#   $count (Number): moves.
# At most 24 letters.
settings-limit-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
# Heading: the impasse rule, when both kings have entered the far camp.
# At most 30 letters.
settings-impasse = Impasse (jishogi)
# Choice: no impasse rule.
# At most 24 letters.
settings-impasse-off = Aucune règle
    .detail = Si les rois sont hors d’atteinte, la partie continue. À partir de la prochaine partie.
# Choice: declaration by 27 points.
# At most 24 letters.
settings-impasse-27 = 27 points
    .detail = Avec votre roi dans le camp adverse, vous pouvez déclarer la victoire : Sente avec 28 points, Gote avec 27.
# Choice: declaration by 24 points.
# At most 24 letters.
settings-impasse-24 = 24 points
    .detail = Avec votre roi dans le camp adverse : dès 31 points, victoire ; de 24 à 30, partie nulle.
# Choice: the king that reaches the far king’s first square wins.
# At most 24 letters.
settings-impasse-try = Règle de l’essai
    .detail = Un roi qui arrive sans danger sur la case de départ du roi adverse gagne.

## Sound, touch, motion

# Switch.
# At most 34 letters.
settings-sound = Son
    .detail = On entend les pièces se poser. Votre musique continue.
# Switch.
# At most 34 letters.
settings-vibration = Vibration
    .detail = Le téléphone vibre un peu à chaque coup.
# Switch.
# At most 34 letters.
settings-motion = Mouvement des pièces
    .detail = Les pièces glissent jusqu’à leur place.

## Reset

# Button: all settings but the language as they were at first.
# At most 34 letters.
settings-reset = Rétablir les réglages de départ
# The question before it.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-reset = Rétablir les réglages de départ ?
    .text = Les noms et vos choix seront effacés. Votre langue et votre partie restent.
    .yes = Tout rétablir
    .no = Ne rien changer

## About

# Heading.
about-title = À propos de Kete
#   $version (String): such as 0.1.0.
about-version = Kete { $version } : le shogi à deux sur un seul téléphone.
# What is collected: nothing.
about-privacy = Rien n’est collecté, rien n’est envoyé. Vos parties et vos réglages restent sur cet appareil.
# Licences. MIT, Apache 2.0, Yuji Syuku and SIL OFL 1.1 are names.
about-licence = Ce logiciel est libre : licence MIT ou Apache 2.0. Les caractères japonais sont tracés d’après la police Yuji Syuku, licence SIL OFL 1.1.
