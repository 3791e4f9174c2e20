### Names of pieces and sides.
### A name stands inside sentences such as “kete ya { $piece }”: small first letter, no article.

## Pieces

# The king.
piece-king = mfalme
# The rook.
piece-rook = ngome
# The bishop.
piece-bishop = askofu
# The gold general.
piece-gold = dhahabu
# The silver general.
piece-silver = fedha
# The knight.
piece-knight = farasi
# The lance.
piece-lance = mkuki
# The pawn.
piece-pawn = askari

## Promoted pieces

# The promoted rook.
piece-dragon = joka
# The promoted bishop: literally dragon horse, never the plain word for a knight.
piece-horse = farasi-joka
# The promoted silver.
piece-promoted-silver = fedha iliyopandishwa
# The promoted knight.
piece-promoted-knight = farasi aliyepandishwa
# The promoted lance.
piece-promoted-lance = mkuki uliopandishwa
# The promoted pawn.
piece-tokin = tokin

## Sides

# The player who moves first.
# At most 8 letters.
side-sente = Sente
# The player who moves second.
# At most 8 letters.
side-gote = Gote
