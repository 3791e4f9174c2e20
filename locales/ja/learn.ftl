### Lessons on the board: each step is one short sentence over the board, with one thing to do.
### The learner plays Sente. $piece is from piece-*.

## The page

# Beside the title of a lesson, for screen readers.
#   $number (Number): the step, from 1.
#   $count (Number): how many steps there are.
learn-at = ステップ{ $number }（全{ $count }）
# In the list: how long a lesson takes.
#   $count (Number): minutes, about.
learn-minutes = 約{ $count }分
# In the list, for a lesson that was gone through to its end; said by screen readers too.
# At most 24 letters.
learn-finished = 修了

## Buttons under the board

# The step begins again.
# At most 10 letters.
learn-again = 最初から
# Shows what to do.
# At most 10 letters.
learn-hint = ヒント
# To the next step, without doing this one.
# At most 10 letters.
learn-skip = 飛ばす
# To the next step, once this one is done.
# At most 10 letters.
learn-next = 次へ
# To the list of lessons.
# At most 24 letters.
learn-all = レッスン一覧

## What is said of a touch: why it is not what is wanted here, and what to try. Never “wrong”

# Praise, when a step is done.
# At most 16 letters.
learn-well = できました！
# A touch where there is nothing to pick up.
#   $piece (String): the piece that is wanted.
learn-said-nothing = ここに自分の駒はありません。まず{ $piece }をタップしてください。
# Another piece was touched or moved than the one that the step is about.
#   $piece (String): that piece.
#   $wanted (String): the one to try.
learn-said-other-piece = これは{ $piece }です。{ $wanted }を動かしてみましょう。
# A piece of the right kind was touched or moved, but another one is meant.
#   $piece (String): the kind.
#   $square (String): where the one stands that is meant.
learn-said-same-kind = 別の{ $piece }です。{ $square }の{ $piece }を動かしてみましょう。
# Pieces are to be told apart, and another one was touched.
#   $piece (String): the piece that was touched.
learn-said-not-this = これは{ $piece }です。ほかの駒を見てみましょう。
# The right piece went to another square.
#   $piece (String): the piece.
#   $square (String): the square to try.
learn-said-other-square = { $piece }はそこにも行けますが、今は{ $square }を試しましょう。
# The piece was not promoted.
#   $piece (String): the piece.
learn-said-promote = それもできます。今度は{ $piece }を成ってみましょう。
# The piece was promoted.
#   $piece (String): the piece.
learn-said-unpromoted = それもできます。今度は{ $piece }を成らずに試しましょう。
# A move that was to mate gives no check.
learn-said-no-check = まだ王手になっていません。王手になる手を探しましょう。
# A check, but the king captures the piece.
#   $square (String): where.
learn-said-king-takes = { $square }では玉に取られます。別の駒が支えているマスを探しましょう。
# A check, but another piece captures the piece.
#   $piece (String): the piece that captures.
#   $square (String): where it stands.
learn-said-taken = { $square }の{ $piece }に取られます。ほかの手を探しましょう。
# A check, but the king gets away.
#   $square (String): where it would go.
learn-said-escapes = よい王手ですが、玉が{ $square }へ逃げます。そこもふさぎましょう。
# A check, but something comes between.
#   $square (String): where.
learn-said-blocked = よい王手ですが、{ $square }に駒を入れて防がれます。近くから王手をかけましょう。
# One of several things is done.
#   $number (Number): how many are done.
#   $count (Number): how many there are.
learn-said-found = よくできました！{ $count }つのうち{ $number }つ。次を探しましょう。
# One of several things is done a second time.
learn-said-again = それはもう見つけました。ほかの手を探しましょう。
# Another answer to a question was chosen.
learn-said-other-answer = もう一度数えて、別の答えを選びましょう。

## The hint, in words

# What to do: touch a piece on the board.
#   $piece (String): the piece to touch.
#   $square (String): where it stands.
learn-hint-touch = { $square }の{ $piece }をタップしてください。
# What to do: touch a piece in hand.
#   $piece (String): the piece.
learn-hint-hand = 持ち駒の{ $piece }をタップしてください。
# What to do: touch the square where the held piece is to go.
#   $square (String): the square.
learn-hint-to = 次は{ $square }をタップしてください。

## The end of a lesson

# Heading, with a small celebration.
# At most 30 letters.
learn-over = おめでとう！修了です。
# Below the heading, after the first lesson.
learn-over-first = これで主なルールは全部です。スマホを相手に小さな対局をしてみましょう。
# Below the heading, after the small game was won.
learn-over-game = 初勝利です！次はふつうの対局をしましょう。動けるマスには印が付きます。
# Below the heading, after any other lesson.
learn-over-more = 次のレッスンか、対局に進みましょう。
# Button: to the small game.
# At most 24 letters.
learn-to-game = 小さな対局
# Button: to a full game of two people, with the squares marked where pieces can go.
# At most 24 letters.
learn-to-full = ふつうの対局
# Button: to the next lesson.
# At most 24 letters.
learn-to-next = 次のレッスン

## Shogi in three minutes

# Title of the first lesson.
# At most 30 letters.
learn-first = 3分で将棋
# A pawn stands alone; it is to move one square ahead.
learn-first-pawn = 歩をタップして、次にその前のマスをタップしましょう。歩は前へ1マスだけ進みます。
# A gold is to move sideways.
learn-first-gold = 金は、斜め後ろのほかは、どの方向へも1マス動けます。横へ動かしましょう。
# A silver is to move diagonally back.
learn-first-silver = 銀は、前か斜めへ1マス動けます。斜め後ろへ動かしましょう。
# A king is to move; a rook guards the file beside it.
learn-first-king = 玉はどの方向へも1マス動けますが、相手に取られるマスへは動けません。動かしましょう。
# A silver is to capture a pawn.
learn-first-capture = 相手の駒のマスに進むと、その駒を取れます。銀で歩を取りましょう。
# The pawn has been captured; it lies in the tray below the board.
learn-first-capture-done = 取った歩は味方になり、盤の下の持ち駒になりました。
# A pawn in hand is to be dropped.
learn-first-drop = 持ち駒の歩をタップして、空いたマスに打ちましょう。
# The pawn has been dropped.
learn-first-drop-done = 打つのも1手です。取った駒は味方として盤に戻ります。
# A pawn is to enter the far three ranks and promote.
learn-first-promote = 奥の3段は敵陣です。歩を進めて成りましょう。
# The pawn has promoted.
learn-first-promote-done = 成った歩は「と金」です。金と同じように動きます。
# A lance is to capture a pawn far ahead and promote.
learn-first-lance = 香車は、前へ何マスでも動けます。歩を取って成りましょう。
# A knight is to jump over a pawn and promote.
learn-first-knight = 桂馬は、前へ2マス、横へ1マスの場所へ、駒を飛び越えて跳びます。跳んで成りましょう。
# The knight has promoted.
learn-first-knight-done = 成香、成桂、成銀は、どれも金と同じように動きます。
# A rook is to capture a pawn far ahead and promote.
learn-first-rook = 飛車は、前後左右へ何マスでも動けます。歩を取って成りましょう。
# The rook has promoted.
learn-first-rook-done = 成った飛車は竜です。斜めへも1マス動けます。
# A bishop is to capture a pawn far away and promote.
learn-first-bishop = 角は、斜めへ何マスでも動けます。歩を取って成りましょう。
# The bishop has promoted.
learn-first-bishop-done = 成った角は馬です。前後左右へも1マス動けます。
# The king is in check; the three answers are to be found: away, capture, between.
learn-first-check = 王手です！逃げる、取る、間に駒を入れる。3つとも試しましょう。
# All three answers are found.
learn-first-check-done = 王手は必ずすぐに防ぎます。
# A gold in hand is to be dropped so that it mates.
learn-first-mate = 金を打って、相手の玉を詰ませましょう。
# The king is mated.
learn-first-mate-done = 詰みです。こうして勝ちます！
# Two forbidden pawn drops, lit on the board, are to be tried; the board says why.
learn-first-barred = 禁じられた2つの手を試しましょう。二歩と打ち歩詰めです。

## The small game

# Title of the small game against the phone.
# At most 30 letters.
learn-game = スマホと小さな対局
# A few pieces on each side; the learner has a rook and a bishop more. Names the sides.
learn-game-win = あなたが先手、スマホが後手です。後手の玉を詰ませましょう。
# The small game is won.
learn-game-win-done = 勝ちました！
# The phone has won the small game.
learn-said-lost = 今回はスマホの勝ちです。最初からか、一手戻して指しましょう。
# Nobody has won the small game.
learn-said-drawn = 引き分けです。もう一度、玉を追いましょう。

## Reading the pieces: one of many pieces is to be touched

# Title of the lesson.
# At most 30 letters.
learn-pieces = 駒を見分ける
# The knight.
learn-pieces-knight = ほかの駒を飛び越えられる駒をタップしましょう。
# The bishop.
learn-pieces-bishop = 斜めにだけ、何マスでも動く駒をタップしましょう。
# The lance.
learn-pieces-lance = 前にだけ、何マスでも進む駒をタップしましょう。
# The silver.
learn-pieces-silver = 1マスだけ動き、斜め後ろに下がれて、真後ろには下がれない駒をタップしましょう。
# The tokin.
learn-pieces-tokin = もとは歩で、今は金と同じように動く駒をタップしましょう。
# The dragon.
learn-pieces-dragon = 斜めにも1マス動ける、成った飛車をタップしましょう。

## Forks by drops

# Title of the lesson.
# At most 30 letters.
learn-forks = 打って両取り
# A knight is to be dropped so that it attacks a rook and a gold.
learn-forks-knight = 飛車と金を同時に狙うところに、桂馬を打ちましょう。
# A silver is to be dropped behind a rook and a gold, between the two.
learn-forks-silver = 横に並んだ2枚の駒の間の、1つ奥に銀を打ちましょう。2枚を同時に狙えます。
# A bishop is to be dropped so that it gives check and attacks a rook.
learn-forks-bishop = 玉と飛車の間に角を打ちましょう。王手をかけながら飛車も狙えます。

## Guarding the king: three castles, built move by move

# Title of the lesson.
# At most 30 letters.
learn-castles = 玉を囲う
# The Mino castle, five moves; the hint shows each. The rook stands on the left.
learn-castles-mino = 美濃囲い。玉は2h、銀は3h、金は5hへ。
# The Mino castle stands.
learn-castles-mino-done = 美濃囲いは早く組めて、横からの攻めに強い形です。
# The Yagura castle, six moves; the hint shows each.
learn-castles-yagura = 矢倉囲い。金は7hと6g、玉は8hへ。
# The Yagura castle stands.
learn-castles-yagura-done = 矢倉は、正面からの攻めに強い囲いです。
# The Anaguma castle, six moves; the hint shows each.
learn-castles-hole = 穴熊。香車を上げ、玉は1iに入り、銀で2hをふさぎます。
# The Anaguma castle stands.
learn-castles-hole-done = 玉が戦いから遠く、王手がかかりにくい囲いです。

## Mate in one

# Title of the lesson.
# At most 30 letters.
learn-mates = 1手詰
# Mate by dropping a gold.
learn-mates-gold = 金は詰ませるのが得意です。味方の駒が支えるマスで、玉のすぐそばに打ちましょう。
# Mate by dropping a silver.
learn-mates-silver = 銀で詰ませましょう。桂馬が逃げ道をふさいでいます。
# Mate by dropping a knight.
learn-mates-knight = 玉は味方の駒で動けません。跳ぶ桂馬で詰ませましょう。
# Mate by dropping a lance from afar.
learn-mates-lance = 離れたところから香車を打ちましょう。玉まで届きます。

## Drops that mate, and the pawn drop that may not

# Title of the lesson.
# At most 30 letters.
learn-drops = 打って詰ませる
# Mate by dropping a rook on the back rank.
learn-drops-rook = 玉は自分の歩にふさがれています。奥の段に、離れて飛車を打ちましょう。
# A pawn drop that mates is to be tried, which is forbidden; then a silver is to be dropped there.
learn-drops-pawn = まず1bに歩を打ってみましょう。次に、代わりに銀を打ちます。
# Only the pawn may not mate by a drop.
learn-drops-pawn-done = 打って詰ませてはいけないのは歩だけです。
# A pawn on the board mates by moving, which is allowed.
learn-drops-push = 盤の上の歩を突いて詰ませるのは、反則ではありません。突きましょう。

## Promote or not

# Title of the lesson.
# At most 30 letters.
learn-promotion = 成るか成らないか
# A rook is to promote.
learn-promotion-rook = 歩、飛車、角は、ほとんどの場合、成ります。飛車を敵陣へ進めましょう。
# A silver is to move ahead and not promote: so it attacks two pieces behind it.
learn-promotion-silver = 銀は成らなければ斜め後ろにも動けます。前に進め、成らずにおきましょう。
# The silver attacks a rook and a gold.
learn-promotion-silver-done = 飛車と金を同時に狙っています（両取り）。
# A knight is to move to the second rank, where it must promote.
learn-promotion-must = 桂馬は奥の2段では必ず成ります。進めましょう。

## An opening in ten moves

# Title of the lesson.
# At most 30 letters.
learn-opening = 10手の序盤
# The pawn before the bishop’s way is to be pushed to 7f.
learn-opening-bishop = 7gの歩を突き、角の道を開けましょう。
# The pawn before the rook is to be pushed twice.
learn-opening-rook = 飛車の前の歩を2回突きましょう。攻めの始まりです。
# A gold is to move to 7h.
learn-opening-gold = 相手が8筋から来ます。金を7hに上げ、角を守りましょう。
# A silver is to climb to 2f in three moves.
learn-opening-silver = 棒銀。銀を3h、2g、2fと、歩の後ろへ進めましょう。
# The king leaves the middle, the gold guards it, an edge pawn makes room.
learn-opening-king = 玉を中央から6hへ。次に金を5h、歩を9fへ。
# The opening is done.
learn-opening-king-done = さあ、飛車と銀と歩で2筋を攻めましょう。

## Impasse: both kings have entered, and nobody can mate

# Title of the lesson.
# At most 30 letters.
learn-impasse = 持将棋の点数
# The king is to enter the far three ranks.
learn-impasse-enter = 玉が敵陣に入ると、なかなか詰みません。玉を敵陣に入れましょう。
# The pieces in hand are to be counted: a rook, a bishop and two golds.
learn-impasse-count = 飛車と角は5点、ほかは1点、玉は0点。持ち駒は何点でしょう。
# Answer.
# At most 16 letters.
learn-impasse-points-few = 4点
# Answer: the right one.
# At most 16 letters.
learn-impasse-points-right = 12点
# Answer.
# At most 16 letters.
learn-impasse-points-many = 20点
# What happens when both players agree and both have 24 points.
learn-impasse-both = どちらも詰ませられず、両方24点以上だとします。結果はどうなるでしょう。
# Answer.
# At most 24 letters.
learn-impasse-win = 先手の勝ち
# Answer.
# At most 24 letters.
learn-impasse-loss = 後手の勝ち
# Answer: the right one.
# At most 24 letters.
learn-impasse-draw = 引き分け
# Below 24 points one loses.
learn-impasse-both-done = 24点に足りないほうは負けになります。
