### Looking through the moves of a game, its decisive moment, sharing it, and two windows at once.
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

## The decisive moment: one or two sentences for each step. $square is the square that is spoken
## of, $by the square of the piece that is to blame.

# Name of the panel.
# At most 24 letters.
replay-title = Como acabou a partida
# Which step is shown.
#   $step (Number): the step.
#   $count (Number): how many there are.
replay-count = { $step } de { $count }
# Button: the step before.
# At most 12 letters.
replay-back = Anterior
# Button: the next step.
# At most 12 letters.
replay-next = Seguinte
# Button: leaves the steps.
# At most 12 letters.
replay-skip = Sair
# Button at the last step.
# At most 12 letters.
replay-done = Concluir
# A move that was played.
#   $side (String): who moved.
#   $move (String): the move.
replay-move = { $side }: { $move }
# A check.
#   $piece (String): what gives check.
#   $by (String): its square.
#   $square (String): the square of the king.
replay-check = A peça em { $by } ({ $piece }) dá xeque ao rei em { $square }.
# Two pieces give check at once.
replay-double-check = Duas peças dão xeque ao mesmo tempo, por isso só o rei pode mover-se.
# The king’s own piece is in its way.
#   $square (String): the square beside the king.
#   $piece (String): what stands there.
replay-own-piece = O rei não pode ir para { $square }: ali está uma peça do seu lado ({ $piece }).
# An empty square beside the king is attacked.
#   $square (String): the square beside the king.
#   $piece (String): what attacks it.
#   $by (String): its square.
replay-covered = O rei não pode ir para { $square }: a peça em { $by } ({ $piece }) ataca essa casa.
# The king cannot capture, because the piece is protected.
#   $captured (String): the piece beside the king.
#   $square (String): its square.
#   $piece (String): what protects it.
#   $by (String): the square of that.
replay-protected = O rei não pode capturar a peça em { $square } ({ $captured }): a peça em { $by } ({ $piece }) defende-a.
# Nothing else captures the piece that gives check.
#   $piece (String): what gives check.
#   $square (String): its square.
replay-no-taker = Nenhuma outra peça pode capturar a peça em { $square } ({ $piece }).
# A piece could capture what gives check, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): the square of what gives check.
#   $by (String): the square of what pins it.
replay-pinned-taker = A peça em { $square } ({ $piece }) não pode capturar em { $to }: sem ela, a peça em { $by } daria xeque.
# What gives check stands next to the king.
#   $piece (String): what gives check.
replay-no-room = A peça que dá xeque ({ $piece }) está ao lado do rei: não há espaço entre os dois.
# A knight gives check.
replay-jumps = O cavalo salta: nenhuma peça o pode bloquear.
# Nothing comes between, and the hand is empty.
replay-no-blocker = Nenhuma peça pode bloquear o xeque, e não há peças na mão para repor.
# A piece could come between, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): where it would go.
#   $by (String): the square of what pins it.
replay-pinned-blocker = A peça em { $square } ({ $piece }) não pode bloquear o xeque em { $to }: sem ela, a peça em { $by } daria xeque.
# A piece in hand could come between, but a rule forbids the drop.
#   $piece (String): the piece.
#   $square (String): where it would be dropped.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-barred-drop = Esta peça ({ $piece }) não pode ser reposta em { $square } para bloquear o xeque. { $reason }
# The same position again.
#   $time (Number): for which time it stands.
#   $count (Number): moves before it.
replay-again = { $count ->
    [0] { $time }.ª vez de 4: esta posição, no início da partida.
    [one] { $time }.ª vez de 4: a mesma posição, depois de { $count } jogada.
   *[other] { $time }.ª vez de 4: a mesma posição, depois de { $count } jogadas.
}
# One of the checks of a perpetual check.
#   $number (Number): which of them.
#   $by (String): the square of what gives check.
#   $square (String): the square of the king.
replay-perpetual = Xeque { $number }: a peça em { $by } ataca o rei em { $square }.
# The forbidden move that lost.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-forbidden = Esta jogada é proibida. { $reason }

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
