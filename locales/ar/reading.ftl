### The pages to be read, and their small boards that can be touched.

## Titles of the pages, also in the bar of the browser and on the home screen

# The glossary.
# At most 24 letters.
title-words = معجم الشوغي
# The questions of newcomers.
# At most 24 letters.
title-questions = أسئلة
# The tips.
# At most 24 letters.
title-tips = نصائح

## Around the text

# Heading of the folded list of sections.
# At most 24 letters.
reading-contents = المحتويات
# Beside it: how many sections of the rules page were read.
#   $count (Number): sections read.
#   $all (Number): all sections.
reading-progress = قرأت { $count } من { $all }
# In the list, read by screen readers after the title of a section that was read.
reading-read = مقروء
# Name of the links at the end of a page, for screen readers.
reading-more = صفحات أخرى

## The glossary

# In the field for the search, and its name.
# At most 24 letters.
words-search = ابحث عن كلمة
# Below the field: how many words fit.
#   $count (Number): how many.
words-count = { $count ->
    [zero] لم توجد أي كلمة
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $count } كلمات
    [many] { $count } كلمة
   *[other] { $count } كلمة
}

## Tables

# Heading of a column: names of pieces.
# At most 18 letters.
table-piece = القطعة
# Heading of a column: what the pieces count in an impasse.
# At most 18 letters.
table-points = النقاط
# Heading of a column: what a setting is before anybody changes it.
# At most 18 letters.
table-first = في البداية
# In that column: the setting is on.
# At most 9 letters.
table-on = نعم
# In that column: the setting is off.
# At most 9 letters.
table-off = لا

## Small boards

# Button under a small board: makes it what it was before it was touched.
# At most 24 letters.
board-put-back = إعادتها كما كانت
# Button under a small board with moves to play through: plays the next one.
# At most 24 letters.
board-step = النقلة التالية
# The same board: takes the last move back. Read by screen readers, beside an arrow.
board-step-back = نقلة إلى الوراء
# State of a square of a small board: where the piece may not go. Goes into label-with-state.
state-barred = غير مسموح هنا

## Languages

# At the top of the screen: the words of a language could not be fetched; the present one stays.
#   $language (String): the language’s name in itself.
notice-words-missing = كلمات { $language } غير متاحة الآن. حاول مرة أخرى والجهاز متصل بالشبكة.
# At the top of the screen: a page other than home and the game could not be fetched.
notice-page-missing = هذه الصفحة غير متاحة الآن. حاول مرة أخرى والجهاز متصل بالشبكة.
