### Names of pieces and sides.
### A name stands inside sentences such as “{ $piece }を打ちました”, as it is: Japanese has no cases to heed.

## Pieces

# The king.
piece-king = 玉
# The rook.
piece-rook = 飛車
# The bishop.
piece-bishop = 角
# The gold general.
piece-gold = 金
# The silver general.
piece-silver = 銀
# The knight.
piece-knight = 桂馬
# The lance.
piece-lance = 香車
# The pawn.
piece-pawn = 歩

## Promoted pieces

# The promoted rook.
piece-dragon = 竜
# The promoted bishop: never the plain word for a knight.
piece-horse = 馬
# The promoted silver.
piece-promoted-silver = 成銀
# The promoted knight.
piece-promoted-knight = 成桂
# The promoted lance.
piece-promoted-lance = 成香
# The promoted pawn.
piece-tokin = と金

## Sides

# The player who moves first.
# At most 8 letters.
side-sente = 先手
# The player who moves second.
# At most 8 letters.
side-gote = 後手
