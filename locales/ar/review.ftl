### Looking through the moves of a game, sharing it, and two windows at once.
### $side is a name from side-*; $piece and $captured are names from piece-*; squares are written
### such as 7g; $move is a move from notation-*.

## Doors to it

# Row of the menu: the panel of the moves.
# At most 18 letters.
button-moves = قائمة النقلات
# Row of the result sheet: the panel of the moves.
# At most 18 letters.
button-review = مراجعة المباراة
# Row of the result sheet: the last moves and why they decided, step by step.
# At most 18 letters.
# .detail: at most 40 letters.
button-replay = كيف انتهت
    .detail = خطوة بعد خطوة على الرقعة
# Row of the result sheet: gives the game to another app or to the clipboard.
# At most 18 letters.
button-share = مشاركة المباراة
# Main button of the result sheet after a draw by repetition.
# At most 34 letters.
button-rematch-swapped = العبا مرة أخرى مع تبادل الجانبين

## The panel of the moves; only its outer buttons show words (.short or review-close)

# Name of the panel and of its slider, for screen readers.
review-title = نقلات المباراة
# On the button that goes back to the game as it stands.
# At most 9 letters.
review-close = رجوع
# Button: the position before the first move.
review-first = إلى بداية المباراة
# Button: one move back.
review-back = نقلة إلى الوراء
# Button: one move further.
review-next = نقلة إلى الأمام
# Button: the position after the last move.
review-last = إلى آخر نقلة
# Button: the game goes on from the position shown; a question follows.
# .short: at most 9 letters.
review-play-on = العب من هنا
    .short = العب
# What the slider says of its place.
#   $ply (Number): moves before the position shown.
#   $count (Number): moves of the game.
review-at = النقلة { $ply } من { $count }
# First row of the list: the position before the first move.
# At most 18 letters.
review-start = بداية المباراة
# A row of the list as it is heard.
#   $number (Number): the number of the move.
#   $side (String): who moved.
#   $move (String): the move.
review-label = { $number }. { $side }: { $move }

## The question before moves are taken back; .yes and .no are the two buttons

#   $ply (Number): moves before the position shown.
#   $count (Number): moves that are taken back; 0 when only the end of the game is.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-play-on = { $ply ->
    [zero] هل تبدآن من جديد من البداية؟
    [one] هل تكملان من النقلة { $ply }؟
    [two] هل تكملان من النقلة { $ply }؟
    [few] هل تكملان من النقلة { $ply }؟
    [many] هل تكملان من النقلة { $ply }؟
   *[other] هل تكملان من النقلة { $ply }؟
}
    .text = { $count ->
        [zero] يتم التراجع عن نهاية المباراة.
        [one] يتم التراجع عن نقلة واحدة. يمكنكما إعادتها ما لم تُلعب نقلة أخرى.
        [two] يتم التراجع عن نقلتين. يمكنكما إعادتهما ما لم تُلعب نقلة أخرى.
        [few] يتم التراجع عن { $count } نقلات. يمكنكما إعادتها ما لم تُلعب نقلة أخرى.
        [many] يتم التراجع عن { $count } نقلة. يمكنكما إعادتها ما لم تُلعب نقلة أخرى.
       *[other] يتم التراجع عن { $count } نقلة. يمكنكما إعادتها ما لم تُلعب نقلة أخرى.
    }
    .yes = نعم، نكمل
    .no = لا

## Moves in words: rows of the list, texts that are shared

# A move without capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
notation-move = قطعة { $piece } من { $from } إلى { $to }
# A move with capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
notation-capture = قطعة { $piece } من { $from } إلى { $to }، وتأسر قطعة { $captured }
# A drop.
#   $piece (String): the piece.
#   $to (String): where.
notation-drop = إنزال قطعة { $piece } في { $to }
# A move that promotes.
#   $move (String): the move without that.
notation-promotes = { $move }، مع الترقية
# A move that could promote and does not.
#   $move (String): the move without that.
notation-declines = { $move }، بلا ترقية

## Ends by agreement: below the title of the result sheet

# A win: the loser has not enough points.
#   $loser (String): who has not.
ending-agreed-impasse = اتفق اللاعبان على الانسداد (jishogi)، ونقاط اللاعب { $loser } أقل من 24.
# A draw.
ending-agreed-impasse-draw = اتفق اللاعبان على الانسداد (jishogi)، ولكل منهما نقاط كافية.

## Sharing

# Below button-share, once the text lies on the clipboard.
# At most 40 letters.
share-copied = تم النسخ: الصقه حيث تشاء
# Title of the sheet with the text, where the device can neither share nor copy.
share-title = حدّد هذا النص وانسخه

## Two windows

# Title: the same game has been played on in another window or tab.
elsewhere-title = استمرت المباراة في مكان آخر
# What has happened.
elsewhere-text = هذه المباراة مفتوحة في نافذة أخرى وقد تغيرت هناك. أي النسختين نكمل؟
# Button: the newer game, here.
# At most 24 letters.
elsewhere-continue = الأحدث، هنا
# Button: the one that is seen here.
# At most 24 letters.
elsewhere-keep = التي أراها هنا
