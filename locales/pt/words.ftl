### The glossary: each word of shogi, what it means in a sentence or two, the text under its board.
### The app shows the Japanese word and the English word beside each.

## The game and the players

# A word: shogi; Japanese 将棋.
term-shogi = Shogi
# What it means.
term-shogi-text = O xadrez do Japão. Dois jogadores jogam num tabuleiro de 81 casas, e uma peça capturada pode voltar ao tabuleiro para lutar por quem a capturou.
# A word: first player, black; Japanese 先手.
term-sente = Sente
# What it means.
term-sente-text = O jogador que começa. Nos nossos tabuleiros fica do lado de baixo, e as suas peças apontam para cima. Muitos livros chamam a este lado “as pretas”.
# A word: second player, white; Japanese 後手.
term-gote = Gote
# What it means.
term-gote-text = O jogador que joga a seguir a Sente. Nos nossos tabuleiros fica do lado de cima, e as suas peças apontam para baixo. Muitos livros chamam a este lado “as brancas”.
# A word: turn; Japanese 手番.
term-turn = Vez
# What it means.
term-turn-text = O momento de um jogador fazer uma jogada. Os jogadores alternam, e ninguém pode passar a vez.
# A word: move; Japanese 手.
term-move = Jogada
# What it means.
term-move-text = O que um jogador faz na sua vez: mover uma peça ou repor uma peça. Cada uma conta: se Sente joga e Gote responde, são duas jogadas.
# A word: position; Japanese 局面.
term-position = Posição
# What it means.
term-position-text = O estado da partida num momento: onde estão as peças, o que cada jogador tem na mão, e de quem é a vez.
# A word: piece toss; Japanese 振り駒.
term-furigoma = Sorteio com peões
# What it means.
term-furigoma-text = Uma maneira de decidir quem começa. Um jogador atira cinco peões ao ar. Se a maioria mostra a face normal, começa ele; se a maioria mostra a face do tokin, começa o outro.
# A word: handicap game; Japanese 駒落ち.
term-handicap = Partida com vantagem
# What it means.
term-handicap-text = Uma partida que o jogador mais forte começa sem algumas das suas peças, para que os dois possam vencer. É ele que faz a primeira jogada.
# Under a board.
term-handicap-diagram = Vantagem de torre: o jogador mais forte, em cima, joga sem a torre.
# A word: handicap giver; Japanese 上手.
term-uwate = Jogador mais forte
# What it means.
term-uwate-text = Numa partida com vantagem, é quem retira peças. O outro, que recebe a vantagem, chama-se shitate em japonês.
# A word: kyu and dan grades; Japanese 段級位.
term-grades = Graus dos jogadores
# What it means.
term-grades-text = No início, os jogadores têm graus kyu: o número diminui à medida que o jogador melhora. Depois do 1.º kyu vêm os graus dan: o número aumenta.

## The board

# A word: board; Japanese 盤.
term-board = Tabuleiro
# What it means.
term-board-text = O lugar do jogo: 81 casas, nove colunas e nove linhas. Todas as casas são da mesma cor.
# A word: square; Japanese 升目.
term-square = Casa
# What it means.
term-square-text = O lugar de uma peça no tabuleiro. O seu nome é o número da coluna e a letra da linha, por exemplo 7g.
# A word: file; Japanese 筋.
term-file = Coluna
# What it means.
term-file-text = Nove casas de cima a baixo. As colunas têm os números de 1 a 9, a partir da direita de Sente.
# A word: rank; Japanese 段.
term-rank = Linha
# What it means.
term-rank-text = Nove casas de um lado ao outro. As linhas têm as letras de “a” até “i”, a partir de cima.
# A word: diagonal; Japanese 斜め.
term-diagonal = Diagonal
# What it means.
term-diagonal-text = Uma fila de casas que se tocam pelos cantos. O bispo só anda nas diagonais.
# A word: promotion zone; Japanese 敵陣.
term-camp = Campo adversário
# What it means.
term-camp-text = As três linhas mais distantes, onde começaram as peças do adversário. Quando uma peça sua entra ali, anda lá dentro ou sai, pode ser promovida.
# A word: starting position; Japanese 初期配置.
term-start = Posição inicial
# What it means.
term-start-text = O lugar das quarenta peças antes da primeira jogada. Cada jogador tem vinte.
# Under a board.
term-start-diagram = Todas as peças no seu lugar. A torre de Sente está em 2h e o bispo em 8h.
# A word: piece stand; Japanese 駒台.
term-tray = Mesa de peças
# What it means.
term-tray-text = O lugar, ao lado do tabuleiro, para as peças que capturou. O adversário tem de poder vê-las.

## The pieces

# A word: piece; Japanese 駒.
term-piece = Peça
# What it means.
term-piece-text = O shogi tem quarenta peças, de oito tipos. As peças dos dois jogadores são da mesma cor; a ponta de uma peça aponta para o adversário do seu dono.
# A word: king; Japanese 王将・玉将.
term-king = Rei
# What it means.
term-king-text = Quando não pode escapar, a partida acaba. Anda uma casa em qualquer direção. O jogador de grau mais alto usa a peça chamada ōshō, o outro usa a chamada gyokushō.
# Under a board that shows where a piece may go.
term-king-diagram = O rei pode ir para as oito casas à sua volta.
# A word: rook; Japanese 飛車.
term-rook = Torre
# What it means.
term-rook-text = A peça mais valiosa depois do rei. Anda para a frente, para trás ou para os lados, até onde o caminho estiver livre. Promovida, torna-se dragão.
# Under a board that shows where a piece may go.
term-rook-diagram = A torre alcança todas as casas da sua coluna e da sua linha.
# A word: bishop; Japanese 角行.
term-bishop = Bispo
# What it means.
term-bishop-text = Anda na diagonal, até onde o caminho estiver livre. Promovido, torna-se cavalo-dragão. O seu ponto fraco é a casa logo à sua frente: não pode ir para lá.
# Under a board that shows where a piece may go.
term-bishop-diagram = O bispo alcança todas as casas das suas duas diagonais.
# A word: gold general; Japanese 金将.
term-gold = Ouro
# What it means.
term-gold-text = Anda uma casa em qualquer direção, exceto na diagonal para trás. Nunca se promove. Protege o rei melhor do que qualquer outra peça, e é bom para dar mate.
# Under a board that shows where a piece may go.
term-gold-diagram = Seis casas. Não anda na diagonal para trás.
# A word: silver general; Japanese 銀将.
term-silver = Prata
# What it means.
term-silver-text = Anda uma casa para a frente ou na diagonal. Pode avançar e voltar, por isso é boa no ataque.
# Under a board that shows where a piece may go.
term-silver-diagram = Cinco casas. Não anda para os lados, nem diretamente para trás.
# A word: knight; Japanese 桂馬.
term-knight = Cavalo
# What it means.
term-knight-text = Salta duas casas para a frente e uma para o lado, por cima de outras peças. Nunca volta para trás.
# Under a board that shows where a piece may go.
term-knight-diagram = O cavalo só tem duas casas para onde ir.
# A word: lance; Japanese 香車.
term-lance = Lança
# What it means.
term-lance-text = Anda só para a frente, até onde o caminho estiver livre, e nunca volta. No começo, as lanças estão nos quatro cantos.
# Under a board that shows where a piece may go.
term-lance-diagram = A lança alcança todas as casas à sua frente.
# A word: pawn; Japanese 歩兵.
term-pawn = Peão
# What it means.
term-pawn-text = Anda uma casa para a frente, e captura da mesma maneira. Cada jogador tem nove. Promovido, torna-se tokin.
# Under a board that shows where a piece may go.
term-pawn-diagram = O peão de Sente pode capturar o peão que está à sua frente.
# A word: dragon, promoted rook; Japanese 竜王.
term-dragon = Dragão
# What it means.
term-dragon-text = A torre promovida. Anda como a torre, e também uma casa na diagonal. Nenhuma peça é mais forte.
# Under a board that shows where a piece may go.
term-dragon-diagram = As casas da torre, e as quatro vizinhas na diagonal.
# A word: horse, promoted bishop; Japanese 竜馬.
term-horse = Cavalo-dragão
# What it means.
term-horse-text = O bispo promovido. Anda como o bispo, e também uma casa para a frente, para trás ou para os lados. É bom no ataque e na defesa.
# Under a board that shows where a piece may go.
term-horse-diagram = As casas do bispo, e as quatro vizinhas à frente, atrás e aos lados.
# A word: tokin, promoted pawn; Japanese と金.
term-tokin = Tokin
# What it means.
term-tokin-text = O peão promovido. Anda como o ouro, mas o adversário que o captura só ganha um peão.
# Under a board that shows where a piece may go.
term-tokin-diagram = O tokin pode ir para seis casas, como o ouro.
# A word: promoted silver, knight, lance; Japanese 成銀・成桂・成香.
term-promoted-silver = Prata, cavalo e lança promovidos
# What it means.
term-promoted-silver-text = Depois de promovidas, estas três peças andam todas como o ouro e perdem o seu movimento antigo. Se forem capturadas, voltam a ser peças simples.
# Under a board that shows where a piece may go.
term-promoted-silver-diagram = O cavalo promovido anda como o ouro e já não salta.
# A word: promoted piece; Japanese 成駒.
term-promoted = Peça promovida
# What it means.
term-promoted-text = Uma peça que foi virada e anda de outra maneira. Fica assim no tabuleiro até ser capturada.
# A word: major pieces; Japanese 大駒.
term-major = Peças grandes
# What it means.
term-major-text = As torres e os bispos, promovidos ou não. No impasse (jishogi), cada uma vale 5 pontos.
# A word: minor pieces; Japanese 小駒.
term-minor = Peças pequenas
# What it means.
term-minor-text = Os ouros, as pratas, os cavalos, as lanças e os peões. No impasse (jishogi), cada uma vale 1 ponto.
# A word: generals, golds and silvers; Japanese 金駒.
term-generals = Generais
# What it means.
term-generals-text = Os ouros e as pratas em conjunto. Cada jogador tem quatro generais, e em geral três deles protegem o rei.
# A word: ranging pieces; Japanese 飛び道具.
term-ranging = Peças de longo alcance
# What it means.
term-ranging-text = Peças que podem ir longe numa só jogada: a torre, o bispo e a lança. Não saltam: outra peça no caminho detém-nas.

## Captures, drops, promotion

# A word: capture; Japanese 取る.
term-capture = Captura
# What it means.
term-capture-text = Ir para a casa de uma peça adversária e tirá-la de lá. A peça passa a ser sua, e pode ser reposta mais tarde.
# Under a board that shows where a piece may go.
term-capture-diagram = A torre pode capturar o peão de 7e, mas não passa além dele.
# A word: pieces in hand; Japanese 持ち駒.
term-hand = Peças na mão
# What it means.
term-hand-text = As peças na sua mesa de peças, prontas para serem repostas. Os dois jogadores veem-nas: nada é segredo.
# A word: drop; Japanese 打つ.
term-drop = Reposição
# What it means.
term-drop-text = Em vez de mover uma peça, repor no tabuleiro, numa casa vazia, uma peça que tem na mão. Essa é a sua jogada inteira.
# Under a board with moves to try.
term-drop-diagram = O ouro pode ser reposto em 5e, mas não em 5d: essa casa está ocupada.
# A word: promotion; Japanese 成る.
term-promote = Promoção
# What it means.
term-promote-text = Virar uma peça depois de a mover, para que ande de outra maneira. É como subir de posto. O rei e o ouro não se promovem.
# Under a board with moves to try.
term-promote-diagram = Quando a prata entra em 5c, pode ser promovida ou ficar como está.
# A word: non-promotion; Japanese 不成.
term-no-promotion = Não promoção
# What it means.
term-no-promotion-text = Deixar uma peça como está, embora pudesse ser promovida. Faz-se sobretudo com a prata ou o cavalo, para manter o seu movimento.
# A word: exchange; Japanese 駒交換.
term-exchange = Troca
# What it means.
term-exchange-text = Um jogador captura uma peça, e o adversário captura outra em resposta. No shogi nada sai do jogo: cada um fica com uma peça na mão.
# Under a board with moves to play through.
term-exchange-diagram = O bispo de Sente captura o bispo de 2b, depois a prata de 3a captura-o por sua vez. Agora cada um tem um bispo na mão.
# A word: protected piece; Japanese 紐付き.
term-protected = Peça defendida
# What it means.
term-protected-text = Uma peça que não se perde de graça: se o adversário a capturar, a peça dele é capturada a seguir.
# A word: loose piece; Japanese 浮き駒.
term-loose = Peça sem defesa
# What it means.
term-loose-text = Uma peça que pode ser capturada de graça. Antes de cada jogada, procure as peças sem defesa: as suas e as do adversário.
# A word: sacrifice; Japanese 捨て駒.
term-sacrifice = Sacrifício
# What it means.
term-sacrifice-text = Dar uma peça de propósito para ganhar algo maior, muitas vezes a própria partida.

## Attack and defence

# A word: fork; Japanese 両取り.
term-fork = Ataque duplo
# What it means.
term-fork-text = Uma peça ataca duas ao mesmo tempo. O adversário só pode salvar uma, e a outra é capturada.
# Under a board with moves to try.
term-fork-diagram = O cavalo reposto em 6e ataca a torre de 7c e o ouro de 5c.
# A word: splitting silver; Japanese 割り打ちの銀.
term-split-silver = Prata que separa
# What it means.
term-split-silver-text = Uma prata reposta atrás de duas peças adversárias, entre elas. Ataca as duas, porque pode andar na diagonal para trás.
# Under a board with moves to play through.
term-split-silver-diagram = A prata ataca a torre de 6b e o ouro de 4b. A torre foge, e Sente ganha o ouro em troca da prata.
# A word: pin; Japanese ピン.
term-pin = Peça cravada
# What it means.
term-pin-text = Uma peça que protege o seu rei contra uma torre, um bispo ou uma lança. Não pode sair do caminho, porque o rei ficaria em xeque.
# Under a board with moves to try.
term-pin-diagram = O ouro de 6f protege o rei contra o bispo de 4d. Pode ir para 5e, mas não para 6e.
# A word: interposition; Japanese 合駒.
term-interpose = Bloqueio do xeque
# What it means.
term-interpose-text = Pôr uma peça entre o seu rei e a peça de longo alcance que lhe dá xeque. No shogi pode usar uma peça da mão.
# Under a board with moves to try.
term-interpose-diagram = O bispo de 2b dá xeque. Um peão em 4d protege o rei; em 3d não o protege.
# A word: striking pawn; Japanese 叩きの歩.
term-striking-pawn = Peão que bate à porta
# What it means.
term-striking-pawn-text = Um peão reposto logo à frente de uma peça adversária, como quem bate à porta. Se a peça o captura, deixa o seu bom lugar.
# Under a board with moves to try.
term-striking-pawn-diagram = Um peão em 3c ataca o ouro de 3b: ou o ouro o captura, ou sai dali.
# A word: dangling pawn; Japanese 垂れ歩.
term-dangling-pawn = Peão suspenso
# What it means.
term-dangling-pawn-text = Um peão reposto uma casa antes do campo adversário. Na jogada seguinte, pode entrar e tornar-se tokin.
# Under a board with moves to try.
term-dangling-pawn-diagram = O peão de 2d vai entrar em 2c, uma casa que ninguém defende.
# A word: anchor pawn; Japanese 底歩.
term-anchor-pawn = Peão âncora
# What it means.
term-anchor-pawn-text = Um peão reposto na sua última linha, por baixo de um ouro. Esta parede detém muito tempo uma torre ou um dragão.
# Under a board with moves to try.
term-anchor-pawn-diagram = O dragão de 2i dá xeque. Um peão em 6i, por baixo do ouro, fecha o caminho e fica defendido.
# A word: edge attack; Japanese 端攻め.
term-edge-attack = Ataque pela borda
# What it means.
term-edge-attack-text = Um ataque na coluna 1 ou 9 com lança, cavalo e peões. O rei no seu castelo está perto da borda, e ali tem poucos defensores.
# A word: climbing silver; Japanese 棒銀.
term-climbing-silver = Prata que sobe
# What it means.
term-climbing-silver-text = Uma prata sobe atrás do peão da torre, para abrir caminho na coluna 2. É o primeiro ataque que muitos aprendem.
# Under a board with moves to play through.
term-climbing-silver-diagram = A prata sobe: 3h, 2g, 2f.

## Check and the end

# A word: check; Japanese 王手.
term-check = Xeque
# What it means.
term-check-text = Uma peça ameaça capturar o rei na jogada seguinte. O dono do rei tem de o salvar imediatamente. Não é preciso dizer nada em voz alta.
# A word: double check; Japanese 両王手.
term-double-check = Xeque duplo
# What it means.
term-double-check-text = Duas peças dão xeque ao mesmo tempo. Bloquear ou capturar uma delas não basta: o próprio rei tem de se mover.
# Under a board with moves to try.
term-double-check-diagram = Se o cavalo saltar para 4c, dá xeque, e a torre de 5h também.
# A word: discovered check; Japanese 空き王手.
term-discovered-check = Xeque a descoberto
# What it means.
term-discovered-check-text = Uma peça sai do caminho, e a que está atrás dela dá xeque. A peça que saiu pode capturar alguma coisa.
# Under a board with moves to try.
term-discovered-check-diagram = O bispo captura a torre de 2b, e a torre de 5h dá xeque.
# A word: checkmate; Japanese 詰み.
term-mate = Xeque-mate
# What it means.
term-mate-text = O rei está em xeque e nenhuma jogada o salva. A partida acabou: o dono desse rei perdeu. Diz-se também mate.
# Under a board with moves to try.
term-mate-diagram = O ouro reposto em 2b dá mate ao rei de 1a. A prata de 3c defende o ouro.
# A word: threat of mate; Japanese 詰めろ.
term-threatmate = Ameaça de mate
# What it means.
term-threatmate-text = Uma jogada que ainda não dá xeque, mas se o adversário não se defender, o mate vem na vez seguinte.
# Under a board with moves to play through.
term-threatmate-diagram = O peão vai para 5c: ameaça de mate. Gote não a vê, e Sente repõe o ouro em 5b.
# A word: brinkmate; Japanese 必至.
term-brinkmate = Ameaça imparável
# What it means.
term-brinkmate-text = Uma ameaça de mate que nada pode impedir. Ao adversário resta uma esperança: dar xeque sem parar, até ao mate.
# A word: mate problem; Japanese 詰将棋.
term-tsume = Problema de mate
# What it means.
term-tsume-text = Um enigma: descobrir como dar xeque em cada jogada até o rei não poder escapar. É o melhor exercício diário.
# Under a board with moves to play through.
term-tsume-diagram = Um problema de três jogadas: se o rei foge para 4a, o segundo ouro é reposto em 4b.
# A word: gold at the head; Japanese 頭金.
term-head-gold = Ouro à cabeça
# What it means.
term-head-gold-text = Um ouro reposto logo à frente do rei que está na sua última linha, e defendido por outra peça. É a maneira mais comum de dar mate.
# Under a board with moves to try.
term-head-gold-diagram = O ouro em 5b está defendido pelo peão de 5c. O rei não tem para onde ir.
# A word: belly silver; Japanese 腹銀.
term-belly-silver = Prata ao lado
# What it means.
term-belly-silver-text = Uma prata reposta ao lado do rei. Não dá xeque, mas fecha a casa à frente dele e a casa atrás dele.
# Under a board with moves to try.
term-belly-silver-diagram = A prata em 2b, ao lado do rei, está defendida pelo tokin.
# A word: resignation; Japanese 投了.
term-resign = Desistência
# What it means.
term-resign-text = Aceitar a derrota antes do fim. No shogi não é vergonha: a maioria desiste quando vê que o seu rei não pode escapar.
# A word: illegal move; Japanese 反則.
term-illegal = Jogada proibida
# What it means.
term-illegal-text = Uma jogada que as regras não permitem. Pelas regras oficiais, quem a faz perde imediatamente.
# A word: two pawns on a file; Japanese 二歩.
term-nifu = Dois peões
# What it means.
term-nifu-text = O erro de repor um peão numa coluna onde já há um peão seu não promovido. Não é permitido.
# Under a board with moves to try.
term-nifu-diagram = A coluna 5 já tem um peão. Na coluna 6 é possível.
# A word: pawn-drop mate; Japanese 打ち歩詰め.
term-uchifuzume = Mate ao repor um peão
# What it means.
term-uchifuzume-text = Repor um peão que dá imediatamente xeque-mate. Não é permitido; mas dar mate ao mover um peão é permitido.
# Under a board with moves to try.
term-uchifuzume-diagram = O rei não poderia escapar, por isso o peão não pode ser reposto em 5b.
# A word: dead-end piece; Japanese 行き所のない駒.
term-dead-end = Peça sem saída
# What it means.
term-dead-end-text = Uma peça que nunca mais poderia mover-se, como um peão na última linha. Não pode ser reposta ali, nem ficar ali sem promoção.
# Under a board with moves to try.
term-dead-end-diagram = A lança não pode ser reposta em 5a. Em 5b pode.
# A word: leaving the king in check; Japanese 王手放置.
term-leaving-king = Deixar o rei em xeque
# What it means.
term-leaving-king-text = Fazer outra jogada quando o seu rei está em xeque. Não é permitido: primeiro salve o rei.
# A word: draw; Japanese 引き分け.
term-draw = Empate
# What it means.
term-draw-text = Uma partida sem vencedor. É raro no shogi, porque as peças capturadas voltam ao tabuleiro.
# A word: repetition; Japanese 千日手.
term-repetition = Empate por repetição
# What it means.
term-repetition-text = Se a mesma posição surge quatro vezes, a partida é empate e joga-se outra vez. O nome japonês quer dizer “jogadas de mil dias”.
# A word: perpetual check; Japanese 連続王手の千日手.
term-perpetual = Xeque perpétuo
# What it means.
term-perpetual-text = A posição repete-se quatro vezes enquanto um jogador dá xeque em cada jogada. Não é empate: quem dá xeque perde.
# A word: impasse; Japanese 持将棋.
term-jishogi = Impasse (jishogi)
# What it means.
term-jishogi-text = Os dois reis estão a salvo no campo adversário, e ninguém consegue dar mate. Os pontos das peças decidem.
# A word: entering king; Japanese 入玉.
term-entering-king = Entrada do rei
# What it means.
term-entering-king-text = Um rei chega às três linhas mais distantes. Ali é difícil dar-lhe mate, porque quase todas as peças atacam mais para a frente do que para trás.
# A word: declaration win; Japanese 入玉宣言.
term-declaration = Declaração de vitória
# What it means.
term-declaration-text = Um jogador cujo rei entrou declara que cumpre as condições do impasse. Se as cumpre, vence; se não, perde.
# A word: points; Japanese 点数.
term-points = Pontos
# What it means.
term-points-text = A contagem no impasse: as torres e os bispos valem 5 pontos cada, as outras peças 1, e o rei não conta.
# A word: try rule; Japanese トライルール.
term-try-rule = Regra da chegada
# What it means.
term-try-rule-text = Uma regra por acordo: vence o rei que chega à casa onde começou o outro rei, se ali não estiver em xeque.
# Under a board with moves to try.
term-try-rule-diagram = Se o rei de Sente for para 5a, Sente vence por esta regra.
# A word: move limit; Japanese 最大手数.
term-limit = Limite de jogadas
# What it means.
term-limit-text = Um número de jogadas que os jogadores combinaram. Se for atingido sem vencedor, a partida é empate.

## Castles

# A word: castle; Japanese 囲い.
term-castle = Castelo
# What it means.
term-castle-text = Peças à volta do rei para o proteger, sobretudo ouros e pratas. Construa-o cedo, antes de começar a luta.
# A word: boat castle; Japanese 舟囲い.
term-boat = Castelo do barco
# What it means.
term-boat-text = Um castelo fácil de construir: só três jogadas. Usa-se contra a torre móvel. O rei está em 7h.
# Under a board.
term-boat-diagram = Rei 7h, ouros 6i e 5h, prata 7i, bispo 8h.
# A word: Mino castle; Japanese 美濃囲い.
term-mino = Castelo mino
# What it means.
term-mino-text = O castelo habitual de quem joga com a torre móvel. Constrói-se depressa e é forte contra ataques pelo lado.
# Under a board.
term-mino-diagram = Rei 2h, prata 3h, ouros 4i e 5h.
# A word: Yagura castle; Japanese 矢倉囲い.
term-yagura = Castelo yagura
# What it means.
term-yagura-text = Um castelo para a torre fixa, forte contra ataques pela frente. Yagura é uma torre de vigia.
# Under a board.
term-yagura-diagram = Rei 8h, ouros 7h e 6g, prata 7g.
# A word: Anaguma castle, bear in the hole; Japanese 穴熊.
term-anaguma = Castelo anaguma
# What it means.
term-anaguma-text = O rei esconde-se bem no canto, como um urso na toca. É difícil dar-lhe xeque, mas o castelo leva muitas jogadas.
# Under a board.
term-anaguma-diagram = Rei 9i, lança 9h, prata 8h, ouros 7h e 7i, cavalo 8i.
# A word: sitting king; Japanese 居玉.
term-sitting-king = Rei parado
# What it means.
term-sitting-king-text = Um rei que ficou na sua primeira casa, sem castelo. Muitas vezes é perigoso, porque os ataques chegam-lhe depressa.

## Openings and phases

# A word: opening, middle game, endgame; Japanese 序盤・中盤・終盤.
term-phases = As três fases da partida
# What it means.
term-phases-text = Na abertura constrói-se um castelo e dispõem-se as peças. No meio-jogo começa a luta. No final, cada um corre para dar mate.
# A word: book opening, joseki; Japanese 定跡.
term-joseki = Abertura conhecida
# What it means.
term-joseki-text = Uma sequência de jogadas que muitos jogadores experimentaram e acharam boa para os dois lados.
# A word: tesuji, skilful move; Japanese 手筋.
term-tesuji = Golpe tático
# What it means.
term-tesuji-text = Uma jogada hábil, ou algumas, que serve em muitas posições, por exemplo o peão suspenso.
# A word: static rook; Japanese 居飛車.
term-static-rook = Torre fixa
# What it means.
term-static-rook-text = Uma maneira de jogar em que a torre fica na sua primeira coluna e ataca ali. O rei vai para a esquerda.
# A word: ranging rook; Japanese 振り飛車.
term-ranging-rook = Torre móvel
# What it means.
term-ranging-rook-text = Uma maneira de jogar em que a torre vai para o meio ou para a esquerda. O rei vai para a direita, onde estava a torre.
# A word: fourth-file rook; Japanese 四間飛車.
term-fourth-file-rook = Torre na quarta coluna
# What it means.
term-fourth-file-rook-text = A torre vai para 6h. A coluna 6 é a quarta a contar da esquerda de Sente. É uma abertura fácil para quem aprende.
# Under a board.
term-fourth-file-rook-diagram = A torre de Sente está em 6h, e o bispo de 7g detém o peão de 8e.
# A word: third-file rook; Japanese 三間飛車.
term-third-file-rook = Torre na terceira coluna
# What it means.
term-third-file-rook-text = A torre vai para 7h. A coluna 7 é a terceira a contar da esquerda de Sente.
# A word: central rook; Japanese 中飛車.
term-central-rook = Torre central
# What it means.
term-central-rook-text = A torre vai para 5h, o meio do tabuleiro, para avançar o peão da coluna 5.
# A word: double wing attack; Japanese 相掛かり.
term-double-wing = Ataque das duas alas
# What it means.
term-double-wing-text = Uma abertura em que os dois jogadores avançam depressa o peão à frente da torre. Cada um ataca do seu lado.
# A word: bishop exchange; Japanese 角換わり.
term-bishop-exchange = Troca de bispos
# What it means.
term-bishop-exchange-text = Uma abertura em que os bispos são trocados cedo. A partir daí, cada jogador tem um bispo na mão, pronto para ser reposto em qualquer lugar.
# A word: side pawn capture; Japanese 横歩取り.
term-side-pawn = Captura do peão lateral
# What it means.
term-side-pawn-text = Uma abertura arriscada: a torre anda para o lado e captura o peão de 3d. Um erro pode acabar com a partida.

## Around the game

# A word: game record; Japanese 棋譜.
term-record = Lista de jogadas
# What it means.
term-record-text = Todas as jogadas de uma partida, escritas por ordem. Com elas pode-se ver a partida outra vez.
# A word: review after the game; Japanese 感想戦.
term-review = Conversa depois da partida
# What it means.
term-review-text = Depois da partida, os dois jogadores repetem as jogadas e dizem um ao outro o que pensaram. É a melhor maneira de aprender.
# A word: taking back a move; Japanese 待った.
term-undo = Voltar atrás
# What it means.
term-undo-text = Mudar uma jogada já feita. Nas partidas oficiais não é permitido; entre amigos, combina-se.
# A word: game clock; Japanese 対局時計.
term-clock = Relógio de jogo
# What it means.
term-clock-text = Um relógio que mede o tempo de cada jogador. Quem fica sem tempo perde.
# A word: countdown, byo-yomi; Japanese 秒読み.
term-byoyomi = Segundos por jogada
# What it means.
term-byoyomi-text = Quando o seu tempo normal acaba, tem alguns segundos para cada jogada. A palavra japonesa quer dizer “ler os segundos”.
