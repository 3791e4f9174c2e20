### The sheet for declaring an impasse (jishogi), open only where the table has chosen that rule.

# Opens the sheet; also the button that declares.
# At most 24 letters.
button-declare = Declarar vitória
# Title of the sheet.
declare-title = Impasse (jishogi)
# Condition: the own king has entered.
declare-king = O seu rei está no campo adversário.
# Condition: the own king is not in check.
declare-no-check = O seu rei não está em xeque.
# Condition: own pieces in the three far ranks, the king left out.
#   $count (Number): how many there are.
#   $needed (Number): how many are needed.
declare-pieces = As suas peças no campo adversário: { $count } de { $needed }.
# Condition by the 27-point rule.
#   $points (Number): the points.
#   $needed (Number): the points needed.
declare-points-27 = Os seus pontos: { $points } de { $needed }.
# Condition by the 24-point rule.
#   $points (Number): the points.
#   $win (Number): points that win.
#   $draw (Number): points that draw.
declare-points-24 = Os seus pontos: { $points }. Com { $win } ou mais vence; com { $draw } ou mais empata.
# What is at stake.
declare-risk = Quem declara sem cumprir todas as condições perde.
# Before a condition that holds, for screen readers.
declare-holds = Cumprida:
# Before a condition that does not hold, for screen readers.
declare-lacks = Ainda não:
# Button: both players agree that the game is an impasse; points decide.
# At most 24 letters.
declare-agree = Estamos de acordo
# Button: closes the sheet.
# At most 24 letters.
declare-not = Não declarar
