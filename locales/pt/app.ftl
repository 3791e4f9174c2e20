### The app around the game: home, buttons, settings, questions, notices, errors.
### Labels must fit a screen of 280 px: “At most 18 letters.” in a comment is a limit that the
### tests measure, for all languages, and so is “.short: at most 9 letters.” for an attribute.

## The app itself

# This language, named in itself: in the picker of languages. Never translated.
language-name = Português

# Name of the app. The Swahili word for a playing piece; keep it.
app-name = Kete

# Home screen, under the name.
# At most 30 letters.
app-tagline = Shogi, o xadrez do Japão

# Home screen: the saying in the kanga border. A captured piece joins its captor.
app-saying = Inimigo ontem, amigo hoje

## Titles of the pages, also in the bar of the browser

# Title of the browser’s tab.
#   $page (String): name of the page, from title-*.
title-page = { $page } – Kete
# The home screen.
# At most 24 letters.
title-home = Início
# The game screen.
# At most 24 letters.
title-play = Partida
# The rules page.
# At most 24 letters.
title-rules = Regras
# The settings page.
# At most 24 letters.
title-settings = Opções
# An address that leads nowhere.
title-not-found = Esta página não existe

## Home screen: big buttons; .detail is the small line below

#   $count (Number): moves played so far.
#   $side (String): who is to move, from side-*.
# At most 24 letters.
# .detail: at most 40 letters.
home-continue = Continuar a partida
    .detail = { $count ->
        [0] { $count } jogadas, vez de { $side }
        [one] { $count } jogada, vez de { $side }
       *[other] { $count } jogadas, vez de { $side }
    }
# Starts a game of two people on one screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-two-players = Dois jogadores
    .detail = No mesmo aparelho
# Opens the rules page.
# At most 24 letters.
# .detail: at most 40 letters.
home-rules = Regras
    .detail = Aprenda a jogar
# Opens the settings.
# At most 24 letters.
home-settings = Opções
# Heading over the choice of language.
# At most 24 letters.
home-language = Idioma
# Choice: the language of the device.
# At most 24 letters.
settings-language-device = Como no aparelho
# Title of the page of a lesson and of the list of lessons.
# At most 24 letters.
title-learn = Lições
# Home screen: opens the first lesson.
# At most 24 letters.
# .detail: at most 40 letters.
home-learn = Aprenda em 3 minutos
    .detail = No tabuleiro, com o dedo
# Home screen: opens the list of lessons, once the first is done.
# At most 24 letters.
# .detail: at most 40 letters.
home-lessons = Lições curtas
    .detail = Um ou dois minutos cada uma
# Title of the page.
# At most 24 letters.
title-problems = Problemas de mate
# Opens the problems, from the home screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-problems = Problemas de mate
    .detail = Descubra o mate

## Buttons, in the imperative; .short is for the narrow bar of the game

# Takes the last move back.
# At most 18 letters.
# .short: at most 9 letters.
button-undo = Desfazer jogada
    .short = Desfazer
# Plays again a move that was taken back.
# At most 18 letters.
# .short: at most 9 letters.
button-redo = Refazer jogada
    .short = Refazer
# Gives the game up; a question follows.
# At most 18 letters.
button-resign = Desistir
# Turns the board round.
# At most 18 letters.
button-flip = Virar o tabuleiro
# Opens the sheet with the rest of the buttons.
# At most 9 letters.
button-menu = Menu
# Closes a sheet, a notice or a refusal.
# At most 18 letters.
button-close = Fechar
# To the home screen.
# At most 18 letters.
button-home = Início
# The same players play again.
# At most 18 letters.
button-rematch = Jogar de novo
# A new game from the start.
# At most 18 letters.
button-new = Nova partida
# On a refusal: opens the rule that forbids the move.
# At most 18 letters.
button-read-rule = Ler esta regra
# On the rules page: back to the running game.
# At most 18 letters.
button-back-to-game = Voltar à partida
# On the rules page: starts playing.
# At most 18 letters.
button-play-now = Jogar agora
# On the error page: starts the app again.
# At most 18 letters.
button-reload = Abrir de novo

## The sheet of the game

# Heading of the sheet with the rest of the buttons.
# At most 24 letters.
menu-title = Menu da partida

## Questions before something is given up; .yes and .no are the two buttons

#   $side (String): who is about to resign, from side-*.
#   $winner (String): who would win then, from side-*.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-resign = { $side }, quer desistir?
    .text = Se desistir, a vitória é de { $winner }.
    .yes = Desistir
    .no = Continuar a jogar
# Before a new game takes the place of a running one.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-new = Começar uma nova partida?
    .text = A partida atual não acabou e será apagada.
    .yes = Começar outra
    .no = Manter esta

## Notices: one or two sentences at the top of the screen

# The saved game could not be read at start; it was put aside.
notice-save-damaged = A partida guardada está danificada e foi posta de lado.
# The saved settings could not be read at start.
notice-settings-damaged = As opções guardadas estão danificadas: voltaram as iniciais.
# The device does not let us save. Said once.
notice-save-failed = Este aparelho não permite guardar. Ao fechar o Kete, esta partida perde-se.
# After an error in an address: the running game was left alone.
notice-game-kept = A sua partida ficou como estava.
# The address asked for a language we do not have.
#   $tag (String): what the address asked for.
#   $language (String): name of the language used instead.
notice-language-unknown = Ainda não temos o idioma “{ $tag }”: usamos { $language }.

## An address that asks for a position or moves we cannot open

# A move of the address cannot be read.
#   $number (Number): which move of the address, from 1.
address-move-unreadable = Não foi possível ler a jogada { $number } do endereço.
# A move of the address is forbidden.
#   $number (Number): which move of the address, from 1.
#   $move (String): the move as it stands in the address.
#   $reason (String): the whole sentence that says why, from refusal-*.
address-move-illegal = A jogada { $number } do endereço (“{ $move }”) não é permitida. { $reason }
# The address goes on after the game has ended.
#   $number (Number): the first move after the end, from 1.
address-move-after-end = A partida deste endereço acaba antes da jogada { $number }.
# The position of the address cannot be opened.
#   $reason (String): the whole sentence that says why, from sfen-*.
address-position = Não foi possível abrir a posição do endereço. { $reason }
# More moves than a game can have.
address-too-long = Este endereço tem jogadas demais.
# The page of the address does not exist; below the title title-not-found.
address-page = O Kete não tem nenhuma página com este endereço.

## Why a written position (SFEN) cannot be opened: the $reason of address-position

# Longer than any position.
sfen-too-long = O texto é longo demais.
#   $found (Number): how many parts there are.
sfen-fields = São necessárias 3 ou 4 partes; há { $found }.
#   $found (Number): how many ranks there are.
sfen-ranks = São necessárias 9 linhas; há { $found }.
#   $rank (Number): the rank, 1 to 9 from above.
sfen-rank-length = A linha { $rank } não tem 9 casas.
#   $found (String): the sign.
sfen-piece = O sinal “{ $found }” não é de nenhuma peça.
# A “+” before a piece that does not promote.
sfen-promotion = Há um “+” antes de uma peça que não se promove.
# The side to move is neither b nor w.
sfen-turn = A vez só se escreve com b ou w.
# The pieces in hand cannot be read.
sfen-hands = Não foi possível ler as peças na mão.
# The number of the move cannot be read.
sfen-move-number = Não foi possível ler o número da jogada.
# No king at all.
sfen-no-king = Não há nenhum rei no tabuleiro.
#   $side (String): whose kings, from side-*.
sfen-too-many-kings = { $side } tem mais de um rei.
#   $piece (String): the piece, from piece-*.
sfen-too-many-pieces = Há mais peças de um tipo ({ $piece }) do que num conjunto.
#   $side (String): whose pawns, from side-*.
#   $file (Number): the file, 1 to 9.
sfen-two-pawns = { $side } tem dois peões na coluna { $file }.
#   $piece (String): the piece, from piece-*.
#   $square (String): where it stands.
sfen-dead-end = A peça em { $square } ({ $piece }) não tem saída.
#   $side (String): whose king, from side-*.
sfen-waiting-king-in-check = O rei de { $side } está em xeque, mas não é a vez de { $side }.

## When the app itself fails

# Title of the error page.
error-title = Desculpe, houve um erro
# Below the title.
error-text = O Kete parou. A sua partida está guardada: abra de novo e continue.
# Heading over the technical text.
error-details = Detalhes do erro
