### Mate problems: the list, one problem, and what is said while it is solved. The reader plays Sente, the phone defends Gote.

## The pages

# Under the title: what to do.
problems-intro = You are Sente, at the bottom. Every move of yours must give check to Gote’s king, and after the last one it cannot be saved. The phone plays Gote and defends as well as it can.
# Heading over one problem of each length, others each day.
problems-today = Today’s problems
# Heading: problems of so many moves, both sides’ counted; also on a button.
#   $count (Number): 1, 3 or 5.
# At most 24 letters.
problems-length = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# Below such a heading.
#   $count (Number): problems solved.
#   $all (Number): all of them.
problems-solved = Solved { $count } of { $all }
# Read by screen readers after the number of a problem that was solved.
problem-is-solved = solved
# Title of one problem.
#   $number (Number): its number.
# At most 24 letters.
problem-name = Problem { $number }
# Link from one problem back to the list.
# At most 24 letters.
problems-all = All problems
# Button to another problem.
# At most 24 letters.
problem-next = Next problem
# After the mate that the reader has found.
problem-done = You have solved it!

## Around the board

# Above the board: what is asked.
problem-goal-1 = Mate Gote’s king in 1 move.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-3 = Mate Gote’s king in 3 moves: yours, Gote’s, yours.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-5 = Mate Gote’s king in 5 moves: 3 of yours and 2 of Gote’s.
# Above the board, in the place of Gote’s hand.
problem-rest = Gote holds all the other pieces.
# Button: says what to move; a second time, where to.
# At most 18 letters.
problem-hint = Hint
# Button: shows the solution move by move.
# At most 18 letters.
problem-show = Solution

## What is said

# A move was right, and the phone has answered it.
#   $answer (String): a sentence of announce-*.
problem-right = Right! { $answer }
# The move gives no check, and is not played.
problem-quiet = This move gives no check. In a problem every move of yours must give check.
# The move gives check, but the king gets away; the answer stands on the board.
#   $answer (String): a sentence of announce-*.
problem-escape = It is check, but the king gets away: { $answer } Tap the board to try again.
# A hint: the piece to move.
#   $piece (String): its name.
#   $square (String): where it stands.
problem-hint-board = Move the { $piece } on { $square }.
# A hint: the piece to drop.
#   $piece (String): its name.
problem-hint-hand = Drop the { $piece } in hand.
# The second hint.
#   $piece (String): the sentence of the first.
#   $square (String): where to.
problem-hint-to = { $piece } It goes to { $square }.
