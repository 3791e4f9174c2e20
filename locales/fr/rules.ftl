### The rules page, for people who have never seen shogi. Its structure stands in src/learn.
### One message is one paragraph, one list item, one heading or the text under a board.
### _…_ stresses words.
### The boards can be touched: texts under a board may tell the reader what to tap.

## What shogi is

# Heading of a section.
rules-goal = Qu’est-ce que le shogi ?
# Paragraph. Sente and Gote are explained later, in rules-start-sente.
rules-goal-what = Le shogi est le jeu d’échecs du Japon. Deux joueurs, Sente et Gote, jouent sur un même plateau. Une partie dure environ vingt minutes.
# Paragraph: what check is, and how one wins.
rules-goal-win = Un roi est _en échec_ quand une pièce adverse pourrait le prendre au coup suivant. Si le roi adverse est en échec et _ne peut pas être sauvé_, il est mat : vous gagnez.
# Paragraph: what is special.
rules-goal-hand = Le shogi a une particularité : une pièce que vous prenez _devient la vôtre_. Vous pouvez la remettre sur le plateau pour qu’elle combatte avec vous.
# Under a board: Gote’s king on 5a, Sente’s gold on 4c, which mates on 5b.
rules-goal-diagram = Touchez l’or, puis la case devant le roi de Gote. Le roi est en échec et ne peut fuir nulle part : Sente gagne.

## Board and set-up

# Heading of a section.
rules-board = Le plateau et la position de départ
# Paragraph.
rules-board-size = Le plateau a 81 cases : neuf colonnes et neuf rangées. Chaque joueur a vingt pièces.
# Paragraph: whose piece is whose.
rules-board-sides = Les pièces des deux joueurs sont de la même couleur. On les reconnaît à leur pointe : celle de vos pièces _est tournée vers l’adversaire_.
# Under a board in the starting position.
rules-board-diagram = La position de départ. Sente est en bas, Gote en haut.
# Paragraph before a list of the three ranks.
rules-board-set-up = Chaque joueur place ses pièces ainsi, en commençant par la rangée la plus proche de lui :
# List item: the rank nearest to the player.
rules-board-first = Première rangée : lance, cavalier, argent, or, roi, or, argent, cavalier, lance.
# List item: the second rank.
rules-board-second = Deuxième rangée : le fou sur la deuxième case en partant de la gauche, la tour sur la deuxième en partant de la droite.
# List item: the third rank.
rules-board-third = Troisième rangée : neuf pions.
# Paragraph: names of squares.
rules-board-names = Les colonnes portent les numéros 1 à 9, en partant de la droite de Sente. Les rangées portent les lettres a à i, en partant du haut. La case 7g est donc sur la colonne 7 et la rangée g.
# Under a board: the near left part of the start; the reader may play 7g7f.
rules-board-names-diagram = Avancez le pion de 7g à 7f : beaucoup de parties commencent ainsi.

## Who begins

# Heading of a section.
rules-start = Qui commence ?
# Paragraph: the names of the sides, and taking turns.
rules-start-sente = Le joueur qui commence s’appelle _Sente_, l’autre s’appelle _Gote_. Ensuite, chacun joue un coup à son tour.
# Paragraph: the start alternates.
rules-start-alternate = Pour la première partie, choisissez ensemble qui sera Sente. L’autre joueur commence la partie suivante, et ainsi de suite. Vous pouvez changer cela dans les réglages.

## The pieces

# Heading of a section.
rules-pieces = Les huit pièces et leurs déplacements
# Paragraph before a row of drawn pieces with their names.
rules-pieces-kinds = Il y a huit sortes de pièces. Six d’entre elles ont une seconde face : on la voit quand la pièce est promue.
# Paragraph: how to use the boards.
rules-pieces-marks = Touchez la pièce sur n’importe quel plateau ci-dessous. Les marques montrent où elle peut aller.
# Paragraph: own and foreign pieces on the way.
rules-pieces-way = Vous ne pouvez pas aller sur une case occupée par une de vos pièces. Si vous allez sur une case occupée par une pièce adverse, vous la prenez. Seul le cavalier saute par-dessus les autres pièces.
# Under a board: rook on 5e, own pawn on 5c, opponent’s pawn on 3e.
rules-pieces-way-diagram = La tour s’arrête avant son propre pion en 5c. Elle peut prendre le pion adverse en 3e, mais ne va pas plus loin.
# Paragraph: pieces that only go forward.
rules-pieces-forward = Trois pièces ne reculent jamais : le cavalier, la lance et le pion.
# Heading of a section.
rules-king = Le roi
# Under a board.
rules-king-move = Le roi se déplace d’une case, dans toutes les directions.
# Heading of a section.
rules-rook = La tour
# Under a board.
rules-rook-move = La tour va en avant, en arrière ou sur le côté, d’autant de cases qu’elle veut, en ligne droite.
# Heading of a section.
rules-bishop = Le fou
# Under a board.
rules-bishop-move = Le fou va en diagonale, d’autant de cases qu’il veut, en ligne droite.
# Heading of a section: the gold general.
rules-gold = L’or
# Under a board.
rules-gold-move = L’or se déplace d’une case dans toutes les directions, _sauf en diagonale vers l’arrière_.
# Heading of a section: the silver general.
rules-silver = L’argent
# Under a board.
rules-silver-move = L’argent se déplace d’une case en avant ou en diagonale. Il ne va _pas sur le côté_, ni tout droit en arrière.
# Heading of a section.
rules-knight = Le cavalier
# Under a board: own pawns stand before the knight.
rules-knight-move = Le cavalier saute : deux cases en avant et une sur le côté. Les pièces sur son chemin ne l’arrêtent pas.
# Heading of a section.
rules-lance = La lance
# Under a board.
rules-lance-move = La lance va _seulement en avant_, d’autant de cases qu’elle veut.
# Heading of a section.
rules-pawn = Le pion
# Under a board.
rules-pawn-move = Le pion avance d’une case. Il prend _aussi droit devant lui_, et non en diagonale.

## Promotion

# Heading of a section.
rules-promotion = La promotion
# Paragraph: the zone.
rules-promotion-zone = Les trois rangées les plus éloignées sont le camp adverse. Quand votre pièce y entre, s’y déplace ou en sort, vous pouvez _la promouvoir_ : on la retourne, et elle se déplace d’une nouvelle façon.
# Under a board: silver on 5d.
rules-promotion-zone-diagram = Cet argent peut être promu s’il va en 6c, 5c ou 4c.
# Under a board: silver on 5c, inside the zone; the reader may promote on 4d.
rules-promotion-leave-diagram = Cet argent est déjà dans le camp. S’il en sort pour aller en 4d, il peut aussi être promu.
# Paragraph: choice and duty.
rules-promotion-choice = Vous êtes libre de promouvoir ou non. Mais une pièce qui ne pourrait plus jamais bouger _doit être promue_ : le pion et la lance sur la dernière rangée, le cavalier sur les deux dernières. Dans ce cas, l’application ne pose pas la question.
# Under a board: pawn on 5b.
rules-promotion-must-diagram = S’il va en 5a, ce pion doit être promu.
# Paragraph.
rules-promotion-never = Le roi et l’or ne sont jamais promus.
# Paragraph.
rules-promotion-stays = Une pièce promue le reste tant qu’elle est sur le plateau. Si elle est prise, elle redevient une pièce ordinaire.
# Heading of a section: the promoted rook.
rules-dragon = Le dragon : la tour promue
# Under a board: the promoted rook.
rules-dragon-move = La tour promue s’appelle _dragon_. Il se déplace comme une tour, et aussi d’une case en diagonale.
# Heading of a section: the promoted bishop.
rules-horse = Le cheval-dragon : le fou promu
# Under a board: the promoted bishop.
rules-horse-move = Le fou promu s’appelle _cheval-dragon_. Il se déplace comme un fou, et aussi d’une case en avant, en arrière ou sur le côté.
# Heading of a section: the promoted pawn and the other three that move like a gold.
rules-tokin = Le tokin et les autres pièces promues
# Paragraph.
rules-promotion-gold = Une fois promus, le pion, la lance, le cavalier et l’argent se déplacent tous comme un or. Ils perdent leur ancien déplacement. Le pion promu s’appelle _tokin_.
# Under a board.
rules-tokin-move = Le tokin se déplace comme un or.
# Under a board: promoted silver, knight and lance, each by itself. The reader taps them.
rules-tokin-others = Voici trois pièces promues : un argent, un cavalier et une lance. Touchez-les l’une après l’autre : elles se déplacent toutes de la même façon.

## What one does in a turn

# Heading of a section.
rules-turn = Que faire à votre tour ?
# Paragraph before a list of two.
rules-turn-one = À votre tour, vous faites _une seule_ de ces deux choses :
# List item.
rules-turn-move = Vous déplacez une de vos pièces qui est sur le plateau. Le même coup peut prendre une pièce adverse ou promouvoir la vôtre.
# List item.
rules-turn-drop = Vous posez sur le plateau une pièce que vous avez prise. Cela s’appelle un parachutage.
# Under a board: own pawn on 5g, a gold in hand.
rules-turn-diagram = Sente peut avancer le pion en 5f, ou parachuter l’or en 5e, mais pas les deux.

## Captures

# Heading of a section.
rules-capture = Prendre une pièce
# Paragraph.
rules-capture-how = Quand votre pièce va sur la case d’une pièce adverse, elle la prend et s’installe à sa place. Chaque pièce prend comme elle se déplace. Prendre n’est pas obligatoire.
# Under a board: pawn on 5e, opponent’s pawn on 5d.
rules-capture-diagram = Le pion de Sente peut prendre le pion de Gote en 5d.
# Paragraph.
rules-capture-hand = Une pièce que vous avez prise est à vous. Elle attend dans votre réserve, à la vue des deux joueurs.
# Under a board: the gold on 5g takes a tokin on 5f; the king moves; the pawn is dropped on 4e.
rules-capture-promoted-diagram = L’or de Sente prend un tokin. En main, celui-ci redevient un simple pion. Au tour suivant, Sente parachute ce pion en 4e.

## Drops

# Heading of a section.
rules-drops = Le parachutage
# Paragraph.
rules-drops-how = Au lieu de déplacer une pièce, vous pouvez parachuter une pièce prise sur _n’importe quelle case vide_, sauf là où une règle l’interdit. Touchez la pièce dans votre réserve, puis touchez la case.
# Under a board: gold dropped on 5b mates.
rules-drops-diagram = Si Sente parachute un or en 5b, le roi de Gote ne peut pas être sauvé : Sente gagne.
# Paragraph.
rules-drops-plain = Une pièce est toujours parachutée non promue, même dans le camp adverse. Vous pouvez la promouvoir lors d’un coup suivant.
# Under a board: a silver is dropped on 5c, Gote’s king moves, the silver goes to 5b and promotes.
rules-drops-plain-diagram = Sente parachute un argent en 5c sans le promouvoir. Au tour suivant, l’argent va en 5b, où il est promu.

## Forbidden moves

# Heading of a section.
rules-forbidden = Les coups interdits
# Paragraph: the official rule, and this app.
rules-forbidden-what = Selon les règles officielles, un joueur qui joue un coup interdit _perd aussitôt_. Ici, l’application ne vous laisse pas le jouer, et vous dit pourquoi.
# Paragraph: the strict rule that a table may choose in the settings.
rules-forbidden-strict = Si vous voulez jouer selon les règles officielles, choisissez-le dans les réglages. Alors un joueur qui tente un coup interdit perd.
# Paragraph: how to use the boards below.
rules-forbidden-try = Essayez ces coups sur les plateaux qui suivent. Ici, vous ne pouvez pas perdre.
# Heading of a section.
rules-nifu = Deux pions (nifu)
# Paragraph.
rules-nifu-what = Vous ne pouvez pas parachuter un pion sur une colonne où vous avez déjà un pion.
# Under a board: own pawn on 5g.
rules-nifu-diagram = Sente a un pion en 5g et ne peut donc pas en parachuter un autre en 5e. En 4e, c’est permis.
# Paragraph.
rules-nifu-tokin = Un tokin ne compte pas, un pion adverse non plus.
# Under a board: Sente’s tokin on 6f, Gote’s pawn on 4d; both drops are allowed.
rules-nifu-tokin-diagram = En 6f se trouve un tokin de Sente, en 4d un pion de Gote. Sente peut donc parachuter un pion en 6e ou en 4f.
# Heading of a section.
rules-dead-end = Une pièce sans issue
# Paragraph.
rules-dead-end-what = Vous ne pouvez pas parachuter une pièce là où elle ne pourrait plus jamais bouger : le pion et la lance sur la dernière rangée, le cavalier sur les deux dernières.
# Under a board: a pawn and a lance in hand.
rules-dead-end-pawn-diagram = Un pion ne peut pas être parachuté en 5a, ni une lance en 4a. En 5b et en 4b, c’est possible.
# Under a board: a knight in hand.
rules-dead-end-diagram = Un cavalier ne peut pas être parachuté en 5a ni en 5b. En 5c, c’est possible.
# Heading of a section.
rules-uchifuzume = Mater en parachutant un pion (uchifuzume)
# Paragraph.
rules-uchifuzume-what = Vous ne pouvez pas parachuter un pion qui met le roi en échec si ce roi _ne peut pas être sauvé_.
# Under a board: king on 1a, Gote’s lance on 2a, Sente’s silver on 1c.
rules-uchifuzume-diagram = Sente ne peut pas parachuter un pion en 1b : le roi de Gote ne pourrait pas être sauvé.
# Paragraph before two boards.
rules-uchifuzume-allowed = Si le roi a une issue, vous pouvez donner échec en parachutant un pion. Vous pouvez aussi mater en avançant un pion, ou en parachutant une autre pièce.
# Under a board: the same without the lance.
rules-uchifuzume-escape-diagram = Ici, le roi peut fuir en 2a. Un pion peut donc être parachuté en 1b.
# Under a board: Sente’s pawn on 1c, silver on 2c; the pawn mates on 1b.
rules-uchifuzume-move-diagram = Si le pion avance de 1c à 1b, le roi est mat. C’est permis, car ce pion était déjà sur le plateau.
# Heading of a section.
rules-check = Laisser son roi en échec
# Paragraph: the three ways to answer a check.
rules-check-answer = Quand votre roi est en échec, votre coup doit le sauver : déplacez-le, prenez la pièce qui l’attaque, ou barrez-lui le chemin avec une autre pièce. Vous pouvez même parachuter une pièce pour cela.
# Under a board: rook on 5d, king on 5h, a gold in hand.
rules-check-answer-diagram = La tour donne échec. Un or parachuté en 5e sauve le roi ; en 4e, il ne le sauve pas.
# Paragraph.
rules-check-leave = Vous ne pouvez pas non plus mettre le roi là où il serait en échec, ni déplacer une pièce qui le couvre contre un échec.
# Under a board: Gote’s gold on 5f, Sente’s king on 5h.
rules-check-walk-diagram = Le roi ne peut pas aller en 5g, car l’or de Gote pourrait l’y prendre. Il peut aller en 4h.
# Under a board: rook on 5d, gold on 5f, king on 5h.
rules-check-leave-diagram = L’or couvre le roi. Cet or peut aller en 5e, mais pas en 4f.
# Heading of a section.
rules-passing = Passer son tour
# Paragraph.
rules-passing-what = Vous ne pouvez pas passer votre tour. Il faut jouer un coup, même si aucun ne vous plaît.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e. The only move is 9h; Gote’s rook may be tapped in vain.
rules-passing-diagram = Sente aimerait que le roi reste en 9i, mais il faut jouer. Le seul coup possible : aller en 9h. Essayez aussi de déplacer la tour de Gote : c’est toujours à Sente de jouer.
# Heading of a section.
rules-perpetual-check = L’échec perpétuel
# Paragraph.
rules-perpetual-check-what = Vous ne pouvez pas répéter sans fin une position en donnant échec. Si la même position apparaît quatre fois et que, pendant ce temps, un joueur et un seul a donné échec _à chaque coup_, ce joueur perd.
# Under a board: Gote’s king goes between 2a and 3a, Sente’s rook between 2d and 3d, twelve moves.
rules-perpetual-check-diagram = La tour donne échec de 2d, puis de 3d, encore et encore. Jouez les 12 coups : la première position apparaît pour la quatrième fois, et Sente perd.
# Paragraph: why the app does not bar these moves.
rules-perpetual-check-app = Pris un par un, ces coups sont permis : l’application ne les empêche donc pas. Changez de coup avant la quatrième fois.

## The end

# Heading of a section.
rules-end = La fin de la partie
# List item.
rules-end-mate = Un roi est en échec et ne peut pas être sauvé (échec et mat) : son joueur perd.
# List item.
rules-end-no-move = Un joueur n’a aucun coup autorisé : il perd, même si son roi n’est pas en échec.
# List item.
rules-end-resign = Un joueur abandonne : l’adversaire gagne.
# List item.
rules-end-time = Vous jouez avec une pendule, et le temps d’un joueur est écoulé : il perd.
# Under a board: Gote’s king on 5a, Sente’s gold on 5b, pawn on 5c.
rules-end-mate-diagram = L’or donne échec et ferme toutes les issues. Le roi ne peut pas le prendre, car le pion le protège. Sente a gagné.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e and gold on 9g; each move of the king is barred.
rules-end-no-move-diagram = Le roi de Sente n’est pas en échec, mais toutes les cases voisines sont attaquées. Sente n’a pas d’autre pièce, et perd donc.
# Paragraph: resigning is normal.
rules-end-give-up = Abandonner n’est pas une honte. Les joueurs de shogi abandonnent quand ils voient que leur roi ne peut plus être sauvé.
# Paragraph.
rules-end-draw = Les parties nulles sont rares. Il ne suffit pas que les joueurs soient d’accord. Une partie est nulle par répétition, par la limite de coups ou par impasse, comme on l’explique ci-dessous.
# Heading of a section.
rules-repetition = La répétition
# Paragraph.
rules-repetition-draw = Quand la même position apparaît _quatre fois_ (mêmes pièces sur le plateau et en main, même joueur à jouer), la partie est nulle (sennichite). On rejoue, et le joueur qui était Gote commence.
# Under a board in the starting position: both kings go forward and back, twelve moves.
rules-repetition-diagram = Les rois avancent et reculent. Après 12 coups, la première position est apparue pour la quatrième fois : la partie est nulle.
# Paragraph.
rules-repetition-check = Mais si un seul joueur a donné échec à chaque coup de cette répétition, ce joueur perd.
# Heading of a section.
rules-move-limit = Limite de coups
# Paragraph.
rules-move-limit-what = En général, il n’y a pas de limite. Si vous le voulez, fixez une limite de coups dans les réglages. Une partie qui l’atteint sans être finie est nulle.
# Paragraph: the last move mates or gives check.
rules-move-limit-last = Si ce dernier coup mate le roi, la partie n’est pas nulle : le joueur de ce roi perd. S’il donne seulement échec, on continue jusqu’à ce que le joueur qui donne échec joue un coup sans échec. Alors la partie est nulle.

## What to learn first

# Heading of a section.
rules-first = Par quoi commencer ?
# Paragraph before a list.
rules-first-what = Vous n’avez pas besoin de tout retenir aujourd’hui. Commencez par ces cinq choses :
# List item: telling gold and silver apart.
rules-first-generals = Distinguez l’or de l’argent. L’or ne recule pas en diagonale. L’argent ne va pas sur le côté, ni tout droit en arrière.
# List item: gold in front of the king.
rules-first-mate = Apprenez à mater en parachutant un or devant le roi, là où une autre de vos pièces le protège.
# List item: look at both hands.
rules-first-hands = Avant chaque coup, regardez les pièces en main : les vôtres et celles de l’adversaire.
# List item: castle the king.
rules-first-castle = Emmenez votre roi sur le côté et protégez-le avec des ors et des argents. Cette formation s’appelle un _château_.
# List item: the rook’s pawn.
rules-first-attack = Avancez le pion qui est devant votre tour. À mesure qu’il avance, la tour a de la place pour attaquer.
# Under a board in the starting position: 7g7f 3c3d 2g2f 8c8d 2f2e.
rules-first-diagram = Un début habituel : le pion en 7g ouvre le chemin du fou, puis le pion en 2g avance devant la tour.
# Paragraph.
rules-first-tips = La page des conseils contient d’autres exemples à jouer.

## Variants

# Heading of a section.
rules-variants = Les règles au choix
# Paragraph.
rules-variants-what = Ces règles s’appliquent si les joueurs se mettent d’accord avant la partie.
# Heading of a section.
rules-impasse = Impasse (jishogi)
# Paragraph: what an impasse is.
rules-impasse-what = Quand un roi est entré dans le camp adverse, il est difficile de le mater, car la plupart des pièces attaquent vers l’avant et non vers l’arrière. Si les deux rois y sont entrés, la partie peut se bloquer.
# Paragraph: the default, and the three rules to choose from.
rules-impasse-off = Au départ, l’application n’utilise pas de règle d’impasse. Dans les réglages, vous pouvez en choisir une : 27 points, 24 points, ou la règle de l’essai.
# Paragraph before a list of conditions: declaring by points.
rules-impasse-declare = Avec les règles à points, vous pouvez déclarer la victoire quand c’est votre tour. Voici les conditions :
# List item.
rules-impasse-king = Votre roi est dans le camp adverse.
# List item.
rules-impasse-check = Votre roi n’est pas en échec.
# List item.
rules-impasse-pieces = En plus du roi, vous avez au moins dix pièces dans ce camp.
# Paragraph before a table of points.
rules-impasse-points = Il vous faut aussi assez de points. On compte vos pièces dans ce camp et vos pièces en main :
# List item: the rule of 27 points.
rules-impasse-27 = Règle des 27 points : Sente gagne avec 28 points ou plus, Gote avec 27 ou plus.
# List item: the rule of 24 points.
rules-impasse-24 = Règle des 24 points : avec 31 points ou plus, vous gagnez. De 24 à 30 points, la partie est nulle.
# Under a board: Sente has ten pieces in the zone that count 18, and a rook and five pawns in hand.
rules-impasse-diagram = Les 10 pièces de Sente dans le camp font 18 points, ses pièces en main en font 10. Total : 28. Selon la règle des 27 points, Sente peut déclarer la victoire.
# Paragraph.
rules-impasse-fail = Si vous déclarez la victoire sans remplir les conditions, ou sans assez de points, vous _perdez_. Comptez d’abord.
# Paragraph: 24 points by agreement.
rules-impasse-agree = Avec la règle des 24 points, vous pouvez aussi décider ensemble d’arrêter, quand les deux rois sont entrés et que personne ne peut mater. On compte alors toutes les pièces de chaque joueur, sur le plateau et en main. Un joueur qui a moins de 24 points perd ; si les deux ont 24 points ou plus, la partie est nulle.
# Paragraph: credit in handicap games.
rules-impasse-credit = Dans une partie à handicap, le joueur le plus fort reçoit en plus les points des pièces qu’il a retirées.
# Paragraph: the try rule.
rules-impasse-try = La règle de l’essai n’a pas besoin de points. Si votre roi atteint la case de départ du roi adverse et n’y est pas en échec, vous gagnez aussitôt. Cette case est 5a pour Sente et 5i pour Gote.
# Under a board: Sente’s king goes from 5b to 5a.
rules-impasse-try-diagram = Le roi de Sente arrive en 5a et n’y est pas en échec : selon la règle de l’essai, Sente gagne.
# Heading of a section.
rules-handicaps = Les parties à handicap
# Paragraph.
rules-handicaps-what = Si l’un de vous est plus fort, il retire quelques-unes de ses pièces avant la partie, puis _il joue le premier coup_. Ces pièces ne servent pas du tout dans la partie.
# Paragraph before a list.
rules-handicaps-size = Plus la différence est grande, plus il retire de pièces. Il peut retirer :
# List item.
rules-handicaps-lance = une lance : celle qui est à sa gauche, ou celle qui est à sa droite
# List item.
rules-handicaps-bishop = le fou seul
# List item.
rules-handicaps-rook = la tour seule
# List item.
rules-handicaps-rook-lance = la tour et la lance de gauche
# List item.
rules-handicaps-two = deux pièces : la tour et le fou
# List item.
rules-handicaps-four = quatre pièces : la tour, le fou et les deux lances
# List item.
rules-handicaps-six = six pièces : ces quatre-là et les deux cavaliers
# List item.
rules-handicaps-eight = huit pièces : ces six-là et les deux argents
# List item.
rules-handicaps-ten = dix pièces : ces huit-là et les deux ors
# Paragraph: five, seven and nine pieces; the missing one is the right one of the pair.
rules-handicaps-odd = Il y a aussi des handicaps de cinq, sept ou neuf pièces. De la dernière paire, il ne retire alors qu’une pièce : celle de sa droite.
# Under a board: the far half; Gote’s left lance, on 1a, is missing.
rules-handicaps-lance-diagram = Handicap d’une lance. Le joueur le plus fort est en haut ; il lui manque sa lance de gauche, celle de 1a.
# Under a board: the far half; Gote’s rook and bishop are missing.
rules-handicaps-two-diagram = Handicap de deux pièces. La tour et le fou manquent.
# Under a board: the far half; rook, bishop, lances and knights are missing.
rules-handicaps-six-diagram = Handicap de six pièces. Il reste le roi, les ors, les argents et les pions.

## Settings

# Heading of a section.
rules-settings = Les réglages de l’application
# Paragraph before a table of the settings and their defaults, each with a link.
rules-settings-what = Voici les réglages de Kete et leur valeur de départ. Touchez l’un d’eux pour le changer.

## Play now

# Heading of the last section; below it stands a button that starts a game.
rules-play = À vous de jouer
# Paragraph before the button.
rules-play-what = Vous connaissez maintenant toutes les règles. Si vous en oubliez, ce n’est pas grave : quand vous essayez un coup interdit, l’application vous dit pourquoi et vous montre la règle.
