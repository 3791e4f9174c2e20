### The sheet for declaring an impasse (jishogi), open only where the table has chosen that rule.

# Opens the sheet; also the button that declares.
# At most 24 letters.
button-declare = Declare a win
# Title of the sheet.
declare-title = Impasse (jishogi)
# Condition: the own king has entered.
declare-king = Your king stands in the opponent’s camp.
# Condition: the own king is not in check.
declare-no-check = Your king is not in check.
# Condition: own pieces in the three far ranks, the king left out.
#   $count (Number): how many there are.
#   $needed (Number): how many are needed.
declare-pieces = Your pieces in the opponent’s camp: { $count } of { $needed }.
# Condition by the 27-point rule.
#   $points (Number): the points.
#   $needed (Number): the points needed.
declare-points-27 = Your points: { $points } of { $needed }.
# Condition by the 24-point rule.
#   $points (Number): the points.
#   $win (Number): points that win.
#   $draw (Number): points that draw.
declare-points-24 = Your points: { $points }. { $win } or more win, { $draw } or more draw.
# What is at stake.
declare-risk = If you declare and a condition is missing, you lose.
# Before a condition that holds, for screen readers.
declare-holds = Fulfilled:
# Before a condition that does not hold, for screen readers.
declare-lacks = Not yet:
# Button: both players agree that the game is an impasse; points decide.
# At most 24 letters.
declare-agree = We both agree
# Button: closes the sheet.
# At most 24 letters.
declare-not = Do not declare
