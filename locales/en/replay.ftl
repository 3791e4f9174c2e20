### The decisive moment: one or two sentences for each step. $square is the square that is spoken
### of, $by the square of the piece that is to blame.

# Name of the panel.
# At most 24 letters.
replay-title = How the game ended
# Which step is shown.
#   $step (Number): the step.
#   $count (Number): how many there are.
replay-count = { $step } of { $count }
# Button: the step before.
# At most 12 letters.
replay-back = Previous
# Button: the next step.
# At most 12 letters.
replay-next = Next
# Button: leaves the steps.
# At most 12 letters.
replay-skip = Skip
# Button at the last step.
# At most 12 letters.
replay-done = Done
# A move that was played.
#   $side (String): who moved.
#   $move (String): the move.
replay-move = { $side }: { $move }
# A check.
#   $piece (String): what gives check.
#   $by (String): its square.
#   $square (String): the square of the king.
replay-check = The { $piece } on { $by } gives check to the king on { $square }.
# Two pieces give check at once.
replay-double-check = Two pieces give check at once, so only the king may move.
# The king’s own piece is in its way.
#   $square (String): the square beside the king.
#   $piece (String): what stands there.
replay-own-piece = The king cannot go to { $square }: its own { $piece } stands there.
# An empty square beside the king is attacked.
#   $square (String): the square beside the king.
#   $piece (String): what attacks it.
#   $by (String): its square.
replay-covered = The king cannot go to { $square }: the { $piece } on { $by } attacks that square.
# The king cannot capture, because the piece is protected.
#   $captured (String): the piece beside the king.
#   $square (String): its square.
#   $piece (String): what protects it.
#   $by (String): the square of that.
replay-protected = The king cannot capture the { $captured } on { $square }: the { $piece } on { $by } protects it.
# Nothing else captures the piece that gives check.
#   $piece (String): what gives check.
#   $square (String): its square.
replay-no-taker = No other piece can capture the { $piece } on { $square }.
# A piece could capture what gives check, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): the square of what gives check.
#   $by (String): the square of what pins it.
replay-pinned-taker = The { $piece } on { $square } cannot capture on { $to }: without it, the piece on { $by } would give check.
# What gives check stands next to the king.
#   $piece (String): what gives check.
replay-no-room = The { $piece } stands next to the king: nothing can come between.
# A knight gives check.
replay-jumps = The knight jumps: nothing can come between.
# Nothing comes between, and the hand is empty.
replay-no-blocker = No piece can come between, and there is none in hand to drop.
# A piece could come between, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): where it would go.
#   $by (String): the square of what pins it.
replay-pinned-blocker = The { $piece } on { $square } cannot come between on { $to }: without it, the piece on { $by } would give check.
# A piece in hand could come between, but a rule forbids the drop.
#   $piece (String): the piece.
#   $square (String): where it would be dropped.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-barred-drop = The { $piece } cannot be dropped on { $square } to come between. { $reason }
# The same position again.
#   $time (Number): for which time it stands.
#   $count (Number): moves before it.
replay-again = { $count ->
    [0] Time { $time } of 4: this position, at the start of the game.
    [one] Time { $time } of 4: the same position, after { $count } move.
   *[other] Time { $time } of 4: the same position, after { $count } moves.
}
# One of the checks of a perpetual check.
#   $number (Number): which of them.
#   $by (String): the square of what gives check.
#   $square (String): the square of the king.
replay-perpetual = Check { $number }: the piece on { $by } attacks the king on { $square }.
# The forbidden move that lost.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-forbidden = This move is forbidden. { $reason }
