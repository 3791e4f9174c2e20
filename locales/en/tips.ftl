### Tips for the first games: heading, paragraphs, list items, the text under a board.
### Squares are written such as 7g.

## An order of learning

# Heading of a tip.
tip-order = An order of learning
# Paragraph.
tip-order-1 = Do not try to remember everything in one day. Follow this list, and play a few games between one lesson and the next.
# List item.
tip-order-2 = The moves of the eight pieces, then of the promoted ones.
# List item.
tip-order-3 = Captures, drops and promotion.
# List item.
tip-order-4 = Mate with a gold in front of the king.
# List item.
tip-order-5 = One castle and one opening. The others can wait.
# List item.
tip-order-6 = Short mate problems, a few every day.
# Under a board with moves to play through.
tip-order-diagram = Shogi in three moves. Sente’s rook captures the gold on 2d. Gote plays. Then Sente drops that gold on 5b, and the king cannot be saved.

## First moves

# Heading of a tip.
tip-first-moves = First moves
# Paragraph.
tip-first-moves-1 = At the start your major pieces, rook and bishop, have no way, because your own pawns stand in front of them. Two moves are enough to free them.
# Paragraph.
tip-first-moves-2 = When the pawn on 7g goes to 7f, the bishop on 8h gets a long diagonal. When the pawn on 2g goes to 2f, the rook on 2h begins to press forward.
# Paragraph.
tip-first-moves-3 = Do not push pawns for nothing: a pawn never goes back.
# Under a board with moves to play through.
tip-first-moves-diagram = Each player opens the way of the bishop, then pushes the pawn in front of the rook. Now the two bishops face each other.

## Which piece is worth more?

# Heading of a tip.
tip-values = Which piece is worth more?
# Paragraph.
tip-values-1 = Before you exchange, compare the two pieces. From most to least valuable: rook, bishop, gold, silver, knight, lance, pawn.
# Paragraph.
tip-values-2 = Value is not everything. Near the end of a game, to reach the king first is better than to have more pieces.
# Under a board with moves to try.
tip-values-diagram = The silver on 5e may capture the gold on 4d or the pawn on 6d. Take the gold: it is worth more.

## Count before you capture

# Heading of a tip.
tip-count = Count before you capture
# Paragraph.
tip-count-1 = Choose a square. Count your pieces that reach it, then count the opponent’s pieces that guard it. If yours are more, the attack may succeed.
# Paragraph.
tip-count-2 = Begin with the piece that is worth least. Let the rook come last.
# Under a board with moves to play through.
tip-count-diagram = Sente has two pieces that reach 5d: silver and rook. Gote guards that square with one piece, the silver on 6c. In the end Sente is a pawn ahead.

## Do not rush the knight

# Heading of a tip.
tip-knight-early = Do not rush the knight
# Paragraph.
tip-knight-early-1 = The knight jumps forward only, and cannot come back. If it goes far too soon, a single pawn is enough to catch it.
# Paragraph.
tip-knight-early-2 = Leave it at home until other pieces are ready to attack with it.
# Under a board with moves to play through.
tip-knight-early-diagram = The knight jumps to 2e too early. The pawn from 2c comes to 2d and attacks it. The knight has no safe square, and is captured.

## Build a castle for the king

# Heading of a tip.
tip-castle = Build a castle for the king
# Paragraph.
tip-castle-1 = A king that stays in the middle is within reach of every attack. Early on, take it aside and set golds and silvers around it. This is called a castle.
# Paragraph.
tip-castle-2 = Let the king go away from its rook. Where the rook is, the fight is.
# Paragraph.
tip-castle-3 = Share out the work: two golds and one silver guard; rook, bishop, the other silver and the knights attack.
# Under a board with moves to play through.
tip-castle-diagram = The boat castle (funagakoi) in three moves of Sente’s: the king goes to 6h, then to 7h, and a gold goes to 5h. Gote moves the king to safety too.

## The mino castle

# Heading of a tip.
tip-mino = The mino castle
# Paragraph.
tip-mino-1 = This castle suits you when your rook has moved to the left. The king goes right to 2h. The silver from 3i comes up to 3h, and the gold from 6i goes to 5h. The gold on 4i stays.
# Paragraph.
tip-mino-2 = It is strong against attacks from the side, but weak on the edge. Later push the pawn from 1g to 1f, to give the king a way out.
# Under a board with moves to play through.
tip-mino-diagram = The rook is on 6h already. The king walks 4h, 3h, 2h; then the silver and the gold complete the castle.

## The yagura castle

# Heading of a tip.
tip-yagura = The yagura castle
# Paragraph.
tip-yagura-1 = This castle belongs to the static rook. The king sits on 8h, the golds on 7h and 6g, the silver on 7g. The bishop leaves 8h to make room for the king.
# Paragraph.
tip-yagura-2 = It is strong against attacks from the front, but weak from the side. It takes many moves, so do not build it while the opponent attacks fast.
# Under a board with moves to play through.
tip-yagura-diagram = The golds and the silver are in place, and the bishop has moved to 6h. The king enters the castle: 7i, then 8h.

## The anaguma castle

# Heading of a tip.
tip-anaguma = The anaguma castle
# Paragraph.
tip-anaguma-1 = The king hides in the corner 9i, like a bear in its hole. The lance steps to 9h to let it in, and the silver shuts the door on 8h.
# Paragraph.
tip-anaguma-2 = It is hard to check there, so you can attack boldly. But it takes many moves, and the king has nowhere to run.
# Under a board with moves to play through.
tip-anaguma-diagram = The lance goes to 9h, the king to 9i, the silver to 8h and a gold to 7i. Later the gold on 5h will come nearer too.

## Static rook (ibisha)

# Heading of a tip.
tip-static-rook = Static rook (ibisha)
# Paragraph.
tip-static-rook-1 = The rook stays on 2h, and the pawn in front of it advances. The king goes to the left, away from the rook.
# Paragraph.
tip-static-rook-2 = To exchange pawns on 2d is good: the rook gets an open file, and you get a pawn in hand.
# Under a board with moves to play through.
tip-static-rook-diagram = The double wing attack (aigakari). The gold on 7h guards 8g, in front of the bishop. Then Sente exchanges pawns, and the rook goes home.

## Ranging rook (furibisha)

# Heading of a tip.
tip-ranging-rook = Ranging rook (furibisha)
# Paragraph.
tip-ranging-rook-1 = The rook moves to the middle or to the left, and the king goes right, where the rook was. The plan is the same in many games, so it is easy to learn.
# List item.
tip-ranging-rook-2 = 5h: central rook (nakabisha).
# List item.
tip-ranging-rook-3 = 6h: fourth-file rook (shikenbisha).
# List item.
tip-ranging-rook-4 = 7h: third-file rook (sankenbisha).
# List item.
tip-ranging-rook-5 = 8h: opposing rook, which faces the other rook (mukaibisha).
# Paragraph.
tip-ranging-rook-6 = Fourth and third are counted from your left.
# Under a board with moves to try.
tip-ranging-rook-diagram = The bishop is on 7g, so rank h is free. The rook may move to any of the four places.

## Fourth-file rook (shikenbisha)

# Heading of a tip.
tip-fourth-file-rook = Fourth-file rook (shikenbisha)
# Paragraph.
tip-fourth-file-rook-1 = This is a good first opening. The pawn on 6f shuts the bishop’s diagonal, so that it is not exchanged, and the rook moves to 6h.
# Paragraph.
tip-fourth-file-rook-2 = Then build the mino castle. When the opponent attacks, your major pieces are ready to answer.
# Under a board with moves to play through.
tip-fourth-file-rook-diagram = When Gote pushes the pawn to 8e, Sente’s bishop goes up to 7g and guards 8f.

## Bishop exchange (kakugawari)

# Heading of a tip.
tip-bishop-exchange = Bishop exchange (kakugawari)
# Paragraph.
tip-bishop-exchange-1 = The bishops are exchanged early, and each player keeps a bishop in hand.
# Paragraph.
tip-bishop-exchange-2 = From then on close the holes in your camp. Every empty square without a guard may be a place to drop a bishop.
# Under a board with moves to play through.
tip-bishop-exchange-diagram = Gote’s bishop captures the bishop on 7g and promotes. The silver on 6h captures it at once.

## Side pawn (yokofudori)

# Heading of a tip.
tip-side-pawn = Side pawn (yokofudori)
# Paragraph.
tip-side-pawn-1 = After the exchange of pawns on file 2, the rook steps sideways and captures the pawn on 3d. Sente has won a pawn; Gote gets time to attack.
# Paragraph.
tip-side-pawn-2 = The bishops face each other and the kings have no castles, so one mistake is enough. Play this opening later, when you have some practice.
# Under a board with moves to play through.
tip-side-pawn-diagram = Both exchange pawns in front of their rooks, then Sente’s rook captures the side pawn on 3d.

## Climbing silver (bōgin)

# Heading of a tip.
tip-climbing-silver = Climbing silver (bōgin)
# Paragraph.
tip-climbing-silver-1 = This is a simple attack with the static rook. The pawn goes to 2e, and the silver climbs behind it: 3h, 2g, 2f, then 1e or 3e.
# Paragraph.
tip-climbing-silver-2 = The aim is the square 2d. Three pieces reach it together: pawn, silver and rook. Its guards are often fewer.
# Under a board with moves to play through.
tip-climbing-silver-diagram = The square 2d is guarded by the pawn on 2c and the bishop on 3c: two against three. In the end Sente has a bishop for a silver, and the rook looks into Gote’s camp.

## Drop one piece, attack two

# Heading of a tip.
tip-drop-fork = Drop one piece, attack two
# Paragraph.
tip-drop-fork-1 = A piece in hand can land anywhere. Before each move look for a square from which it would attack two pieces that are loose or valuable.
# Under a board with moves to play through.
tip-drop-fork-diagram = A bishop on 5e attacks the rook on 8b and the silver on 2b. The rook runs; the bishop captures the silver and promotes.
# Paragraph.
tip-drop-fork-2 = The knight is good at this too, because no piece can stand in its way.
# Under a board with moves to play through.
tip-drop-fork-diagram-2 = A knight on 6e attacks the rook on 7c and the gold on 5c. When the rook runs, the knight captures the gold.

## The dangling pawn (tarefu)

# Heading of a tip.
tip-dangling-pawn = The dangling pawn (tarefu)
# Paragraph.
tip-dangling-pawn-1 = Drop a pawn one square outside the opponent’s camp, where nothing can capture it. On the next move it enters and becomes a tokin.
# Paragraph.
tip-dangling-pawn-2 = To attack with a tokin costs little: it has the power of a gold, but an opponent who captures it gets only a pawn.
# Under a board with moves to play through.
tip-dangling-pawn-diagram = The pawn is dropped on 2d, becomes a tokin on 2c, and the tokin captures the knight on 2a. The lance on 1a is next.

## The edge attack

# Heading of a tip.
tip-edge-attack = The edge attack
# Paragraph.
tip-edge-attack-1 = A king in its castle is near the edge of the board, where one lance and one knight are often the only guards. Attack it there with pieces of small value.
# Paragraph.
tip-edge-attack-2 = First a pawn opens the file. Then another pawn is dropped to draw the opponent’s lance forward. At last your knight and lance finish the work.
# Under a board with moves to play through.
tip-edge-attack-diagram = Gote’s lance has been captured. Now Sente’s lance on 1e attacks the knight on 1c, next to the king.

## Gold at the king’s head

# Heading of a tip.
tip-gold-at-head = Gold at the king’s head
# Paragraph.
tip-gold-at-head-1 = This is the first way to mate. When the king is on its last rank, drop a gold right in front of it, and see that another piece protects it.
# Paragraph.
tip-gold-at-head-2 = So do not spend all your golds too soon: keep one for the end.
# Under a board with moves to try.
tip-gold-at-head-diagram = Drop the gold on 5b: the king cannot be saved. Drop the silver there instead: the king runs to 4b or 6b.

## Drive the king to its last rank

# Heading of a tip.
tip-last-rank = Drive the king to its last rank
# Paragraph.
tip-last-rank-1 = A king on its last rank cannot step back any more, so it has few ways out. Drive it there, then finish with a gold.
# Paragraph.
tip-last-rank-2 = Do not give check without a plan: each check may help the king to run away.
# Under a board with moves to play through.
tip-last-rank-diagram = The first gold on 5c drives the king back. The second one goes right in front of it. If it runs to 4a or 6a, drop the gold on 4b or 6b.

## Silver at the king’s side

# Heading of a tip.
tip-belly-silver = Silver at the king’s side
# Paragraph.
tip-belly-silver-1 = Sometimes the best move is not a check, but one that shuts the ways out. A silver dropped at the king’s side shuts the squares in front of it and behind it.
# Paragraph.
tip-belly-silver-2 = See that the silver is protected, and that you have a gold in hand for the next move.
# Under a board with moves to play through.
tip-belly-silver-diagram = The silver on 2b gives no check, but the king has nowhere to go. Gote moves the pawn; Sente drops the gold on 2c, and the king cannot be saved.
