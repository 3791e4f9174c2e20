### Questions of newcomers: the question, the answer in two or three sentences, and mostly a
### board with a text below it. Readers know chess or draughts, or neither. The boards can be
### touched. The structure stands in src/learn.

## First looks

# A question.
question-colours = كل القطع لها لون واحد. كيف أعرف قطعي؟
# The answer.
question-colours-answer = انظر إلى الرؤوس. رؤوس قطعك تتجه نحو خصمك، ورؤوس قطعه تتجه نحوك. لهذا تستطيع القطعة المأسورة أن تغيّر جانبها: يكفي أن تُدار.
# Under a board: Sente’s pawn on 5e, Gote’s pawn on 5d, face to face.
question-colours-diagram = البيدق الأسفل لسينته، والبيدق الأعلى لغوته.

# A question.
question-japanese = هل يجب أن أعرف قراءة اليابانية؟
# The answer.
question-japanese-answer = لا. اختر في الإعدادات وجوه القطع للمتعلمين: فهي تبيّن حركة كل قطعة. أنواع القطع ثمانية فقط، فستألفها بعد بضع مباريات.

# A question.
question-bao = ألعب الباو، وهو من ألعاب المنقلة. هل من شبه؟
# The answer.
question-bao-answer = نعم: القطع التي في اليد. في الباو تُدخل إلى اللوح الحبوب التي في يدك، وفي الشوغي تُنزل على الرقعة القطع التي أسرتها. والفرق أن لكل نوع من قطع الشوغي حركة خاصة.

# A question.
question-value = أي القطع أعلى قيمة؟
# The answer.
question-value-answer = الرخ والفيل أعلى القطع قيمة. ثم يأتي الذهب والفضة، ثم الحصان والرمح، وأخيرًا البيدق. لكن قرب الملك قد تنفعك قطعة ذهب أكثر من رخ.

# A question.
question-gold-silver = كيف أتذكر الفرق بين الذهب والفضة؟
# The answer.
question-gold-silver-answer = كلاهما يتحرك إلى الأمام، وقطريًا إلى الأمام. والذهب يتحرك أيضًا إلى الجانبين وإلى الخلف مباشرة. والفضة تتحرك أيضًا قطريًا إلى الخلف.
# Under a board: Sente’s gold on 8e and silver on 2e. The reader taps them.
question-gold-silver-diagram = المس كل قطعة: الذهب على اليسار والفضة على اليمين.

# A question.
question-advantage = هل لمن يبدأ أفضلية؟
# The answer.
question-advantage-answer = نعم، لكنها صغيرة. لهذا تتناوبان على البدء: من كان غوته في هذه المباراة يبدأ التالية.

# A question.
question-stronger = أحدنا أقوى بكثير. ماذا نفعل؟
# The answer.
question-stronger-answer = العبا مباراة التنازل. يرفع اللاعب الأقوى بعض قطعه، ثم يكون هو من يبدأ. عندئذ تكون للآخر فرصة للفوز، ويضطر كلاكما إلى التفكير.
# Under a board: The start without Gote’s rook and bishop.
question-stronger-diagram = تنازل عن قطعتين: اللاعب الأقوى، في الأعلى، يلعب بلا رخ ولا فيل.

## From chess

# A question.
question-queen = أين الوزير؟
# The answer.
question-queen-answer = لا يوجد وزير، أي ملكة، في الشوغي. القطع الكبيرة رخ واحد وفيل واحد لكل لاعب. بعد الترقية يصبحان التنين والجواد، لكن حتى هذين ليست لهما كل حركة الوزير.
# Under a board: The promoted rook on 5e.
question-queen-diagram = يذهب التنين بعيدًا كالرخ، لكنه يتحرك قطريًا مربعًا واحدًا فقط.

# A question.
question-pawn-capture = هل يأسر البيدق قطريًا؟
# The answer.
question-pawn-capture-answer = لا. بيدق الشوغي يأسر كما يتحرك: مربعًا واحدًا إلى الأمام. إذا تقابل بيدقان وجهًا لوجه فصاحب الدور يستطيع أسر بيدق الآخر.
# Under a board: Sente’s pawn on 5e; Gote’s pawns on 6d, 5d and 4d.
question-pawn-capture-diagram = يمكن لبيدق سينته أن يأسر البيدق في 5d فقط.

# A question.
question-pawn-two-squares = هل يتقدم البيدق مربعين في أول نقلة له؟
# The answer.
question-pawn-two-squares-answer = لا. يتحرك مربعًا واحدًا فقط، حتى في نقلته الأولى. ولهذا لا يوجد أيضًا أسر البيدق في أثناء مروره، كما في الشطرنج.
# Under a board: The near left part of the start.
question-pawn-two-squares-diagram = يمكن للبيدق في 7g الذهاب إلى 7f، لا إلى 7e.

# A question.
question-knight-back = حصان الشطرنج يقفز في كل الاتجاهات. وحصان الشوغي؟
# The answer.
question-knight-back-answer = حصان الشوغي يقفز إلى الأمام فقط، وله مربعان لا أكثر. فكّر قبل أن تحركه، لأنه لا يستطيع الرجوع.
# Under a board: Sente’s knight on 5e.
question-knight-back-diagram = الحصان في 5e يمكنه الذهاب إلى 6c أو 4c فقط.

# A question.
question-castling = هل يوجد تبييت، كما في الشطرنج؟
# The answer.
question-castling-answer = لا، لا توجد نقلة كهذه. ينتقل الملك إلى الجانب بنقلات عادية، وتحيط به قطع الذهب والفضة. هذا الترتيب اسمه الحصن.
# Under a board: A castle in Sente’s right corner: king 2h, silver 3h, golds 4i and 5h.
question-castling-diagram = حصن مينو: الملك في 2h، وتستره فضة وقطعتا ذهب.

# A question.
question-say-check = هل يجب أن أقول «كش»؟
# The answer.
question-say-check-answer = لا، القواعد لا تطلب ذلك. يبيّن التطبيق بدائرة أن الملك في كش، ولا يسمح بنقلة تتركه كذلك.
# Under a board: Gote’s king on 5a in check by Sente’s rook on 5e.
question-say-check-diagram = رخ سينته يعطي كشًا لملك غوته.

# A question.
question-missed-check = لم ينتبه خصمي إلى أن ملكه في كش. هل آسره؟
# The answer.
question-missed-check-answer = هنا لا يحدث ذلك، لأن التطبيق لا يسمح بمثل تلك النقلة. وفي القواعد الرسمية من ترك ملكه في كش يخسر فورًا.

# A question.
question-block-check = هل يمكن سد الطريق أمام كل كش؟
# The answer.
question-block-check-answer = لا. إذا جاء الكش من بعيد فيمكنك وضع قطعة في الطريق. لكن الحصان يقفز، والقطعة المجاورة للملك لا تترك مكانًا بينهما. عندئذ حرّك الملك، أو خذ تلك القطعة.
# Under a board: Gote’s knight on 4g gives check to the king on 5i; a gold in hand.
question-block-check-diagram = الحصان في 4g يعطي كشًا. إنزال الذهب في 5h لا ينفع، وإذا ذهب الملك إلى 5h نجا.

# A question.
question-king-captures = هل يستطيع الملك أن يأسر؟
# The answer.
question-king-captures-answer = نعم، مثل غيره من القطع. لكنه لا يأسر قطعة محمية، لأنه يصبح عندئذ في كش.
# Under a board: Sente’s king on 5e; Gote’s knights on 6d and 4d, the second one protected by the pawn on 4c.
question-king-captures-diagram = يمكن للملك أسر الحصان في 6d. أما الحصان في 4d فيحميه بيدق.

# A question.
question-stalemate = إذا لم تبقَ للاعب نقلة، فهل هذا تعادل؟
# The answer.
question-stalemate-answer = لا. في الشوغي من ليست له نقلة مسموحة يخسر، حتى إن لم يكن ملكه في كش. هذا نادر جدًا، لأن لدى اللاعبين في العادة قطعًا للإنزال.
# Under a board: Sente’s king on 1i, Gote’s gold on 3h and pawn on 1g.
question-stalemate-diagram = ملك سينته ليس في كش، لكن لا مكان يذهب إليه، وليست لسينته قطعة أخرى: فاز غوته.

# A question.
question-draw-offer = هل يمكننا الاتفاق على التعادل؟
# The answer.
question-draw-offer-answer = لا، تُلعب المباراة إلى نهايتها. لا يأتي التعادل إلا بقاعدة: بالتكرار، أو بحد النقلات، أو بالانسداد إذا اخترتما قاعدة له.

# A question.
question-repeating = ماذا يحدث إذا كررنا النقلات نفسها؟
# The answer.
question-repeating-answer = إذا تكرر الوضع نفسه أربع مرات فالمباراة تعادل، وتلعبان من جديد مع تبادل الجانبين. لكن إذا كان لاعب واحد فقط يعطي كشًا في كل نقلة، خسر ذلك اللاعب.

## From draughts

# A question.
question-must-capture = في الداما يجب أن آسر. وفي الشوغي؟
# The answer.
question-must-capture-answer = الأسر اختياري. أمر واحد فقط واجب: أن تنقذ ملكك إذا كان في كش.
# Under a board: Sente’s gold on 5e, Gote’s pawn on 5d.
question-must-capture-diagram = يمكن للذهب أن يأسر البيدق في 5d، أو أن يذهب إلى مكان آخر مثل 6e.

# A question.
question-many-captures = هل تأسر النقلة الواحدة عدة قطع؟
# The answer.
question-many-captures-answer = لا. النقلة الواحدة تأسر قطعة واحدة فقط وتنتهي هناك. قطعتك لا تقفز فوق قطعة الخصم، بل تدخل مربعها.
# Under a board: Sente’s rook on 5e, Gote’s silver on 5c and pawn on 5b.
question-many-captures-diagram = يمكن للرخ أسر الفضة في 5c، لا البيدق الذي خلفها.

# A question.
question-all-pieces = هل أفوز إذا أسرت كل القطع؟
# The answer.
question-all-pieces-answer = لا. الملك هو الذي يحسم، لا عدد القطع. قد يخسر صاحب القطع الكثيرة إذا كان ملكه في كش ولا مخرج له.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c and a gold in hand; Gote holds both rooks and both bishops.
question-all-pieces-diagram = أسر غوته كل رخ وكل فيل. ومع ذلك يخسر إذا أُنزل الذهب في 5b.

# A question.
question-crowning = في الداما تكتسب القطعة قوة جديدة عند بلوغ النهاية. وفي الشوغي؟
# The answer.
question-crowning-answer = نعم، وقبل ذلك: يكفي دخول أحد الصفوف الثلاثة البعيدة. تكتسب القطعة المرقّاة حركة جديدة: البيدق مثلًا يصبح التوكين ويتحرك كالذهب.
# Under a board: Sente’s pawn on 5d.
question-crowning-diagram = إذا دخل البيدق 5c فالخيار لك: رقِّه أو اتركه كما هو.

## Promotion

# A question.
question-always-promote = هل أرقّي دائمًا؟
# The answer.
question-always-promote-answer = الرخ والفيل والبيدق لا تفقد شيئًا من حركتها، فرقِّها في كل مرة تقريبًا. أما الفضة والحصان والرمح فتفقد حركتها القديمة. فكّر أولًا: لعلك ما زلت تحتاج إليها.
# Under a board: Sente’s knight on 2e; Gote’s king on 2a is shut in by its own pieces.
question-always-promote-diagram = إذا ذهب الحصان إلى 3c دون ترقية فلا نجاة للملك. وإذا رُقّي فالملك ليس في كش أصلًا.

# A question.
question-promote-later = لم أُرقِّ قطعتي. هل يمكنني ذلك لاحقًا؟
# The answer.
question-promote-later-answer = نعم. كل نقلة لتلك القطعة تبدأ أو تنتهي داخل معسكر الخصم تعطيك فرصة أخرى.
# Under a board: Sente’s rook on 5c, not promoted.
question-promote-later-diagram = الرخ داخل المعسكر. يمكن ترقيته إذا ذهب إلى 5b، وكذلك إذا خرج إلى 5g.

# A question.
question-captured-promoted = أسرت قطعة مرقّاة. هل أنزلها كما هي؟
# The answer.
question-captured-promoted-answer = لا. في يدك تعود قطعة عادية. وبعد أن تنزلها على الرقعة يمكنك ترقيتها في نقلة لاحقة.
# Under a board: The gold on 5g takes the dragon on 5f, the king goes to 4c, the rook is dropped on 4e.
question-captured-promoted-diagram = يأسر سينته التنين فيصبح في اليد رخًا. ثم يُنزل سينته الرخ في 4e ويعطي كشًا.

## Drops

# A question.
question-keep-in-hand = هل يجب أن أنزل القطعة فور أسرها؟
# The answer.
question-keep-in-hand-answer = لا. يمكنها أن تنتظر في يدك حتى تحتاج إليها، حتى إلى نهاية المباراة، ولا حد لعددها. لكن خصمك يرى كل القطع التي في يدك، وأنت ترى قطع يده.

# A question.
question-drop-on-piece = هل يمكنني إنزال قطعة فوق قطعة للخصم؟
# The answer.
question-drop-on-piece-answer = لا. لا تُنزل القطع إلا في مربع خالٍ. إذا أردت أن تأسر فحرّك قطعة على الرقعة.
# Under a board: Gote’s pawn on 5d; a gold in Sente’s hand.
question-drop-on-piece-diagram = لا يمكن إنزال الذهب في 5d. وإذا أُنزل في 5e هدّد ذلك البيدق.

# A question.
question-drop-check = هل يمكنني إعطاء كش بالإنزال؟
# The answer.
question-drop-check-answer = نعم، وحتى إنهاء المباراة. هناك استثناء واحد للبيدق: لا يمكنك إنهاء المباراة بإنزاله.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c; a gold and a silver in hand.
question-drop-check-diagram = إنزال الفضة في 5b يعطي كشًا، لكن الملك يستطيع الهرب. أما إنزال الذهب فلا نجاة منه.

# A question.
question-pawn-mate = هل يمكنني إنهاء المباراة ببيدق؟
# The answer.
question-pawn-mate-answer = بتحريكه نعم. بإنزاله لا. يمكنك إنزاله لإعطاء كش ما دام للملك مخرج.
# Under a board: Sente’s pawn on 1c and silver on 2c; Gote’s king on 1a and lance on 2a.
question-pawn-mate-diagram = هذا البيدق على الرقعة من قبل، فيمكنه إنهاء المباراة في 1b.

# A question.
question-pawn-again = أُسر بيدقي في ذلك العمود. هل يمكنني إنزال آخر؟
# The answer.
question-pawn-again-answer = نعم. قاعدة البيدقين لا تحسب إلا البيادق التي على الرقعة الآن. إذا لم يكن في العمود بيدق لك فيمكنك إنزال واحد.
# Under a board: Gote moves first: the rook on 5e takes the pawn on 5g and promotes; then a pawn is dropped on 5f.
question-pawn-again-diagram = رخ غوته يأسر البيدق في 5g. الآن يمكن لسينته إنزال بيدق آخر في العمود 5.

## Playing

# A question.
question-passing = هل يمكنني ترك دوري؟
# The answer.
question-passing-answer = لا. في كل دور عليك أن تلعب نقلة واحدة، حتى إن لم توجد نقلة جيدة.

# A question.
question-forbidden-touch = إذا لمست نقلة ممنوعة فهل خسرت؟
# The answer.
question-forbidden-touch-answer = في العادة لا: يخبرك التطبيق بالقاعدة التي تمنعها، وتختار نقلة أخرى. لا تخسر إلا إذا اخترتما القاعدة الرسمية في الإعدادات.
# Under a board: Sente’s pawn on 5g and a pawn in hand.
question-forbidden-touch-diagram = حاول إنزال البيدق في 5e: يخبرك التطبيق لماذا لا يمكن ذلك.

# A question.
question-take-back = أخطأت. هل يمكنني التراجع عن النقلة؟
# The answer.
question-take-back-answer = نعم، بزر التراجع عن النقلة. هذا غير مسموح في البطولات، فاتفقا عليه قبل المباراة.

# A question.
question-both-kings-entered = دخل الملكان كلاهما معسكر الخصم. ماذا الآن؟
# The answer.
question-both-kings-entered-answer = هذا هو الانسداد، واسمه أيضًا jishogi. إذا اخترتما قاعدة له فهي التي تحسم. وبدونها تستمر المباراة، أو تنتهي بحد النقلات إذا وضعتماه.

# A question.
question-internet = هل أحتاج إلى الإنترنت أو إلى حساب؟
# The answer.
question-internet-answer = لا. تعمل Kete بلا إنترنت وبلا حساب. مبارياتك محفوظة على جهازك فقط.
