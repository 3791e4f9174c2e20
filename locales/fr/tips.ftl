### Tips for the first games: heading, paragraphs, list items, the text under a board.
### Squares are written such as 7g.

## An order of learning

# Heading of a tip.
tip-order = Qu’apprendre en premier ?
# Paragraph.
tip-order-1 = N’essayez pas de tout retenir en un jour. Suivez cette liste, et jouez quelques parties entre une leçon et la suivante.
# List item.
tip-order-2 = Les déplacements des huit pièces, puis ceux des pièces promues.
# List item.
tip-order-3 = La prise, le parachutage et la promotion.
# List item.
tip-order-4 = Le mat avec un or devant le roi.
# List item.
tip-order-5 = Un seul château et une seule ouverture. Les autres peuvent attendre.
# List item.
tip-order-6 = De courts problèmes de mat, quelques-uns par jour.
# Under a board with moves to play through.
tip-order-diagram = Le shogi en trois coups. La tour de Sente prend l’or en 2d. Gote joue. Puis Sente parachute cet or en 5b, et le roi est mat.

## First moves

# Heading of a tip.
tip-first-moves = Les premiers coups
# Paragraph.
tip-first-moves-1 = Au début, vos pièces majeures, la tour et le fou, sont enfermées derrière vos propres pions. Deux coups suffisent à leur ouvrir le chemin.
# Paragraph.
tip-first-moves-2 = Quand le pion en 7g avance en 7f, le fou en 8h obtient une longue diagonale. Quand le pion en 2g avance en 2f, la tour en 2h commence à faire pression.
# Paragraph.
tip-first-moves-3 = N’avancez pas vos pions au hasard : un pion ne recule jamais.
# Under a board with moves to play through.
tip-first-moves-diagram = Chaque joueur ouvre le chemin du fou, puis avance le pion devant la tour. Maintenant les deux fous se font face.

## Which piece is worth more?

# Heading of a tip.
tip-values = Quelle pièce vaut davantage ?
# Paragraph.
tip-values-1 = Avant un échange, comparez les deux pièces. De la plus grande valeur à la plus petite : tour, fou, or, argent, cavalier, lance, pion.
# Paragraph.
tip-values-2 = La valeur n’est pas tout. Vers la fin de la partie, atteindre le roi le premier vaut mieux que d’avoir plus de pièces.
# Under a board with moves to try.
tip-values-diagram = L’argent en 5e peut prendre l’or en 4d ou le pion en 6d. Prenez l’or : il vaut plus.

## Count before you capture

# Heading of a tip.
tip-count = Comptez avant de prendre
# Paragraph.
tip-count-1 = Choisissez une case. Comptez vos pièces qui l’atteignent, puis les pièces adverses qui la défendent. Si les vôtres sont plus nombreuses, l’attaque peut réussir.
# Paragraph.
tip-count-2 = Commencez par la pièce qui vaut le moins. Que la tour vienne en dernier.
# Under a board with moves to play through.
tip-count-diagram = Deux pièces de Sente atteignent 5d : l’argent et la tour. Gote défend cette case avec une seule pièce, l’argent en 6c. À la fin, Sente a gagné un pion.

## Do not rush the knight

# Heading of a tip.
tip-knight-early = N’avancez pas le cavalier trop tôt
# Paragraph.
tip-knight-early-1 = Le cavalier saute seulement en avant et ne peut pas revenir. S’il va loin trop tôt, un seul pion suffit pour l’attraper.
# Paragraph.
tip-knight-early-2 = Laissez-le chez lui jusqu’à ce que d’autres pièces soient prêtes à attaquer avec lui.
# Under a board with moves to play through.
tip-knight-early-diagram = Le cavalier saute en 2e trop tôt. Le pion en 2c avance en 2d et l’attaque. Le cavalier n’a pas de case sûre, et il est pris.

## Build a castle for the king

# Heading of a tip.
tip-castle = Construisez un château pour le roi
# Paragraph.
tip-castle-1 = Un roi qui reste au milieu est à la portée de toutes les attaques. Emmenez-le tôt sur le côté, et entourez-le d’ors et d’argents. Cela s’appelle un château.
# Paragraph.
tip-castle-2 = Éloignez le roi de sa tour. Là où est la tour, on se bat.
# Paragraph.
tip-castle-3 = Partagez le travail : deux ors et un argent défendent ; la tour, le fou, l’autre argent et les cavaliers attaquent.
# Under a board with moves to play through.
tip-castle-diagram = Le château du bateau (funagakoi) en trois coups de Sente : le roi va en 6h, puis en 7h, et un or va en 5h. Gote aussi met son roi à l’abri.

## The mino castle

# Heading of a tip.
tip-mino = Le château mino
# Paragraph.
tip-mino-1 = Ce château convient quand votre tour est partie à gauche. Le roi va à droite, en 2h. L’argent en 3i monte en 3h, et l’or en 6i va en 5h. L’or en 4i ne bouge pas.
# Paragraph.
tip-mino-2 = Il est solide contre les attaques de côté, mais faible au bord. Plus tard, avancez le pion de 1g à 1f, pour donner une issue au roi.
# Under a board with moves to play through.
tip-mino-diagram = La tour est déjà en 6h. Le roi passe par 4h, 3h, 2h ; puis l’argent et l’or achèvent le château.

## The yagura castle

# Heading of a tip.
tip-yagura = Le château yagura
# Paragraph.
tip-yagura-1 = Ce château va avec la tour fixe. Le roi est en 8h, les ors en 7h et 6g, l’argent en 7g. Le fou quitte 8h pour faire place au roi.
# Paragraph.
tip-yagura-2 = Il est solide contre les attaques de face, mais faible de côté. Il demande beaucoup de coups : ne le construisez pas quand l’adversaire attaque vite.
# Under a board with moves to play through.
tip-yagura-diagram = Les ors et l’argent sont en place, et le fou est passé en 6h. Le roi entre dans le château : 7i, puis 8h.

## The anaguma castle

# Heading of a tip.
tip-anaguma = Le château anaguma
# Paragraph.
tip-anaguma-1 = Le roi se cache dans le coin, en 9i, comme un ours dans son trou. La lance avance en 9h pour lui faire place, et l’argent ferme la porte en 8h.
# Paragraph.
tip-anaguma-2 = Il est difficile d’y donner échec : vous pouvez donc attaquer hardiment. Mais il faut beaucoup de coups, et le roi n’a nulle part où fuir.
# Under a board with moves to play through.
tip-anaguma-diagram = La lance va en 9h, le roi en 9i, l’argent en 8h et un or en 7i. Plus tard, l’or en 5h se rapprochera aussi.

## Static rook (ibisha)

# Heading of a tip.
tip-static-rook = La tour fixe (ibisha)
# Paragraph.
tip-static-rook-1 = La tour reste en 2h, et le pion devant elle avance. Le roi va à gauche, loin de la tour.
# Paragraph.
tip-static-rook-2 = Il est bon d’échanger les pions en 2d : la tour obtient une colonne ouverte, et vous avez un pion en main.
# Under a board with moves to play through.
tip-static-rook-diagram = La double attaque des ailes (aigakari). L’or en 7h défend 8g, devant le fou. Puis Sente échange les pions, et la tour rentre chez elle.

## Ranging rook (furibisha)

# Heading of a tip.
tip-ranging-rook = La tour mobile (furibisha)
# Paragraph.
tip-ranging-rook-1 = La tour va au milieu ou à gauche, et le roi va à droite, là où était la tour. Le plan est le même dans beaucoup de parties : il est donc facile à apprendre.
# List item.
tip-ranging-rook-2 = 5h : tour centrale (nakabisha).
# List item.
tip-ranging-rook-3 = 6h : tour en quatrième colonne (shikenbisha).
# List item.
tip-ranging-rook-4 = 7h : tour en troisième colonne (sankenbisha).
# List item.
tip-ranging-rook-5 = 8h : tour face à la tour adverse (mukaibisha).
# Paragraph.
tip-ranging-rook-6 = Quatrième et troisième se comptent depuis votre gauche.
# Under a board with moves to try.
tip-ranging-rook-diagram = Le fou est en 7g : la rangée h est donc libre. La tour peut aller à chacune des quatre places.

## Fourth-file rook (shikenbisha)

# Heading of a tip.
tip-fourth-file-rook = La tour en quatrième colonne (shikenbisha)
# Paragraph.
tip-fourth-file-rook-1 = C’est une bonne première ouverture. Le pion en 6f ferme la diagonale du fou, pour qu’il ne soit pas échangé, et la tour va en 6h.
# Paragraph.
tip-fourth-file-rook-2 = Construisez ensuite le château mino. Quand l’adversaire attaque, vos pièces majeures sont prêtes à répondre.
# Under a board with moves to play through.
tip-fourth-file-rook-diagram = Quand Gote avance son pion en 8e, le fou de Sente monte en 7g et défend 8f.

## Bishop exchange (kakugawari)

# Heading of a tip.
tip-bishop-exchange = L’échange des fous (kakugawari)
# Paragraph.
tip-bishop-exchange-1 = Les fous sont échangés tôt, et chaque joueur garde un fou en main.
# Paragraph.
tip-bishop-exchange-2 = Dès lors, fermez les trous de votre camp. Toute case vide sans défense peut devenir une place où parachuter un fou.
# Under a board with moves to play through.
tip-bishop-exchange-diagram = Le fou de Gote prend le fou en 7g et devient cheval-dragon. L’argent en 6h le prend aussitôt.

## Side pawn (yokofudori)

# Heading of a tip.
tip-side-pawn = La prise du pion latéral (yokofudori)
# Paragraph.
tip-side-pawn-1 = Après l’échange des pions sur la colonne 2, la tour se déplace de côté et prend le pion en 3d. Sente a un pion de plus ; Gote gagne du temps pour attaquer.
# Paragraph.
tip-side-pawn-2 = Les fous se font face et les rois n’ont pas de château : une seule erreur suffit. Jouez cette ouverture plus tard, avec un peu d’expérience.
# Under a board with moves to play through.
tip-side-pawn-diagram = Les deux joueurs échangent les pions devant leur tour, puis la tour de Sente prend le pion latéral, en 3d.

## Climbing silver (bōgin)

# Heading of a tip.
tip-climbing-silver = L’argent grimpant (bōgin)
# Paragraph.
tip-climbing-silver-1 = C’est une attaque simple avec la tour fixe. Le pion avance en 2e, et l’argent grimpe derrière lui : 3h, 2g, 2f, puis 1e ou 3e.
# Paragraph.
tip-climbing-silver-2 = Le but est la case 2d. Trois pièces l’atteignent ensemble : le pion, l’argent et la tour. Ses défenseurs sont souvent moins nombreux.
# Under a board with moves to play through.
tip-climbing-silver-diagram = La case 2d est défendue par le pion en 2c et le fou en 3c : deux pièces contre trois. À la fin, Sente a un fou contre un argent, et sa tour vise le camp de Gote.

## Drop one piece, attack two

# Heading of a tip.
tip-drop-fork = Une pièce parachutée, deux attaquées
# Paragraph.
tip-drop-fork-1 = Une pièce en main peut se poser partout. Avant chaque coup, cherchez une case d’où elle attaquerait deux pièces sans défense ou de grande valeur.
# Under a board with moves to play through.
tip-drop-fork-diagram = Un fou en 5e attaque la tour en 8b et l’argent en 2b. La tour fuit ; le fou prend l’argent et devient cheval-dragon.
# Paragraph.
tip-drop-fork-2 = Le cavalier fait cela très bien aussi, car aucune pièce ne peut lui barrer le chemin.
# Under a board with moves to play through.
tip-drop-fork-diagram-2 = Un cavalier en 6e attaque la tour en 7c et l’or en 5c. Quand la tour fuit, le cavalier prend l’or.

## The dangling pawn (tarefu)

# Heading of a tip.
tip-dangling-pawn = Le pion suspendu (tarefu)
# Paragraph.
tip-dangling-pawn-1 = Parachutez un pion une case avant le camp adverse, là où rien ne peut le prendre. Au coup suivant, il entre et devient tokin.
# Paragraph.
tip-dangling-pawn-2 = Attaquer avec un tokin coûte peu : il a la force d’un or, mais l’adversaire qui le prend ne gagne qu’un pion.
# Under a board with moves to play through.
tip-dangling-pawn-diagram = Le pion est parachuté en 2d, devient tokin en 2c, et le tokin prend le cavalier en 2a. La lance en 1a est la suivante.

## The edge attack

# Heading of a tip.
tip-edge-attack = L’attaque sur le bord
# Paragraph.
tip-edge-attack-1 = Un roi dans son château est près du bord du plateau, souvent gardé là par une lance et un cavalier seulement. Attaquez-le à cet endroit avec des pièces de petite valeur.
# Paragraph.
tip-edge-attack-2 = D’abord, un pion ouvre la colonne. Puis un autre pion est parachuté pour attirer la lance adverse en avant. Enfin, votre cavalier et votre lance finissent le travail.
# Under a board with moves to play through.
tip-edge-attack-diagram = La lance de Gote est prise. Maintenant la lance de Sente en 1e attaque le cavalier en 1c, à côté du roi.

## Gold at the king’s head

# Heading of a tip.
tip-gold-at-head = L’or sur la tête du roi
# Paragraph.
tip-gold-at-head-1 = C’est la première façon de mater. Quand le roi est sur sa dernière rangée, parachutez un or juste devant lui, et veillez à ce qu’une autre pièce le protège.
# Paragraph.
tip-gold-at-head-2 = Ne dépensez donc pas tous vos ors trop tôt : gardez-en un pour la fin.
# Under a board with moves to try.
tip-gold-at-head-diagram = Parachutez l’or en 5b : le roi est mat. Parachutez plutôt l’argent : le roi fuit en 4b ou en 6b.

## Drive the king to its last rank

# Heading of a tip.
tip-last-rank = Poussez le roi sur sa dernière rangée
# Paragraph.
tip-last-rank-1 = Un roi sur sa dernière rangée ne peut plus reculer : il a donc peu d’issues. Poussez-le là, puis terminez avec un or.
# Paragraph.
tip-last-rank-2 = Ne donnez pas échec sans plan : chaque échec peut aider le roi à fuir.
# Under a board with moves to play through.
tip-last-rank-diagram = Le premier or, en 5c, repousse le roi. Le second vient juste devant lui. Si le roi fuit en 4a ou en 6a, parachutez l’or en 4b ou en 6b.

## Silver at the king’s side

# Heading of a tip.
tip-belly-silver = L’argent au flanc du roi
# Paragraph.
tip-belly-silver-1 = Parfois, le meilleur coup n’est pas un échec, mais un coup qui ferme les issues. Un argent parachuté au flanc du roi ferme la case devant le roi et la case derrière lui.
# Paragraph.
tip-belly-silver-2 = Veillez à ce que l’argent soit protégé, et à avoir un or en main pour le coup suivant.
# Under a board with moves to play through.
tip-belly-silver-diagram = L’argent en 2b ne donne pas échec, mais le roi n’a nulle part où aller. Gote avance le pion ; Sente parachute l’or en 2c, et le roi est mat.
