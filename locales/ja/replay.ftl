### The decisive moment: one or two sentences for each step. $square is the square that is spoken
### of, $by the square of the piece that is to blame.

# Name of the panel.
# At most 24 letters.
replay-title = 終局までの流れ
# Which step is shown.
#   $step (Number): the step.
#   $count (Number): how many there are.
replay-count = { $step } / { $count }
# Button: the step before.
# At most 12 letters.
replay-back = 前へ
# Button: the next step.
# At most 12 letters.
replay-next = 次へ
# Button: leaves the steps.
# At most 12 letters.
replay-skip = 飛ばす
# Button at the last step.
# At most 12 letters.
replay-done = 終わる
# A move that was played.
#   $side (String): who moved.
#   $move (String): the move.
replay-move = { $side }：{ $move }
# A check.
#   $piece (String): what gives check.
#   $by (String): its square.
#   $square (String): the square of the king.
replay-check = { $by }の{ $piece }が、{ $square }の玉に王手をかけています。
# Two pieces give check at once.
replay-double-check = 2枚の駒が同時に王手をかけています。玉が動くしかありません。
# The king’s own piece is in its way.
#   $square (String): the square beside the king.
#   $piece (String): what stands there.
replay-own-piece = 玉は{ $square }へ行けません。味方の{ $piece }がいるからです。
# An empty square beside the king is attacked.
#   $square (String): the square beside the king.
#   $piece (String): what attacks it.
#   $by (String): its square.
replay-covered = 玉は{ $square }へ行けません。{ $by }の{ $piece }に取られるからです。
# The king cannot capture, because the piece is protected.
#   $captured (String): the piece beside the king.
#   $square (String): its square.
#   $piece (String): what protects it.
#   $by (String): the square of that.
replay-protected = 玉は{ $square }の{ $captured }を取れません。{ $by }の{ $piece }が支えているからです。
# Nothing else captures the piece that gives check.
#   $piece (String): what gives check.
#   $square (String): its square.
replay-no-taker = { $square }の{ $piece }を取れる駒は、ほかにありません。
# A piece could capture what gives check, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): the square of what gives check.
#   $by (String): the square of what pins it.
replay-pinned-taker = { $square }の{ $piece }は、{ $to }の駒を取れません。動くと、{ $by }の駒が王手になるからです。
# What gives check stands next to the king.
#   $piece (String): what gives check.
replay-no-room = { $piece }は玉のすぐ隣にいます。間に駒を入れられません。
# A knight gives check.
replay-jumps = 桂馬は飛び越えてきます。間に駒を入れて防ぐことはできません。
# Nothing comes between, and the hand is empty.
replay-no-blocker = 間に入れる駒が盤になく、打てる持ち駒もありません。
# A piece could come between, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): where it would go.
#   $by (String): the square of what pins it.
replay-pinned-blocker = { $square }の{ $piece }は、間の{ $to }に入れません。動くと、{ $by }の駒が王手になるからです。
# A piece in hand could come between, but a rule forbids the drop.
#   $piece (String): the piece.
#   $square (String): where it would be dropped.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-barred-drop = { $square }に{ $piece }を打って防ぐことはできません。{ $reason }
# The same position again.
#   $time (Number): for which time it stands.
#   $count (Number): moves before it.
replay-again = { $count ->
    [0] 4回のうち{ $time }回目：対局の始めの局面です。
   *[other] 4回のうち{ $time }回目：{ $count }手の後に、また同じ局面です。
}
# One of the checks of a perpetual check.
#   $number (Number): which of them.
#   $by (String): the square of what gives check.
#   $square (String): the square of the king.
replay-perpetual = { $number }回目の王手：{ $by }の駒が、{ $square }の玉に王手をかけています。
# The forbidden move that lost.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-forbidden = この手は反則です。{ $reason }
