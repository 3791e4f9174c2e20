### How the pieces and the board look: names in the pickers of the settings.
### The names stand alone, as the look of «القطع» and of «الرقعة».

## Faces of the pieces; .detail is the small line below

# Choice: a pictogram with dots and arrows that show the moves.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-learner = للمتعلمين
    .detail = تبيّن كيف تتحرك القطعة
# Choice: one Japanese character on each piece.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-kanji = رمز كانجي واحد
    .detail = كتابة يابانية قصيرة وكبيرة
# Choice: two Japanese characters on each piece, as on real ones.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-two-kanji = رمزا كانجي
    .detail = كتابة يابانية كما على القطع الحقيقية
# Choice: the first letters of the Swahili names (Mf for mfalme, N for ngome).
# At most 24 letters.
# .detail: at most 44 letters.
look-face-initials = حروف
    .detail = الحروف الأولى من الأسماء السواحيلية
# Choice: black pictures on white for weak eyes; what is promoted is white on black.
# At most 24 letters.
# .detail: at most 44 letters.
look-face-contrast = أسود وأبيض
    .detail = صور كبيرة، وهي الأسهل للرؤية

## Boards

# Choice: the wooden board.
# At most 24 letters.
look-board-wood = خشب
# Choice: a pale board with fine lines, as printed in a book.
# At most 24 letters.
look-board-paper = ورق
# Choice: a dark board of grey stone.
# At most 24 letters.
look-board-slate = حجر
# Choice: a board of black lines for weak eyes.
# At most 24 letters.
look-board-contrast = خطوط سوداء وبيضاء
