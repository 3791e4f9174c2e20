### The rules page, for people who have never seen shogi. Its structure stands in src/learn.
### One message is one paragraph, one list item, one heading or the text under a board.
### _…_ stresses words.
### The boards can be touched: texts under a board may tell the reader what to tap.

## What shogi is

# Heading of a section.
rules-goal = O que é o shogi?
# Paragraph. Sente and Gote are explained later, in rules-start-sente.
rules-goal-what = O shogi é o xadrez do Japão. Dois jogadores, Sente e Gote, jogam no mesmo tabuleiro. Uma partida dura cerca de vinte minutos.
# Paragraph: what check is, and how one wins.
rules-goal-win = Um rei está _em xeque_ quando uma peça adversária o pode capturar na jogada seguinte. Se o rei do adversário está em xeque e _não pode escapar_, é mate: a vitória é sua.
# Paragraph: what is special.
rules-goal-hand = O shogi tem uma coisa só dele: a peça capturada _passa a ser sua_. Pode voltar a pô-la no tabuleiro, para lutar do seu lado.
# Under a board: Gote’s king on 5a, Sente’s gold on 4c, which mates on 5b.
rules-goal-diagram = Toque no ouro, depois na casa à frente do rei de Gote. O rei está em xeque e não tem para onde fugir: Sente venceu.

## Board and set-up

# Heading of a section.
rules-board = O tabuleiro e a posição inicial
# Paragraph.
rules-board-size = O tabuleiro tem 81 casas: nove colunas e nove linhas. Cada jogador tem vinte peças.
# Paragraph: whose piece is whose.
rules-board-sides = As peças dos dois jogadores são da mesma cor. É a ponta que as distingue: a ponta da sua peça _está virada para o adversário_.
# Under a board in the starting position.
rules-board-diagram = A posição inicial. Sente fica do lado de baixo, Gote do lado de cima.
# Paragraph before a list of the three ranks.
rules-board-set-up = Cada jogador dispõe as suas peças assim, a começar pela linha mais próxima:
# List item: the rank nearest to the player.
rules-board-first = Primeira linha: lança, cavalo, prata, ouro, rei, ouro, prata, cavalo, lança.
# List item: the second rank.
rules-board-second = Segunda linha: o bispo na segunda casa a contar da esquerda, a torre na segunda casa a contar da direita.
# List item: the third rank.
rules-board-third = Terceira linha: nove peões.
# Paragraph: names of squares.
rules-board-names = As colunas têm os números de 1 a 9, a partir da direita de Sente. As linhas têm as letras de “a” até “i”, a partir de cima. Assim, a casa 7g fica na coluna 7 e na linha g.
# Under a board: the near left part of the start; the reader may play 7g7f.
rules-board-names-diagram = Mova o peão de 7g para 7f: muitas partidas começam assim.

## Who begins

# Heading of a section.
rules-start = Quem começa?
# Paragraph: the names of the sides, and taking turns.
rules-start-sente = Quem começa chama-se _Sente_, e o outro jogador chama-se _Gote_. Depois alternam, uma jogada cada um.
# Paragraph: the start alternates.
rules-start-alternate = Na primeira partida, combinem quem é Sente. Na partida seguinte começa o outro jogador, e assim por diante. Isto pode ser mudado nas opções.

## The pieces

# Heading of a section.
rules-pieces = As oito peças e os seus movimentos
# Paragraph before a row of drawn pieces with their names.
rules-pieces-kinds = Há oito tipos de peças. Seis deles têm uma segunda face: é a face da peça promovida.
# Paragraph: how to use the boards.
rules-pieces-marks = Toque na peça em qualquer dos tabuleiros abaixo. As marcas mostram aonde ela pode ir.
# Paragraph: own and foreign pieces on the way.
rules-pieces-way = Não pode ir para uma casa onde está uma peça sua. Se for para uma casa onde está uma peça do adversário, captura-a. Só o cavalo salta por cima de outras peças.
# Under a board: rook on 5e, own pawn on 5c, opponent’s pawn on 3e.
rules-pieces-way-diagram = A torre tem de parar antes do seu próprio peão de 5c. Pode capturar o peão adversário de 3e, mas não passa além dele.
# Paragraph: pieces that only go forward.
rules-pieces-forward = Três peças nunca voltam para trás: o cavalo, a lança e o peão.
# Heading of a section.
rules-king = Rei
# Under a board.
rules-king-move = O rei anda uma casa em qualquer direção.
# Heading of a section.
rules-rook = Torre
# Under a board.
rules-rook-move = A torre anda para a frente, para trás ou para os lados, quantas casas quiser, em linha reta.
# Heading of a section.
rules-bishop = Bispo
# Under a board.
rules-bishop-move = O bispo anda na diagonal, quantas casas quiser, em linha reta.
# Heading of a section: the gold general.
rules-gold = Ouro
# Under a board.
rules-gold-move = O ouro anda uma casa em qualquer direção, _exceto na diagonal para trás_.
# Heading of a section: the silver general.
rules-silver = Prata
# Under a board.
rules-silver-move = A prata anda uma casa para a frente ou na diagonal. _Não anda para os lados_, nem diretamente para trás.
# Heading of a section.
rules-knight = Cavalo
# Under a board: own pawns stand before the knight.
rules-knight-move = O cavalo salta duas casas para a frente e uma para o lado. As peças no caminho não o detêm.
# Heading of a section.
rules-lance = Lança
# Under a board.
rules-lance-move = A lança anda _só para a frente_, quantas casas quiser.
# Heading of a section.
rules-pawn = Peão
# Under a board.
rules-pawn-move = O peão anda uma casa para a frente. _Também captura para a frente_, não na diagonal.

## Promotion

# Heading of a section.
rules-promotion = A promoção
# Paragraph: the zone.
rules-promotion-zone = As três linhas mais distantes são o campo adversário. Quando a sua peça entra nele, anda dentro dele ou sai dele, pode _promovê-la_: ela é virada e ganha um novo movimento.
# Under a board: silver on 5d.
rules-promotion-zone-diagram = Esta prata pode ser promovida se for para 6c, 5c ou 4c.
# Under a board: silver on 5c, inside the zone; the reader may promote on 4d.
rules-promotion-leave-diagram = Esta prata está dentro do campo adversário. Ao sair para 4d, também pode ser promovida.
# Paragraph: choice and duty.
rules-promotion-choice = Promover é uma escolha. Mas uma peça que nunca mais poderia mover-se _tem de ser promovida_: peão e lança na última linha, cavalo nas duas últimas linhas. Aí o programa não pergunta.
# Under a board: pawn on 5b.
rules-promotion-must-diagram = Se este peão for para 5a, tem de ser promovido.
# Paragraph.
rules-promotion-never = O rei e o ouro não se promovem.
# Paragraph.
rules-promotion-stays = Uma peça promovida fica assim enquanto está no tabuleiro. Se for capturada, volta à sua face normal.
# Heading of a section: the promoted rook.
rules-dragon = Dragão: a torre promovida
# Under a board: the promoted rook.
rules-dragon-move = A torre promovida chama-se _dragão_. Anda como a torre, e também uma casa na diagonal.
# Heading of a section: the promoted bishop.
rules-horse = Cavalo-dragão: o bispo promovido
# Under a board: the promoted bishop.
rules-horse-move = O bispo promovido chama-se _cavalo-dragão_. Anda como o bispo, e também uma casa para a frente, para trás ou para os lados.
# Heading of a section: the promoted pawn and the other three that move like a gold.
rules-tokin = O tokin e as outras peças promovidas
# Paragraph.
rules-promotion-gold = O peão, a lança, o cavalo e a prata, quando promovidos, andam todos como o ouro. Perdem o seu movimento antigo. O peão promovido chama-se _tokin_.
# Under a board.
rules-tokin-move = O tokin anda como o ouro.
# Under a board: promoted silver, knight and lance, each by itself. The reader taps them.
rules-tokin-others = Aqui estão três peças promovidas: uma prata, um cavalo e uma lança. Toque em cada uma: todas andam da mesma maneira.

## What one does in a turn

# Heading of a section.
rules-turn = O que se faz na sua vez
# Paragraph before a list of two.
rules-turn-one = Na sua vez, faça _uma só_ destas duas coisas:
# List item.
rules-turn-move = Mover uma peça sua que está no tabuleiro. Essa jogada também pode capturar uma peça adversária ou promover a sua peça.
# List item.
rules-turn-drop = Pôr no tabuleiro uma peça que capturou. A isto chama-se repor uma peça.
# Under a board: own pawn on 5g, a gold in hand.
rules-turn-diagram = Sente pode mover o peão para 5f ou repor o ouro em 5e. Não pode fazer as duas coisas.

## Captures

# Heading of a section.
rules-capture = A captura
# Paragraph.
rules-capture-how = Se a sua peça vai para a casa de uma peça adversária, captura-a e fica no lugar dela. Cada peça captura da mesma maneira que anda. Ninguém é obrigado a capturar.
# Under a board: pawn on 5e, opponent’s pawn on 5d.
rules-capture-diagram = O peão de Sente pode capturar o peão de Gote em 5d.
# Paragraph.
rules-capture-hand = A peça que capturou é sua. Espera ao lado do tabuleiro, na sua mesa de peças, à vista dos dois jogadores. Diz-se que está na sua mão.
# Under a board: the gold on 5g takes a tokin on 5f; the king moves; the pawn is dropped on 4e.
rules-capture-promoted-diagram = O ouro de Sente captura um tokin, que na mão passa a ser um simples peão. Na sua vez seguinte, Sente repõe esse peão em 4e.

## Drops

# Heading of a section.
rules-drops = A reposição
# Paragraph.
rules-drops-how = Em vez de mover uma peça, pode repor uma peça capturada em _qualquer casa vazia_, salvo onde uma regra o proíbe. Toque na peça da sua mesa, depois na casa.
# Under a board: gold dropped on 5b mates.
rules-drops-diagram = Se Sente repuser o ouro em 5b, o rei de Gote não pode escapar: Sente venceu.
# Paragraph.
rules-drops-plain = Uma peça é sempre reposta sem promoção, mesmo no campo adversário. Pode promovê-la numa jogada posterior.
# Under a board: a silver is dropped on 5c, Gote’s king moves, the silver goes to 5b and promotes.
rules-drops-plain-diagram = Sente repõe a prata em 5c, sem a promover. Na sua vez seguinte, ela vai para 5b e é promovida.

## Forbidden moves

# Heading of a section.
rules-forbidden = Jogadas proibidas
# Paragraph: the official rule, and this app.
rules-forbidden-what = Pelas regras oficiais, quem faz uma jogada proibida _perde imediatamente a partida_. Aqui o programa não deixa fazê-la e explica a razão.
# Paragraph: the strict rule that a table may choose in the settings.
rules-forbidden-strict = Para jogar pelas regras oficiais, escolham isso nas opções. Então, quem tenta uma jogada proibida perde.
# Paragraph: how to use the boards below.
rules-forbidden-try = Experimente estas jogadas nos tabuleiros que se seguem. Aqui não é possível perder.
# Heading of a section.
rules-nifu = Dois peões (nifu)
# Paragraph.
rules-nifu-what = Não pode repor um peão numa coluna onde já há um peão seu.
# Under a board: own pawn on 5g.
rules-nifu-diagram = Sente tem um peão em 5g, por isso não pode repor outro em 5e. Em 4e pode.
# Paragraph.
rules-nifu-tokin = O tokin não conta, nem o peão do adversário.
# Under a board: Sente’s tokin on 6f, Gote’s pawn on 4d; both drops are allowed.
rules-nifu-tokin-diagram = Em 6f está um tokin de Sente, em 4d um peão de Gote. Por isso Sente pode repor um peão em 6e ou em 4f.
# Heading of a section.
rules-dead-end = Peça sem saída
# Paragraph.
rules-dead-end-what = Não pode repor uma peça onde ela nunca mais poderia mover-se: peão e lança na última linha, cavalo nas duas últimas linhas.
# Under a board: a pawn and a lance in hand.
rules-dead-end-pawn-diagram = O peão não pode ser reposto em 5a, nem a lança em 4a. Em 5b e 4b podem.
# Under a board: a knight in hand.
rules-dead-end-diagram = O cavalo não pode ser reposto em 5a nem em 5b. Em 5c pode.
# Heading of a section.
rules-uchifuzume = Mate ao repor um peão (uchifuzume)
# Paragraph.
rules-uchifuzume-what = Não pode repor um peão que dá xeque se o rei, depois disso, _não pode escapar_.
# Under a board: king on 1a, Gote’s lance on 2a, Sente’s silver on 1c.
rules-uchifuzume-diagram = Sente não pode repor um peão em 1b: o rei de Gote não poderia escapar.
# Paragraph before two boards.
rules-uchifuzume-allowed = Se o rei puder escapar, é permitido dar xeque ao repor um peão. Também é permitido dar mate ao mover um peão, ou ao repor outra peça.
# Under a board: the same without the lance.
rules-uchifuzume-escape-diagram = Aqui o rei pode fugir para 2a, por isso um peão pode ser reposto em 1b.
# Under a board: Sente’s pawn on 1c, silver on 2c; the pawn mates on 1b.
rules-uchifuzume-move-diagram = Se o peão de 1c for para 1b, o rei não pode escapar. Esta jogada é permitida, porque o peão já estava no tabuleiro.
# Heading of a section.
rules-check = Deixar o rei em xeque
# Paragraph: the three ways to answer a check.
rules-check-answer = Se o seu rei está em xeque, tem de salvá-lo nessa mesma jogada: mova-o, capture a peça que o ataca ou bloqueie o caminho com outra peça. Pode bloqueá-lo até com uma peça reposta.
# Under a board: rook on 5d, king on 5h, a gold in hand.
rules-check-answer-diagram = A torre dá xeque. Um ouro reposto em 5e salva o rei; reposto em 4e não o salva.
# Paragraph.
rules-check-leave = Também não pode levar o rei para uma casa onde ficaria em xeque, nem afastar uma peça que o protege do xeque.
# Under a board: Gote’s gold on 5f, Sente’s king on 5h.
rules-check-walk-diagram = O rei não pode ir para 5g, porque o ouro de Gote o capturaria ali. Pode ir para 4h.
# Under a board: rook on 5d, gold on 5f, king on 5h.
rules-check-leave-diagram = O ouro protege o rei do xeque da torre. Pode ir para 5e, mas não para 4f.
# Heading of a section.
rules-passing = Passar a vez
# Paragraph.
rules-passing-what = Não é permitido passar a vez. Tem de fazer uma jogada, mesmo que nenhuma lhe agrade.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e. The only move is 9h; Gote’s rook may be tapped in vain.
rules-passing-diagram = Sente gostaria de deixar o rei em 9i, mas tem de jogar. A única jogada é para 9h. Experimente mover também a torre de Gote: ainda é a vez de Sente.
# Heading of a section.
rules-perpetual-check = Xeque perpétuo
# Paragraph.
rules-perpetual-check-what = Não se pode repetir uma posição sem fim dando xeque. Se a mesma posição surge quatro vezes, e só um dos jogadores deu xeque _em cada jogada_, esse jogador perde.
# Under a board: Gote’s king goes between 2a and 3a, Sente’s rook between 2d and 3d, twelve moves.
rules-perpetual-check-diagram = A torre dá xeque em 2d, depois em 3d, e assim sem parar. Jogue as 12 jogadas: a primeira posição surge pela quarta vez, e Sente perde.
# Paragraph: why the app does not bar these moves.
rules-perpetual-check-app = Cada uma dessas jogadas é permitida por si só, por isso o programa não a impede. Mude de jogada antes da quarta vez.

## The end

# Heading of a section.
rules-end = Como acaba a partida
# List item.
rules-end-mate = O rei está em xeque e não pode escapar (xeque-mate): o dono desse rei perde.
# List item.
rules-end-no-move = Um jogador não tem nenhuma jogada permitida: perde, mesmo que o seu rei não esteja em xeque.
# List item.
rules-end-resign = Um jogador desiste: o adversário vence.
# List item.
rules-end-time = A partida tem relógio, e o tempo de um jogador acabou: ele perde.
# Under a board: Gote’s king on 5a, Sente’s gold on 5b, pawn on 5c.
rules-end-mate-diagram = O ouro dá xeque e fecha todas as saídas. O rei não pode capturá-lo, porque o peão o defende. Sente venceu.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e and gold on 9g; each move of the king is barred.
rules-end-no-move-diagram = O rei de Sente não está em xeque, mas todas as casas à sua volta estão atacadas. Sente não tem outra peça, por isso perde.
# Paragraph: resigning is normal.
rules-end-give-up = Desistir não é vergonha. Os jogadores de shogi desistem quando veem que o seu rei já não pode escapar.
# Paragraph.
rules-end-draw = O empate é raro. Os jogadores não podem simplesmente combiná-lo. Há empate por repetição, por limite de jogadas ou por impasse, como se explica mais abaixo.
# Heading of a section.
rules-repetition = A repetição
# Paragraph.
rules-repetition-draw = Se a mesma posição no tabuleiro, com as mesmas peças na mão e a mesma vez de jogar, surge _quatro vezes_, a partida é empate (sennichite). Jogam outra vez, e começa quem era Gote.
# Under a board in the starting position: both kings go forward and back, twelve moves.
rules-repetition-diagram = Os reis vão para a frente e voltam. Depois de 12 jogadas, a primeira posição surge pela quarta vez: a partida é empate.
# Paragraph.
rules-repetition-check = Mas se só um dos jogadores deu xeque em cada jogada dessa repetição, esse jogador perde.
# Heading of a section.
rules-move-limit = Limite de jogadas
# Paragraph.
rules-move-limit-what = Em geral não há limite. Se quiserem, escolham um limite de jogadas nas opções. Se a partida chegar ao limite sem acabar, é empate.
# Paragraph: the last move mates or gives check.
rules-move-limit-last = Se essa última jogada for mate, não é empate: o dono do rei perde. Se apenas der xeque, a partida continua até que quem deu xeque faça uma jogada sem xeque. Então é empate.

## What to learn first

# Heading of a section.
rules-first = O que aprender primeiro?
# Paragraph before a list.
rules-first-what = Não é preciso decorar tudo hoje. Comece por estas cinco coisas:
# List item: telling gold and silver apart.
rules-first-generals = Distinga o ouro da prata. O ouro não anda na diagonal para trás. A prata não anda para os lados, nem diretamente para trás.
# List item: gold in front of the king.
rules-first-mate = Aprenda a dar mate ao repor um ouro à frente do rei, onde outra peça sua o defende.
# List item: look at both hands.
rules-first-hands = Antes de cada jogada, olhe para as peças na mão: as suas e as do adversário.
# List item: castle the king.
rules-first-castle = Leve o seu rei para um dos lados e proteja-o com ouros e pratas. A essa formação chama-se _castelo_.
# List item: the rook’s pawn.
rules-first-attack = Avance o peão à frente da sua torre. Quando ele avança, a torre ganha espaço para atacar.
# Under a board in the starting position: 7g7f 3c3d 2g2f 8c8d 2f2e.
rules-first-diagram = Um começo habitual: o peão de 7g abre caminho ao bispo, depois o peão de 2g avança à frente da torre.
# Paragraph.
rules-first-tips = A página das dicas tem mais exemplos para jogar.

## Variants

# Heading of a section.
rules-variants = Regras por acordo
# Paragraph.
rules-variants-what = Estas regras só se usam se os jogadores as combinarem antes da partida.
# Heading of a section.
rules-impasse = Impasse (jishogi)
# Paragraph: what an impasse is.
rules-impasse-what = Quando um rei entra no campo adversário, é difícil dar-lhe mate, porque quase todas as peças atacam para a frente, não para trás. Se os dois reis entrarem, a partida pode ficar sem saída.
# Paragraph: the default, and the three rules to choose from.
rules-impasse-off = De início, o programa não usa nenhuma regra de impasse. Nas opções podem escolher uma destas: 27 pontos, 24 pontos, ou a regra da chegada (try rule).
# Paragraph before a list of conditions: declaring by points.
rules-impasse-declare = Com as regras de pontos, pode declarar vitória na sua vez. As condições são estas:
# List item.
rules-impasse-king = O seu rei está dentro do campo adversário.
# List item.
rules-impasse-check = O seu rei não está em xeque.
# List item.
rules-impasse-pieces = Além do rei, tem dez ou mais peças dentro desse campo.
# Paragraph before a table of points.
rules-impasse-points = Também precisa de pontos suficientes. Contam as suas peças dentro desse campo e as que tem na mão:
# List item: the rule of 27 points.
rules-impasse-27 = Regra dos 27 pontos: Sente vence com 28 pontos ou mais, Gote vence com 27 ou mais.
# List item: the rule of 24 points.
rules-impasse-24 = Regra dos 24 pontos: com 31 pontos ou mais, vence. Com 24 a 30 pontos, é empate.
# Under a board: Sente has ten pieces in the zone that count 18, and a rook and five pawns in hand.
rules-impasse-diagram = As 10 peças de Sente no campo adversário valem 18 pontos, e as peças na mão valem 10. São 28: pela regra dos 27 pontos, Sente pode declarar vitória.
# Paragraph.
rules-impasse-fail = Se declarar sem cumprir as condições, ou sem pontos suficientes, _perde a partida_. Conte primeiro.
# Paragraph: 24 points by agreement.
rules-impasse-agree = Com a regra dos 24 pontos, também podem parar por acordo, se os dois reis entraram e ninguém consegue dar mate. Então contam todas as peças de cada jogador, no tabuleiro e na mão. Quem tem menos de 24 pontos perde; se os dois têm 24 ou mais, é empate.
# Paragraph: credit in handicap games.
rules-impasse-credit = Numa partida com vantagem, o jogador mais forte recebe os pontos das peças que retirou.
# Paragraph: the try rule.
rules-impasse-try = A regra da chegada não precisa de pontos. Se o seu rei chegar à casa onde começou o rei adversário, e ali não estiver em xeque, vence imediatamente. Essa casa é 5a para Sente e 5i para Gote.
# Under a board: Sente’s king goes from 5b to 5a.
rules-impasse-try-diagram = O rei de Sente chega a 5a, e ali não está em xeque: pela regra da chegada, Sente vence.
# Heading of a section.
rules-handicaps = Partida com vantagem
# Paragraph.
rules-handicaps-what = Se um dos jogadores é mais forte, retira algumas das suas peças antes da partida, e depois _é ele que começa_. Essas peças não se usam nessa partida.
# Paragraph before a list.
rules-handicaps-size = Quanto maior a diferença entre os dois, mais peças saem. O jogador mais forte pode retirar:
# List item.
rules-handicaps-lance = uma lança: a da sua esquerda ou a da sua direita
# List item.
rules-handicaps-bishop = só o bispo
# List item.
rules-handicaps-rook = só a torre
# List item.
rules-handicaps-rook-lance = a torre e a lança da esquerda
# List item.
rules-handicaps-two = duas peças: a torre e o bispo
# List item.
rules-handicaps-four = quatro peças: a torre, o bispo e as duas lanças
# List item.
rules-handicaps-six = seis peças: essas quatro e os dois cavalos
# List item.
rules-handicaps-eight = oito peças: essas seis e as duas pratas
# List item.
rules-handicaps-ten = dez peças: essas oito e os dois ouros
# Paragraph: five, seven and nine pieces; the missing one is the right one of the pair.
rules-handicaps-odd = Há também vantagens de cinco, sete ou nove peças. Do último par sai então só uma: a da direita do jogador mais forte.
# Under a board: the far half; Gote’s left lance, on 1a, is missing.
rules-handicaps-lance-diagram = Vantagem de uma lança. O jogador mais forte está em cima; falta a lança da sua esquerda, em 1a.
# Under a board: the far half; Gote’s rook and bishop are missing.
rules-handicaps-two-diagram = Vantagem de duas peças. Faltam a torre e o bispo.
# Under a board: the far half; rook, bishop, lances and knights are missing.
rules-handicaps-six-diagram = Vantagem de seis peças. Ficam o rei, os ouros, as pratas e os peões.

## Settings

# Heading of a section.
rules-settings = As opções do programa
# Paragraph before a table of the settings and their defaults, each with a link.
rules-settings-what = Estas são as opções do Kete e o seu valor inicial. Toque em qualquer uma para a mudar.

## Play now

# Heading of the last section; below it stands a button that starts a game.
rules-play = Já pode jogar
# Paragraph before the button.
rules-play-what = Agora conhece todas as regras. Não faz mal se esquecer alguma: ao tentar uma jogada proibida, o programa explica a razão e mostra a própria regra.
