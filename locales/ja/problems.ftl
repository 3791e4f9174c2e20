### Mate problems: the list, one problem, and what is said while it is solved. The reader plays Sente, the phone defends Gote.

## The pages

# Under the title: what to do.
problems-intro = あなたは先手、盤の下側です。1手ごとに必ず王手をかけ、最後の手で後手の玉を詰ませてください。後手はスマホが指し、最善を尽くして逃げます。
# Heading over one problem of each length, others each day.
problems-today = 今日の詰将棋
# Heading: problems of so many moves, both sides’ counted; also on a button.
#   $count (Number): 1, 3 or 5.
# At most 24 letters.
problems-length = { $count }手詰
# Below such a heading.
#   $count (Number): problems solved.
#   $all (Number): all of them.
problems-solved = { $all }問のうち{ $count }問を解きました
# Read by screen readers after the number of a problem that was solved.
problem-is-solved = 解決済み
# Title of one problem.
#   $number (Number): its number.
# At most 24 letters.
problem-name = 問題{ $number }
# Link from one problem back to the list.
# At most 24 letters.
problems-all = 問題一覧
# Button to another problem.
# At most 24 letters.
problem-next = 次の問題
# After the mate that the reader has found.
problem-done = 正解です！

## Around the board

# Above the board: what is asked.
problem-goal-1 = 1手で後手の玉を詰ませてください。
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-3 = 3手で後手の玉を詰ませてください。先手、後手、先手の順です。
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-5 = 5手で後手の玉を詰ませてください。先手が3手、後手が2手です。
# Above the board, in the place of Gote’s hand.
problem-rest = 後手の持ち駒：残りの駒すべて
# Button: says what to move; a second time, where to.
# At most 18 letters.
problem-hint = ヒント
# Button: shows the solution move by move.
# At most 18 letters.
problem-show = 解答

## What is said

# A move was right, and the phone has answered it.
#   $answer (String): a sentence of announce-*.
problem-right = 正解！{ $answer }
# The move gives no check, and is not played.
problem-quiet = 王手になっていません。詰将棋では、1手ごとに必ず王手をかけます。
# The move gives check, but the king gets away; the answer stands on the board.
#   $answer (String): a sentence of announce-*.
problem-escape = 王手ですが、玉が逃れます。{ $answer }盤をタップすると、もう一度試せます。
# A hint: the piece to move.
#   $piece (String): its name.
#   $square (String): where it stands.
problem-hint-board = { $square }の{ $piece }を動かします。
# A hint: the piece to drop.
#   $piece (String): its name.
problem-hint-hand = 持ち駒の{ $piece }を打ちます。
# The second hint.
#   $piece (String): the sentence of the first.
#   $square (String): where to.
problem-hint-to = { $piece }行き先は{ $square }です。
