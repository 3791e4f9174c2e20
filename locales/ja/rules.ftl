### The rules page, for people who have never seen shogi. Its structure stands in src/learn.
### One message is one paragraph, one list item, one heading or the text under a board.
### _…_ stresses words.
### The boards can be touched: texts under a board may tell the reader what to tap.

## What shogi is

# Heading of a section.
rules-goal = 将棋とは
# Paragraph. Sente and Gote are explained later, in rules-start-sente.
rules-goal-what = 将棋は、日本で長く親しまれてきた盤のゲームです。先手と後手のふたりが、1つの盤で対戦します。1局は20分ほどで終わります。
# Paragraph: what check is, and how one wins.
rules-goal-win = 玉（ぎょく）は、いちばん大切な駒です。次の手で玉を取れる状態にすることを、_王手_（おうて）といいます。相手の玉に王手をかけて、_どうやっても助からない_ようにすれば、あなたの勝ちです。
# Paragraph: what is special.
rules-goal-hand = 将棋ならではの決まりがあります。取った駒は_自分の駒になり_、味方として盤に戻せるのです。
# Under a board: Gote’s king on 5a, Sente’s gold on 4c, which mates on 5b.
rules-goal-diagram = 金をタップして、次に後手の玉のすぐ前のマスをタップしてください。玉は王手をかけられて、逃げる場所がありません。先手の勝ちです。

## Board and set-up

# Heading of a section.
rules-board = 盤と駒の並べ方
# Paragraph.
rules-board-size = 盤には、縦9列、横9段で81のマスがあります。駒はそれぞれ20枚ずつ持ちます。
# Paragraph: whose piece is whose.
rules-board-sides = 駒の色は、先手も後手も同じです。見分けるには、駒のとがったほうを見ます。自分の駒の先は、_相手のほうを向いています_。
# Under a board in the starting position.
rules-board-diagram = 最初の並べ方です。下が先手、上が後手です。
# Paragraph before a list of the three ranks.
rules-board-set-up = ふたりとも、手前の段から順にこう並べます。
# List item: the rank nearest to the player.
rules-board-first = 1段目：左から、香車、桂馬、銀、金、玉、金、銀、桂馬、香車。
# List item: the second rank.
rules-board-second = 2段目：左から2マス目に角、右から2マス目に飛車。
# List item: the third rank.
rules-board-third = 3段目：歩を9枚。
# Paragraph: names of squares.
rules-board-names = 縦の列を「筋（すじ）」といい、先手の右から順に1から9の数字で表します。横の列を「段（だん）」といい、上から順にaからiの文字で表します。たとえば7gは、7筋とg段が交わるマスです。
# Under a board: the near left part of the start; the reader may play 7g7f.
rules-board-names-diagram = 7gの歩を7fへ動かしてください。この手から始まる対局はたくさんあります。

## Who begins

# Heading of a section.
rules-start = どちらから始めるか
# Paragraph: the names of the sides, and taking turns.
rules-start-sente = 先に指すほうを_先手_（せんて）、後に指すほうを_後手_（ごて）といいます。始まったら、1手ずつ交互に指します。
# Paragraph: the start alternates.
rules-start-alternate = 1局目は、どちらが先手になるかを話し合って決めます。2局目はもうひとりが先手になり、その後も交代していきます。これは設定で変えられます。

## The pieces

# Heading of a section.
rules-pieces = 8種類の駒とその動き
# Paragraph before a row of drawn pieces with their names.
rules-pieces-kinds = 駒は8種類あります。そのうち6種類には裏の面があり、「成る」と裏返ります。
# Paragraph: how to use the boards.
rules-pieces-marks = 下の盤の駒をタップしてください。動けるマスに印が付きます。
# Paragraph: own and foreign pieces on the way.
rules-pieces-way = 自分の駒があるマスには進めません。相手の駒があるマスに進むと、その駒を取ります。ほかの駒を飛び越えられるのは、桂馬だけです。
# Under a board: rook on 5e, own pawn on 5c, opponent’s pawn on 3e.
rules-pieces-way-diagram = 飛車は、味方の歩がある5cの手前で止まります。3eにある相手の歩は取れますが、その先へは進めません。
# Paragraph: pieces that only go forward.
rules-pieces-forward = 後ろへ戻れない駒が3つあります。桂馬、香車、歩です。
# Heading of a section.
rules-king = 玉（王将・玉将）
# Under a board.
rules-king-move = 玉は、まわりのどの方向へも1マス動けます。
# Heading of a section.
rules-rook = 飛車（ひしゃ）
# Under a board.
rules-rook-move = 飛車は、前後左右にまっすぐ、何マスでも動けます。
# Heading of a section.
rules-bishop = 角（角行・かくぎょう）
# Under a board.
rules-bishop-move = 角は、斜めにまっすぐ、何マスでも動けます。
# Heading of a section: the gold general.
rules-gold = 金（金将・きんしょう）
# Under a board.
rules-gold-move = 金は、どの方向へも1マス動けます。ただし、_斜め後ろには下がれません_。
# Heading of a section: the silver general.
rules-silver = 銀（銀将・ぎんしょう）
# Under a board.
rules-silver-move = 銀は、前か斜めへ1マス動けます。_横へは進めず_、真後ろへも下がれません。
# Heading of a section.
rules-knight = 桂馬（けいま）
# Under a board: own pawns stand before the knight.
rules-knight-move = 桂馬は、前へ2マス、横へ1マスずれた場所に跳びます。途中に駒があっても飛び越えます。
# Heading of a section.
rules-lance = 香車（きょうしゃ）
# Under a board.
rules-lance-move = 香車は、_前にだけ_、何マスでも動けます。
# Heading of a section.
rules-pawn = 歩（歩兵・ふひょう）
# Under a board.
rules-pawn-move = 歩は、前へ1マス動けます。駒を取るときも_前の駒_だけで、斜めの駒は取れません。

## Promotion

# Heading of a section.
rules-promotion = 成る（なる）
# Paragraph: the zone.
rules-promotion-zone = 相手側の3段を、敵陣（てきじん）といいます。自分の駒が敵陣に入るとき、敵陣の中で動くとき、敵陣から出るときに、その駒は_成る_ことができます。駒を裏返すと、動き方が変わります。
# Under a board: silver on 5d.
rules-promotion-zone-diagram = この銀は、6c、5c、4cへ進むときに成れます。
# Under a board: silver on 5c, inside the zone; the reader may promote on 4d.
rules-promotion-leave-diagram = この銀は、敵陣の中にいます。4dへ出るときにも成れます。
# Paragraph: choice and duty.
rules-promotion-choice = 成るかどうかは自分で選べます。ただし、その先へ動けなくなる駒は、_必ず成ります_。歩と香車がいちばん奥の段に進むときと、桂馬が奥の2段に進むときです。このときアプリは、成るかどうかを聞きません。
# Under a board: pawn on 5b.
rules-promotion-must-diagram = この歩は、5aに進むと必ず成ります。
# Paragraph.
rules-promotion-never = 玉と金は成れません。
# Paragraph.
rules-promotion-stays = 成った駒は、盤の上では元に戻りません。取られると、元の駒に戻ります。
# Heading of a section: the promoted rook.
rules-dragon = 竜：成った飛車
# Under a board: the promoted rook.
rules-dragon-move = 成った飛車を_竜_（りゅう）といいます。飛車の動きに加えて、斜めへも1マス動けます。
# Heading of a section: the promoted bishop.
rules-horse = 馬：成った角
# Under a board: the promoted bishop.
rules-horse-move = 成った角を_馬_（うま）といいます。角の動きに加えて、前後左右へも1マス動けます。
# Heading of a section: the promoted pawn and the other three that move like a gold.
rules-tokin = と金と、そのほかの成駒
# Paragraph.
rules-promotion-gold = 歩、香車、桂馬、銀は、成るとどれも金と同じ動きになります。元の動きはできなくなります。成った歩を_と金_（ときん）といいます。
# Under a board.
rules-tokin-move = と金は、金と同じように動きます。
# Under a board: promoted silver, knight and lance, each by itself. The reader taps them.
rules-tokin-others = 成銀、成桂、成香が1枚ずつあります。それぞれタップしてください。どれも同じ動きです。

## What one does in a turn

# Heading of a section.
rules-turn = 自分の番にすること
# Paragraph before a list of two.
rules-turn-one = 自分の番には、次の2つのうち_どちらか1つ_をします。
# List item.
rules-turn-move = 盤にある自分の駒を1枚動かします。そのときに、相手の駒を取ったり、自分の駒を成ったりできます。
# List item.
rules-turn-drop = 取った駒を1枚、盤に置きます。これを「打つ」といいます。
# Under a board: own pawn on 5g, a gold in hand.
rules-turn-diagram = 先手は、歩を5fへ動かすか、金を5eに打つことができます。両方はできません。

## Captures

# Heading of a section.
rules-capture = 駒を取る
# Paragraph.
rules-capture-how = 自分の駒が相手の駒のマスに進むと、その駒を取って、そこに入ります。どの駒も、いつもの動き方で取ります。取れる駒を取らなくてもかまいません。
# Under a board: pawn on 5e, opponent’s pawn on 5d.
rules-capture-diagram = 先手の歩は、5dにある後手の歩を取れます。
# Paragraph.
rules-capture-hand = 取った駒は自分の「持ち駒」になり、駒台に置かれます。持ち駒はふたりとも見ることができます。
# Under a board: the gold on 5g takes a tokin on 5f; the king moves; the pawn is dropped on 4e.
rules-capture-promoted-diagram = 先手の金がと金を取ると、ふつうの歩の持ち駒になります。先手は次の番に、その歩を4eに打ちます。

## Drops

# Heading of a section.
rules-drops = 駒を打つ
# Paragraph.
rules-drops-how = 駒を動かす代わりに、持ち駒を_どの空いたマスにも_打てます。ただし、ルールで禁じられた場所は除きます。駒台の駒をタップしてから、打つマスをタップします。
# Under a board: gold dropped on 5b mates.
rules-drops-diagram = 先手が5bに金を打つと、後手の玉は助かりません。先手の勝ちです。
# Paragraph.
rules-drops-plain = 駒を打つときは、敵陣の中でも成っていない面で打ちます。その後の手で成ることができます。
# Under a board: a silver is dropped on 5c, Gote’s king moves, the silver goes to 5b and promotes.
rules-drops-plain-diagram = 先手は、5cに銀を成らずに打ちます。次の番に、5bへ進んで成ります。

## Forbidden moves

# Heading of a section.
rules-forbidden = してはいけない手（反則）
# Paragraph: the official rule, and this app.
rules-forbidden-what = 正式なルールでは、反則の手を指すと_その場で負け_になります。このアプリでは反則の手は指せません。なぜ指せないかを文で示します。
# Paragraph: the strict rule that a table may choose in the settings.
rules-forbidden-strict = 正式なルールで指したいときは、設定で選んでください。反則の手を指そうとした人の負けになります。
# Paragraph: how to use the boards below.
rules-forbidden-try = 下の盤で、反則の手を試してみてください。ここでは負けになりません。
# Heading of a section.
rules-nifu = 二歩（にふ）
# Paragraph.
rules-nifu-what = 自分の歩がある筋に、もう1枚の歩を打つことはできません。
# Under a board: own pawn on 5g.
rules-nifu-diagram = 先手は5gに歩があるので、5eにもう1枚の歩は打てません。4eになら打てます。
# Paragraph.
rules-nifu-tokin = と金と、相手の歩は数えません。
# Under a board: Sente’s tokin on 6f, Gote’s pawn on 4d; both drops are allowed.
rules-nifu-tokin-diagram = 6fには先手のと金が、4dには後手の歩があります。それでも先手は、6eにも4fにも歩を打てます。
# Heading of a section.
rules-dead-end = 行き所のない駒
# Paragraph.
rules-dead-end-what = 打ったら二度と動けなくなる場所には、駒を打てません。歩と香車はいちばん奥の段に、桂馬は奥の2段に打てません。
# Under a board: a pawn and a lance in hand.
rules-dead-end-pawn-diagram = 5aに歩は打てず、4aに香車は打てません。5bの歩、4bの香車なら打てます。
# Under a board: a knight in hand.
rules-dead-end-diagram = 桂馬は、5aにも5bにも打てません。5cになら打てます。
# Heading of a section.
rules-uchifuzume = 打ち歩詰め（うちふづめ）
# Paragraph.
rules-uchifuzume-what = 歩を打って王手をかけ、それで玉が_助からなくなる_ときは、その歩を打てません。
# Under a board: king on 1a, Gote’s lance on 2a, Sente’s silver on 1c.
rules-uchifuzume-diagram = 先手は1bに歩を打てません。打つと、後手の玉が助からないからです。
# Paragraph before two boards.
rules-uchifuzume-allowed = 玉に逃げ道があれば、歩を打って王手をかけてもかまいません。盤にある歩を進めて玉を詰ませることや、ほかの駒を打って詰ませることもできます。
# Under a board: the same without the lance.
rules-uchifuzume-escape-diagram = ここでは玉が2aに逃げられるので、1bに歩を打てます。
# Under a board: Sente’s pawn on 1c, silver on 2c; the pawn mates on 1b.
rules-uchifuzume-move-diagram = 1cの歩を1bへ進めると、玉は助かりません。この歩は前から盤にあったので、指してよい手です。
# Heading of a section.
rules-check = 玉を取られる手（王手放置）
# Paragraph: the three ways to answer a check.
rules-check-answer = 王手をかけられたら、すぐその手で玉を助けなければなりません。玉が逃げるか、王手をかけた駒を取るか、間に別の駒を入れて防ぎます。持ち駒を打って防ぐこともできます。
# Under a board: rook on 5d, king on 5h, a gold in hand.
rules-check-answer-diagram = 飛車が王手をかけています。金を5eに打てば玉は助かります。4eに打っても助かりません。
# Paragraph.
rules-check-leave = 玉を、相手に取られるマスへ動かすこともできません。玉を守っている駒を動かして、玉が取られるようにする手も反則です。
# Under a board: Gote’s gold on 5f, Sente’s king on 5h.
rules-check-walk-diagram = 玉は5gに進めません。後手の金に取られるからです。4hには進めます。
# Under a board: rook on 5d, gold on 5f, king on 5h.
rules-check-leave-diagram = 金が玉を守っています。金は5eへは動けますが、4fへは動けません。
# Heading of a section.
rules-passing = パス
# Paragraph.
rules-passing-what = パスはできません。指したい手がなくても、必ず1手指します。
# Under a board: Sente’s king on 9i, Gote’s rook on 8e. The only move is 9h; Gote’s rook may be tapped in vain.
rules-passing-diagram = 先手は玉を9iに置いておきたいのですが、何か指さなければなりません。指せるのは9hへ動く手だけです。後手の飛車も動かしてみてください。まだ先手の番です。
# Heading of a section.
rules-perpetual-check = 王手をかけ続ける千日手
# Paragraph.
rules-perpetual-check-what = 王手をかけ続けて、同じ局面を限りなく繰り返すことはできません。同じ局面が4回現れて、その間ずっと、片方だけが_すべての手で_王手をかけていたら、かけたほうの負けです。
# Under a board: Gote’s king goes between 2a and 3a, Sente’s rook between 2d and 3d, twelve moves.
rules-perpetual-check-diagram = 飛車が2dと3dを行き来して、王手をかけ続けます。12手をすべて進めてください。最初の局面が4回目に現れて、先手の負けになります。
# Paragraph: why the app does not bar these moves.
rules-perpetual-check-app = 1手ずつ見れば反則ではないので、アプリは止めません。4回目になる前に、別の手に変えてください。

## The end

# Heading of a section.
rules-end = 対局の終わり方
# List item.
rules-end-mate = 王手をかけられた玉が、どうやっても助からない（詰み）：その玉のほうの負けです。
# List item.
rules-end-no-move = 指せる手が1つもない：王手をかけられていなくても負けです。
# List item.
rules-end-resign = 投了する：相手の勝ちです。
# List item.
rules-end-time = 時計を使っていて、時間が切れる：切れたほうの負けです。
# Under a board: Gote’s king on 5a, Sente’s gold on 5b, pawn on 5c.
rules-end-mate-diagram = 金が王手をかけ、玉の逃げ道をすべてふさいでいます。歩が金を支えているので、玉は金を取れません。先手の勝ちです。
# Under a board: Sente’s king on 9i, Gote’s rook on 8e and gold on 9g; each move of the king is barred.
rules-end-no-move-diagram = 先手の玉に王手はかかっていませんが、まわりのどのマスへ動いても後手の駒に取られます。ほかに駒もないので、先手の負けです。
# Paragraph: resigning is normal.
rules-end-give-up = 投了は恥ずかしいことではありません。玉がもう助からないとわかったら、そこで投了するのがふつうです。
# Paragraph.
rules-end-draw = 引き分けはめったにありません。話し合いだけで引き分けにはできません。引き分けになるのは、千日手、手数の上限、持将棋のときです。下で説明します。
# Heading of a section.
rules-repetition = 千日手（せんにちて）
# Paragraph.
rules-repetition-draw = 盤の駒、ふたりの持ち駒、手番がすべて同じ局面が_4回_現れると、千日手で引き分けです。後手だった人が先手になって、指し直します。
# Under a board in the starting position: both kings go forward and back, twelve moves.
rules-repetition-diagram = 玉どうしが、前へ出ては戻ります。12手進むと、最初の局面が4回目に現れて引き分けになります。
# Paragraph.
rules-repetition-check = ただし、繰り返しの間のすべての手で片方だけが王手をかけていたら、かけたほうの負けです。
# Heading of a section.
rules-move-limit = 手数の上限
# Paragraph.
rules-move-limit-what = ふつう、手数に上限はありません。使いたいときは設定で決めてください。勝負がつかないままその手数に達すると、引き分けです。
# Paragraph: the last move mates or gives check.
rules-move-limit-last = 最後の手で玉が詰んだら、引き分けではなく、詰まされたほうの負けです。最後の手が王手なら、王手をかけた人が王手でない手を指すまで続けます。そこで引き分けになります。

## What to learn first

# Heading of a section.
rules-first = 最初に覚えること
# Paragraph before a list.
rules-first-what = 今日すべてを覚えなくても大丈夫です。次の5つから始めましょう。
# List item: telling gold and silver apart.
rules-first-generals = 金と銀を見分けましょう。金は斜め後ろに下がれません。銀は横へ進めず、真後ろにも下がれません。
# List item: gold in front of the king.
rules-first-mate = 玉のすぐ前に金を打って、詰ませる形を覚えましょう。別の駒がその金を支えていることが大切です。
# List item: look at both hands.
rules-first-hands = 1手指す前に、自分と相手の持ち駒を見ましょう。
# List item: castle the king.
rules-first-castle = 玉を端のほうへ動かして、金や銀で守りましょう。この形を_囲い_（かこい）といいます。
# List item: the rook’s pawn.
rules-first-attack = 飛車の前の歩を進めましょう。歩が進むほど、飛車の攻める道が開けます。
# Under a board in the starting position: 7g7f 3c3d 2g2f 8c8d 2f2e.
rules-first-diagram = よくある出だしです。7gの歩を突いて角の道を開け、2gの歩を飛車の前へ伸ばします。
# Paragraph.
rules-first-tips = 「上達のコツ」のページに、並べて試せる例がほかにもあります。

## Variants

# Heading of a section.
rules-variants = 話し合って使うルール
# Paragraph.
rules-variants-what = 次のルールは、対局の前にふたりで決めたときに使います。
# Heading of a section.
rules-impasse = 持将棋（じしょうぎ）
# Paragraph: what an impasse is.
rules-impasse-what = 玉が敵陣に入ると、なかなか詰みません。多くの駒は、後ろより前を攻めるのが得意だからです。両方の玉が入ると、勝負がつかなくなることがあります。
# Paragraph: the default, and the three rules to choose from.
rules-impasse-off = 最初の設定では、持将棋のルールは使いません。設定で、27点法、24点法、トライルールのどれかを選べます。
# Paragraph before a list of conditions: declaring by points.
rules-impasse-declare = 点数のルールでは、自分の番に勝ちを宣言できます。条件は次のとおりです。
# List item.
rules-impasse-king = 自分の玉が敵陣に入っている。
# List item.
rules-impasse-check = 自分の玉に王手がかかっていない。
# List item.
rules-impasse-pieces = 敵陣に、玉のほかに自分の駒が10枚以上ある。
# Paragraph before a table of points.
rules-impasse-points = 点数も必要です。敵陣にある自分の駒と、持ち駒を数えます。
# List item: the rule of 27 points.
rules-impasse-27 = 27点法：先手は28点以上、後手は27点以上で勝ちです。
# List item: the rule of 24 points.
rules-impasse-24 = 24点法：31点以上で勝ち、24点から30点は引き分けです。
# Under a board: Sente has ten pieces in the zone that count 18, and a rook and five pawns in hand.
rules-impasse-diagram = 敵陣にある先手の駒10枚が18点、持ち駒が10点です。合わせて28点なので、27点法なら勝ちを宣言できます。
# Paragraph.
rules-impasse-fail = 条件がそろわないとき、または点数が足りないときに宣言すると、_負け_になります。先に数えましょう。
# Paragraph: 24 points by agreement.
rules-impasse-agree = 24点法では、両方の玉が入って、どちらも詰ませられないとき、話し合って対局を止めることもできます。そのときは、盤の駒と持ち駒をすべて数えます。24点に足りないほうが負けで、両方が24点以上なら引き分けです。
# Paragraph: credit in handicap games.
rules-impasse-credit = 駒落ちでは、上手が落とした駒の点数を、上手に加えます。
# Paragraph: the try rule.
rules-impasse-try = トライルールでは、点数を数えません。相手の玉が最初にいたマスに自分の玉が着き、そこで王手がかかっていなければ、すぐに勝ちです。先手なら5a、後手なら5iです。
# Under a board: Sente’s king goes from 5b to 5a.
rules-impasse-try-diagram = 先手の玉が5aに着きました。王手はかかっていないので、トライルールなら先手の勝ちです。
# Heading of a section.
rules-handicaps = 駒落ち（こまおち）
# Paragraph.
rules-handicaps-what = ふたりの強さが違うときは、強いほう（上手・うわて）が、始める前に自分の駒を何枚か減らします。そして、_上手から先に指します_。減らした駒は、その対局では使いません。
# Paragraph before a list.
rules-handicaps-size = 差が大きいほど、多くの駒を減らします。減らし方は次のとおりです。
# List item.
rules-handicaps-lance = 香落ち：左の香車1枚（右の場合は右香落ち）
# List item.
rules-handicaps-bishop = 角落ち：角だけ
# List item.
rules-handicaps-rook = 飛車落ち：飛車だけ
# List item.
rules-handicaps-rook-lance = 飛香落ち：飛車と左の香車
# List item.
rules-handicaps-two = 二枚落ち：飛車と角
# List item.
rules-handicaps-four = 四枚落ち：飛車、角、香車2枚
# List item.
rules-handicaps-six = 六枚落ち：四枚落ちの駒と、桂馬2枚
# List item.
rules-handicaps-eight = 八枚落ち：六枚落ちの駒と、銀2枚
# List item.
rules-handicaps-ten = 十枚落ち：八枚落ちの駒と、金2枚
# Paragraph: five, seven and nine pieces; the missing one is the right one of the pair.
rules-handicaps-odd = 五枚落ち、七枚落ち、九枚落ちもあります。そのときは、最後の2枚のうち、上手から見て右の1枚だけを減らします。
# Under a board: the far half; Gote’s left lance, on 1a, is missing.
rules-handicaps-lance-diagram = 香落ちです。上が上手で、上手の左の香車（1a）がありません。
# Under a board: the far half; Gote’s rook and bishop are missing.
rules-handicaps-two-diagram = 二枚落ちです。飛車と角がありません。
# Under a board: the far half; rook, bishop, lances and knights are missing.
rules-handicaps-six-diagram = 六枚落ちです。玉、金、銀、歩が残っています。

## Settings

# Heading of a section.
rules-settings = アプリの設定
# Paragraph before a table of the settings and their defaults, each with a link.
rules-settings-what = Keteの設定と、最初の状態です。変えたいものをタップしてください。

## Play now

# Heading of the last section; below it stands a button that starts a game.
rules-play = さあ、始めましょう
# Paragraph before the button.
rules-play-what = これでルールはすべてです。忘れても大丈夫です。反則の手を指そうとすると、アプリが理由を伝えて、そのルールを見せてくれます。
