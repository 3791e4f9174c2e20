### The glossary: each word of shogi, what it means in a sentence or two, the text under its board.
### The app shows the Japanese word and the English word beside each.

## The game and the players

# A word: shogi; Japanese 将棋.
term-shogi = Shogi
# What it means.
term-shogi-text = Le jeu d’échecs du Japon. Deux joueurs jouent sur un plateau de 81 cases, et une pièce prise peut revenir sur le plateau et combattre pour celui qui l’a prise.
# A word: first player, black; Japanese 先手.
term-sente = Sente
# What it means.
term-sente-text = Le joueur qui commence. Sur nos plateaux, Sente est en bas et ses pièces pointent vers le haut. Beaucoup de livres en anglais l’appellent Black, « noir ».
# A word: second player, white; Japanese 後手.
term-gote = Gote
# What it means.
term-gote-text = Le joueur qui joue après Sente. Sur nos plateaux, Gote est en haut et ses pièces pointent vers le bas. Beaucoup de livres en anglais l’appellent White, « blanc ».
# A word: turn; Japanese 手番.
term-turn = Tour de jeu
# What it means.
term-turn-text = Le moment où un joueur joue un coup. Les joueurs jouent chacun à leur tour, et personne ne peut passer.
# A word: move; Japanese 手.
term-move = Coup
# What it means.
term-move-text = Ce qu’un joueur fait à son tour : déplacer une pièce ou en parachuter une. On compte chaque coup : quand Sente joue et que Gote répond, cela fait deux coups.
# A word: position; Japanese 局面.
term-position = Position
# What it means.
term-position-text = L’état de la partie à un moment donné : où sont les pièces, ce que chaque joueur a en main, et à qui c’est de jouer.
# A word: piece toss; Japanese 振り駒.
term-furigoma = Lancer de pions
# What it means.
term-furigoma-text = Une façon de décider qui commence. Un joueur lance cinq pions. Si la plupart montrent la face ordinaire, il commence ; si la plupart montrent la face tokin, c’est l’autre joueur.
# A word: handicap game; Japanese 駒落ち.
term-handicap = Partie à handicap
# What it means.
term-handicap-text = Une partie que le joueur le plus fort commence sans quelques-unes de ses pièces, pour que chacun ait une chance de gagner. C’est lui qui joue le premier coup.
# Under a board.
term-handicap-diagram = Handicap de la tour : le joueur du haut joue sans sa tour.
# A word: handicap giver; Japanese 上手.
term-uwate = Joueur le plus fort
# What it means.
term-uwate-text = Dans une partie à handicap, celui qui retire des pièces. L’autre, qui reçoit le handicap, s’appelle shitate en japonais.
# A word: kyu and dan grades; Japanese 段級位.
term-grades = Niveaux des joueurs
# What it means.
term-grades-text = Les nouveaux joueurs ont un niveau en kyu : le nombre diminue quand on progresse. Après le 1er kyu viennent les dan : là, le nombre augmente.

## The board

# A word: board; Japanese 盤.
term-board = Plateau
# What it means.
term-board-text = Là où l’on joue : 81 cases, neuf colonnes et neuf rangées. Toutes les cases sont de la même couleur.
# A word: square; Japanese 升目.
term-square = Case
# What it means.
term-square-text = La place d’une pièce sur le plateau. Son nom est le numéro de la colonne et la lettre de la rangée, par exemple 7g.
# A word: file; Japanese 筋.
term-file = Colonne
# What it means.
term-file-text = Neuf cases de haut en bas. Les colonnes portent les numéros 1 à 9, en partant de la droite de Sente.
# A word: rank; Japanese 段.
term-rank = Rangée
# What it means.
term-rank-text = Neuf cases d’un côté à l’autre. Les rangées portent les lettres a à i, en partant du haut.
# A word: diagonal; Japanese 斜め.
term-diagonal = Diagonale
# What it means.
term-diagonal-text = Une ligne de cases qui se touchent par les coins. Le fou se déplace seulement en diagonale.
# A word: promotion zone; Japanese 敵陣.
term-camp = Camp adverse
# What it means.
term-camp-text = Les trois rangées les plus éloignées, où les pièces adverses ont commencé. Quand votre pièce y entre, s’y déplace ou en sort, vous pouvez la promouvoir. On dit aussi zone de promotion.
# A word: starting position; Japanese 初期配置.
term-start = Position de départ
# What it means.
term-start-text = La place des quarante pièces avant le premier coup. Chaque joueur en a vingt.
# Under a board.
term-start-diagram = Toutes les pièces en place. La tour de Sente est en 2h et son fou en 8h.
# A word: piece stand; Japanese 駒台.
term-tray = Réserve
# What it means.
term-tray-text = La place, à côté du plateau, pour les pièces que vous avez prises. L’adversaire doit pouvoir les voir.

## The pieces

# A word: piece; Japanese 駒.
term-piece = Pièce
# What it means.
term-piece-text = Le shogi a quarante pièces, de huit sortes. Les pièces des deux joueurs sont de la même couleur ; une pièce pointe toujours vers l’adversaire de celui qui la joue.
# A word: king; Japanese 王将・玉将.
term-king = Roi
# What it means.
term-king-text = Quand il ne peut pas être sauvé, la partie est finie. Il se déplace d’une case dans toutes les directions. Le joueur de plus haut niveau prend la pièce nommée ōshō, l’autre celle nommée gyokushō.
# Under a board that shows where a piece may go.
term-king-diagram = Le roi peut aller sur les huit cases qui l’entourent.
# A word: rook; Japanese 飛車.
term-rook = Tour
# What it means.
term-rook-text = La pièce qui a le plus de valeur après le roi. Elle va en avant, en arrière ou sur le côté, aussi loin que le chemin est libre. Promue, elle devient dragon.
# Under a board that shows where a piece may go.
term-rook-diagram = La tour atteint toutes les cases de sa colonne et de sa rangée.
# A word: bishop; Japanese 角行.
term-bishop = Fou
# What it means.
term-bishop-text = Il va en diagonale, aussi loin que le chemin est libre. Promu, il devient cheval-dragon. Son point faible est la case juste devant lui : il ne peut pas y aller.
# Under a board that shows where a piece may go.
term-bishop-diagram = Le fou atteint toutes les cases de ses deux diagonales.
# A word: gold general; Japanese 金将.
term-gold = Or
# What it means.
term-gold-text = Il se déplace d’une case dans toutes les directions, sauf en diagonale vers l’arrière. Il n’est jamais promu. Aucune pièce ne défend mieux un roi, et il est bon pour mater. Son nom entier est général d’or.
# Under a board that shows where a piece may go.
term-gold-diagram = Six cases. Il ne recule pas en diagonale.
# A word: silver general; Japanese 銀将.
term-silver = Argent
# What it means.
term-silver-text = Il se déplace d’une case en avant ou en diagonale. Il peut avancer puis revenir : il est donc bon à l’attaque. Son nom entier est général d’argent.
# Under a board that shows where a piece may go.
term-silver-diagram = Cinq cases. Il ne va ni sur le côté, ni tout droit en arrière.
# A word: knight; Japanese 桂馬.
term-knight = Cavalier
# What it means.
term-knight-text = Il saute deux cases en avant et une sur le côté, par-dessus les autres pièces. Il ne recule jamais.
# Under a board that shows where a piece may go.
term-knight-diagram = Le cavalier n’a que deux cases où aller.
# A word: lance; Japanese 香車.
term-lance = Lance
# What it means.
term-lance-text = Elle va seulement tout droit en avant, aussi loin que le chemin est libre, et ne recule jamais. Au départ, les lances sont dans les quatre coins.
# Under a board that shows where a piece may go.
term-lance-diagram = La lance atteint toutes les cases devant elle.
# A word: pawn; Japanese 歩兵.
term-pawn = Pion
# What it means.
term-pawn-text = Il avance d’une case, et il prend de la même façon. Chaque joueur en a neuf. Promu, il devient tokin.
# Under a board that shows where a piece may go.
term-pawn-diagram = Le pion de Sente peut prendre le pion juste devant lui.
# A word: dragon, promoted rook; Japanese 竜王.
term-dragon = Dragon
# What it means.
term-dragon-text = La tour promue. Il se déplace comme une tour, et aussi d’une case en diagonale. Aucune pièce n’est plus forte.
# Under a board that shows where a piece may go.
term-dragon-diagram = Les cases de la tour, et les quatre cases voisines en diagonale.
# A word: horse, promoted bishop; Japanese 竜馬.
term-horse = Cheval-dragon
# What it means.
term-horse-text = Le fou promu. Il se déplace comme un fou, et aussi d’une case en avant, en arrière ou sur le côté. Il est bon à l’attaque et à la défense.
# Under a board that shows where a piece may go.
term-horse-diagram = Les cases du fou, et les quatre cases voisines : devant, derrière et de chaque côté.
# A word: tokin, promoted pawn; Japanese と金.
term-tokin = Tokin
# What it means.
term-tokin-text = Le pion promu. Il se déplace comme un or, mais l’adversaire qui le prend ne gagne qu’un pion.
# Under a board that shows where a piece may go.
term-tokin-diagram = Le tokin peut aller sur six cases, comme un or.
# A word: promoted silver, knight, lance; Japanese 成銀・成桂・成香.
term-promoted-silver = Argent, cavalier et lance promus
# What it means.
term-promoted-silver-text = Une fois promues, ces trois pièces se déplacent toutes comme un or et perdent leur ancien déplacement. Si elles sont prises, elles redeviennent ordinaires.
# Under a board that shows where a piece may go.
term-promoted-silver-diagram = Un cavalier promu se déplace comme un or et ne saute plus.
# A word: promoted piece; Japanese 成駒.
term-promoted = Pièce promue
# What it means.
term-promoted-text = Une pièce que l’on a retournée et qui se déplace d’une nouvelle façon. Elle le reste sur le plateau jusqu’à ce qu’elle soit prise.
# A word: major pieces; Japanese 大駒.
term-major = Pièces majeures
# What it means.
term-major-text = Les tours et les fous, promus ou non. Dans une impasse (jishogi), chacun compte 5 points.
# A word: minor pieces; Japanese 小駒.
term-minor = Pièces mineures
# What it means.
term-minor-text = Les ors, les argents, les cavaliers, les lances et les pions. Dans une impasse (jishogi), chacun compte 1 point.
# A word: generals, golds and silvers; Japanese 金駒.
term-generals = Généraux
# What it means.
term-generals-text = Les ors et les argents ensemble. Chaque joueur a quatre généraux, et le plus souvent trois d’entre eux défendent le roi.
# A word: ranging pieces; Japanese 飛び道具.
term-ranging = Pièces à longue portée
# What it means.
term-ranging-text = Les pièces qui peuvent aller loin en un seul coup : la tour, le fou et la lance. Elles ne sautent pas : une autre pièce sur le chemin les arrête.

## Captures, drops, promotion

# A word: capture; Japanese 取る.
term-capture = Prise
# What it means.
term-capture-text = Aller sur la case d’une pièce adverse et la prendre. Cette pièce devient la vôtre, et vous pourrez la parachuter plus tard.
# Under a board that shows where a piece may go.
term-capture-diagram = La tour peut prendre le pion en 7e, mais ne va pas plus loin.
# A word: pieces in hand; Japanese 持ち駒.
term-hand = Pièces en main
# What it means.
term-hand-text = Les pièces de votre réserve, prêtes à être parachutées. Les deux joueurs les voient : rien n’est donc secret.
# A word: drop; Japanese 打つ.
term-drop = Parachutage
# What it means.
term-drop-text = Au lieu de déplacer une pièce, vous en prenez une dans votre main et la posez sur une case vide. C’est là tout votre coup.
# Under a board with moves to try.
term-drop-diagram = L’or peut être parachuté en 5e, mais pas en 5d : cette case est occupée.
# A word: promotion; Japanese 成る.
term-promote = Promotion
# What it means.
term-promote-text = Retourner une pièce après l’avoir déplacée, pour qu’elle se déplace d’une nouvelle façon. C’est comme monter en grade. Le roi et l’or ne sont jamais promus.
# Under a board with moves to try.
term-promote-diagram = Quand l’argent entre en 5c, vous pouvez le promouvoir ou le laisser tel quel.
# A word: non-promotion; Japanese 不成.
term-no-promotion = Non-promotion
# What it means.
term-no-promotion-text = Laisser une pièce telle quelle alors qu’elle pourrait être promue. On le fait surtout avec un argent ou un cavalier, pour garder son propre déplacement.
# A word: exchange; Japanese 駒交換.
term-exchange = Échange
# What it means.
term-exchange-text = Vous prenez une pièce, et l’adversaire en reprend une. Au shogi, rien ne quitte la partie : chaque joueur a maintenant une pièce en main.
# Under a board with moves to play through.
term-exchange-diagram = Le fou de Sente prend le fou en 2b, puis l’argent en 3a le prend à son tour. Maintenant chacun a un fou en main.
# A word: protected piece; Japanese 紐付き.
term-protected = Pièce protégée
# What it means.
term-protected-text = Une pièce que l’adversaire ne prend pas pour rien : s’il la prend, vous pouvez prendre la pièce qui l’a prise.
# A word: loose piece; Japanese 浮き駒.
term-loose = Pièce sans défense
# What it means.
term-loose-text = Une pièce que l’adversaire peut prendre sans rien perdre. Avant chaque coup, cherchez ces pièces : les vôtres et les siennes.
# A word: sacrifice; Japanese 捨て駒.
term-sacrifice = Sacrifice
# What it means.
term-sacrifice-text = Donner une pièce exprès pour gagner davantage, et souvent la partie elle-même.

## Attack and defence

# A word: fork; Japanese 両取り.
term-fork = Fourchette
# What it means.
term-fork-text = Une pièce en attaque deux à la fois. L’adversaire n’en sauve qu’une, et vous prenez l’autre.
# Under a board with moves to try.
term-fork-diagram = Un cavalier parachuté en 6e attaque la tour en 7c et l’or en 5c.
# A word: splitting silver; Japanese 割り打ちの銀.
term-split-silver = Argent qui sépare
# What it means.
term-split-silver-text = Un argent parachuté derrière deux pièces adverses, entre les deux. Il les attaque toutes deux, car il peut reculer en diagonale.
# Under a board with moves to play through.
term-split-silver-diagram = L’argent attaque la tour en 6b et l’or en 4b. La tour fuit, et Sente obtient l’or contre l’argent.
# A word: pin; Japanese ピン.
term-pin = Pièce clouée
# What it means.
term-pin-text = Une pièce qui couvre son roi contre une tour, un fou ou une lance. Elle ne peut pas quitter la ligne, car le roi serait alors en échec.
# Under a board with moves to try.
term-pin-diagram = L’or en 6f couvre le roi contre le fou en 4d. Cet or peut aller en 5e, mais pas en 6e.
# A word: interposition; Japanese 合駒.
term-interpose = Interposition
# What it means.
term-interpose-text = Mettre une pièce entre votre roi et la pièce à longue portée qui donne échec. Au shogi, vous pouvez y parachuter une pièce que vous avez en main.
# Under a board with moves to try.
term-interpose-diagram = Le fou en 2b donne échec. Un pion en 4d couvre le roi ; en 3d, il ne le couvre pas.
# A word: striking pawn; Japanese 叩きの歩.
term-striking-pawn = Pion qui frappe
# What it means.
term-striking-pawn-text = Un pion parachuté juste devant une pièce adverse, comme on frappe à une porte. Si la pièce le prend, elle quitte sa bonne place.
# Under a board with moves to try.
term-striking-pawn-diagram = Un pion en 3c attaque l’or en 3b : l’or le prend, ou s’en va.
# A word: dangling pawn; Japanese 垂れ歩.
term-dangling-pawn = Pion suspendu
# What it means.
term-dangling-pawn-text = Un pion parachuté une case avant le camp adverse. Au coup suivant, il peut entrer et devenir tokin.
# Under a board with moves to try.
term-dangling-pawn-diagram = Le pion en 2d entrera en 2c, une case que rien ne défend.
# A word: anchor pawn; Japanese 底歩.
term-anchor-pawn = Pion d’ancrage
# What it means.
term-anchor-pawn-text = Un pion parachuté sur votre dernière rangée, sous un or. Ce mur arrête longtemps une tour ou un dragon.
# Under a board with moves to try.
term-anchor-pawn-diagram = Le dragon en 2i donne échec. Un pion en 6i, sous l’or, ferme la ligne et il est protégé.
# A word: edge attack; Japanese 端攻め.
term-edge-attack = Attaque sur le bord
# What it means.
term-edge-attack-text = Une attaque sur la colonne 1 ou 9 avec la lance, le cavalier et des pions. Un roi dans son château est près du bord, et peu défendu de ce côté.
# A word: climbing silver; Japanese 棒銀.
term-climbing-silver = Argent grimpant
# What it means.
term-climbing-silver-text = Un argent grimpe derrière le pion de la tour pour percer sur la colonne 2. C’est la première attaque que beaucoup apprennent.
# Under a board with moves to play through.
term-climbing-silver-diagram = L’argent grimpe : 3h, 2g, 2f.

## Check and the end

# A word: check; Japanese 王手.
term-check = Échec
# What it means.
term-check-text = Une pièce menace de prendre le roi au coup suivant. Il faut sauver le roi aussitôt. On n’est pas obligé de dire quoi que ce soit.
# A word: double check; Japanese 両王手.
term-double-check = Échec double
# What it means.
term-double-check-text = Deux pièces donnent échec en même temps. Couvrir le roi ou prendre l’une des deux ne suffit pas : le roi lui-même doit bouger.
# Under a board with moves to try.
term-double-check-diagram = Quand le cavalier saute en 4c, il donne échec, et la tour en 5h aussi.
# A word: discovered check; Japanese 空き王手.
term-discovered-check = Échec à la découverte
# What it means.
term-discovered-check-text = Une pièce quitte la ligne, et celle qui est derrière donne échec. La pièce qui s’en va peut en profiter pour prendre.
# Under a board with moves to try.
term-discovered-check-diagram = Le fou prend la tour en 2b, et la tour en 5h donne échec.
# A word: checkmate; Japanese 詰み.
term-mate = Échec et mat
# What it means.
term-mate-text = Le roi est en échec et aucun coup ne le sauve. On dit aussi mat. La partie est finie : le joueur de ce roi a perdu.
# Under a board with moves to try.
term-mate-diagram = Un or parachuté en 2b mate le roi en 1a. L’argent en 3c protège l’or.
# A word: threat of mate; Japanese 詰めろ.
term-threatmate = Menace de mat
# What it means.
term-threatmate-text = Un coup qui ne donne pas encore échec. Mais si l’adversaire ne se défend pas, le mat vient au tour suivant.
# Under a board with moves to play through.
term-threatmate-diagram = Le pion avance en 5c : menace de mat. Gote ne la voit pas, et Sente parachute l’or en 5b.
# A word: brinkmate; Japanese 必至.
term-brinkmate = Menace de mat imparable
# What it means.
term-brinkmate-text = Une menace de mat que rien ne peut arrêter. L’adversaire n’a plus qu’un espoir : donner échec sans répit et mater votre roi avant.
# A word: mate problem; Japanese 詰将棋.
term-tsume = Problème de mat
# What it means.
term-tsume-text = Un casse-tête : trouvez comment donner échec à chaque coup jusqu’au mat. C’est le meilleur exercice de tous les jours.
# Under a board with moves to play through.
term-tsume-diagram = Un problème en trois coups : si le roi fuit en 4a, le second or va en 4b.
# A word: gold at the head; Japanese 頭金.
term-head-gold = Or sur la tête
# What it means.
term-head-gold-text = Un or parachuté juste devant un roi sur sa dernière rangée, et protégé par une autre pièce. C’est le mat le plus courant.
# Under a board with moves to try.
term-head-gold-diagram = L’or en 5b est protégé par le pion en 5c. Le roi n’a nulle part où aller.
# A word: belly silver; Japanese 腹銀.
term-belly-silver = Argent au flanc
# What it means.
term-belly-silver-text = Un argent parachuté à côté du roi. Il ne donne pas échec, mais il ferme la case devant le roi et la case derrière lui.
# Under a board with moves to try.
term-belly-silver-diagram = L’argent en 2b, à côté du roi, est protégé par le tokin.
# A word: resignation; Japanese 投了.
term-resign = Abandon
# What it means.
term-resign-text = Reconnaître sa défaite avant le dernier coup. Au shogi, ce n’est pas une honte : la plupart des joueurs abandonnent quand ils voient que leur roi ne peut pas être sauvé.
# A word: illegal move; Japanese 反則.
term-illegal = Coup interdit
# What it means.
term-illegal-text = Un coup que les règles ne permettent pas. Selon les règles officielles, celui qui le joue perd aussitôt.
# A word: two pawns on a file; Japanese 二歩.
term-nifu = Deux pions
# What it means.
term-nifu-text = La faute de parachuter un pion sur une colonne où vous avez déjà un pion non promu. C’est interdit.
# Under a board with moves to try.
term-nifu-diagram = La colonne 5 a déjà un pion. Sur la colonne 6, c’est possible.
# A word: pawn-drop mate; Japanese 打ち歩詰め.
term-uchifuzume = Mat par parachutage d’un pion
# What it means.
term-uchifuzume-text = Parachuter un pion qui mate aussitôt le roi. C’est interdit ; mais mater en avançant un pion est permis.
# Under a board with moves to try.
term-uchifuzume-diagram = Le roi ne pourrait pas être sauvé : le pion ne peut donc pas être parachuté en 5b.
# A word: dead-end piece; Japanese 行き所のない駒.
term-dead-end = Pièce sans issue
# What it means.
term-dead-end-text = Une pièce qui ne pourrait plus jamais bouger, comme un pion sur la dernière rangée. Vous ne pouvez ni l’y parachuter, ni l’y laisser sans promotion.
# Under a board with moves to try.
term-dead-end-diagram = La lance ne peut pas être parachutée en 5a. En 5b, c’est possible.
# A word: leaving the king in check; Japanese 王手放置.
term-leaving-king = Roi laissé en échec
# What it means.
term-leaving-king-text = Jouer autre chose alors que votre roi est en échec. C’est interdit : sauvez d’abord le roi.
# A word: draw; Japanese 引き分け.
term-draw = Partie nulle
# What it means.
term-draw-text = Une partie sans gagnant. C’est rare au shogi, car les pièces prises reviennent sur le plateau.
# A word: repetition; Japanese 千日手.
term-repetition = Nulle par répétition
# What it means.
term-repetition-text = Quand la même position apparaît quatre fois, la partie est nulle et on la rejoue. Le nom japonais veut dire « coups de mille jours ».
# A word: perpetual check; Japanese 連続王手の千日手.
term-perpetual = Échec perpétuel
# What it means.
term-perpetual-text = La même position apparaît quatre fois, et un joueur donne échec à chaque coup. La partie n’est pas nulle : le joueur qui donne échec perd.
# A word: impasse; Japanese 持将棋.
term-jishogi = Impasse (jishogi)
# What it means.
term-jishogi-text = Les deux rois sont en sûreté dans le camp adverse, et personne ne peut mater. Les points des pièces décident.
# A word: entering king; Japanese 入玉.
term-entering-king = Entrée du roi dans le camp adverse
# What it means.
term-entering-king-text = Un roi atteint les trois rangées les plus éloignées. Il est difficile de l’y mater, car la plupart des pièces attaquent plus vers l’avant que vers l’arrière.
# A word: declaration win; Japanese 入玉宣言.
term-declaration = Déclaration de victoire
# What it means.
term-declaration-text = Un joueur dont le roi est entré déclare qu’il remplit les conditions de la règle d’impasse. S’il les remplit, il gagne ; sinon, il perd.
# A word: points; Japanese 点数.
term-points = Points
# What it means.
term-points-text = Le compte dans une impasse : les tours et les fous valent 5 points chacun, les autres pièces 1, et le roi ne compte pas.
# A word: try rule; Japanese トライルール.
term-try-rule = Règle de l’essai
# What it means.
term-try-rule-text = Une règle pour ceux qui la veulent : un roi qui atteint la case de départ du roi adverse, et n’y est pas en échec, gagne. Son nom vient de l’essai du rugby.
# Under a board with moves to try.
term-try-rule-diagram = Quand le roi de Sente va en 5a, Sente gagne selon cette règle.
# A word: move limit; Japanese 最大手数.
term-limit = Limite de coups
# What it means.
term-limit-text = Un nombre de coups choisi par les joueurs. Si la partie l’atteint sans gagnant, elle est nulle.

## Castles

# A word: castle; Japanese 囲い.
term-castle = Château
# What it means.
term-castle-text = Des pièces placées autour du roi pour le défendre, surtout des ors et des argents. Construisez-le tôt, avant que le combat commence.
# A word: boat castle; Japanese 舟囲い.
term-boat = Château du bateau
# What it means.
term-boat-text = Un château facile à construire : trois coups seulement. On l’utilise contre la tour mobile. Le roi est en 7h.
# Under a board.
term-boat-diagram = Roi 7h, ors 6i et 5h, argent 7i, fou 8h.
# A word: Mino castle; Japanese 美濃囲い.
term-mino = Château mino
# What it means.
term-mino-text = Le château habituel de celui qui joue la tour mobile. Il est vite construit et solide contre les attaques de côté.
# Under a board.
term-mino-diagram = Roi 2h, argent 3h, ors 4i et 5h.
# A word: Yagura castle; Japanese 矢倉囲い.
term-yagura = Château yagura
# What it means.
term-yagura-text = Un château pour la tour fixe, solide contre les attaques de face. Un yagura est une tour de guet.
# Under a board.
term-yagura-diagram = Roi 8h, ors 7h et 6g, argent 7g.
# A word: Anaguma castle, bear in the hole; Japanese 穴熊.
term-anaguma = Château anaguma
# What it means.
term-anaguma-text = Le roi se cache tout au fond du coin, comme un ours dans son trou. Il est difficile de lui donner échec, mais ce château demande beaucoup de coups.
# Under a board.
term-anaguma-diagram = Roi 9i, lance 9h, argent 8h, ors 7h et 7i, cavalier 8i.
# A word: sitting king; Japanese 居玉.
term-sitting-king = Roi assis
# What it means.
term-sitting-king-text = Un roi resté sur sa case de départ, sans château. C’est souvent dangereux, car les attaques l’atteignent vite.

## Openings and phases

# A word: opening, middle game, endgame; Japanese 序盤・中盤・終盤.
term-phases = Trois phases de la partie
# What it means.
term-phases-text = Dans l’ouverture, on construit un château et on place ses pièces. Au milieu de partie, le combat commence. En finale, chacun court pour mater le premier.
# A word: book opening, joseki; Japanese 定跡.
term-joseki = Ouverture connue
# What it means.
term-joseki-text = Une suite de coups que beaucoup de joueurs ont essayée et trouvée bonne pour les deux camps.
# A word: tesuji, skilful move; Japanese 手筋.
term-tesuji = Coup habile
# What it means.
term-tesuji-text = Un coup habile, ou quelques-uns, qui marche dans beaucoup de positions, comme le pion suspendu.
# A word: static rook; Japanese 居飛車.
term-static-rook = Tour fixe
# What it means.
term-static-rook-text = Une façon de jouer où la tour reste sur sa première colonne et y attaque. Le roi va à gauche.
# A word: ranging rook; Japanese 振り飛車.
term-ranging-rook = Tour mobile
# What it means.
term-ranging-rook-text = Une façon de jouer où la tour va au milieu ou à gauche. Le roi va à droite, là où était la tour.
# A word: fourth-file rook; Japanese 四間飛車.
term-fourth-file-rook = Tour en quatrième colonne
# What it means.
term-fourth-file-rook-text = La tour va en 6h. La colonne 6 est la quatrième depuis la gauche de Sente. C’est une ouverture facile quand on débute.
# Under a board.
term-fourth-file-rook-diagram = La tour de Sente est en 6h, et le fou en 7g arrête le pion en 8e.
# A word: third-file rook; Japanese 三間飛車.
term-third-file-rook = Tour en troisième colonne
# What it means.
term-third-file-rook-text = La tour va en 7h. La colonne 7 est la troisième depuis la gauche de Sente.
# A word: central rook; Japanese 中飛車.
term-central-rook = Tour centrale
# What it means.
term-central-rook-text = La tour va en 5h, au milieu du plateau, pour pousser le pion de la colonne 5.
# A word: double wing attack; Japanese 相掛かり.
term-double-wing = Double attaque des ailes
# What it means.
term-double-wing-text = Une ouverture où les deux joueurs avancent aussitôt le pion devant leur tour. Chacun attaque de son côté.
# A word: bishop exchange; Japanese 角換わり.
term-bishop-exchange = Échange des fous
# What it means.
term-bishop-exchange-text = Une ouverture où les fous sont échangés tôt. Dès lors, chaque joueur a un fou en main, prêt à être parachuté n’importe où.
# A word: side pawn capture; Japanese 横歩取り.
term-side-pawn = Prise du pion latéral
# What it means.
term-side-pawn-text = Une ouverture tranchante : la tour se déplace de côté et prend le pion en 3d. Une seule erreur peut finir la partie.

## Around the game

# A word: game record; Japanese 棋譜.
term-record = Notation de la partie
# What it means.
term-record-text = Tous les coups d’une partie, écrits dans l’ordre. Avec eux, on peut revoir la partie.
# A word: review after the game; Japanese 感想戦.
term-review = Analyse après la partie
# What it means.
term-review-text = Après la partie, les deux joueurs revoient les coups et se disent ce qu’ils pensaient. C’est la meilleure façon d’apprendre.
# A word: taking back a move; Japanese 待った.
term-undo = Annulation d’un coup
# What it means.
term-undo-text = Changer un coup déjà joué. On dit aussi reprendre un coup. Ce n’est pas permis dans les parties officielles ; entre amis, on se met d’accord.
# A word: game clock; Japanese 対局時計.
term-clock = Pendule
# What it means.
term-clock-text = Une horloge qui compte le temps de chaque joueur. Celui dont le temps est écoulé perd.
# A word: countdown, byo-yomi; Japanese 秒読み.
term-byoyomi = Secondes par coup
# What it means.
term-byoyomi-text = Quand votre temps principal est écoulé, vous avez quelques secondes pour chaque coup. Le mot japonais veut dire « lire les secondes ».
