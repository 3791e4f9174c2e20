### How the pieces and the board look: names in the pickers of the settings.

## Faces of the pieces; .detail is the small line below

# Choice: a pictogram with dots and arrows that show the moves.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-learner = For learners
    .detail = They show how the piece moves
# Choice: one Japanese character on each piece.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-kanji = One kanji
    .detail = Japanese, short and large
# Choice: two Japanese characters on each piece, as on real ones.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-two-kanji = Two kanji
    .detail = Japanese, as on real pieces
# Choice: the first letters of the Swahili names (Mf for mfalme, N for ngome).
# At most 24 letters.
# .detail: at most 44 letters.
look-face-initials = Letters
    .detail = First letters of the Swahili names
# Choice: black pictures on white for weak eyes; what is promoted is white on black.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-contrast = Black and white
    .detail = Large pictures, easiest to see

## Boards

# Choice: the wooden board.
# At most 24 letters.
look-board-wood = Wood
# Choice: a pale board with fine lines, as printed in a book.
# At most 24 letters.
look-board-paper = Paper
# Choice: a dark board of grey stone.
# At most 24 letters.
look-board-slate = Slate
# Choice: a board of black lines for weak eyes.
# At most 24 letters.
look-board-contrast = Black and white lines
