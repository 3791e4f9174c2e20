### Lessons on the board: each step is one short sentence over the board, with one thing to do.
### The learner plays Sente. $piece is from piece-*.

## The page

# Beside the title of a lesson, for screen readers.
#   $number (Number): the step, from 1.
#   $count (Number): how many steps there are.
learn-at = Step { $number } of { $count }
# In the list: how long a lesson takes.
#   $count (Number): minutes, about.
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# In the list, for a lesson that was gone through to its end; said by screen readers too.
# At most 24 letters.
learn-finished = Finished

## Buttons under the board

# The step begins again.
# At most 10 letters.
learn-again = Again
# Shows what to do.
# At most 10 letters.
learn-hint = Hint
# To the next step, without doing this one.
# At most 10 letters.
learn-skip = Skip
# To the next step, once this one is done.
# At most 10 letters.
learn-next = Next
# To the list of lessons.
# At most 24 letters.
learn-all = All lessons

## What is said of a touch: why it is not what is wanted here, and what to try. Never “wrong”

# Praise, when a step is done.
# At most 16 letters.
learn-well = Well done!
# A touch where there is nothing to pick up.
#   $piece (String): the piece that is wanted.
learn-said-nothing = There is no piece of yours here. First tap the { $piece }.
# Another piece was touched or moved than the one that the step is about.
#   $piece (String): that piece.
#   $wanted (String): the one to try.
learn-said-other-piece = This is the { $piece }. Try the { $wanted }.
# A piece of the right kind was touched or moved, but another one is meant.
#   $piece (String): the kind.
#   $square (String): where the one stands that is meant.
learn-said-same-kind = That is another one. Try the { $piece } on { $square }.
# Pieces are to be told apart, and another one was touched.
#   $piece (String): the piece that was touched.
learn-said-not-this = This is the { $piece }. Look at the others.
# The right piece went to another square.
#   $piece (String): the piece.
#   $square (String): the square to try.
learn-said-other-square = The { $piece } may go there too, but now try { $square }.
# The piece was not promoted.
#   $piece (String): the piece.
learn-said-promote = That is allowed. Now try again and promote the { $piece }.
# The piece was promoted.
#   $piece (String): the piece.
learn-said-unpromoted = That is allowed. Now try it without promoting the { $piece }.
# A move that was to mate gives no check.
learn-said-no-check = The king is not in check yet. Look for a move that gives check.
# A check, but the king captures the piece.
#   $square (String): where.
learn-said-king-takes = The king would capture on { $square }: nothing protects your piece there. Find a protected square.
# A check, but another piece captures the piece.
#   $piece (String): the piece that captures.
#   $square (String): where it stands.
learn-said-taken = The { $piece } on { $square } would capture it. Look for another way.
# A check, but the king gets away.
#   $square (String): where it would go.
learn-said-escapes = A good check, but the king would run to { $square }. Close that way.
# A check, but something comes between.
#   $square (String): where.
learn-said-blocked = A good check, but it would be blocked on { $square }. Give check from close by.
# One of several things is done.
#   $number (Number): how many are done.
#   $count (Number): how many there are.
learn-said-found = Well done! { $number } of { $count }. Now find another.
# One of several things is done a second time.
learn-said-again = You have found this one already. Find another.
# Another answer to a question was chosen.
learn-said-other-answer = Count once more, then try another answer.

## The hint, in words

# What to do: touch a piece on the board.
#   $piece (String): the piece to touch.
#   $square (String): where it stands.
learn-hint-touch = Tap the { $piece } on { $square }.
# What to do: touch a piece in hand.
#   $piece (String): the piece.
learn-hint-hand = Tap the { $piece } in your hand.
# What to do: touch the square where the held piece is to go.
#   $square (String): the square.
learn-hint-to = Now tap the square { $square }.

## The end of a lesson

# Heading, with a small celebration.
# At most 30 letters.
learn-over = Well done! Lesson finished.
# Below the heading, after the first lesson.
learn-over-first = You know all the main rules now. Try them in a small game against the phone.
# Below the heading, after the small game was won.
learn-over-game = You have won your first game! Now play a full one; the board shows where pieces can go.
# Below the heading, after any other lesson.
learn-over-more = Try the next lesson, or play a game.
# Button: to the small game.
# At most 24 letters.
learn-to-game = Small game
# Button: to a full game of two people, with the squares marked where pieces can go.
# At most 24 letters.
learn-to-full = Full game
# Button: to the next lesson.
# At most 24 letters.
learn-to-next = Next lesson

## Shogi in three minutes

# Title of the first lesson.
# At most 30 letters.
learn-first = Shogi in three minutes
# A pawn stands alone; it is to move one square ahead.
learn-first-pawn = Tap your pawn, then the square in front of it: it goes one square straight forward.
# A gold is to move sideways.
learn-first-gold = The gold goes one square in any direction except diagonally back: move it sideways.
# A silver is to move diagonally back.
learn-first-silver = The silver goes one square forward or diagonally: move it diagonally back.
# A king is to move; a rook guards the file beside it.
learn-first-king = The king goes one square in any direction, but never where it could be captured: move it.
# A silver is to capture a pawn.
learn-first-capture = A piece captures by going where an opponent’s piece stands: capture the pawn with the silver.
# The pawn has been captured; it lies in the tray below the board.
learn-first-capture-done = The pawn has changed sides: it is in your hand now, below the board.
# A pawn in hand is to be dropped.
learn-first-drop = Tap the pawn in your hand, then drop it on any empty square.
# The pawn has been dropped.
learn-first-drop-done = A drop is a whole move: what you capture comes back and fights for you.
# A pawn is to enter the far three ranks and promote.
learn-first-promote = The three far ranks are the opponent’s camp: take the pawn in and promote it.
# The pawn has promoted.
learn-first-promote-done = A promoted pawn is a tokin: it moves like a gold.
# A lance is to capture a pawn far ahead and promote.
learn-first-lance = The lance goes straight forward only, as far as the way is free: capture the pawn and promote.
# A knight is to jump over a pawn and promote.
learn-first-knight = The knight jumps over anything, two squares forward and one sideways: jump and promote.
# The knight has promoted.
learn-first-knight-done = A promoted lance, knight or silver moves like a gold.
# A rook is to capture a pawn far ahead and promote.
learn-first-rook = The rook goes far, forward, back or sideways: capture the pawn and promote.
# The rook has promoted.
learn-first-rook-done = A promoted rook is a dragon: it also goes one square diagonally.
# A bishop is to capture a pawn far away and promote.
learn-first-bishop = The bishop goes far diagonally: capture the pawn and promote.
# The bishop has promoted.
learn-first-bishop-done = A promoted bishop is a horse: it also goes one square forward, back or sideways.
# The king is in check; the three answers are to be found: away, capture, between.
learn-first-check = Your king is in check! Save it in three ways: run, capture, then block.
# All three answers are found.
learn-first-check-done = A check must be answered at once.
# A gold in hand is to be dropped so that it mates.
learn-first-mate = Drop the gold so that the opponent’s king cannot be saved.
# The king is mated.
learn-first-mate-done = Checkmate: that is how a game is won!
# Two forbidden pawn drops, lit on the board, are to be tried; the board says why.
learn-first-barred = Try the two forbidden drops: a second pawn on a file, and a pawn that mates.

## The small game

# Title of the small game against the phone.
# At most 30 letters.
learn-game = A small game against the phone
# A few pieces on each side; the learner has a rook and a bishop more. Names the sides.
learn-game-win = You are Sente, the phone is Gote: see that Gote’s king cannot be saved.
# The small game is won.
learn-game-win-done = You have won!
# The phone has won the small game.
learn-said-lost = The phone has won this time. Start again, or take your move back.
# Nobody has won the small game.
learn-said-drawn = A draw. Start again, and go after the king.

## Reading the pieces: one of many pieces is to be touched

# Title of the lesson.
# At most 30 letters.
learn-pieces = Reading the pieces
# The knight.
learn-pieces-knight = Tap the piece that can jump over others.
# The bishop.
learn-pieces-bishop = Tap the piece that goes far, but only diagonally.
# The lance.
learn-pieces-lance = Tap the piece that goes only forward, as far as the way is free.
# The silver.
learn-pieces-silver = Tap the one-square piece that goes back diagonally, but not straight back.
# The tokin.
learn-pieces-tokin = Tap the piece that was a pawn and now moves like a gold.
# The dragon.
learn-pieces-dragon = Tap the promoted rook: it also goes one square diagonally.

## Forks by drops

# Title of the lesson.
# At most 30 letters.
learn-forks = Forks by drops
# A knight is to be dropped so that it attacks a rook and a gold.
learn-forks-knight = Drop the knight where it attacks the rook and the gold at once.
# A silver is to be dropped behind a rook and a gold, between the two.
learn-forks-silver = Drop the silver behind two pieces, between them: it attacks both, diagonally back.
# A bishop is to be dropped so that it gives check and attacks a rook.
learn-forks-bishop = Drop the bishop between king and rook: it gives check, and then takes the rook.

## Guarding the king: three castles, built move by move

# Title of the lesson.
# At most 30 letters.
learn-castles = Guarding the king
# The Mino castle, five moves; the hint shows each. The rook stands on the left.
learn-castles-mino = The mino castle: king to 2h, silver to 3h, gold to 5h.
# The Mino castle stands.
learn-castles-mino-done = The mino castle is quick to build, and strong against attacks from the side.
# The Yagura castle, six moves; the hint shows each.
learn-castles-yagura = The yagura castle: golds to 7h and 6g, king to 8h.
# The Yagura castle stands.
learn-castles-yagura-done = The yagura castle is strong against attacks from the front.
# The Anaguma castle, six moves; the hint shows each.
learn-castles-hole = The anaguma castle: lance to 1h, king to 1i, silver to 2h.
# The Anaguma castle stands.
learn-castles-hole-done = The king is far from the fight, and hard to check.

## Mate in one

# Title of the lesson.
# At most 30 letters.
learn-mates = Mate in one
# Mate by dropping a gold.
learn-mates-gold = The gold is good for giving mate: drop it next to the king, on a protected square.
# Mate by dropping a silver.
learn-mates-silver = Mate with the silver: your knight closes the way out.
# Mate by dropping a knight.
learn-mates-knight = The king is shut in by its own pieces: mate with the jumping knight.
# Mate by dropping a lance from afar.
learn-mates-lance = Drop the lance from afar: its reach goes all the way to the king.

## Drops that mate, and the pawn drop that may not

# Title of the lesson.
# At most 30 letters.
learn-drops = Drops that mate
# Mate by dropping a rook on the back rank.
learn-drops-rook = Its own pawns shut the king in: drop the rook on its rank, from afar.
# A pawn drop that mates is to be tried, which is forbidden; then a silver is to be dropped there.
learn-drops-pawn = Try to mate by dropping the pawn on 1b; then drop the silver instead.
# Only the pawn may not mate by a drop.
learn-drops-pawn-done = Only a pawn may not mate by being dropped.
# A pawn on the board mates by moving, which is allowed.
learn-drops-push = A pawn on the board may mate: move it.

## Promote or not

# Title of the lesson.
# At most 30 letters.
learn-promotion = Promote or not?
# A rook is to promote.
learn-promotion-rook = Pawn, rook, bishop: nearly always promote. Take the rook in.
# A silver is to move ahead and not promote: so it attacks two pieces behind it.
learn-promotion-silver = An unpromoted silver attacks diagonally back: move it forward and leave it as it is.
# The silver attacks a rook and a gold.
learn-promotion-silver-done = Now it attacks the rook and the gold at once.
# A knight is to move to the second rank, where it must promote.
learn-promotion-must = A knight that reaches the last two ranks must promote: move it forward.

## An opening in ten moves

# Title of the lesson.
# At most 30 letters.
learn-opening = An opening in ten moves
# The pawn before the bishop’s way is to be pushed to 7f.
learn-opening-bishop = Push the pawn on 7g: it opens the way for the bishop.
# The pawn before the rook is to be pushed twice.
learn-opening-rook = Push the pawn in front of the rook twice: it begins the attack.
# A gold is to move to 7h.
learn-opening-gold = The opponent comes on file 8: guard the bishop with a gold on 7h.
# A silver is to climb to 2f in three moves.
learn-opening-silver = Climb with the silver: 3h, 2g, 2f, behind the pawn.
# The king leaves the middle, the gold guards it, an edge pawn makes room.
learn-opening-king = Take the king out of the middle to 6h; then the gold to 5h and the pawn to 9f.
# The opening is done.
learn-opening-king-done = Now attack on file 2 with rook, silver and pawn.

## Impasse: both kings have entered, and nobody can mate

# Title of the lesson.
# At most 30 letters.
learn-impasse = Impasse: counting points
# The king is to enter the far three ranks.
learn-impasse-enter = A king that enters the opponent’s camp is hard to mate: take it in.
# The pieces in hand are to be counted: a rook, a bishop and two golds.
learn-impasse-count = A rook or bishop counts 5, another piece 1, the king 0. What is in your hand?
# Answer.
# At most 16 letters.
learn-impasse-points-few = 4 points
# Answer: the right one.
# At most 16 letters.
learn-impasse-points-right = 12 points
# Answer.
# At most 16 letters.
learn-impasse-points-many = 20 points
# What happens when both players agree and both have 24 points.
learn-impasse-both = Suppose nobody can mate, and each side has 24 points or more. What is the result?
# Answer.
# At most 24 letters.
learn-impasse-win = Sente wins
# Answer.
# At most 24 letters.
learn-impasse-loss = Gote wins
# Answer: the right one.
# At most 24 letters.
learn-impasse-draw = A draw
# Below 24 points one loses.
learn-impasse-both-done = Whoever had fewer than 24 points would lose.
