### The app around the game: home, buttons, settings, questions, notices, errors.
### Labels must fit a screen of 280 px: “At most 18 letters.” in a comment is a limit that the
### tests measure, for all languages, and so is “.short: at most 9 letters.” for an attribute.

## The app itself

# This language, named in itself: in the picker of languages. Never translated.
language-name = العربية

# Name of the app. The Swahili word for a playing piece; keep it, in Latin letters.
app-name = Kete

# Home screen, under the name.
# At most 30 letters.
app-tagline = الشوغي، شطرنج اليابان

# Home screen: the saying in the kanga border. A captured piece joins its captor.
app-saying = عدو الأمس صديق اليوم

## Titles of the pages, also in the bar of the browser

# Title of the browser’s tab.
#   $page (String): name of the page, from title-*.
title-page = { $page } – Kete
# The home screen.
# At most 24 letters.
title-home = البداية
# The game screen.
# At most 24 letters.
title-play = المباراة
# The rules page.
# At most 24 letters.
title-rules = القواعد
# The settings page.
# At most 24 letters.
title-settings = الإعدادات
# An address that leads nowhere.
title-not-found = هذه الصفحة غير موجودة

## Home screen: big buttons; .detail is the small line below

#   $count (Number): moves played so far.
#   $side (String): who is to move, from side-*.
# At most 24 letters.
# .detail: at most 40 letters.
home-continue = متابعة المباراة
    .detail = النقلات: { $count }، الدور: { $side }
# Starts a game of two people on one screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-two-players = لاعبان
    .detail = على شاشة واحدة
# Opens the rules page.
# At most 24 letters.
# .detail: at most 40 letters.
home-rules = القواعد
    .detail = تعلّم كيف تلعب
# Opens the settings.
# At most 24 letters.
home-settings = الإعدادات
# Heading over the choice of language.
# At most 24 letters.
home-language = اللغة
# Choice: the language of the device.
# At most 24 letters.
settings-language-device = كما في الجهاز
# Title of the page of a lesson and of the list of lessons.
# At most 24 letters.
title-learn = الدروس
# Home screen: opens the first lesson.
# At most 24 letters.
# .detail: at most 40 letters.
home-learn = تعلّم في 3 دقائق
    .detail = على الرقعة، بإصبعك
# Home screen: opens the list of lessons, once the first is done.
# At most 24 letters.
# .detail: at most 40 letters.
home-lessons = دروس قصيرة
    .detail = دقيقة أو دقيقتان لكل درس
# Title of the page.
# At most 24 letters.
title-problems = ألغاز كش مات
# Opens the problems, from the home screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-problems = ألغاز كش مات
    .detail = ابحث عن كش مات

## Buttons, in the imperative; .short is for the narrow bar of the game

# Takes the last move back.
# At most 18 letters.
# .short: at most 9 letters.
button-undo = تراجع عن النقلة
    .short = تراجع
# Plays again a move that was taken back.
# At most 18 letters.
# .short: at most 9 letters.
button-redo = إعادة النقلة
    .short = إعادة
# Gives the game up; a question follows.
# At most 18 letters.
button-resign = استسلام
# Turns the board round.
# At most 18 letters.
button-flip = إدارة الرقعة
# Opens the sheet with the rest of the buttons.
# At most 9 letters.
button-menu = القائمة
# Closes a sheet, a notice or a refusal.
# At most 18 letters.
button-close = إغلاق
# To the home screen.
# At most 18 letters.
button-home = البداية
# The same players play again.
# At most 18 letters.
button-rematch = العبا مرة أخرى
# A new game from the start.
# At most 18 letters.
button-new = مباراة جديدة
# On a refusal: opens the rule that forbids the move.
# At most 18 letters.
button-read-rule = اقرأ هذه القاعدة
# On the rules page: back to the running game.
# At most 18 letters.
button-back-to-game = عودة إلى المباراة
# On the rules page: starts playing.
# At most 18 letters.
button-play-now = العب الآن
# On the error page: starts the app again.
# At most 18 letters.
button-reload = إعادة التشغيل

## The sheet of the game

# Heading of the sheet with the rest of the buttons.
# At most 24 letters.
menu-title = قائمة المباراة

## Questions before something is given up; .yes and .no are the two buttons

#   $side (String): who is about to resign, from side-*.
#   $winner (String): who would win then, from side-*.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-resign = { $side }، هل تريد الاستسلام؟
    .text = إذا استسلمت فالفائز { $winner }.
    .yes = استسلام
    .no = متابعة اللعب
# Before a new game takes the place of a running one.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-new = هل تبدأ مباراة جديدة؟
    .text = المباراة الحالية لم تنته، وسوف تُحذف.
    .yes = ابدأ الجديدة
    .no = أكمل هذه

## Notices: one or two sentences at the top of the screen

# The saved game could not be read at start; it was put aside.
notice-save-damaged = المباراة المحفوظة تالفة، ولذلك وُضعت جانبًا.
# The saved settings could not be read at start.
notice-settings-damaged = الإعدادات المحفوظة تالفة، ولذلك عدنا إلى الإعدادات الأولى.
# The device does not let us save. Said once.
notice-save-failed = هذا الجهاز لا يسمح بالحفظ. إذا أغلقت Kete فستضيع هذه المباراة.
# After an error in an address: the running game was left alone.
notice-game-kept = بقيت مباراتك كما هي.
# The address asked for a language we do not have.
#   $tag (String): what the address asked for.
#   $language (String): name of the language used instead.
notice-language-unknown = ليست لدينا اللغة «{ $tag }» بعد، ولذلك نستخدم { $language }.

## An address that asks for a position or moves we cannot open

# A move of the address cannot be read.
#   $number (Number): which move of the address, from 1.
address-move-unreadable = تتعذر قراءة النقلة رقم { $number } في العنوان.
# A move of the address is forbidden.
#   $number (Number): which move of the address, from 1.
#   $move (String): the move as it stands in the address.
#   $reason (String): the whole sentence that says why, from refusal-*.
address-move-illegal = النقلة رقم { $number } في العنوان («{ $move }») غير مسموحة. { $reason }
# The address goes on after the game has ended.
#   $number (Number): the first move after the end, from 1.
address-move-after-end = انتهت مباراة هذا العنوان قبل النقلة رقم { $number }.
# The position of the address cannot be opened.
#   $reason (String): the whole sentence that says why, from sfen-*.
address-position = يتعذر فتح الوضع المكتوب في العنوان. { $reason }
# More moves than a game can have.
address-too-long = في هذا العنوان نقلات أكثر من اللازم.
# The page of the address does not exist; below the title title-not-found.
address-page = لا توجد في Kete صفحة بهذا العنوان.

## Why a written position (SFEN) cannot be opened: the $reason of address-position

# Longer than any position.
sfen-too-long = النص أطول من اللازم.
#   $found (Number): how many parts there are.
sfen-fields = عدد الأجزاء المطلوب 3 أو 4، والموجود { $found }.
#   $found (Number): how many ranks there are.
sfen-ranks = عدد الصفوف المطلوب 9، والموجود { $found }.
#   $rank (Number): the rank, 1 to 9 from above.
sfen-rank-length = ليس في الصف رقم { $rank } تسعة مربعات.
#   $found (String): the sign.
sfen-piece = العلامة «{ $found }» لا تدل على أي قطعة.
# A “+” before a piece that does not promote.
sfen-promotion = العلامة «+» تسبق قطعة لا تُرقّى.
# The side to move is neither b nor w.
sfen-turn = صاحب الدور يُكتب b أو w فقط.
# The pieces in hand cannot be read.
sfen-hands = تتعذر قراءة القطع التي في اليد.
# The number of the move cannot be read.
sfen-move-number = تتعذر قراءة رقم النقلة.
# No king at all.
sfen-no-king = لا يوجد ملك على الرقعة.
#   $side (String): whose kings, from side-*.
sfen-too-many-kings = للاعب { $side } أكثر من ملك واحد.
#   $piece (String): the piece, from piece-*.
sfen-too-many-pieces = عدد القطع من نوع { $piece } أكثر مما في الطقم الواحد.
#   $side (String): whose pawns, from side-*.
#   $file (Number): the file, 1 to 9.
sfen-two-pawns = للاعب { $side } بيدقان في العمود { $file }.
#   $piece (String): the piece, from piece-*.
#   $square (String): where it stands.
sfen-dead-end = قطعة { $piece } في { $square } ليس أمامها طريق.
#   $side (String): whose king, from side-*.
sfen-waiting-king-in-check = ملك { $side } في كش، مع أن الدور ليس دوره.

## When the app itself fails

# Title of the error page.
error-title = عذرًا، حدث خطأ
# Below the title.
error-text = توقفت Kete عن العمل. مباراتك محفوظة: أعد التشغيل ثم تابع.
# Heading over the technical text.
error-details = تفاصيل الخطأ
