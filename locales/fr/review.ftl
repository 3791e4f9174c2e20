### Looking through the moves of a game, its decisive moment, sharing it, and two windows at once.
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

## The decisive moment: one or two sentences for each step. $square is the square that is spoken
## of, $by the square of the piece that is to blame.

# Name of the panel.
# At most 24 letters.
replay-title = Comment la partie a fini
# Which step is shown.
#   $step (Number): the step.
#   $count (Number): how many there are.
replay-count = { $step } sur { $count }
# Button: the step before.
# At most 12 letters.
replay-back = Précédent
# Button: the next step.
# At most 12 letters.
replay-next = Suivant
# Button: leaves the steps.
# At most 12 letters.
replay-skip = Passer
# Button at the last step.
# At most 12 letters.
replay-done = Terminer
# A move that was played.
#   $side (String): who moved.
#   $move (String): the move.
replay-move = { $side } : { $move }
# A check.
#   $piece (String): what gives check.
#   $by (String): its square.
#   $square (String): the square of the king.
replay-check = La pièce en { $by } ({ $piece }) met en échec le roi en { $square }.
# Two pieces give check at once.
replay-double-check = Deux pièces donnent échec en même temps : seul le roi peut donc bouger.
# The king’s own piece is in its way.
#   $square (String): the square beside the king.
#   $piece (String): what stands there.
replay-own-piece = Le roi ne peut pas aller en { $square } : une de ses propres pièces s’y trouve ({ $piece }).
# An empty square beside the king is attacked.
#   $square (String): the square beside the king.
#   $piece (String): what attacks it.
#   $by (String): its square.
replay-covered = Le roi ne peut pas aller en { $square } : la pièce en { $by } ({ $piece }) attaque cette case.
# The king cannot capture, because the piece is protected.
#   $captured (String): the piece beside the king.
#   $square (String): its square.
#   $piece (String): what protects it.
#   $by (String): the square of that.
replay-protected = Le roi ne peut pas prendre la pièce en { $square } ({ $captured }) : la pièce en { $by } ({ $piece }) la protège.
# Nothing else captures the piece that gives check.
#   $piece (String): what gives check.
#   $square (String): its square.
replay-no-taker = Aucune autre pièce ne peut prendre la pièce en { $square } ({ $piece }).
# A piece could capture what gives check, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): the square of what gives check.
#   $by (String): the square of what pins it.
replay-pinned-taker = La pièce en { $square } ({ $piece }) ne peut pas prendre en { $to } : sans elle, la pièce en { $by } donnerait échec.
# What gives check stands next to the king.
#   $piece (String): what gives check.
replay-no-room = La pièce qui donne échec ({ $piece }) est à côté du roi : rien ne peut se mettre entre les deux.
# A knight gives check.
replay-jumps = Le cavalier saute : rien ne peut lui barrer le chemin.
# Nothing comes between, and the hand is empty.
replay-no-blocker = Aucune pièce ne peut barrer le chemin, et il n’y en a pas en main à parachuter.
# A piece could come between, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): where it would go.
#   $by (String): the square of what pins it.
replay-pinned-blocker = La pièce en { $square } ({ $piece }) ne peut pas barrer le chemin en { $to } : sans elle, la pièce en { $by } donnerait échec.
# A piece in hand could come between, but a rule forbids the drop.
#   $piece (String): the piece.
#   $square (String): where it would be dropped.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-barred-drop = On ne peut pas parachuter cette pièce ({ $piece }) en { $square } pour barrer le chemin. { $reason }
# The same position again.
#   $time (Number): for which time it stands.
#   $count (Number): moves before it.
replay-again = { $count ->
    [0] Apparition { $time } sur 4 : cette position, au début de la partie.
    [one] Apparition { $time } sur 4 : la même position, après { $count } coup.
   *[other] Apparition { $time } sur 4 : la même position, après { $count } coups.
}
# One of the checks of a perpetual check.
#   $number (Number): which of them.
#   $by (String): the square of what gives check.
#   $square (String): the square of the king.
replay-perpetual = Échec { $number } : la pièce en { $by } attaque le roi en { $square }.
# The forbidden move that lost.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-forbidden = Ce coup est interdit. { $reason }

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
