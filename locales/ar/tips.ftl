### Tips for the first games: heading, paragraphs, list items, the text under a board.
### Squares are written such as 7g.

## An order of learning

# Heading of a tip.
tip-order = ترتيب للتعلّم
# Paragraph.
tip-order-1 = لا تحاول حفظ كل شيء في يوم واحد. اتبع هذه القائمة، والعب بضع مباريات بين درس وآخر.
# List item.
tip-order-2 = حركة القطع الثماني، ثم حركة القطع المرقّاة.
# List item.
tip-order-3 = الأسر والإنزال والترقية.
# List item.
tip-order-4 = كش مات بالذهب أمام الملك.
# List item.
tip-order-5 = حصن واحد وافتتاح واحد. أما الباقي فينتظر.
# List item.
tip-order-6 = ألغاز كش مات قصيرة، بضعة منها كل يوم.
# Under a board with moves to play through.
tip-order-diagram = الشوغي في ثلاث نقلات. رخ سينته يأسر الذهب في 2d. يلعب غوته. ثم يُنزل سينته ذلك الذهب في 5b، فلا نجاة للملك.

## First moves

# Heading of a tip.
tip-first-moves = النقلات الأولى
# Paragraph.
tip-first-moves-1 = في البداية لا طريق أمام قطعتيك الكبيرتين، الرخ والفيل، لأن بيادقك تقف أمامهما. تكفي نقلتان لفتح الطريق.
# Paragraph.
tip-first-moves-2 = إذا ذهب البيدق من 7g إلى 7f انفتح للفيل في 8h قطر طويل. وإذا ذهب البيدق من 2g إلى 2f بدأ الرخ في 2h يضغط إلى الأمام.
# Paragraph.
tip-first-moves-3 = لا تدفع البيادق بلا سبب: البيدق لا يرجع أبدًا.
# Under a board with moves to play through.
tip-first-moves-diagram = يفتح كل لاعب طريق فيله، ثم يدفع البيدق الذي أمام رخه. الآن الفيلان متقابلان.

## Which piece is worth more?

# Heading of a tip.
tip-values = أي قطعة أعلى قيمة؟
# Paragraph.
tip-values-1 = قبل التبادل قارن بين القطعتين. من الأعلى قيمة إلى الأدنى: الرخ، الفيل، الذهب، الفضة، الحصان، الرمح، البيدق.
# Paragraph.
tip-values-2 = القيمة ليست كل شيء. قرب نهاية المباراة، الوصول إلى الملك أولًا خير من كثرة القطع.
# Under a board with moves to try.
tip-values-diagram = يمكن للفضة في 5e أسر الذهب في 4d أو البيدق في 6d. خذ الذهب: قيمته أعلى.

## Count before you capture

# Heading of a tip.
tip-count = احسب قبل أن تأسر
# Paragraph.
tip-count-1 = اختر مربعًا. احسب قطعك التي تبلغه، ثم احسب قطع الخصم التي تحميه. إذا كانت قطعك أكثر فقد ينجح الهجوم.
# Paragraph.
tip-count-2 = ابدأ بالقطعة الأدنى قيمة. وليدخل الرخ أخيرًا.
# Under a board with moves to play through.
tip-count-diagram = لسينته قطعتان تبلغان 5d: الفضة والرخ. ويحمي غوته ذلك المربع بقطعة واحدة هي الفضة في 6c. في النهاية يربح سينته بيدقًا.

## Do not rush the knight

# Heading of a tip.
tip-knight-early = لا تستعجل الحصان
# Paragraph.
tip-knight-early-1 = الحصان يقفز إلى الأمام فقط ولا يستطيع الرجوع. إذا ابتعد مبكرًا كفى بيدق واحد للخصم لاصطياده.
# Paragraph.
tip-knight-early-2 = اتركه في مكانه حتى تستعد قطع أخرى للهجوم معه.
# Under a board with moves to play through.
tip-knight-early-diagram = يقفز الحصان إلى 2e قبل الأوان. يتقدم البيدق من 2c إلى 2d ويهاجمه. ليس للحصان مربع آمن، فيُؤسر.

## Build a castle for the king

# Heading of a tip.
tip-castle = ابنِ حصنًا للملك
# Paragraph.
tip-castle-1 = الملك الذي يبقى في الوسط تصل إليه كل الهجمات. انقله إلى الجانب مبكرًا، وأحطه بقطع الذهب والفضة. هذا الترتيب اسمه الحصن.
# Paragraph.
tip-castle-2 = ليبتعد الملك عن رخه. حيث يكون الرخ تكون المعركة.
# Paragraph.
tip-castle-3 = وزّع العمل: قطعتا ذهب وقطعة فضة للحراسة، والرخ والفيل والفضة الأخرى والحصانان للهجوم.
# Under a board with moves to play through.
tip-castle-diagram = حصن القارب (funagakoi) في ثلاث نقلات لسينته: يذهب الملك إلى 6h ثم إلى 7h، ويذهب الذهب إلى 5h. وغوته أيضًا ينقل ملكه إلى مأمن.

## The mino castle

# Heading of a tip.
tip-mino = حصن مينو
# Paragraph.
tip-mino-1 = هذا الحصن يناسبك إذا انتقل رخك إلى اليسار. يذهب الملك يمينًا إلى 2h. تصعد الفضة من 3i إلى 3h، ويذهب الذهب من 6i إلى 5h. أما الذهب في 4i فيبقى.
# Paragraph.
tip-mino-2 = هو قوي أمام الهجوم من الجانب، لكنه ضعيف عند الحافة. ادفع لاحقًا البيدق من 1g إلى 1f، ليكون للملك مخرج.
# Under a board with moves to play through.
tip-mino-diagram = الرخ في 6h من قبل. يمشي الملك إلى 4h ثم 3h ثم 2h، ثم تُكمل الفضة والذهب الحصن.

## The yagura castle

# Heading of a tip.
tip-yagura = حصن ياغورا
# Paragraph.
tip-yagura-1 = هذا الحصن للرخ الثابت. يجلس الملك في 8h، وقطعتا الذهب في 7h و6g، والفضة في 7g. ويغادر الفيل 8h ليفسح للملك.
# Paragraph.
tip-yagura-2 = هو قوي أمام الهجوم من الأمام، لكنه ضعيف من الجانب. يحتاج إلى نقلات كثيرة، فلا تبنِه والخصم يهاجم بسرعة.
# Under a board with moves to play through.
tip-yagura-diagram = قطعتا الذهب وقطعة الفضة في أماكنها، وانتقل الفيل إلى 6h. يدخل الملك الحصن: إلى 7i ثم 8h.

## The anaguma castle

# Heading of a tip.
tip-anaguma = حصن أناغوما
# Paragraph.
tip-anaguma-1 = يختبئ الملك في الزاوية 9i، كالدب في جحره. يتقدم الرمح إلى 9h ليفسح له، وتغلق الفضة الباب في 8h.
# Paragraph.
tip-anaguma-2 = يصعب إعطاؤه كشًا هناك، فيمكنك الهجوم بجرأة. لكنه يحتاج إلى نقلات كثيرة، ولا مهرب للملك منه.
# Under a board with moves to play through.
tip-anaguma-diagram = يذهب الرمح إلى 9h والملك إلى 9i والفضة إلى 8h والذهب إلى 7i. ولاحقًا يقترب الذهب في 5h أيضًا.

## Static rook (ibisha)

# Heading of a tip.
tip-static-rook = الرخ الثابت (ibisha)
# Paragraph.
tip-static-rook-1 = يبقى الرخ في 2h، ويتقدم البيدق الذي أمامه. ويذهب الملك إلى اليسار، بعيدًا عن الرخ.
# Paragraph.
tip-static-rook-2 = تبادل البيدقين في 2d أمر جيد: يكسب الرخ عمودًا مفتوحًا، وتكسب بيدقًا في يدك.
# Under a board with moves to play through.
tip-static-rook-diagram = الهجوم على الجناحين (aigakari). الذهب في 7h يحمي 8g أمام الفيل. ثم يتبادل سينته البيدقين، ويعود الرخ إلى مكانه.

## Ranging rook (furibisha)

# Heading of a tip.
tip-ranging-rook = الرخ المتنقل (furibisha)
# Paragraph.
tip-ranging-rook-1 = ينتقل الرخ إلى الوسط أو إلى اليسار، ويذهب الملك يمينًا حيث كان الرخ. الخطة نفسها تصلح في مباريات كثيرة، فتعلّمها سهل.
# List item.
tip-ranging-rook-2 = إلى 5h: الرخ الأوسط (nakabisha).
# List item.
tip-ranging-rook-3 = إلى 6h: رخ العمود الرابع (shikenbisha).
# List item.
tip-ranging-rook-4 = إلى 7h: رخ العمود الثالث (sankenbisha).
# List item.
tip-ranging-rook-5 = إلى 8h: الرخ المقابل لرخ الخصم (mukaibisha).
# Paragraph.
tip-ranging-rook-6 = الرابع والثالث يُعدّان من يسارك.
# Under a board with moves to try.
tip-ranging-rook-diagram = الفيل في 7g، فالصف h خالٍ. يمكن للرخ الانتقال إلى أي من الأماكن الأربعة.

## Fourth-file rook (shikenbisha)

# Heading of a tip.
tip-fourth-file-rook = رخ العمود الرابع (shikenbisha)
# Paragraph.
tip-fourth-file-rook-1 = هذا افتتاح أول جيد. يسد البيدق في 6f قطر الفيل كي لا يُبادَل، وينتقل الرخ إلى 6h.
# Paragraph.
tip-fourth-file-rook-2 = ثم ابنِ حصن مينو. إذا هاجم الخصم كانت قطعتاك الكبيرتان جاهزتين للرد.
# Under a board with moves to play through.
tip-fourth-file-rook-diagram = إذا دفع غوته بيدقه إلى 8e صعد فيل سينته إلى 7g وحمى 8f.

## Bishop exchange (kakugawari)

# Heading of a tip.
tip-bishop-exchange = تبادل الفيلين (kakugawari)
# Paragraph.
tip-bishop-exchange-1 = يُتبادل الفيلان مبكرًا، ويبقى مع كل لاعب فيل في يده.
# Paragraph.
tip-bishop-exchange-2 = من الآن سدّ الثغرات في معسكرك. كل مربع خالٍ بلا حماية قد يكون مكانًا لإنزال فيل.
# Under a board with moves to play through.
tip-bishop-exchange-diagram = فيل غوته يأسر الفيل في 7g ويُرقّى. والفضة في 6h تأسره فورًا.

## Side pawn (yokofudori)

# Heading of a tip.
tip-side-pawn = البيدق الجانبي (yokofudori)
# Paragraph.
tip-side-pawn-1 = بعد تبادل البيدقين في العمود 2 يتحرك الرخ جانبًا ويأسر البيدق في 3d. ربح سينته بيدقًا، وربح غوته وقتًا للهجوم.
# Paragraph.
tip-side-pawn-2 = الفيلان متقابلان والملكان بلا حصنين، فخطأ واحد يكفي. العب هذا الافتتاح لاحقًا بعد أن تتمرن.
# Under a board with moves to play through.
tip-side-pawn-diagram = يتبادل كلاهما البيادق أمام الرخين، ثم يأسر رخ سينته البيدق الجانبي في 3d.

## Climbing silver (bōgin)

# Heading of a tip.
tip-climbing-silver = الفضة الصاعدة (bōgin)
# Paragraph.
tip-climbing-silver-1 = هذا هجوم سهل مع الرخ الثابت. يتقدم البيدق إلى 2e، وتصعد الفضة خلفه: إلى 3h ثم 2g ثم 2f ثم 1e أو 3e.
# Paragraph.
tip-climbing-silver-2 = الهدف هو المربع 2d. تبلغه ثلاث قطع معًا: البيدق والفضة والرخ. وحماته في الغالب أقل.
# Under a board with moves to play through.
tip-climbing-silver-diagram = المربع 2d يحميه البيدق في 2c والفيل في 3c: قطعتان أمام ثلاث. في النهاية ربح سينته فيلًا مقابل فضة، ورخه ينظر إلى معسكر غوته.

## Drop one piece, attack two

# Heading of a tip.
tip-drop-fork = أنزل قطعة واحدة وهاجم اثنتين
# Paragraph.
tip-drop-fork-1 = القطعة التي في اليد يمكنها أن تنزل في أي مكان. قبل كل نقلة ابحث عن مربع تهاجم منه قطعتك قطعتين غير محميتين أو ثمينتين.
# Under a board with moves to play through.
tip-drop-fork-diagram = الفيل في 5e يهاجم الرخ في 8b والفضة في 2b. يهرب الرخ، فيأسر الفيل الفضة ويُرقّى.
# Paragraph.
tip-drop-fork-2 = الحصان جيد في هذا أيضًا، لأنه لا توجد قطعة تستطيع سد طريقه.
# Under a board with moves to play through.
tip-drop-fork-diagram-2 = الحصان في 6e يهاجم الرخ في 7c والذهب في 5c. إذا هرب الرخ أسر الحصان الذهب.

## The dangling pawn (tarefu)

# Heading of a tip.
tip-dangling-pawn = البيدق المتدلّي (tarefu)
# Paragraph.
tip-dangling-pawn-1 = أنزل بيدقًا قبل معسكر الخصم بمربع واحد، حيث لا تستطيع أي قطعة أسره. في النقلة التالية يدخل ويصبح التوكين.
# Paragraph.
tip-dangling-pawn-2 = الهجوم بالتوكين قليل الثمن: له قوة الذهب، لكن الخصم الذي يأسره لا يكسب إلا بيدقًا.
# Under a board with moves to play through.
tip-dangling-pawn-diagram = يُنزل البيدق في 2d، ويصبح التوكين في 2c، ثم يأسر التوكين الحصان في 2a. والتالي هو الرمح في 1a.

## The edge attack

# Heading of a tip.
tip-edge-attack = هجوم الحافة
# Paragraph.
tip-edge-attack-1 = الملك في حصنه قريب من حافة الرقعة، حيث لا يحرس في الغالب إلا رمح وحصان. هاجمه هناك بقطع قليلة القيمة.
# Paragraph.
tip-edge-attack-2 = أولًا يفتح بيدق العمود. ثم يُنزل بيدق آخر ليجذب رمح الخصم إلى الأمام. وأخيرًا يُتم حصانك ورمحك العمل.
# Under a board with moves to play through.
tip-edge-attack-diagram = أُسر رمح غوته. الآن رمح سينته في 1e يهاجم الحصان في 1c قرب الملك.

## Gold at the king’s head

# Heading of a tip.
tip-gold-at-head = الذهب عند رأس الملك
# Paragraph.
tip-gold-at-head-1 = هذه أول طريقة لكش مات. إذا كان الملك في صفه الأخير فأنزل الذهب أمامه مباشرة، وتأكد أن قطعة أخرى تحميه.
# Paragraph.
tip-gold-at-head-2 = لذلك لا تستعمل كل قطع الذهب مبكرًا: احتفظ بواحدة للنهاية.
# Under a board with moves to try.
tip-gold-at-head-diagram = أنزل الذهب في 5b: لا نجاة للملك. أنزل الفضة هناك بدلًا منه: يهرب الملك إلى 4b أو 6b.

## Drive the king to its last rank

# Heading of a tip.
tip-last-rank = ادفع الملك إلى صفه الأخير
# Paragraph.
tip-last-rank-1 = الملك في صفه الأخير لا يستطيع الرجوع إلى الخلف، فمخارجه قليلة. ادفعه إلى هناك، ثم أنهِ المباراة بالذهب.
# Paragraph.
tip-last-rank-2 = لا تعطِ كشًا بلا خطة: كل كش قد يساعد الملك على الهرب.
# Under a board with moves to play through.
tip-last-rank-diagram = الذهب الأول في 5c يدفع الملك إلى الخلف. والثاني يُنزل أمامه مباشرة. إذا هرب إلى 4a أو 6a فأنزل الذهب في 4b أو 6b.

## Silver at the king’s side

# Heading of a tip.
tip-belly-silver = الفضة بجانب الملك
# Paragraph.
tip-belly-silver-1 = أحيانًا لا تكون أفضل نقلة كشًا، بل نقلة تسد المخارج. الفضة التي تُنزل بجانب الملك تسد المربع الذي أمامه والمربع الذي خلفه.
# Paragraph.
tip-belly-silver-2 = تأكد أن الفضة محمية، وأن في يدك ذهبًا للنقلة التالية.
# Under a board with moves to play through.
tip-belly-silver-diagram = الفضة في 2b لا تعطي كشًا، لكن لا مكان يذهب إليه الملك. يحرك غوته بيدقًا، ويُنزل سينته الذهب في 2c، فلا نجاة للملك.
