### The rules page, for people who have never seen shogi. Its structure stands in src/learn.
### One message is one paragraph, one list item, one heading or the text under a board.
### _…_ stresses words. «الفضة» is feminine here, every other piece masculine.
### The boards can be touched: texts under a board may tell the reader what to tap.

## What shogi is

# Heading of a section.
rules-goal = ما الشوغي؟
# Paragraph. Sente and Gote are explained later, in rules-start-sente.
rules-goal-what = الشوغي شطرنج اليابان. يلعب لاعبان، هما سينته وغوته، على رقعة واحدة. تستغرق المباراة نحو عشرين دقيقة.
# Paragraph: what check is, and how one wins.
rules-goal-win = يكون الملك _في كش_ عندما تستطيع قطعة للخصم أن تأسره في النقلة التالية. إذا كان ملك الخصم في كش _ولا نجاة له_ فقد فزت.
# Paragraph: what is special.
rules-goal-hand = للشوغي ميزة تخصه وحده: القطعة التي تأسرها _تصبح لك_. يمكنك أن تعيدها إلى الرقعة لتقاتل معك.
# Under a board: Gote’s king on 5a, Sente’s gold on 4c, which mates on 5b.
rules-goal-diagram = المس قطعة الذهب، ثم المربع الذي أمام ملك غوته. الملك في كش ولا مهرب له: فاز سينته.

## Board and set-up

# Heading of a section.
rules-board = الرقعة وترتيب البداية
# Paragraph.
rules-board-size = في الرقعة 81 مربعًا: تسعة أعمدة وتسعة صفوف. لكل لاعب عشرون قطعة.
# Paragraph: whose piece is whose.
rules-board-sides = قطع اللاعبين لها لون واحد. تعرفها من رأسها المدبب: رأس قطعتك _يتجه نحو خصمك_.
# Under a board in the starting position.
rules-board-diagram = ترتيب البداية. سينته في الأسفل وغوته في الأعلى.
# Paragraph before a list of the three ranks.
rules-board-set-up = يرتب كل لاعب قطعه هكذا، بدءًا من الصف الأقرب إليه:
# List item: the rank nearest to the player.
rules-board-first = الصف الأول: رمح، حصان، فضة، ذهب، ملك، ذهب، فضة، حصان، رمح.
# List item: the second rank.
rules-board-second = الصف الثاني: الفيل في المربع الثاني من اليسار، والرخ في المربع الثاني من اليمين.
# List item: the third rank.
rules-board-third = الصف الثالث: تسعة بيادق.
# Paragraph: names of squares.
rules-board-names = الأعمدة مرقمة من 1 إلى 9، بدءًا من يمين سينته. للصفوف حروف من a إلى i، بدءًا من الأعلى. فالمربع 7g يقع في العمود 7 والصف g.
# Under a board: the near left part of the start; the reader may play 7g7f.
rules-board-names-diagram = حرّك البيدق من 7g إلى 7f: هكذا تبدأ مباريات كثيرة.

## Who begins

# Heading of a section.
rules-start = من يبدأ؟
# Paragraph: the names of the sides, and taking turns.
rules-start-sente = اللاعب الذي يبدأ اسمه _سينته_، والآخر اسمه _غوته_. ثم يتناوبان، لكل منهما نقلة واحدة.
# Paragraph: the start alternates.
rules-start-alternate = في المباراة الأولى اتفقا على من يكون سينته. يبدأ الآخر المباراة التالية، وهكذا بالتناوب. يمكنكما تغيير ذلك في الإعدادات.

## The pieces

# Heading of a section.
rules-pieces = القطع الثماني وحركة كل منها
# Paragraph before a row of drawn pieces with their names.
rules-pieces-kinds = أنواع القطع ثمانية. ستة منها لها وجه ثانٍ: يظهر بعد ترقية القطعة.
# Paragraph: how to use the boards.
rules-pieces-marks = المس القطعة على أي رقعة في الأسفل. تبيّن العلامات أين يمكنها أن تذهب.
# Paragraph: own and foreign pieces on the way.
rules-pieces-way = لا يمكنك الذهاب إلى مربع فيه قطعة لك. إذا ذهبت إلى مربع فيه قطعة للخصم أسرتها. الحصان وحده يقفز فوق القطع الأخرى.
# Under a board: rook on 5e, own pawn on 5c, opponent’s pawn on 3e.
rules-pieces-way-diagram = يقف الرخ قبل بيدقه في 5c. يمكنه أسر بيدق الخصم في 3e، لكنه لا يتجاوزه.
# Paragraph: pieces that only go forward.
rules-pieces-forward = ثلاث قطع لا ترجع إلى الخلف أبدًا: الحصان والرمح والبيدق.
# Heading of a section.
rules-king = الملك
# Under a board.
rules-king-move = يتحرك الملك مربعًا واحدًا في أي اتجاه.
# Heading of a section.
rules-rook = الرخ
# Under a board.
rules-rook-move = يتحرك الرخ إلى الأمام أو الخلف أو الجانبين، أي عدد من المربعات في خط مستقيم.
# Heading of a section.
rules-bishop = الفيل
# Under a board.
rules-bishop-move = يتحرك الفيل قطريًا، أي عدد من المربعات في خط مستقيم.
# Heading of a section: the gold general.
rules-gold = الذهب
# Under a board.
rules-gold-move = يتحرك الذهب مربعًا واحدًا في أي اتجاه، _إلا قطريًا إلى الخلف_.
# Heading of a section: the silver general.
rules-silver = الفضة
# Under a board.
rules-silver-move = تتحرك الفضة مربعًا واحدًا إلى الأمام أو قطريًا. _لا تتحرك إلى الجانبين_، ولا إلى الخلف مباشرة.
# Heading of a section.
rules-knight = الحصان
# Under a board: own pawns stand before the knight.
rules-knight-move = يقفز الحصان مربعين إلى الأمام ومربعًا إلى الجانب. القطع التي في طريقه لا توقفه.
# Heading of a section.
rules-lance = الرمح
# Under a board.
rules-lance-move = يتحرك الرمح _إلى الأمام فقط_، أي عدد من المربعات.
# Heading of a section.
rules-pawn = البيدق
# Under a board.
rules-pawn-move = يتحرك البيدق مربعًا واحدًا إلى الأمام. ويأسر _إلى الأمام أيضًا_، لا قطريًا.

## Promotion

# Heading of a section.
rules-promotion = الترقية
# Paragraph: the zone.
rules-promotion-zone = الصفوف الثلاثة البعيدة هي معسكر الخصم. إذا دخلته قطعتك أو تحركت فيه أو خرجت منه، فيمكنك _ترقيتها_: تُقلب القطعة وتصبح لها حركة جديدة.
# Under a board: silver on 5d.
rules-promotion-zone-diagram = يمكن ترقية هذه الفضة إذا ذهبت إلى 6c أو 5c أو 4c.
# Under a board: silver on 5c, inside the zone; the reader may promote on 4d.
rules-promotion-leave-diagram = هذه الفضة داخل المعسكر. إذا خرجت إلى 4d فيمكن ترقيتها أيضًا.
# Paragraph: choice and duty.
rules-promotion-choice = الترقية اختيارية. لكن القطعة التي لن تستطيع الحركة بعد ذلك _تجب ترقيتها_: البيدق والرمح في الصف الأخير، والحصان في الصفين الأخيرين. في هذه الحالة لا يسألك التطبيق.
# Under a board: pawn on 5b.
rules-promotion-must-diagram = إذا ذهب هذا البيدق إلى 5a وجبت ترقيته.
# Paragraph.
rules-promotion-never = الملك والذهب لا يُرقّيان.
# Paragraph.
rules-promotion-stays = تبقى القطعة المرقّاة كذلك ما دامت على الرقعة. وإذا أُسرت عادت قطعة عادية.
# Heading of a section: the promoted rook.
rules-dragon = التنين: الرخ المرقّى
# Under a board: the promoted rook.
rules-dragon-move = الرخ المرقّى اسمه _التنين_. يتحرك كالرخ، ويتحرك أيضًا مربعًا واحدًا قطريًا.
# Heading of a section: the promoted bishop.
rules-horse = الجواد: الفيل المرقّى
# Under a board: the promoted bishop.
rules-horse-move = الفيل المرقّى اسمه _الجواد_. يتحرك كالفيل، ويتحرك أيضًا مربعًا واحدًا إلى الأمام أو الخلف أو الجانبين.
# Heading of a section: the promoted pawn and the other three that move like a gold.
rules-tokin = التوكين والقطع المرقّاة الأخرى
# Paragraph.
rules-promotion-gold = البيدق والرمح والحصان والفضة تتحرك كلها كالذهب بعد ترقيتها. وتترك حركتها القديمة. البيدق المرقّى اسمه _التوكين_.
# Under a board.
rules-tokin-move = يتحرك التوكين كالذهب.
# Under a board: promoted silver, knight and lance, each by itself. The reader taps them.
rules-tokin-others = هنا ثلاث قطع مرقّاة: فضة وحصان ورمح. المس كلًّا منها: حركتها كلها واحدة.

## What one does in a turn

# Heading of a section.
rules-turn = ماذا تفعل في دورك
# Paragraph before a list of two.
rules-turn-one = في دورك تفعل _شيئًا واحدًا_ من اثنين:
# List item.
rules-turn-move = تحرك قطعة لك على الرقعة. وفي النقلة نفسها يمكنك أسر قطعة للخصم أو ترقية قطعتك.
# List item.
rules-turn-drop = تضع على الرقعة قطعة واحدة أسرتها. هذا اسمه الإنزال.
# Under a board: own pawn on 5g, a gold in hand.
rules-turn-diagram = يمكن لسينته أن يحرك البيدق إلى 5f، أو أن يُنزل الذهب في 5e، لا الاثنين معًا.

## Captures

# Heading of a section.
rules-capture = الأسر
# Paragraph.
rules-capture-how = إذا ذهبت قطعتك إلى مربع قطعة للخصم أسرتها وأخذت مكانها. تأسر كل قطعة بحركتها المعتادة. والأسر اختياري.
# Under a board: pawn on 5e, opponent’s pawn on 5d.
rules-capture-diagram = يمكن لبيدق سينته أن يأسر بيدق غوته في 5d.
# Paragraph.
rules-capture-hand = القطعة التي أسرتها لك. تنتظر على حامل قطعك، ويراها اللاعبان.
# Under a board: the gold on 5g takes a tokin on 5f; the king moves; the pawn is dropped on 4e.
rules-capture-promoted-diagram = ذهب سينته يأسر التوكين، فيصبح في اليد بيدقًا عاديًا. وفي دوره التالي يُنزل سينته ذلك البيدق في 4e.

## Drops

# Heading of a section.
rules-drops = الإنزال
# Paragraph.
rules-drops-how = بدلًا من تحريك قطعة يمكنك إنزال قطعة أسرتها في _أي مربع خالٍ_، إلا حيث تمنع القواعد. المس القطعة على حاملك، ثم المس المربع.
# Under a board: gold dropped on 5b mates.
rules-drops-diagram = إذا أنزل سينته الذهب في 5b فلا نجاة لملك غوته: فاز سينته.
# Paragraph.
rules-drops-plain = تُنزل القطعة دون ترقية، حتى داخل معسكر الخصم. يمكنك ترقيتها في نقلة لاحقة.
# Under a board: a silver is dropped on 5c, Gote’s king moves, the silver goes to 5b and promotes.
rules-drops-plain-diagram = يُنزل سينته الفضة في 5c دون ترقية. وفي دوره التالي تذهب إلى 5b وتُرقّى.

## Forbidden moves

# Heading of a section.
rules-forbidden = النقلات الممنوعة
# Paragraph: the official rule, and this app.
rules-forbidden-what = في القواعد الرسمية من يلعب نقلة ممنوعة _يخسر فورًا_. هنا لا يسمح لك التطبيق بلعبها، ويخبرك بالسبب.
# Paragraph: the strict rule that a table may choose in the settings.
rules-forbidden-strict = إذا أردتما اللعب بالقواعد الرسمية فاختارا ذلك في الإعدادات. عندئذ يخسر من يحاول نقلة ممنوعة.
# Paragraph: how to use the boards below.
rules-forbidden-try = جرّب هذه النقلات على الرقع التالية. هنا لا يمكنك أن تخسر.
# Heading of a section.
rules-nifu = بيدقان (nifu)
# Paragraph.
rules-nifu-what = لا يمكنك إنزال بيدق في عمود فيه بيدق لك.
# Under a board: own pawn on 5g.
rules-nifu-diagram = لسينته بيدق في 5g، فلا يمكنه إنزال بيدق آخر في 5e. أما في 4e فيمكنه.
# Paragraph.
rules-nifu-tokin = التوكين لا يُحسب، ولا بيدق الخصم.
# Under a board: Sente’s tokin on 6f, Gote’s pawn on 4d; both drops are allowed.
rules-nifu-tokin-diagram = في 6f توكين لسينته، وفي 4d بيدق لغوته. لذلك يمكن لسينته إنزال بيدق في 6e أو في 4f.
# Heading of a section.
rules-dead-end = قطعة بلا طريق أمامها
# Paragraph.
rules-dead-end-what = لا يمكنك إنزال قطعة حيث لن تستطيع الحركة أبدًا: البيدق والرمح في الصف الأخير، والحصان في الصفين الأخيرين.
# Under a board: a pawn and a lance in hand.
rules-dead-end-pawn-diagram = لا يمكن إنزال البيدق في 5a ولا الرمح في 4a. أما في 5b و4b فيمكن.
# Under a board: a knight in hand.
rules-dead-end-diagram = لا يمكن إنزال الحصان في 5a ولا في 5b. أما في 5c فيمكن.
# Heading of a section.
rules-uchifuzume = إنهاء المباراة بإنزال بيدق (uchifuzume)
# Paragraph.
rules-uchifuzume-what = لا يمكنك إنزال بيدق يعطي كشًا إذا صار الملك _بلا نجاة_.
# Under a board: king on 1a, Gote’s lance on 2a, Sente’s silver on 1c.
rules-uchifuzume-diagram = لا يمكن لسينته إنزال البيدق في 1b: لن تكون لملك غوته نجاة.
# Paragraph before two boards.
rules-uchifuzume-allowed = إذا كان للملك مخرج فيمكنك إعطاء كش بإنزال بيدق. ويمكنك أيضًا إنهاء المباراة بتحريك بيدق، أو بإنزال قطعة أخرى.
# Under a board: the same without the lance.
rules-uchifuzume-escape-diagram = هنا يستطيع الملك أن يهرب إلى 2a، فيجوز إنزال البيدق في 1b.
# Under a board: Sente’s pawn on 1c, silver on 2c; the pawn mates on 1b.
rules-uchifuzume-move-diagram = إذا تحرك البيدق من 1c إلى 1b فلا نجاة للملك. هذه النقلة مسموحة، لأن البيدق كان على الرقعة من قبل.
# Heading of a section.
rules-check = ترك الملك في كش
# Paragraph: the three ways to answer a check.
rules-check-answer = إذا كان ملكك في كش فعليك إنقاذه في النقلة نفسها: أبعده، أو خذ القطعة التي تهاجمه، أو سد الطريق بقطعة أخرى. يمكنك السد حتى بالإنزال.
# Under a board: rook on 5d, king on 5h, a gold in hand.
rules-check-answer-diagram = الرخ يعطي كشًا. إنزال الذهب في 5e ينقذ الملك، وإنزاله في 4e لا ينقذه.
# Paragraph.
rules-check-leave = ولا يمكنك أن تنقل الملك إلى حيث يكون في كش، ولا أن تحرك قطعة تستره.
# Under a board: Gote’s gold on 5f, Sente’s king on 5h.
rules-check-walk-diagram = لا يمكن للملك الذهاب إلى 5g، لأن ذهب غوته يستطيع أسره هناك. يمكنه الذهاب إلى 4h.
# Under a board: rook on 5d, gold on 5f, king on 5h.
rules-check-leave-diagram = الذهب يستر الملك. يمكنه الذهاب إلى 5e، لا إلى 4f.
# Heading of a section.
rules-passing = ترك الدور
# Paragraph.
rules-passing-what = لا يمكنك ترك دورك. عليك أن تلعب نقلة واحدة، حتى إن لم تعجبك أي نقلة.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e. The only move is 9h; Gote’s rook may be tapped in vain.
rules-passing-diagram = يود سينته أن يبقى الملك في 9i، لكن عليه أن يلعب. النقلة الوحيدة إلى 9h. جرّب أيضًا تحريك رخ غوته: ما زال الدور دور سينته.
# Heading of a section.
rules-perpetual-check = التكرار بالكش
# Paragraph.
rules-perpetual-check-what = لا يمكنك تكرار الوضع نفسه بلا نهاية بإعطاء الكش. إذا تكرر الوضع نفسه أربع مرات، وكان لاعب واحد فقط يعطي كشًا _في كل نقلة_، خسر ذلك اللاعب.
# Under a board: Gote’s king goes between 2a and 3a, Sente’s rook between 2d and 3d, twelve moves.
rules-perpetual-check-diagram = الرخ يعطي كشًا من 2d ثم من 3d، مرة بعد مرة. العب النقلات كلها، وهي 12: يظهر الوضع الأول للمرة الرابعة، فيخسر سينته.
# Paragraph: why the app does not bar these moves.
rules-perpetual-check-app = كل نقلة وحدها مسموحة، ولذلك لا يمنعها التطبيق. غيّر نقلتك قبل المرة الرابعة.

## The end

# Heading of a section.
rules-end = كيف تنتهي المباراة
# List item.
rules-end-mate = الملك في كش ولا نجاة له (كش مات): يخسر صاحبه.
# List item.
rules-end-no-move = لاعب ليست له نقلة مسموحة: يخسر، حتى إن لم يكن ملكه في كش.
# List item.
rules-end-resign = لاعب يستسلم: يفوز خصمه.
# List item.
rules-end-time = للمباراة ساعة، وانتهى وقت أحد اللاعبين: يخسر ذلك اللاعب.
# Under a board: Gote’s king on 5a, Sente’s gold on 5b, pawn on 5c.
rules-end-mate-diagram = الذهب يعطي كشًا لملك غوته ويسد كل مخارجه. لا يستطيع الملك أسره، لأن البيدق يحميه. فاز سينته.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e and gold on 9g; each move of the king is barred.
rules-end-no-move-diagram = ملك سينته ليس في كش، لكن كل مربع مجاور له مهاجَم. ليست لسينته قطعة أخرى، فيخسر.
# Paragraph: resigning is normal.
rules-end-give-up = لا عيب في الاستسلام. لاعبو الشوغي يستسلمون عندما يرون أن ملكهم لم تعد له نجاة.
# Paragraph.
rules-end-draw = التعادل نادر. لا يمكن للاعبين أن يتفقا عليه وحسب. يأتي التعادل بالتكرار أو بحد النقلات أو بالانسداد، كما هو مشروح في الأسفل.
# Heading of a section.
rules-repetition = التكرار
# Paragraph.
rules-repetition-draw = إذا تكرر الوضع نفسه على الرقعة وفي اليدين، مع صاحب الدور نفسه، _أربع مرات_، فالمباراة تعادل (sennichite). تلعبان من جديد، ويبدأ من كان غوته.
# Under a board in the starting position: both kings go forward and back, twelve moves.
rules-repetition-diagram = الملكان يتقدمان ويرجعان. بعد 12 نقلة يكون الوضع الأول قد ظهر للمرة الرابعة: المباراة تعادل.
# Paragraph.
rules-repetition-check = لكن إذا كان لاعب واحد فقط يعطي كشًا في كل نقلة من ذلك التكرار، خسر ذلك اللاعب.
# Heading of a section.
rules-move-limit = حد النقلات
# Paragraph.
rules-move-limit-what = في العادة لا يوجد حد. إن شئتما فضعا حدًا للنقلات في الإعدادات. إذا بلغته المباراة دون أن تنتهي فهي تعادل.
# Paragraph: the last move mates or gives check.
rules-move-limit-last = إذا كانت تلك النقلة الأخيرة كش مات فلا تعادل: يخسر صاحب الملك. وإذا أعطت كشًا فقط استمر اللعب حتى يلعب من أعطاه نقلة بلا كش. عندئذ تعادل.

## What to learn first

# Heading of a section.
rules-first = ماذا تتعلم أولًا؟
# Paragraph before a list.
rules-first-what = لا حاجة إلى حفظ كل شيء اليوم. ابدأ بهذه الأمور الخمسة:
# List item: telling gold and silver apart.
rules-first-generals = ميّز الذهب من الفضة. الذهب لا يذهب قطريًا إلى الخلف. والفضة لا تذهب إلى الجانبين، ولا إلى الخلف مباشرة.
# List item: gold in front of the king.
rules-first-mate = تعلّم إنهاء المباراة بإنزال الذهب أمام الملك، حيث تحميه قطعة أخرى لك.
# List item: look at both hands.
rules-first-hands = قبل كل نقلة انظر إلى القطع التي في اليد: قطعك وقطع خصمك.
# List item: castle the king.
rules-first-castle = انقل ملكك إلى الجانب، واستره بقطع الذهب والفضة. هذا الترتيب اسمه _الحصن_.
# List item: the rook’s pawn.
rules-first-attack = ادفع البيدق الذي أمام رخك. كلما تقدم اتسع طريق الهجوم أمام الرخ.
# Under a board in the starting position: 7g7f 3c3d 2g2f 8c8d 2f2e.
rules-first-diagram = بداية معتادة: البيدق في 7g يفتح الطريق للفيل، ثم يتقدم البيدق في 2g أمام الرخ.
# Paragraph.
rules-first-tips = في صفحة النصائح أمثلة أخرى تلعبها.

## Variants

# Heading of a section.
rules-variants = قواعد بالاتفاق
# Paragraph.
rules-variants-what = تُستخدم هذه القواعد إذا اتفق عليها اللاعبان قبل المباراة.
# Heading of a section.
rules-impasse = الانسداد (jishogi)
# Paragraph: what an impasse is.
rules-impasse-what = إذا دخل أحد الملكين معسكر الخصم صعُب إنهاء المباراة، لأن معظم القطع تهاجم إلى الأمام لا إلى الخلف. وإذا دخل الملكان كلاهما فقد تتوقف المباراة بلا مخرج.
# Paragraph: the default, and the three rules to choose from.
rules-impasse-off = في البداية لا يستخدم التطبيق أي قاعدة للانسداد. في الإعدادات يمكنكما اختيار إحدى هذه القواعد: 27 نقطة، أو 24 نقطة، أو قاعدة الوصول (try rule).
# Paragraph before a list of conditions: declaring by points.
rules-impasse-declare = في قاعدتي النقاط يمكنك إعلان الفوز في دورك. هذه هي الشروط:
# List item.
rules-impasse-king = ملكك داخل معسكر الخصم.
# List item.
rules-impasse-check = ملكك ليس في كش.
# List item.
rules-impasse-pieces = لك داخل ذلك المعسكر عشر قطع أو أكثر، غير الملك.
# Paragraph before a table of points.
rules-impasse-points = وتحتاج أيضًا إلى نقاط كافية. تُحسب قطعك التي داخل ذلك المعسكر والتي في يدك:
# List item: the rule of 27 points.
rules-impasse-27 = قاعدة 27 نقطة: يفوز سينته بـ 28 نقطة أو أكثر، ويفوز غوته بـ 27 أو أكثر.
# List item: the rule of 24 points.
rules-impasse-24 = قاعدة 24 نقطة: تفوز بـ 31 نقطة أو أكثر. ومن 24 إلى 30 نقطة تعادل.
# Under a board: Sente has ten pieces in the zone that count 18, and a rook and five pawns in hand.
rules-impasse-diagram = لسينته في المعسكر 10 قطع نقاطها 18، ونقاط القطع التي في يده 10. المجموع 28: في قاعدة 27 نقطة يمكن لسينته إعلان الفوز.
# Paragraph.
rules-impasse-fail = إذا أعلنت دون استيفاء الشروط، أو دون نقاط كافية، _فأنت الخاسر_. احسب أولًا.
# Paragraph: 24 points by agreement.
rules-impasse-agree = في قاعدة 24 نقطة يمكنكما أيضًا الاتفاق على التوقف، إذا دخل الملكان كلاهما ولم يستطع أحد إنهاء المباراة. عندئذ تُحسب كل قطع كل لاعب، على الرقعة وفي اليد. من كانت نقاطه أقل من 24 خسر، وإذا كان لكل منكما 24 أو أكثر فهو تعادل.
# Paragraph: credit in handicap games.
rules-impasse-credit = في مباراة التنازل تُضاف إلى اللاعب الأقوى نقاط القطع التي رفعها.
# Paragraph: the try rule.
rules-impasse-try = قاعدة الوصول لا تحتاج إلى نقاط. إذا وصل ملكك إلى المربع الذي بدأ منه ملك الخصم، ولم يكن هناك في كش، فزت فورًا. ذلك المربع هو 5a لسينته، وهو 5i لغوته.
# Under a board: Sente’s king goes from 5b to 5a.
rules-impasse-try-diagram = يصل ملك سينته إلى 5a وليس هناك في كش: بقاعدة الوصول فاز سينته.
# Heading of a section.
rules-handicaps = مباراة التنازل
# Paragraph.
rules-handicaps-what = إذا كان أحدكما أقوى فإنه يرفع بعض قطعه قبل المباراة، ثم يكون _هو من يبدأ_. لا تُستخدم تلك القطع في المباراة إطلاقًا.
# Paragraph before a list.
rules-handicaps-size = كلما زاد الفرق بينكما زاد عدد القطع المرفوعة. يمكن للاعب الأقوى أن يرفع:
# List item.
rules-handicaps-lance = رمحًا واحدًا: الذي عن يساره أو الذي عن يمينه
# List item.
rules-handicaps-bishop = الفيل وحده
# List item.
rules-handicaps-rook = الرخ وحده
# List item.
rules-handicaps-rook-lance = الرخ والرمح الأيسر
# List item.
rules-handicaps-two = قطعتين: الرخ والفيل
# List item.
rules-handicaps-four = أربع قطع: الرخ والفيل والرمحين
# List item.
rules-handicaps-six = ست قطع: تلك الأربع والحصانين
# List item.
rules-handicaps-eight = ثماني قطع: تلك الست وقطعتي الفضة
# List item.
rules-handicaps-ten = عشر قطع: تلك الثماني وقطعتي الذهب
# Paragraph: five, seven and nine pieces; the missing one is the right one of the pair.
rules-handicaps-odd = هناك أيضًا تنازل عن خمس قطع أو سبع أو تسع. عندئذ تُرفع من الزوج الأخير قطعة واحدة فقط: التي عن يمين اللاعب الأقوى.
# Under a board: the far half; Gote’s left lance, on 1a, is missing.
rules-handicaps-lance-diagram = تنازل عن رمح. اللاعب الأقوى في الأعلى، ورمحه الأيسر في 1a غير موجود.
# Under a board: the far half; Gote’s rook and bishop are missing.
rules-handicaps-two-diagram = تنازل عن قطعتين. الرخ والفيل غير موجودين.
# Under a board: the far half; rook, bishop, lances and knights are missing.
rules-handicaps-six-diagram = تنازل عن ست قطع. بقي الملك وقطع الذهب والفضة والبيادق.

## Settings

# Heading of a section.
rules-settings = إعدادات التطبيق
# Paragraph before a table of the settings and their defaults, each with a link.
rules-settings-what = هذه إعدادات Kete وحالتها في البداية. المس أي إعداد لتغييره.

## Play now

# Heading of the last section; below it stands a button that starts a game.
rules-play = أنت جاهز
# Paragraph before the button.
rules-play-what = أنت الآن تعرف كل القواعد. لا بأس إن نسيت بعضها: إذا حاولت نقلة ممنوعة فالتطبيق يخبرك بالسبب ويعرض لك القاعدة نفسها.
