### Touch: the question whether a move is meant, and what a piece can do and what threatens it,
### shown when a finger rests on it. $piece is from piece-*, $side from side-*.

## Whether a move is meant: two buttons with signs, named for screen readers

# Title of the question.
confirm-move-title = Jouer ce coup ?
# The move is made.
confirm-move-yes = Oui, jouer ce coup
# The piece goes back.
confirm-move-no = Non, remettre la pièce

## What a piece can do and what threatens it: a card of two or three short lines

# The piece is in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
hint-in-hand = Main de { $side } : { $piece }
# A piece on the board.
#   $count (Number): squares where it can go.
hint-moves = { $count ->
    [0] Ne peut aller nulle part
    [one] Peut aller sur { $count } case
   *[other] Peut aller sur { $count } cases
}
# A piece in hand.
#   $count (Number): squares where it can be dropped.
hint-drops = { $count ->
    [0] Aucun parachutage possible
    [one] Parachutage possible sur { $count } case
   *[other] Parachutage possible sur { $count } cases
}
# One of the pieces that threaten it.
#   $piece (String): the piece.
#   $square (String): where it stands.
hint-attacker = { $piece } en { $square }
# Several of them: this is used again and again, until all are named.
#   $before (String): from hint-attacker or hint-list.
#   $next (String): from hint-attacker.
hint-list = { $before }, { $next }
# What threatens a piece on the board.
#   $count (Number): how many pieces.
#   $pieces (String): the pieces, from hint-attacker and hint-list.
hint-threats = { $count ->
    [0] Aucune pièce ne l’attaque
    [one] { $count } pièce l’attaque : { $pieces }
   *[other] { $count } pièces l’attaquent : { $pieces }
}

## The same, announced by screen readers

#   $piece (String): from square-label.
#   $moves (String): from hint-moves.
#   $threats (String): from hint-threats.
hint-news = { $piece }. { $moves }. { $threats }.
#   $piece (String): from hint-in-hand.
#   $moves (String): from hint-drops.
hint-news-hand = { $piece }. { $moves }.
