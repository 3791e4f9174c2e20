### Questions of newcomers: the question, the answer in two or three sentences, and mostly a
### board with a text below it. Readers know chess or draughts, or neither. The boards can be
### touched. The structure stands in src/learn.

## First looks

# A question.
question-colours = Toutes les pièces sont de la même couleur. Comment savoir lesquelles sont à moi ?
# The answer.
question-colours-answer = Regardez les pointes. Vos pièces pointent vers l’adversaire, et les siennes pointent vers vous. C’est pourquoi une pièce prise peut changer de camp : il suffit de la tourner.
# Under a board: Sente’s pawn on 5e, Gote’s pawn on 5d, face to face.
question-colours-diagram = Le pion du bas est à Sente, le pion du haut est à Gote.

# A question.
question-japanese = Faut-il savoir lire le japonais ?
# The answer.
question-japanese-answer = Non. Dans les réglages, choisissez les pièces pour apprendre : elles montrent comment chacune se déplace. Il n’y a que huit sortes de pièces ; vous les connaîtrez après quelques parties.

# A question.
question-bao = Je joue au bao, le jeu de semailles d’Afrique de l’Est. Y a-t-il un point commun ?
# The answer.
question-bao-answer = Oui : les pièces en main. Au bao, vous faites entrer sur le plateau les graines que vous avez en main ; au shogi, vous parachutez les pièces que vous avez prises. La différence : chaque sorte de pièce se déplace à sa façon.

# A question.
question-value = Quelles pièces ont le plus de valeur ?
# The answer.
question-value-answer = La tour et le fou valent le plus. Viennent ensuite l’or et l’argent, puis le cavalier et la lance, et enfin le pion. Mais tout près d’un roi, un or peut être plus utile qu’une tour.

# A question.
question-gold-silver = Comment retenir la différence entre l’or et l’argent ?
# The answer.
question-gold-silver-answer = Les deux vont tout droit en avant, et en avant en diagonale. L’or va aussi sur le côté et tout droit en arrière. L’argent va aussi en arrière en diagonale.
# Under a board: Sente’s gold on 8e and silver on 2e. The reader taps them.
question-gold-silver-diagram = Touchez chaque pièce : l’or est à gauche, l’argent à droite.

# A question.
question-advantage = Est-ce un avantage de commencer ?
# The answer.
question-advantage-answer = Oui, mais il est petit. C’est pourquoi on alterne : le joueur qui est Gote dans cette partie commence la suivante.

# A question.
question-stronger = L’un de nous est bien plus fort. Que faire ?
# The answer.
question-stronger-answer = Jouez une partie à handicap. Le joueur le plus fort retire quelques-unes de ses pièces, puis joue le premier coup. L’autre a ainsi une chance de gagner, et tous deux doivent réfléchir.
# Under a board: The start without Gote’s rook and bishop.
question-stronger-diagram = Handicap de deux pièces : le joueur le plus fort, en haut, joue sans tour ni fou.

## From chess

# A question.
question-queen = Où est la dame ?
# The answer.
question-queen-answer = Le shogi n’a pas de dame. Les pièces majeures sont une tour et un fou pour chaque joueur. Promus, ils deviennent dragon et cheval-dragon, mais même ceux-là n’ont pas tous les déplacements d’une dame.
# Under a board: The promoted rook on 5e.
question-queen-diagram = Le dragon va loin comme une tour, mais d’une seule case en diagonale.

# A question.
question-pawn-capture = Le pion prend-il en diagonale ?
# The answer.
question-pawn-capture-answer = Non. Le pion du shogi prend comme il avance : une case devant lui. Quand deux pions sont face à face, le joueur dont c’est le tour peut prendre celui de l’autre.
# Under a board: Sente’s pawn on 5e; Gote’s pawns on 6d, 5d and 4d.
question-pawn-capture-diagram = Le pion de Sente ne peut prendre que le pion en 5d.

# A question.
question-pawn-two-squares = Un pion peut-il commencer par deux cases ?
# The answer.
question-pawn-two-squares-answer = Non. Il avance d’une seule case, même à son premier coup. La prise en passant des échecs n’existe donc pas non plus.
# Under a board: The near left part of the start.
question-pawn-two-squares-diagram = Le pion en 7g peut aller en 7f, mais pas en 7e.

# A question.
question-knight-back = Le cavalier des échecs saute dans toutes les directions. Et celui du shogi ?
# The answer.
question-knight-back-answer = Le cavalier du shogi saute seulement en avant, et n’a que deux cases où aller. Réfléchissez avant de le jouer, car il ne peut pas revenir.
# Under a board: Sente’s knight on 5e.
question-knight-back-diagram = Le cavalier en 5e ne peut aller qu’en 6c ou en 4c.

# A question.
question-castling = Peut-on roquer, comme aux échecs ?
# The answer.
question-castling-answer = Non, ce coup n’existe pas. Le roi va sur le côté par des coups ordinaires, et les ors et les argents se rangent autour de lui. Cette formation s’appelle un château.
# Under a board: A castle in Sente’s right corner: king 2h, silver 3h, golds 4i and 5h.
question-castling-diagram = Le château mino : le roi est en 2h, protégé par un argent et deux ors.

# A question.
question-say-check = Dois-je dire « échec » ?
# The answer.
question-say-check-answer = Non, les règles ne le demandent pas. L’application entoure d’un cercle le roi en échec, et ne permet pas de l’y laisser.
# Under a board: Gote’s king on 5a in check by Sente’s rook on 5e.
question-say-check-diagram = La tour de Sente met le roi de Gote en échec.

# A question.
question-missed-check = L’adversaire n’a pas vu l’échec. Est-ce que je prends le roi ?
# The answer.
question-missed-check-answer = Ici, cela n’arrive pas, car l’application ne permet pas un tel coup. Selon les règles officielles, un joueur qui laisse son roi en échec perd aussitôt.

# A question.
question-block-check = Peut-on bloquer tous les échecs ?
# The answer.
question-block-check-answer = Non. Contre un échec donné de loin, vous pouvez mettre une pièce entre les deux. Mais un cavalier saute, et une pièce à côté du roi ne laisse pas de place : il faut alors déplacer le roi ou prendre cette pièce.
# Under a board: Gote’s knight on 4g gives check to the king on 5i; a gold in hand.
question-block-check-diagram = Le cavalier en 4g donne échec. Un or parachuté en 5h ne sert à rien ; si le roi va en 5h, il est sauvé.

# A question.
question-king-captures = Le roi peut-il prendre une pièce ?
# The answer.
question-king-captures-answer = Oui, comme les autres pièces. Mais il ne peut pas prendre une pièce protégée, car il serait alors en échec.
# Under a board: Sente’s king on 5e; Gote’s knights on 6d and 4d, the second one protected by the pawn on 4c.
question-king-captures-diagram = Le roi peut prendre le cavalier en 6d. Le cavalier en 4d est protégé par un pion.

# A question.
question-stalemate = Si un joueur n’a plus de coup, la partie est-elle nulle ?
# The answer.
question-stalemate-answer = Non. Au shogi, un joueur sans coup autorisé perd, même si son roi n’est pas en échec. Cela arrive très rarement, car les joueurs ont presque toujours des pièces à parachuter.
# Under a board: Sente’s king on 1i, Gote’s gold on 3h and pawn on 1g.
question-stalemate-diagram = Le roi de Sente n’est pas en échec, mais il ne peut aller nulle part, et Sente n’a pas d’autre pièce : Gote a gagné.

# A question.
question-draw-offer = Peut-on se mettre d’accord pour une partie nulle ?
# The answer.
question-draw-offer-answer = Non, une partie se joue jusqu’au bout. Elle n’est nulle que par une règle : la répétition, la limite de coups, ou l’impasse si vous avez choisi une règle pour cela.

# A question.
question-repeating = Que se passe-t-il si nous répétons toujours les mêmes coups ?
# The answer.
question-repeating-answer = Quand la même position apparaît quatre fois, la partie est nulle, et vous rejouez en échangeant les camps. Mais si un seul joueur a donné échec à chaque coup, il perd.

## From draughts

# A question.
question-must-capture = Aux dames, je dois prendre. Et au shogi ?
# The answer.
question-must-capture-answer = Vous êtes libre de prendre ou non. Une seule chose est obligatoire : sauver votre roi quand il est en échec.
# Under a board: Sente’s gold on 5e, Gote’s pawn on 5d.
question-must-capture-diagram = L’or peut prendre le pion en 5d, ou aller ailleurs, par exemple en 6e.

# A question.
question-many-captures = Un seul coup peut-il prendre plusieurs pièces ?
# The answer.
question-many-captures-answer = Non. Un coup prend une seule pièce et s’arrête là. Votre pièce ne saute pas par-dessus la pièce adverse : elle va sur sa case.
# Under a board: Sente’s rook on 5e, Gote’s silver on 5c and pawn on 5b.
question-many-captures-diagram = La tour peut prendre l’argent en 5c, mais pas le pion derrière lui.

# A question.
question-all-pieces = Est-ce que je gagne si je prends toutes les pièces ?
# The answer.
question-all-pieces-answer = Non. C’est le roi qui décide, et non le nombre de pièces. Un joueur qui a beaucoup de pièces peut perdre, si son roi est en échec et n’a pas d’issue.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c and a gold in hand; Gote holds both rooks and both bishops.
question-all-pieces-diagram = Gote a pris toutes les tours et tous les fous. Pourtant, un or parachuté en 5b fait gagner Sente.

# A question.
question-crowning = Aux dames, un pion qui arrive au bout devient plus fort. Et au shogi ?
# The answer.
question-crowning-answer = Au shogi aussi, et plus tôt : il suffit d’entrer dans l’une des trois rangées les plus éloignées. Une pièce promue se déplace d’une nouvelle façon : le pion, par exemple, devient tokin et se déplace comme un or.
# Under a board: Sente’s pawn on 5d.
question-crowning-diagram = Si le pion entre en 5c, vous choisissez : le promouvoir, ou le laisser tel quel.

## Promotion

# A question.
question-always-promote = Dois-je toujours promouvoir ?
# The answer.
question-always-promote-answer = La tour, le fou et le pion ne perdent aucun déplacement : promouvez-les presque toujours. L’argent, le cavalier et la lance perdent leur ancien déplacement. Réfléchissez d’abord : vous en avez peut-être encore besoin.
# Under a board: Sente’s knight on 2e; Gote’s king on 2a is shut in by its own pieces.
question-always-promote-diagram = Si le cavalier va en 3c sans être promu, le roi est mat. S’il est promu, le roi n’est même pas en échec.

# A question.
question-promote-later = Je n’ai pas promu ma pièce. Puis-je le faire plus tard ?
# The answer.
question-promote-later-answer = Oui. Chaque coup de cette pièce qui commence ou finit dans le camp adverse vous en donne encore l’occasion.
# Under a board: Sente’s rook on 5c, not promoted.
question-promote-later-diagram = La tour est dans le camp. Elle peut être promue si elle va en 5b, et aussi si elle sort en 5g.

# A question.
question-captured-promoted = J’ai pris une pièce promue. Est-ce que je la parachute comme elle est ?
# The answer.
question-captured-promoted-answer = Non. Dans votre main, elle redevient une pièce ordinaire. Une fois parachutée, elle peut être promue lors d’un coup suivant.
# Under a board: The gold on 5g takes the dragon on 5f, the king goes to 4c, the rook is dropped on 4e.
question-captured-promoted-diagram = Sente prend un dragon qui, en main, redevient une tour. Puis Sente la parachute en 4e et donne échec.

## Drops

# A question.
question-keep-in-hand = Dois-je parachuter une pièce dès que je la prends ?
# The answer.
question-keep-in-hand-answer = Non. Elle peut attendre en main tant que vous voulez, même jusqu’à la fin de la partie, et leur nombre n’est pas limité. Mais l’adversaire voit toutes vos pièces en main, et vous voyez les siennes.

# A question.
question-drop-on-piece = Puis-je parachuter une pièce sur une pièce adverse ?
# The answer.
question-drop-on-piece-answer = Non. On ne parachute que sur une case vide. Pour prendre, déplacez une pièce qui est déjà sur le plateau.
# Under a board: Gote’s pawn on 5d; a gold in Sente’s hand.
question-drop-on-piece-diagram = L’or ne peut pas être parachuté en 5d. Parachuté en 5e, il attaque ce pion.

# A question.
question-drop-check = Puis-je donner échec par un parachutage ?
# The answer.
question-drop-check-answer = Oui, et même mater. Il n’y a qu’une exception : on ne peut pas mater en parachutant un pion.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c; a gold and a silver in hand.
question-drop-check-diagram = Un argent parachuté en 5b donne échec, mais le roi peut fuir. Un or parachuté là gagne aussitôt.

# A question.
question-pawn-mate = Puis-je mater avec un pion ?
# The answer.
question-pawn-mate-answer = En l’avançant, oui. En le parachutant, non. Vous pouvez le parachuter pour donner échec, si le roi a une issue.
# Under a board: Sente’s pawn on 1c and silver on 2c; Gote’s king on 1a and lance on 2a.
question-pawn-mate-diagram = Ce pion est déjà sur le plateau : il peut donc mater en 1b.

# A question.
question-pawn-again = Mon pion de cette colonne a été pris. Puis-je en parachuter un autre ?
# The answer.
question-pawn-again-answer = Oui. La règle des deux pions ne compte que les pions qui sont maintenant sur le plateau. Si vous n’avez pas de pion sur une colonne, vous pouvez y en parachuter un.
# Under a board: Gote moves first: the rook on 5e takes the pawn on 5g and promotes; then a pawn is dropped on 5f.
question-pawn-again-diagram = La tour de Gote prend le pion en 5g. Maintenant Sente peut parachuter un autre pion sur la colonne 5.

## Playing

# A question.
question-passing = Puis-je passer mon tour ?
# The answer.
question-passing-answer = Non. À chaque tour, vous devez jouer un coup, même s’il n’y en a pas de bon.

# A question.
question-forbidden-touch = Si je touche un coup interdit, ai-je perdu ?
# The answer.
question-forbidden-touch-answer = En général, non : l’application vous dit quelle règle l’interdit, et vous choisissez un autre coup. Vous ne perdez que si vous avez choisi les règles officielles dans les réglages.
# Under a board: Sente’s pawn on 5g and a pawn in hand.
question-forbidden-touch-diagram = Essayez de parachuter le pion en 5e : l’application vous dit pourquoi c’est impossible.

# A question.
question-take-back = J’ai fait une erreur. Puis-je annuler mon coup ?
# The answer.
question-take-back-answer = Oui, avec le bouton qui annule le coup. En tournoi, ce n’est pas permis : mettez-vous donc d’accord avant la partie.

# A question.
question-both-kings-entered = Les deux rois sont entrés dans le camp adverse. Et maintenant ?
# The answer.
question-both-kings-entered-answer = C’est une impasse, appelée aussi jishogi. Si vous avez choisi une règle pour cela, c’est elle qui décide. Sinon la partie continue, ou s’arrête à la limite de coups si vous en avez fixé une.

# A question.
question-internet = Me faut-il internet ou un compte ?
# The answer.
question-internet-answer = Non. Kete fonctionne sans internet et sans compte. Vos parties restent sur votre appareil, et nulle part ailleurs.
