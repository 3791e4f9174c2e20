### The sheet for declaring an impasse (jishogi), open only where the table has chosen that rule.

# Opens the sheet; also the button that declares.
# At most 24 letters.
button-declare = Déclarer la victoire
# Title of the sheet.
declare-title = Impasse (jishogi)
# Condition: the own king has entered.
declare-king = Votre roi est entré dans le camp adverse.
# Condition: the own king is not in check.
declare-no-check = Votre roi n’est pas en échec.
# Condition: own pieces in the three far ranks, the king left out.
#   $count (Number): how many there are.
#   $needed (Number): how many are needed.
declare-pieces = Vos pièces dans le camp adverse : { $count } sur { $needed }.
# Condition by the 27-point rule.
#   $points (Number): the points.
#   $needed (Number): the points needed.
declare-points-27 = Vos points : { $points } sur { $needed }.
# Condition by the 24-point rule.
#   $points (Number): the points.
#   $win (Number): points that win.
#   $draw (Number): points that draw.
declare-points-24 = Vos points : { $points }. Victoire à partir de { $win }, partie nulle à partir de { $draw }.
# What is at stake.
declare-risk = Si vous déclarez la victoire et qu’une condition manque, vous perdez.
# Before a condition that holds, for screen readers.
declare-holds = Condition remplie :
# Before a condition that does not hold, for screen readers.
declare-lacks = Pas encore :
# Button: both players agree that the game is an impasse; points decide.
# At most 24 letters.
declare-agree = Nous sommes d’accord
# Button: closes the sheet.
# At most 24 letters.
declare-not = Ne pas déclarer
