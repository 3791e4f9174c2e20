### The pages to be read, and their small boards that can be touched.

## Titles of the pages, also in the bar of the browser and on the home screen

# The glossary.
# At most 24 letters.
title-words = Glossary
# The questions of newcomers.
# At most 24 letters.
title-questions = Questions
# The tips.
# At most 24 letters.
title-tips = Tips

## Around the text

# Heading of the folded list of sections.
# At most 24 letters.
reading-contents = Contents
# Beside it: how many sections of the rules page were read.
#   $count (Number): sections read.
#   $all (Number): all sections.
reading-progress = { $count } of { $all } read
# In the list, read by screen readers after the title of a section that was read.
reading-read = read
# Name of the links at the end of a page, for screen readers.
reading-more = Other pages

## The glossary

# In the field for the search, and its name.
# At most 24 letters.
words-search = Search for a word
# Below the field: how many words fit.
#   $count (Number): how many.
words-count = { $count ->
    [0] No word found
    [one] { $count } word
   *[other] { $count } words
}

## Tables

# Heading of a column: names of pieces.
# At most 18 letters.
table-piece = Piece
# Heading of a column: what the pieces count in an impasse.
# At most 18 letters.
table-points = Points
# Heading of a column: what a setting is before anybody changes it.
# At most 18 letters.
table-first = At first
# In that column: the setting is on.
# At most 9 letters.
table-on = On
# In that column: the setting is off.
# At most 9 letters.
table-off = Off

## Small boards

# Button under a small board: makes it what it was before it was touched.
# At most 24 letters.
board-put-back = Put it back
# Button under a small board with moves to play through: plays the next one.
# At most 24 letters.
board-step = Next move
# The same board: takes the last move back. Read by screen readers, beside an arrow.
board-step-back = One move back
# State of a square of a small board: where the piece may not go. Goes into label-with-state.
state-barred = not allowed here

## Languages

# At the top of the screen: the words of a language could not be fetched; the present one stays.
#   $language (String): the language’s name in itself.
notice-words-missing = The words of { $language } cannot be fetched now. Try again when you are online.
# At the top of the screen: a page other than home and the game could not be fetched.
notice-page-missing = This page cannot be fetched now. Try again when you are online.
