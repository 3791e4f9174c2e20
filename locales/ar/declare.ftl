### The sheet for declaring an impasse (jishogi), open only where the table has chosen that rule.

# Opens the sheet; also the button that declares.
# At most 24 letters.
button-declare = إعلان الفوز
# Title of the sheet.
declare-title = الانسداد (jishogi)
# Condition: the own king has entered.
declare-king = ملكك في معسكر الخصم.
# Condition: the own king is not in check.
declare-no-check = ملكك ليس في كش.
# Condition: own pieces in the three far ranks, the king left out.
#   $count (Number): how many there are.
#   $needed (Number): how many are needed.
declare-pieces = قطعك في معسكر الخصم: { $count } من { $needed }.
# Condition by the 27-point rule.
#   $points (Number): the points.
#   $needed (Number): the points needed.
declare-points-27 = نقاطك: { $points } من { $needed }.
# Condition by the 24-point rule.
#   $points (Number): the points.
#   $win (Number): points that win.
#   $draw (Number): points that draw.
declare-points-24 = نقاطك: { $points }. الفوز بـ { $win } أو أكثر، والتعادل بـ { $draw } أو أكثر.
# What is at stake.
declare-risk = إذا أعلنت دون استيفاء كل الشروط فأنت الخاسر.
# Before a condition that holds, for screen readers.
declare-holds = متحقق:
# Before a condition that does not hold, for screen readers.
declare-lacks = ناقص:
# Button: both players agree that the game is an impasse; points decide.
# At most 24 letters.
declare-agree = نحن متفقان
# Button: closes the sheet.
# At most 24 letters.
declare-not = عدم الإعلان
