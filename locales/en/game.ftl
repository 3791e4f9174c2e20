### The game screen: status, trays, promotion, results, refusals, and what screen readers say.
### $side, $winner and $loser are names from side-*; $piece and its like are names from piece-*;
### squares are written such as 7g.

## Status, between board and near tray

#   $side (String): who is to move.
# At most 40 letters.
status-turn = { $side } to move
#   $side (String): who is to move and in check.
# At most 40 letters.
status-check = { $side } to move: the king is in check
# The game is over and somebody won.
#   $winner (String): who won.
#   $reason (String): the whole sentence from ending-*.
status-win = { $winner } wins. { $reason }
# The game is over and nobody won.
#   $reason (String): the whole sentence from ending-*.
status-draw = Draw. { $reason }
# How many moves have been played.
#   $count (Number): moves played.
# At most 12 letters.
move-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## Promotion

# Title of the choice at the square.
#   $piece (String): the piece that may promote.
promote-title = Promote the { $piece }?
# The choice to promote.
#   $promoted (String): what the piece becomes.
# At most 14 letters.
promote-yes = Promote
    .label = Promote to { $promoted }
# The choice not to promote.
#   $piece (String): what the piece stays.
# At most 14 letters.
promote-no = Keep as it is
    .label = Keep as it is, { $piece }

## Results

# Title of the result sheet when somebody won.
#   $winner (String): who won.
# At most 24 letters.
result-win = { $winner } wins
# Title of the result sheet when nobody won.
# At most 24 letters.
result-draw = Draw

## How the game ended: below the title of the result sheet; names the rule. $winner and $loser are always given.

#   $loser (String): whose king it is.
ending-checkmate = Checkmate: { $loser }’s king cannot be saved.
#   $loser (String): who cannot move.
ending-no-legal-move = { $loser } has no legal move.
#   $loser (String): who resigned.
ending-resignation = { $loser } has resigned.
# A draw by repetition.
ending-repetition = The same position has come up four times (sennichite).
#   $loser (String): who gave check with every move.
ending-perpetual-check = { $loser } repeated the position four times with a check on every move.
# A draw by the move limit of the table.
ending-move-limit = The move limit has been reached.
#   $winner (String): who declared.
ending-declaration = { $winner } has declared a win and meets the conditions (jishogi).
# A draw: the points were enough for that only.
ending-declaration-draw = The points declared are enough for a draw only (jishogi).
#   $loser (String): who declared.
ending-failed-declaration = { $loser } declared a win without meeting the conditions (jishogi).
#   $winner (String): whose king it is.
ending-try = { $winner }’s king has reached the square where the opponent’s king began.
#   $loser (String): who played it.
ending-illegal-move = { $loser } played a forbidden move.
#   $loser (String): whose time it was.
ending-time = { $loser } has run out of time.

## Refusals: why a move is not allowed. One sentence, by the board.
## $side (who is to move) is always given.

# The square holds no piece to move.
#   $square (String): the square that was tapped.
refusal-empty-square = Square { $square } is empty: there is no piece to move.
# The piece belongs to the other side.
#   $side (String): who is to move.
#   $square (String): the square that was tapped.
refusal-not-your-piece = The piece on { $square } cannot move now: it is { $side }’s turn.
# The target holds a piece of the mover.
#   $square (String): the target.
refusal-own-piece = Your own piece stands on { $square }.
# The piece does not move like that.
#   $piece (String): the piece.
#   $from (String): its square.
#   $to (String): the target.
refusal-not-that-pieces-move = The { $piece } does not move from { $from } to { $to }.
# Another piece stands in the way.
#   $square (String): the square of the piece in the way.
refusal-blocked = The piece on { $square } is in the way.
# This move does not promote.
#   $piece (String): the piece.
refusal-cannot-promote = The { $piece } does not promote with this move.
# The piece could never move again, so it must promote.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-must-promote = The { $piece } must promote when it reaches { $square }: there is no way on from there.
# The hand holds no such piece.
#   $piece (String): the piece.
refusal-not-in-hand = You have no { $piece } in hand.
# A drop on a square that is not empty.
#   $square (String): the target.
refusal-occupied = Square { $square } is not empty: pieces are dropped on empty squares only.
# A drop where the piece could never move.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-dead-end = Do not drop the { $piece } on { $square }: it would have no way on.
# Two pawns on a file.
#   $file (Number): the file, 1 to 9.
#   $square (String): where the other pawn stands.
refusal-nifu = Two pawns (nifu): file { $file } already has a pawn of yours, on { $square }.
# Mate by dropping a pawn.
#   $square (String): the square of the king.
refusal-uchifuzume = You may not end the game by dropping a pawn (uchifuzume): the king on { $square } could not be saved.
# The move would put or leave the own king in check.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that would give check.
refusal-leaves-king-in-check = This move would leave your king in check from the piece on { $checker }.
# The king is in check and the move does not help.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that gives check.
refusal-does-not-answer-check = The piece on { $checker } gives check: save your king first.
# The game has ended.
refusal-game-over = The game is over. Undo a move or start a new game.
# A pile of the player who is not to move was tapped.
#   $side (String): who is to move.
refusal-not-your-hand = These pieces cannot be dropped now: it is { $side }’s turn.
# A player who is not to move wants to resign.
#   $side (String): who is to move.
refusal-not-your-turn = You can resign when it is your turn. Now it is { $side }’s turn.
# An earlier position is shown.
refusal-looking-back = You are looking at an earlier position: go to the last move to play.
# There is nothing to declare under the rules of this table.
refusal-no-declaration = Under the rules of this game you cannot declare a win now.
# There is no move to take back.
refusal-nothing-to-undo = There is no move to undo.
# No move was taken back.
refusal-nothing-to-redo = There is no move to redo.
# The game has as many moves as can be saved.
refusal-game-too-long = This game is full: it has as many moves as can be saved.

## Board and trays, for screen readers

# The whole board.
board-label = Shogi board
# A square with a piece.
#   $square (String): the square.
#   $piece (String): the piece.
#   $side (String): its owner.
square-label = { $square }, { $side }’s { $piece }
# A square without a piece.
#   $square (String): the square.
square-empty = { $square }, empty
# A label from above with a state from below.
#   $label (String): from square-label, square-empty or hand-label.
#   $state (String): from state-*.
label-with-state = { $label }, { $state }
# State of a piece that was picked.
state-held = picked up
# State of a square where the held piece may go.
state-target = you can go here
# State of a square where the held piece may capture.
state-capture = you can capture it
# State of a square of the last move.
state-last = last move
# State of a king in check.
state-check = in check
# A pile of pieces in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
#   $count (Number): how many.
hand-label = { $count ->
    [0] No { $piece } in { $side }’s hand
    [one] { $count } { $piece } in { $side }’s hand
   *[other] Pieces in { $side }’s hand: { $piece }, { $count }
}
# A whole tray.
#   $side (String): whose tray.
tray-label = Pieces captured by { $side }

## Announced by screen readers when it happens

# A piece was picked up.
#   $piece (String): the piece.
#   $count (Number): squares where it may go.
announce-held = { $count ->
    [0] You hold the { $piece }. It has nowhere to go now.
    [one] You hold the { $piece }. It can go to { $count } square.
   *[other] You hold the { $piece }. It can go to { $count } squares.
}
# A move without capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
announce-move = { $side } moved the { $piece } from { $from } to { $to }.
# A move with capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
announce-capture = { $side } moved the { $piece } from { $from } to { $to } and captured the { $captured }.
# After one of the two above, when the piece promoted.
#   $promoted (String): what the piece became.
announce-promotion = The piece has promoted to { $promoted }.
# A drop.
#   $side (String): who dropped.
#   $piece (String): the piece.
#   $to (String): where.
announce-drop = { $side } dropped the { $piece } on { $to }.
# A check.
#   $side (String): whose king is in check.
announce-check = { $side }’s king is in check.
# A move was taken back.
#   $side (String): who is to move now.
announce-undo = The move was taken back. { $side } to move.
# A move was played again.
#   $side (String): who is to move now.
announce-redo = The move was played again. { $side } to move.
# The board was turned.
announce-flip = The board was turned.
# A new game has begun.
#   $side (String): who is to move.
announce-new = A new game has begun. { $side } to move.
