### The rules page, for people who have never seen shogi. Its structure stands in src/learn.
### One message is one paragraph, one list item, one heading or the text under a board.
### _…_ stresses words.

## What shogi is

# Heading of a section.
rules-goal = What is shogi?
# Paragraph.
rules-goal-what = Shogi is the chess of Japan. Two players play on one board, and a game takes about twenty minutes.
# Paragraph: how one wins.
rules-goal-win = When your opponent’s king is attacked and _cannot be saved_, you win.
# Paragraph: what is special.
rules-goal-hand = One thing belongs to shogi alone: a piece you capture _becomes yours_. You may put it back on the board to fight for you.

## Board and set-up

# Heading of a section.
rules-board = The board and how to set it up
# Paragraph.
rules-board-size = The board has 81 squares: nine files and nine ranks. Each player has twenty pieces.
# Paragraph: whose piece is whose.
rules-board-sides = The pieces of both players have the same colour. The tip of a piece _points at the opponent_ of its owner.
# Under a board in the starting position.
rules-board-diagram = The start. Sente is below, Gote above.
# List item: the rank nearest to the player.
rules-board-first = First rank, nearest to you: lance, knight, silver, gold, king, gold, silver, knight, lance.
# List item: the second rank.
rules-board-second = Second rank: the bishop on the left and the rook on the right.
# List item: the third rank.
rules-board-third = Third rank: nine pawns.
# Paragraph: names of squares.
rules-board-names = Files are numbered 1 to 9, from Sente’s right. Ranks have the letters a to i, from the top. So square 7g is on file 7 and rank g.

## Taking turns

# Heading of a section.
rules-turn = Turns
# Paragraph: who begins.
rules-turn-first = Sente begins, then the players take turns. The other player begins the next game.
# Paragraph: what one does in a turn.
rules-turn-one = In your turn you do _one thing_: you move a piece of yours on the board, or you put a piece you captured on the board.
# Paragraph: no passing.
rules-turn-pass = You cannot pass: you must make one move.

## The pieces

# Heading of a section.
rules-pieces = The eight pieces and their moves
# Paragraph.
rules-pieces-marks = The marks on each board show the squares where a piece may go.
# Paragraph: own and foreign pieces on the way.
rules-pieces-way = You cannot go to a square that holds a piece of yours. If you go to a square that holds an opponent’s piece, you capture it. Only the knight jumps over other pieces.
# Under a board: rook on 5e, own pawn on 5c, opponent’s pawn on 3e.
rules-pieces-way-diagram = The rook stops before its own pawn on 5c. It may capture the opponent’s pawn on 3e, but goes no further.
# Paragraph: pieces that only go forward.
rules-pieces-forward = The knight, the lance and the pawn never go back.
# Heading of a section.
rules-king = King
# Under a board.
rules-king-move = The king moves one square, in any direction.
# Heading of a section.
rules-rook = Rook
# Under a board.
rules-rook-move = The rook goes forward, back or sideways, any number of squares in a straight line.
# Heading of a section.
rules-bishop = Bishop
# Under a board.
rules-bishop-move = The bishop goes diagonally, any number of squares in a straight line.
# Heading of a section: the gold general.
rules-gold = Gold
# Under a board.
rules-gold-move = The gold moves one square in any direction, _except diagonally back_.
# Heading of a section: the silver general.
rules-silver = Silver
# Under a board.
rules-silver-move = The silver moves one square forward or diagonally. It does _not go sideways_, nor straight back.
# Heading of a section.
rules-knight = Knight
# Under a board: own pawns stand before the knight.
rules-knight-move = The knight jumps two squares forward and one sideways. Pieces on the way do not stop it.
# Heading of a section.
rules-lance = Lance
# Under a board.
rules-lance-move = The lance goes _forward only_, any number of squares.
# Heading of a section.
rules-pawn = Pawn
# Under a board.
rules-pawn-move = The pawn moves one square forward. It captures _forward too_, not diagonally.

## Promotion

# Heading of a section.
rules-promotion = Promotion
# Paragraph: the zone.
rules-promotion-zone = The three far ranks are the opponent’s camp. When your piece enters it, moves inside it or leaves it, you may _promote_ the piece: it is turned over and moves in a new way.
# Under a board: silver on 5d.
rules-promotion-zone-diagram = This silver may promote when it goes to 6c, 5c or 4c.
# Paragraph: choice and duty.
rules-promotion-choice = You choose whether to promote. But a piece that could never move again _must promote_: pawn and lance on the last rank, knight on the last two ranks.
# Under a board: pawn on 5b.
rules-promotion-must-diagram = When this pawn goes to 5a, it must promote.
# Paragraph.
rules-promotion-never = King and gold do not promote.
# Paragraph.
rules-promotion-gold = Silver, knight, lance and pawn all move like a gold once they are promoted. A promoted pawn is called a _tokin_.
# Under a board.
rules-tokin-move = The tokin moves like a gold.
# Under a board: the promoted rook.
rules-dragon-move = A promoted rook is called a _dragon_. It goes like a rook, and also one square diagonally.
# Under a board: the promoted bishop.
rules-horse-move = A promoted bishop is called a _horse_. It goes like a bishop, and also one square forward, back or sideways.
# Paragraph.
rules-promotion-stays = A promoted piece stays promoted on the board. When it is captured, it becomes a plain piece again.

## Captures

# Heading of a section.
rules-capture = Captures
# Paragraph.
rules-capture-how = When your piece goes to the square of an opponent’s piece, it captures that piece and takes its place.
# Under a board: pawn on 5e, opponent’s pawn on 5d.
rules-capture-diagram = Sente’s pawn may capture Gote’s pawn on 5d.
# Paragraph.
rules-capture-hand = A piece you captured is yours. It waits in your tray, where both players see it.

## Drops

# Heading of a section.
rules-drops = Drops
# Paragraph.
rules-drops-how = Instead of moving a piece, you may drop a piece you captured on _any empty square_. Tap the piece in your tray, then tap the square.
# Paragraph.
rules-drops-plain = A piece is dropped unpromoted, even in the opponent’s camp. You may promote it with a later move.
# Under a board: gold dropped on 5b mates.
rules-drops-diagram = If Sente drops a gold on 5b, Gote’s king cannot be saved: Sente wins.

## Forbidden moves

# Heading of a section.
rules-forbidden = Forbidden moves
# Paragraph.
rules-forbidden-what = By the official rules, a player who makes a forbidden move loses at once. Here the app does not let you make it, and tells you why.
# Heading of a section.
rules-nifu = Two pawns (nifu)
# Paragraph.
rules-nifu-what = You cannot drop a pawn on a file that already has a pawn of yours. A tokin and the opponent’s pawns do not count.
# Under a board: own pawn on 5g.
rules-nifu-diagram = Sente has a pawn on 5g and so cannot drop another on 5e. On 4e it is allowed.
# Heading of a section.
rules-dead-end = A piece with no way on
# Paragraph.
rules-dead-end-what = You cannot drop a piece where it could never move again: pawn and lance on the last rank, knight on the last two ranks.
# Under a board: a knight in hand.
rules-dead-end-diagram = A knight cannot be dropped on 5a or 5b. On 5c it can.
# Heading of a section.
rules-uchifuzume = Ending the game by dropping a pawn (uchifuzume)
# Paragraph.
rules-uchifuzume-what = You cannot drop a pawn that attacks the king if the king _cannot be saved_. You may end the game by moving a pawn, or by dropping another piece.
# Under a board: king on 1a, own lance on 2a, silver on 1c.
rules-uchifuzume-diagram = Sente cannot drop a pawn on 1b: Gote’s king could not be saved.
# Heading of a section.
rules-check = Leaving the king in check
# Paragraph.
rules-check-answer = When your king is attacked (in check), you must save it: move it, capture the piece that attacks it, or block the way with another piece.
# Under a board: rook on 5a, king on 5h, a gold in hand.
rules-check-answer-diagram = The rook gives check. A gold dropped on 5e saves the king; dropped on 4e it does not.
# Paragraph.
rules-check-leave = Nor may you put the king where it is attacked, or move away a piece that shields it.
# Under a board: rook on 5b, gold on 5f, king on 5h.
rules-check-leave-diagram = The gold shields the king. It may go to 5e, but not to 4f.

## The end

# Heading of a section.
rules-end = How a game ends
# List item.
rules-end-mate = The king is in check and cannot be saved: its owner loses (checkmate).
# List item.
rules-end-no-move = A player has no legal move: that player loses too.
# List item.
rules-end-resign = A player may resign: the opponent wins.
# Paragraph.
rules-end-draw = There is no draw by agreement.
# Heading of a section.
rules-repetition = Repetition
# Paragraph.
rules-repetition-draw = When the same position on the board, in both hands and with the same player to move comes up _four times_, the game is a draw (sennichite). You play again, and the other player begins.
# Paragraph.
rules-repetition-check = But if every move of one player in that repetition gave check, that player loses.
