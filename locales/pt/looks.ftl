### How the pieces and the board look: names in the pickers of the settings.
### The names stand alone, under headings such as “Desenho das peças” and “Tabuleiro”.

## Faces of the pieces; .detail is the small line below

# Choice: a pictogram with dots and arrows that show the moves.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-learner = Para aprender
    .detail = Mostram como a peça se move
# Choice: one Japanese character on each piece.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-kanji = Um kanji
    .detail = Japonês, curto e grande
# Choice: two Japanese characters on each piece, as on real ones.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-two-kanji = Dois kanji
    .detail = Japonês, como nas peças reais
# Choice: the first letters of the Swahili names (Mf for mfalme, N for ngome).
# At most 24 letters.
# .detail: at most 44 letters.
look-face-initials = Letras
    .detail = As iniciais dos nomes em suaíli
# Choice: black pictures on white for weak eyes; what is promoted is white on black.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-contrast = Preto e branco
    .detail = Figuras grandes, as mais fáceis de ver

## Boards

# Choice: the wooden board.
# At most 24 letters.
look-board-wood = Madeira
# Choice: a pale board with fine lines, as printed in a book.
# At most 24 letters.
look-board-paper = Papel
# Choice: a dark board of grey stone.
# At most 24 letters.
look-board-slate = Ardósia
# Choice: a board of black lines for weak eyes.
# At most 24 letters.
look-board-contrast = Linhas pretas
