### Names of pieces and sides.
### A name stands inside sentences, beside “peça”, after a colon or in brackets, so that no article
### and no adjective has to agree with it: small first letter, no article.

## Pieces

# The king.
piece-king = rei
# The rook.
piece-rook = torre
# The bishop.
piece-bishop = bispo
# The gold general.
piece-gold = ouro
# The silver general.
piece-silver = prata
# The knight.
piece-knight = cavalo
# The lance.
piece-lance = lança
# The pawn.
piece-pawn = peão

## Promoted pieces

# The promoted rook.
piece-dragon = dragão
# The promoted bishop: literally dragon horse, never the plain word for a knight.
piece-horse = cavalo-dragão
# The promoted silver.
piece-promoted-silver = prata promovida
# The promoted knight.
piece-promoted-knight = cavalo promovido
# The promoted lance.
piece-promoted-lance = lança promovida
# The promoted pawn.
piece-tokin = tokin

## Sides

# The player who moves first.
# At most 8 letters.
side-sente = Sente
# The player who moves second.
# At most 8 letters.
side-gote = Gote
