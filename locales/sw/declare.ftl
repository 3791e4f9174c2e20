### The sheet for declaring an impasse (jishogi), open only where the table has chosen that rule.

# Opens the sheet; also the button that declares.
# At most 24 letters.
button-declare = Tangaza ushindi
# Title of the sheet.
declare-title = Mkwamo (jishogi)
# Condition: the own king has entered.
declare-king = Mfalme wako yuko kwenye kambi ya mpinzani.
# Condition: the own king is not in check.
declare-no-check = Mfalme wako hatishiwi.
# Condition: own pieces in the three far ranks, the king left out.
#   $count (Number): how many there are.
#   $needed (Number): how many are needed.
declare-pieces = Kete zako kwenye kambi ya mpinzani: { $count } kati ya { $needed }.
# Condition by the 27-point rule.
#   $points (Number): the points.
#   $needed (Number): the points needed.
declare-points-27 = Pointi zako: { $points } kati ya { $needed }.
# Condition by the 24-point rule.
#   $points (Number): the points.
#   $win (Number): points that win.
#   $draw (Number): points that draw.
declare-points-24 = Pointi zako: { $points }. Ushindi ni { $win } au zaidi, sare ni { $draw } au zaidi.
# What is at stake.
declare-risk = Ukitangaza bila kutimiza masharti yote, unashindwa.
# Before a condition that holds, for screen readers.
declare-holds = Imetimia:
# Before a condition that does not hold, for screen readers.
declare-lacks = Bado:
# Button: both players agree that the game is an impasse; points decide.
# At most 24 letters.
declare-agree = Tumekubaliana
# Button: closes the sheet.
# At most 24 letters.
declare-not = Usitangaze
