### The settings page. Each setting has a name and, in .detail, one line that says what it does.
### Where a setting is a choice, the line belongs to the choice that holds at the moment.

## Headings of the groups

# What the board looks like.
# At most 30 letters.
settings-look = الرقعة والقطع
# How two people sit and play.
# At most 30 letters.
settings-table = لاعبان
# Which rules the table has chosen.
# At most 30 letters.
settings-rules = قواعد المباراة
# What is heard, felt and seen moving.
# At most 30 letters.
settings-feel = الصوت والحركة
# Heading over the choice of language.
# At most 30 letters.
settings-language = اللغة

## Board and pieces

# Heading: how the pieces look.
# At most 30 letters.
settings-face = وجوه القطع
# Heading: how the board looks.
# At most 30 letters.
settings-board = شكل الرقعة
# Heading: light or dark.
# At most 30 letters.
settings-theme = المظهر
    .detail = فاتح للنهار وداكن لليل.
# Choice: follow the device.
# At most 24 letters.
settings-theme-device = كما في الجهاز
# Choice: light.
# At most 24 letters.
settings-theme-light = فاتح
# Choice: dark.
# At most 24 letters.
settings-theme-dark = داكن
# Switch: marks on the squares where the chosen piece may go.
# At most 34 letters.
settings-marks = إظهار وجهات القطعة
    .detail = اختر قطعة فتظهر علامات على المربعات التي يمكنها بلوغها.
# Switch: the squares of the last move are tinted.
# At most 34 letters.
settings-last-move = إظهار آخر نقلة
    .detail = يُلوَّن المربع الذي غادرته القطعة والمربع الذي بلغته.
# Switch: a line from the piece that gives check to the king.
# At most 34 letters.
settings-check-line = إظهار مصدر الكش
    .detail = خط يمتد من القطعة التي تعطي الكش إلى الملك.
# Switch: numbers and letters along the board.
# At most 34 letters.
settings-coordinates = أسماء المربعات
    .detail = أرقام وحروف على جانب الرقعة، مثل 7g.
# Heading: how moves are written. .detail is the line below it.
# At most 30 letters.
settings-notation = طريقة كتابة النقلات
    .detail = في قائمة النقلات وعند مشاركة المباراة.
# Choice: in words of the language; .detail is an example, from notation-move.
# At most 24 letters.
settings-notation-words = بالكلمات
    .detail = قطعة البيدق من 7g إلى 7f
# Choice: letters, as in P-7f.
# At most 24 letters.
settings-notation-western = بالرموز الغربية
# Choice: Japanese signs.
# At most 24 letters.
settings-notation-japanese = بالرموز اليابانية

## Two people

# Heading: how they share the screen.
# At most 30 letters.
settings-seating = طريقة الجلوس
# Switch: who begins alternates game by game.
# At most 34 letters.
settings-alternate = التناوب على البدء
    .detail = من بدأ هذه المباراة لا يبدأ التالية.
# Switch: a move is taken back only if the other player agrees.
# At most 34 letters.
settings-ask-undo = استئذان قبل التراجع
    .detail = لا يتم التراجع عن نقلة إلا إذا وافق الخصم.
# Switch: each move has to be confirmed.
# At most 34 letters.
settings-confirm = تأكيد كل نقلة
    .detail = لا تُلعب النقلة إلا بعد لمسة أخرى تؤكدها.

## Rules of the table. They hold for the present game only if no move has been made in it.

# Switch: a forbidden move loses the game.
# At most 34 letters.
settings-strict = النقلة الممنوعة خسارة
    .detail = كما في البطولات. عند الإيقاف تُرفض النقلة فقط. ابتداءً من المباراة التالية.
# Heading: the number of moves after which the game is a draw.
# At most 30 letters.
settings-limit = حد النقلات
    .detail = المباراة التي تبلغ هذا الحد تعادل. ابتداءً من المباراة التالية.
# Choice: no limit.
# At most 24 letters.
settings-limit-none = بلا حد
#   $count (Number): moves.
# At most 24 letters.
settings-limit-moves = { $count ->
    [zero] { $count } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
# Heading: the impasse rule, when both kings have entered the far camp.
# At most 30 letters.
settings-impasse = الانسداد (jishogi)
# Choice: no impasse rule.
# At most 24 letters.
settings-impasse-off = بلا قاعدة
    .detail = إذا تعذر أسر الملكين فالمباراة تستمر. ابتداءً من المباراة التالية.
# Choice: declaration by 27 points.
# At most 24 letters.
settings-impasse-27 = 27 نقطة
    .detail = إذا دخل ملكك معسكر الخصم فلك أن تعلن الفوز: سينته بـ 28 نقطة، وغوته بـ 27.
# Choice: declaration by 24 points.
# At most 24 letters.
settings-impasse-24 = 24 نقطة
    .detail = إذا دخل ملكك معسكر الخصم: 31 نقطة فوز، ومن 24 إلى 30 تعادل.
# Choice: the king that reaches the far king’s first square wins.
# At most 24 letters.
settings-impasse-try = قاعدة الوصول
    .detail = الملك الذي يصل سالمًا إلى مربع بداية ملك الخصم يفوز.

## Sound, touch, motion

# Switch.
# At most 34 letters.
settings-sound = الصوت
    .detail = يُسمع وضع القطع على الرقعة. موسيقاك لا تتوقف.
# Switch.
# At most 34 letters.
settings-vibration = الاهتزاز
    .detail = يهتز الهاتف قليلًا عند كل نقلة.
# Switch.
# At most 34 letters.
settings-motion = حركة القطع
    .detail = تنزلق القطع إلى أماكنها.

## Reset

# Button: all settings but the language as they were at first.
# At most 34 letters.
settings-reset = استعادة الإعدادات الأولى
# The question before it.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-reset = هل تستعيد الإعدادات الأولى؟
    .text = ستضيع الأسماء والاختيارات. تبقى لغتك ومباراتك.
    .yes = استعادة
    .no = اتركها كما هي

## About

# Heading.
about-title = عن Kete
#   $version (String): such as 0.1.0.
about-version = Kete { $version }: شوغي لشخصين على هاتف واحد.
# What is collected: nothing.
about-privacy = لا يُجمع شيء ولا يُرسل شيء. المباريات والإعدادات تبقى على هذا الجهاز.
# Licences. MIT, Apache 2.0, Yuji Syuku and SIL OFL 1.1 are names.
about-licence = هذا برنامج حر برخصة MIT أو Apache 2.0. الحروف اليابانية مرسومة من الخط Yuji Syuku برخصة SIL OFL 1.1.
