### The rules page, for people who have never seen shogi. Its structure stands in src/learn.
### One message is one paragraph, one list item, one heading or the text under a board.
### _…_ stresses words.
### The boards can be touched: texts under a board may tell the reader what to tap.

## What shogi is

# Heading of a section.
rules-goal = What is shogi?
# Paragraph. Sente and Gote are explained later, in rules-start-sente.
rules-goal-what = Shogi is the chess of Japan. Two players, Sente and Gote, play on one board. A game takes about twenty minutes.
# Paragraph: what check is, and how one wins.
rules-goal-win = A king is _in check_ when an opponent’s piece could capture it with the next move. If the opponent’s king is in check and _cannot be saved_, you win.
# Paragraph: what is special.
rules-goal-hand = Shogi has one thing of its own: a piece you capture _becomes yours_. You may put it back on the board to fight for you.
# Under a board: Gote’s king on 5a, Sente’s gold on 4c, which mates on 5b.
rules-goal-diagram = Tap the gold, then the square in front of Gote’s king. The king is in check and has nowhere to run: Sente wins.

## Board and set-up

# Heading of a section.
rules-board = The board and how to set it up
# Paragraph.
rules-board-size = The board has 81 squares: nine files and nine ranks. Each player has twenty pieces.
# Paragraph: whose piece is whose.
rules-board-sides = The pieces of both players have the same colour. You know them by their tips: the tip of your piece _points at your opponent_.
# Under a board in the starting position.
rules-board-diagram = The start. Sente is below, Gote above.
# Paragraph before a list of the three ranks.
rules-board-set-up = Each player sets up the pieces like this, beginning with the nearest rank:
# List item: the rank nearest to the player.
rules-board-first = First rank: lance, knight, silver, gold, king, gold, silver, knight, lance.
# List item: the second rank.
rules-board-second = Second rank: the bishop on the second square from the left, and the rook on the second from the right.
# List item: the third rank.
rules-board-third = Third rank: nine pawns.
# Paragraph: names of squares.
rules-board-names = Files are numbered 1 to 9, from Sente’s right. Ranks have the letters a to i, from the top. So square 7g is on file 7 and rank g.
# Under a board: the near left part of the start; the reader may play 7g7f.
rules-board-names-diagram = Move the pawn on 7g to 7f: many games begin like this.

## Who begins

# Heading of a section.
rules-start = Who begins?
# Paragraph: the names of the sides, and taking turns.
rules-start-sente = The player who begins is called _Sente_, the other is called _Gote_. Then they take turns, one move each.
# Paragraph: the start alternates.
rules-start-alternate = For the first game, agree who is to be Sente. The other player begins the next game, and so on in turn. You can change this in the settings.

## The pieces

# Heading of a section.
rules-pieces = The eight pieces and how each one moves
# Paragraph before a row of drawn pieces with their names.
rules-pieces-kinds = There are eight kinds of pieces. Six of them have a second face: it shows when the piece is promoted.
# Paragraph: how to use the boards.
rules-pieces-marks = Tap the piece on any of the boards below. The marks show where it may go.
# Paragraph: own and foreign pieces on the way.
rules-pieces-way = You cannot go to a square that holds a piece of yours. If you go to a square that holds an opponent’s piece, you capture it. Only the knight jumps over other pieces.
# Under a board: rook on 5e, own pawn on 5c, opponent’s pawn on 3e.
rules-pieces-way-diagram = The rook stops before its own pawn on 5c. It may capture the opponent’s pawn on 3e, but goes no further.
# Paragraph: pieces that only go forward.
rules-pieces-forward = Three pieces never go back: the knight, the lance and the pawn.
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
# Under a board: silver on 5c, inside the zone; the reader may promote on 4d.
rules-promotion-leave-diagram = This silver stands inside the camp. When it leaves for 4d, it may promote too.
# Paragraph: choice and duty.
rules-promotion-choice = You choose whether to promote. But a piece that could never move again _must promote_: pawn and lance on the last rank, knight on the last two ranks. There the app does not ask.
# Under a board: pawn on 5b.
rules-promotion-must-diagram = When this pawn goes to 5a, it must promote.
# Paragraph.
rules-promotion-never = King and gold do not promote.
# Paragraph.
rules-promotion-stays = A promoted piece stays promoted as long as it is on the board. When it is captured, it becomes a plain piece again.
# Heading of a section: the promoted rook.
rules-dragon = Dragon: the promoted rook
# Under a board: the promoted rook.
rules-dragon-move = A promoted rook is called a _dragon_. It goes like a rook, and also one square diagonally.
# Heading of a section: the promoted bishop.
rules-horse = Horse: the promoted bishop
# Under a board: the promoted bishop.
rules-horse-move = A promoted bishop is called a _horse_. It goes like a bishop, and also one square forward, back or sideways.
# Heading of a section: the promoted pawn and the other three that move like a gold.
rules-tokin = Tokin, and the other promoted pieces
# Paragraph.
rules-promotion-gold = Pawn, lance, knight and silver all move like a gold once they are promoted. They give up their old way of moving. A promoted pawn is called a _tokin_.
# Under a board.
rules-tokin-move = The tokin moves like a gold.
# Under a board: promoted silver, knight and lance, each by itself. The reader taps them.
rules-tokin-others = Here are three promoted pieces: a silver, a knight and a lance. Tap each of them: they all move the same way.

## What one does in a turn

# Heading of a section.
rules-turn = What you do in your turn
# Paragraph before a list of two.
rules-turn-one = In your turn you do _one_ of these two things:
# List item.
rules-turn-move = You move a piece of yours that is on the board. The same move may capture an opponent’s piece or promote yours.
# List item.
rules-turn-drop = You put one piece you captured on the board. This is called a drop.
# Under a board: own pawn on 5g, a gold in hand.
rules-turn-diagram = Sente may move the pawn to 5f, or drop the gold on 5e, but not both.

## Captures

# Heading of a section.
rules-capture = Captures
# Paragraph.
rules-capture-how = When your piece goes to the square of an opponent’s piece, it captures that piece and takes its place. Every piece captures the way it moves. You need not capture.
# Under a board: pawn on 5e, opponent’s pawn on 5d.
rules-capture-diagram = Sente’s pawn may capture Gote’s pawn on 5d.
# Paragraph.
rules-capture-hand = A piece you captured is yours. It waits in your tray, where both players see it.
# Under a board: the gold on 5g takes a tokin on 5f; the king moves; the pawn is dropped on 4e.
rules-capture-promoted-diagram = Sente’s gold captures a tokin, which becomes a plain pawn in hand. In the next turn Sente drops that pawn on 4e.

## Drops

# Heading of a section.
rules-drops = Drops
# Paragraph.
rules-drops-how = Instead of moving a piece, you may drop a piece you captured on _any empty square_, except where a rule forbids it. Tap the piece in your tray, then tap the square.
# Under a board: gold dropped on 5b mates.
rules-drops-diagram = If Sente drops a gold on 5b, Gote’s king cannot be saved: Sente wins.
# Paragraph.
rules-drops-plain = A piece is dropped unpromoted, even in the opponent’s camp. You may promote it with a later move.
# Under a board: a silver is dropped on 5c, Gote’s king moves, the silver goes to 5b and promotes.
rules-drops-plain-diagram = Sente drops a silver on 5c without promoting it. In the next turn it goes to 5b and promotes.

## Forbidden moves

# Heading of a section.
rules-forbidden = Forbidden moves
# Paragraph: the official rule, and this app.
rules-forbidden-what = By the official rules, a player who makes a forbidden move _loses at once_. Here the app does not let you make it, and tells you why.
# Paragraph: the strict rule that a table may choose in the settings.
rules-forbidden-strict = If you want to play by the official rules, choose so in the settings. Then a player who tries a forbidden move loses.
# Paragraph: how to use the boards below.
rules-forbidden-try = Try these moves on the boards that follow. Here you cannot lose.
# Heading of a section.
rules-nifu = Two pawns (nifu)
# Paragraph.
rules-nifu-what = You cannot drop a pawn on a file that already has a pawn of yours.
# Under a board: own pawn on 5g.
rules-nifu-diagram = Sente has a pawn on 5g and so cannot drop another on 5e. On 4e it is allowed.
# Paragraph.
rules-nifu-tokin = A tokin does not count, nor does an opponent’s pawn.
# Under a board: Sente’s tokin on 6f, Gote’s pawn on 4d; both drops are allowed.
rules-nifu-tokin-diagram = On 6f there is Sente’s tokin, on 4d Gote’s pawn. So Sente may drop a pawn on 6e or on 4f.
# Heading of a section.
rules-dead-end = A piece with no way on
# Paragraph.
rules-dead-end-what = You cannot drop a piece where it could never move again: pawn and lance on the last rank, knight on the last two ranks.
# Under a board: a pawn and a lance in hand.
rules-dead-end-pawn-diagram = A pawn cannot be dropped on 5a, nor a lance on 4a. On 5b and 4b they can.
# Under a board: a knight in hand.
rules-dead-end-diagram = A knight cannot be dropped on 5a or 5b. On 5c it can.
# Heading of a section.
rules-uchifuzume = Ending the game by dropping a pawn (uchifuzume)
# Paragraph.
rules-uchifuzume-what = You cannot drop a pawn that gives check if the king then _cannot be saved_.
# Under a board: king on 1a, Gote’s lance on 2a, Sente’s silver on 1c.
rules-uchifuzume-diagram = Sente cannot drop a pawn on 1b: Gote’s king could not be saved.
# Paragraph before two boards.
rules-uchifuzume-allowed = If the king has a way out, you may give check by dropping a pawn. You may also end the game by moving a pawn, or by dropping another piece.
# Under a board: the same without the lance.
rules-uchifuzume-escape-diagram = Here the king can run to 2a, so a pawn may be dropped on 1b.
# Under a board: Sente’s pawn on 1c, silver on 2c; the pawn mates on 1b.
rules-uchifuzume-move-diagram = When the pawn on 1c moves to 1b, the king cannot be saved. This is allowed, because the pawn was already on the board.
# Heading of a section.
rules-check = Leaving the king in check
# Paragraph: the three ways to answer a check.
rules-check-answer = When your king is in check, you must save it with that very move: move it away, capture the piece that attacks it, or block the way with another piece. You may even block by a drop.
# Under a board: rook on 5d, king on 5h, a gold in hand.
rules-check-answer-diagram = The rook gives check. A gold dropped on 5e saves the king; dropped on 4e it does not.
# Paragraph.
rules-check-leave = Nor may you put the king where it would be in check, or move away a piece that shields it.
# Under a board: Gote’s gold on 5f, Sente’s king on 5h.
rules-check-walk-diagram = The king cannot go to 5g, because Gote’s gold could capture it there. It may go to 4h.
# Under a board: rook on 5d, gold on 5f, king on 5h.
rules-check-leave-diagram = The gold shields the king. It may go to 5e, but not to 4f.
# Heading of a section.
rules-passing = Passing
# Paragraph.
rules-passing-what = You cannot pass. You must make one move, even if you like none of them.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e. The only move is 9h; Gote’s rook may be tapped in vain.
rules-passing-diagram = Sente would like the king to stay on 9i, but has to move. The only move is to 9h. Try to move Gote’s rook too: it is still Sente’s turn.
# Heading of a section.
rules-perpetual-check = Perpetual check
# Paragraph.
rules-perpetual-check-what = You cannot repeat a position without end by giving check. If the same position comes up four times, and all that time one player, and only one, gave check _with every move_, that player loses.
# Under a board: Gote’s king goes between 2a and 3a, Sente’s rook between 2d and 3d, twelve moves.
rules-perpetual-check-diagram = The rook gives check from 2d, then from 3d, again and again. Play all 12 moves: the first position comes up for the fourth time, and Sente loses.
# Paragraph: why the app does not bar these moves.
rules-perpetual-check-app = Each of the moves is allowed by itself, so the app does not bar it. Change your move before the fourth time.

## The end

# Heading of a section.
rules-end = How a game ends
# List item.
rules-end-mate = The king is in check and cannot be saved (checkmate): its owner loses.
# List item.
rules-end-no-move = A player has no legal move: that player loses, even if the king is not in check.
# List item.
rules-end-resign = A player resigns: the opponent wins.
# List item.
rules-end-time = The game has a clock, and a player’s time is up: that player loses.
# Under a board: Gote’s king on 5a, Sente’s gold on 5b, pawn on 5c.
rules-end-mate-diagram = The gold gives check and covers every way out. The king cannot capture it, because the pawn protects it. Sente has won.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e and gold on 9g; each move of the king is barred.
rules-end-no-move-diagram = Sente’s king is not in check, but every square next to it is attacked. Sente has no other piece, and so loses.
# Paragraph: resigning is normal.
rules-end-give-up = There is no shame in resigning. Shogi players resign when they see that their king can no longer be saved.
# Paragraph.
rules-end-draw = Draws are rare. The players cannot simply agree on one. A draw comes by repetition, by a move limit or by impasse, as explained below.
# Heading of a section.
rules-repetition = Repetition
# Paragraph.
rules-repetition-draw = When the same position on the board, in both hands and with the same player to move comes up _four times_, the game is a draw (sennichite). You play again, and the player who was Gote begins.
# Under a board in the starting position: both kings go forward and back, twelve moves.
rules-repetition-diagram = The kings step forward and back. After 12 moves the first position has come up for the fourth time: the game is a draw.
# Paragraph.
rules-repetition-check = But if only one player gave check with every move of that repetition, that player loses.
# Heading of a section.
rules-move-limit = Move limit
# Paragraph.
rules-move-limit-what = As a rule there is no limit. If you like, set a move limit in the settings. When the game reaches it without an end, it is a draw.
# Paragraph: the last move mates or gives check.
rules-move-limit-last = If that last move is mate, it is no draw: the owner of the king loses. If it only gives check, play goes on until the player who gave it makes a move that gives none. Then it is a draw.

## What to learn first

# Heading of a section.
rules-first = What should you learn first?
# Paragraph before a list.
rules-first-what = You need not remember everything today. Begin with these five things:
# List item: telling gold and silver apart.
rules-first-generals = Tell gold and silver apart. The gold does not go diagonally back. The silver does not go sideways, nor straight back.
# List item: gold in front of the king.
rules-first-mate = Learn to end the game by dropping a gold in front of the king, where another piece of yours protects it.
# List item: look at both hands.
rules-first-hands = Before each move look at the pieces in hand: yours and your opponent’s.
# List item: castle the king.
rules-first-castle = Take your king to the side, and shield it with golds and silvers. Such a formation is called a _castle_.
# List item: the rook’s pawn.
rules-first-attack = Push the pawn in front of your rook. As it goes forward, the rook gets room to attack.
# Under a board in the starting position: 7g7f 3c3d 2g2f 8c8d 2f2e.
rules-first-diagram = A usual beginning: the pawn on 7g opens the way for the bishop, then the pawn on 2g goes forward before the rook.
# Paragraph.
rules-first-tips = The tips page has more examples to play.

## Variants

# Heading of a section.
rules-variants = Rules by agreement
# Paragraph.
rules-variants-what = These rules are used when the players agree on them before the game.
# Heading of a section.
rules-impasse = Impasse (jishogi)
# Paragraph: what an impasse is.
rules-impasse-what = Once a king has entered the opponent’s camp, it is hard to end the game, because most pieces attack forward, not backward. When both kings have entered, a game may get stuck.
# Paragraph: the default, and the three rules to choose from.
rules-impasse-off = At first the app uses no impasse rule. In the settings you may choose one of these: 27 points, 24 points, or the try rule.
# Paragraph before a list of conditions: declaring by points.
rules-impasse-declare = Under the rules with points, you may declare a win in your own turn. These are the conditions:
# List item.
rules-impasse-king = Your king is inside the opponent’s camp.
# List item.
rules-impasse-check = Your king is not in check.
# List item.
rules-impasse-pieces = Apart from the king, you have ten pieces or more inside that camp.
# Paragraph before a table of points.
rules-impasse-points = You also need enough points. Your pieces inside that camp and in your hand are counted:
# List item: the rule of 27 points.
rules-impasse-27 = The rule of 27 points: with 28 points or more Sente wins, with 27 or more Gote wins.
# List item: the rule of 24 points.
rules-impasse-24 = The rule of 24 points: with 31 points or more you win. With 24 to 30 points it is a draw.
# Under a board: Sente has ten pieces in the zone that count 18, and a rook and five pawns in hand.
rules-impasse-diagram = Sente’s 10 pieces in the camp count 18 points, and the pieces in hand count 10. That makes 28: under the rule of 27 points Sente may declare a win.
# Paragraph.
rules-impasse-fail = If you declare without meeting the conditions, or without enough points, you _lose_. Count first.
# Paragraph: 24 points by agreement.
rules-impasse-agree = Under the rule of 24 points you may also agree to stop, when both kings have entered and nobody can end the game. Then all pieces of each player count, on the board and in hand. A player with fewer than 24 points loses; if both have 24 or more, it is a draw.
# Paragraph: credit in handicap games.
rules-impasse-credit = In a handicap game the stronger player is credited with the points of the pieces that were taken off.
# Paragraph: the try rule.
rules-impasse-try = The try rule needs no points. If your king reaches the square where the opponent’s king began, and is not in check there, you win at once. That square is 5a for Sente and 5i for Gote.
# Under a board: Sente’s king goes from 5b to 5a.
rules-impasse-try-diagram = Sente’s king arrives on 5a and is not in check there: under the try rule, Sente wins.
# Heading of a section.
rules-handicaps = Handicap games
# Paragraph.
rules-handicaps-what = When one of you is stronger, that player takes off some pieces before the game, and then _makes the first move_. Those pieces are not used at all in that game.
# Paragraph before a list.
rules-handicaps-size = The greater the difference between you, the more pieces come off. The stronger player may take off:
# List item.
rules-handicaps-lance = one lance: the one on their left, or the one on their right
# List item.
rules-handicaps-bishop = the bishop alone
# List item.
rules-handicaps-rook = the rook alone
# List item.
rules-handicaps-rook-lance = the rook and the left lance
# List item.
rules-handicaps-two = two pieces: rook and bishop
# List item.
rules-handicaps-four = four pieces: rook, bishop and both lances
# List item.
rules-handicaps-six = six pieces: those four, and both knights
# List item.
rules-handicaps-eight = eight pieces: those six, and both silvers
# List item.
rules-handicaps-ten = ten pieces: those eight, and both golds
# Paragraph: five, seven and nine pieces; the missing one is the right one of the pair.
rules-handicaps-odd = There are also handicaps of five, seven or nine pieces. Of the last pair only one comes off then: the stronger player’s right one.
# Under a board: the far half; Gote’s left lance, on 1a, is missing.
rules-handicaps-lance-diagram = Lance handicap. The stronger player is above; their left lance, from 1a, is missing.
# Under a board: the far half; Gote’s rook and bishop are missing.
rules-handicaps-two-diagram = Two-piece handicap. Rook and bishop are missing.
# Under a board: the far half; rook, bishop, lances and knights are missing.
rules-handicaps-six-diagram = Six-piece handicap. King, golds, silvers and pawns are left.

## Settings

# Heading of a section.
rules-settings = The settings of the app
# Paragraph before a table of the settings and their defaults, each with a link.
rules-settings-what = These are the settings of Kete and their defaults. Tap any of them to change it.

## Play now

# Heading of the last section; below it stands a button that starts a game.
rules-play = You are ready
# Paragraph before the button.
rules-play-what = Now you know all the rules. Never mind if you forget some: when you try a forbidden move, the app tells you why and shows you the rule itself.
