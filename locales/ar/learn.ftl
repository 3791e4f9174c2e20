### Lessons on the board: each step is one short sentence over the board, with one thing to do.
### The learner plays Sente. $piece is from piece-*.

## The page

# Beside the title of a lesson, for screen readers.
#   $number (Number): the step, from 1.
#   $count (Number): how many steps there are.
learn-at = الخطوة { $number } من { $count }
# In the list: how long a lesson takes.
#   $count (Number): minutes, about.
learn-minutes = { $count ->
    [zero] أقل من دقيقة
    [one] دقيقة
    [two] دقيقتان
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
}
# In the list, for a lesson that was gone through to its end; said by screen readers too.
# At most 24 letters.
learn-finished = مكتمل

## Buttons under the board

# The step begins again.
# At most 10 letters.
learn-again = من جديد
# Shows what to do.
# At most 10 letters.
learn-hint = تلميح
# To the next step, without doing this one.
# At most 10 letters.
learn-skip = تخطّي
# To the next step, once this one is done.
# At most 10 letters.
learn-next = التالي
# To the list of lessons.
# At most 24 letters.
learn-all = كل الدروس

## What is said of a touch: why it is not what is wanted here, and what to try. Never “wrong”

# Praise, when a step is done.
# At most 16 letters.
learn-well = أحسنت!
# A touch where there is nothing to pick up.
#   $piece (String): the piece that is wanted.
learn-said-nothing = لا قطعة لك هنا. المس أولًا قطعة { $piece }.
# Another piece was touched or moved than the one that the step is about.
#   $piece (String): that piece.
#   $wanted (String): the one to try.
learn-said-other-piece = هذه قطعة { $piece }. جرّب قطعة { $wanted }.
# A piece of the right kind was touched or moved, but another one is meant.
#   $piece (String): the kind.
#   $square (String): where the one stands that is meant.
learn-said-same-kind = تلك قطعة أخرى. جرّب قطعة { $piece } في { $square }.
# Pieces are to be told apart, and another one was touched.
#   $piece (String): the piece that was touched.
learn-said-not-this = هذه قطعة { $piece }. انظر إلى غيرها.
# The right piece went to another square.
#   $piece (String): the piece.
#   $square (String): the square to try.
learn-said-other-square = هذا جائز أيضًا لقطعة { $piece }، لكن جرّب الآن { $square }.
# The piece was not promoted.
#   $piece (String): the piece.
learn-said-promote = هذا جائز. أعد المحاولة مع ترقية قطعة { $piece }.
# The piece was promoted.
#   $piece (String): the piece.
learn-said-unpromoted = هذا جائز. جرّب الآن بلا ترقية قطعة { $piece }.
# A move that was to mate gives no check.
learn-said-no-check = الملك ليس في كش بعد. ابحث عن نقلة تعطي كشًا.
# A check, but the king captures the piece.
#   $square (String): where.
learn-said-king-takes = يأسرها الملك في { $square }: لا شيء يحميها. ابحث عن مربع تحميه قطعة أخرى لك.
# A check, but another piece captures the piece.
#   $piece (String): the piece that captures.
#   $square (String): where it stands.
learn-said-taken = تأسرها قطعة { $piece } من { $square }. ابحث عن طريقة أخرى.
# A check, but the king gets away.
#   $square (String): where it would go.
learn-said-escapes = كش جيد، لكن الملك يهرب إلى { $square }. سُدّ ذلك المخرج.
# A check, but something comes between.
#   $square (String): where.
learn-said-blocked = كش جيد، لكن الخصم يسد الطريق في { $square }. أعطِ كشًا من قرب.
# One of several things is done.
#   $number (Number): how many are done.
#   $count (Number): how many there are.
learn-said-found = أحسنت! { $number } من { $count }. ابحث الآن عن غيرها.
# One of several things is done a second time.
learn-said-again = هذه وجدتها من قبل. ابحث عن غيرها.
# Another answer to a question was chosen.
learn-said-other-answer = عُدّ مرة أخرى، ثم جرّب جوابًا آخر.

## The hint, in words

# What to do: touch a piece on the board.
#   $piece (String): the piece to touch.
#   $square (String): where it stands.
learn-hint-touch = المس قطعة { $piece } في { $square }.
# What to do: touch a piece in hand.
#   $piece (String): the piece.
learn-hint-hand = المس قطعة { $piece } التي في يدك.
# What to do: touch the square where the held piece is to go.
#   $square (String): the square.
learn-hint-to = المس الآن المربع { $square }.

## The end of a lesson

# Heading, with a small celebration.
# At most 30 letters.
learn-over = مبارك! أتممت الدرس.
# Below the heading, after the first lesson.
learn-over-first = عرفت القواعد الرئيسية كلها. جرّبها في مباراة صغيرة ضد الهاتف.
# Below the heading, after the small game was won.
learn-over-game = فزت بأول مباراة لك! العب الآن مباراة كاملة: تبيّن العلامات أين تذهب القطع.
# Below the heading, after any other lesson.
learn-over-more = جرّب الدرس التالي، أو العب مباراة.
# Button: to the small game.
# At most 24 letters.
learn-to-game = مباراة صغيرة
# Button: to a full game of two people, with the squares marked where pieces can go.
# At most 24 letters.
learn-to-full = مباراة كاملة
# Button: to the next lesson.
# At most 24 letters.
learn-to-next = الدرس التالي

## Shogi in three minutes

# Title of the first lesson.
# At most 30 letters.
learn-first = الشوغي في ثلاث دقائق
# A pawn stands alone; it is to move one square ahead.
learn-first-pawn = المس بيدقك، ثم المربع الذي أمامه: يتقدم مربعًا واحدًا فقط.
# A gold is to move sideways.
learn-first-gold = يتحرك الذهب مربعًا واحدًا في أي اتجاه، إلا قطريًا إلى الخلف: حرّكه جانبًا.
# A silver is to move diagonally back.
learn-first-silver = تتحرك الفضة مربعًا واحدًا إلى الأمام أو قطريًا: حرّكها قطريًا إلى الخلف.
# A king is to move; a rook guards the file beside it.
learn-first-king = يتحرك الملك مربعًا واحدًا في أي اتجاه، لكن ليس إلى حيث يكون في كش: حرّكه.
# A silver is to capture a pawn.
learn-first-capture = تأسر القطعة بالذهاب إلى مربع قطعة للخصم: خذ البيدق بالفضة.
# The pawn has been captured; it lies in the tray below the board.
learn-first-capture-done = صار البيدق لك: هو الآن في يدك، أسفل الرقعة.
# A pawn in hand is to be dropped.
learn-first-drop = المس البيدق الذي في يدك، ثم أنزله في أي مربع خالٍ.
# The pawn has been dropped.
learn-first-drop-done = الإنزال نقلة كاملة: ما تأسره يعود إلى الرقعة ليقاتل معك.
# A pawn is to enter the far three ranks and promote.
learn-first-promote = الصفوف الثلاثة البعيدة معسكر الخصم: أدخل البيدق ورقِّه.
# The pawn has promoted.
learn-first-promote-done = البيدق المرقّى اسمه التوكين: يتحرك كالذهب.
# A lance is to capture a pawn far ahead and promote.
learn-first-lance = يتحرك الرمح إلى الأمام فقط، أي عدد من المربعات: خذ البيدق ورقِّ الرمح.
# A knight is to jump over a pawn and promote.
learn-first-knight = يقفز الحصان مربعين إلى الأمام ومربعًا إلى الجانب، فوق القطع: اقفز به ورقِّه.
# The knight has promoted.
learn-first-knight-done = الرمح والحصان والفضة تتحرك كلها كالذهب بعد ترقيتها.
# A rook is to capture a pawn far ahead and promote.
learn-first-rook = يتحرك الرخ بعيدًا، إلى الأمام أو الخلف أو الجانبين: خذ البيدق ورقِّ الرخ.
# The rook has promoted.
learn-first-rook-done = الرخ المرقّى اسمه التنين: يتحرك أيضًا مربعًا واحدًا قطريًا.
# A bishop is to capture a pawn far away and promote.
learn-first-bishop = يتحرك الفيل بعيدًا وقطريًا: خذ البيدق ورقِّ الفيل.
# The bishop has promoted.
learn-first-bishop-done = الفيل المرقّى اسمه الجواد: يتحرك أيضًا مربعًا واحدًا إلى الأمام أو الخلف أو الجانبين.
# The king is in check; the three answers are to be found: away, capture, between.
learn-first-check = ملكك في كش! أنقذه بثلاث طرق: الهرب، والأسر، وسد الطريق.
# All three answers are found.
learn-first-check-done = إذا كان الملك في كش وجب إنقاذه فورًا.
# A gold in hand is to be dropped so that it mates.
learn-first-mate = أنزل الذهب بحيث لا تبقى نجاة لملك الخصم.
# The king is mated.
learn-first-mate-done = كش مات: هكذا تفوز!
# Two forbidden pawn drops, lit on the board, are to be tried; the board says why.
learn-first-barred = جرّب الإنزالين الممنوعين: بيدق ثانٍ في عمود واحد، وبيدق يعطي كش مات.

## The small game

# Title of the small game against the phone.
# At most 30 letters.
learn-game = مباراة صغيرة ضد الهاتف
# A few pieces on each side; the learner has a rook and a bishop more. Names the sides.
learn-game-win = أنت سينته والهاتف غوته: لا تترك نجاة لملك غوته.
# The small game is won.
learn-game-win-done = فزت!
# The phone has won the small game.
learn-said-lost = فاز الهاتف هذه المرة. ابدأ من جديد، أو تراجع عن نقلتك.
# Nobody has won the small game.
learn-said-drawn = تعادل. ابدأ من جديد ولاحق الملك.

## Reading the pieces: one of many pieces is to be touched

# Title of the lesson.
# At most 30 letters.
learn-pieces = قراءة القطع
# The knight.
learn-pieces-knight = المس القطعة التي تقفز فوق غيرها.
# The bishop.
learn-pieces-bishop = المس القطعة التي تتحرك بعيدًا قطريًا فقط.
# The lance.
learn-pieces-lance = المس القطعة التي تتحرك إلى الأمام فقط، أي عدد من المربعات.
# The silver.
learn-pieces-silver = المس القطعة التي تتحرك مربعًا واحدًا ولا ترجع إلا قطريًا.
# The tokin.
learn-pieces-tokin = المس القطعة التي كانت بيدقًا وتتحرك الآن كالذهب.
# The dragon.
learn-pieces-dragon = المس الرخ المرقّى: يتحرك أيضًا مربعًا واحدًا قطريًا.

## Forks by drops

# Title of the lesson.
# At most 30 letters.
learn-forks = الشوكة بالإنزال
# A knight is to be dropped so that it attacks a rook and a gold.
learn-forks-knight = أنزل الحصان حيث يهاجم الرخ والذهب معًا.
# A silver is to be dropped behind a rook and a gold, between the two.
learn-forks-silver = أنزل الفضة خلف قطعتين للخصم، بينهما: تهاجمهما معًا.
# A bishop is to be dropped so that it gives check and attacks a rook.
learn-forks-bishop = أنزل الفيل بين الملك والرخ: يعطي كشًا، ثم يأسر الرخ.

## Guarding the king: three castles, built move by move

# Title of the lesson.
# At most 30 letters.
learn-castles = حماية الملك
# The Mino castle, five moves; the hint shows each. The rook stands on the left.
learn-castles-mino = حصن مينو: الملك إلى 2h، والفضة إلى 3h، والذهب إلى 5h.
# The Mino castle stands.
learn-castles-mino-done = حصن مينو سريع البناء، وقوي أمام الهجوم من الجانب.
# The Yagura castle, six moves; the hint shows each.
learn-castles-yagura = حصن ياغورا: قطعتا الذهب إلى 7h و6g، والملك إلى 8h.
# The Yagura castle stands.
learn-castles-yagura-done = حصن ياغورا قوي أمام الهجوم من الأمام.
# The Anaguma castle, six moves; the hint shows each.
learn-castles-hole = حصن أناغوما: الرمح إلى 1h، والملك إلى 1i، والفضة إلى 2h.
# The Anaguma castle stands.
learn-castles-hole-done = الملك بعيد عن المعركة، ويصعب إعطاؤه كشًا.

## Mate in one

# Title of the lesson.
# At most 30 letters.
learn-mates = كش مات في نقلة
# Mate by dropping a gold.
learn-mates-gold = الذهب جيد لكش مات: أنزله بجوار الملك، في مربع محمي.
# Mate by dropping a silver.
learn-mates-silver = أعطِ كش مات بالفضة: حصانك يسد المخرج.
# Mate by dropping a knight.
learn-mates-knight = الملك محبوس بين قطعه: أعطِ كش مات بالحصان القافز.
# Mate by dropping a lance from afar.
learn-mates-lance = أنزل الرمح من بعيد: كشه يصل إلى الملك.

## Drops that mate, and the pawn drop that may not

# Title of the lesson.
# At most 30 letters.
learn-drops = كش مات بالإنزال
# Mate by dropping a rook on the back rank.
learn-drops-rook = بيادق الملك تحبسه: أنزل الرخ في صفه، من بعيد.
# A pawn drop that mates is to be tried, which is forbidden; then a silver is to be dropped there.
learn-drops-pawn = جرّب كش مات بإنزال البيدق في 1b، ثم أنزل الفضة بدلًا منه.
# Only the pawn may not mate by a drop.
learn-drops-pawn-done = البيدق وحده لا يجوز أن يعطي كش مات عند إنزاله.
# A pawn on the board mates by moving, which is allowed.
learn-drops-push = البيدق الذي على الرقعة يجوز أن يعطي كش مات: حرّكه.

## Promote or not

# Title of the lesson.
# At most 30 letters.
learn-promotion = ترقية أم لا؟
# A rook is to promote.
learn-promotion-rook = البيدق والرخ والفيل: رقِّها في كل مرة تقريبًا. أدخل الرخ.
# A silver is to move ahead and not promote: so it attacks two pieces behind it.
learn-promotion-silver = الفضة غير المرقّاة تهاجم قطريًا إلى الخلف: تقدّم بها ولا ترقِّها.
# The silver attacks a rook and a gold.
learn-promotion-silver-done = الآن تهاجم الرخ والذهب معًا.
# A knight is to move to the second rank, where it must promote.
learn-promotion-must = الحصان الذي يبلغ أحد الصفين الأخيرين تجب ترقيته: تقدّم به.

## An opening in ten moves

# Title of the lesson.
# At most 30 letters.
learn-opening = افتتاح في عشر نقلات
# The pawn before the bishop’s way is to be pushed to 7f.
learn-opening-bishop = ادفع البيدق في 7g: يفتح الطريق للفيل.
# The pawn before the rook is to be pushed twice.
learn-opening-rook = ادفع البيدق الذي أمام الرخ مرتين: به يبدأ الهجوم.
# A gold is to move to 7h.
learn-opening-gold = الخصم قادم في العمود 8: احمِ الفيل بالذهب في 7h.
# A silver is to climb to 2f in three moves.
learn-opening-silver = اصعد بالفضة خلف البيدق: إلى 3h ثم 2g ثم 2f.
# The king leaves the middle, the gold guards it, an edge pawn makes room.
learn-opening-king = أخرج الملك من الوسط إلى 6h، ثم الذهب إلى 5h والبيدق إلى 9f.
# The opening is done.
learn-opening-king-done = الآن هاجم العمود 2 بالرخ والفضة والبيدق.

## Impasse: both kings have entered, and nobody can mate

# Title of the lesson.
# At most 30 letters.
learn-impasse = الانسداد: عدّ النقاط
# The king is to enter the far three ranks.
learn-impasse-enter = يصعب كش مات إذا دخل الملك معسكر الخصم: أدخله.
# The pieces in hand are to be counted: a rook, a bishop and two golds.
learn-impasse-count = للرخ أو الفيل 5 نقاط، ولغيرهما نقطة واحدة، والملك 0. كم نقطة في يدك؟
# Answer.
# At most 16 letters.
learn-impasse-points-few = 4 نقاط
# Answer: the right one.
# At most 16 letters.
learn-impasse-points-right = 12 نقطة
# Answer.
# At most 16 letters.
learn-impasse-points-many = 20 نقطة
# What happens when both players agree and both have 24 points.
learn-impasse-both = لنفترض أن لا أحد يستطيع إعطاء كش مات، ولكل لاعب 24 نقطة أو أكثر. ما النتيجة؟
# Answer.
# At most 24 letters.
learn-impasse-win = يفوز سينته
# Answer.
# At most 24 letters.
learn-impasse-loss = يفوز غوته
# Answer: the right one.
# At most 24 letters.
learn-impasse-draw = تعادل
# Below 24 points one loses.
learn-impasse-both-done = من كانت نقاطه أقل من 24 يخسر.
