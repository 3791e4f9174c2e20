### The glossary: each word of shogi, what it means in a sentence or two, the text under its board.
### The app shows the Japanese word and the English word beside each.

## The game and the players

# A word: shogi; Japanese 将棋.
term-shogi = 将棋（しょうぎ）
# What it means.
term-shogi-text = 日本で長く親しまれてきた盤のゲームです。ふたりが81マスの盤で戦います。取った駒は、味方として盤に戻せます。
# A word: first player, black; Japanese 先手.
term-sente = 先手（せんて）
# What it means.
term-sente-text = 先に指すほうです。このアプリの図では下にいて、駒は上を向きます。英語の本では、よく「黒」（Black）と書きます。
# A word: second player, white; Japanese 後手.
term-gote = 後手（ごて）
# What it means.
term-gote-text = 後に指すほうです。このアプリの図では上にいて、駒は下を向きます。英語の本では、よく「白」（White）と書きます。
# A word: turn; Japanese 手番.
term-turn = 手番（てばん）
# What it means.
term-turn-text = 指す番のことです。1手ずつ交互に回ってきます。パスはできません。
# A word: move; Japanese 手.
term-move = 手（て）
# What it means.
term-move-text = 1回の番にすること、つまり駒を動かすか打つことです。先手が指して後手が応じると、2手と数えます。
# A word: position; Japanese 局面.
term-position = 局面（きょくめん）
# What it means.
term-position-text = ある時点での対局のようすです。駒の位置、ふたりの持ち駒、手番で決まります。
# A word: piece toss; Japanese 振り駒.
term-furigoma = 振り駒（ふりごま）
# What it means.
term-furigoma-text = 先手と後手を決める方法です。ひとりが歩を5枚投げます。「歩」の面が多ければ投げた人が、「と」の面が多ければ相手が先手です。
# A word: handicap game; Japanese 駒落ち.
term-handicap = 駒落ち（こまおち）
# What it means.
term-handicap-text = 強いほうが自分の駒を何枚か減らして始める対局です。どちらにも勝つ機会が生まれます。強いほうから先に指します。
# Under a board.
term-handicap-diagram = 飛車落ちです。上にいる上手が、飛車なしで指します。
# A word: handicap giver; Japanese 上手.
term-uwate = 上手（うわて）
# What it means.
term-uwate-text = 駒落ちで、駒を減らすほうの人です。駒を減らしてもらうほうは、下手（したて）といいます。
# A word: kyu and dan grades; Japanese 段級位.
term-grades = 段級位（だんきゅうい）
# What it means.
term-grades-text = 強さを表す位です。始めた人は「級」で、強くなるほど数字が小さくなります。1級の上が「段」で、こんどは数字が大きくなります。

## The board

# A word: board; Japanese 盤.
term-board = 盤（ばん）
# What it means.
term-board-text = 対局をする場所です。縦9列、横9段で、81マスあります。マスの色はみな同じです。
# A word: square; Japanese 升目.
term-square = マス（升目）
# What it means.
term-square-text = 盤の中で、駒を1枚置ける場所です。筋の数字と段の文字を並べて、7gのように表します。
# A word: file; Japanese 筋.
term-file = 筋（すじ）
# What it means.
term-file-text = 縦に並んだ9つのマスです。先手の右から、順に1から9の数字で表します。
# A word: rank; Japanese 段.
term-rank = 段（だん）
# What it means.
term-rank-text = 横に並んだ9つのマスです。このアプリでは、上から順にaからiの文字で表します。
# A word: diagonal; Japanese 斜め.
term-diagonal = 斜め（ななめ）
# What it means.
term-diagonal-text = 角（かど）と角が触れ合う、斜めのマスの並びです。「角（かく）」の駒は、斜めにだけ動きます。
# A word: promotion zone; Japanese 敵陣.
term-camp = 敵陣（てきじん）
# What it means.
term-camp-text = 最初に相手の駒が並んでいる、奥の3段です。自分の駒がそこに入るとき、中で動くとき、出るときに、成ることができます。
# A word: starting position; Japanese 初期配置.
term-start = 初期配置（しょきはいち）
# What it means.
term-start-text = 1手目を指す前の駒の並べ方です。20枚ずつ、合わせて40枚あります。
# Under a board.
term-start-diagram = 駒がすべて並んでいます。先手の飛車は2h、角は8hです。
# A word: piece stand; Japanese 駒台.
term-tray = 駒台（こまだい）
# What it means.
term-tray-text = 盤の横にある、持ち駒を置く場所です。相手にも見えるように置きます。

## The pieces

# A word: piece; Japanese 駒.
term-piece = 駒（こま）
# What it means.
term-piece-text = 将棋には8種類、40枚の駒があります。色は先手も後手も同じです。駒の先は、持ち主から見て相手のほうを向きます。
# A word: king; Japanese 王将・玉将.
term-king = 王将・玉将（おうしょう・ぎょくしょう）
# What it means.
term-king-text = 助からなくなったら、対局が終わる駒です。どの方向へも1マス動けます。段級位の高い人が王将を、もうひとりが玉将を使います。このアプリでは、どちらも「玉」と呼びます。
# Under a board that shows where a piece may go.
term-king-diagram = 玉は、まわりの8マスへ動けます。
# A word: rook; Japanese 飛車.
term-rook = 飛車（ひしゃ）
# What it means.
term-rook-text = 玉の次に大切な駒です。前後左右に、道が開いている限り動けます。成ると竜になります。
# Under a board that shows where a piece may go.
term-rook-diagram = 飛車は、同じ筋と同じ段のすべてのマスに届きます。
# A word: bishop; Japanese 角行.
term-bishop = 角行（かくぎょう）
# What it means.
term-bishop-text = ふだんは「角」といいます。斜めに、道が開いている限り動けます。成ると馬になります。すぐ前のマス（角頭）へは動けないので、そこが弱点です。
# Under a board that shows where a piece may go.
term-bishop-diagram = 角は、2本の斜めの線のすべてのマスに届きます。
# A word: gold general; Japanese 金将.
term-gold = 金将（きんしょう）
# What it means.
term-gold-text = ふだんは「金」といいます。斜め後ろのほかは、どの方向へも1マス動けます。成れません。玉の守りにいちばん向いていて、玉を詰ませるのも得意です。
# Under a board that shows where a piece may go.
term-gold-diagram = 動けるのは6マスです。斜め後ろには下がれません。
# A word: silver general; Japanese 銀将.
term-silver = 銀将（ぎんしょう）
# What it means.
term-silver-text = ふだんは「銀」といいます。前か斜めへ1マス動けます。進んでも下がれるので、攻めに向いています。
# Under a board that shows where a piece may go.
term-silver-diagram = 動けるのは5マスです。横と真後ろには動けません。
# A word: knight; Japanese 桂馬.
term-knight = 桂馬（けいま）
# What it means.
term-knight-text = 前へ2マス、横へ1マスずれた場所に跳びます。ほかの駒を飛び越えられますが、後ろへは戻れません。
# Under a board that shows where a piece may go.
term-knight-diagram = 桂馬が動けるのは、2マスだけです。
# A word: lance; Japanese 香車.
term-lance = 香車（きょうしゃ）
# What it means.
term-lance-text = まっすぐ前へ、道が開いている限り動けます。後ろへは戻れません。最初は盤の四隅にいます。
# Under a board that shows where a piece may go.
term-lance-diagram = 香車は、前にあるすべてのマスに届きます。
# A word: pawn; Japanese 歩兵.
term-pawn = 歩兵（ふひょう）
# What it means.
term-pawn-text = ふだんは「歩」（ふ）といいます。前へ1マス動けて、取るときも同じです。9枚ずつあります。成ると、と金になります。
# Under a board that shows where a piece may go.
term-pawn-diagram = 先手の歩は、すぐ前の歩を取れます。
# A word: dragon, promoted rook; Japanese 竜王.
term-dragon = 竜王（りゅうおう）
# What it means.
term-dragon-text = 成った飛車です。ふだんは「竜」といいます。飛車の動きに加えて、斜めへも1マス動けます。いちばん強い駒です。
# Under a board that shows where a piece may go.
term-dragon-diagram = 飛車のマスと、斜めの隣の4マスです。
# A word: horse, promoted bishop; Japanese 竜馬.
term-horse = 竜馬（りゅうま）
# What it means.
term-horse-text = 成った角です。ふだんは「馬」といいます。角の動きに加えて、前後左右へも1マス動けます。攻めにも守りにも役立ちます。
# Under a board that shows where a piece may go.
term-horse-diagram = 角のマスと、前後左右の隣の4マスです。
# A word: tokin, promoted pawn; Japanese と金.
term-tokin = と金（ときん）
# What it means.
term-tokin-text = 成った歩です。金と同じように動きますが、取られても相手に渡るのは歩だけです。
# Under a board that shows where a piece may go.
term-tokin-diagram = と金が動けるのは、金と同じ6マスです。
# A word: promoted silver, knight, lance; Japanese 成銀・成桂・成香.
term-promoted-silver = 成銀・成桂・成香（なりぎん・なりけい・なりきょう）
# What it means.
term-promoted-silver-text = 成った銀、桂馬、香車です。どれも金と同じ動きになり、元の動きはできなくなります。取られると元の駒に戻ります。
# Under a board that shows where a piece may go.
term-promoted-silver-diagram = 成桂は金と同じように動き、もう跳びません。
# A word: promoted piece; Japanese 成駒.
term-promoted = 成駒（なりごま）
# What it means.
term-promoted-text = 裏返って、動き方が変わった駒です。取られるまで、盤の上ではそのままです。
# A word: major pieces; Japanese 大駒.
term-major = 大駒（おおごま）
# What it means.
term-major-text = 飛車と角です。成った駒も含みます。持将棋では1枚を5点と数えます。
# A word: minor pieces; Japanese 小駒.
term-minor = 小駒（こごま）
# What it means.
term-minor-text = 金、銀、桂馬、香車、歩です。持将棋では1枚を1点と数えます。
# A word: generals, golds and silvers; Japanese 金駒.
term-generals = 金駒（かなごま）
# What it means.
term-generals-text = 金と銀をまとめた呼び名です。4枚ずつ持っていて、ふつうはそのうち3枚で玉を守ります。
# A word: ranging pieces; Japanese 飛び道具.
term-ranging = 飛び道具（とびどうぐ）
# What it means.
term-ranging-text = 1手で遠くまで動ける駒、つまり飛車、角、香車です。飛び越えることはできません。途中に駒があれば、そこまでです。

## Captures, drops, promotion

# A word: capture; Japanese 取る.
term-capture = 取る（とる）
# What it means.
term-capture-text = 相手の駒があるマスに進んで、その駒を自分のものにすることです。取った駒は、後で打てます。
# Under a board that shows where a piece may go.
term-capture-diagram = 飛車は7eの歩を取れますが、その先へは進めません。
# A word: pieces in hand; Japanese 持ち駒.
term-hand = 持ち駒（もちごま）
# What it means.
term-hand-text = 駒台にあって、いつでも打てる駒です。ふたりとも見ることができるので、秘密はありません。
# A word: drop; Japanese 打つ.
term-drop = 打つ（うつ）
# What it means.
term-drop-text = 駒を動かす代わりに、持ち駒を空いたマスに置くことです。それで1手になります。
# Under a board with moves to try.
term-drop-diagram = 金は5eに打てます。5dには駒があるので打てません。
# A word: promotion; Japanese 成る.
term-promote = 成る（なる）
# What it means.
term-promote-text = 動かした駒を裏返して、動き方を変えることです。位が上がるようなものです。玉と金は成れません。
# Under a board with moves to try.
term-promote-diagram = 銀が5cに入るとき、成るかそのままにするかを選べます。
# A word: non-promotion; Japanese 不成.
term-no-promotion = 不成（ならず）
# What it means.
term-no-promotion-text = 成れるのに、成らずにそのままにすることです。元の動きを残したい銀や桂馬でよく使います。
# A word: exchange; Japanese 駒交換.
term-exchange = 駒交換（こまこうかん）
# What it means.
term-exchange-text = 駒を取り、相手に取り返されることです。将棋では駒がなくなりません。交換した駒は、互いの持ち駒になります。
# Under a board with moves to play through.
term-exchange-diagram = 先手の角が2bの角を取り、3aの銀がその角を取り返します。ふたりとも角が持ち駒になりました。
# A word: protected piece; Japanese 紐付き.
term-protected = 紐付き（ひもつき）
# What it means.
term-protected-text = 別の駒に支えられている駒です。相手に取られても、取り返せます。
# A word: loose piece; Japanese 浮き駒.
term-loose = 浮き駒（うきごま）
# What it means.
term-loose-text = 支えがなく、ただで取られてしまう駒です。1手指す前に、自分と相手の浮き駒を探しましょう。
# A word: sacrifice; Japanese 捨て駒.
term-sacrifice = 捨て駒（すてごま）
# What it means.
term-sacrifice-text = もっと大きな得のために、わざと取らせる駒です。それで勝ちが決まることもよくあります。

## Attack and defence

# A word: fork; Japanese 両取り.
term-fork = 両取り（りょうどり）
# What it means.
term-fork-text = 1枚の駒で、相手の駒2枚を同時に狙うことです。相手が逃がせるのは1枚だけなので、もう1枚を取れます。
# Under a board with moves to try.
term-fork-diagram = 6eに桂馬を打つと、7cの飛車と5cの金を狙えます。
# A word: splitting silver; Japanese 割り打ちの銀.
term-split-silver = 割り打ちの銀（わりうちのぎん）
# What it means.
term-split-silver-text = 横に並んだ相手の駒2枚の間の、1つ奥のマスに打つ銀です。銀は斜め後ろへ動けるので、2枚を同時に狙えます。
# Under a board with moves to play through.
term-split-silver-diagram = 銀が、6bの飛車と4bの金を狙っています。飛車が逃げると、先手は銀と引き換えに金を取れます。
# A word: pin; Japanese ピン.
term-pin = ピン
# What it means.
term-pin-text = 飛車、角、香車に狙われた線の上で玉を守っていて、その線から動けない駒です。動くと玉が取られてしまいます。
# Under a board with moves to try.
term-pin-diagram = 6fの金は、4dの角から玉を守っています。5eへは動けますが、6eへは動けません。
# A word: interposition; Japanese 合駒.
term-interpose = 合駒（あいごま）
# What it means.
term-interpose-text = 遠くから王手をかけられたとき、玉との間に入れて防ぐ駒です。持ち駒を打ってもかまいません。
# Under a board with moves to try.
term-interpose-diagram = 2bの角が王手をかけています。4dに歩を打てば玉は助かります。3dでは助かりません。
# A word: striking pawn; Japanese 叩きの歩.
term-striking-pawn = 叩きの歩（たたきのふ）
# What it means.
term-striking-pawn-text = 扉を叩くように、相手の駒のすぐ前に打つ歩です。取らせて、その駒をよい場所から誘い出します。
# Under a board with moves to try.
term-striking-pawn-diagram = 3cの歩が、3bの金を叩いています。金は歩を取るか、逃げるしかありません。
# A word: dangling pawn; Japanese 垂れ歩.
term-dangling-pawn = 垂れ歩（たれふ）
# What it means.
term-dangling-pawn-text = 敵陣の1つ手前に打つ歩です。次の手で敵陣に入り、と金になれます。
# Under a board with moves to try.
term-dangling-pawn-diagram = 2dの歩は、次に2cへ入れます。そこを守る駒はありません。
# A word: anchor pawn; Japanese 底歩.
term-anchor-pawn = 底歩（そこふ）
# What it means.
term-anchor-pawn-text = 自分のいちばん手前の段で、金の下に打つ歩です。飛車や竜の攻めを長く防げます。
# Under a board with moves to try.
term-anchor-pawn-diagram = 2iの竜が王手をかけています。金の下の6iに歩を打つと、線を止められます。その歩は金が支えています。
# A word: edge attack; Japanese 端攻め.
term-edge-attack = 端攻め（はしぜめ）
# What it means.
term-edge-attack-text = 1筋か9筋を、香車、桂馬、歩で攻めることです。囲いの中の玉は端の近くにいて、そこには守りの駒が少ないのです。
# A word: climbing silver; Japanese 棒銀.
term-climbing-silver = 棒銀（ぼうぎん）
# What it means.
term-climbing-silver-text = 飛車の前の歩に続いて銀が進み、2筋の突破を狙う攻めです。多くの人が最初に覚えます。
# Under a board with moves to play through.
term-climbing-silver-diagram = 銀が3h、2g、2fと進みます。

## Check and the end

# A word: check; Japanese 王手.
term-check = 王手（おうて）
# What it means.
term-check-text = 次に玉を取ると迫る手です。かけられたほうは、すぐに玉を助けなければなりません。声に出して言わなくてもかまいません。
# A word: double check; Japanese 両王手.
term-double-check = 両王手（りょうおうて）
# What it means.
term-double-check-text = 2枚の駒が同時にかける王手です。間に駒を入れたり、片方を取ったりしても防げません。玉が動くしかありません。
# Under a board with moves to try.
term-double-check-diagram = 桂馬が4cへ跳ぶと、その桂馬と5hの飛車の両方が王手になります。
# A word: discovered check; Japanese 空き王手.
term-discovered-check = 空き王手（あきおうて）
# What it means.
term-discovered-check-text = 線の途中の駒が動いて、後ろの駒が王手になることです。動いた駒は、ついでに何かを取れます。
# Under a board with moves to try.
term-discovered-check-diagram = 角が2bの飛車を取ると、5hの飛車が王手になります。
# A word: checkmate; Japanese 詰み.
term-mate = 詰み（つみ）
# What it means.
term-mate-text = 王手をかけられ、どう指しても玉が助からない状態です。対局はそこで終わり、詰まされたほうの負けです。
# Under a board with moves to try.
term-mate-diagram = 2bに金を打つと、1aの玉は詰みです。3cの銀が金を支えています。
# A word: threat of mate; Japanese 詰めろ.
term-threatmate = 詰めろ（つめろ）
# What it means.
term-threatmate-text = まだ王手ではないけれど、受けなければ次に玉が詰む、という手です。
# Under a board with moves to play through.
term-threatmate-diagram = 歩を5cへ進めて詰めろです。後手が気づかないので、先手は5bに金を打ちます。
# A word: brinkmate; Japanese 必至.
term-brinkmate = 必至（ひっし）
# What it means.
term-brinkmate-text = どう受けても防げない詰めろです。相手に残された望みは、王手をかけ続けて、先にこちらの玉を詰ませることだけです。
# A word: mate problem; Japanese 詰将棋.
term-tsume = 詰将棋（つめしょうぎ）
# What it means.
term-tsume-text = 王手をかけ続けて玉を詰ませる問題です。毎日の練習にいちばん向いています。
# Under a board with moves to play through.
term-tsume-diagram = 3手の詰将棋です。玉が4aへ逃げたら、2枚目の金を4bに打ちます。
# A word: gold at the head; Japanese 頭金.
term-head-gold = 頭金（あたまきん）
# What it means.
term-head-gold-text = いちばん奥の段にいる玉の、すぐ前に打つ金です。別の駒が金を支えています。いちばんよく出る詰みの形です。
# Under a board with moves to try.
term-head-gold-diagram = 5bの金を、5cの歩が支えています。玉はどこへも逃げられません。
# A word: belly silver; Japanese 腹銀.
term-belly-silver = 腹銀（はらぎん）
# What it means.
term-belly-silver-text = 玉のすぐ横に打つ銀です。王手ではありませんが、玉の前と後ろのマスをふさぎます。
# Under a board with moves to try.
term-belly-silver-diagram = 玉の横の2bに打った銀を、と金が支えています。
# A word: resignation; Japanese 投了.
term-resign = 投了（とうりょう）
# What it means.
term-resign-text = 詰む前に、自分の負けを認めることです。恥ずかしいことではありません。もう助からないとわかったら、多くの人が投了します。
# A word: illegal move; Japanese 反則.
term-illegal = 反則（はんそく）
# What it means.
term-illegal-text = ルールで禁じられた手です。正式なルールでは、指したほうがその場で負けになります。
# A word: two pawns on a file; Japanese 二歩.
term-nifu = 二歩（にふ）
# What it means.
term-nifu-text = 成っていない自分の歩がある筋に、もう1枚の歩を打つ反則です。
# Under a board with moves to try.
term-nifu-diagram = 5筋には、もう歩があります。6筋になら打てます。
# A word: pawn-drop mate; Japanese 打ち歩詰め.
term-uchifuzume = 打ち歩詰め（うちふづめ）
# What it means.
term-uchifuzume-text = 歩を打って、すぐに玉を詰ませる反則です。盤にある歩を進めて詰ませるのは、反則ではありません。
# Under a board with moves to try.
term-uchifuzume-diagram = 打つと玉が助からなくなるので、5bに歩は打てません。
# A word: dead-end piece; Japanese 行き所のない駒.
term-dead-end = 行き所のない駒（いきどころのないこま）
# What it means.
term-dead-end-text = いちばん奥の段の歩のように、二度と動けない駒です。そこに打つことも、成らずに進めることも反則です。
# Under a board with moves to try.
term-dead-end-diagram = 香車は5aには打てません。5bには打てます。
# A word: leaving the king in check; Japanese 王手放置.
term-leaving-king = 王手放置（おうてほうち）
# What it means.
term-leaving-king-text = 王手をかけられているのに、別の手を指す反則です。まず玉を助けましょう。
# A word: draw; Japanese 引き分け.
term-draw = 引き分け（ひきわけ）
# What it means.
term-draw-text = どちらの勝ちでもない終わり方です。将棋では、取られた駒がまた盤に戻ってくるので、めったにありません。
# A word: repetition; Japanese 千日手.
term-repetition = 千日手（せんにちて）
# What it means.
term-repetition-text = 同じ局面が4回現れることです。引き分けになり、指し直します。「千日かけても終わらない手」という意味の名前です。
# A word: perpetual check; Japanese 連続王手の千日手.
term-perpetual = 連続王手の千日手（れんぞくおうてのせんにちて）
# What it means.
term-perpetual-text = 片方がすべての手で王手をかけて、同じ局面が4回現れることです。引き分けではなく、王手をかけたほうの負けです。
# A word: impasse; Japanese 持将棋.
term-jishogi = 持将棋（じしょうぎ）
# What it means.
term-jishogi-text = 両方の玉が敵陣で安全になり、どちらも詰ませられない状態です。駒の点数で決めます。
# A word: entering king; Japanese 入玉.
term-entering-king = 入玉（にゅうぎょく）
# What it means.
term-entering-king-text = 玉が奥の3段に入ることです。多くの駒は後ろより前を攻めるのが得意なので、入った玉はなかなか捕まりません。
# A word: declaration win; Japanese 入玉宣言.
term-declaration = 入玉宣言（にゅうぎょくせんげん）
# What it means.
term-declaration-text = 入玉した人が、条件を満たしたと宣言することです。満たしていれば勝ち、満たしていなければ負けです。
# A word: points; Japanese 点数.
term-points = 点数（てんすう）
# What it means.
term-points-text = 持将棋で数える駒の点です。飛車と角は5点、ほかの駒は1点で、玉は数えません。
# A word: try rule; Japanese トライルール.
term-try-rule = トライルール
# What it means.
term-try-rule-text = 使いたいときに使うルールです。相手の玉が最初にいたマスに自分の玉が着き、そこで王手がかかっていなければ勝ちです。
# Under a board with moves to try.
term-try-rule-diagram = このルールでは、先手の玉が5aへ動けば先手の勝ちです。
# A word: move limit; Japanese 最大手数.
term-limit = 最大手数（さいだいてすう）
# What it means.
term-limit-text = ふたりで決めておく手数の上限です。勝負がつかないままこの手数に達すると、引き分けです。

## Castles

# A word: castle; Japanese 囲い.
term-castle = 囲い（かこい）
# What it means.
term-castle-text = 玉のまわりを、おもに金と銀で固めた守りの形です。戦いが始まる前に、早く組みましょう。
# A word: boat castle; Japanese 舟囲い.
term-boat = 舟囲い（ふながこい）
# What it means.
term-boat-text = 3手で組める、やさしい囲いです。振り飛車と戦うときに使います。玉は7hにいます。
# Under a board.
term-boat-diagram = 玉が7h、金が6iと5h、銀が7i、角が8hです。
# A word: Mino castle; Japanese 美濃囲い.
term-mino = 美濃囲い（みのがこい）
# What it means.
term-mino-text = 振り飛車でよく使う囲いです。早く組めて、横からの攻めに強い形です。
# Under a board.
term-mino-diagram = 玉が2h、銀が3h、金が4iと5hです。
# A word: Yagura castle; Japanese 矢倉囲い.
term-yagura = 矢倉囲い（やぐらがこい）
# What it means.
term-yagura-text = 居飛車の囲いで、正面からの攻めに強い形です。矢倉は、見張りの高い建物のことです。
# Under a board.
term-yagura-diagram = 玉が8h、金が7hと6g、銀が7gです。
# A word: Anaguma castle, bear in the hole; Japanese 穴熊.
term-anaguma = 穴熊（あなぐま）
# What it means.
term-anaguma-text = 穴の中の熊のように、玉が盤のいちばん隅に隠れる囲いです。王手がかかりにくい代わりに、組むのに手数がかかります。
# Under a board.
term-anaguma-diagram = 玉が9i、香車が9h、銀が8h、金が7hと7i、桂馬が8iです。
# A word: sitting king; Japanese 居玉.
term-sitting-king = 居玉（いぎょく）
# What it means.
term-sitting-king-text = 囲わずに、最初の場所から動いていない玉です。攻めがすぐに届くので、危ないことが多い形です。

## Openings and phases

# A word: opening, middle game, endgame; Japanese 序盤・中盤・終盤.
term-phases = 序盤・中盤・終盤（じょばん・ちゅうばん・しゅうばん）
# What it means.
term-phases-text = 序盤では、囲いを組んで駒を配置します。中盤では、戦いが始まります。終盤では、どちらが先に玉を詰ませるかを競います。
# A word: book opening, joseki; Japanese 定跡.
term-joseki = 定跡（じょうせき）
# What it means.
term-joseki-text = 多くの人が試して、どちらにとってもよいとわかった手の順です。
# A word: tesuji, skilful move; Japanese 手筋.
term-tesuji = 手筋（てすじ）
# What it means.
term-tesuji-text = いろいろな局面で使える、うまい手や手の組み合わせです。たとえば垂れ歩がそうです。
# A word: static rook; Japanese 居飛車.
term-static-rook = 居飛車（いびしゃ）
# What it means.
term-static-rook-text = 飛車を最初の筋に置いたまま、そこから攻める指し方です。玉は左へ行きます。
# A word: ranging rook; Japanese 振り飛車.
term-ranging-rook = 振り飛車（ふりびしゃ）
# What it means.
term-ranging-rook-text = 飛車を真ん中か左へ動かす指し方です。玉は、飛車のいた右へ行きます。
# A word: fourth-file rook; Japanese 四間飛車.
term-fourth-file-rook = 四間飛車（しけんびしゃ）
# What it means.
term-fourth-file-rook-text = 飛車を6hへ動かします。6筋は、先手の左から4つ目の筋です。始めたばかりの人にもやさしい戦法です。
# Under a board.
term-fourth-file-rook-diagram = 先手の飛車は6hにいます。7gの角が、8eの歩を止めています。
# A word: third-file rook; Japanese 三間飛車.
term-third-file-rook = 三間飛車（さんけんびしゃ）
# What it means.
term-third-file-rook-text = 飛車を7hへ動かします。7筋は、先手の左から3つ目の筋です。
# A word: central rook; Japanese 中飛車.
term-central-rook = 中飛車（なかびしゃ）
# What it means.
term-central-rook-text = 飛車を真ん中の5hへ動かし、5筋の歩を伸ばして攻めます。
# A word: double wing attack; Japanese 相掛かり.
term-double-wing = 相掛かり（あいがかり）
# What it means.
term-double-wing-text = ふたりとも、すぐに飛車の前の歩を伸ばす戦法です。互いに飛車の側から攻め合います。
# A word: bishop exchange; Japanese 角換わり.
term-bishop-exchange = 角換わり（かくがわり）
# What it means.
term-bishop-exchange-text = 早いうちに角を交換する戦法です。その後は、ふたりとも角をどこにでも打てます。
# A word: side pawn capture; Japanese 横歩取り.
term-side-pawn = 横歩取り（よこふどり）
# What it means.
term-side-pawn-text = 飛車が横へ動いて3dの歩を取る、激しい戦法です。1つの間違いで勝負が決まることもあります。

## Around the game

# A word: game record; Japanese 棋譜.
term-record = 棋譜（きふ）
# What it means.
term-record-text = 対局の手をすべて、順に書いたものです。これがあれば、後からもう一度見られます。
# A word: review after the game; Japanese 感想戦.
term-review = 感想戦（かんそうせん）
# What it means.
term-review-text = 対局の後に、ふたりで手を振り返り、考えたことを話し合うことです。上達のいちばんの近道です。
# A word: taking back a move; Japanese 待った.
term-undo = 待った（まった）
# What it means.
term-undo-text = 指した手を取り消してもらうことです。正式な対局では認められません。友だちどうしなら、話し合って決めます。
# A word: game clock; Japanese 対局時計.
term-clock = 対局時計（たいきょくどけい）
# What it means.
term-clock-text = それぞれの持ち時間を計る時計です。時間がなくなったほうが負けです。
# A word: countdown, byo-yomi; Japanese 秒読み.
term-byoyomi = 秒読み（びょうよみ）
# What it means.
term-byoyomi-text = 持ち時間を使い切った後、1手ごとに少しの秒数だけ考えられる決まりです。残りの秒を読み上げることから、この名が付きました。
