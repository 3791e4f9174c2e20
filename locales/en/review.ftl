### Looking through the moves of a game, sharing it, and two windows at once.
### $side is a name from side-*; $piece and $captured are names from piece-*; squares are written
### such as 7g; $move is a move from notation-*.

## Doors to it

# Row of the menu: the panel of the moves.
# At most 18 letters.
button-moves = List of moves
# Row of the result sheet: the panel of the moves.
# At most 18 letters.
button-review = Review the game
# Row of the result sheet: the last moves and why they decided, step by step.
# At most 18 letters.
# .detail: at most 40 letters.
button-replay = How it ended
    .detail = Step by step, on the board
# Row of the result sheet: gives the game to another app or to the clipboard.
# At most 18 letters.
button-share = Share the game
# Main button of the result sheet after a draw by repetition.
# At most 34 letters.
button-rematch-swapped = Play again with sides swapped

## The panel of the moves; only its outer buttons show words (.short or review-close)

# Name of the panel and of its slider, for screen readers.
review-title = Moves of the game
# On the button that goes back to the game as it stands.
# At most 9 letters.
review-close = Back
# Button: the position before the first move.
review-first = To the start of the game
# Button: one move back.
review-back = One move back
# Button: one move further.
review-next = One move on
# Button: the position after the last move.
review-last = To the last move
# Button: the game goes on from the position shown; a question follows.
# .short: at most 9 letters.
review-play-on = Play on from here
    .short = Play on
# What the slider says of its place.
#   $ply (Number): moves before the position shown.
#   $count (Number): moves of the game.
review-at = Move { $ply } of { $count }
# First row of the list: the position before the first move.
# At most 18 letters.
review-start = Start of the game
# A row of the list as it is heard.
#   $number (Number): the number of the move.
#   $side (String): who moved.
#   $move (String): the move.
review-label = { $number }. { $side }: { $move }

## The question before moves are taken back; .yes and .no are the two buttons

#   $ply (Number): moves before the position shown.
#   $count (Number): moves that are taken back; 0 when only the end of the game is.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-play-on = { $ply ->
    [0] Begin again from the start?
    [one] Play on from move { $ply }?
   *[other] Play on from move { $ply }?
}
    .text = { $count ->
        [0] The end of the game is taken back.
        [one] { $count } move is taken back. You can redo it until another move is made.
       *[other] { $count } moves are taken back. You can redo them until another move is made.
    }
    .yes = Yes, play on
    .no = No

## Moves in words: rows of the list, texts that are shared

# A move without capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
notation-move = { $piece } from { $from } to { $to }
# A move with capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
notation-capture = { $piece } from { $from } captures the { $captured } on { $to }
# A drop.
#   $piece (String): the piece.
#   $to (String): where.
notation-drop = { $piece } dropped on { $to }
# A move that promotes.
#   $move (String): the move without that.
notation-promotes = { $move } and promotes
# A move that could promote and does not.
#   $move (String): the move without that.
notation-declines = { $move } and does not promote

## Ends by agreement: below the title of the result sheet

# A win: the loser has not enough points.
#   $loser (String): who has not.
ending-agreed-impasse = The players have agreed on an impasse (jishogi), and { $loser } has fewer than 24 points.
# A draw.
ending-agreed-impasse-draw = The players have agreed on an impasse (jishogi), and both have enough points.

## Sharing

# Below button-share, once the text lies on the clipboard.
# At most 40 letters.
share-copied = Copied: paste it where you like
# Title of the sheet with the text, where the device can neither share nor copy.
share-title = Select this text and copy it

## Two windows

# Title: the same game has been played on in another window or tab.
elsewhere-title = The game has gone on elsewhere
# What has happened.
elsewhere-text = This game is open in another window and has changed there. Which one is to go on?
# Button: the newer game, here.
# At most 24 letters.
elsewhere-continue = The newer one, here
# Button: the one that is seen here.
# At most 24 letters.
elsewhere-keep = The one I see here
