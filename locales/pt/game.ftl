### The game screen: status, trays, promotion, results, refusals, and what screen readers say.
### $side, $winner and $loser are names from side-*; $piece and its like are names from piece-*;
### squares are written such as 7g.

## Status, between board and near tray

#   $side (String): who is to move.
# At most 40 letters.
status-turn = Vez de { $side }
#   $side (String): who is to move and in check.
# At most 40 letters.
status-check = Vez de { $side }: rei em xeque
# The game is over and somebody won.
#   $winner (String): who won.
#   $reason (String): the whole sentence from ending-*.
status-win = { $winner } venceu. { $reason }
# The game is over and nobody won.
#   $reason (String): the whole sentence from ending-*.
status-draw = Empate. { $reason }
# How many moves have been played.
#   $count (Number): moves played.
# At most 12 letters.
move-count = { $count ->
    [0] { $count } jogadas
    [one] { $count } jogada
   *[other] { $count } jogadas
}

## Promotion

# Title of the choice at the square.
#   $piece (String): the piece that may promote.
promote-title = Promover esta peça ({ $piece })?
# The choice to promote.
#   $promoted (String): what the piece becomes.
# At most 14 letters.
promote-yes = Promover
    .label = Promover a { $promoted }
# The choice not to promote.
#   $piece (String): what the piece stays.
# At most 14 letters.
promote-no = Deixar assim
    .label = Deixar assim, { $piece }

## Results

# Title of the result sheet when somebody won.
#   $winner (String): who won.
# At most 24 letters.
result-win = { $winner } venceu
# Title of the result sheet when nobody won.
# At most 24 letters.
result-draw = Empate

## How the game ended: below the title of the result sheet; names the rule. $winner and $loser are always given.

#   $loser (String): whose king it is.
ending-checkmate = Xeque-mate: o rei de { $loser } não pode escapar.
#   $loser (String): who cannot move.
ending-no-legal-move = { $loser } não tem nenhuma jogada permitida.
#   $loser (String): who resigned.
ending-resignation = { $loser } desistiu.
# A draw by repetition.
ending-repetition = A mesma posição surgiu quatro vezes (sennichite).
#   $loser (String): who gave check with every move.
ending-perpetual-check = { $loser } repetiu a mesma posição quatro vezes, dando xeque em cada jogada.
# A draw by the move limit of the table.
ending-move-limit = O limite de jogadas foi atingido.
#   $winner (String): who declared.
ending-declaration = { $winner } declarou vitória e cumpre as condições (jishogi).
# A draw: the points were enough for that only.
ending-declaration-draw = Os pontos declarados bastam apenas para o empate (jishogi).
#   $loser (String): who declared.
ending-failed-declaration = { $loser } declarou vitória sem cumprir as condições (jishogi).
#   $winner (String): whose king it is.
ending-try = O rei de { $winner } chegou à casa onde começou o rei adversário.
#   $loser (String): who played it.
ending-illegal-move = { $loser } fez uma jogada proibida.
#   $loser (String): whose time it was.
ending-time = O tempo de { $loser } acabou.

## Refusals: why a move is not allowed. One sentence, by the board.
## $side (who is to move) is always given.

# The square holds no piece to move.
#   $square (String): the square that was tapped.
refusal-empty-square = A casa { $square } está vazia: não há peça para mover.
# The piece belongs to the other side.
#   $side (String): who is to move.
#   $square (String): the square that was tapped.
refusal-not-your-piece = A peça em { $square } não pode mover-se agora: é a vez de { $side }.
# The target holds a piece of the mover.
#   $square (String): the target.
refusal-own-piece = Na casa { $square } está uma peça sua.
# The piece does not move like that.
#   $piece (String): the piece.
#   $from (String): its square.
#   $to (String): the target.
refusal-not-that-pieces-move = Esta peça ({ $piece }) não se move assim, de { $from } para { $to }.
# Another piece stands in the way.
#   $square (String): the square of the piece in the way.
refusal-blocked = A peça em { $square } bloqueia o caminho.
# This move does not promote.
#   $piece (String): the piece.
refusal-cannot-promote = Esta peça ({ $piece }) não se promove com esta jogada.
# The piece could never move again, so it must promote.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-must-promote = Esta peça ({ $piece }) tem de ser promovida ao chegar a { $square }: dali não teria saída.
# The hand holds no such piece.
#   $piece (String): the piece.
refusal-not-in-hand = Esta peça não está na sua mão: { $piece }.
# A drop on a square that is not empty.
#   $square (String): the target.
refusal-occupied = A casa { $square } não está vazia: só se repõe uma peça numa casa vazia.
# A drop where the piece could never move.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-dead-end = Não pode repor esta peça ({ $piece }) em { $square }: dali não teria saída.
# Two pawns on a file.
#   $file (Number): the file, 1 to 9.
#   $square (String): where the other pawn stands.
refusal-nifu = Dois peões (nifu): a coluna { $file } já tem um peão seu, em { $square }.
# Mate by dropping a pawn.
#   $square (String): the square of the king.
refusal-uchifuzume = Não é permitido dar mate ao repor um peão (uchifuzume): o rei em { $square } não poderia escapar.
# The move would put or leave the own king in check.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that would give check.
refusal-leaves-king-in-check = Com esta jogada, a peça em { $checker } daria xeque ao seu rei.
# The king is in check and the move does not help.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that gives check.
refusal-does-not-answer-check = A peça em { $checker } dá xeque: salve primeiro o seu rei.
# The game has ended.
refusal-game-over = A partida acabou. Desfaça uma jogada ou comece uma nova partida.
# A pile of the player who is not to move was tapped.
#   $side (String): who is to move.
refusal-not-your-hand = Estas peças não podem ser repostas agora: é a vez de { $side }.
# A player who is not to move wants to resign.
#   $side (String): who is to move.
refusal-not-your-turn = Pode desistir quando for a sua vez. Agora é a vez de { $side }.
# An earlier position is shown.
refusal-looking-back = Esta é uma posição anterior: volte à última jogada para jogar.
# There is nothing to declare under the rules of this table.
refusal-no-declaration = Pelas regras desta partida, não pode declarar vitória agora.
# There is no move to take back.
refusal-nothing-to-undo = Não há jogada para desfazer.
# No move was taken back.
refusal-nothing-to-redo = Não há jogada para refazer.
# The game has as many moves as can be saved.
refusal-game-too-long = Esta partida está cheia: já tem todas as jogadas que podem ser guardadas.

## Board and trays, for screen readers

# The whole board.
board-label = Tabuleiro de shogi
# A square with a piece.
#   $square (String): the square.
#   $piece (String): the piece.
#   $side (String): its owner.
square-label = { $square }, { $piece } de { $side }
# A square without a piece.
#   $square (String): the square.
square-empty = { $square }, casa vazia
# A label from above with a state from below.
#   $label (String): from square-label, square-empty or hand-label.
#   $state (String): from state-*.
label-with-state = { $label }, { $state }
# State of a piece that was picked.
state-held = peça escolhida
# State of a square where the held piece may go.
state-target = destino possível
# State of a square where the held piece may capture.
state-capture = pode ser capturada
# State of a square of the last move.
state-last = última jogada
# State of a king in check.
state-check = em xeque
# A pile of pieces in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
#   $count (Number): how many.
hand-label = { $count ->
    [0] Nenhuma peça deste tipo ({ $piece }) na mão de { $side }
    [one] Na mão de { $side }: { $count } peça, { $piece }
   *[other] Na mão de { $side }: { $count } peças, { $piece }
}
# A whole tray.
#   $side (String): whose tray.
tray-label = Peças capturadas por { $side }

## Announced by screen readers when it happens

# A piece was picked up.
#   $piece (String): the piece.
#   $count (Number): squares where it may go.
announce-held = { $count ->
    [0] Peça escolhida: { $piece }. Agora não tem para onde ir.
    [one] Peça escolhida: { $piece }. Pode ir para { $count } casa.
   *[other] Peça escolhida: { $piece }. Pode ir para { $count } casas.
}
# A move without capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
announce-move = { $side }: { $piece } de { $from } para { $to }.
# A move with capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
announce-capture = { $side }: { $piece } de { $from } para { $to }. Peça capturada: { $captured }.
# After one of the two above, when the piece promoted.
#   $promoted (String): what the piece became.
announce-promotion = A peça foi promovida a { $promoted }.
# A drop.
#   $side (String): who dropped.
#   $piece (String): the piece.
#   $to (String): where.
announce-drop = { $side } repõe uma peça: { $piece } em { $to }.
# A check.
#   $side (String): whose king is in check.
announce-check = O rei de { $side } está em xeque.
# A move was taken back.
#   $side (String): who is to move now.
announce-undo = Jogada desfeita. Vez de { $side }.
# A move was played again.
#   $side (String): who is to move now.
announce-redo = Jogada refeita. Vez de { $side }.
# The board was turned.
announce-flip = O tabuleiro foi virado.
# A new game has begun.
#   $side (String): who is to move.
announce-new = Começou uma nova partida. Vez de { $side }.
