### The decisive moment: one or two sentences for each step. $square is the square that is spoken
### of, $by the square of the piece that is to blame.

# Name of the panel.
# At most 24 letters.
replay-title = كيف انتهت المباراة
# Which step is shown.
#   $step (Number): the step.
#   $count (Number): how many there are.
replay-count = { $step } من { $count }
# Button: the step before.
# At most 12 letters.
replay-back = السابق
# Button: the next step.
# At most 12 letters.
replay-next = التالي
# Button: leaves the steps.
# At most 12 letters.
replay-skip = تخطّي
# Button at the last step.
# At most 12 letters.
replay-done = تم
# A move that was played.
#   $side (String): who moved.
#   $move (String): the move.
replay-move = { $side }: { $move }
# A check.
#   $piece (String): what gives check.
#   $by (String): its square.
#   $square (String): the square of the king.
replay-check = قطعة { $piece } في { $by } تعطي كشًا للملك في { $square }.
# Two pieces give check at once.
replay-double-check = قطعتان تعطيان كشًا معًا، فلا يتحرك إلا الملك.
# The king’s own piece is in its way.
#   $square (String): the square beside the king.
#   $piece (String): what stands there.
replay-own-piece = الملك لا يمكنه الذهاب إلى { $square }: هناك قطعة من جانبه، وهي { $piece }.
# An empty square beside the king is attacked.
#   $square (String): the square beside the king.
#   $piece (String): what attacks it.
#   $by (String): its square.
replay-covered = الملك لا يمكنه الذهاب إلى { $square }: قطعة { $piece } في { $by } تهاجم ذلك المربع.
# The king cannot capture, because the piece is protected.
#   $captured (String): the piece beside the king.
#   $square (String): its square.
#   $piece (String): what protects it.
#   $by (String): the square of that.
replay-protected = الملك لا يمكنه أسر قطعة { $captured } في { $square }: قطعة { $piece } في { $by } تحميها.
# Nothing else captures the piece that gives check.
#   $piece (String): what gives check.
#   $square (String): its square.
replay-no-taker = لا توجد قطعة أخرى يمكنها أسر قطعة { $piece } في { $square }.
# A piece could capture what gives check, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): the square of what gives check.
#   $by (String): the square of what pins it.
replay-pinned-taker = قطعة { $piece } في { $square } لا يمكنها الأسر في { $to }: إذا غادرت مكانها أعطت القطعة التي في { $by } كشًا للملك.
# What gives check stands next to the king.
#   $piece (String): what gives check.
replay-no-room = قطعة { $piece } بجوار الملك: لا شيء يمكنه الدخول بينهما.
# A knight gives check.
replay-jumps = الحصان يقفز: لا شيء يمكنه الدخول بينه وبين الملك.
# Nothing comes between, and the hand is empty.
replay-no-blocker = لا توجد قطعة يمكنها سد الطريق، ولا قطعة في اليد للإنزال.
# A piece could come between, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): where it would go.
#   $by (String): the square of what pins it.
replay-pinned-blocker = قطعة { $piece } في { $square } لا يمكنها سد الطريق في { $to }: إذا غادرت مكانها أعطت القطعة التي في { $by } كشًا للملك.
# A piece in hand could come between, but a rule forbids the drop.
#   $piece (String): the piece.
#   $square (String): where it would be dropped.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-barred-drop = لا يمكن إنزال قطعة { $piece } في { $square } لسد الطريق. { $reason }
# The same position again.
#   $time (Number): for which time it stands.
#   $count (Number): moves before it.
replay-again = { $count ->
    [zero] المرة { $time } من 4: هذا الوضع، في بداية المباراة.
    [one] المرة { $time } من 4: الوضع نفسه، بعد نقلة واحدة.
    [two] المرة { $time } من 4: الوضع نفسه، بعد نقلتين.
    [few] المرة { $time } من 4: الوضع نفسه، بعد { $count } نقلات.
    [many] المرة { $time } من 4: الوضع نفسه، بعد { $count } نقلة.
   *[other] المرة { $time } من 4: الوضع نفسه، بعد { $count } نقلة.
}
# One of the checks of a perpetual check.
#   $number (Number): which of them.
#   $by (String): the square of what gives check.
#   $square (String): the square of the king.
replay-perpetual = الكش رقم { $number }: القطعة التي في { $by } تهاجم الملك في { $square }.
# The forbidden move that lost.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-forbidden = هذه النقلة ممنوعة. { $reason }
