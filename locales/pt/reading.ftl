### The pages to be read, and their small boards that can be touched.

## Small boards

# Button under a small board: makes it what it was before it was touched.
# At most 24 letters.
board-put-back = Voltar ao princípio
# Button under a small board with moves to play through: plays the next one.
# At most 24 letters.
board-step = Jogada seguinte
# The same board: takes the last move back. Read by screen readers, beside an arrow.
board-step-back = Uma jogada atrás
# State of a square of a small board: where the piece may not go. Goes into label-with-state.
state-barred = aqui não é permitido
