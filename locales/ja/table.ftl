### The people at the table: seats, names, the score of the sitting, and questions between them.

## At a seat, small, beside the status

# The name that a player has given, before the first game of the sitting is over.
#   $name (String): the name.
#   $side (String): the player’s side, from side-*.
seat-name = { $name }（{ $side }）
# The score of the sitting: the games that each has won. Whoever sits here comes first.
#   $own (String): the name of whoever sits here, or the side.
#   $own-won (Number): the games that this player has won.
#   $other (String): the other player’s name, or the side.
#   $other-won (Number): the games that the other player has won.
seat-score = { $own } { $own-won } – { $other-won } { $other }
# The score with the drawn games.
#   $score (String): from seat-score.
#   $count (Number): the drawn games.
seat-score-draws = { $score }、引き分け{ $count }

## On the result sheet

# Who begins the next game, when that player has a name.
#   $name (String): the name.
next-beginner = 次の対局は、{ $name }から始めます。
# The same when the player has no name; sides may change with the next game.
#   $side (String): the side of that player in the game that has ended, from side-*.
next-beginner-side = 次の対局は、今回{ $side }だった人から始めます。

## How the players share the screen

# In the menu: heading over the three pictures of how the players sit.
# At most 24 letters.
table-seating = どう座りますか？
# In the menu and on the home screen: opens the sheet with the two names.
# At most 24 letters.
table-names = ふたりの名前
# Choice: the phone lies between them.
# At most 24 letters.
settings-seating-face-to-face = 対面
    .detail = 端末を間に置きます。上側の表示は、向かいの人のほうを向きます。
# Choice: they hand the phone to each other.
# At most 24 letters.
settings-seating-pass-and-turn = 手渡し
    .detail = 端末を交互に手渡します。1手ごとに盤が回ります。
# Choice: they sit on the same side.
# At most 24 letters.
settings-seating-same-side = 横並び
    .detail = 並んで座ります。何も回りません。
# Heading over two fields.
# At most 30 letters.
settings-names = 名前
    .detail = 入れなくてもかまいません。盤の横と結果に出ます。
# Label of a field: the player at the lower edge of the screen.
# At most 24 letters.
settings-name-near = 1人目の名前
# Label of a field: the player across the table.
# At most 24 letters.
settings-name-far = 2人目の名前

## The far player’s own buttons, for screen readers

# Takes the last move back, at the far edge.
#   $side (String): the far player, from side-*.
far-undo = 1手戻す、{ $side }
# Gives the game up, at the far edge.
#   $side (String): the far player, from side-*.
far-resign = 投了する、{ $side }

## A move is taken back only if the other player agrees

# Asked of the other player.
#   $side (String): whoever is asked, from side-*.
#   $asker (String): whoever wants the move back, from side-*.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-undo = { $side }、手を戻してもいいですか？
    .text = { $asker }が、最後の手を戻したいそうです。
    .yes = はい、戻します
    .no = いいえ
