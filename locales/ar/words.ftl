### The glossary: each word of shogi, what it means in a sentence or two, the text under its board.
### The app shows the Japanese word and the English word beside each.
### «الفضة» is feminine here, every other piece masculine; «قطعة» with a name after it is feminine.

## The game and the players

# A word: shogi; Japanese 将棋.
term-shogi = الشوغي
# What it means.
term-shogi-text = شطرنج اليابان. يلعب لاعبان على رقعة من 81 مربعًا، والقطعة المأسورة قد تعود إلى الرقعة لتقاتل مع من أسرها.
# A word: first player, black; Japanese 先手.
term-sente = سينته
# What it means.
term-sente-text = اللاعب الذي يبدأ. على رقعنا يكون سينته في الأسفل، وقطعه تتجه إلى الأعلى. كتب إنجليزية كثيرة تسميه الأسود.
# A word: second player, white; Japanese 後手.
term-gote = غوته
# What it means.
term-gote-text = اللاعب الذي يلعب ثانيًا. على رقعنا يكون غوته في الأعلى، وقطعه تتجه إلى الأسفل. كتب إنجليزية كثيرة تسميه الأبيض.
# A word: turn; Japanese 手番.
term-turn = الدور
# What it means.
term-turn-text = وقت اللاعب ليلعب نقلة واحدة. يتناوب اللاعبان، ولا يجوز ترك الدور.
# A word: move; Japanese 手.
term-move = النقلة
# What it means.
term-move-text = ما يفعله اللاعب في دور واحد: تحريك قطعة أو إنزال قطعة. كل واحدة تُعدّ: إذا لعب سينته ورد غوته فهما نقلتان.
# A word: position; Japanese 局面.
term-position = الوضع
# What it means.
term-position-text = حال المباراة في لحظة ما: أماكن القطع على الرقعة، وما في يد كل لاعب، ومن صاحب الدور.
# A word: piece toss; Japanese 振り駒.
term-furigoma = رمي البيادق
# What it means.
term-furigoma-text = طريقة لتحديد من يبدأ. يرمي أحد اللاعبين خمسة بيادق. إذا أظهر أكثرها الوجه العادي بدأ هو، وإذا أظهر أكثرها وجه التوكين بدأ الآخر.
# A word: handicap game; Japanese 駒落ち.
term-handicap = مباراة التنازل
# What it means.
term-handicap-text = مباراة يبدؤها اللاعب الأقوى بلا بعض قطعه، لتكون لكليهما فرصة للفوز. وهو من يلعب النقلة الأولى.
# Under a board.
term-handicap-diagram = تنازل عن الرخ: اللاعب الأقوى، في الأعلى، يلعب بلا رخ.
# A word: handicap giver; Japanese 上手.
term-uwate = اللاعب الأقوى
# What it means.
term-uwate-text = هو من يرفع قطعًا له في مباراة التنازل. أما الآخر، المستفيد من التنازل، فاسمه باليابانية shitate.
# A word: kyu and dan grades; Japanese 段級位.
term-grades = درجات اللاعبين
# What it means.
term-grades-text = للاعبين الجدد درجات كيو (kyu): ينقص الرقم كلما تحسن اللاعب. وبعد الدرجة 1 كيو تأتي درجات دان (dan): ويزيد الرقم.

## The board

# A word: board; Japanese 盤.
term-board = الرقعة
# What it means.
term-board-text = مكان اللعب: 81 مربعًا، تسعة أعمدة وتسعة صفوف. كل المربعات لها لون واحد.
# A word: square; Japanese 升目.
term-square = المربع
# What it means.
term-square-text = مكان قطعة واحدة على الرقعة. اسمه رقم العمود وحرف الصف، مثل 7g.
# A word: file; Japanese 筋.
term-file = العمود
# What it means.
term-file-text = تسعة مربعات من الأعلى إلى الأسفل. الأعمدة مرقمة من 1 إلى 9، بدءًا من يمين سينته.
# A word: rank; Japanese 段.
term-rank = الصف
# What it means.
term-rank-text = تسعة مربعات من جانب إلى جانب. للصفوف حروف من a إلى i، بدءًا من الأعلى.
# A word: diagonal; Japanese 斜め.
term-diagonal = القطر
# What it means.
term-diagonal-text = خط من مربعات تتلامس عند أركانها. لا يتحرك الفيل إلا على الأقطار.
# A word: promotion zone; Japanese 敵陣.
term-camp = معسكر الخصم
# What it means.
term-camp-text = الصفوف الثلاثة البعيدة، حيث بدأت قطع الخصم. إذا دخلته قطعتك أو تحركت فيه أو خرجت منه فيمكنك ترقيتها.
# A word: starting position; Japanese 初期配置.
term-start = ترتيب البداية
# What it means.
term-start-text = ترتيب القطع الأربعين قبل النقلة الأولى. لكل لاعب عشرون قطعة.
# Under a board.
term-start-diagram = كل القطع في أماكنها. رخ سينته في 2h وفيله في 8h.
# A word: piece stand; Japanese 駒台.
term-tray = حامل القطع
# What it means.
term-tray-text = مكان بجانب الرقعة للقطع التي أسرتها. يجب أن يستطيع خصمك رؤيتها.

## The pieces

# A word: piece; Japanese 駒.
term-piece = القطعة
# What it means.
term-piece-text = في الشوغي أربعون قطعة من ثمانية أنواع. قطع اللاعبين لها لون واحد، ورأس القطعة يتجه نحو خصم صاحبها.
# A word: king; Japanese 王将・玉将.
term-king = الملك
# What it means.
term-king-text = إذا لم تبقَ له نجاة انتهت المباراة. يتحرك مربعًا واحدًا في أي اتجاه. اللاعب الأعلى درجة يأخذ القطعة المسماة ōshō، والآخر يأخذ gyokushō.
# Under a board that shows where a piece may go.
term-king-diagram = يمكن للملك الذهاب إلى المربعات الثمانية التي حوله.
# A word: rook; Japanese 飛車.
term-rook = الرخ
# What it means.
term-rook-text = أعلى القطع قيمة بعد الملك، واسمه أيضًا القلعة. يتحرك إلى الأمام أو الخلف أو الجانبين ما دام الطريق خاليًا. بعد الترقية يصبح التنين.
# Under a board that shows where a piece may go.
term-rook-diagram = يبلغ الرخ كل مربعات عموده وكل مربعات صفه.
# A word: bishop; Japanese 角行.
term-bishop = الفيل
# What it means.
term-bishop-text = يتحرك قطريًا ما دام الطريق خاليًا. بعد الترقية يصبح الجواد. نقطة ضعفه المربع الذي أمامه مباشرة: لا يستطيع الذهاب إليه.
# Under a board that shows where a piece may go.
term-bishop-diagram = يبلغ الفيل كل مربعات قطريه.
# A word: gold general; Japanese 金将.
term-gold = الذهب
# What it means.
term-gold-text = هو الجنرال الذهبي. يتحرك مربعًا واحدًا في أي اتجاه، إلا قطريًا إلى الخلف. لا يُرقّى. يحمي الملك خيرًا من أي قطعة أخرى، وهو جيد لكش مات.
# Under a board that shows where a piece may go.
term-gold-diagram = ستة مربعات. لا يذهب قطريًا إلى الخلف.
# A word: silver general; Japanese 銀将.
term-silver = الفضة
# What it means.
term-silver-text = هي الجنرال الفضي. تتحرك مربعًا واحدًا إلى الأمام أو قطريًا. تستطيع أن تتقدم وأن ترجع، فهي جيدة في الهجوم.
# Under a board that shows where a piece may go.
term-silver-diagram = خمسة مربعات. لا تذهب إلى الجانبين ولا إلى الخلف مباشرة.
# A word: knight; Japanese 桂馬.
term-knight = الحصان
# What it means.
term-knight-text = يقفز مربعين إلى الأمام ومربعًا إلى الجانب، فوق القطع الأخرى. لا يرجع أبدًا.
# Under a board that shows where a piece may go.
term-knight-diagram = للحصان مربعان فقط يذهب إليهما.
# A word: lance; Japanese 香車.
term-lance = الرمح
# What it means.
term-lance-text = يتحرك إلى الأمام فقط ما دام الطريق خاليًا، ولا يرجع أبدًا. في البداية تقف الرماح في أركان الرقعة الأربعة.
# Under a board that shows where a piece may go.
term-lance-diagram = يبلغ الرمح كل المربعات التي أمامه.
# A word: pawn; Japanese 歩兵.
term-pawn = البيدق
# What it means.
term-pawn-text = يتحرك مربعًا واحدًا إلى الأمام، ويأسر بالطريقة نفسها. لكل لاعب تسعة. بعد الترقية يصبح التوكين.
# Under a board that shows where a piece may go.
term-pawn-diagram = يمكن لبيدق سينته أسر البيدق الذي أمامه مباشرة.
# A word: dragon, promoted rook; Japanese 竜王.
term-dragon = التنين
# What it means.
term-dragon-text = الرخ المرقّى. يتحرك كالرخ، ويتحرك أيضًا مربعًا واحدًا قطريًا. لا قطعة أقوى منه.
# Under a board that shows where a piece may go.
term-dragon-diagram = مربعات الرخ، والمربعات الأربعة المجاورة قطريًا.
# A word: horse, promoted bishop; Japanese 竜馬.
term-horse = الجواد
# What it means.
term-horse-text = الفيل المرقّى، واسمه الياباني يعني «حصان التنين». يتحرك كالفيل، ويتحرك أيضًا مربعًا واحدًا إلى الأمام أو الخلف أو الجانبين. جيد في الهجوم وفي الدفاع.
# Under a board that shows where a piece may go.
term-horse-diagram = مربعات الفيل، والمربعات الأربعة المجاورة أمامًا وخلفًا وعلى الجانبين.
# A word: tokin, promoted pawn; Japanese と金.
term-tokin = التوكين
# What it means.
term-tokin-text = البيدق المرقّى. يتحرك كالذهب، لكن الخصم الذي يأسره لا يكسب إلا بيدقًا.
# Under a board that shows where a piece may go.
term-tokin-diagram = يمكن للتوكين الذهاب إلى ستة مربعات، كالذهب.
# A word: promoted silver, knight, lance; Japanese 成銀・成桂・成香.
term-promoted-silver = الفضة والحصان والرمح بعد الترقية
# What it means.
term-promoted-silver-text = بعد الترقية تتحرك هذه القطع الثلاث كلها كالذهب وتفقد حركتها القديمة. وإذا أُسرت عادت قطعًا عادية.
# Under a board that shows where a piece may go.
term-promoted-silver-diagram = يتحرك الحصان المرقّى كالذهب ولا يقفز بعد ذلك.
# A word: promoted piece; Japanese 成駒.
term-promoted = القطعة المرقّاة
# What it means.
term-promoted-text = قطعة قُلبت فصارت لها حركة جديدة. تبقى كذلك على الرقعة حتى تؤسر.
# A word: major pieces; Japanese 大駒.
term-major = القطع الكبيرة
# What it means.
term-major-text = الرخ والفيل، قبل الترقية وبعدها. في الانسداد (jishogi) لكل منهما 5 نقاط.
# A word: minor pieces; Japanese 小駒.
term-minor = القطع الصغيرة
# What it means.
term-minor-text = الذهب والفضة والحصان والرمح والبيدق. في الانسداد (jishogi) لكل منها نقطة واحدة.
# A word: generals, golds and silvers; Japanese 金駒.
term-generals = الجنرالات
# What it means.
term-generals-text = اسم يجمع قطع الذهب والفضة. لكل لاعب أربعة جنرالات، وفي العادة يحرس ثلاثة منها الملك.
# A word: ranging pieces; Japanese 飛び道具.
term-ranging = القطع البعيدة المدى
# What it means.
term-ranging-text = قطع تستطيع الذهاب بعيدًا في نقلة واحدة: الرخ والفيل والرمح. لا تقفز: توقفها أي قطعة في طريقها.

## Captures, drops, promotion

# A word: capture; Japanese 取る.
term-capture = الأسر
# What it means.
term-capture-text = الذهاب إلى مربع فيه قطعة للخصم وأخذها. تصبح القطعة لك، ويمكنك إنزالها لاحقًا.
# Under a board that shows where a piece may go.
term-capture-diagram = يمكن للرخ أسر البيدق في 7e، لكنه لا يتجاوزه.
# A word: pieces in hand; Japanese 持ち駒.
term-hand = القطع التي في اليد
# What it means.
term-hand-text = القطع التي على حاملك، جاهزة للإنزال. يراها اللاعبان كلاهما، فلا سر فيها.
# A word: drop; Japanese 打つ.
term-drop = الإنزال
# What it means.
term-drop-text = بدلًا من تحريك قطعة تأخذ قطعة من يدك وتضعها في مربع خالٍ. تلك هي نقلتك كلها.
# Under a board with moves to try.
term-drop-diagram = يمكن إنزال الذهب في 5e، لا في 5d: ففي ذلك المربع قطعة.
# A word: promotion; Japanese 成る.
term-promote = الترقية
# What it means.
term-promote-text = قلب القطعة بعد تحريكها لتصبح لها حركة جديدة. كأنها تُرفع رتبتها. الملك والذهب لا يُرقّيان.
# Under a board with moves to try.
term-promote-diagram = إذا دخلت الفضة 5c فيمكنك ترقيتها أو تركها كما هي.
# A word: non-promotion; Japanese 不成.
term-no-promotion = ترك الترقية
# What it means.
term-no-promotion-text = أن تترك القطعة كما هي مع أن ترقيتها جائزة. أكثر ما يكون ذلك مع الفضة أو الحصان، لتبقى حركة القطعة.
# A word: exchange; Japanese 駒交換.
term-exchange = التبادل
# What it means.
term-exchange-text = تأسر قطعة للخصم، فيأسر قطعة لك. في الشوغي لا تضيع القطع: لكل لاعب الآن قطعة في يده.
# Under a board with moves to play through.
term-exchange-diagram = فيل سينته يأسر الفيل في 2b، ثم تأسره الفضة القادمة من 3a. الآن لكل منهما فيل في يده.
# A word: protected piece; Japanese 紐付き.
term-protected = القطعة المحمية
# What it means.
term-protected-text = قطعة لا تضيع بلا مقابل: إذا أسرها الخصم فيمكنك أسر القطعة التي أسرتها.
# A word: loose piece; Japanese 浮き駒.
term-loose = القطعة غير المحمية
# What it means.
term-loose-text = قطعة يستطيع الخصم أسرها بلا مقابل. قبل كل نقلة ابحث عن القطع غير المحمية: قطعك وقطعه.
# A word: sacrifice; Japanese 捨て駒.
term-sacrifice = التضحية
# What it means.
term-sacrifice-text = أن تترك قطعة للخصم عمدًا لتكسب ما هو أكبر، وهو في الغالب المباراة نفسها.

## Attack and defence

# A word: fork; Japanese 両取り.
term-fork = الشوكة
# What it means.
term-fork-text = قطعة واحدة تهاجم اثنتين في وقت واحد. لا يستطيع الخصم إنقاذ إلا واحدة، فتأسر الأخرى.
# Under a board with moves to try.
term-fork-diagram = إذا أُنزل الحصان في 6e هاجم الرخ في 7c والذهب في 5c.
# A word: splitting silver; Japanese 割り打ちの銀.
term-split-silver = الفضة الفاصلة
# What it means.
term-split-silver-text = فضة تُنزل خلف قطعتين للخصم، بينهما. تهاجمهما معًا، لأنها تستطيع الرجوع قطريًا.
# Under a board with moves to play through.
term-split-silver-diagram = الفضة تهاجم الرخ في 6b والذهب في 4b. يهرب الرخ، ويكسب سينته الذهب مقابل الفضة.
# A word: pin; Japanese ピン.
term-pin = القطعة المقيّدة
# What it means.
term-pin-text = قطعة تستر ملكها من رخ أو فيل أو رمح. لا يجوز أن تترك الخط، لأن الملك يصبح عندئذ في كش.
# Under a board with moves to try.
term-pin-diagram = الذهب في 6f يستر الملك من الفيل في 4d. يمكنه الذهاب إلى 5e، لا إلى 6e.
# A word: interposition; Japanese 合駒.
term-interpose = ستر الملك
# What it means.
term-interpose-text = وضع قطعة بين ملكك والقطعة البعيدة المدى التي تعطي كشًا. في الشوغي يمكنك استعمال قطعة من يدك.
# Under a board with moves to try.
term-interpose-diagram = الفيل في 2b يعطي كشًا. بيدق في 4d يستر الملك، وفي 3d لا يستره.
# A word: striking pawn; Japanese 叩きの歩.
term-striking-pawn = البيدق الطارق
# What it means.
term-striking-pawn-text = بيدق يُنزل أمام قطعة للخصم مباشرة، كمن يطرق الباب. إذا أسرته القطعة تركت مكانها الجيد.
# Under a board with moves to try.
term-striking-pawn-diagram = البيدق في 3c يهاجم الذهب في 3b: فإما أن يأسره وإما أن يبتعد.
# A word: dangling pawn; Japanese 垂れ歩.
term-dangling-pawn = البيدق المتدلّي
# What it means.
term-dangling-pawn-text = بيدق يُنزل قبل معسكر الخصم بمربع واحد. في النقلة التالية يستطيع أن يدخل ويصبح التوكين.
# Under a board with moves to try.
term-dangling-pawn-diagram = البيدق في 2d سيدخل إلى 2c، وهو مربع لا تحميه أي قطعة.
# A word: anchor pawn; Japanese 底歩.
term-anchor-pawn = بيدق المرساة
# What it means.
term-anchor-pawn-text = بيدق يُنزل في صفك الأخير، تحت الذهب. هذا الجدار يصد رخ الخصم أو تنينه زمنًا طويلًا.
# Under a board with moves to try.
term-anchor-pawn-diagram = التنين في 2i يعطي كشًا. بيدق في 6i، تحت الذهب، يسد الخط وهو محمي.
# A word: edge attack; Japanese 端攻め.
term-edge-attack = هجوم الحافة
# What it means.
term-edge-attack-text = هجوم في العمود 1 أو 9 بالرمح والحصان والبيادق. الملك في حصنه قريب من الحافة، وحماته هناك قليلون.
# A word: climbing silver; Japanese 棒銀.
term-climbing-silver = الفضة الصاعدة
# What it means.
term-climbing-silver-text = تصعد الفضة خلف البيدق الذي أمام الرخ لتخترق العمود 2. هو أول هجوم يتعلمه كثيرون.
# Under a board with moves to play through.
term-climbing-silver-diagram = تصعد الفضة: إلى 3h ثم 2g ثم 2f.

## Check and the end

# A word: check; Japanese 王手.
term-check = الكش
# What it means.
term-check-text = قطعة تهدد بأسر الملك في النقلة التالية. على صاحب الملك أن ينقذه فورًا. لا يلزم قول أي كلمة.
# A word: double check; Japanese 両王手.
term-double-check = الكش المزدوج
# What it means.
term-double-check-text = قطعتان تعطيان كشًا معًا. لا يكفي ستر الملك ولا أسر إحداهما: يجب أن يتحرك الملك نفسه.
# Under a board with moves to try.
term-double-check-diagram = إذا قفز الحصان إلى 4c أعطى كشًا، وأعطاه معه الرخ في 5h.
# A word: discovered check; Japanese 空き王手.
term-discovered-check = الكش المكشوف
# What it means.
term-discovered-check-text = قطعة تترك الخط، فتعطي القطعة التي خلفها كشًا. وقد تأسر القطعة التي تحركت شيئًا في طريقها.
# Under a board with moves to try.
term-discovered-check-diagram = الفيل يأسر الرخ في 2b، فيعطي الرخ في 5h كشًا.
# A word: checkmate; Japanese 詰み.
term-mate = كش مات
# What it means.
term-mate-text = الملك في كش ولا نقلة تنقذه. كثيرون يقولون «كش ملك». انتهت المباراة: خسر صاحب الملك.
# Under a board with moves to try.
term-mate-diagram = إذا أُنزل الذهب في 2b فلا نجاة للملك في 1a. الفضة في 3c تحمي الذهب.
# A word: threat of mate; Japanese 詰めろ.
term-threatmate = التهديد بكش مات
# What it means.
term-threatmate-text = نقلة لا تعطي كشًا الآن، لكن إذا لم يدافع الخصم فالدور التالي كش مات.
# Under a board with moves to play through.
term-threatmate-diagram = يتقدم البيدق إلى 5c: تهديد بكش مات. لا ينتبه غوته، فيُنزل سينته الذهب في 5b.
# A word: brinkmate; Japanese 必至.
term-brinkmate = تهديد لا يُردّ
# What it means.
term-brinkmate-text = تهديد بكش مات لا يمنعه شيء. للخصم أمل واحد: أن يعطي ملكك كشًا بعد كش حتى يفوز قبلك.
# A word: mate problem; Japanese 詰将棋.
term-tsume = لغز كش مات
# What it means.
term-tsume-text = لغز: ابحث كيف تعطي كشًا في كل نقلة حتى لا تبقى للملك نجاة. هو أفضل تمرين يومي.
# Under a board with moves to play through.
term-tsume-diagram = لغز من ثلاث نقلات: إذا هرب الملك إلى 4a أُنزل الذهب الثاني في 4b.
# A word: gold at the head; Japanese 頭金.
term-head-gold = الذهب عند الرأس
# What it means.
term-head-gold-text = ذهب يُنزل أمام ملك في صفه الأخير مباشرة، وتحميه قطعة أخرى. هو أكثر طرق كش مات شيوعًا.
# Under a board with moves to try.
term-head-gold-diagram = الذهب في 5b يحميه البيدق في 5c. لا مكان يذهب إليه الملك.
# A word: belly silver; Japanese 腹銀.
term-belly-silver = فضة الخاصرة
# What it means.
term-belly-silver-text = فضة تُنزل بجانب الملك. لا تعطي كشًا، لكنها تسد المربع الذي أمامه والمربع الذي خلفه.
# Under a board with moves to try.
term-belly-silver-diagram = الفضة في 2b بجانب الملك يحميها التوكين.
# A word: resignation; Japanese 投了.
term-resign = الاستسلام
# What it means.
term-resign-text = الاعتراف بالخسارة قبل آخر نقلة. لا عيب فيه في الشوغي: أكثر اللاعبين يستسلمون عندما يرون أن ملكهم لا نجاة له.
# A word: illegal move; Japanese 反則.
term-illegal = النقلة الممنوعة
# What it means.
term-illegal-text = نقلة لا تسمح بها القواعد. في القواعد الرسمية من يلعبها يخسر فورًا.
# A word: two pawns on a file; Japanese 二歩.
term-nifu = بيدقان
# What it means.
term-nifu-text = خطأ إنزال بيدق في عمود فيه بيدق لك لم يُرقَّ. هذا غير مسموح.
# Under a board with moves to try.
term-nifu-diagram = في العمود 5 بيدق من قبل. أما في العمود 6 فيمكن.
# A word: pawn-drop mate; Japanese 打ち歩詰め.
term-uchifuzume = كش مات بإنزال بيدق
# What it means.
term-uchifuzume-text = إنزال بيدق يكون كش مات فورًا. هذا غير مسموح، لكن كش مات بتحريك بيدق مسموح.
# Under a board with moves to try.
term-uchifuzume-diagram = لن تكون للملك نجاة، فلا يجوز إنزال البيدق في 5b.
# A word: dead-end piece; Japanese 行き所のない駒.
term-dead-end = قطعة بلا طريق أمامها
# What it means.
term-dead-end-text = قطعة لن تستطيع الحركة أبدًا، كبيدق في الصف الأخير. لا يجوز إنزالها هناك، ولا تركها هناك بلا ترقية.
# Under a board with moves to try.
term-dead-end-diagram = لا يجوز إنزال الرمح في 5a. أما في 5b فيجوز.
# A word: leaving the king in check; Japanese 王手放置.
term-leaving-king = ترك الملك في كش
# What it means.
term-leaving-king-text = أن تلعب نقلة أخرى وملكك في كش. هذا غير مسموح: أنقذ الملك أولًا.
# A word: draw; Japanese 引き分け.
term-draw = التعادل
# What it means.
term-draw-text = مباراة بلا فائز. هو نادر في الشوغي، لأن القطع المأسورة تعود إلى الرقعة.
# A word: repetition; Japanese 千日手.
term-repetition = التعادل بالتكرار
# What it means.
term-repetition-text = إذا تكرر الوضع نفسه أربع مرات فالمباراة تعادل وتُلعب من جديد. اسمه الياباني يعني «نقلات ألف يوم».
# A word: perpetual check; Japanese 連続王手の千日手.
term-perpetual = التكرار بالكش
# What it means.
term-perpetual-text = يتكرر الوضع أربع مرات ولاعب واحد يعطي كشًا في كل نقلة. ليس هذا تعادلًا: من يعطي الكش يخسر.
# A word: impasse; Japanese 持将棋.
term-jishogi = الانسداد (jishogi)
# What it means.
term-jishogi-text = كل من الملكين آمن في معسكر خصمه، ولا أحد يستطيع إنهاء المباراة. نقاط القطع هي التي تحسم.
# A word: entering king; Japanese 入玉.
term-entering-king = دخول الملك
# What it means.
term-entering-king-text = بلوغ الملك الصفوف الثلاثة البعيدة، أي معسكر الخصم. يصعب الإمساك به هناك، لأن معظم القطع تهاجم إلى الأمام أكثر من الخلف.
# A word: declaration win; Japanese 入玉宣言.
term-declaration = إعلان الفوز
# What it means.
term-declaration-text = لاعب دخل ملكه يعلن أن شروط قاعدة الانسداد مستوفاة. إن صح ذلك فاز، وإن لم يصح خسر.
# A word: points; Japanese 点数.
term-points = النقاط
# What it means.
term-points-text = حساب القطع في الانسداد: للرخ والفيل 5 نقاط لكل منهما، ولغيرهما نقطة واحدة، والملك لا يُحسب.
# A word: try rule; Japanese トライルール.
term-try-rule = قاعدة الوصول
# What it means.
term-try-rule-text = قاعدة اختيارية: الملك الذي يصل إلى المربع الذي بدأ منه ملك الخصم، وليس هناك في كش، يفوز.
# Under a board with moves to try.
term-try-rule-diagram = إذا تحرك ملك سينته إلى 5a فاز سينته بهذه القاعدة.
# A word: move limit; Japanese 最大手数.
term-limit = حد النقلات
# What it means.
term-limit-text = عدد من النقلات اتفق عليه اللاعبان. إذا بلغته المباراة بلا فائز فهي تعادل.

## Castles

# A word: castle; Japanese 囲い.
term-castle = الحصن
# What it means.
term-castle-text = قطع مرتبة حول الملك لحمايته، وأهمها الذهب والفضة. ابنِ حصنك مبكرًا، قبل أن تبدأ المعركة.
# A word: boat castle; Japanese 舟囲い.
term-boat = حصن القارب
# What it means.
term-boat-text = حصن سهل البناء: ثلاث نقلات فقط. يُستخدم ضد الرخ المتنقل. الملك في 7h.
# Under a board.
term-boat-diagram = الملك في 7h، والذهب في 6i و5h، والفضة في 7i، والفيل في 8h.
# A word: Mino castle; Japanese 美濃囲い.
term-mino = حصن مينو
# What it means.
term-mino-text = الحصن المعتاد لمن يلعب بالرخ المتنقل. سريع البناء وقوي أمام الهجوم من الجانب.
# Under a board.
term-mino-diagram = الملك في 2h، والفضة في 3h، والذهب في 4i و5h.
# A word: Yagura castle; Japanese 矢倉囲い.
term-yagura = حصن ياغورا
# What it means.
term-yagura-text = حصن لمباريات الرخ الثابت، قوي أمام الهجوم من الأمام. ياغورا تعني برج الحراسة.
# Under a board.
term-yagura-diagram = الملك في 8h، والذهب في 7h و6g، والفضة في 7g.
# A word: Anaguma castle, bear in the hole; Japanese 穴熊.
term-anaguma = حصن أناغوما
# What it means.
term-anaguma-text = يختبئ الملك في أقصى الزاوية، كالدب في جحره. يصعب إعطاؤه كشًا، لكن الحصن يحتاج إلى نقلات كثيرة.
# Under a board.
term-anaguma-diagram = الملك في 9i، والرمح في 9h، والفضة في 8h، والذهب في 7h و7i، والحصان في 8i.
# A word: sitting king; Japanese 居玉.
term-sitting-king = الملك الجالس
# What it means.
term-sitting-king-text = ملك بقي في مربعه الأول بلا حصن. هذا خطر في الغالب، لأن الهجوم يصل إليه سريعًا.

## Openings and phases

# A word: opening, middle game, endgame; Japanese 序盤・中盤・終盤.
term-phases = مراحل المباراة الثلاث
# What it means.
term-phases-text = في الافتتاح تبني حصنًا وترتب قطعك. في الوسط تبدأ المعركة. وفي النهاية يسابق كل لاعب إلى كش مات.
# A word: book opening, joseki; Japanese 定跡.
term-joseki = افتتاح معروف
# What it means.
term-joseki-text = سلسلة نقلات جرّبها لاعبون كثيرون ووجدوها جيدة للجانبين.
# A word: tesuji, skilful move; Japanese 手筋.
term-tesuji = الحيلة البارعة
# What it means.
term-tesuji-text = نقلة ماهرة أو بضع نقلات تنفع في أوضاع كثيرة، مثل البيدق المتدلّي.
# A word: static rook; Japanese 居飛車.
term-static-rook = الرخ الثابت
# What it means.
term-static-rook-text = طريقة لعب يبقى فيها الرخ في عموده الأول ويهاجم منه. ويذهب الملك إلى اليسار.
# A word: ranging rook; Japanese 振り飛車.
term-ranging-rook = الرخ المتنقل
# What it means.
term-ranging-rook-text = طريقة لعب ينتقل فيها الرخ إلى الوسط أو إلى اليسار. ويذهب الملك إلى اليمين، حيث كان الرخ.
# A word: fourth-file rook; Japanese 四間飛車.
term-fourth-file-rook = رخ العمود الرابع
# What it means.
term-fourth-file-rook-text = ينتقل الرخ إلى 6h. العمود 6 هو الرابع من يسار سينته. افتتاح سهل للمبتدئ.
# Under a board.
term-fourth-file-rook-diagram = رخ سينته في 6h، والفيل في 7g يوقف البيدق في 8e.
# A word: third-file rook; Japanese 三間飛車.
term-third-file-rook = رخ العمود الثالث
# What it means.
term-third-file-rook-text = ينتقل الرخ إلى 7h. العمود 7 هو الثالث من يسار سينته.
# A word: central rook; Japanese 中飛車.
term-central-rook = الرخ الأوسط
# What it means.
term-central-rook-text = ينتقل الرخ إلى 5h، وسط الرقعة، ليدفع بيدق العمود 5.
# A word: double wing attack; Japanese 相掛かり.
term-double-wing = الهجوم على الجناحين
# What it means.
term-double-wing-text = افتتاح يدفع فيه اللاعبان كلاهما البيدق الذي أمام الرخ على الفور. كل منهما يهاجم في جناحه.
# A word: bishop exchange; Japanese 角換わり.
term-bishop-exchange = تبادل الفيلين
# What it means.
term-bishop-exchange-text = افتتاح يُتبادل فيه الفيلان مبكرًا. بعده يكون مع كل لاعب فيل في يده، جاهز للإنزال في أي مكان.
# A word: side pawn capture; Japanese 横歩取り.
term-side-pawn = البيدق الجانبي
# What it means.
term-side-pawn-text = افتتاح حاد: يتحرك الرخ جانبًا ويأسر البيدق في 3d. خطأ واحد قد ينهي المباراة.

## Around the game

# A word: game record; Japanese 棋譜.
term-record = سجل المباراة
# What it means.
term-record-text = كل نقلات المباراة مكتوبة بترتيبها. بها يمكن أن تشاهد المباراة مرة أخرى.
# A word: review after the game; Japanese 感想戦.
term-review = نقاش المباراة
# What it means.
term-review-text = بعد المباراة يستعيد اللاعبان النقلات ويخبر كل منهما الآخر بما فكّر فيه. هذه أفضل طريقة للتعلّم.
# A word: taking back a move; Japanese 待った.
term-undo = التراجع
# What it means.
term-undo-text = تغيير نقلة لُعبت. هو غير مسموح في المباريات الرسمية، وبين الأصدقاء يكون بالاتفاق.
# A word: game clock; Japanese 対局時計.
term-clock = ساعة المباراة
# What it means.
term-clock-text = ساعة تحسب وقت كل لاعب. من انتهى وقته خسر.
# A word: countdown, byo-yomi; Japanese 秒読み.
term-byoyomi = ثوانٍ لكل نقلة
# What it means.
term-byoyomi-text = إذا انتهى وقتك الأساسي حصلت على بضع ثوانٍ لكل نقلة. الكلمة اليابانية تعني «قراءة الثواني».
