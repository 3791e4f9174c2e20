### Names of pieces and sides.
### A name stands without an article, after a colon, in brackets or before “de { $side }”: so no sentence has to agree with it. Small first letter.

## Pieces

# The king.
piece-king = roi
# The rook.
piece-rook = tour
# The bishop.
piece-bishop = fou
# The gold general.
piece-gold = or
# The silver general.
piece-silver = argent
# The knight.
piece-knight = cavalier
# The lance.
piece-lance = lance
# The pawn.
piece-pawn = pion

## Promoted pieces

# The promoted rook.
piece-dragon = dragon
# The promoted bishop: literally dragon horse, never the plain word for a knight.
piece-horse = cheval-dragon
# The promoted silver.
piece-promoted-silver = argent promu
# The promoted knight.
piece-promoted-knight = cavalier promu
# The promoted lance.
piece-promoted-lance = lance promue
# The promoted pawn.
piece-tokin = tokin

## Sides

# The player who moves first.
# At most 8 letters.
side-sente = Sente
# The player who moves second.
# At most 8 letters.
side-gote = Gote
