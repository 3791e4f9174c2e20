### Questions of newcomers: the question, the answer in two or three sentences, and mostly a
### board with a text below it. Readers know chess or draughts, or neither. The boards can be
### touched. The structure stands in src/learn.

## First looks

# A question.
question-colours = Todas as peças são da mesma cor. Como sei quais são as minhas?
# The answer.
question-colours-answer = Olhe para as pontas. As suas peças apontam para o adversário, e as dele apontam para o seu lado. É por isso que uma peça capturada pode mudar de dono: basta virá-la.
# Under a board: Sente’s pawn on 5e, Gote’s pawn on 5d, face to face.
question-colours-diagram = O peão de baixo é de Sente, o peão de cima é de Gote.

# A question.
question-japanese = Preciso de saber ler japonês?
# The answer.
question-japanese-answer = Não. Nas opções, escolha o desenho para aprender: ele mostra como cada peça se move. Há só oito tipos de peças, e em poucas partidas já as conhece.

# A question.
question-bao = Jogo bao. Há alguma coisa parecida?
# The answer.
question-bao-answer = Sim: as peças na mão. No bao, as sementes da mão entram no tabuleiro; no shogi, repõem-se as peças capturadas. A diferença é que cada peça de shogi tem o seu movimento.

# A question.
question-value = Quais são as peças mais valiosas?
# The answer.
question-value-answer = A torre e o bispo valem mais. Depois vêm o ouro e a prata, a seguir o cavalo e a lança, e por fim o peão. Mas perto de um rei, um ouro pode ser mais útil do que uma torre.

# A question.
question-gold-silver = Como me lembro da diferença entre o ouro e a prata?
# The answer.
question-gold-silver-answer = Os dois andam para a frente, e na diagonal para a frente. O ouro anda também para os lados e diretamente para trás. A prata anda também na diagonal para trás.
# Under a board: Sente’s gold on 8e and silver on 2e. The reader taps them.
question-gold-silver-diagram = Toque em cada peça: o ouro está à esquerda, a prata à direita.

# A question.
question-advantage = Quem começa tem vantagem?
# The answer.
question-advantage-answer = Sim, mas pequena. Por isso os jogadores alternam: quem é Gote nesta partida começa a próxima.

# A question.
question-stronger = Um de nós é muito mais forte. O que fazer?
# The answer.
question-stronger-answer = Joguem uma partida com vantagem. O jogador mais forte retira algumas das suas peças, e depois é ele que começa. O outro ganha uma oportunidade de vencer, e os dois têm de pensar.
# Under a board: The start without Gote’s rook and bishop.
question-stronger-diagram = Vantagem de duas peças: o jogador mais forte, em cima, joga sem torre e sem bispo.

## From chess

# A question.
question-queen = Onde está a rainha (a dama)?
# The answer.
question-queen-answer = O shogi não tem rainha. As peças grandes são uma torre e um bispo para cada jogador. Promovidos, tornam-se dragão e cavalo-dragão, mas nem eles têm todos os movimentos da rainha.
# Under a board: The promoted rook on 5e.
question-queen-diagram = O dragão vai longe como a torre, mas na diagonal anda só uma casa.

# A question.
question-pawn-capture = O peão captura na diagonal?
# The answer.
question-pawn-capture-answer = Não. O peão de shogi captura como anda: uma casa para a frente. Quando dois peões se encontram frente a frente, o jogador que tem a vez pode capturar o do outro.
# Under a board: Sente’s pawn on 5e; Gote’s pawns on 6d, 5d and 4d.
question-pawn-capture-diagram = O peão de Sente só pode capturar o peão de 5d.

# A question.
question-pawn-two-squares = O peão pode começar com duas casas?
# The answer.
question-pawn-two-squares-answer = Não. Anda uma só casa, mesmo na sua primeira jogada. Por isso também não se captura um peão de passagem, como no xadrez.
# Under a board: The near left part of the start.
question-pawn-two-squares-diagram = O peão de 7g pode ir para 7f, mas não para 7e.

# A question.
question-knight-back = O cavalo do xadrez salta para todos os lados. E o do shogi?
# The answer.
question-knight-back-answer = O cavalo do shogi só salta para a frente, e tem apenas duas casas para onde ir. Pense antes de o mover, porque ele não pode voltar.
# Under a board: Sente’s knight on 5e.
question-knight-back-diagram = O cavalo de 5e só pode ir para 6c ou 4c.

# A question.
question-castling = Existe o roque, como no xadrez?
# The answer.
question-castling-answer = Não, essa jogada não existe. O rei vai para um dos lados com jogadas normais, e os ouros e as pratas juntam-se à sua volta. A essa formação chama-se castelo.
# Under a board: A castle in Sente’s right corner: king 2h, silver 3h, golds 4i and 5h.
question-castling-diagram = O castelo mino: o rei está em 2h, protegido por uma prata e dois ouros.

# A question.
question-say-check = Tenho de dizer “xeque”?
# The answer.
question-say-check-answer = Não, as regras não o pedem. O programa mostra com um círculo que um rei está em xeque, e não permite deixá-lo assim.
# Under a board: Gote’s king on 5a in check by Sente’s rook on 5e.
question-say-check-diagram = A torre de Sente dá xeque ao rei de Gote.

# A question.
question-missed-check = O adversário não viu o xeque. Posso capturar o rei?
# The answer.
question-missed-check-answer = Aqui isso não acontece, porque o programa não permite uma jogada dessas. Pelas regras oficiais, quem deixa o seu rei em xeque perde imediatamente.

# A question.
question-block-check = Qualquer xeque pode ser bloqueado?
# The answer.
question-block-check-answer = Não. Contra um xeque de longe, pode pôr uma peça no meio. Mas o cavalo salta, e uma peça ao lado do rei não deixa espaço: então o rei tem de sair, ou essa peça tem de ser capturada.
# Under a board: Gote’s knight on 4g gives check to the king on 5i; a gold in hand.
question-block-check-diagram = O cavalo de 4g dá xeque. Um ouro reposto em 5h não ajuda; se o rei for para 5h, está salvo.

# A question.
question-king-captures = O rei pode capturar?
# The answer.
question-king-captures-answer = Sim, como qualquer outra peça. Mas não pode capturar uma peça defendida, porque ficaria em xeque.
# Under a board: Sente’s king on 5e; Gote’s knights on 6d and 4d, the second one protected by the pawn on 4c.
question-king-captures-diagram = O rei pode capturar o cavalo de 6d. O cavalo de 4d está defendido por um peão.

# A question.
question-stalemate = Se um jogador não tem nenhuma jogada, é empate?
# The answer.
question-stalemate-answer = Não. No shogi, quem não tem nenhuma jogada permitida perde, mesmo que o seu rei não esteja em xeque. Acontece muito raramente, porque em geral há peças para repor.
# Under a board: Sente’s king on 1i, Gote’s gold on 3h and pawn on 1g.
question-stalemate-diagram = O rei de Sente não está em xeque, mas não tem para onde ir, e Sente não tem outra peça: Gote venceu.

# A question.
question-draw-offer = Podemos combinar um empate?
# The answer.
question-draw-offer-answer = Não, a partida joga-se até ao fim. O empate só vem por uma regra: pela repetição, pelo limite de jogadas, ou pelo impasse, se escolheram uma regra para ele.

# A question.
question-repeating = O que acontece se repetirmos sempre as mesmas jogadas?
# The answer.
question-repeating-answer = Se a mesma posição surge quatro vezes, a partida é empate, e jogam outra vez com os lados trocados. Mas se só um dos jogadores deu xeque em cada jogada, esse jogador perde.

## From draughts

# A question.
question-must-capture = No jogo de damas sou obrigado a capturar. E no shogi?
# The answer.
question-must-capture-answer = Capturar é uma escolha. Só há uma coisa obrigatória: salvar o seu rei quando está em xeque.
# Under a board: Sente’s gold on 5e, Gote’s pawn on 5d.
question-must-capture-diagram = O ouro pode capturar o peão de 5d, ou ir para outra casa, como 6e.

# A question.
question-many-captures = Uma só jogada pode capturar várias peças?
# The answer.
question-many-captures-answer = Não. Uma jogada captura uma só peça, e acaba ali. A sua peça não salta por cima da peça adversária: vai para a casa dela.
# Under a board: Sente’s rook on 5e, Gote’s silver on 5c and pawn on 5b.
question-many-captures-diagram = A torre pode capturar a prata de 5c, mas não o peão atrás dela.

# A question.
question-all-pieces = Venço se capturar todas as peças?
# The answer.
question-all-pieces-answer = Não. O que decide é o rei, não o número de peças. Quem tem muitas peças pode perder, se o seu rei estiver em xeque sem poder escapar.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c and a gold in hand; Gote holds both rooks and both bishops.
question-all-pieces-diagram = Gote capturou todas as torres e todos os bispos. Mesmo assim, um ouro reposto em 5b dá a vitória a Sente.

# A question.
question-crowning = No jogo de damas, a peça que chega ao fim ganha novos poderes. E no shogi?
# The answer.
question-crowning-answer = Também, e mais cedo: basta entrar numa das três linhas mais distantes. Uma peça promovida ganha um novo movimento: o peão, por exemplo, torna-se tokin e anda como o ouro.
# Under a board: Sente’s pawn on 5d.
question-crowning-diagram = Quando o peão entra em 5c, a escolha é sua: promovê-lo, ou deixá-lo como está.

## Promotion

# A question.
question-always-promote = Devo promover sempre?
# The answer.
question-always-promote-answer = A torre, o bispo e o peão não perdem nenhum movimento, por isso promova-os quase sempre. A prata, o cavalo e a lança perdem o seu movimento antigo. Pense primeiro: talvez ainda precise dele.
# Under a board: Sente’s knight on 2e; Gote’s king on 2a is shut in by its own pieces.
question-always-promote-diagram = Se o cavalo for para 3c sem promoção, o rei não pode escapar. Se for promovido, o rei nem sequer fica em xeque.

# A question.
question-promote-later = Não promovi a minha peça. Posso fazê-lo mais tarde?
# The answer.
question-promote-later-answer = Sim. Cada jogada dessa peça que começa ou acaba dentro do campo adversário dá-lhe nova oportunidade.
# Under a board: Sente’s rook on 5c, not promoted.
question-promote-later-diagram = A torre está dentro do campo adversário. Pode ser promovida ao ir para 5b, e também ao sair para 5g.

# A question.
question-captured-promoted = Capturei uma peça promovida. Reponho-a promovida?
# The answer.
question-captured-promoted-answer = Não. Na sua mão ela volta a ser uma peça simples. Depois de a repor, pode promovê-la numa jogada posterior.
# Under a board: The gold on 5g takes the dragon on 5f, the king goes to 4c, the rook is dropped on 4e.
question-captured-promoted-diagram = Sente captura um dragão, que na mão passa a ser uma torre. Depois Sente repõe a torre em 4e e dá xeque.

## Drops

# A question.
question-keep-in-hand = Tenho de repor uma peça assim que a capturo?
# The answer.
question-keep-in-hand-answer = Não. Pode ficar na sua mão até precisar dela, mesmo até ao fim da partida, e o número de peças não tem limite. Mas o adversário vê todas as peças da sua mão, e as dele também estão à vista.

# A question.
question-drop-on-piece = Posso repor uma peça em cima de uma peça adversária?
# The answer.
question-drop-on-piece-answer = Não. As peças só se repõem em casas vazias. Para capturar, mova uma peça que já está no tabuleiro.
# Under a board: Gote’s pawn on 5d; a gold in Sente’s hand.
question-drop-on-piece-diagram = O ouro não pode ser reposto em 5d. Reposto em 5e, ataca esse peão.

# A question.
question-drop-check = Posso dar xeque ao repor uma peça?
# The answer.
question-drop-check-answer = Sim, e até dar mate. Há uma só exceção, para o peão: não pode dar mate ao repô-lo.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c; a gold and a silver in hand.
question-drop-check-diagram = Uma prata reposta em 5b dá xeque, mas o rei pode fugir. Um ouro reposto ali dá mate.

# A question.
question-pawn-mate = Posso dar mate com um peão?
# The answer.
question-pawn-mate-answer = Ao movê-lo, sim. Ao repô-lo, não. Pode repô-lo para dar xeque, desde que o rei possa escapar.
# Under a board: Sente’s pawn on 1c and silver on 2c; Gote’s king on 1a and lance on 2a.
question-pawn-mate-diagram = Este peão já está no tabuleiro, por isso pode dar mate em 1b.

# A question.
question-pawn-again = O meu peão daquela coluna foi capturado. Posso repor outro?
# The answer.
question-pawn-again-answer = Sim. A regra dos dois peões só conta os peões que estão agora no tabuleiro. Se numa coluna não há nenhum peão seu, pode repor um.
# Under a board: Gote moves first: the rook on 5e takes the pawn on 5g and promotes; then a pawn is dropped on 5f.
question-pawn-again-diagram = A torre de Gote captura o peão de 5g. Agora Sente pode repor outro peão na coluna 5.

## Playing

# A question.
question-passing = Posso passar a vez?
# The answer.
question-passing-answer = Não. Em cada vez tem de fazer uma jogada, mesmo que não haja nenhuma boa.

# A question.
question-forbidden-touch = Se eu tocar numa jogada proibida, perco?
# The answer.
question-forbidden-touch-answer = Em geral, não: o programa diz qual é a regra que a proíbe, e pode escolher outra jogada. Só perde se tiverem escolhido a regra oficial nas opções.
# Under a board: Sente’s pawn on 5g and a pawn in hand.
question-forbidden-touch-diagram = Experimente repor o peão em 5e: o programa diz por que razão não é possível.

# A question.
question-take-back = Cometi um erro. Posso voltar atrás?
# The answer.
question-take-back-answer = Sim, com o botão de desfazer a jogada. Nos torneios não é permitido, por isso combinem-no antes da partida.

# A question.
question-both-kings-entered = Os dois reis entraram no campo adversário. E agora?
# The answer.
question-both-kings-entered-answer = É um impasse, também chamado jishogi. Se escolheram uma regra para ele, é essa regra que decide. Sem ela, a partida continua, ou acaba no limite de jogadas, se houver um.

# A question.
question-internet = Preciso de internet ou de uma conta?
# The answer.
question-internet-answer = Não. O Kete funciona sem internet e sem conta. As suas partidas ficam guardadas só no seu aparelho.
