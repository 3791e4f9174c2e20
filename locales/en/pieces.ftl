### Names of pieces and sides.
### A name stands inside sentences such as “the { $piece }”: small first letter, no article.

## Pieces

# The king.
piece-king = king
# The rook.
piece-rook = rook
# The bishop.
piece-bishop = bishop
# The gold general.
piece-gold = gold
# The silver general.
piece-silver = silver
# The knight.
piece-knight = knight
# The lance.
piece-lance = lance
# The pawn.
piece-pawn = pawn

## Promoted pieces

# The promoted rook.
piece-dragon = dragon
# The promoted bishop: never the plain word for a knight.
piece-horse = horse
# The promoted silver.
piece-promoted-silver = promoted silver
# The promoted knight.
piece-promoted-knight = promoted knight
# The promoted lance.
piece-promoted-lance = promoted lance
# The promoted pawn.
piece-tokin = tokin

## Sides

# The player who moves first.
# At most 8 letters.
side-sente = Sente
# The player who moves second.
# At most 8 letters.
side-gote = Gote
