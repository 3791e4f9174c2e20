### The app around the game: home, buttons, settings, questions, notices, errors.
### Labels must fit a screen of 280 px: “At most 18 letters.” in a comment is a limit that the
### tests measure, for all languages, and so is “.short: at most 9 letters.” for an attribute.

## The app itself

# This language, named in itself: in the picker of languages. Never translated.
language-name = Kiswahili

# Name of the app. The Swahili word for a playing piece; keep it.
app-name = Kete

# Home screen, under the name.
# At most 30 letters.
app-tagline = Shogi, chesi ya Japani

# Home screen: the saying in the kanga border. A captured piece joins its captor.
app-saying = Adui wa jana, rafiki wa leo

## Titles of the pages, also in the bar of the browser

# Title of the browser’s tab.
#   $page (String): name of the page, from title-*.
title-page = { $page } – Kete
# The home screen.
# At most 24 letters.
title-home = Mwanzo
# The game screen.
# At most 24 letters.
title-play = Mchezo
# The rules page.
# At most 24 letters.
title-rules = Kanuni
# The settings page.
# At most 24 letters.
title-settings = Mipangilio
# An address that leads nowhere.
title-not-found = Ukurasa huu haupo

## Home screen: big buttons; .detail is the small line below

#   $count (Number): moves played so far.
#   $side (String): who is to move, from side-*.
# At most 24 letters.
# .detail: at most 40 letters.
home-continue = Endelea na mchezo
    .detail = Hatua { $count }, zamu ya { $side }
# Starts a game of two people on one screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-two-players = Wachezaji wawili
    .detail = Kwenye skrini moja
# Opens the rules page.
# At most 24 letters.
# .detail: at most 40 letters.
home-rules = Kanuni
    .detail = Jifunze namna ya kucheza
# Opens the settings.
# At most 24 letters.
home-settings = Mipangilio
# Heading over the choice of language.
# At most 24 letters.
home-language = Lugha
# Choice: the language of the device.
# At most 24 letters.
settings-language-device = Kama kifaa
# Title of the page of a lesson and of the list of lessons.
# At most 24 letters.
title-learn = Masomo
# Home screen: opens the first lesson.
# At most 24 letters.
# .detail: at most 40 letters.
home-learn = Jifunze kwa dakika 3
    .detail = Ubaoni, kwa kidole chako
# Home screen: opens the list of lessons, once the first is done.
# At most 24 letters.
# .detail: at most 40 letters.
home-lessons = Masomo mafupi
    .detail = Dakika moja au mbili kila moja
# Title of the page.
# At most 24 letters.
title-problems = Mafumbo
# Opens the problems, from the home screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-problems = Mafumbo
    .detail = Mfalme asiweze kuokoka

## Buttons, in the imperative; .short is for the narrow bar of the game

# Takes the last move back.
# At most 18 letters.
# .short: at most 9 letters.
button-undo = Rudisha hatua
    .short = Rudisha
# Plays again a move that was taken back.
# At most 18 letters.
# .short: at most 9 letters.
button-redo = Rudia hatua
    .short = Rudia
# Gives the game up; a question follows.
# At most 18 letters.
button-resign = Jitoe
# Turns the board round.
# At most 18 letters.
button-flip = Geuza ubao
# Opens the sheet with the rest of the buttons.
# At most 9 letters.
button-menu = Menyu
# Closes a sheet, a notice or a refusal.
# At most 18 letters.
button-close = Funga
# To the home screen.
# At most 18 letters.
button-home = Mwanzo
# The same players play again.
# At most 18 letters.
button-rematch = Cheza tena
# A new game from the start.
# At most 18 letters.
button-new = Mchezo mpya
# On a refusal: opens the rule that forbids the move.
# At most 18 letters.
button-read-rule = Soma kanuni hii
# On the rules page: back to the running game.
# At most 18 letters.
button-back-to-game = Rudi mchezoni
# On the rules page: starts playing.
# At most 18 letters.
button-play-now = Cheza sasa
# On the error page: starts the app again.
# At most 18 letters.
button-reload = Fungua upya

## The sheet of the game

# Heading of the sheet with the rest of the buttons.
# At most 24 letters.
menu-title = Menyu ya mchezo

## Questions before something is given up; .yes and .no are the two buttons

#   $side (String): who is about to resign, from side-*.
#   $winner (String): who would win then, from side-*.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-resign = { $side }, unataka kujitoa?
    .text = Ukijitoa, { $winner } atashinda.
    .yes = Jitoe
    .no = Endelea kucheza
# Before a new game takes the place of a running one.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-new = Ungependa kuanza mchezo mpya?
    .text = Mchezo wa sasa haujaisha, nao utafutwa.
    .yes = Anza mpya
    .no = Endelea na huu

## Notices: one or two sentences at the top of the screen

# The saved game could not be read at start; it was put aside.
notice-save-damaged = Mchezo uliohifadhiwa umeharibika, kwa hiyo umewekwa kando.
# The saved settings could not be read at start.
notice-settings-damaged = Mipangilio iliyohifadhiwa imeharibika, kwa hiyo tumerudisha ya mwanzo.
# The device does not let us save. Said once.
notice-save-failed = Kifaa hiki hakiruhusu kuhifadhi. Ukifunga Kete, mchezo huu utapotea.
# After an error in an address: the running game was left alone.
notice-game-kept = Mchezo wako haujaguswa.
# The address asked for a language we do not have.
#   $tag (String): what the address asked for.
#   $language (String): name of the language used instead.
notice-language-unknown = Bado hatuna lugha “{ $tag }”, kwa hiyo tunatumia { $language }.

## An address that asks for a position or moves we cannot open

# A move of the address cannot be read.
#   $number (Number): which move of the address, from 1.
address-move-unreadable = Hatua ya { $number } katika anwani haisomeki.
# A move of the address is forbidden.
#   $number (Number): which move of the address, from 1.
#   $move (String): the move as it stands in the address.
#   $reason (String): the whole sentence that says why, from refusal-*.
address-move-illegal = Hatua ya { $number } katika anwani (“{ $move }”) hairuhusiwi. { $reason }
# The address goes on after the game has ended.
#   $number (Number): the first move after the end, from 1.
address-move-after-end = Mchezo wa anwani hii umekwisha kabla ya hatua ya { $number }.
# The position of the address cannot be opened.
#   $reason (String): the whole sentence that says why, from sfen-*.
address-position = Hali ya ubao katika anwani haifunguki. { $reason }
# More moves than a game can have.
address-too-long = Anwani hii ina hatua nyingi mno.
# The page of the address does not exist; below the title title-not-found.
address-page = Kete haina ukurasa wenye anwani hii.

## Why a written position (SFEN) cannot be opened: the $reason of address-position

# Longer than any position.
sfen-too-long = Maandishi yake ni marefu mno.
#   $found (Number): how many parts there are.
sfen-fields = Sehemu zinazohitajika ni 3 au 4; zilizopo ni { $found }.
#   $found (Number): how many ranks there are.
sfen-ranks = Safu mlalo zinazohitajika ni 9; zilizopo ni { $found }.
#   $rank (Number): the rank, 1 to 9 from above.
sfen-rank-length = Safu mlalo ya { $rank } haina miraba 9.
#   $found (String): the sign.
sfen-piece = Alama “{ $found }” si ya kete yoyote.
# A “+” before a piece that does not promote.
sfen-promotion = Alama “+” iko mbele ya kete isiyopandishwa.
# The side to move is neither b nor w.
sfen-turn = Zamu huandikwa b au w tu.
# The pieces in hand cannot be read.
sfen-hands = Kete za mkononi hazisomeki.
# The number of the move cannot be read.
sfen-move-number = Namba ya hatua haisomeki.
# No king at all.
sfen-no-king = Hakuna mfalme ubaoni.
#   $side (String): whose kings, from side-*.
sfen-too-many-kings = { $side } ana mfalme zaidi ya mmoja.
#   $piece (String): the piece, from piece-*.
sfen-too-many-pieces = Kete za { $piece } zimezidi zile za seti moja.
#   $side (String): whose pawns, from side-*.
#   $file (Number): the file, 1 to 9.
sfen-two-pawns = { $side } ana askari wawili kwenye safu wima ya { $file }.
#   $piece (String): the piece, from piece-*.
#   $square (String): where it stands.
sfen-dead-end = Kete ya { $piece } iliyo { $square } haina njia mbele.
#   $side (String): whose king, from side-*.
sfen-waiting-king-in-check = Mfalme wa { $side } anatishiwa, ingawa si zamu yake.

## When the app itself fails

# Title of the error page.
error-title = Samahani, kuna hitilafu
# Below the title.
error-text = Kete imekwama. Mchezo wako umehifadhiwa: fungua upya, kisha uendelee.
# Heading over the technical text.
error-details = Maelezo ya hitilafu
