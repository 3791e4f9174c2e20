### Tips for the first games: heading, paragraphs, list items, the text under a board.
### Squares are written such as 7g.

## An order of learning

# Heading of a tip.
tip-order = 覚える順番
# Paragraph.
tip-order-1 = 1日ですべて覚えようとしなくて大丈夫です。次の順に進めて、1つ覚えるごとに何局か指してみましょう。
# List item.
tip-order-2 = 8種類の駒の動き、次に成った駒の動き。
# List item.
tip-order-3 = 取る、打つ、成る。
# List item.
tip-order-4 = 玉の頭に金を打つ詰み。
# List item.
tip-order-5 = 囲いと戦法を1つずつ。ほかは後でかまいません。
# List item.
tip-order-6 = 手数の短い詰将棋を、毎日少しずつ。
# Under a board with moves to play through.
tip-order-diagram = 3手でわかる将棋です。先手の飛車が2dの金を取ります。後手が指します。先手がその金を5bに打つと、玉は助かりません。

## First moves

# Heading of a tip.
tip-first-moves = 最初の数手
# Paragraph.
tip-first-moves-1 = 対局の始めは、飛車と角が働けません。自分の歩が前にいるからです。2手で道が開きます。
# Paragraph.
tip-first-moves-2 = 7gの歩を7fへ突くと、8hの角の斜めの道が長く開きます。2gの歩を2fへ突くと、2hの飛車が前へ出る準備になります。
# Paragraph.
tip-first-moves-3 = 目的のない歩は突かないようにしましょう。歩は後ろへ戻れません。
# Under a board with moves to play through.
tip-first-moves-diagram = ふたりとも角の道を開け、飛車の前の歩を伸ばします。角と角が向かい合いました。

## Which piece is worth more?

# Heading of a tip.
tip-values = どちらの駒が得か
# Paragraph.
tip-values-1 = 駒を交換する前に、2枚を比べましょう。価値の高い順に、飛車、角、金、銀、桂馬、香車、歩です。
# Paragraph.
tip-values-2 = 駒の価値がすべてではありません。終盤では、駒の数より、先に玉に迫ることが大切です。
# Under a board with moves to try.
tip-values-diagram = 5eの銀は、4dの金か6dの歩を取れます。価値の高い金を取りましょう。

## Count before you capture

# Heading of a tip.
tip-count = 取る前に数えよう
# Paragraph.
tip-count-1 = マスを1つ決めます。そこへ動ける（利いている）自分の駒と、そこを守る相手の駒を数えます。自分のほうが多ければ、攻めはうまくいきそうです。
# Paragraph.
tip-count-2 = 価値の低い駒から先に使いましょう。飛車は最後です。
# Under a board with moves to play through.
tip-count-diagram = 5dには、先手の銀と飛車の2枚が利いています。後手は、6cの銀1枚で守っています。最後は先手が歩を1枚得します。

## Do not rush the knight

# Heading of a tip.
tip-knight-early = 桂馬を急いで跳ばない
# Paragraph.
tip-knight-early-1 = 桂馬は前にしか跳べず、戻れません。早く跳びすぎると、歩1枚で取られてしまいます。これを「桂馬の高跳び歩の餌食」といいます。
# Paragraph.
tip-knight-early-2 = ほかの駒が一緒に攻められるようになるまで、動かさずに待ちましょう。
# Under a board with moves to play through.
tip-knight-early-diagram = 桂馬が2eへ早く跳びすぎました。2cの歩が2dへ進むと、桂馬は取られそうです。安全な行き先がないので、取られてしまいます。

## Build a castle for the king

# Heading of a tip.
tip-castle = 玉を囲おう
# Paragraph.
tip-castle-1 = 真ん中にいる玉は、どこからでも攻められます。早いうちに端のほうへ動かして、まわりを金と銀で固めましょう。これを囲いといいます。
# Paragraph.
tip-castle-2 = 玉は、飛車と反対のほうへ動かします。飛車のいるところが戦いの場になるからです。
# Paragraph.
tip-castle-3 = 役割を分けましょう。金2枚と銀1枚は守り、飛車、角、もう1枚の銀、桂馬は攻めです。
# Under a board with moves to play through.
tip-castle-diagram = 舟囲いです。先手は3手で、玉を6h、7hと動かし、金を5hへ上がります。後手も玉を安全な場所へ移します。

## The mino castle

# Heading of a tip.
tip-mino = 美濃囲い（みのがこい）
# Paragraph.
tip-mino-1 = 飛車を左へ動かしたときに合う囲いです。玉は右の2hへ行きます。3iの銀は3hへ、6iの金は5hへ上がります。4iの金は動きません。
# Paragraph.
tip-mino-2 = 横からの攻めに強く、端からの攻めに弱い囲いです。後で1gの歩を1fへ突いて、玉の逃げ道を作りましょう。
# Under a board with moves to play through.
tip-mino-diagram = 飛車はもう6hにいます。玉が4h、3h、2hと動き、銀と金が上がって囲いが完成します。

## The yagura castle

# Heading of a tip.
tip-yagura = 矢倉囲い（やぐらがこい）
# Paragraph.
tip-yagura-1 = 居飛車の囲いです。玉は8h、金は7hと6g、銀は7gにいます。角は8hを離れて、玉に場所を空けます。
# Paragraph.
tip-yagura-2 = 正面からの攻めに強く、横からの攻めに弱い囲いです。手数がかかるので、相手が速く攻めてくるときには向きません。
# Under a board with moves to play through.
tip-yagura-diagram = 金と銀はもう組み上がり、角は6hへ動いています。玉が7i、8hと入ります。

## The anaguma castle

# Heading of a tip.
tip-anaguma = 穴熊（あなぐま）
# Paragraph.
tip-anaguma-1 = 玉が、穴の中の熊のように、隅の9iに隠れます。香車が9hへ上がって玉を入れ、銀が8hでふたをします。
# Paragraph.
tip-anaguma-2 = 王手がかかりにくいので、思い切って攻められます。ただし手数がかかり、玉の逃げ場所もありません。
# Under a board with moves to play through.
tip-anaguma-diagram = 香車が9hへ、玉が9iへ、銀が8hへ、金が7iへ動きます。5hの金も、後で近づけます。

## Static rook (ibisha)

# Heading of a tip.
tip-static-rook = 居飛車（いびしゃ）
# Paragraph.
tip-static-rook-1 = 飛車を2hに置いたまま、前の歩を伸ばします。玉は飛車から離れて、左へ行きます。
# Paragraph.
tip-static-rook-2 = 2dで歩を交換できれば得です。飛車の筋が通り、歩が持ち駒になります。
# Under a board with moves to play through.
tip-static-rook-diagram = 相掛かりです。7hの金が、角の頭の8gを守ります。それから先手は歩を交換し、飛車は引きます。

## Ranging rook (furibisha)

# Heading of a tip.
tip-ranging-rook = 振り飛車（ふりびしゃ）
# Paragraph.
tip-ranging-rook-1 = 飛車を真ん中か左へ動かし、玉は飛車のいた右へ行きます。毎回同じ方針で指せるので、覚えやすい戦法です。
# List item.
tip-ranging-rook-2 = 5h：中飛車（なかびしゃ）
# List item.
tip-ranging-rook-3 = 6h：四間飛車（しけんびしゃ）
# List item.
tip-ranging-rook-4 = 7h：三間飛車（さんけんびしゃ）
# List item.
tip-ranging-rook-5 = 8h：向かい飛車（むかいびしゃ）。相手の飛車と向かい合います。
# Paragraph.
tip-ranging-rook-6 = 四間、三間は、自分の左から数えた筋です。
# Under a board with moves to try.
tip-ranging-rook-diagram = 角が7gに上がって、h段が空いています。飛車は4つのどこへでも動けます。

## Fourth-file rook (shikenbisha)

# Heading of a tip.
tip-fourth-file-rook = 四間飛車（しけんびしゃ）
# Paragraph.
tip-fourth-file-rook-1 = 最初に覚えるのに向いた戦法です。6fの歩で角の道を止めて角交換を避け、飛車を6hへ動かします。
# Paragraph.
tip-fourth-file-rook-2 = それから美濃囲いに組みます。相手が攻めてきたら、飛車と角の大駒で迎え撃ちます。
# Under a board with moves to play through.
tip-fourth-file-rook-diagram = 後手が8eへ歩を伸ばしたら、先手の角は7gへ上がって8fを守ります。

## Bishop exchange (kakugawari)

# Heading of a tip.
tip-bishop-exchange = 角換わり（かくがわり）
# Paragraph.
tip-bishop-exchange-1 = 早いうちに角を交換し、ふたりとも角を持ち駒にして戦います。
# Paragraph.
tip-bishop-exchange-2 = その後は、自陣のすき間に気をつけましょう。守る駒のない空きマスには、角を打たれるかもしれません。
# Under a board with moves to play through.
tip-bishop-exchange-diagram = 後手の角が、7gの角を取って成ります。6hの銀が、すぐにその馬を取ります。

## Side pawn (yokofudori)

# Heading of a tip.
tip-side-pawn = 横歩取り（よこふどり）
# Paragraph.
tip-side-pawn-1 = 2筋で歩を交換した後、飛車が横へ動いて、3dの歩を取ります。先手は歩を1枚得し、後手はその間に攻めの手を指せます。
# Paragraph.
tip-side-pawn-2 = 角どうしが向かい合い、玉は囲われていないので、1つの間違いが命取りです。指し慣れてから試しましょう。
# Under a board with moves to play through.
tip-side-pawn-diagram = ふたりとも飛車の前の歩を交換し、先手の飛車が3dの横歩を取ります。

## Climbing silver (bōgin)

# Heading of a tip.
tip-climbing-silver = 棒銀（ぼうぎん）
# Paragraph.
tip-climbing-silver-1 = 居飛車のわかりやすい攻めです。歩を2eまで伸ばし、銀が後ろから3h、2g、2fと進み、1eか3eへ出ます。
# Paragraph.
tip-climbing-silver-2 = 狙いは2dのマスです。歩、銀、飛車の3枚が集まります。守る駒は、たいていそれより少ないのです。
# Under a board with moves to play through.
tip-climbing-silver-diagram = 2dを守るのは、2cの歩と3cの角です。3枚対2枚です。最後に先手は銀と引き換えに角を取り、飛車が後手の陣をにらみます。

## Drop one piece, attack two

# Heading of a tip.
tip-drop-fork = 1枚打って2枚を狙う
# Paragraph.
tip-drop-fork-1 = 持ち駒は、どこにでも打てます。1手指す前に、支えのない駒や価値の高い駒を、2枚同時に狙えるマスを探しましょう。
# Under a board with moves to play through.
tip-drop-fork-diagram = 5eに角を打つと、8bの飛車と2bの銀を狙えます。飛車が逃げたら、角で銀を取って成ります。
# Paragraph.
tip-drop-fork-2 = 桂馬もこれが得意です。桂馬の道は、どの駒もふさげないからです。
# Under a board with moves to play through.
tip-drop-fork-diagram-2 = 6eに桂馬を打つと、7cの飛車と5cの金を狙えます。飛車が逃げたら、桂馬で金を取ります。

## The dangling pawn (tarefu)

# Heading of a tip.
tip-dangling-pawn = 垂れ歩（たれふ）
# Paragraph.
tip-dangling-pawn-1 = 敵陣の1つ手前で、取られない場所に歩を打ちます。次の手で敵陣に入り、と金になります。
# Paragraph.
tip-dangling-pawn-2 = と金の攻めは損をしません。金と同じ働きをするのに、取られても相手に渡るのは歩だけです。
# Under a board with moves to play through.
tip-dangling-pawn-diagram = 2dに打った歩が、2cでと金になり、2aの桂馬を取ります。次は1aの香車です。

## The edge attack

# Heading of a tip.
tip-edge-attack = 端攻め（はしぜめ）
# Paragraph.
tip-edge-attack-1 = 囲いの中の玉は、盤の端の近くにいます。端を守るのは、香車1枚と桂馬1枚だけのことがよくあります。価値の低い駒で、そこを攻めましょう。
# Paragraph.
tip-edge-attack-2 = まず歩で筋を開けます。次に別の歩を打って、相手の香車を誘い出します。最後は桂馬と香車で仕上げます。
# Under a board with moves to play through.
tip-edge-attack-diagram = 後手の香車を取りました。先手の1eの香車が、玉のすぐそばにいる1cの桂馬を狙っています。

## Gold at the king’s head

# Heading of a tip.
tip-gold-at-head = 頭金（あたまきん）
# Paragraph.
tip-gold-at-head-1 = 最初に覚える詰みの形です。玉がいちばん奥の段にいるとき、玉のすぐ前に金を打ちます。その金を別の駒が支えていることを確かめましょう。
# Paragraph.
tip-gold-at-head-2 = だから、金を早く使い切らないようにしましょう。最後に使う1枚を残します。
# Under a board with moves to try.
tip-gold-at-head-diagram = 5bに金を打つと、玉は助かりません。代わりに銀を打つと、玉は4bか6bへ逃げます。

## Drive the king to its last rank

# Heading of a tip.
tip-last-rank = 玉を奥の段へ追う
# Paragraph.
tip-last-rank-1 = いちばん奥の段の玉は、もう後ろへ下がれず、逃げ道が少なくなります。そこへ追い込んで、金で詰ませましょう。
# Paragraph.
tip-last-rank-2 = 考えなしに王手をかけるのはやめましょう。王手をかけるたびに、玉を逃がしてしまうことがあります。
# Under a board with moves to play through.
tip-last-rank-diagram = 最初の金を5cに打って、玉を奥へ追います。次の金は玉のすぐ前に打ちます。玉が4aか6aへ逃げたら、4bか6bに打ちます。

## Silver at the king’s side

# Heading of a tip.
tip-belly-silver = 腹銀（はらぎん）
# Paragraph.
tip-belly-silver-1 = 王手をかけるより、逃げ道をふさぐほうがよいことがあります。玉の横に打った銀は、玉の前と後ろのマスをふさぎます。
# Paragraph.
tip-belly-silver-2 = その銀を別の駒が支えていることと、次に使う金が持ち駒にあることを確かめましょう。
# Under a board with moves to play through.
tip-belly-silver-diagram = 2bの銀は王手ではありませんが、玉はもう動けません。後手が歩を動かし、先手が2cに金を打つと、玉は助かりません。
