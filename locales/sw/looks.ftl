### How the pieces and the board look: names in the pickers of the settings.
### The names describe “sura” (N class) and “ubao” (class 11): sura za kete, ubao wa mbao.

## Faces of the pieces; .detail is the small line below

# Choice: a pictogram with dots and arrows that show the moves.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-learner = Za kujifunzia
    .detail = Zinaonyesha mwendo wa kete
# Choice: one Japanese character on each piece.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-kanji = Kanji moja
    .detail = Za Kijapani, fupi na kubwa
# Choice: two Japanese characters on each piece, as on real ones.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-two-kanji = Kanji mbili
    .detail = Za Kijapani, kama kete halisi
# Choice: the first letters of the Swahili names (Mf for mfalme, N for ngome).
# At most 24 letters.
# .detail: at most 44 letters.
look-face-initials = Herufi
    .detail = Herufi za mwanzo za majina ya kete
# Choice: black pictures on white for weak eyes; what is promoted is white on black.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-contrast = Nyeusi na nyeupe
    .detail = Picha kubwa, rahisi kuona

## Boards

# Choice: the wooden board.
# At most 24 letters.
look-board-wood = Wa mbao
# Choice: a pale board with fine lines, as printed in a book.
# At most 24 letters.
look-board-paper = Wa karatasi
# Choice: a dark board of grey stone.
# At most 24 letters.
look-board-slate = Wa jiwe
# Choice: a board of black lines for weak eyes.
# At most 24 letters.
look-board-contrast = Mweusi na mweupe
