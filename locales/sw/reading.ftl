### The pages to be read, and their small boards that can be touched.

## Titles of the pages, also in the bar of the browser and on the home screen

# The glossary.
# At most 24 letters.
title-words = Maneno ya shogi
# The questions of newcomers.
# At most 24 letters.
title-questions = Maswali
# The tips.
# At most 24 letters.
title-tips = Vidokezo

## Around the text

# Heading of the folded list of sections.
# At most 24 letters.
reading-contents = Yaliyomo
# Beside it: how many sections of the rules page were read.
#   $count (Number): sections read.
#   $all (Number): all sections.
reading-progress = Umesoma { $count } kati ya { $all }
# In the list, read by screen readers after the title of a section that was read.
reading-read = umesoma
# Name of the links at the end of a page, for screen readers.
reading-more = Kurasa nyingine

## The glossary

# In the field for the search, and its name.
# At most 24 letters.
words-search = Tafuta neno
# Below the field: how many words fit.
#   $count (Number): how many.
words-count = { $count ->
    [0] Hakuna neno lililopatikana
    [one] Neno { $count }
   *[other] Maneno { $count }
}

## Tables

# Heading of a column: names of pieces.
# At most 18 letters.
table-piece = Kete
# Heading of a column: what the pieces count in an impasse.
# At most 18 letters.
table-points = Pointi
# Heading of a column: what a setting is before anybody changes it.
# At most 18 letters.
table-first = Mwanzoni
# In that column: the setting is on.
# At most 9 letters.
table-on = Ndiyo
# In that column: the setting is off.
# At most 9 letters.
table-off = Hapana

## Small boards

# Button under a small board: makes it what it was before it was touched.
# At most 24 letters.
board-put-back = Rudisha ilivyokuwa
# Button under a small board with moves to play through: plays the next one.
# At most 24 letters.
board-step = Hatua inayofuata
# The same board: takes the last move back. Read by screen readers, beside an arrow.
board-step-back = Rudi hatua moja
# State of a square of a small board: where the piece may not go. Goes into label-with-state.
state-barred = hairuhusiwi hapa

## Languages

# At the top of the screen: the words of a language could not be fetched; the present one stays.
#   $language (String): the language’s name in itself.
notice-words-missing = Maneno ya { $language } hayapatikani sasa. Jaribu tena ukiwa na mtandao.
# At the top of the screen: a page other than home and the game could not be fetched.
notice-page-missing = Ukurasa huu haupatikani sasa. Jaribu tena ukiwa na mtandao.
