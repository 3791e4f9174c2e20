### The glossary: each word of shogi, what it means in a sentence or two, the text under its board.
### The app shows the Japanese word and the English word beside each.

## The game and the players

# A word: shogi; Japanese 将棋.
term-shogi = Shogi
# What it means.
term-shogi-text = The chess of Japan. Two players play on a board of 81 squares, and a captured piece may return to the board to fight for its captor.
# A word: first player, black; Japanese 先手.
term-sente = Sente
# What it means.
term-sente-text = The player who moves first. On our boards Sente sits below, and Sente’s pieces point up. Many English books say Black.
# A word: second player, white; Japanese 後手.
term-gote = Gote
# What it means.
term-gote-text = The player who moves second. On our boards Gote sits above, and Gote’s pieces point down. Many English books say White.
# A word: turn; Japanese 手番.
term-turn = Turn
# What it means.
term-turn-text = A player’s time to make one move. The players take turns, and nobody may pass.
# A word: move; Japanese 手.
term-move = Move
# What it means.
term-move-text = What a player does in one turn: move a piece or drop one. Each is counted: when Sente plays and Gote answers, that is two moves.
# A word: position; Japanese 局面.
term-position = Position
# What it means.
term-position-text = How the game stands at one moment: where the pieces are, what each player has in hand, and whose turn it is.
# A word: piece toss; Japanese 振り駒.
term-furigoma = Toss of pawns
# What it means.
term-furigoma-text = A way to decide who begins. One player tosses five pawns. If most show the plain side, the tosser begins; if most show the tokin side, the other player does.
# A word: handicap game; Japanese 駒落ち.
term-handicap = Handicap game
# What it means.
term-handicap-text = A game that the stronger player begins without some pieces, so that both have a chance to win. The stronger player moves first.
# Under a board.
term-handicap-diagram = Rook handicap: the stronger player, above, plays without the rook.
# A word: handicap giver; Japanese 上手.
term-uwate = Stronger player
# What it means.
term-uwate-text = In a handicap game, the player who takes pieces off. The other one, who receives the handicap, is called shitate in Japanese.
# A word: kyu and dan grades; Japanese 段級位.
term-grades = Grades of players
# What it means.
term-grades-text = New players have kyu grades: the number goes down as the player gets better. After 1 kyu come the dan grades: the number goes up.

## The board

# A word: board; Japanese 盤.
term-board = Board
# What it means.
term-board-text = Where the game is played: 81 squares, nine files and nine ranks. All squares have the same colour.
# A word: square; Japanese 升目.
term-square = Square
# What it means.
term-square-text = The place of one piece on the board. Its name is the number of the file and the letter of the rank, such as 7g.
# A word: file; Japanese 筋.
term-file = File
# What it means.
term-file-text = Nine squares from top to bottom. Files are numbered 1 to 9, from Sente’s right.
# A word: rank; Japanese 段.
term-rank = Rank
# What it means.
term-rank-text = Nine squares from side to side. Ranks have the letters a to i, from the top.
# A word: diagonal; Japanese 斜め.
term-diagonal = Diagonal
# What it means.
term-diagonal-text = A line of squares that touch at their corners. The bishop moves on diagonals only.
# A word: promotion zone; Japanese 敵陣.
term-camp = Opponent’s camp
# What it means.
term-camp-text = The three far ranks, where the opponent’s pieces began. When a piece of yours enters, moves inside or leaves, you may promote it. It is also called the promotion zone.
# A word: starting position; Japanese 初期配置.
term-start = Starting position
# What it means.
term-start-text = How the forty pieces stand before the first move. Each player has twenty.
# Under a board.
term-start-diagram = All pieces in place. Sente’s rook stands on 2h and the bishop on 8h.
# A word: piece stand; Japanese 駒台.
term-tray = Tray
# What it means.
term-tray-text = The place beside the board for the pieces you have captured, also called the piece stand. Your opponent must be able to see them.

## The pieces

# A word: piece; Japanese 駒.
term-piece = Piece
# What it means.
term-piece-text = Shogi has forty pieces, of eight kinds. The pieces of both players have the same colour; the tip of a piece points at the opponent of its owner.
# A word: king; Japanese 王将・玉将.
term-king = King
# What it means.
term-king-text = When it cannot be saved, the game is over. It moves one square in any direction. The higher-graded player takes the piece named ōshō, the other takes gyokushō.
# Under a board that shows where a piece may go.
term-king-diagram = The king may go to the eight squares around it.
# A word: rook; Japanese 飛車.
term-rook = Rook
# What it means.
term-rook-text = The most valuable piece after the king. It goes forward, back or sideways, as far as the way is free. Promoted, it becomes a dragon.
# Under a board that shows where a piece may go.
term-rook-diagram = The rook reaches every square of its file and of its rank.
# A word: bishop; Japanese 角行.
term-bishop = Bishop
# What it means.
term-bishop-text = It goes diagonally, as far as the way is free. Promoted, it becomes a horse. Its weak point is the square right in front of it: it cannot go there.
# Under a board that shows where a piece may go.
term-bishop-diagram = The bishop reaches every square of its two diagonals.
# A word: gold general; Japanese 金将.
term-gold = Gold
# What it means.
term-gold-text = It moves one square in any direction except diagonally back. It never promotes. It guards a king better than any other piece, and is good for giving mate.
# Under a board that shows where a piece may go.
term-gold-diagram = Six squares. It does not go diagonally back.
# A word: silver general; Japanese 銀将.
term-silver = Silver
# What it means.
term-silver-text = It moves one square forward or diagonally. It can go forward and come back, so it is good in attack.
# Under a board that shows where a piece may go.
term-silver-diagram = Five squares. It goes neither sideways nor straight back.
# A word: knight; Japanese 桂馬.
term-knight = Knight
# What it means.
term-knight-text = It jumps two squares forward and one sideways, over other pieces. It never goes back.
# Under a board that shows where a piece may go.
term-knight-diagram = The knight has only two squares to go to.
# A word: lance; Japanese 香車.
term-lance = Lance
# What it means.
term-lance-text = It goes straight forward only, as far as the way is free, and never back. At the start the lances stand in the four corners.
# Under a board that shows where a piece may go.
term-lance-diagram = The lance reaches every square in front of it.
# A word: pawn; Japanese 歩兵.
term-pawn = Pawn
# What it means.
term-pawn-text = It moves one square forward, and captures the same way. Each player has nine. Promoted, it becomes a tokin.
# Under a board that shows where a piece may go.
term-pawn-diagram = Sente’s pawn may capture the pawn right in front of it.
# A word: dragon, promoted rook; Japanese 竜王.
term-dragon = Dragon
# What it means.
term-dragon-text = A promoted rook. It goes like a rook, and also one square diagonally. No piece is stronger.
# Under a board that shows where a piece may go.
term-dragon-diagram = The rook’s squares, and the four next to it diagonally.
# A word: horse, promoted bishop; Japanese 竜馬.
term-horse = Horse
# What it means.
term-horse-text = A promoted bishop. It goes like a bishop, and also one square forward, back or sideways. It is good in attack and in defence.
# Under a board that shows where a piece may go.
term-horse-diagram = The bishop’s squares, and the four next to it forward, back and sideways.
# A word: tokin, promoted pawn; Japanese と金.
term-tokin = Tokin
# What it means.
term-tokin-text = A promoted pawn. It moves like a gold, but an opponent who captures it gets only a pawn.
# Under a board that shows where a piece may go.
term-tokin-diagram = The tokin may go to six squares, as a gold may.
# A word: promoted silver, knight, lance; Japanese 成銀・成桂・成香.
term-promoted-silver = Promoted silver, knight and lance
# What it means.
term-promoted-silver-text = Once promoted, these three all move like a gold and lose their old moves. When captured, they become plain again.
# Under a board that shows where a piece may go.
term-promoted-silver-diagram = A promoted knight moves like a gold and jumps no more.
# A word: promoted piece; Japanese 成駒.
term-promoted = Promoted piece
# What it means.
term-promoted-text = A piece that was turned over and moves in a new way. It stays so on the board until it is captured.
# A word: major pieces; Japanese 大駒.
term-major = Major pieces
# What it means.
term-major-text = Rooks and bishops, promoted or not. In an impasse each counts 5 points.
# A word: minor pieces; Japanese 小駒.
term-minor = Minor pieces
# What it means.
term-minor-text = Golds, silvers, knights, lances and pawns. In an impasse each counts 1 point.
# A word: generals, golds and silvers; Japanese 金駒.
term-generals = Generals
# What it means.
term-generals-text = Golds and silvers together. Each player has four generals, and usually three of them guard the king.
# A word: ranging pieces; Japanese 飛び道具.
term-ranging = Ranging pieces
# What it means.
term-ranging-text = Pieces that can go far in one move: rook, bishop and lance. They do not jump: another piece on the way stops them.

## Captures, drops, promotion

# A word: capture; Japanese 取る.
term-capture = Capture
# What it means.
term-capture-text = To move to a square that holds an opponent’s piece and take it. The piece becomes yours, and you may drop it later.
# Under a board that shows where a piece may go.
term-capture-diagram = The rook may capture the pawn on 7e, but goes no further.
# A word: pieces in hand; Japanese 持ち駒.
term-hand = Pieces in hand
# What it means.
term-hand-text = The pieces in your tray, ready to be dropped. Both players see them, so nothing is secret.
# A word: drop; Japanese 打つ.
term-drop = Drop
# What it means.
term-drop-text = Instead of moving, you take a piece from your hand and put it on an empty square. That is your whole move.
# Under a board with moves to try.
term-drop-diagram = The gold may be dropped on 5e, but not on 5d: that square is taken.
# A word: promotion; Japanese 成る.
term-promote = Promotion
# What it means.
term-promote-text = To turn a piece over after moving it, so that it moves in a new way. It is like a rise in rank. Kings and golds do not promote.
# Under a board with moves to try.
term-promote-diagram = When the silver enters on 5c, you may promote it or leave it.
# A word: non-promotion; Japanese 不成.
term-no-promotion = Non-promotion
# What it means.
term-no-promotion-text = To leave a piece as it is although it might promote. It is done most often with a silver or a knight, to keep its own move.
# A word: exchange; Japanese 駒交換.
term-exchange = Exchange
# What it means.
term-exchange-text = You capture a piece, and the opponent recaptures. In shogi nothing leaves the game: each player now has a piece in hand.
# Under a board with moves to play through.
term-exchange-diagram = Sente’s bishop captures the bishop on 2b, then the silver from 3a captures it in turn. Now each has a bishop in hand.
# A word: protected piece; Japanese 紐付き.
term-protected = Protected piece
# What it means.
term-protected-text = A piece of yours that is not lost for nothing: if the opponent captures it, you can capture the capturer.
# A word: loose piece; Japanese 浮き駒.
term-loose = Loose piece
# What it means.
term-loose-text = A piece that can be captured for nothing. Before each move look for loose pieces: yours and the opponent’s.
# A word: sacrifice; Japanese 捨て駒.
term-sacrifice = Sacrifice
# What it means.
term-sacrifice-text = To give a piece away on purpose in order to gain something greater, often the game itself.

## Attack and defence

# A word: fork; Japanese 両取り.
term-fork = Fork
# What it means.
term-fork-text = One piece attacks two at the same time. The opponent can save only one, and you capture the other.
# Under a board with moves to try.
term-fork-diagram = A knight dropped on 6e attacks the rook on 7c and the gold on 5c.
# A word: splitting silver; Japanese 割り打ちの銀.
term-split-silver = Splitting silver
# What it means.
term-split-silver-text = A silver dropped behind two of the opponent’s pieces, between them. It attacks both of them, because it can go diagonally back.
# Under a board with moves to play through.
term-split-silver-diagram = The silver attacks the rook on 6b and the gold on 4b. The rook runs, and Sente gets the gold for the silver.
# A word: pin; Japanese ピン.
term-pin = Pinned piece
# What it means.
term-pin-text = A piece that shields its king from a rook, bishop or lance. It may not leave the line, because the king would then be in check.
# Under a board with moves to try.
term-pin-diagram = The gold on 6f shields the king from the bishop on 4d. It may go to 5e, but not to 6e.
# A word: interposition; Japanese 合駒.
term-interpose = Interposition
# What it means.
term-interpose-text = To put a piece between your king and the ranging piece that checks it. In shogi you may use a piece in hand.
# Under a board with moves to try.
term-interpose-diagram = The bishop on 2b gives check. A pawn on 4d shields the king; on 3d it does not.
# A word: striking pawn; Japanese 叩きの歩.
term-striking-pawn = Striking pawn
# What it means.
term-striking-pawn-text = A pawn dropped right in front of an opponent’s piece, as if knocking at a door. If the piece takes it, it leaves its good square.
# Under a board with moves to try.
term-striking-pawn-diagram = A pawn on 3c attacks the gold on 3b: it takes the pawn, or it leaves.
# A word: dangling pawn; Japanese 垂れ歩.
term-dangling-pawn = Dangling pawn
# What it means.
term-dangling-pawn-text = A pawn dropped one square outside the opponent’s camp. On the next move it can enter and become a tokin.
# Under a board with moves to try.
term-dangling-pawn-diagram = The pawn on 2d will enter on 2c, a square that nobody guards.
# A word: anchor pawn; Japanese 底歩.
term-anchor-pawn = Anchor pawn
# What it means.
term-anchor-pawn-text = A pawn dropped on your own last rank, below a gold. This wall holds off a rook or dragon for long.
# Under a board with moves to try.
term-anchor-pawn-diagram = The dragon on 2i gives check. A pawn on 6i, below the gold, shuts the line and is protected.
# A word: edge attack; Japanese 端攻め.
term-edge-attack = Edge attack
# What it means.
term-edge-attack-text = An attack on file 1 or 9 with lance, knight and pawns. A king in its castle lives near the edge, and has few guards there.
# A word: climbing silver; Japanese 棒銀.
term-climbing-silver = Climbing silver
# What it means.
term-climbing-silver-text = A silver climbs behind the rook’s pawn to break through on file 2. It is the first attack that many learn.
# Under a board with moves to play through.
term-climbing-silver-diagram = The silver climbs: 3h, 2g, 2f.

## Check and the end

# A word: check; Japanese 王手.
term-check = Check
# What it means.
term-check-text = A piece threatens to capture the king on the next move. The king’s owner must save it at once. Nothing need be said aloud.
# A word: double check; Japanese 両王手.
term-double-check = Double check
# What it means.
term-double-check-text = Two pieces give check at once. To shield the king or to capture one of them is not enough: the king itself must move.
# Under a board with moves to try.
term-double-check-diagram = When the knight jumps to 4c it gives check, and so does the rook on 5h.
# A word: discovered check; Japanese 空き王手.
term-discovered-check = Discovered check
# What it means.
term-discovered-check-text = A piece leaves the line, and the one behind it gives check. The piece that left may capture something on its way.
# Under a board with moves to try.
term-discovered-check-diagram = The bishop captures the rook on 2b, and the rook on 5h gives check.
# A word: checkmate; Japanese 詰み.
term-mate = Checkmate
# What it means.
term-mate-text = The king is in check and no move can save it. The game is over: that king’s owner has lost.
# Under a board with moves to try.
term-mate-diagram = A gold dropped on 2b mates the king on 1a. The silver on 3c protects the gold.
# A word: threat of mate; Japanese 詰めろ.
term-threatmate = Threat of mate
# What it means.
term-threatmate-text = A move that gives no check yet, but unless the opponent defends, mate follows on the next turn.
# Under a board with moves to play through.
term-threatmate-diagram = The pawn goes to 5c: a threat of mate. Gote does not see it, and Sente drops the gold on 5b.
# A word: brinkmate; Japanese 必至.
term-brinkmate = Brinkmate
# What it means.
term-brinkmate-text = A threat of mate that nothing can stop. The opponent has one hope left: to check your king without a pause, and mate it first.
# A word: mate problem; Japanese 詰将棋.
term-tsume = Mate problem
# What it means.
term-tsume-text = A puzzle: find how to give check with every move until the king cannot be saved. It is the best daily exercise.
# Under a board with moves to play through.
term-tsume-diagram = A problem of three moves: if the king runs to 4a, the second gold goes to 4b.
# A word: gold at the head; Japanese 頭金.
term-head-gold = Gold at the head
# What it means.
term-head-gold-text = A gold dropped right in front of a king on its last rank, and protected by another piece. It is the most common way to mate.
# Under a board with moves to try.
term-head-gold-diagram = The gold on 5b is protected by the pawn on 5c. The king has nowhere to go.
# A word: belly silver; Japanese 腹銀.
term-belly-silver = Belly silver
# What it means.
term-belly-silver-text = A silver dropped at the king’s side. It gives no check, but it shuts the squares in front of the king and behind it.
# Under a board with moves to try.
term-belly-silver-diagram = The silver on 2b, beside the king, is protected by the tokin.
# A word: resignation; Japanese 投了.
term-resign = Resignation
# What it means.
term-resign-text = To admit defeat before the last move. It is no shame in shogi: most players resign once they see that their king cannot be saved.
# A word: illegal move; Japanese 反則.
term-illegal = Forbidden move
# What it means.
term-illegal-text = A move that the rules do not allow, also called an illegal move. By the official rules whoever plays it loses at once.
# A word: two pawns on a file; Japanese 二歩.
term-nifu = Two pawns
# What it means.
term-nifu-text = The fault of dropping a pawn on a file that already holds an unpromoted pawn of yours. It is not allowed.
# Under a board with moves to try.
term-nifu-diagram = File 5 already has a pawn. On file 6 it is possible.
# A word: pawn-drop mate; Japanese 打ち歩詰め.
term-uchifuzume = Pawn-drop mate
# What it means.
term-uchifuzume-text = To drop a pawn that checkmates at once. It is not allowed; but to mate by moving a pawn is.
# Under a board with moves to try.
term-uchifuzume-diagram = The king could not be saved, so the pawn may not be dropped on 5b.
# A word: dead-end piece; Japanese 行き所のない駒.
term-dead-end = Piece with no way on
# What it means.
term-dead-end-text = A piece that could never move again, such as a pawn on the last rank. You may neither drop it there nor leave it there unpromoted.
# Under a board with moves to try.
term-dead-end-diagram = The lance may not be dropped on 5a. On 5b it may.
# A word: leaving the king in check; Japanese 王手放置.
term-leaving-king = Leaving the king in check
# What it means.
term-leaving-king-text = To play something else while your king is in check. It is not allowed: save the king first.
# A word: draw; Japanese 引き分け.
term-draw = Draw
# What it means.
term-draw-text = A game without a winner. It is rare in shogi, because captured pieces come back.
# A word: repetition; Japanese 千日手.
term-repetition = Draw by repetition
# What it means.
term-repetition-text = When the same position comes up four times, the game is a draw and is played again. The Japanese name means “moves of a thousand days”.
# A word: perpetual check; Japanese 連続王手の千日手.
term-perpetual = Perpetual check
# What it means.
term-perpetual-text = The position is repeated four times while one player gives check with every move. This is no draw: the player who gives check loses.
# A word: impasse; Japanese 持将棋.
term-jishogi = Impasse
# What it means.
term-jishogi-text = Both kings are safe in the opponent’s camp, and nobody can mate. The points of the pieces decide.
# A word: entering king; Japanese 入玉.
term-entering-king = Entering king
# What it means.
term-entering-king-text = A king reaches the three far ranks. It is hard to catch there, because most pieces attack forward more than back.
# A word: declaration win; Japanese 入玉宣言.
term-declaration = Declaration
# What it means.
term-declaration-text = A player whose king has entered declares that the conditions of the impasse rule are met. If they are, the player wins; if not, the player loses.
# A word: points; Japanese 点数.
term-points = Points
# What it means.
term-points-text = The count in an impasse: rooks and bishops are 5 points each, other pieces 1, and the king is not counted.
# A word: try rule; Japanese トライルール.
term-try-rule = Try rule
# What it means.
term-try-rule-text = A rule for those who want it: a king that reaches the square where the other king began, and is not in check there, wins.
# Under a board with moves to try.
term-try-rule-diagram = When Sente’s king moves to 5a, Sente wins under this rule.
# A word: move limit; Japanese 最大手数.
term-limit = Move limit
# What it means.
term-limit-text = A number of moves that the players have agreed on. If it is reached without a winner, the game is a draw.

## Castles

# A word: castle; Japanese 囲い.
term-castle = Castle
# What it means.
term-castle-text = Pieces set around the king to guard it, above all golds and silvers. Build it early, before the fight begins.
# A word: boat castle; Japanese 舟囲い.
term-boat = Boat castle
# What it means.
term-boat-text = A castle that is easy to build: only three moves. It is used against a ranging rook. The king is on 7h.
# Under a board.
term-boat-diagram = King 7h, golds 6i and 5h, silver 7i, bishop 8h.
# A word: Mino castle; Japanese 美濃囲い.
term-mino = Mino castle
# What it means.
term-mino-text = The usual castle of a player with a ranging rook. It is quick to build and strong against attacks from the side.
# Under a board.
term-mino-diagram = King 2h, silver 3h, golds 4i and 5h.
# A word: Yagura castle; Japanese 矢倉囲い.
term-yagura = Yagura castle
# What it means.
term-yagura-text = A castle for static rook games, strong against attacks from the front. A yagura is a watchtower.
# Under a board.
term-yagura-diagram = King 8h, golds 7h and 6g, silver 7g.
# A word: Anaguma castle, bear in the hole; Japanese 穴熊.
term-anaguma = Anaguma castle
# What it means.
term-anaguma-text = The king hides in the very corner, like a bear in its hole. It is hard to check, but the castle takes many moves.
# Under a board.
term-anaguma-diagram = King 9i, lance 9h, silver 8h, golds 7h and 7i, knight 8i.
# A word: sitting king; Japanese 居玉.
term-sitting-king = Sitting king
# What it means.
term-sitting-king-text = A king that has stayed on its first square, without a castle. That is often dangerous, because attacks reach it soon.

## Openings and phases

# A word: opening, middle game, endgame; Japanese 序盤・中盤・終盤.
term-phases = Three phases of a game
# What it means.
term-phases-text = In the opening you build a castle and place your pieces. In the middle game the fight begins. In the endgame each side races to mate.
# A word: book opening, joseki; Japanese 定跡.
term-joseki = Book opening
# What it means.
term-joseki-text = A sequence of moves that many players have tried and found good for both sides.
# A word: tesuji, skilful move; Japanese 手筋.
term-tesuji = Tesuji
# What it means.
term-tesuji-text = A skilful move, or a few of them, that works in many positions, such as the dangling pawn.
# A word: static rook; Japanese 居飛車.
term-static-rook = Static rook
# What it means.
term-static-rook-text = A way to play in which the rook stays on its first file and attacks there. The king goes to the left.
# A word: ranging rook; Japanese 振り飛車.
term-ranging-rook = Ranging rook
# What it means.
term-ranging-rook-text = A way to play in which the rook moves to the middle or to the left. The king goes to the right, where the rook was.
# A word: fourth-file rook; Japanese 四間飛車.
term-fourth-file-rook = Fourth-file rook
# What it means.
term-fourth-file-rook-text = The rook moves to 6h. File 6 is the fourth from Sente’s left. It is an easy opening for a beginner.
# Under a board.
term-fourth-file-rook-diagram = Sente’s rook stands on 6h, and the bishop on 7g holds up the pawn on 8e.
# A word: third-file rook; Japanese 三間飛車.
term-third-file-rook = Third-file rook
# What it means.
term-third-file-rook-text = The rook moves to 7h. File 7 is the third from Sente’s left.
# A word: central rook; Japanese 中飛車.
term-central-rook = Central rook
# What it means.
term-central-rook-text = The rook moves to 5h, the middle of the board, to push the pawn of file 5.
# A word: double wing attack; Japanese 相掛かり.
term-double-wing = Double wing attack
# What it means.
term-double-wing-text = An opening in which both players push the pawn in front of the rook at once. Each attacks on a side.
# A word: bishop exchange; Japanese 角換わり.
term-bishop-exchange = Bishop exchange
# What it means.
term-bishop-exchange-text = An opening in which the bishops are exchanged early. From then on each player has a bishop in hand, ready to be dropped anywhere.
# A word: side pawn capture; Japanese 横歩取り.
term-side-pawn = Side pawn
# What it means.
term-side-pawn-text = A sharp opening: the rook steps sideways and captures the pawn on 3d. One mistake may end the game.

## Around the game

# A word: game record; Japanese 棋譜.
term-record = Game record
# What it means.
term-record-text = All the moves of a game, written down in order. With them the game can be seen again.
# A word: review after the game; Japanese 感想戦.
term-review = Review after the game
# What it means.
term-review-text = After the game both players go through the moves and tell each other what they thought. It is the best way to learn.
# A word: taking back a move; Japanese 待った.
term-undo = Taking back
# What it means.
term-undo-text = To change a move already made. It is not allowed in official games; among friends you agree on it.
# A word: game clock; Japanese 対局時計.
term-clock = Game clock
# What it means.
term-clock-text = A clock that counts each player’s time. Whoever runs out of time loses.
# A word: countdown, byo-yomi; Japanese 秒読み.
term-byoyomi = Seconds for each move
# What it means.
term-byoyomi-text = When your main time is used up, you get a few seconds for each move. The Japanese word means “reading the seconds”.
