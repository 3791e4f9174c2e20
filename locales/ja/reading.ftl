### The pages to be read, and their small boards that can be touched.

## Titles of the pages, also in the bar of the browser and on the home screen

# The glossary.
# At most 24 letters.
title-words = 用語集
# The questions of newcomers.
# At most 24 letters.
title-questions = よくある質問
# The tips.
# At most 24 letters.
title-tips = 上達のコツ

## Around the text

# Heading of the folded list of sections.
# At most 24 letters.
reading-contents = 目次
# Beside it: how many sections of the rules page were read.
#   $count (Number): sections read.
#   $all (Number): all sections.
reading-progress = { $all }項目のうち{ $count }項目を読みました
# In the list, read by screen readers after the title of a section that was read.
reading-read = 読みました
# Name of the links at the end of a page, for screen readers.
reading-more = ほかのページ

## The glossary

# In the field for the search, and its name.
# At most 24 letters.
words-search = 言葉を探す
# Below the field: how many words fit.
#   $count (Number): how many.
words-count = { $count ->
    [0] 見つかりません
   *[other] { $count }語
}

## Tables

# Heading of a column: names of pieces.
# At most 18 letters.
table-piece = 駒
# Heading of a column: what the pieces count in an impasse.
# At most 18 letters.
table-points = 点数
# Heading of a column: what a setting is before anybody changes it.
# At most 18 letters.
table-first = 最初の設定
# In that column: the setting is on.
# At most 9 letters.
table-on = オン
# In that column: the setting is off.
# At most 9 letters.
table-off = オフ

## Small boards

# Button under a small board: makes it what it was before it was touched.
# At most 24 letters.
board-put-back = 元に戻す
# Button under a small board with moves to play through: plays the next one.
# At most 24 letters.
board-step = 次の手
# The same board: takes the last move back. Read by screen readers, beside an arrow.
board-step-back = 1手前へ
# State of a square of a small board: where the piece may not go. Goes into label-with-state.
state-barred = ここへは指せません

## Languages

# At the top of the screen: the words of a language could not be fetched; the present one stays.
#   $language (String): the language’s name in itself.
notice-words-missing = { $language }の言葉を今は取り込めません。ネットにつながるときにもう一度お試しください。
# At the top of the screen: a page other than home and the game could not be fetched.
notice-page-missing = このページを今は取り込めません。ネットにつながるときにもう一度お試しください。
