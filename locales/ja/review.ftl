### Looking through the moves of a game, sharing it, and two windows at once.
### $side is a name from side-*; $piece and $captured are names from piece-*; squares are written
### such as 7g; $move is a move from notation-*.

## Doors to it

# Row of the menu: the panel of the moves.
# At most 18 letters.
button-moves = 指し手の一覧
# Row of the result sheet: the panel of the moves.
# At most 18 letters.
button-review = 対局を振り返る
# Row of the result sheet: the last moves and why they decided, step by step.
# At most 18 letters.
# .detail: at most 40 letters.
button-replay = 終局の場面
    .detail = 盤の上で、1つずつ
# Row of the result sheet: gives the game to another app or to the clipboard.
# At most 18 letters.
button-share = 対局を共有する
# Main button of the result sheet after a draw by repetition.
# At most 34 letters.
button-rematch-swapped = 先手と後手を入れ替えて指し直す

## The panel of the moves; only its outer buttons show words (.short or review-close)

# Name of the panel and of its slider, for screen readers.
review-title = 対局の指し手
# On the button that goes back to the game as it stands.
# At most 9 letters.
review-close = 戻る
# Button: the position before the first move.
review-first = 対局の始めへ
# Button: one move back.
review-back = 1手前へ
# Button: one move further.
review-next = 1手先へ
# Button: the position after the last move.
review-last = 最後の手へ
# Button: the game goes on from the position shown; a question follows.
# .short: at most 9 letters.
review-play-on = ここから指し続ける
    .short = 続ける
# What the slider says of its place.
#   $ply (Number): moves before the position shown.
#   $count (Number): moves of the game.
review-at = { $count }手のうち{ $ply }手目
# First row of the list: the position before the first move.
# At most 18 letters.
review-start = 対局の始め
# A row of the list as it is heard.
#   $number (Number): the number of the move.
#   $side (String): who moved.
#   $move (String): the move.
review-label = { $number }手目、{ $side }：{ $move }

## The question before moves are taken back; .yes and .no are the two buttons

#   $ply (Number): moves before the position shown.
#   $count (Number): moves that are taken back; 0 when only the end of the game is.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-play-on = { $ply ->
    [0] 始めから指し直しますか？
   *[other] { $ply }手目の後から続けますか？
}
    .text = { $count ->
        [0] 対局の終わりを取り消します。
       *[other] { $count }手戻します。別の手を指すまでは、また進められます。
    }
    .yes = はい、続けます
    .no = いいえ

## Moves in words: rows of the list, texts that are shared

# A move without capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
notation-move = { $piece }を{ $from }から{ $to }へ
# A move with capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
notation-capture = { $piece }を{ $from }から{ $to }へ、{ $captured }を取る
# A drop.
#   $piece (String): the piece.
#   $to (String): where.
notation-drop = { $piece }を{ $to }に打つ
# A move that promotes.
#   $move (String): the move without that.
notation-promotes = { $move }、成る
# A move that could promote and does not.
#   $move (String): the move without that.
notation-declines = { $move }、成らない

## Ends by agreement: below the title of the result sheet

# A win: the loser has not enough points.
#   $loser (String): who has not.
ending-agreed-impasse = ふたりで話し合い、持将棋としました。{ $loser }の点数は24点に足りません。
# A draw.
ending-agreed-impasse-draw = ふたりで話し合い、持将棋としました。どちらの点数も足りています。

## Sharing

# Below button-share, once the text lies on the clipboard.
# At most 40 letters.
share-copied = コピーしました。好きな場所に貼り付けられます
# Title of the sheet with the text, where the device can neither share nor copy.
share-title = この文を選んでコピーしてください

## Two windows

# Title: the same game has been played on in another window or tab.
elsewhere-title = 対局がほかの画面で進みました
# What has happened.
elsewhere-text = この対局は別のウィンドウでも開いていて、そちらで進みました。どちらを続けますか？
# Button: the newer game, here.
# At most 24 letters.
elsewhere-continue = 新しいほうをここで
# Button: the one that is seen here.
# At most 24 letters.
elsewhere-keep = ここに見えているほう
