### The game screen: status, trays, promotion, results, refusals, and what screen readers say.
### $side, $winner and $loser are names from side-*; $piece and its like are names from piece-*;
### squares are written such as 7g.

## Status, between board and near tray

#   $side (String): who is to move.
# At most 40 letters.
status-turn = { $side }の手番
#   $side (String): who is to move and in check.
# At most 40 letters.
status-check = { $side }の手番（王手）
# The game is over and somebody won.
#   $winner (String): who won.
#   $reason (String): the whole sentence from ending-*.
status-win = { $winner }の勝ち。{ $reason }
# The game is over and nobody won.
#   $reason (String): the whole sentence from ending-*.
status-draw = 引き分け。{ $reason }
# How many moves have been played.
#   $count (Number): moves played.
# At most 12 letters.
move-count = { $count }手

## Promotion

# Title of the choice at the square.
#   $piece (String): the piece that may promote.
promote-title = { $piece }を成りますか？
# The choice to promote.
#   $promoted (String): what the piece becomes.
# At most 14 letters.
promote-yes = 成る
    .label = 成って{ $promoted }にする
# The choice not to promote.
#   $piece (String): what the piece stays.
# At most 14 letters.
promote-no = 成らない
    .label = 成らずに{ $piece }のままにする

## Results

# Title of the result sheet when somebody won.
#   $winner (String): who won.
# At most 24 letters.
result-win = { $winner }の勝ち
# Title of the result sheet when nobody won.
# At most 24 letters.
result-draw = 引き分け

## How the game ended: below the title of the result sheet; names the rule. $winner and $loser are always given.

#   $loser (String): whose king it is.
ending-checkmate = { $loser }の玉が詰みました。
#   $loser (String): who cannot move.
ending-no-legal-move = { $loser }に指せる手がありません。
#   $loser (String): who resigned.
ending-resignation = { $loser }が投了しました。
# A draw by repetition.
ending-repetition = 同じ局面が4回現れました（千日手）。
#   $loser (String): who gave check with every move.
ending-perpetual-check = { $loser }が王手をかけ続け、同じ局面が4回現れました（連続王手の千日手）。
# A draw by the move limit of the table.
ending-move-limit = 決めておいた手数の上限に達しました。
#   $winner (String): who declared.
ending-declaration = { $winner }が勝ちを宣言し、条件を満たしていました（入玉宣言）。
# A draw: the points were enough for that only.
ending-declaration-draw = 宣言した点数は、引き分けになる点数でした（持将棋）。
#   $loser (String): who declared.
ending-failed-declaration = { $loser }が勝ちを宣言しましたが、条件を満たしていませんでした（入玉宣言）。
#   $winner (String): whose king it is.
ending-try = { $winner }の玉が、相手の玉が最初にいたマスに着きました（トライルール）。
#   $loser (String): who played it.
ending-illegal-move = { $loser }が反則の手を指しました。
#   $loser (String): whose time it was.
ending-time = { $loser }の時間が切れました。

## Refusals: why a move is not allowed. One sentence, by the board.
## $side (who is to move) is always given.

# The square holds no piece to move.
#   $square (String): the square that was tapped.
refusal-empty-square = { $square }は空いたマスです。動かす駒がありません。
# The piece belongs to the other side.
#   $side (String): who is to move.
#   $square (String): the square that was tapped.
refusal-not-your-piece = 今は{ $side }の手番です。{ $square }の駒は動かせません。
# The target holds a piece of the mover.
#   $square (String): the target.
refusal-own-piece = { $square }には自分の駒があります。
# The piece does not move like that.
#   $piece (String): the piece.
#   $from (String): its square.
#   $to (String): the target.
refusal-not-that-pieces-move = { $piece }は、{ $from }から{ $to }へは動けません。
# Another piece stands in the way.
#   $square (String): the square of the piece in the way.
refusal-blocked = { $square }に駒があるので、その先へは進めません。
# This move does not promote.
#   $piece (String): the piece.
refusal-cannot-promote = この手では、{ $piece }は成れません。
# The piece could never move again, so it must promote.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-must-promote = { $piece }は{ $square }に進むと、その先へ動けません。必ず成ってください。
# The hand holds no such piece.
#   $piece (String): the piece.
refusal-not-in-hand = 持ち駒に{ $piece }がありません。
# A drop on a square that is not empty.
#   $square (String): the target.
refusal-occupied = { $square }には駒があります。持ち駒は空いたマスにしか打てません。
# A drop where the piece could never move.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-dead-end = { $square }に{ $piece }は打てません。打っても、その先へ動けないからです。
# Two pawns on a file.
#   $file (Number): the file, 1 to 9.
#   $square (String): where the other pawn stands.
refusal-nifu = 二歩になります。{ $file }筋には、もう{ $square }に自分の歩があります。
# Mate by dropping a pawn.
#   $square (String): the square of the king.
refusal-uchifuzume = 歩を打って玉を詰ませることはできません（打ち歩詰め）。{ $square }の玉が助からなくなります。
# The move would put or leave the own king in check.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that would give check.
refusal-leaves-king-in-check = この手を指すと、{ $checker }の駒に自分の玉を取られてしまいます。
# The king is in check and the move does not help.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that gives check.
refusal-does-not-answer-check = { $checker }の駒に王手をかけられています。先に玉を助けてください。
# The game has ended.
refusal-game-over = 対局は終わりました。手を戻すか、新しい対局を始めてください。
# A pile of the player who is not to move was tapped.
#   $side (String): who is to move.
refusal-not-your-hand = 今は{ $side }の手番です。この持ち駒は打てません。
# A player who is not to move wants to resign.
#   $side (String): who is to move.
refusal-not-your-turn = 今は{ $side }の手番です。投了は自分の手番のときにできます。
# An earlier position is shown.
refusal-looking-back = 前の局面を見ています。最後の手まで進めると、続きを指せます。
# There is nothing to declare under the rules of this table.
refusal-no-declaration = この対局のルールでは、今は勝ちを宣言できません。
# There is no move to take back.
refusal-nothing-to-undo = 戻せる手がありません。
# No move was taken back.
refusal-nothing-to-redo = 進められる手がありません。
# The game has as many moves as can be saved.
refusal-game-too-long = 保存できる手数の限界に達しました。これ以上は指せません。

## Board and trays, for screen readers

# The whole board.
board-label = 将棋盤
# A square with a piece.
#   $square (String): the square.
#   $piece (String): the piece.
#   $side (String): its owner.
square-label = { $square }、{ $side }の{ $piece }
# A square without a piece.
#   $square (String): the square.
square-empty = { $square }、空きマス
# A label from above with a state from below.
#   $label (String): from square-label, square-empty or hand-label.
#   $state (String): from state-*.
label-with-state = { $label }、{ $state }
# State of a piece that was picked.
state-held = 選択中
# State of a square where the held piece may go.
state-target = ここへ動けます
# State of a square where the held piece may capture.
state-capture = 取れます
# State of a square of the last move.
state-last = 最後の手
# State of a king in check.
state-check = 王手がかかっています
# A pile of pieces in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
#   $count (Number): how many.
hand-label = { $count ->
    [0] { $side }の持ち駒に{ $piece }はありません
   *[other] { $side }の持ち駒、{ $piece }が{ $count }枚
}
# A whole tray.
#   $side (String): whose tray.
tray-label = { $side }の駒台

## Announced by screen readers when it happens

# A piece was picked up.
#   $piece (String): the piece.
#   $count (Number): squares where it may go.
announce-held = { $count ->
    [0] { $piece }を選びました。今は動ける場所がありません。
   *[other] { $piece }を選びました。動けるマスは{ $count }か所です。
}
# A move without capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
announce-move = { $side }が{ $piece }を{ $from }から{ $to }へ動かしました。
# A move with capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
announce-capture = { $side }が{ $piece }を{ $from }から{ $to }へ動かし、{ $captured }を取りました。
# After one of the two above, when the piece promoted.
#   $promoted (String): what the piece became.
announce-promotion = 成って{ $promoted }になりました。
# A drop.
#   $side (String): who dropped.
#   $piece (String): the piece.
#   $to (String): where.
announce-drop = { $side }が{ $to }に{ $piece }を打ちました。
# A check.
#   $side (String): whose king is in check.
announce-check = { $side }の玉に王手がかかりました。
# A move was taken back.
#   $side (String): who is to move now.
announce-undo = 1手戻しました。{ $side }の手番です。
# A move was played again.
#   $side (String): who is to move now.
announce-redo = 1手進めました。{ $side }の手番です。
# The board was turned.
announce-flip = 盤を回しました。
# A new game has begun.
#   $side (String): who is to move.
announce-new = 新しい対局を始めました。{ $side }の手番です。
