### Lessons on the board: each step is one short sentence over the board, with one thing to do.
### The learner plays Sente. $piece is from piece-*.

## The page

# Beside the title of a lesson, for screen readers.
#   $number (Number): the step, from 1.
#   $count (Number): how many steps there are.
learn-at = Passo { $number } de { $count }
# In the list: how long a lesson takes.
#   $count (Number): minutes, about.
learn-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
# In the list, for a lesson that was gone through to its end; said by screen readers too.
# At most 24 letters.
learn-finished = Concluída

## Buttons under the board

# The step begins again.
# At most 10 letters.
learn-again = De novo
# Shows what to do.
# At most 10 letters.
learn-hint = Dica
# To the next step, without doing this one.
# At most 10 letters.
learn-skip = Passar
# To the next step, once this one is done.
# At most 10 letters.
learn-next = Avançar
# To the list of lessons.
# At most 24 letters.
learn-all = Todas as lições

## What is said of a touch: why it is not what is wanted here, and what to try. Never “wrong”

# Praise, when a step is done.
# At most 16 letters.
learn-well = Muito bem!
# A touch where there is nothing to pick up.
#   $piece (String): the piece that is wanted.
learn-said-nothing = Não há aqui nenhuma peça sua. Primeiro toque nesta peça: { $piece }.
# Another piece was touched or moved than the one that the step is about.
#   $piece (String): that piece.
#   $wanted (String): the one to try.
learn-said-other-piece = Essa é outra peça ({ $piece }). Experimente esta: { $wanted }.
# A piece of the right kind was touched or moved, but another one is meant.
#   $piece (String): the kind.
#   $square (String): where the one stands that is meant.
learn-said-same-kind = Essa é outra. Experimente a que está em { $square }: { $piece }.
# Pieces are to be told apart, and another one was touched.
#   $piece (String): the piece that was touched.
learn-said-not-this = Essa é outra peça ({ $piece }). Olhe para as outras.
# The right piece went to another square.
#   $piece (String): the piece.
#   $square (String): the square to try.
learn-said-other-square = Também é permitido ({ $piece }), mas agora experimente { $square }.
# The piece was not promoted.
#   $piece (String): the piece.
learn-said-promote = É permitido. Agora experimente promover a peça ({ $piece }).
# The piece was promoted.
#   $piece (String): the piece.
learn-said-unpromoted = É permitido. Agora experimente sem promover a peça ({ $piece }).
# A move that was to mate gives no check.
learn-said-no-check = O rei ainda não está em xeque. Procure uma jogada que dê xeque.
# A check, but the king captures the piece.
#   $square (String): where.
learn-said-king-takes = O rei capturaria em { $square }: ali nada defende a sua peça. Procure uma casa defendida.
# A check, but another piece captures the piece.
#   $piece (String): the piece that captures.
#   $square (String): where it stands.
learn-said-taken = Seria capturada pela peça em { $square } ({ $piece }). Procure outra jogada.
# A check, but the king gets away.
#   $square (String): where it would go.
learn-said-escapes = Bom xeque, mas o rei fugiria para { $square }. Feche essa saída.
# A check, but something comes between.
#   $square (String): where.
learn-said-blocked = Bom xeque, mas seria bloqueado em { $square }. Dê xeque de perto.
# One of several things is done.
#   $number (Number): how many are done.
#   $count (Number): how many there are.
learn-said-found = Muito bem! { $number } de { $count }. Agora procure outra.
# One of several things is done a second time.
learn-said-again = Essa já foi encontrada. Procure outra.
# Another answer to a question was chosen.
learn-said-other-answer = Conte de novo e experimente outra resposta.

## The hint, in words

# What to do: touch a piece on the board.
#   $piece (String): the piece to touch.
#   $square (String): where it stands.
learn-hint-touch = Toque na peça em { $square } ({ $piece }).
# What to do: touch a piece in hand.
#   $piece (String): the piece.
learn-hint-hand = Toque nesta peça da sua mão: { $piece }.
# What to do: touch the square where the held piece is to go.
#   $square (String): the square.
learn-hint-to = Agora toque na casa { $square }.

## The end of a lesson

# Heading, with a small celebration.
# At most 30 letters.
learn-over = Parabéns! Lição concluída.
# Below the heading, after the first lesson.
learn-over-first = Agora já conhece as regras principais. Experimente-as numa pequena partida contra o telefone.
# Below the heading, after the small game was won.
learn-over-game = Venceu a sua primeira partida! Agora jogue uma inteira; as marcas mostram aonde as peças podem ir.
# Below the heading, after any other lesson.
learn-over-more = Siga para a próxima lição, ou jogue uma partida.
# Button: to the small game.
# At most 24 letters.
learn-to-game = Partida pequena
# Button: to a full game of two people, with the squares marked where pieces can go.
# At most 24 letters.
learn-to-full = Partida inteira
# Button: to the next lesson.
# At most 24 letters.
learn-to-next = Próxima lição

## Shogi in three minutes

# Title of the first lesson.
# At most 30 letters.
learn-first = Shogi em três minutos
# A pawn stands alone; it is to move one square ahead.
learn-first-pawn = Toque no seu peão e depois na casa à frente: ele avança só uma casa.
# A gold is to move sideways.
learn-first-gold = O ouro anda uma casa em qualquer direção, exceto na diagonal para trás: mova-o para o lado.
# A silver is to move diagonally back.
learn-first-silver = A prata anda uma casa para a frente ou na diagonal: mova-a na diagonal para trás.
# A king is to move; a rook guards the file beside it.
learn-first-king = O rei anda uma casa em qualquer direção, mas nunca para onde ficaria em xeque: mova-o.
# A silver is to capture a pawn.
learn-first-capture = Uma peça captura ao ir para a casa de uma peça adversária: capture o peão com a prata.
# The pawn has been captured; it lies in the tray below the board.
learn-first-capture-done = O peão mudou de lado: agora está na sua mão, abaixo do tabuleiro.
# A pawn in hand is to be dropped.
learn-first-drop = Toque no peão da sua mão e reponha-o em qualquer casa vazia.
# The pawn has been dropped.
learn-first-drop-done = Repor uma peça é uma jogada inteira: a peça capturada volta e luta do seu lado.
# A pawn is to enter the far three ranks and promote.
learn-first-promote = As três linhas mais distantes são o campo adversário: entre com o peão e promova-o.
# The pawn has promoted.
learn-first-promote-done = O peão promovido chama-se tokin: anda como o ouro.
# A lance is to capture a pawn far ahead and promote.
learn-first-lance = A lança anda só para a frente, quantas casas quiser: capture o peão e promova a lança.
# A knight is to jump over a pawn and promote.
learn-first-knight = O cavalo salta por cima de tudo, duas casas para a frente e uma para o lado: salte e promova-o.
# The knight has promoted.
learn-first-knight-done = A lança, o cavalo e a prata, quando promovidos, andam como o ouro.
# A rook is to capture a pawn far ahead and promote.
learn-first-rook = A torre vai longe, para a frente, para trás ou para os lados: capture o peão e promova a torre.
# The rook has promoted.
learn-first-rook-done = A torre promovida chama-se dragão: anda também uma casa na diagonal.
# A bishop is to capture a pawn far away and promote.
learn-first-bishop = O bispo vai longe na diagonal: capture o peão e promova o bispo.
# The bishop has promoted.
learn-first-bishop-done = O bispo promovido chama-se cavalo-dragão: anda também uma casa para a frente, para trás ou para os lados.
# The king is in check; the three answers are to be found: away, capture, between.
learn-first-check = O seu rei está em xeque! Salve-o de três maneiras: fuja, capture, bloqueie.
# All three answers are found.
learn-first-check-done = Quando o rei está em xeque, é preciso salvá-lo imediatamente.
# A gold in hand is to be dropped so that it mates.
learn-first-mate = Reponha o ouro de modo que o rei adversário não possa escapar.
# The king is mated.
learn-first-mate-done = Xeque-mate: é assim que se vence!
# Two forbidden pawn drops, lit on the board, are to be tried; the board says why.
learn-first-barred = Experimente as duas reposições proibidas: um segundo peão na coluna, e o peão que dá mate.

## The small game

# Title of the small game against the phone.
# At most 30 letters.
learn-game = Partida contra o telefone
# A few pieces on each side; the learner has a rook and a bishop more. Names the sides.
learn-game-win = Joga com Sente, e o telefone com Gote: dê mate ao rei de Gote.
# The small game is won.
learn-game-win-done = A vitória é sua!
# The phone has won the small game.
learn-said-lost = Desta vez venceu o telefone. Comece de novo, ou desfaça a sua jogada.
# Nobody has won the small game.
learn-said-drawn = Empate. Comece de novo e persiga o rei.

## Reading the pieces: one of many pieces is to be touched

# Title of the lesson.
# At most 30 letters.
learn-pieces = Ler as peças
# The knight.
learn-pieces-knight = Toque na peça que pode saltar sobre as outras.
# The bishop.
learn-pieces-bishop = Toque na peça que vai longe, mas só na diagonal.
# The lance.
learn-pieces-lance = Toque na peça que só anda para a frente, quantas casas quiser.
# The silver.
learn-pieces-silver = Toque na peça que anda uma casa e só recua na diagonal.
# The tokin.
learn-pieces-tokin = Toque na peça que foi peão e agora anda como um ouro.
# The dragon.
learn-pieces-dragon = Toque na torre promovida: ela anda também uma casa na diagonal.

## Forks by drops

# Title of the lesson.
# At most 30 letters.
learn-forks = Ataques duplos com reposição
# A knight is to be dropped so that it attacks a rook and a gold.
learn-forks-knight = Reponha o cavalo onde ele ataca a torre e o ouro ao mesmo tempo.
# A silver is to be dropped behind a rook and a gold, between the two.
learn-forks-silver = Reponha a prata atrás de duas peças adversárias, entre elas: ataca as duas.
# A bishop is to be dropped so that it gives check and attacks a rook.
learn-forks-bishop = Reponha o bispo entre o rei e a torre: dá xeque e depois captura a torre.

## Guarding the king: three castles, built move by move

# Title of the lesson.
# At most 30 letters.
learn-castles = Proteger o rei
# The Mino castle, five moves; the hint shows each. The rook stands on the left.
learn-castles-mino = O castelo mino: rei em 2h, prata em 3h, ouro em 5h.
# The Mino castle stands.
learn-castles-mino-done = O castelo mino constrói-se depressa e é forte contra ataques pelo lado.
# The Yagura castle, six moves; the hint shows each.
learn-castles-yagura = O castelo yagura: ouros em 7h e 6g, rei em 8h.
# The Yagura castle stands.
learn-castles-yagura-done = O castelo yagura é forte contra ataques pela frente.
# The Anaguma castle, six moves; the hint shows each.
learn-castles-hole = O castelo anaguma: lança em 1h, rei em 1i, prata em 2h.
# The Anaguma castle stands.
learn-castles-hole-done = O rei está longe da luta e é difícil dar-lhe xeque.

## Mate in one

# Title of the lesson.
# At most 30 letters.
learn-mates = Mate numa jogada
# Mate by dropping a gold.
learn-mates-gold = O ouro é bom para dar mate: reponha-o ao lado do rei, numa casa defendida.
# Mate by dropping a silver.
learn-mates-silver = Dê mate com a prata: o seu cavalo fecha a saída.
# Mate by dropping a knight.
learn-mates-knight = O rei está preso pelas próprias peças: dê mate com o cavalo.
# Mate by dropping a lance from afar.
learn-mates-lance = Reponha a lança de longe: ela alcança o rei.

## Drops that mate, and the pawn drop that may not

# Title of the lesson.
# At most 30 letters.
learn-drops = Mates por reposição
# Mate by dropping a rook on the back rank.
learn-drops-rook = O rei está preso pelos seus próprios peões: reponha a torre na linha dele, de longe.
# A pawn drop that mates is to be tried, which is forbidden; then a silver is to be dropped there.
learn-drops-pawn = Experimente dar mate ao repor o peão em 1b; depois reponha a prata no lugar dele.
# Only the pawn may not mate by a drop.
learn-drops-pawn-done = Só o peão não pode dar mate ao ser reposto.
# A pawn on the board mates by moving, which is allowed.
learn-drops-push = Um peão já no tabuleiro pode dar mate: avance-o.

## Promote or not

# Title of the lesson.
# At most 30 letters.
learn-promotion = Promover ou não?
# A rook is to promote.
learn-promotion-rook = Peão, torre e bispo: promova-os quase sempre. Entre com a torre.
# A silver is to move ahead and not promote: so it attacks two pieces behind it.
learn-promotion-silver = A prata não promovida ataca na diagonal para trás: avance-a sem a promover.
# The silver attacks a rook and a gold.
learn-promotion-silver-done = Agora ataca a torre e o ouro ao mesmo tempo.
# A knight is to move to the second rank, where it must promote.
learn-promotion-must = Nas duas últimas linhas o cavalo tem de ser promovido: avance-o.

## An opening in ten moves

# Title of the lesson.
# At most 30 letters.
learn-opening = Uma abertura em dez jogadas
# The pawn before the bishop’s way is to be pushed to 7f.
learn-opening-bishop = Avance o peão de 7g: ele abre o caminho do bispo.
# The pawn before the rook is to be pushed twice.
learn-opening-rook = Avance duas vezes o peão à frente da torre: é ele que começa o ataque.
# A gold is to move to 7h.
learn-opening-gold = O adversário vem pela coluna 8: defenda o bispo com o ouro, em 7h.
# A silver is to climb to 2f in three moves.
learn-opening-silver = Suba a prata: 3h, 2g, 2f, atrás do peão.
# The king leaves the middle, the gold guards it, an edge pawn makes room.
learn-opening-king = Tire o rei do centro: 6h; depois ouro em 5h e peão em 9f.
# The opening is done.
learn-opening-king-done = Agora ataque a coluna 2 com torre, prata e peão.

## Impasse: both kings have entered, and nobody can mate

# Title of the lesson.
# At most 30 letters.
learn-impasse = Impasse: contar os pontos
# The king is to enter the far three ranks.
learn-impasse-enter = É difícil dar mate a um rei no campo adversário: entre com ele.
# The pieces in hand are to be counted: a rook, a bishop and two golds.
learn-impasse-count = Torre ou bispo: 5 pontos; outras: 1; rei: 0. Quanto há na sua mão?
# Answer.
# At most 16 letters.
learn-impasse-points-few = 4 pontos
# Answer: the right one.
# At most 16 letters.
learn-impasse-points-right = 12 pontos
# Answer.
# At most 16 letters.
learn-impasse-points-many = 20 pontos
# What happens when both players agree and both have 24 points.
learn-impasse-both = Suponha que ninguém consiga dar mate e que cada jogador tenha 24 pontos ou mais. Qual é o resultado?
# Answer.
# At most 24 letters.
learn-impasse-win = Sente vence
# Answer.
# At most 24 letters.
learn-impasse-loss = Gote vence
# Answer: the right one.
# At most 24 letters.
learn-impasse-draw = Empate
# Below 24 points one loses.
learn-impasse-both-done = Quem tivesse menos de 24 pontos perderia.
