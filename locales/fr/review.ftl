### Looking through the moves of a game, sharing it, and two windows at once.
### $side is a name from side-*; $piece and $captured are names from piece-*; squares are written
### such as 7g; $move is a move from notation-*.

## Doors to it

# Row of the menu: the panel of the moves.
# At most 18 letters.
button-moves = Liste des coups
# Row of the result sheet: the panel of the moves.
# At most 18 letters.
button-review = Revoir la partie
# Row of the result sheet: the last moves and why they decided, step by step.
# At most 18 letters.
# .detail: at most 40 letters.
button-replay = La fin expliquée
    .detail = Pas à pas, sur le plateau
# Row of the result sheet: gives the game to another app or to the clipboard.
# At most 18 letters.
button-share = Partager la partie
# Main button of the result sheet after a draw by repetition.
# At most 34 letters.
button-rematch-swapped = Rejouer en échangeant les camps

## The panel of the moves; only its outer buttons show words (.short or review-close)

# Name of the panel and of its slider, for screen readers.
review-title = Coups de la partie
# On the button that goes back to the game as it stands.
# At most 9 letters.
review-close = Retour
# Button: the position before the first move.
review-first = Au début de la partie
# Button: one move back.
review-back = Un coup en arrière
# Button: one move further.
review-next = Un coup en avant
# Button: the position after the last move.
review-last = Au dernier coup
# Button: the game goes on from the position shown; a question follows.
# .short: at most 9 letters.
review-play-on = Jouer à partir d’ici
    .short = Jouer
# What the slider says of its place.
#   $ply (Number): moves before the position shown.
#   $count (Number): moves of the game.
review-at = Coup { $ply } sur { $count }
# First row of the list: the position before the first move.
# At most 18 letters.
review-start = Début de la partie
# A row of the list as it is heard.
#   $number (Number): the number of the move.
#   $side (String): who moved.
#   $move (String): the move.
review-label = { $number }. { $side } : { $move }

## The question before moves are taken back; .yes and .no are the two buttons

#   $ply (Number): moves before the position shown.
#   $count (Number): moves that are taken back; 0 when only the end of the game is.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-play-on = { $ply ->
    [0] Recommencer depuis le début ?
    [one] Continuer à partir du coup { $ply } ?
   *[other] Continuer à partir du coup { $ply } ?
}
    .text = { $count ->
        [0] La fin de la partie est annulée.
        [one] { $count } coup est annulé. Vous pouvez le rétablir tant qu’aucun autre coup n’est joué.
       *[other] { $count } coups sont annulés. Vous pouvez les rétablir tant qu’aucun autre coup n’est joué.
    }
    .yes = Oui, continuer
    .no = Non

## Moves in words: rows of the list, texts that are shared

# A move without capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
notation-move = { $piece } de { $from } à { $to }
# A move with capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
notation-capture = { $piece } de { $from } prend en { $to } ({ $captured })
# A drop.
#   $piece (String): the piece.
#   $to (String): where.
notation-drop = { $piece }, parachutage en { $to }
# A move that promotes.
#   $move (String): the move without that.
notation-promotes = { $move }, avec promotion
# A move that could promote and does not.
#   $move (String): the move without that.
notation-declines = { $move }, sans promotion

## Ends by agreement: below the title of the result sheet

# A win: the loser has not enough points.
#   $loser (String): who has not.
ending-agreed-impasse = Les joueurs se sont accordés sur une impasse (jishogi), et { $loser } a moins de 24 points.
# A draw.
ending-agreed-impasse-draw = Les joueurs se sont accordés sur une impasse (jishogi), et chacun a assez de points.

## Sharing

# Below button-share, once the text lies on the clipboard.
# At most 40 letters.
share-copied = Copié : collez le texte où vous voulez
# Title of the sheet with the text, where the device can neither share nor copy.
share-title = Sélectionnez ce texte et copiez-le

## Two windows

# Title: the same game has been played on in another window or tab.
elsewhere-title = La partie a continué ailleurs
# What has happened.
elsewhere-text = Cette partie est ouverte dans une autre fenêtre, où elle a changé. Laquelle doit continuer ?
# Button: the newer game, here.
# At most 24 letters.
elsewhere-continue = La plus récente, ici
# Button: the one that is seen here.
# At most 24 letters.
elsewhere-keep = Celle que je vois ici
