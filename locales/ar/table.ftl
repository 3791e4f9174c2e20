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
seat-score-draws = { $score }، التعادل: { $count }

## On the result sheet

# Who begins the next game, when that player has a name.
#   $name (String): the name.
next-beginner = يبدأ المباراة التالية: { $name }.
# The same when the player has no name; sides may change with the next game.
#   $side (String): the side of that player in the game that has ended, from side-*.
next-beginner-side = يبدأ المباراة التالية من كان { $side }.

## How the players share the screen

# In the menu: heading over the three pictures of how the players sit.
# At most 24 letters.
table-seating = كيف تجلسان؟
# In the menu and on the home screen: opens the sheet with the two names.
# At most 24 letters.
table-names = أسماء اللاعبين
# Choice: the phone lies between them.
# At most 24 letters.
settings-seating-face-to-face = وجهًا لوجه
    .detail = الهاتف بينكما. الجانب البعيد مقلوب نحو اللاعب الثاني.
# Choice: they hand the phone to each other.
# At most 24 letters.
settings-seating-pass-and-turn = بالتناوب
    .detail = يناول كل منكما الهاتف للآخر. تدور الرقعة بعد كل نقلة.
# Choice: they sit on the same side.
# At most 24 letters.
settings-seating-same-side = جنبًا إلى جنب
    .detail = تجلسان في جهة واحدة. لا شيء يدور.
# Heading over two fields.
# At most 30 letters.
settings-names = الأسماء
    .detail = ليست ضرورية. تظهر بجانب الرقعة وفي النتيجة.
# Label of a field: the player at the lower edge of the screen.
# At most 24 letters.
settings-name-near = اللاعب الأول
# Label of a field: the player across the table.
# At most 24 letters.
settings-name-far = اللاعب الثاني

## The far player’s own buttons, for screen readers

# Takes the last move back, at the far edge.
#   $side (String): the far player, from side-*.
far-undo = تراجع عن النقلة، { $side }
# Gives the game up, at the far edge.
#   $side (String): the far player, from side-*.
far-resign = استسلام، { $side }

## A move is taken back only if the other player agrees

# Asked of the other player.
#   $side (String): whoever is asked, from side-*.
#   $asker (String): whoever wants the move back, from side-*.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-undo = { $side }، هل توافق على التراجع؟
    .text = يطلب { $asker } التراجع عن آخر نقلة.
    .yes = نعم، موافق
    .no = لا
