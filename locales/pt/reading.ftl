### The pages to be read, and their small boards that can be touched.

## Titles of the pages, also in the bar of the browser and on the home screen

# The glossary.
# At most 24 letters.
title-words = Glossário
# The questions of newcomers.
# At most 24 letters.
title-questions = Perguntas
# The tips.
# At most 24 letters.
title-tips = Dicas

## Around the text

# Heading of the folded list of sections.
# At most 24 letters.
reading-contents = Índice
# Beside it: how many sections of the rules page were read.
#   $count (Number): sections read.
#   $all (Number): all sections.
reading-progress = Lidas: { $count } de { $all }
# In the list, read by screen readers after the title of a section that was read.
reading-read = lida
# Name of the links at the end of a page, for screen readers.
reading-more = Outras páginas

## The glossary

# In the field for the search, and its name.
# At most 24 letters.
words-search = Procurar uma palavra
# Below the field: how many words fit.
#   $count (Number): how many.
words-count = { $count ->
    [0] Nenhuma palavra encontrada
    [one] { $count } palavra
   *[other] { $count } palavras
}

## Tables

# Heading of a column: names of pieces.
# At most 18 letters.
table-piece = Peça
# Heading of a column: what the pieces count in an impasse.
# At most 18 letters.
table-points = Pontos
# Heading of a column: what a setting is before anybody changes it.
# At most 18 letters.
table-first = De início
# In that column: the setting is on.
# At most 9 letters.
table-on = Sim
# In that column: the setting is off.
# At most 9 letters.
table-off = Não

## Small boards

# Button under a small board: makes it what it was before it was touched.
# At most 24 letters.
board-put-back = Voltar ao princípio
# Button under a small board with moves to play through: plays the next one.
# At most 24 letters.
board-step = Jogada seguinte
# The same board: takes the last move back. Read by screen readers, beside an arrow.
board-step-back = Voltar uma jogada
# State of a square of a small board: where the piece may not go. Goes into label-with-state.
state-barred = aqui não é permitido

## Languages

# At the top of the screen: the words of a language could not be fetched; the present one stays.
#   $language (String): the language’s name in itself.
notice-words-missing = Não foi possível carregar o idioma { $language }. Tente de novo quando tiver internet.
# At the top of the screen: a page other than home and the game could not be fetched.
notice-page-missing = Não foi possível carregar esta página. Tente de novo quando tiver internet.
