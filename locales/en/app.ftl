### The app around the game: home, buttons, settings, questions, notices, errors.
### Labels must fit a screen of 280 px: “At most 18 letters.” in a comment is a limit that the
### tests measure, for all languages, and so is “.short: at most 9 letters.” for an attribute.

## The app itself

# This language, named in itself: in the picker of languages. Never translated.
language-name = English

# Name of the app. The Swahili word for a playing piece; keep it.
app-name = Kete

# Home screen, under the name.
# At most 30 letters.
app-tagline = Shogi, the chess of Japan

# Home screen: the saying in the kanga border. A captured piece joins its captor.
app-saying = Yesterday’s foe, today’s friend

## Titles of the pages, also in the bar of the browser

# Title of the browser’s tab.
#   $page (String): name of the page, from title-*.
title-page = { $page } – Kete
# The home screen.
# At most 24 letters.
title-home = Home
# The game screen.
# At most 24 letters.
title-play = Game
# The rules page.
# At most 24 letters.
title-rules = Rules
# The settings page.
# At most 24 letters.
title-settings = Settings
# An address that leads nowhere.
title-not-found = There is no such page

## Home screen: big buttons; .detail is the small line below

#   $count (Number): moves played so far.
#   $side (String): who is to move, from side-*.
# At most 24 letters.
# .detail: at most 40 letters.
home-continue = Continue the game
    .detail = { $count ->
        [one] { $count } move, { $side } to play
       *[other] { $count } moves, { $side } to play
    }
# Starts a game of two people on one screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-two-players = Two players
    .detail = On one screen
# Opens the rules page.
# At most 24 letters.
# .detail: at most 40 letters.
home-rules = Rules
    .detail = Learn how to play
# Opens the settings.
# At most 24 letters.
home-settings = Settings
# Heading over the choice of language.
# At most 24 letters.
home-language = Language
# Choice: the language of the device.
# At most 24 letters.
settings-language-device = As the device
# Title of the page of a lesson and of the list of lessons.
# At most 24 letters.
title-learn = Lessons
# Home screen: opens the first lesson.
# At most 24 letters.
# .detail: at most 40 letters.
home-learn = Learn in 3 minutes
    .detail = On the board, with your finger
# Home screen: opens the list of lessons, once the first is done.
# At most 24 letters.
# .detail: at most 40 letters.
home-lessons = Short lessons
    .detail = One or two minutes each
# Title of the page.
# At most 24 letters.
title-problems = Problems
# Opens the problems, from the home screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-problems = Problems
    .detail = Find the mate

## Buttons, in the imperative; .short is for the narrow bar of the game

# Takes the last move back.
# At most 18 letters.
# .short: at most 9 letters.
button-undo = Undo move
    .short = Undo
# Plays again a move that was taken back.
# At most 18 letters.
# .short: at most 9 letters.
button-redo = Redo move
    .short = Redo
# Gives the game up; a question follows.
# At most 18 letters.
button-resign = Resign
# Turns the board round.
# At most 18 letters.
button-flip = Turn the board
# Opens the sheet with the rest of the buttons.
# At most 9 letters.
button-menu = Menu
# Closes a sheet, a notice or a refusal.
# At most 18 letters.
button-close = Close
# To the home screen.
# At most 18 letters.
button-home = Home
# The same players play again.
# At most 18 letters.
button-rematch = Play again
# A new game from the start.
# At most 18 letters.
button-new = New game
# On a refusal: opens the rule that forbids the move.
# At most 18 letters.
button-read-rule = Read this rule
# On the rules page: back to the running game.
# At most 18 letters.
button-back-to-game = Back to the game
# On the rules page: starts playing.
# At most 18 letters.
button-play-now = Play now
# On the error page: starts the app again.
# At most 18 letters.
button-reload = Start again

## The sheet of the game

# Heading of the sheet with the rest of the buttons.
# At most 24 letters.
menu-title = Game menu

## Questions before something is given up; .yes and .no are the two buttons

#   $side (String): who is about to resign, from side-*.
#   $winner (String): who would win then, from side-*.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-resign = { $side }, do you want to resign?
    .text = If you resign, { $winner } wins.
    .yes = Resign
    .no = Keep playing
# Before a new game takes the place of a running one.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-new = Start a new game?
    .text = The present game is not over, and it will be deleted.
    .yes = Start a new one
    .no = Keep this one

## Notices: one or two sentences at the top of the screen

# The saved game could not be read at start; it was put aside.
notice-save-damaged = The saved game is damaged, so it was put aside.
# The saved settings could not be read at start.
notice-settings-damaged = The saved settings are damaged, so the first ones are back.
# The device does not let us save. Said once.
notice-save-failed = This device does not let us save. If you close Kete, this game will be lost.
# After an error in an address: the running game was left alone.
notice-game-kept = Your game was left as it is.
# The address asked for a language we do not have.
#   $tag (String): what the address asked for.
#   $language (String): name of the language used instead.
notice-language-unknown = We do not have the language “{ $tag }” yet, so we use { $language }.

## An address that asks for a position or moves we cannot open

# A move of the address cannot be read.
#   $number (Number): which move of the address, from 1.
address-move-unreadable = Move { $number } in the address cannot be read.
# A move of the address is forbidden.
#   $number (Number): which move of the address, from 1.
#   $move (String): the move as it stands in the address.
#   $reason (String): the whole sentence that says why, from refusal-*.
address-move-illegal = Move { $number } in the address (“{ $move }”) is not allowed. { $reason }
# The address goes on after the game has ended.
#   $number (Number): the first move after the end, from 1.
address-move-after-end = The game in this address is over before move { $number }.
# The position of the address cannot be opened.
#   $reason (String): the whole sentence that says why, from sfen-*.
address-position = The position in the address cannot be opened. { $reason }
# More moves than a game can have.
address-too-long = There are too many moves in this address.
# The page of the address does not exist; below the title title-not-found.
address-page = Kete has no page with this address.

## Why a written position (SFEN) cannot be opened: the $reason of address-position

# Longer than any position.
sfen-too-long = The text is too long.
#   $found (Number): how many parts there are.
sfen-fields = It needs 3 or 4 parts; there are { $found }.
#   $found (Number): how many ranks there are.
sfen-ranks = It needs 9 ranks; there are { $found }.
#   $rank (Number): the rank, 1 to 9 from above.
sfen-rank-length = Rank { $rank } does not have 9 squares.
#   $found (String): the sign.
sfen-piece = The sign “{ $found }” stands for no piece.
# A “+” before a piece that does not promote.
sfen-promotion = A “+” stands before a piece that does not promote.
# The side to move is neither b nor w.
sfen-turn = The side to move is written b or w only.
# The pieces in hand cannot be read.
sfen-hands = The pieces in hand cannot be read.
# The number of the move cannot be read.
sfen-move-number = The number of the move cannot be read.
# No king at all.
sfen-no-king = There is no king on the board.
#   $side (String): whose kings, from side-*.
sfen-too-many-kings = { $side } has more than one king.
#   $piece (String): the piece, from piece-*.
sfen-too-many-pieces = There are more pieces of one kind ({ $piece }) than in a set.
#   $side (String): whose pawns, from side-*.
#   $file (Number): the file, 1 to 9.
sfen-two-pawns = { $side } has two pawns on file { $file }.
#   $piece (String): the piece, from piece-*.
#   $square (String): where it stands.
sfen-dead-end = The { $piece } on { $square } has no way on.
#   $side (String): whose king, from side-*.
sfen-waiting-king-in-check = { $side }’s king is in check, though it is not { $side }’s turn.

## When the app itself fails

# Title of the error page.
error-title = Sorry, something went wrong
# Below the title.
error-text = Kete got stuck. Your game is saved: start again, then go on.
# Heading over the technical text.
error-details = Details of the error
