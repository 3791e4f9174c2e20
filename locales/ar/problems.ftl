### Mate problems: the list, one problem, and what is said while it is solved. The reader plays Sente, the phone defends Gote.

## The pages

# Under the title: what to do.
problems-intro = أنت سينته، في الأسفل. كل نقلة لك يجب أن تعطي كشًا لملك غوته، والأخيرة كش مات. الهاتف يلعب مكان غوته ويدافع أحسن دفاع.
# Heading over one problem of each length, others each day.
problems-today = ألغاز اليوم
# Heading: problems of so many moves, both sides’ counted; also on a button.
#   $count (Number): 1, 3 or 5.
# At most 24 letters.
problems-length = { $count ->
    [zero] { $count } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
# Below such a heading.
#   $count (Number): problems solved.
#   $all (Number): all of them.
problems-solved = حللت { $count } من { $all }
# Read by screen readers after the number of a problem that was solved.
problem-is-solved = محلول
# Title of one problem.
#   $number (Number): its number.
# At most 24 letters.
problem-name = اللغز { $number }
# Link from one problem back to the list.
# At most 24 letters.
problems-all = كل الألغاز
# Button to another problem.
# At most 24 letters.
problem-next = اللغز التالي
# After the mate that the reader has found.
problem-done = أحسنت، حللت اللغز!

## Around the board

# Above the board: what is asked.
problem-goal-1 = أعطِ ملك غوته كش مات في نقلة واحدة.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-3 = أعطِ ملك غوته كش مات في 3 نقلات: نقلة لك، ثم لغوته، ثم لك.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-5 = أعطِ ملك غوته كش مات في 5 نقلات: 3 لك و2 لغوته.
# Above the board, in the place of Gote’s hand.
problem-rest = في يد غوته كل القطع الباقية.
# Button: says what to move; a second time, where to.
# At most 18 letters.
problem-hint = تلميح
# Button: shows the solution move by move.
# At most 18 letters.
problem-show = الحل

## What is said

# A move was right, and the phone has answered it.
#   $answer (String): a sentence of announce-*.
problem-right = صحيح! { $answer }
# The move gives no check, and is not played.
problem-quiet = هذه النقلة ليست كشًا. في اللغز يجب أن تعطي كل نقلة لك كشًا.
# The move gives check, but the king gets away; the answer stands on the board.
#   $answer (String): a sentence of announce-*.
problem-escape = هذا كش، لكن الملك ينجو: { $answer } المس الرقعة لتحاول من جديد.
# A hint: the piece to move.
#   $piece (String): its name.
#   $square (String): where it stands.
problem-hint-board = حرّك قطعة { $piece } التي في { $square }.
# A hint: the piece to drop.
#   $piece (String): its name.
problem-hint-hand = أنزل قطعة { $piece } التي في يدك.
# The second hint.
#   $piece (String): the sentence of the first.
#   $square (String): where to.
problem-hint-to = { $piece } مربعها هو { $square }.
