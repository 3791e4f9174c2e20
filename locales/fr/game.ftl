### The game screen: status, trays, promotion, results, refusals, and what screen readers say.
### $side, $winner and $loser are names from side-*; $piece and its like are names from piece-*;
### squares are written such as 7g.

## Status, between board and near tray

#   $side (String): who is to move.
# At most 40 letters.
status-turn = À { $side } de jouer
#   $side (String): who is to move and in check.
# At most 40 letters.
status-check = À { $side } de jouer : roi en échec
# The game is over and somebody won.
#   $winner (String): who won.
#   $reason (String): the whole sentence from ending-*.
status-win = { $winner } gagne. { $reason }
# The game is over and nobody won.
#   $reason (String): the whole sentence from ending-*.
status-draw = Partie nulle. { $reason }
# How many moves have been played.
#   $count (Number): moves played.
# At most 12 letters.
move-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

## Promotion

# Title of the choice at the square.
#   $piece (String): the piece that may promote.
promote-title = Promotion : { $piece } ?
# The choice to promote.
#   $promoted (String): what the piece becomes.
# At most 14 letters.
promote-yes = Promue
    .label = Promue : { $promoted }
# The choice not to promote.
#   $piece (String): what the piece stays.
# At most 14 letters.
promote-no = Non promue
    .label = Non promue : { $piece }

## Results

# Title of the result sheet when somebody won.
#   $winner (String): who won.
# At most 24 letters.
result-win = { $winner } gagne
# Title of the result sheet when nobody won.
# At most 24 letters.
result-draw = Partie nulle

## How the game ended: below the title of the result sheet; names the rule. $winner and $loser are always given.

#   $loser (String): whose king it is.
ending-checkmate = Le roi de { $loser } est échec et mat.
#   $loser (String): who cannot move.
ending-no-legal-move = { $loser } n’a plus aucun coup autorisé.
#   $loser (String): who resigned.
ending-resignation = { $loser } abandonne.
# A draw by repetition.
ending-repetition = La même position est apparue quatre fois (sennichite).
#   $loser (String): who gave check with every move.
ending-perpetual-check = La même position est apparue quatre fois, et { $loser } a donné échec à chaque coup.
# A draw by the move limit of the table.
ending-move-limit = La limite de coups est atteinte.
#   $winner (String): who declared.
ending-declaration = { $winner } a déclaré la victoire et remplit les conditions (jishogi).
# A draw: the points were enough for that only.
ending-declaration-draw = Les points déclarés ne suffisent que pour une partie nulle (jishogi).
#   $loser (String): who declared.
ending-failed-declaration = { $loser } a déclaré la victoire sans remplir les conditions (jishogi).
#   $winner (String): whose king it is.
ending-try = Le roi de { $winner } a atteint la case de départ du roi adverse.
#   $loser (String): who played it.
ending-illegal-move = { $loser } a joué un coup interdit.
#   $loser (String): whose time it was.
ending-time = Le temps de { $loser } est écoulé.

## Refusals: why a move is not allowed. One sentence, by the board.
## $side (who is to move) is always given.

# The square holds no piece to move.
#   $square (String): the square that was tapped.
refusal-empty-square = La case { $square } est vide : il n’y a pas de pièce à déplacer.
# The piece belongs to the other side.
#   $side (String): who is to move.
#   $square (String): the square that was tapped.
refusal-not-your-piece = La pièce en { $square } ne peut pas bouger maintenant : c’est à { $side } de jouer.
# The target holds a piece of the mover.
#   $square (String): the target.
refusal-own-piece = Une de vos pièces occupe la case { $square }.
# The piece does not move like that.
#   $piece (String): the piece.
#   $from (String): its square.
#   $to (String): the target.
refusal-not-that-pieces-move = Cette pièce ({ $piece }) ne se déplace pas ainsi, de { $from } à { $to }.
# Another piece stands in the way.
#   $square (String): the square of the piece in the way.
refusal-blocked = La pièce en { $square } barre le chemin.
# This move does not promote.
#   $piece (String): the piece.
refusal-cannot-promote = Ce coup ne permet pas de promouvoir cette pièce ({ $piece }).
# The piece could never move again, so it must promote.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-must-promote = En { $square }, cette pièce ({ $piece }) doit être promue : elle n’aurait plus de case où aller.
# The hand holds no such piece.
#   $piece (String): the piece.
refusal-not-in-hand = Vous n’avez pas cette pièce en main : { $piece }.
# A drop on a square that is not empty.
#   $square (String): the target.
refusal-occupied = La case { $square } n’est pas vide : on ne parachute que sur une case vide.
# A drop where the piece could never move.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-dead-end = Pas de parachutage en { $square } : cette pièce ({ $piece }) n’aurait plus de case où aller.
# Two pawns on a file.
#   $file (Number): the file, 1 to 9.
#   $square (String): where the other pawn stands.
refusal-nifu = Deux pions (nifu) : vous avez déjà un pion sur la colonne { $file }, en { $square }.
# Mate by dropping a pawn.
#   $square (String): the square of the king.
refusal-uchifuzume = On ne peut pas mater en parachutant un pion (uchifuzume) : le roi en { $square } ne pourrait pas être sauvé.
# The move would put or leave the own king in check.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that would give check.
refusal-leaves-king-in-check = Après ce coup, votre roi serait en échec : la pièce en { $checker } l’attaquerait.
# The king is in check and the move does not help.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that gives check.
refusal-does-not-answer-check = La pièce en { $checker } met votre roi en échec : sauvez-le d’abord.
# The game has ended.
refusal-game-over = La partie est finie. Annulez un coup ou commencez une nouvelle partie.
# A pile of the player who is not to move was tapped.
#   $side (String): who is to move.
refusal-not-your-hand = Ces pièces ne peuvent pas être parachutées maintenant : c’est à { $side } de jouer.
# A player who is not to move wants to resign.
#   $side (String): who is to move.
refusal-not-your-turn = Vous pourrez abandonner quand ce sera à vous. C’est à { $side } de jouer.
# An earlier position is shown.
refusal-looking-back = Vous regardez une position passée : revenez au dernier coup pour jouer.
# There is nothing to declare under the rules of this table.
refusal-no-declaration = Selon les règles de cette partie, vous ne pouvez pas déclarer la victoire maintenant.
# There is no move to take back.
refusal-nothing-to-undo = Il n’y a pas de coup à annuler.
# No move was taken back.
refusal-nothing-to-redo = Il n’y a pas de coup à rétablir.
# The game has as many moves as can be saved.
refusal-game-too-long = Cette partie est pleine : elle a autant de coups qu’on peut en enregistrer.

## Board and trays, for screen readers

# The whole board.
board-label = Plateau de shogi
# A square with a piece.
#   $square (String): the square.
#   $piece (String): the piece.
#   $side (String): its owner.
square-label = { $square }, { $piece } de { $side }
# A square without a piece.
#   $square (String): the square.
square-empty = { $square }, case vide
# A label from above with a state from below.
#   $label (String): from square-label, square-empty or hand-label.
#   $state (String): from state-*.
label-with-state = { $label }, { $state }
# State of a piece that was picked.
state-held = pièce choisie
# State of a square where the held piece may go.
state-target = vous pouvez aller ici
# State of a square where the held piece may capture.
state-capture = vous pouvez prendre ici
# State of a square of the last move.
state-last = dernier coup
# State of a king in check.
state-check = en échec
# A pile of pieces in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
#   $count (Number): how many.
hand-label = { $count ->
    [0] Main de { $side } : aucune pièce de cette sorte ({ $piece })
    [one] Main de { $side } : { $count } { $piece }
   *[other] Main de { $side } : { $piece }, { $count } pièces
}
# A whole tray.
#   $side (String): whose tray.
tray-label = Pièces prises par { $side }

## Announced by screen readers when it happens

# A piece was picked up.
#   $piece (String): the piece.
#   $count (Number): squares where it may go.
announce-held = { $count ->
    [0] Pièce choisie : { $piece }. Elle ne peut aller nulle part pour l’instant.
    [one] Pièce choisie : { $piece }. Elle peut aller sur { $count } case.
   *[other] Pièce choisie : { $piece }. Elle peut aller sur { $count } cases.
}
# A move without capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
announce-move = { $side } : { $piece } de { $from } à { $to }.
# A move with capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
announce-capture = { $side } : { $piece } de { $from } à { $to }. Pièce prise : { $captured }.
# After one of the two above, when the piece promoted.
#   $promoted (String): what the piece became.
announce-promotion = La pièce est promue : { $promoted }.
# A drop.
#   $side (String): who dropped.
#   $piece (String): the piece.
#   $to (String): where.
announce-drop = { $side } parachute en { $to } : { $piece }.
# A check.
#   $side (String): whose king is in check.
announce-check = Le roi de { $side } est en échec.
# A move was taken back.
#   $side (String): who is to move now.
announce-undo = Le coup est annulé. À { $side } de jouer.
# A move was played again.
#   $side (String): who is to move now.
announce-redo = Le coup est rétabli. À { $side } de jouer.
# The board was turned.
announce-flip = Le plateau a été tourné.
# A new game has begun.
#   $side (String): who is to move.
announce-new = Une nouvelle partie commence. À { $side } de jouer.
