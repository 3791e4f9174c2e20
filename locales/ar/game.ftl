### The game screen: status, trays, promotion, results, refusals, and what screen readers say.
### $side, $winner and $loser are names from side-*; $piece and its like are names from piece-*;
### squares are written such as 7g.

## Status, between board and near tray

#   $side (String): who is to move.
# At most 40 letters.
status-turn = الدور: { $side }
#   $side (String): who is to move and in check.
# At most 40 letters.
status-check = الدور: { $side }، والملك في كش
# The game is over and somebody won.
#   $winner (String): who won.
#   $reason (String): the whole sentence from ending-*.
status-win = الفائز: { $winner }. { $reason }
# The game is over and nobody won.
#   $reason (String): the whole sentence from ending-*.
status-draw = تعادل. { $reason }
# How many moves have been played.
#   $count (Number): moves played.
# At most 12 letters.
move-count = النقلات: { $count }

## Promotion

# Title of the choice at the square.
#   $piece (String): the piece that may promote.
promote-title = هل تريد ترقية قطعة { $piece }؟
# The choice to promote.
#   $promoted (String): what the piece becomes.
# At most 14 letters.
promote-yes = ترقية
    .label = ترقية القطعة لتصبح { $promoted }
# The choice not to promote.
#   $piece (String): what the piece stays.
# At most 14 letters.
promote-no = بلا ترقية
    .label = بلا ترقية، تبقى قطعة { $piece } كما هي

## Results

# Title of the result sheet when somebody won.
#   $winner (String): who won.
# At most 24 letters.
result-win = الفائز: { $winner }
# Title of the result sheet when nobody won.
# At most 24 letters.
result-draw = تعادل

## How the game ended: below the title of the result sheet; names the rule. $winner and $loser are always given.

#   $loser (String): whose king it is.
ending-checkmate = كش مات: لا نجاة لملك { $loser }.
#   $loser (String): who cannot move.
ending-no-legal-move = لم تبقَ للاعب { $loser } أي نقلة مسموحة.
#   $loser (String): who resigned.
ending-resignation = استسلم اللاعب { $loser }.
# A draw by repetition.
ending-repetition = تكرر الوضع نفسه أربع مرات (sennichite).
#   $loser (String): who gave check with every move.
ending-perpetual-check = كرر اللاعب { $loser } الوضع نفسه أربع مرات بكش في كل نقلة.
# A draw by the move limit of the table.
ending-move-limit = بلغت المباراة حد النقلات.
#   $winner (String): who declared.
ending-declaration = أعلن اللاعب { $winner } الفوز واستوفى الشروط (jishogi).
# A draw: the points were enough for that only.
ending-declaration-draw = النقاط المعلنة تكفي للتعادل فقط (jishogi).
#   $loser (String): who declared.
ending-failed-declaration = أعلن اللاعب { $loser } الفوز دون أن يستوفي الشروط (jishogi).
#   $winner (String): whose king it is.
ending-try = وصل ملك { $winner } إلى المربع الذي بدأ منه ملك الخصم.
#   $loser (String): who played it.
ending-illegal-move = لعب اللاعب { $loser } نقلة ممنوعة.
#   $loser (String): whose time it was.
ending-time = انتهى وقت اللاعب { $loser }.

## Refusals: why a move is not allowed. One sentence, by the board.
## $side (who is to move) is always given.

# The square holds no piece to move.
#   $square (String): the square that was tapped.
refusal-empty-square = المربع { $square } خالٍ: لا توجد فيه قطعة لتحريكها.
# The piece belongs to the other side.
#   $side (String): who is to move.
#   $square (String): the square that was tapped.
refusal-not-your-piece = القطعة التي في { $square } لا تتحرك الآن: الدور دور { $side }.
# The target holds a piece of the mover.
#   $square (String): the target.
refusal-own-piece = في المربع { $square } قطعة لك.
# The piece does not move like that.
#   $piece (String): the piece.
#   $from (String): its square.
#   $to (String): the target.
refusal-not-that-pieces-move = قطعة { $piece } لا تتحرك هكذا، من { $from } إلى { $to }.
# Another piece stands in the way.
#   $square (String): the square of the piece in the way.
refusal-blocked = القطعة التي في { $square } تسد الطريق.
# This move does not promote.
#   $piece (String): the piece.
refusal-cannot-promote = قطعة { $piece } لا تُرقّى بهذه النقلة.
# The piece could never move again, so it must promote.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-must-promote = قطعة { $piece } تجب ترقيتها عند بلوغ { $square }: لا طريق أمامها هناك.
# The hand holds no such piece.
#   $piece (String): the piece.
refusal-not-in-hand = ليس في يدك قطعة من نوع { $piece }.
# A drop on a square that is not empty.
#   $square (String): the target.
refusal-occupied = المربع { $square } ليس خاليًا: لا تُنزَل القطع إلا في مربع خالٍ.
# A drop where the piece could never move.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-dead-end = لا تُنزِل قطعة { $piece } في { $square }: لن يبقى أمامها طريق.
# Two pawns on a file.
#   $file (Number): the file, 1 to 9.
#   $square (String): where the other pawn stands.
refusal-nifu = بيدقان (nifu): لك بيدق في العمود { $file }، في المربع { $square }.
# Mate by dropping a pawn.
#   $square (String): the square of the king.
refusal-uchifuzume = لا يجوز إنهاء المباراة بإنزال بيدق (uchifuzume): لا نجاة بعده للملك في { $square }.
# The move would put or leave the own king in check.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that would give check.
refusal-leaves-king-in-check = هذه النقلة تترك ملكك في كش من القطعة التي في { $checker }.
# The king is in check and the move does not help.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that gives check.
refusal-does-not-answer-check = القطعة التي في { $checker } تعطي كشًا: أنقذ ملكك أولًا.
# The game has ended.
refusal-game-over = انتهت المباراة. تراجع عن نقلة أو ابدأ مباراة جديدة.
# A pile of the player who is not to move was tapped.
#   $side (String): who is to move.
refusal-not-your-hand = لا يمكن إنزال هذه القطع الآن: الدور دور { $side }.
# A player who is not to move wants to resign.
#   $side (String): who is to move.
refusal-not-your-turn = يمكنك الاستسلام حين يأتي دورك. الدور الآن دور { $side }.
# An earlier position is shown.
refusal-looking-back = أنت تشاهد وضعًا سابقًا: عد إلى آخر نقلة كي تلعب.
# There is nothing to declare under the rules of this table.
refusal-no-declaration = قواعد هذه المباراة لا تسمح لك بإعلان الفوز الآن.
# There is no move to take back.
refusal-nothing-to-undo = لا توجد نقلة للتراجع عنها.
# No move was taken back.
refusal-nothing-to-redo = لا توجد نقلة لإعادتها.
# The game has as many moves as can be saved.
refusal-game-too-long = امتلأت هذه المباراة: فيها أكبر عدد من النقلات يمكن حفظه.

## Board and trays, for screen readers

# The whole board.
board-label = رقعة الشوغي
# A square with a piece.
#   $square (String): the square.
#   $piece (String): the piece.
#   $side (String): its owner.
square-label = { $square }، قطعة { $piece } للاعب { $side }
# A square without a piece.
#   $square (String): the square.
square-empty = { $square }، مربع خالٍ
# A label from above with a state from below.
#   $label (String): from square-label, square-empty or hand-label.
#   $state (String): from state-*.
label-with-state = { $label }، { $state }
# State of a piece that was picked.
state-held = القطعة مختارة
# State of a square where the held piece may go.
state-target = يمكنك المجيء إلى هنا
# State of a square where the held piece may capture.
state-capture = يمكنك أسرها
# State of a square of the last move.
state-last = آخر نقلة
# State of a king in check.
state-check = في كش
# A pile of pieces in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
#   $count (Number): how many.
hand-label = { $count ->
    [zero] لا قطع من نوع { $piece } في يد { $side }
    [one] في يد { $side } قطعة واحدة من نوع { $piece }
    [two] في يد { $side } قطعتان من نوع { $piece }
    [few] في يد { $side } { $count } قطع من نوع { $piece }
    [many] في يد { $side } { $count } قطعة من نوع { $piece }
   *[other] في يد { $side } { $count } قطعة من نوع { $piece }
}
# A whole tray.
#   $side (String): whose tray.
tray-label = القطع التي أسرها { $side }

## Announced by screen readers when it happens

# A piece was picked up.
#   $piece (String): the piece.
#   $count (Number): squares where it may go.
announce-held = { $count ->
    [zero] اخترت قطعة { $piece }. ليس لها مكان تذهب إليه الآن.
    [one] اخترت قطعة { $piece }. يمكنها الذهاب إلى مربع واحد.
    [two] اخترت قطعة { $piece }. يمكنها الذهاب إلى مربعين.
    [few] اخترت قطعة { $piece }. يمكنها الذهاب إلى { $count } مربعات.
    [many] اخترت قطعة { $piece }. يمكنها الذهاب إلى { $count } مربعًا.
   *[other] اخترت قطعة { $piece }. يمكنها الذهاب إلى { $count } مربع.
}
# A move without capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
announce-move = حرّك اللاعب { $side } قطعة { $piece } من { $from } إلى { $to }.
# A move with capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
announce-capture = حرّك اللاعب { $side } قطعة { $piece } من { $from } إلى { $to } وأسر قطعة { $captured }.
# After one of the two above, when the piece promoted.
#   $promoted (String): what the piece became.
announce-promotion = رُقّيت القطعة، وهي الآن { $promoted }.
# A drop.
#   $side (String): who dropped.
#   $piece (String): the piece.
#   $to (String): where.
announce-drop = أنزل اللاعب { $side } قطعة { $piece } في { $to }.
# A check.
#   $side (String): whose king is in check.
announce-check = ملك { $side } في كش.
# A move was taken back.
#   $side (String): who is to move now.
announce-undo = تم التراجع عن النقلة. الدور: { $side }.
# A move was played again.
#   $side (String): who is to move now.
announce-redo = أعيدت النقلة. الدور: { $side }.
# The board was turned.
announce-flip = أُديرت الرقعة.
# A new game has begun.
#   $side (String): who is to move.
announce-new = بدأت مباراة جديدة. الدور: { $side }.
