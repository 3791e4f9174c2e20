### Touch: the question whether a move is meant, and what a piece can do and what threatens it,
### shown when a finger rests on it. $piece is from piece-*, $side from side-*.

## Whether a move is meant: two buttons with signs, named for screen readers

# Title of the question.
confirm-move-title = Ucheze hatua hii?
# The move is made.
confirm-move-yes = Ndiyo, cheza hatua hii
# The piece goes back.
confirm-move-no = Hapana, rudisha kete

## What a piece can do and what threatens it: a card of two or three short lines

# The piece is in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
hint-in-hand = Kete ya { $piece } mkononi mwa { $side }
# A piece on the board.
#   $count (Number): squares where it can go.
hint-moves = { $count ->
    [0] Haina pa kwenda
    [one] Inaweza kwenda kwenye mraba { $count }
   *[other] Inaweza kwenda kwenye miraba { $count }
}
# A piece in hand.
#   $count (Number): squares where it can be dropped.
hint-drops = { $count ->
    [0] Haina pa kuwekwa
    [one] Inaweza kuwekwa kwenye mraba { $count }
   *[other] Inaweza kuwekwa kwenye miraba { $count }
}
# One of the pieces that threaten it.
#   $piece (String): the piece.
#   $square (String): where it stands.
hint-attacker = { $piece } { $square }
# Several of them: this is used again and again, until all are named.
#   $before (String): from hint-attacker or hint-list.
#   $next (String): from hint-attacker.
hint-list = { $before }, { $next }
# What threatens a piece on the board.
#   $count (Number): how many pieces.
#   $pieces (String): the pieces, from hint-attacker and hint-list.
hint-threats = { $count ->
    [0] Haitishiwi na kete yoyote
    [one] Inatishiwa na kete { $count }: { $pieces }
   *[other] Inatishiwa na kete { $count }: { $pieces }
}

## The same, announced by screen readers

#   $piece (String): from square-label.
#   $moves (String): from hint-moves.
#   $threats (String): from hint-threats.
hint-news = { $piece }. { $moves }. { $threats }.
#   $piece (String): from hint-in-hand.
#   $moves (String): from hint-drops.
hint-news-hand = { $piece }. { $moves }.
