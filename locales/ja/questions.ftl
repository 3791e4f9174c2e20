### Questions of newcomers: the question, the answer in two or three sentences, and mostly a
### board with a text below it. Readers know chess or draughts, or neither. The boards can be
### touched. The structure stands in src/learn.

## First looks

# A question.
question-colours = 駒の色がみな同じです。自分の駒はどう見分けますか？
# The answer.
question-colours-answer = 駒のとがったほうを見てください。自分の駒は相手のほうを、相手の駒は自分のほうを向いています。だから、取った駒は向きを変えるだけで自分の駒になります。
# Under a board: Sente’s pawn on 5e, Gote’s pawn on 5d, face to face.
question-colours-diagram = 下の歩は先手の駒、上の歩は後手の駒です。

# A question.
question-japanese = 駒の漢字が読めなくても指せますか？
# The answer.
question-japanese-answer = 指せます。設定で学習用の駒を選んでください。駒の動きが絵で示されます。駒は8種類だけなので、何局か指せば覚えられます。

# A question.
question-bao = 東アフリカのゲーム「バオ」に似たところはありますか？
# The answer.
question-bao-answer = あります。持ち駒です。バオでは手元の種を盤に入れ、将棋では取った駒を盤に打ちます。違うのは、将棋の駒が種類ごとに別の動きをすることです。

# A question.
question-value = どの駒の価値が高いですか？
# The answer.
question-value-answer = いちばんは飛車と角です。次が金と銀、その次が桂馬と香車で、最後が歩です。ただし玉の近くでは、1枚の金が飛車より働くことがあります。

# A question.
question-gold-silver = 金と銀の違いは、どう覚えればいいですか？
# The answer.
question-gold-silver-answer = どちらも、まっすぐ前と斜め前に進めます。金は、横と真後ろにも進めます。銀は、斜め後ろにも下がれます。
# Under a board: Sente’s gold on 8e and silver on 2e. The reader taps them.
question-gold-silver-diagram = それぞれタップしてください。左が金、右が銀です。

# A question.
question-advantage = 先手のほうが有利ですか？
# The answer.
question-advantage-answer = はい。でも、わずかな差です。だから先手は交代で持ちます。この対局で後手だった人が、次の対局では先手になります。

# A question.
question-stronger = ふたりの強さがかなり違います。どうすればいいですか？
# The answer.
question-stronger-answer = 駒落ちで指しましょう。強いほうが自分の駒を何枚か減らして、先に指します。弱いほうにも勝つ機会が生まれ、ふたりとも考えどころが増えます。
# Under a board: The start without Gote’s rook and bishop.
question-stronger-diagram = 二枚落ちです。上にいる上手は、飛車と角なしで指します。

## From chess

# A question.
question-queen = チェスのクイーンはどこですか？
# The answer.
question-queen-answer = 将棋にクイーンはありません。大きな駒は、それぞれ飛車1枚と角1枚です。成ると竜と馬になりますが、それでもクイーンほどは動けません。
# Under a board: The promoted rook on 5e.
question-queen-diagram = 竜は、飛車のように遠くまで動けます。でも、斜めには1マスだけです。

# A question.
question-pawn-capture = 歩は、チェスのポーンのように斜めの駒を取りますか？
# The answer.
question-pawn-capture-answer = いいえ。歩は、動くときも取るときも、前へ1マスです。歩どうしが向き合ったら、次に指すほうが相手の歩を取れます。
# Under a board: Sente’s pawn on 5e; Gote’s pawns on 6d, 5d and 4d.
question-pawn-capture-diagram = 先手の歩が取れるのは、5dの歩だけです。

# A question.
question-pawn-two-squares = 歩は、最初に2マス進めますか？
# The answer.
question-pawn-two-squares-answer = いいえ。最初の手でも1マスだけです。チェスにあるような、通り過ぎた歩を取るルールもありません。
# Under a board: The near left part of the start.
question-pawn-two-squares-diagram = 7gの歩は、7fへは進めますが、7eへは進めません。

# A question.
question-knight-back = チェスのナイトはどの方向にも跳べます。桂馬はどうですか？
# The answer.
question-knight-back-answer = 桂馬は前にしか跳べず、行ける場所は2つだけです。後ろへは戻れないので、跳ぶ前によく考えましょう。
# Under a board: Sente’s knight on 5e.
question-knight-back-diagram = 5eの桂馬が進めるのは、6cか4cだけです。

# A question.
question-castling = チェスのキャスリングはありますか？
# The answer.
question-castling-answer = ありません。玉をふつうに1手ずつ端のほうへ動かし、まわりに金と銀を集めます。こうしてできる守りの形を、囲いといいます。
# Under a board: A castle in Sente’s right corner: king 2h, silver 3h, golds 4i and 5h.
question-castling-diagram = 美濃囲いです。玉は2hにいて、銀1枚と金2枚が守っています。

# A question.
question-say-check = 王手のとき、「王手」と言わなければいけませんか？
# The answer.
question-say-check-answer = 言わなくてかまいません。王手がかかった玉には、アプリが輪の印を付けます。王手を放っておくこともできません。
# Under a board: Gote’s king on 5a in check by Sente’s rook on 5e.
question-say-check-diagram = 先手の飛車が、後手の玉に王手をかけています。

# A question.
question-missed-check = 相手が王手に気づきません。玉を取ってもいいですか？
# The answer.
question-missed-check-answer = このアプリでは、王手を放っておく手は指せないので、そうはなりません。正式なルールでは、王手を放っておいた人がその場で負けになります。

# A question.
question-block-check = どんな王手も、間に駒を入れて防げますか？
# The answer.
question-block-check-answer = いいえ。遠くからの王手なら、間に駒を入れられます。でも、桂馬の王手は飛び越えてきますし、すぐ隣からの王手には間がありません。そのときは、玉が逃げるか、その駒を取ります。
# Under a board: Gote’s knight on 4g gives check to the king on 5i; a gold in hand.
question-block-check-diagram = 4gの桂馬が王手をかけています。5hに金を打っても防げません。玉が5hに逃げれば安全です。

# A question.
question-king-captures = 玉で駒を取れますか？
# The answer.
question-king-captures-answer = ほかの駒と同じように取れます。ただし、別の駒に支えられた駒は取れません。取ると、玉が王手にさらされるからです。
# Under a board: Sente’s king on 5e; Gote’s knights on 6d and 4d, the second one protected by the pawn on 4c.
question-king-captures-diagram = 玉は6dの桂馬を取れます。4dの桂馬は歩に支えられているので取れません。

# A question.
question-stalemate = 指せる手がなくなったら、引き分けですか？
# The answer.
question-stalemate-answer = いいえ。将棋では、指せる手がない人の負けです。王手がかかっていなくても同じです。たいていは打てる持ち駒があるので、めったに起こりません。
# Under a board: Sente’s king on 1i, Gote’s gold on 3h and pawn on 1g.
question-stalemate-diagram = 先手の玉に王手はかかっていませんが、動ける場所がなく、ほかに駒もありません。後手の勝ちです。

# A question.
question-draw-offer = 話し合って引き分けにできますか？
# The answer.
question-draw-offer-answer = いいえ、勝負がつくまで指します。引き分けになるのは、ルールで決まった場合だけです。千日手、手数の上限、そしてルールを選んだときの持将棋です。

# A question.
question-repeating = 同じ手をずっと繰り返したら、どうなりますか？
# The answer.
question-repeating-answer = 同じ局面が4回現れると引き分けで、先手と後手を入れ替えて指し直します。ただし、片方だけがすべての手で王手をかけていたら、その人の負けです。

## From draughts

# A question.
question-must-capture = チェッカーでは、取れる駒は取らなければなりません。将棋ではどうですか？
# The answer.
question-must-capture-answer = 取るかどうかは自由です。しなければならないのは1つだけ、王手をかけられたら玉を助けることです。
# Under a board: Sente’s gold on 5e, Gote’s pawn on 5d.
question-must-capture-diagram = 金は、5dの歩を取ってもいいし、6eなどへ動いてもかまいません。

# A question.
question-many-captures = 1手で何枚も取れますか？
# The answer.
question-many-captures-answer = いいえ。1手で取れるのは1枚だけで、そこで止まります。相手の駒を飛び越えるのではなく、そのマスに入って取ります。
# Under a board: Sente’s rook on 5e, Gote’s silver on 5c and pawn on 5b.
question-many-captures-diagram = 飛車は5cの銀を取れますが、その後ろの歩までは取れません。

# A question.
question-all-pieces = 相手の駒をすべて取れば勝ちですか？
# The answer.
question-all-pieces-answer = いいえ。勝負を決めるのは玉で、駒の数ではありません。駒をたくさん持っていても、玉が王手をかけられて逃げ道がなければ負けです。
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c and a gold in hand; Gote holds both rooks and both bishops.
question-all-pieces-diagram = 後手は、飛車と角をすべて持っています。それでも、先手が5bに金を打てば勝ちです。

# A question.
question-crowning = チェッカーの駒は、奥まで進むと強くなります。将棋ではどうですか？
# The answer.
question-crowning-answer = 将棋でも強くなります。しかも、もっと早く、奥の3段に入るだけで成れます。成ると動きが変わります。たとえば歩はと金になり、金と同じように動きます。
# Under a board: Sente’s pawn on 5d.
question-crowning-diagram = 歩が5cに入るとき、成るかそのままにするかを選べます。

## Promotion

# A question.
question-always-promote = いつも成るほうがいいですか？
# The answer.
question-always-promote-answer = 飛車、角、歩は、成っても元の動きを失いません。ほとんどの場合、成りましょう。銀、桂馬、香車は元の動きができなくなります。その動きがまだ要るかどうか、先に考えましょう。
# Under a board: Sente’s knight on 2e; Gote’s king on 2a is shut in by its own pieces.
question-always-promote-diagram = 桂馬を3cに成らずに進めると、玉は助かりません。成ってしまうと、王手にもなりません。

# A question.
question-promote-later = 成りませんでした。後から成れますか？
# The answer.
question-promote-later-answer = はい。その駒が敵陣の中から動くときも、敵陣の中へ動くときも、そのたびに成ることができます。
# Under a board: Sente’s rook on 5c, not promoted.
question-promote-later-diagram = 飛車は敵陣の中にいます。5bへ進むときも、5gへ出るときも成れます。

# A question.
question-captured-promoted = 成った駒を取りました。成ったまま打てますか？
# The answer.
question-captured-promoted-answer = いいえ。持ち駒になると、元の駒に戻ります。打った後の手で、また成ることができます。
# Under a board: The gold on 5g takes the dragon on 5f, the king goes to 4c, the rook is dropped on 4e.
question-captured-promoted-diagram = 先手が竜を取ると、持ち駒では飛車になります。その飛車を4eに打って、王手をかけます。

## Drops

# A question.
question-keep-in-hand = 取った駒は、すぐに打たなければいけませんか？
# The answer.
question-keep-in-hand-answer = いいえ。必要になるまで、終局まででも、何枚でも持っていられます。ただし、持ち駒は互いに見えています。

# A question.
question-drop-on-piece = 相手の駒の上に打てますか？
# The answer.
question-drop-on-piece-answer = いいえ。打てるのは空いたマスだけです。駒を取るには、盤にある駒を動かします。
# Under a board: Gote’s pawn on 5d; a gold in Sente’s hand.
question-drop-on-piece-diagram = 金は5dには打てません。5eに打てば、5dの歩を狙えます。

# A question.
question-drop-check = 駒を打って王手をかけてもいいですか？
# The answer.
question-drop-check-answer = はい。打って詰ませることもできます。例外は歩だけです。歩を打って詰ませることはできません。
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c; a gold and a silver in hand.
question-drop-check-diagram = 5bに銀を打つと王手ですが、玉は逃げられます。金を打てば、すぐに勝ちです。

# A question.
question-pawn-mate = 歩で詰ませてもいいですか？
# The answer.
question-pawn-mate-answer = 盤にある歩を進めて詰ませるのはかまいません。歩を打って詰ませるのは反則です。玉に逃げ道があれば、歩を打って王手をかけるのもかまいません。
# Under a board: Sente’s pawn on 1c and silver on 2c; Gote’s king on 1a and lance on 2a.
question-pawn-mate-diagram = この歩は前から盤にあります。だから、1bへ進めて詰ませてもかまいません。

# A question.
question-pawn-again = その筋の歩を取られました。もう一度、歩を打てますか？
# The answer.
question-pawn-again-answer = はい。二歩になるのは、今、盤に歩があるときだけです。自分の歩がない筋には、歩を打てます。
# Under a board: Gote moves first: the rook on 5e takes the pawn on 5g and promotes; then a pawn is dropped on 5f.
question-pawn-again-diagram = 後手の飛車が5gの歩を取りました。先手は5筋に、また歩を打てます。

## Playing

# A question.
question-passing = パスできますか？
# The answer.
question-passing-answer = いいえ。よい手がなくても、自分の番には必ず1手指します。

# A question.
question-forbidden-touch = 反則の手をタップしたら、負けですか？
# The answer.
question-forbidden-touch-answer = ふつうは負けになりません。アプリがどのルールに反するかを伝えるので、別の手を選べます。負けになるのは、設定で正式なルールを選んだときだけです。
# Under a board: Sente’s pawn on 5g and a pawn in hand.
question-forbidden-touch-diagram = 5eに歩を打ってみてください。なぜ打てないかを、アプリが伝えます。

# A question.
question-take-back = 間違えました。手を戻してもいいですか？
# The answer.
question-take-back-answer = はい、手を戻すボタンで戻せます。大会では「待った」は認められません。対局の前に、ふたりで決めておきましょう。

# A question.
question-both-kings-entered = 両方の玉が敵陣に入りました。どうなりますか？
# The answer.
question-both-kings-entered-answer = 持将棋（相入玉）といいます。そのためのルールを選んであれば、それで決まります。選んでいなければ対局は続き、手数の上限を決めてあればそこで終わります。

# A question.
question-internet = インターネットやアカウントは必要ですか？
# The answer.
question-internet-answer = 必要ありません。Keteは、インターネットもアカウントもなしで使えます。対局は、この端末の中だけに保存されます。
