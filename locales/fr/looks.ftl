### How the pieces and the board look: names in the pickers of the settings.
### The names of faces describe “pièces” (feminine plural), those of boards “plateau” (masculine): pièces noires et blanches, plateau noir et blanc.

## Faces of the pieces; .detail is the small line below

# Choice: a pictogram with dots and arrows that show the moves.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-learner = Pour apprendre
    .detail = Chaque pièce montre comment elle se déplace
# Choice: one Japanese character on each piece.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-kanji = Un kanji
    .detail = En japonais, court et grand
# Choice: two Japanese characters on each piece, as on real ones.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-two-kanji = Deux kanjis
    .detail = En japonais, comme les vraies pièces
# Choice: the first letters of the Swahili names (Mf for mfalme, N for ngome).
# At most 24 letters.
# .detail: at most 44 letters.
look-face-initials = Lettres
    .detail = Initiales des noms en swahili
# Choice: black pictures on white for weak eyes; what is promoted is white on black.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-contrast = Noires et blanches
    .detail = De grandes images, les plus faciles à voir

## Boards

# Choice: the wooden board.
# At most 24 letters.
look-board-wood = Bois
# Choice: a pale board with fine lines, as printed in a book.
# At most 24 letters.
look-board-paper = Papier
# Choice: a dark board of grey stone.
# At most 24 letters.
look-board-slate = Ardoise
# Choice: a board of black lines for weak eyes.
# At most 24 letters.
look-board-contrast = Noir et blanc
