### The glossary: the word, what it means, the text under its board.

## Words

# The word itself.
term-tokin = tokin
# What it means, one or two sentences.
term-tokin-text = Tokin ni askari aliyepandishwa. Anaenda kama dhahabu, na akikamatwa anarudi kuwa askari.
# Under a board: where a tokin may go.
term-tokin-diagram = Tokin anaenda mraba mmoja kama dhahabu.
