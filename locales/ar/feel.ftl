### Touch: the question whether a move is meant, and what a piece can do and what threatens it,
### shown when a finger rests on it. $piece is from piece-*, $side from side-*.

## Whether a move is meant: two buttons with signs, named for screen readers

# Title of the question.
confirm-move-title = هل تلعب هذه النقلة؟
# The move is made.
confirm-move-yes = نعم، العب هذه النقلة
# The piece goes back.
confirm-move-no = لا، أعد القطعة

## What a piece can do and what threatens it: a card of two or three short lines

# The piece is in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
hint-in-hand = قطعة { $piece } في يد { $side }
# A piece on the board.
#   $count (Number): squares where it can go.
hint-moves = { $count ->
    [zero] ليس لها مكان تذهب إليه
    [one] يمكنها الذهاب إلى مربع واحد
    [two] يمكنها الذهاب إلى مربعين
    [few] يمكنها الذهاب إلى { $count } مربعات
    [many] يمكنها الذهاب إلى { $count } مربعًا
   *[other] يمكنها الذهاب إلى { $count } مربع
}
# A piece in hand.
#   $count (Number): squares where it can be dropped.
hint-drops = { $count ->
    [zero] لا مكان لإنزالها
    [one] يمكن إنزالها في مربع واحد
    [two] يمكن إنزالها في مربعين
    [few] يمكن إنزالها في { $count } مربعات
    [many] يمكن إنزالها في { $count } مربعًا
   *[other] يمكن إنزالها في { $count } مربع
}
# One of the pieces that threaten it.
#   $piece (String): the piece.
#   $square (String): where it stands.
hint-attacker = { $piece } في { $square }
# Several of them: this is used again and again, until all are named.
#   $before (String): from hint-attacker or hint-list.
#   $next (String): from hint-attacker.
hint-list = { $before }، { $next }
# What threatens a piece on the board.
#   $count (Number): how many pieces.
#   $pieces (String): the pieces, from hint-attacker and hint-list.
hint-threats = { $count ->
    [zero] لا تهددها أي قطعة
    [one] تهددها قطعة واحدة: { $pieces }
    [two] تهددها قطعتان: { $pieces }
    [few] تهددها { $count } قطع: { $pieces }
    [many] تهددها { $count } قطعة: { $pieces }
   *[other] تهددها { $count } قطعة: { $pieces }
}

## The same, announced by screen readers

#   $piece (String): from square-label.
#   $moves (String): from hint-moves.
#   $threats (String): from hint-threats.
hint-news = { $piece }. { $moves }. { $threats }.
#   $piece (String): from hint-in-hand.
#   $moves (String): from hint-drops.
hint-news-hand = { $piece }. { $moves }.
