### Touch: the question whether a move is meant, and what a piece can do and what threatens it,
### shown when a finger rests on it. $piece is from piece-*, $side from side-*.

## Whether a move is meant: two buttons with signs, named for screen readers

# Title of the question.
confirm-move-title = Fazer esta jogada?
# The move is made.
confirm-move-yes = Sim, fazer esta jogada
# The piece goes back.
confirm-move-no = Não, devolver a peça ao seu lugar

## What a piece can do and what threatens it: a card of two or three short lines

# The piece is in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
hint-in-hand = Na mão de { $side }: { $piece }
# A piece on the board.
#   $count (Number): squares where it can go.
hint-moves = { $count ->
    [0] Não tem para onde ir
    [one] Pode ir para { $count } casa
   *[other] Pode ir para { $count } casas
}
# A piece in hand.
#   $count (Number): squares where it can be dropped.
hint-drops = { $count ->
    [0] Não pode ser reposta em nenhuma casa
    [one] Pode ser reposta em { $count } casa
   *[other] Pode ser reposta em { $count } casas
}
# One of the pieces that threaten it.
#   $piece (String): the piece.
#   $square (String): where it stands.
hint-attacker = { $piece } em { $square }
# Several of them: this is used again and again, until all are named.
#   $before (String): from hint-attacker or hint-list.
#   $next (String): from hint-attacker.
hint-list = { $before }, { $next }
# What threatens a piece on the board.
#   $count (Number): how many pieces.
#   $pieces (String): the pieces, from hint-attacker and hint-list.
hint-threats = { $count ->
    [0] Nenhuma peça a ameaça
    [one] Ameaçada por { $count } peça: { $pieces }
   *[other] Ameaçada por { $count } peças: { $pieces }
}

## The same, announced by screen readers

#   $piece (String): from square-label.
#   $moves (String): from hint-moves.
#   $threats (String): from hint-threats.
hint-news = { $piece }. { $moves }. { $threats }.
#   $piece (String): from hint-in-hand.
#   $moves (String): from hint-drops.
hint-news-hand = { $piece }. { $moves }.
