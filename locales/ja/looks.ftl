### How the pieces and the board look: names in the pickers of the settings.

## Faces of the pieces; .detail is the small line below

# Choice: a pictogram with dots and arrows that show the moves.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-learner = 学習用
    .detail = 駒の動きを絵で示します
# Choice: one Japanese character on each piece.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-kanji = 一字駒
    .detail = 漢字1文字を大きく
# Choice: two Japanese characters on each piece, as on real ones.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-two-kanji = 二字駒
    .detail = 本物の駒と同じ漢字2文字
# Choice: the first letters of the Swahili names (Mf for mfalme, N for ngome).
# At most 24 letters.
# .detail: at most 44 letters.
look-face-initials = 文字
    .detail = スワヒリ語の駒の名前の頭文字
# Choice: black pictures on white for weak eyes; what is promoted is white on black.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-contrast = 白黒の駒
    .detail = 大きな絵で、いちばん見やすい

## Boards

# Choice: the wooden board.
# At most 24 letters.
look-board-wood = 木
# Choice: a pale board with fine lines, as printed in a book.
# At most 24 letters.
look-board-paper = 紙
# Choice: a dark board of grey stone.
# At most 24 letters.
look-board-slate = 石
# Choice: a board of black lines for weak eyes.
# At most 24 letters.
look-board-contrast = 白地に黒い線の盤
