### Tips for the first games: heading, paragraphs, list items, the text under a board.
### Squares are written such as 7g.

## An order of learning

# Heading of a tip.
tip-order = Uma ordem para aprender
# Paragraph.
tip-order-1 = Não tente decorar tudo num dia. Siga esta lista, e jogue algumas partidas entre uma lição e a seguinte.
# List item.
tip-order-2 = Os movimentos das oito peças, depois os das peças promovidas.
# List item.
tip-order-3 = Capturar, repor e promover.
# List item.
tip-order-4 = O mate com um ouro à frente do rei.
# List item.
tip-order-5 = Um castelo e uma abertura. Os outros podem esperar.
# List item.
tip-order-6 = Problemas de mate curtos, alguns por dia.
# Under a board with moves to play through.
tip-order-diagram = O shogi em três jogadas. A torre de Sente captura o ouro de 2d. Gote joga. Depois Sente repõe esse ouro em 5b, e o rei não pode escapar.

## First moves

# Heading of a tip.
tip-first-moves = As primeiras jogadas
# Paragraph.
tip-first-moves-1 = No começo, as suas peças grandes, a torre e o bispo, não têm caminho, porque os seus próprios peões estão à frente. Duas jogadas bastam para as libertar.
# Paragraph.
tip-first-moves-2 = Quando o peão de 7g vai para 7f, o bispo de 8h ganha uma longa diagonal. Quando o peão de 2g vai para 2f, a torre de 2h começa a fazer pressão.
# Paragraph.
tip-first-moves-3 = Não avance peões sem motivo: um peão nunca volta para trás.
# Under a board with moves to play through.
tip-first-moves-diagram = Cada jogador abre caminho ao bispo, depois avança o peão à frente da torre. Agora os dois bispos estão frente a frente.

## Which piece is worth more?

# Heading of a tip.
tip-values = Que peça vale mais?
# Paragraph.
tip-values-1 = Antes de uma troca, compare as duas peças. Da mais valiosa à menos valiosa: torre, bispo, ouro, prata, cavalo, lança, peão.
# Paragraph.
tip-values-2 = O valor não é tudo. Perto do fim da partida, chegar primeiro ao rei é melhor do que ter mais peças.
# Under a board with moves to try.
tip-values-diagram = A prata de 5e pode capturar o ouro de 4d ou o peão de 6d. Capture o ouro: vale mais.

## Count before you capture

# Heading of a tip.
tip-count = Conte antes de capturar
# Paragraph.
tip-count-1 = Escolha uma casa. Conte as suas peças que a alcançam, depois as peças adversárias que a defendem. Se as suas forem mais, o ataque pode ter êxito.
# Paragraph.
tip-count-2 = Comece pela peça que vale menos. Deixe a torre para o fim.
# Under a board with moves to play through.
tip-count-diagram = Sente tem duas peças que alcançam 5d: a prata e a torre. Gote defende essa casa com uma só peça, a prata de 6c. No fim, Sente tem um peão a mais.

## Do not rush the knight

# Heading of a tip.
tip-knight-early = Não tenha pressa com o cavalo
# Paragraph.
tip-knight-early-1 = O cavalo só salta para a frente, e não pode voltar. Se vai longe cedo demais, basta um peão para o capturar.
# Paragraph.
tip-knight-early-2 = Deixe-o no seu lugar até que outras peças estejam prontas para atacar com ele.
# Under a board with moves to play through.
tip-knight-early-diagram = O cavalo salta para 2e cedo demais. O peão de 2c avança para 2d e ataca-o. O cavalo não tem para onde fugir, e é capturado.

## Build a castle for the king

# Heading of a tip.
tip-castle = Construa um castelo para o rei
# Paragraph.
tip-castle-1 = Um rei que fica no meio está ao alcance de todos os ataques. Leve-o cedo para um dos lados, e ponha ouros e pratas à sua volta. A essa formação chama-se castelo.
# Paragraph.
tip-castle-2 = Que o rei se afaste da sua torre. Onde está a torre, está a luta.
# Paragraph.
tip-castle-3 = Reparta o trabalho: dois ouros e uma prata defendem; a torre, o bispo, a outra prata e os cavalos atacam.
# Under a board with moves to play through.
tip-castle-diagram = O castelo do barco (funagakoi) em três jogadas de Sente: o rei vai para 6h, depois para 7h, e um ouro vai para 5h. Gote também põe o rei em segurança.

## The mino castle

# Heading of a tip.
tip-mino = O castelo mino
# Paragraph.
tip-mino-1 = Este castelo serve quando a sua torre foi para a esquerda. O rei vai para a direita, até 2h. A prata de 3i sobe para 3h, e o ouro de 6i vai para 5h. O ouro de 4i fica onde está.
# Paragraph.
tip-mino-2 = É forte contra ataques pelo lado, mas fraco na borda. Mais tarde avance o peão de 1g para 1f, para dar ao rei uma saída.
# Under a board with moves to play through.
tip-mino-diagram = A torre já está em 6h. O rei anda para 4h, 3h, 2h; depois a prata e o ouro completam o castelo.

## The yagura castle

# Heading of a tip.
tip-yagura = O castelo yagura
# Paragraph.
tip-yagura-1 = Este castelo pertence à torre fixa. O rei fica em 8h, os ouros em 7h e 6g, a prata em 7g. O bispo sai de 8h para dar lugar ao rei.
# Paragraph.
tip-yagura-2 = É forte contra ataques pela frente, mas fraco pelo lado. Leva muitas jogadas, por isso não o construa se o adversário ataca depressa.
# Under a board with moves to play through.
tip-yagura-diagram = Os ouros e a prata estão no lugar, e o bispo foi para 6h. O rei entra no castelo: 7i, depois 8h.

## The anaguma castle

# Heading of a tip.
tip-anaguma = O castelo anaguma
# Paragraph.
tip-anaguma-1 = O rei esconde-se no canto, em 9i, como um urso na toca. A lança vai para 9h para o deixar entrar, e a prata fecha a porta em 8h.
# Paragraph.
tip-anaguma-2 = Ali é difícil dar-lhe xeque, e por isso pode atacar sem medo. Mas leva muitas jogadas, e o rei não tem para onde fugir.
# Under a board with moves to play through.
tip-anaguma-diagram = A lança vai para 9h, o rei para 9i, a prata para 8h e um ouro para 7i. Mais tarde o ouro de 5h também se aproxima.

## Static rook (ibisha)

# Heading of a tip.
tip-static-rook = Torre fixa (ibisha)
# Paragraph.
tip-static-rook-1 = A torre fica em 2h, e o peão à sua frente avança. O rei vai para a esquerda, longe da torre.
# Paragraph.
tip-static-rook-2 = Trocar peões em 2d é bom: a torre ganha uma coluna aberta, e o peão capturado fica na mão.
# Under a board with moves to play through.
tip-static-rook-diagram = O ataque das duas alas (aigakari). O ouro de 7h defende 8g, à frente do bispo. Depois Sente troca peões, e a torre volta ao seu lugar.

## Ranging rook (furibisha)

# Heading of a tip.
tip-ranging-rook = Torre móvel (furibisha)
# Paragraph.
tip-ranging-rook-1 = A torre vai para o meio ou para a esquerda, e o rei vai para a direita, onde estava a torre. O plano é o mesmo em muitas partidas, por isso é fácil de aprender.
# List item.
tip-ranging-rook-2 = 5h: torre central (nakabisha).
# List item.
tip-ranging-rook-3 = 6h: torre na quarta coluna (shikenbisha).
# List item.
tip-ranging-rook-4 = 7h: torre na terceira coluna (sankenbisha).
# List item.
tip-ranging-rook-5 = 8h: torre oposta, frente à torre adversária (mukaibisha).
# Paragraph.
tip-ranging-rook-6 = A quarta e a terceira contam-se a partir da sua esquerda.
# Under a board with moves to try.
tip-ranging-rook-diagram = O bispo está em 7g, por isso a linha h está livre. A torre pode ir para qualquer dos quatro lugares.

## Fourth-file rook (shikenbisha)

# Heading of a tip.
tip-fourth-file-rook = Torre na quarta coluna (shikenbisha)
# Paragraph.
tip-fourth-file-rook-1 = É uma boa primeira abertura. O peão de 6f fecha a diagonal do bispo, para que não seja trocado, e a torre vai para 6h.
# Paragraph.
tip-fourth-file-rook-2 = Depois construa o castelo mino. Quando o adversário atacar, as suas peças grandes estão prontas a responder.
# Under a board with moves to play through.
tip-fourth-file-rook-diagram = Quando Gote avança o seu peão para 8e, o bispo de Sente sobe para 7g e defende 8f.

## Bishop exchange (kakugawari)

# Heading of a tip.
tip-bishop-exchange = Troca de bispos (kakugawari)
# Paragraph.
tip-bishop-exchange-1 = Os bispos são trocados cedo, e cada jogador fica com um bispo na mão.
# Paragraph.
tip-bishop-exchange-2 = A partir daí, feche os buracos no seu campo. Cada casa vazia sem defesa pode ser um lugar para repor um bispo.
# Under a board with moves to play through.
tip-bishop-exchange-diagram = O bispo de Gote captura o bispo de 7g e é promovido. A prata de 6h captura-o imediatamente.

## Side pawn (yokofudori)

# Heading of a tip.
tip-side-pawn = Captura do peão lateral (yokofudori)
# Paragraph.
tip-side-pawn-1 = Depois da troca de peões na coluna 2, a torre anda para o lado e captura o peão de 3d. Sente ganhou um peão; Gote ganha tempo para atacar.
# Paragraph.
tip-side-pawn-2 = Os bispos estão frente a frente e os reis não têm castelo: basta um erro. Jogue esta abertura mais tarde, quando tiver prática.
# Under a board with moves to play through.
tip-side-pawn-diagram = Os dois trocam os peões à frente das torres, depois a torre de Sente captura o peão lateral, em 3d.

## Climbing silver (bōgin)

# Heading of a tip.
tip-climbing-silver = Prata que sobe (bōgin)
# Paragraph.
tip-climbing-silver-1 = É um ataque simples da torre fixa. O peão vai para 2e, e a prata sobe atrás dele: 3h, 2g, 2f, depois 1e ou 3e.
# Paragraph.
tip-climbing-silver-2 = O alvo é a casa 2d. Três peças alcançam-na juntas: o peão, a prata e a torre. Muitas vezes os defensores são menos.
# Under a board with moves to play through.
tip-climbing-silver-diagram = A casa 2d é defendida pelo peão de 2c e pelo bispo de 3c: duas peças contra três. No fim, Sente tem um bispo em troca de uma prata, e a torre olha para o campo de Gote.

## Drop one piece, attack two

# Heading of a tip.
tip-drop-fork = Repor uma peça, atacar duas
# Paragraph.
tip-drop-fork-1 = Uma peça na mão pode entrar em qualquer casa vazia. Antes de cada jogada, procure uma casa de onde ela ataque duas peças valiosas ou sem defesa.
# Under a board with moves to play through.
tip-drop-fork-diagram = O bispo em 5e ataca a torre de 8b e a prata de 2b. A torre foge; o bispo captura a prata e é promovido.
# Paragraph.
tip-drop-fork-2 = O cavalo também é bom para isto, porque nenhuma peça pode bloquear-lhe o caminho.
# Under a board with moves to play through.
tip-drop-fork-diagram-2 = O cavalo em 6e ataca a torre de 7c e o ouro de 5c. Se a torre foge, o cavalo captura o ouro.

## The dangling pawn (tarefu)

# Heading of a tip.
tip-dangling-pawn = O peão suspenso (tarefu)
# Paragraph.
tip-dangling-pawn-1 = Reponha um peão uma casa antes do campo adversário, onde nada pode capturá-lo. Na jogada seguinte, ele entra e torna-se tokin.
# Paragraph.
tip-dangling-pawn-2 = Atacar com um tokin custa pouco: tem a força de um ouro, mas o adversário que o captura só ganha um peão.
# Under a board with moves to play through.
tip-dangling-pawn-diagram = O peão é reposto em 2d, torna-se tokin em 2c, e o tokin captura o cavalo de 2a. A lança de 1a é a seguinte.

## The edge attack

# Heading of a tip.
tip-edge-attack = O ataque pela borda
# Paragraph.
tip-edge-attack-1 = O rei no seu castelo está perto da borda do tabuleiro, onde muitas vezes só uma lança e um cavalo o defendem. Ataque-o ali com peças de pouco valor.
# Paragraph.
tip-edge-attack-2 = Primeiro um peão abre a coluna. Depois repõe-se outro peão para atrair a lança adversária para a frente. Por fim, o seu cavalo e a sua lança acabam o trabalho.
# Under a board with moves to play through.
tip-edge-attack-diagram = A lança de Gote foi capturada. Agora a lança de Sente em 1e ataca o cavalo de 1c, perto do rei.

## Gold at the king’s head

# Heading of a tip.
tip-gold-at-head = Ouro à cabeça do rei
# Paragraph.
tip-gold-at-head-1 = É a primeira maneira de dar mate. Quando o rei está na sua última linha, reponha um ouro logo à frente dele, e verifique se outra peça o defende.
# Paragraph.
tip-gold-at-head-2 = Por isso não gaste todos os ouros cedo demais: guarde um para o fim.
# Under a board with moves to try.
tip-gold-at-head-diagram = Reponha o ouro em 5b: o rei não pode escapar. Reponha ali a prata em vez do ouro: o rei foge para 4b ou 6b.

## Drive the king to its last rank

# Heading of a tip.
tip-last-rank = Empurre o rei para a última linha
# Paragraph.
tip-last-rank-1 = Um rei na sua última linha já não pode recuar, e por isso tem poucas saídas. Empurre-o para lá, depois acabe com um ouro.
# Paragraph.
tip-last-rank-2 = Não dê xeque sem um plano: cada xeque pode ajudar o rei a fugir.
# Under a board with moves to play through.
tip-last-rank-diagram = O primeiro ouro, em 5c, empurra o rei para trás. O segundo é reposto logo à frente dele. Se ele fugir para 4a ou 6a, reponha o ouro em 4b ou 6b.

## Silver at the king’s side

# Heading of a tip.
tip-belly-silver = Prata ao lado do rei
# Paragraph.
tip-belly-silver-1 = Às vezes a melhor jogada não é um xeque, mas uma que fecha as saídas. Uma prata reposta ao lado do rei fecha a casa à frente dele e a casa atrás dele.
# Paragraph.
tip-belly-silver-2 = Verifique se a prata está defendida, e se tem um ouro na mão para a jogada seguinte.
# Under a board with moves to play through.
tip-belly-silver-diagram = A prata em 2b não dá xeque, mas o rei não tem para onde ir. Gote move o peão; Sente repõe o ouro em 2c, e o rei não pode escapar.
