### The app around the game: home, buttons, settings, questions, notices, errors.
### Labels must fit a screen of 280 px: “At most 18 letters.” in a comment is a limit that the
### tests measure, for all languages, and so is “.short: at most 9 letters.” for an attribute.

## The app itself

# This language, named in itself: in the picker of languages. Never translated.
language-name = 日本語

# Name of the app. The Swahili word for a playing piece; keep it.
app-name = Kete

# Home screen, under the name.
# At most 30 letters.
app-tagline = はじめての将棋

# Home screen: the saying in the kanga border. A captured piece joins its captor.
app-saying = 昨日の敵は今日の友

## Titles of the pages, also in the bar of the browser

# Title of the browser’s tab.
#   $page (String): name of the page, from title-*.
title-page = { $page } – Kete
# The home screen.
# At most 24 letters.
title-home = ホーム
# The game screen.
# At most 24 letters.
title-play = 対局
# The rules page.
# At most 24 letters.
title-rules = ルール
# The settings page.
# At most 24 letters.
title-settings = 設定
# An address that leads nowhere.
title-not-found = このページはありません

## Home screen: big buttons; .detail is the small line below

#   $count (Number): moves played so far.
#   $side (String): who is to move, from side-*.
# At most 24 letters.
# .detail: at most 40 letters.
home-continue = 対局を続ける
    .detail = { $count }手まで、{ $side }の手番
# Starts a game of two people on one screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-two-players = ふたりで対局
    .detail = 1つの画面で
# Opens the rules page.
# At most 24 letters.
# .detail: at most 40 letters.
home-rules = ルール
    .detail = 遊び方を覚える
# Opens the settings.
# At most 24 letters.
home-settings = 設定
# Heading over the choice of language.
# At most 24 letters.
home-language = 言語
# Choice: the language of the device.
# At most 24 letters.
settings-language-device = 端末に合わせる
# Title of the page of a lesson and of the list of lessons.
# At most 24 letters.
title-learn = レッスン
# Home screen: opens the first lesson.
# At most 24 letters.
# .detail: at most 40 letters.
home-learn = 3分で覚える
    .detail = 盤の上で指を動かして
# Home screen: opens the list of lessons, once the first is done.
# At most 24 letters.
# .detail: at most 40 letters.
home-lessons = 短いレッスン
    .detail = 1つ、1～2分で終わります
# Title of the page.
# At most 24 letters.
title-problems = 詰将棋
# Opens the problems, from the home screen.
# At most 24 letters.
# .detail: at most 40 letters.
home-problems = 詰将棋
    .detail = 玉を詰ませる問題

## Buttons, in the imperative; .short is for the narrow bar of the game

# Takes the last move back.
# At most 18 letters.
# .short: at most 9 letters.
button-undo = 1手戻す
    .short = 戻す
# Plays again a move that was taken back.
# At most 18 letters.
# .short: at most 9 letters.
button-redo = 1手進める
    .short = 進める
# Gives the game up; a question follows.
# At most 18 letters.
button-resign = 投了する
# Turns the board round.
# At most 18 letters.
button-flip = 盤を回す
# Opens the sheet with the rest of the buttons.
# At most 9 letters.
button-menu = メニュー
# Closes a sheet, a notice or a refusal.
# At most 18 letters.
button-close = 閉じる
# To the home screen.
# At most 18 letters.
button-home = ホーム
# The same players play again.
# At most 18 letters.
button-rematch = もう一局
# A new game from the start.
# At most 18 letters.
button-new = 新しい対局
# On a refusal: opens the rule that forbids the move.
# At most 18 letters.
button-read-rule = ルールを見る
# On the rules page: back to the running game.
# At most 18 letters.
button-back-to-game = 対局に戻る
# On the rules page: starts playing.
# At most 18 letters.
button-play-now = さっそく指す
# On the error page: starts the app again.
# At most 18 letters.
button-reload = 開き直す

## The sheet of the game

# Heading of the sheet with the rest of the buttons.
# At most 24 letters.
menu-title = 対局メニュー

## Questions before something is given up; .yes and .no are the two buttons

#   $side (String): who is about to resign, from side-*.
#   $winner (String): who would win then, from side-*.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-resign = { $side }、投了しますか？
    .text = 投了すると、{ $winner }の勝ちになります。
    .yes = 投了する
    .no = 指し続ける
# Before a new game takes the place of a running one.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-new = 新しい対局を始めますか？
    .text = 今の対局はまだ終わっていません。始めると消えます。
    .yes = 始める
    .no = 今の対局を続ける

## Notices: one or two sentences at the top of the screen

# The saved game could not be read at start; it was put aside.
notice-save-damaged = 保存されていた対局が壊れていたので、別に取っておきました。
# The saved settings could not be read at start.
notice-settings-damaged = 保存されていた設定が壊れていたので、最初の設定に戻しました。
# The device does not let us save. Said once.
notice-save-failed = この端末では保存できません。Keteを閉じると、この対局は消えます。
# After an error in an address: the running game was left alone.
notice-game-kept = 指しかけの対局はそのまま残っています。
# The address asked for a language we do not have.
#   $tag (String): what the address asked for.
#   $language (String): name of the language used instead.
notice-language-unknown = 「{ $tag }」という言語はまだありません。{ $language }で表示します。

## An address that asks for a position or moves we cannot open

# A move of the address cannot be read.
#   $number (Number): which move of the address, from 1.
address-move-unreadable = アドレスの{ $number }手目が読み取れません。
# A move of the address is forbidden.
#   $number (Number): which move of the address, from 1.
#   $move (String): the move as it stands in the address.
#   $reason (String): the whole sentence that says why, from refusal-*.
address-move-illegal = アドレスの{ $number }手目（「{ $move }」）は指せません。{ $reason }
# The address goes on after the game has ended.
#   $number (Number): the first move after the end, from 1.
address-move-after-end = このアドレスの対局は、{ $number }手目の前に終わっています。
# The position of the address cannot be opened.
#   $reason (String): the whole sentence that says why, from sfen-*.
address-position = アドレスの局面を開けません。{ $reason }
# More moves than a game can have.
address-too-long = このアドレスは手数が多すぎます。
# The page of the address does not exist; below the title title-not-found.
address-page = このアドレスのページは、Keteにはありません。

## Why a written position (SFEN) cannot be opened: the $reason of address-position

# Longer than any position.
sfen-too-long = 文字列が長すぎます。
#   $found (Number): how many parts there are.
sfen-fields = 必要な項目は3つか4つですが、{ $found }つあります。
#   $found (Number): how many ranks there are.
sfen-ranks = 必要な段は9つですが、{ $found }つあります。
#   $rank (Number): the rank, 1 to 9 from above.
sfen-rank-length = 上から{ $rank }段目が9マスになっていません。
#   $found (String): the sign.
sfen-piece = 「{ $found }」という記号の駒はありません。
# A “+” before a piece that does not promote.
sfen-promotion = 成れない駒の前に「+」があります。
# The side to move is neither b nor w.
sfen-turn = 手番はbかwで書きます。
# The pieces in hand cannot be read.
sfen-hands = 持ち駒が読み取れません。
# The number of the move cannot be read.
sfen-move-number = 手数が読み取れません。
# No king at all.
sfen-no-king = 盤に玉がありません。
#   $side (String): whose kings, from side-*.
sfen-too-many-kings = { $side }の玉が2枚以上あります。
#   $piece (String): the piece, from piece-*.
sfen-too-many-pieces = { $piece }の枚数が、駒1組の枚数を超えています。
#   $side (String): whose pawns, from side-*.
#   $file (Number): the file, 1 to 9.
sfen-two-pawns = { $side }の歩が{ $file }筋に2枚あります。
#   $piece (String): the piece, from piece-*.
#   $square (String): where it stands.
sfen-dead-end = { $square }の{ $piece }は、どこへも動けません。
#   $side (String): whose king, from side-*.
sfen-waiting-king-in-check = { $side }の手番ではないのに、{ $side }の玉に王手がかかっています。

## When the app itself fails

# Title of the error page.
error-title = 問題が起きました
# Below the title.
error-text = Keteが動かなくなりました。対局は保存されています。開き直して、続きを指してください。
# Heading over the technical text.
error-details = エラーの詳細
