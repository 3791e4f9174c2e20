### The settings page. Each setting has a name and, in .detail, one line that says what it does.
### Where a setting is a choice, the line belongs to the choice that holds at the moment.

## Headings of the groups

# What the board looks like.
# At most 30 letters.
settings-look = 盤と駒
# How two people sit and play.
# At most 30 letters.
settings-table = ふたりで対局
# Which rules the table has chosen.
# At most 30 letters.
settings-rules = 対局のルール
# What is heard, felt and seen moving.
# At most 30 letters.
settings-feel = 音と動き
# Heading over the choice of language.
# At most 30 letters.
settings-language = 言語

## Board and pieces

# Heading: how the pieces look.
# At most 30 letters.
settings-face = 駒の見た目
# Heading: how the board looks.
# At most 30 letters.
settings-board = 盤の見た目
# Heading: light or dark.
# At most 30 letters.
settings-theme = 画面の色
    .detail = 昼は明るく、夜は暗く。
# Choice: follow the device.
# At most 24 letters.
settings-theme-device = 端末に合わせる
# Choice: light.
# At most 24 letters.
settings-theme-light = 明るい
# Choice: dark.
# At most 24 letters.
settings-theme-dark = 暗い
# Switch: marks on the squares where the chosen piece may go.
# At most 34 letters.
settings-marks = 動けるマスを示す
    .detail = 駒を選ぶと、動けるマスに印が付きます。
# Switch: the squares of the last move are tinted.
# At most 34 letters.
settings-last-move = 最後の手を示す
    .detail = 駒が動く前と後のマスに色が付きます。
# Switch: a line from the piece that gives check to the king.
# At most 34 letters.
settings-check-line = 王手をかけた駒を示す
    .detail = 王手をかけた駒から玉まで線を引きます。
# Switch: numbers and letters along the board.
# At most 34 letters.
settings-coordinates = マスの座標
    .detail = 盤のふちに、7gのような数字と文字を出します。
# Heading: how moves are written. .detail is the line below it.
# At most 30 letters.
settings-notation = 指し手の書き方
    .detail = 指し手の一覧と、共有する文で使います。
# Choice: in words of the language; .detail is an example, from notation-move.
# At most 24 letters.
settings-notation-words = 言葉
    .detail = 歩を7gから7fへ
# Choice: letters, as in P-7f.
# At most 24 letters.
settings-notation-western = 欧米式の記号
# Choice: Japanese signs.
# At most 24 letters.
settings-notation-japanese = 日本式の記号

## Two people

# Heading: how they share the screen.
# At most 30 letters.
settings-seating = 座り方
# Switch: who begins alternates game by game.
# At most 34 letters.
settings-alternate = 先手を交代する
    .detail = この対局で先に指した人は、次の対局では後に指します。
# Switch: a move is taken back only if the other player agrees.
# At most 34 letters.
settings-ask-undo = 手を戻す前に相手に聞く
    .detail = 相手が認めたときだけ、手を戻せます。
# Switch: each move has to be confirmed.
# At most 34 letters.
settings-confirm = 1手ごとに確認する
    .detail = もう一度タップすると、手が決まります。

## Rules of the table. They hold for the present game only if no move has been made in it.

# Switch: a forbidden move loses the game.
# At most 34 letters.
settings-strict = 反則は負けにする
    .detail = 大会と同じです。オフなら、反則の手は指せないだけです。次の対局から変わります。
# Heading: the number of moves after which the game is a draw.
# At most 30 letters.
settings-limit = 手数の上限
    .detail = この手数まで進むと引き分けです。次の対局から変わります。
# Choice: no limit.
# At most 24 letters.
settings-limit-none = 上限なし
#   $count (Number): moves.
# At most 24 letters.
settings-limit-moves = { $count }手
# Heading: the impasse rule, when both kings have entered the far camp.
# At most 30 letters.
settings-impasse = 持将棋（じしょうぎ）
# Choice: no impasse rule.
# At most 24 letters.
settings-impasse-off = ルールなし
    .detail = 互いの玉が捕まらなくなっても、対局は続きます。次の対局から変わります。
# Choice: declaration by 27 points.
# At most 24 letters.
settings-impasse-27 = 27点法
    .detail = 玉が敵陣に入ったら、勝ちを宣言できます。先手は28点、後手は27点が必要です。
# Choice: declaration by 24 points.
# At most 24 letters.
settings-impasse-24 = 24点法
    .detail = 玉が敵陣に入ったら宣言できます。31点以上は勝ち、24点から30点は引き分けです。
# Choice: the king that reaches the far king’s first square wins.
# At most 24 letters.
settings-impasse-try = トライルール
    .detail = 相手の玉が最初にいたマスに、自分の玉が無事に着けば勝ちです。

## Sound, touch, motion

# Switch.
# At most 34 letters.
settings-sound = 音
    .detail = 駒を置くと音がします。聴いている音楽は止まりません。
# Switch.
# At most 34 letters.
settings-vibration = 振動
    .detail = 1手ごとに端末が少し震えます。
# Switch.
# At most 34 letters.
settings-motion = 駒の動き
    .detail = 駒が行き先まで滑るように動きます。

## Reset

# Button: all settings but the language as they were at first.
# At most 34 letters.
settings-reset = 設定を最初に戻す
# The question before it.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-reset = 設定を最初に戻しますか？
    .text = 名前と選んだ設定は消えます。言語と対局は残ります。
    .yes = 最初に戻す
    .no = そのままにする

## About

# Heading.
about-title = Keteについて
#   $version (String): such as 0.1.0.
about-version = Kete { $version }：1台の端末で、ふたりで指せる将棋です。
# What is collected: nothing.
about-privacy = 情報は何も集めず、どこにも送りません。対局と設定は、この端末の中だけに残ります。
# Licences. MIT, Apache 2.0, Yuji Syuku and SIL OFL 1.1 are names.
about-licence = MITライセンスまたはApache 2.0ライセンスの自由なソフトウェアです。駒の漢字は、フォントYuji Syuku（SIL OFL 1.1）をもとに描いています。
