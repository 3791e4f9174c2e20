### Looking through the moves of a game, sharing it, and two windows at once.
### $side is a name from side-*; $piece and $captured are names from piece-*; squares are written
### such as 7g; $move is a move from notation-*.

## Doors to it

# Row of the menu: the panel of the moves.
# At most 18 letters.
button-moves = Lista de jogadas
# Row of the result sheet: the panel of the moves.
# At most 18 letters.
button-review = Rever a partida
# Row of the result sheet: the last moves and why they decided, step by step.
# At most 18 letters.
# .detail: at most 40 letters.
button-replay = Como acabou
    .detail = Passo a passo, no tabuleiro
# Row of the result sheet: gives the game to another app or to the clipboard.
# At most 18 letters.
button-share = Enviar a partida
# Main button of the result sheet after a draw by repetition.
# At most 34 letters.
button-rematch-swapped = Jogar de novo, com lados trocados

## The panel of the moves; only its outer buttons show words (.short or review-close)

# Name of the panel and of its slider, for screen readers.
review-title = Jogadas da partida
# On the button that goes back to the game as it stands.
# At most 9 letters.
review-close = Voltar
# Button: the position before the first move.
review-first = Ir para o início da partida
# Button: one move back.
review-back = Voltar uma jogada
# Button: one move further.
review-next = Uma jogada adiante
# Button: the position after the last move.
review-last = Ir para a última jogada
# Button: the game goes on from the position shown; a question follows.
# .short: at most 9 letters.
review-play-on = Continuar a partir daqui
    .short = Jogar
# What the slider says of its place.
#   $ply (Number): moves before the position shown.
#   $count (Number): moves of the game.
review-at = Jogada { $ply } de { $count }
# First row of the list: the position before the first move.
# At most 18 letters.
review-start = Início da partida
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
    [0] Recomeçar do início?
    [one] Continuar a partir da jogada { $ply }?
   *[other] Continuar a partir da jogada { $ply }?
}
    .text = { $count ->
        [0] O fim da partida é desfeito.
        [one] { $count } jogada é desfeita. Podem refazê-la antes de fazer outra jogada.
       *[other] { $count } jogadas são desfeitas. Podem refazê-las antes de fazer outra jogada.
    }
    .yes = Sim, continuar
    .no = Não

## Moves in words: rows of the list, texts that are shared

# A move without capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
notation-move = { $piece } de { $from } para { $to }
# A move with capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
notation-capture = { $piece } de { $from } captura em { $to } ({ $captured })
# A drop.
#   $piece (String): the piece.
#   $to (String): where.
notation-drop = { $piece }, reposição em { $to }
# A move that promotes.
#   $move (String): the move without that.
notation-promotes = { $move }, com promoção
# A move that could promote and does not.
#   $move (String): the move without that.
notation-declines = { $move }, sem promoção

## Ends by agreement: below the title of the result sheet

# A win: the loser has not enough points.
#   $loser (String): who has not.
ending-agreed-impasse = Os jogadores concordaram que há impasse (jishogi), e { $loser } tem menos de 24 pontos.
# A draw.
ending-agreed-impasse-draw = Os jogadores concordaram que há impasse (jishogi), e os dois têm pontos suficientes.

## Sharing

# Below button-share, once the text lies on the clipboard.
# At most 40 letters.
share-copied = Copiado: agora pode ser colado
# Title of the sheet with the text, where the device can neither share nor copy.
share-title = Selecione este texto para o copiar

## Two windows

# Title: the same game has been played on in another window or tab.
elsewhere-title = A partida continuou em outro lugar
# What has happened.
elsewhere-text = Esta partida está aberta em outra janela e mudou lá. Qual deve continuar?
# Button: the newer game, here.
# At most 24 letters.
elsewhere-continue = A mais nova, aqui
# Button: the one that is seen here.
# At most 24 letters.
elsewhere-keep = A que vejo aqui
