### The glossary: the word, what it means, the text under its board.

## Words

# The word itself.
term-tokin = tokin
# What it means, one or two sentences.
term-tokin-text = A tokin is a promoted pawn. It moves like a gold general, and once captured it is a pawn again.
# Under a board: where a tokin may go.
term-tokin-diagram = The tokin moves one square, as a gold general does.
