### Questions of newcomers: the question, the answer in two or three sentences, and mostly a
### board with a text below it. Readers know chess or draughts, or neither. The boards can be
### touched. The structure stands in src/learn.

## First looks

# A question.
question-colours = All pieces have the same colour. How do I know which are mine?
# The answer.
question-colours-answer = Look at the tips. Your pieces point at your opponent, and the opponent’s pieces point at you. That is why a captured piece can change sides: it is simply turned round.
# Under a board: Sente’s pawn on 5e, Gote’s pawn on 5d, face to face.
question-colours-diagram = The lower pawn is Sente’s, the upper pawn is Gote’s.

# A question.
question-japanese = Must I be able to read Japanese?
# The answer.
question-japanese-answer = No. In the settings, choose the faces for learning: they show how each piece moves. There are only eight kinds of pieces, so you will know them after a few games.

# A question.
question-bao = I play bao. Is there anything alike?
# The answer.
question-bao-answer = Yes: the pieces in hand. In bao you bring the seeds in your hand onto the board; in shogi you drop the pieces you captured. The difference is that each kind of shogi piece moves in its own way.

# A question.
question-value = Which pieces are worth most?
# The answer.
question-value-answer = Rook and bishop are worth most. Then come gold and silver, then knight and lance, and last the pawn. But close to a king, one gold may do more than a rook.

# A question.
question-gold-silver = How do I remember the difference between gold and silver?
# The answer.
question-gold-silver-answer = Both go straight forward and diagonally forward. The gold also goes sideways and straight back. The silver also goes diagonally back.
# Under a board: Sente’s gold on 8e and silver on 2e. The reader taps them.
question-gold-silver-diagram = Tap each piece: the gold is on the left, the silver on the right.

# A question.
question-advantage = Is it an advantage to begin?
# The answer.
question-advantage-answer = Yes, but a small one. That is why you take turns at it: whoever is Gote in this game begins the next.

# A question.
question-stronger = One of us is much stronger. What can we do?
# The answer.
question-stronger-answer = Play a handicap game. The stronger player takes off some pieces, and then makes the first move. The other player gets a chance to win, and both have to think.
# Under a board: The start without Gote’s rook and bishop.
question-stronger-diagram = Two-piece handicap: the stronger player, above, plays without rook and bishop.

## From chess

# A question.
question-queen = Where is the queen?
# The answer.
question-queen-answer = Shogi has no queen. The great pieces are one rook and one bishop for each player. Promoted they become dragon and horse, but even those do not move in every way a queen does.
# Under a board: The promoted rook on 5e.
question-queen-diagram = The dragon goes far like a rook, but diagonally only one square.

# A question.
question-pawn-capture = Does the pawn capture diagonally?
# The answer.
question-pawn-capture-answer = No. A shogi pawn captures the way it moves: one square forward. When two pawns meet face to face, the player to move may capture the other’s.
# Under a board: Sente’s pawn on 5e; Gote’s pawns on 6d, 5d and 4d.
question-pawn-capture-diagram = Sente’s pawn may capture the pawn on 5d only.

# A question.
question-pawn-two-squares = May a pawn begin with two squares?
# The answer.
question-pawn-two-squares-answer = No. It moves one square only, even with its first move. So there is no capturing of a pawn as it passes, either, as there is in chess.
# Under a board: The near left part of the start.
question-pawn-two-squares-diagram = The pawn on 7g may go to 7f, but not to 7e.

# A question.
question-knight-back = The knight of chess jumps in all directions. What about shogi?
# The answer.
question-knight-back-answer = The knight of shogi only jumps forward, and has just two squares to go to. Think before you move it, for it cannot come back.
# Under a board: Sente’s knight on 5e.
question-knight-back-diagram = The knight on 5e can only go to 6c or 4c.

# A question.
question-castling = Is there castling, as in chess?
# The answer.
question-castling-answer = No, there is no such move. The king walks to the side by ordinary moves, and golds and silvers gather round it. Such a formation is called a castle.
# Under a board: A castle in Sente’s right corner: king 2h, silver 3h, golds 4i and 5h.
question-castling-diagram = The mino castle: the king is on 2h, shielded by a silver and two golds.

# A question.
question-say-check = Must I say “check”?
# The answer.
question-say-check-answer = No, the rules do not ask for it. The app shows by a ring that a king is in check, and does not let a player leave it there.
# Under a board: Gote’s king on 5a in check by Sente’s rook on 5e.
question-say-check-diagram = Sente’s rook gives check to Gote’s king.

# A question.
question-missed-check = My opponent did not see the check. Do I capture the king?
# The answer.
question-missed-check-answer = Here that does not happen, because the app does not allow such a move. By the official rules, a player who leaves the king in check loses at once.

# A question.
question-block-check = Can every check be blocked?
# The answer.
question-block-check-answer = No. Against a check from afar you can put a piece in between. But a knight jumps, and a piece next to the king leaves no room: then the king must move, or that piece must be captured.
# Under a board: Gote’s knight on 4g gives check to the king on 5i; a gold in hand.
question-block-check-diagram = The knight on 4g gives check. A gold dropped on 5h does not help; a king that goes to 5h is safe.

# A question.
question-king-captures = May the king capture?
# The answer.
question-king-captures-answer = Yes, like any other piece. But it cannot capture a protected piece, because it would then be in check.
# Under a board: Sente’s king on 5e; Gote’s knights on 6d and 4d, the second one protected by the pawn on 4c.
question-king-captures-diagram = The king may capture the knight on 6d. The knight on 4d is protected by a pawn.

# A question.
question-stalemate = If a player has no move, is it a draw?
# The answer.
question-stalemate-answer = No. In shogi a player without a legal move loses, even if the king is not in check. It happens very seldom, because players usually have pieces to drop.
# Under a board: Sente’s king on 1i, Gote’s gold on 3h and pawn on 1g.
question-stalemate-diagram = Sente’s king is not in check but has nowhere to go, and Sente has no other piece: Gote has won.

# A question.
question-draw-offer = Can we agree on a draw?
# The answer.
question-draw-offer-answer = No, a game is played to its end. A draw comes only by a rule: by repetition, by a move limit, or by impasse if you chose a rule for it.

# A question.
question-repeating = What happens if we keep repeating the same moves?
# The answer.
question-repeating-answer = When the same position comes up four times, the game is a draw, and you play again with the sides swapped. But if only one player gave check with every move, that player loses.

## From draughts

# A question.
question-must-capture = In draughts I must capture. And in shogi?
# The answer.
question-must-capture-answer = You choose whether to capture. There is only one thing you must do: save your king when it is in check.
# Under a board: Sente’s gold on 5e, Gote’s pawn on 5d.
question-must-capture-diagram = The gold may capture the pawn on 5d, or go elsewhere, such as to 6e.

# A question.
question-many-captures = Can one move capture several pieces?
# The answer.
question-many-captures-answer = No. One move captures one piece only, and stops there. Your piece does not jump over the opponent’s piece: it goes to its square.
# Under a board: Sente’s rook on 5e, Gote’s silver on 5c and pawn on 5b.
question-many-captures-diagram = The rook may capture the silver on 5c, but not the pawn behind it.

# A question.
question-all-pieces = Do I win by capturing all the pieces?
# The answer.
question-all-pieces-answer = No. What decides is the king, not the number of pieces. A player with many pieces can lose, if the king is in check and has no way out.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c and a gold in hand; Gote holds both rooks and both bishops.
question-all-pieces-diagram = Gote has captured every rook and bishop. All the same, a gold dropped on 5b wins for Sente.

# A question.
question-crowning = In draughts, a piece that reaches the end gains new powers. And in shogi?
# The answer.
question-crowning-answer = Yes, and sooner: it is enough to enter one of the three far ranks. A promoted piece gets a new move: a pawn, for instance, becomes a tokin and moves like a gold.
# Under a board: Sente’s pawn on 5d.
question-crowning-diagram = When the pawn enters 5c, you choose: promote it, or leave it as it is.

## Promotion

# A question.
question-always-promote = Should I always promote?
# The answer.
question-always-promote-answer = Rook, bishop and pawn lose none of their moves, so promote them nearly always. Silver, knight and lance lose their old move. Think first: you may still need it.
# Under a board: Sente’s knight on 2e; Gote’s king on 2a is shut in by its own pieces.
question-always-promote-diagram = If the knight goes to 3c unpromoted, the king cannot be saved. If it promotes, the king is not even in check.

# A question.
question-promote-later = I did not promote my piece. Can I do it later?
# The answer.
question-promote-later-answer = Yes. Every move of that piece that begins or ends inside the opponent’s camp gives you another chance.
# Under a board: Sente’s rook on 5c, not promoted.
question-promote-later-diagram = The rook is inside the camp. It may promote when it goes to 5b, and also when it leaves for 5g.

# A question.
question-captured-promoted = I captured a promoted piece. Do I drop it as it is?
# The answer.
question-captured-promoted-answer = No. In your hand it is a plain piece again. Once you have dropped it, you may promote it with a later move.
# Under a board: The gold on 5g takes the dragon on 5f, the king goes to 4c, the rook is dropped on 4e.
question-captured-promoted-diagram = Sente captures a dragon, and in hand it becomes a rook. Then Sente drops it on 4e and gives check.

## Drops

# A question.
question-keep-in-hand = Must I drop a piece as soon as I capture it?
# The answer.
question-keep-in-hand-answer = No. It may wait in your hand until you need it, even to the end of the game, and you may hold any number. But your opponent sees all the pieces in your hand, and you see your opponent’s.

# A question.
question-drop-on-piece = May I drop a piece on an opponent’s piece?
# The answer.
question-drop-on-piece-answer = No. Pieces are dropped on empty squares only. To capture, move a piece that is already on the board.
# Under a board: Gote’s pawn on 5d; a gold in Sente’s hand.
question-drop-on-piece-diagram = The gold cannot be dropped on 5d. Dropped on 5e, it attacks that pawn.

# A question.
question-drop-check = May I give check by a drop?
# The answer.
question-drop-check-answer = Yes, and even end the game by one. There is one exception, for the pawn: you cannot end the game by dropping it.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c; a gold and a silver in hand.
question-drop-check-diagram = A silver dropped on 5b gives check, but the king can run. A gold dropped there wins at once.

# A question.
question-pawn-mate = May I end the game with a pawn?
# The answer.
question-pawn-mate-answer = By moving it, yes. By dropping it, no. You may drop it to give check, as long as the king has a way out.
# Under a board: Sente’s pawn on 1c and silver on 2c; Gote’s king on 1a and lance on 2a.
question-pawn-mate-diagram = This pawn is on the board already, so it may end the game on 1b.

# A question.
question-pawn-again = My pawn on that file was captured. May I drop another?
# The answer.
question-pawn-again-answer = Yes. The two-pawns rule only counts pawns that are on the board now. If a file has no pawn of yours, you may drop one.
# Under a board: Gote moves first: the rook on 5e takes the pawn on 5g and promotes; then a pawn is dropped on 5f.
question-pawn-again-diagram = Gote’s rook captures the pawn on 5g. Now Sente may drop another pawn on file 5.

## Playing

# A question.
question-passing = May I pass?
# The answer.
question-passing-answer = No. In every turn you must make one move, even if there is no good one.

# A question.
question-forbidden-touch = If I tap a forbidden move, have I lost?
# The answer.
question-forbidden-touch-answer = As a rule, no: the app tells you which rule forbids it, and you choose another move. You lose only if you chose the official rule in the settings.
# Under a board: Sente’s pawn on 5g and a pawn in hand.
question-forbidden-touch-diagram = Try to drop the pawn on 5e: the app tells you why that is not possible.

# A question.
question-take-back = I made a mistake. May I take the move back?
# The answer.
question-take-back-answer = Yes, with the button that takes a move back. In tournaments that is not allowed, so agree on it before the game.

# A question.
question-both-kings-entered = Both kings have entered the opponent’s camp. What now?
# The answer.
question-both-kings-entered-answer = This is an impasse, also called jishogi. If you chose a rule for it, that rule decides. Without one the game goes on, or ends by a move limit if you set one.

# A question.
question-internet = Do I need the internet or an account?
# The answer.
question-internet-answer = No. Kete works without the internet and without an account. Your games are kept on your device only.
