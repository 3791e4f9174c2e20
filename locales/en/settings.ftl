### The settings page. Each setting has a name and, in .detail, one line that says what it does.
### Where a setting is a choice, the line belongs to the choice that holds at the moment.

## Headings of the groups

# What the board looks like.
# At most 30 letters.
settings-look = Board and pieces
# How two people sit and play.
# At most 30 letters.
settings-table = Two players
# Which rules the table has chosen.
# At most 30 letters.
settings-rules = Rules of the game
# What is heard, felt and seen moving.
# At most 30 letters.
settings-feel = Sound and motion
# Heading over the choice of language.
# At most 30 letters.
settings-language = Language

## Board and pieces

# Heading: how the pieces look.
# At most 30 letters.
settings-face = Faces of the pieces
# Heading: how the board looks.
# At most 30 letters.
settings-board = The board
# Heading: light or dark.
# At most 30 letters.
settings-theme = Theme
    .detail = Light for the day, dark for the night.
# Choice: follow the device.
# At most 24 letters.
settings-theme-device = As the device
# Choice: light.
# At most 24 letters.
settings-theme-light = Light
# Choice: dark.
# At most 24 letters.
settings-theme-dark = Dark
# Switch: marks on the squares where the chosen piece may go.
# At most 34 letters.
settings-marks = Show where a piece may go
    .detail = Pick up a piece and the squares it may reach are marked.
# Switch: the squares of the last move are tinted.
# At most 34 letters.
settings-last-move = Show the last move
    .detail = The squares it left and reached are tinted.
# Switch: a line from the piece that gives check to the king.
# At most 34 letters.
settings-check-line = Show who gives check
    .detail = A line leads from the checking piece to the king.
# Switch: numbers and letters along the board.
# At most 34 letters.
settings-coordinates = Coordinates
    .detail = Numbers and letters along the board, as in 7g.
# Heading: how moves are written. .detail is the line below it.
# At most 30 letters.
settings-notation = How moves are written
    .detail = In the list of moves and in what you share.
# Choice: in words of the language; .detail is an example, from notation-move.
# At most 24 letters.
settings-notation-words = In words
    .detail = pawn from 7g to 7f
# Choice: letters, as in P-7f.
# At most 24 letters.
settings-notation-western = Western signs
# Choice: Japanese signs.
# At most 24 letters.
settings-notation-japanese = Japanese signs

## Two people

# Heading: how they share the screen.
# At most 30 letters.
settings-seating = Seating
# Switch: who begins alternates game by game.
# At most 34 letters.
settings-alternate = Take turns to begin
    .detail = Whoever began this game does not begin the next one.
# Switch: a move is taken back only if the other player agrees.
# At most 34 letters.
settings-ask-undo = Ask before taking back
    .detail = A move is taken back only if the other player agrees.
# Switch: each move has to be confirmed.
# At most 34 letters.
settings-confirm = Confirm each move
    .detail = A move is made only after one more tap.

## Rules of the table. They hold for the present game only if no move has been made in it.

# Switch: a forbidden move loses the game.
# At most 34 letters.
settings-strict = A forbidden move loses
    .detail = As in tournaments. Switched off, such a move is refused. From the next game on.
# Heading: the number of moves after which the game is a draw.
# At most 30 letters.
settings-limit = Move limit
    .detail = A game that gets so far is a draw. From the next game on.
# Choice: no limit.
# At most 24 letters.
settings-limit-none = No limit
#   $count (Number): moves.
# At most 24 letters.
settings-limit-moves = { $count } moves
# Heading: the impasse rule, when both kings have entered the far camp.
# At most 30 letters.
settings-impasse = Impasse (jishogi)
# Choice: no impasse rule.
# At most 24 letters.
settings-impasse-off = No rule
    .detail = When the kings cannot be caught, the game goes on. From the next game on.
# Choice: declaration by 27 points.
# At most 24 letters.
settings-impasse-27 = 27 points
    .detail = With your king in the opponent’s camp you may declare a win: Sente with 28 points, Gote with 27.
# Choice: declaration by 24 points.
# At most 24 letters.
settings-impasse-24 = 24 points
    .detail = With your king in the opponent’s camp: 31 points are a win, 24 to 30 a draw.
# Choice: the king that reaches the far king’s first square wins.
# At most 24 letters.
settings-impasse-try = Try rule
    .detail = A king that safely reaches the square where the opponent’s king began wins.

## Sound, touch, motion

# Switch.
# At most 34 letters.
settings-sound = Sound
    .detail = Pieces are heard as they are put down. Your music plays on.
# Switch.
# At most 34 letters.
settings-vibration = Vibration
    .detail = The phone trembles a little at each move.
# Switch.
# At most 34 letters.
settings-motion = Motion
    .detail = Pieces glide to their places.

## Reset

# Button: all settings but the language as they were at first.
# At most 34 letters.
settings-reset = Reset the settings
# The question before it.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-reset = Reset the settings?
    .text = Names and choices are lost. Your language and your game stay.
    .yes = Reset
    .no = Leave them

## About

# Heading.
about-title = About Kete
#   $version (String): such as 0.1.0.
about-version = Kete { $version }: shogi for two people with one phone.
# What is collected: nothing.
about-privacy = Nothing is collected and nothing is sent. Games and settings stay on this device.
# Licences. MIT, Apache 2.0, Yuji Syuku and SIL OFL 1.1 are names.
about-licence = This is free software under the MIT or the Apache 2.0 licence. The Japanese characters are drawn from the font Yuji Syuku, SIL OFL 1.1.
