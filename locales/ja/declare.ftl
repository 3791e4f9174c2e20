### The sheet for declaring an impasse (jishogi), open only where the table has chosen that rule.

# Opens the sheet; also the button that declares.
# At most 24 letters.
button-declare = 勝ちを宣言する
# Title of the sheet.
declare-title = 持将棋（じしょうぎ）
# Condition: the own king has entered.
declare-king = 自分の玉が敵陣の中にいる。
# Condition: the own king is not in check.
declare-no-check = 自分の玉に王手がかかっていない。
# Condition: own pieces in the three far ranks, the king left out.
#   $count (Number): how many there are.
#   $needed (Number): how many are needed.
declare-pieces = 敵陣にある自分の駒：{ $needed }枚のうち{ $count }枚。
# Condition by the 27-point rule.
#   $points (Number): the points.
#   $needed (Number): the points needed.
declare-points-27 = 自分の点数：{ $needed }点のうち{ $points }点。
# Condition by the 24-point rule.
#   $points (Number): the points.
#   $win (Number): points that win.
#   $draw (Number): points that draw.
declare-points-24 = 自分の点数：{ $points }点。{ $win }点以上で勝ち、{ $draw }点以上で引き分け。
# What is at stake.
declare-risk = 条件が1つでも足りないまま宣言すると、負けになります。
# Before a condition that holds, for screen readers.
declare-holds = 達成：
# Before a condition that does not hold, for screen readers.
declare-lacks = 未達成：
# Button: both players agree that the game is an impasse; points decide.
# At most 24 letters.
declare-agree = 合意して持将棋にする
# Button: closes the sheet.
# At most 24 letters.
declare-not = 宣言しない
