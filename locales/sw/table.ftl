### The people at the table: seats, names, the score of the sitting, and questions between them.

## At a seat, small, beside the status

# The name that a player has given, before the first game of the sitting is over.
#   $name (String): the name.
#   $side (String): the player’s side, from side-*.
seat-name = { $name } ({ $side })
# The score of the sitting: the games that each has won. Whoever sits here comes first.
#   $own (String): the name of whoever sits here, or the side.
#   $own-won (Number): the games that this player has won.
#   $other (String): the other player’s name, or the side.
#   $other-won (Number): the games that the other player has won.
seat-score = { $own } { $own-won } – { $other-won } { $other }
# The score with the drawn games.
#   $score (String): from seat-score.
#   $count (Number): the drawn games.
seat-score-draws = { $score }, sare { $count }

## On the result sheet

# Who begins the next game, when that player has a name.
#   $name (String): the name.
next-beginner = Mchezo ujao utaanzwa na { $name }.
# The same when the player has no name; sides may change with the next game.
#   $side (String): the side of that player in the game that has ended, from side-*.
next-beginner-side = Mchezo ujao utaanzwa na aliyekuwa { $side }.

## How the players share the screen

# In the menu: heading over the three pictures of how the players sit.
# At most 24 letters.
table-seating = Mmekaaje?
# In the menu and on the home screen: opens the sheet with the two names.
# At most 24 letters.
table-names = Majina ya wachezaji
# Choice: the phone lies between them.
# At most 24 letters.
settings-seating-face-to-face = Ana kwa ana
    .detail = Simu iko katikati. Upande wa juu umegeuzwa kwa mchezaji wa pili.
# Choice: they hand the phone to each other.
# At most 24 letters.
settings-seating-pass-and-turn = Kupokezana
    .detail = Mnapeana simu. Baada ya kila hatua ubao unageuka.
# Choice: they sit on the same side.
# At most 24 letters.
settings-seating-same-side = Upande mmoja
    .detail = Mmekaa pamoja. Hakuna kinachogeuka.
# Heading over two fields.
# At most 30 letters.
settings-names = Majina
    .detail = Si lazima. Yanaonekana kando ya ubao na kwenye matokeo.
# Label of a field: the player at the lower edge of the screen.
# At most 24 letters.
settings-name-near = Mchezaji wa kwanza
# Label of a field: the player across the table.
# At most 24 letters.
settings-name-far = Mchezaji wa pili

## The far player’s own buttons, for screen readers

# Takes the last move back, at the far edge.
#   $side (String): the far player, from side-*.
far-undo = Rudisha hatua, { $side }
# Gives the game up, at the far edge.
#   $side (String): the far player, from side-*.
far-resign = Jitoe, { $side }

## A move is taken back only if the other player agrees

# Asked of the other player.
#   $side (String): whoever is asked, from side-*.
#   $asker (String): whoever wants the move back, from side-*.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-undo = { $side }, unakubali hatua irudishwe?
    .text = { $asker } anaomba kurudisha hatua ya mwisho.
    .yes = Ndiyo, irudishwe
    .no = Hapana
