### Tips for the first games: heading, paragraphs, the text under a board.

## First moves

# Heading of a tip.
tip-first-moves = First moves
# Paragraph.
tip-first-moves-1 = Begin by opening the way of your bishop, then push the pawn before your rook.
# Under a board with moves to play through.
tip-first-moves-diagram = Each player opens the way of the bishop.
