### Tips for the first games: heading, paragraphs, the text under a board.

## First moves

# Heading of a tip.
tip-first-moves = Hatua za kwanza
# Paragraph.
tip-first-moves-1 = Anza kwa kufungua njia ya askofu, kisha msogeze askari aliye mbele ya ngome.
# Under a board with moves to play through.
tip-first-moves-diagram = Kila mchezaji anafungua njia ya askofu wake.
