### Names of pieces and sides.
### A name stands after the word for a piece, as in «قطعة { $piece }»: always with its article, so that the verb agrees with «قطعة» alone.

## Pieces

# The king.
piece-king = الملك
# The rook.
piece-rook = الرخ
# The bishop.
piece-bishop = الفيل
# The gold general.
piece-gold = الذهب
# The silver general.
piece-silver = الفضة
# The knight.
piece-knight = الحصان
# The lance.
piece-lance = الرمح
# The pawn.
piece-pawn = البيدق

## Promoted pieces

# The promoted rook.
piece-dragon = التنين
# The promoted bishop: a steed, never the plain word for a knight.
piece-horse = الجواد
# The promoted silver.
piece-promoted-silver = الفضة المرقّاة
# The promoted knight.
piece-promoted-knight = الحصان المرقّى
# The promoted lance.
piece-promoted-lance = الرمح المرقّى
# The promoted pawn.
piece-tokin = التوكين

## Sides

# The player who moves first.
# At most 8 letters.
side-sente = سينته
# The player who moves second.
# At most 8 letters.
side-gote = غوته
