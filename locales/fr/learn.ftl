### Lessons on the board: each step is one short sentence over the board, with one thing to do.
### The learner plays Sente. $piece is from piece-*.

## The page

# Beside the title of a lesson, for screen readers.
#   $number (Number): the step, from 1.
#   $count (Number): how many steps there are.
learn-at = Étape { $number } sur { $count }
# In the list: how long a lesson takes.
#   $count (Number): minutes, about.
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# In the list, for a lesson that was gone through to its end; said by screen readers too.
# At most 24 letters.
learn-finished = Terminée

## Buttons under the board

# The step begins again.
# At most 10 letters.
learn-again = Refaire
# Shows what to do.
# At most 10 letters.
learn-hint = Indice
# To the next step, without doing this one.
# At most 10 letters.
learn-skip = Passer
# To the next step, once this one is done.
# At most 10 letters.
learn-next = Suite
# To the list of lessons.
# At most 24 letters.
learn-all = Toutes les leçons

## What is said of a touch: why it is not what is wanted here, and what to try. Never “wrong”

# Praise, when a step is done.
# At most 16 letters.
learn-well = Bravo !
# A touch where there is nothing to pick up.
#   $piece (String): the piece that is wanted.
learn-said-nothing = Il n’y a pas de pièce à vous ici. Touchez d’abord cette pièce : { $piece }.
# Another piece was touched or moved than the one that the step is about.
#   $piece (String): that piece.
#   $wanted (String): the one to try.
learn-said-other-piece = C’est une autre pièce ({ $piece }). Essayez celle-ci : { $wanted }.
# A piece of the right kind was touched or moved, but another one is meant.
#   $piece (String): the kind.
#   $square (String): where the one stands that is meant.
learn-said-same-kind = C’est une autre pièce. Essayez celle qui est en { $square } : { $piece }.
# Pieces are to be told apart, and another one was touched.
#   $piece (String): the piece that was touched.
learn-said-not-this = C’est une autre pièce ({ $piece }). Regardez les autres.
# The right piece went to another square.
#   $piece (String): the piece.
#   $square (String): the square to try.
learn-said-other-square = C’est permis aussi ({ $piece }), mais essayez maintenant { $square }.
# The piece was not promoted.
#   $piece (String): the piece.
learn-said-promote = C’est permis. Essayez maintenant de promouvoir la pièce ({ $piece }).
# The piece was promoted.
#   $piece (String): the piece.
learn-said-unpromoted = C’est permis. Essayez maintenant sans promouvoir la pièce ({ $piece }).
# A move that was to mate gives no check.
learn-said-no-check = Le roi n’est pas encore en échec. Cherchez un coup qui donne échec.
# A check, but the king captures the piece.
#   $square (String): where.
learn-said-king-takes = Le roi prendrait en { $square } : rien n’y protège votre pièce. Cherchez une case protégée.
# A check, but another piece captures the piece.
#   $piece (String): the piece that captures.
#   $square (String): where it stands.
learn-said-taken = La pièce en { $square } ({ $piece }) la prendrait. Cherchez autre chose.
# A check, but the king gets away.
#   $square (String): where it would go.
learn-said-escapes = Bel échec, mais le roi fuirait en { $square }. Fermez cette issue.
# A check, but something comes between.
#   $square (String): where.
learn-said-blocked = Bel échec, mais l’adversaire barrerait le chemin en { $square }. Donnez échec de plus près.
# One of several things is done.
#   $number (Number): how many are done.
#   $count (Number): how many there are.
learn-said-found = Bravo ! { $number } sur { $count }. Cherchez encore.
# One of several things is done a second time.
learn-said-again = C’est déjà trouvé. Cherchez autre chose.
# Another answer to a question was chosen.
learn-said-other-answer = Recomptez, puis essayez une autre réponse.

## The hint, in words

# What to do: touch a piece on the board.
#   $piece (String): the piece to touch.
#   $square (String): where it stands.
learn-hint-touch = Touchez la pièce en { $square } ({ $piece }).
# What to do: touch a piece in hand.
#   $piece (String): the piece.
learn-hint-hand = Touchez cette pièce en main : { $piece }.
# What to do: touch the square where the held piece is to go.
#   $square (String): the square.
learn-hint-to = Touchez maintenant la case { $square }.

## The end of a lesson

# Heading, with a small celebration.
# At most 30 letters.
learn-over = Bravo ! Leçon terminée.
# Below the heading, after the first lesson.
learn-over-first = Vous connaissez les règles principales. Essayez-les dans une petite partie contre le téléphone.
# Below the heading, after the small game was won.
learn-over-game = Première partie gagnée ! Jouez maintenant une partie complète ; les marques montrent où vont les pièces.
# Below the heading, after any other lesson.
learn-over-more = Passez à la leçon suivante, ou jouez une partie.
# Button: to the small game.
# At most 24 letters.
learn-to-game = Petite partie
# Button: to a full game of two people, with the squares marked where pieces can go.
# At most 24 letters.
learn-to-full = Partie complète
# Button: to the next lesson.
# At most 24 letters.
learn-to-next = Leçon suivante

## Shogi in three minutes

# Title of the first lesson.
# At most 30 letters.
learn-first = Le shogi en trois minutes
# A pawn stands alone; it is to move one square ahead.
learn-first-pawn = Touchez votre pion, puis la case devant lui : il avance d’une seule case.
# A gold is to move sideways.
learn-first-gold = L’or va d’une case dans toutes les directions, sauf en diagonale vers l’arrière : déplacez-le de côté.
# A silver is to move diagonally back.
learn-first-silver = L’argent va d’une case en avant ou en diagonale : reculez-le en diagonale.
# A king is to move; a rook guards the file beside it.
learn-first-king = Le roi va d’une case dans toutes les directions, mais jamais sur une case attaquée : déplacez-le.
# A silver is to capture a pawn.
learn-first-capture = On prend en allant sur la case d’une pièce adverse : prenez le pion avec l’argent.
# The pawn has been captured; it lies in the tray below the board.
learn-first-capture-done = Le pion a changé de camp : il est dans votre main, sous le plateau.
# A pawn in hand is to be dropped.
learn-first-drop = Touchez le pion dans votre main, puis parachutez-le sur une case vide.
# The pawn has been dropped.
learn-first-drop-done = Parachuter est un coup entier : la pièce prise revient jouer pour vous.
# A pawn is to enter the far three ranks and promote.
learn-first-promote = Les trois rangées les plus éloignées sont le camp adverse : entrez-y avec le pion et promouvez-le.
# The pawn has promoted.
learn-first-promote-done = Le pion promu s’appelle tokin : il se déplace comme un or.
# A lance is to capture a pawn far ahead and promote.
learn-first-lance = La lance va tout droit en avant, aussi loin qu’elle veut : prenez le pion et promouvez la lance.
# A knight is to jump over a pawn and promote.
learn-first-knight = Le cavalier saute par-dessus tout, deux cases en avant et une sur le côté : sautez et promouvez-le.
# The knight has promoted.
learn-first-knight-done = Lance, cavalier et argent promus se déplacent comme un or.
# A rook is to capture a pawn far ahead and promote.
learn-first-rook = La tour va loin, en avant, en arrière ou sur le côté : prenez le pion et promouvez la tour.
# The rook has promoted.
learn-first-rook-done = La tour promue s’appelle dragon : il va aussi d’une case en diagonale.
# A bishop is to capture a pawn far away and promote.
learn-first-bishop = Le fou va loin en diagonale : prenez le pion et promouvez le fou.
# The bishop has promoted.
learn-first-bishop-done = Le fou promu s’appelle cheval-dragon : il va aussi d’une case en avant, en arrière ou sur le côté.
# The king is in check; the three answers are to be found: away, capture, between.
learn-first-check = Votre roi est en échec ! Sauvez-le de trois façons : fuir, prendre, barrer le chemin.
# All three answers are found.
learn-first-check-done = À un échec, il faut répondre aussitôt.
# A gold in hand is to be dropped so that it mates.
learn-first-mate = Parachutez l’or pour mater le roi adverse.
# The king is mated.
learn-first-mate-done = Échec et mat : c’est ainsi que l’on gagne !
# Two forbidden pawn drops, lit on the board, are to be tried; the board says why.
learn-first-barred = Essayez les deux parachutages interdits : un second pion sur une colonne, et le pion qui mate.

## The small game

# Title of the small game against the phone.
# At most 30 letters.
learn-game = Partie contre le téléphone
# A few pieces on each side; the learner has a rook and a bishop more. Names the sides.
learn-game-win = Vous êtes Sente, le téléphone est Gote : matez le roi de Gote.
# The small game is won.
learn-game-win-done = Vous avez gagné !
# The phone has won the small game.
learn-said-lost = Le téléphone a gagné cette fois. Recommencez, ou annulez votre coup.
# Nobody has won the small game.
learn-said-drawn = Partie nulle. Recommencez, et visez le roi.

## Reading the pieces: one of many pieces is to be touched

# Title of the lesson.
# At most 30 letters.
learn-pieces = Lire les pièces
# The knight.
learn-pieces-knight = Touchez la pièce qui peut sauter par-dessus les autres.
# The bishop.
learn-pieces-bishop = Touchez la pièce qui va loin, mais seulement en diagonale.
# The lance.
learn-pieces-lance = Touchez la pièce qui va seulement tout droit en avant, aussi loin qu’elle veut.
# The silver.
learn-pieces-silver = Touchez la pièce qui va d’une case et ne recule qu’en diagonale.
# The tokin.
learn-pieces-tokin = Touchez la pièce qui était un pion et se déplace maintenant comme un or.
# The dragon.
learn-pieces-dragon = Touchez la tour promue : elle va aussi d’une case en diagonale.

## Forks by drops

# Title of the lesson.
# At most 30 letters.
learn-forks = Fourchettes par parachutage
# A knight is to be dropped so that it attacks a rook and a gold.
learn-forks-knight = Parachutez le cavalier là où il attaque la tour et l’or à la fois.
# A silver is to be dropped behind a rook and a gold, between the two.
learn-forks-silver = Parachutez l’argent derrière deux pièces adverses, entre les deux : il les attaque toutes deux.
# A bishop is to be dropped so that it gives check and attacks a rook.
learn-forks-bishop = Parachutez le fou entre le roi et la tour : échec, puis la tour est à vous.

## Guarding the king: three castles, built move by move

# Title of the lesson.
# At most 30 letters.
learn-castles = Protéger le roi
# The Mino castle, five moves; the hint shows each. The rook stands on the left.
learn-castles-mino = Le château mino : roi en 2h, argent en 3h, or en 5h.
# The Mino castle stands.
learn-castles-mino-done = Le château mino est vite construit et solide contre les attaques de côté.
# The Yagura castle, six moves; the hint shows each.
learn-castles-yagura = Le château yagura : ors en 7h et 6g, roi en 8h.
# The Yagura castle stands.
learn-castles-yagura-done = Le château yagura est solide contre les attaques de face.
# The Anaguma castle, six moves; the hint shows each.
learn-castles-hole = Le château anaguma : lance en 1h, roi en 1i, argent en 2h.
# The Anaguma castle stands.
learn-castles-hole-done = Le roi est loin du combat, et difficile à mettre en échec.

## Mate in one

# Title of the lesson.
# At most 30 letters.
learn-mates = Mat en un coup
# Mate by dropping a gold.
learn-mates-gold = L’or est bon pour mater : parachutez-le à côté du roi, sur une case protégée.
# Mate by dropping a silver.
learn-mates-silver = Matez avec l’argent : votre cavalier ferme l’issue.
# Mate by dropping a knight.
learn-mates-knight = Le roi est enfermé par ses pièces : matez avec le cavalier, qui saute.
# Mate by dropping a lance from afar.
learn-mates-lance = Parachutez la lance de loin : de là, elle atteint le roi.

## Drops that mate, and the pawn drop that may not

# Title of the lesson.
# At most 30 letters.
learn-drops = Mater en parachutant
# Mate by dropping a rook on the back rank.
learn-drops-rook = Ses pions enferment le roi : parachutez la tour sur sa rangée, de loin.
# A pawn drop that mates is to be tried, which is forbidden; then a silver is to be dropped there.
learn-drops-pawn = Essayez de mater en parachutant le pion en 1b ; parachutez ensuite l’argent à sa place.
# Only the pawn may not mate by a drop.
learn-drops-pawn-done = Seul le pion ne peut pas mater par un parachutage.
# A pawn on the board mates by moving, which is allowed.
learn-drops-push = Un pion déjà sur le plateau peut mater : avancez-le.

## Promote or not

# Title of the lesson.
# At most 30 letters.
learn-promotion = Promouvoir ou non ?
# A rook is to promote.
learn-promotion-rook = Pion, tour, fou : promouvez-les presque toujours. Entrez avec la tour.
# A silver is to move ahead and not promote: so it attacks two pieces behind it.
learn-promotion-silver = Un argent non promu attaque en diagonale vers l’arrière : avancez-le sans le promouvoir.
# The silver attacks a rook and a gold.
learn-promotion-silver-done = Elle attaque maintenant la tour et l’or à la fois.
# A knight is to move to the second rank, where it must promote.
learn-promotion-must = Un cavalier sur les deux dernières rangées doit être promu : avancez-le.

## An opening in ten moves

# Title of the lesson.
# At most 30 letters.
learn-opening = Une ouverture en dix coups
# The pawn before the bishop’s way is to be pushed to 7f.
learn-opening-bishop = Avancez le pion en 7g : il ouvre le chemin du fou.
# The pawn before the rook is to be pushed twice.
learn-opening-rook = Avancez deux fois le pion devant la tour : il commence l’attaque.
# A gold is to move to 7h.
learn-opening-gold = L’adversaire vient sur la colonne 8 : défendez le fou avec l’or, en 7h.
# A silver is to climb to 2f in three moves.
learn-opening-silver = Montez l’argent : 3h, 2g, 2f, derrière le pion.
# The king leaves the middle, the gold guards it, an edge pawn makes room.
learn-opening-king = Sortez le roi du centre : 6h ; puis or en 5h et pion en 9f.
# The opening is done.
learn-opening-king-done = Attaquez maintenant la colonne 2 avec tour, argent et pion.

## Impasse: both kings have entered, and nobody can mate

# Title of the lesson.
# At most 30 letters.
learn-impasse = Impasse : compter les points
# The king is to enter the far three ranks.
learn-impasse-enter = Un roi entré dans le camp adverse est difficile à mater : faites-le entrer.
# The pieces in hand are to be counted: a rook, a bishop and two golds.
learn-impasse-count = Tour ou fou : 5 points ; autres : 1 ; roi : 0. Combien dans votre main ?
# Answer.
# At most 16 letters.
learn-impasse-points-few = 4 points
# Answer: the right one.
# At most 16 letters.
learn-impasse-points-right = 12 points
# Answer.
# At most 16 letters.
learn-impasse-points-many = 20 points
# What happens when both players agree and both have 24 points.
learn-impasse-both = Supposons que personne ne puisse mater et que chacun ait 24 points ou plus. Quel est le résultat ?
# Answer.
# At most 24 letters.
learn-impasse-win = Sente gagne
# Answer.
# At most 24 letters.
learn-impasse-loss = Gote gagne
# Answer: the right one.
# At most 24 letters.
learn-impasse-draw = Partie nulle
# Below 24 points one loses.
learn-impasse-both-done = Un joueur qui aurait moins de 24 points perdrait.
