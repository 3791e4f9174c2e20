### Lessons on the board: each step is one short sentence over the board, with one thing to do.
### The learner plays Sente. $piece is from piece-*.

## The page

# Beside the title of a lesson, for screen readers.
#   $number (Number): the step, from 1.
#   $count (Number): how many steps there are.
learn-at = Sehemu { $number } kati ya { $count }
# In the list: how long a lesson takes.
#   $count (Number): minutes, about.
learn-minutes = { $count ->
    [one] Dakika { $count }
   *[other] Dakika { $count }
}
# In the list, for a lesson that was gone through to its end; said by screen readers too.
# At most 24 letters.
learn-finished = Umemaliza

## Buttons under the board

# The step begins again.
# At most 10 letters.
learn-again = Anza upya
# Shows what to do.
# At most 10 letters.
learn-hint = Dokezo
# To the next step, without doing this one.
# At most 10 letters.
learn-skip = Ruka
# To the next step, once this one is done.
# At most 10 letters.
learn-next = Endelea
# To the list of lessons.
# At most 24 letters.
learn-all = Masomo yote

## What is said of a touch: why it is not what is wanted here, and what to try. Never “wrong”

# Praise, when a step is done.
# At most 16 letters.
learn-well = Vema!
# A touch where there is nothing to pick up.
#   $piece (String): the piece that is wanted.
learn-said-nothing = Hapa hakuna kete yako. Kwanza gusa kete ya { $piece }.
# Another piece was touched or moved than the one that the step is about.
#   $piece (String): that piece.
#   $wanted (String): the one to try.
learn-said-other-piece = Hii ni kete ya { $piece }. Jaribu kete ya { $wanted }.
# A piece of the right kind was touched or moved, but another one is meant.
#   $piece (String): the kind.
#   $square (String): where the one stands that is meant.
learn-said-same-kind = Hiyo ni nyingine. Jaribu kete ya { $piece } iliyo { $square }.
# Pieces are to be told apart, and another one was touched.
#   $piece (String): the piece that was touched.
learn-said-not-this = Hii ni kete ya { $piece }. Tazama nyingine.
# The right piece went to another square.
#   $piece (String): the piece.
#   $square (String): the square to try.
learn-said-other-square = Kete ya { $piece } inaweza kwenda hapo pia, lakini sasa jaribu { $square }.
# The piece was not promoted.
#   $piece (String): the piece.
learn-said-promote = Hatua inaruhusiwa. Sasa jaribu tena na upandishe kete ya { $piece }.
# The piece was promoted.
#   $piece (String): the piece.
learn-said-unpromoted = Hatua inaruhusiwa. Sasa jaribu kuiacha kete ya { $piece } ilivyo.
# A move that was to mate gives no check.
learn-said-no-check = Mfalme bado hatishiwi. Tafuta hatua inayomtishia.
# A check, but the king captures the piece.
#   $square (String): where.
learn-said-king-takes = Mfalme angekamata kete iliyo { $square }: hailindwi. Tafuta mraba unaolindwa na kete yako nyingine.
# A check, but another piece captures the piece.
#   $piece (String): the piece that captures.
#   $square (String): where it stands.
learn-said-taken = Kete ya { $piece } iliyo { $square } ingeikamata. Tafuta njia nyingine.
# A check, but the king gets away.
#   $square (String): where it would go.
learn-said-escapes = Tishio zuri, lakini mfalme angekimbilia { $square }. Funga njia hiyo.
# A check, but something comes between.
#   $square (String): where.
learn-said-blocked = Tishio zuri, lakini mpinzani angezuia njia kwenye { $square }. Mtishie mfalme kutoka karibu.
# One of several things is done.
#   $number (Number): how many are done.
#   $count (Number): how many there are.
learn-said-found = Vema! Njia { $number } kati ya { $count }. Sasa tafuta nyingine.
# One of several things is done a second time.
learn-said-again = Njia hii umeshaipata. Tafuta nyingine.
# Another answer to a question was chosen.
learn-said-other-answer = Hesabu tena, kisha ujaribu jibu lingine.

## The hint, in words

# What to do: touch a piece on the board.
#   $piece (String): the piece to touch.
#   $square (String): where it stands.
learn-hint-touch = Gusa kete ya { $piece } iliyo { $square }.
# What to do: touch a piece in hand.
#   $piece (String): the piece.
learn-hint-hand = Gusa kete ya { $piece } iliyo mkononi.
# What to do: touch the square where the held piece is to go.
#   $square (String): the square.
learn-hint-to = Sasa gusa mraba { $square }.

## The end of a lesson

# Heading, with a small celebration.
# At most 30 letters.
learn-over = Hongera! Umemaliza somo.
# Below the heading, after the first lesson.
learn-over-first = Sasa unajua kanuni zote kuu. Zitumie kwenye mchezo mdogo dhidi ya simu.
# Below the heading, after the small game was won.
learn-over-game = Umeshinda mchezo wako wa kwanza! Sasa cheza mchezo kamili; alama zitaonyesha kete inapoweza kwenda.
# Below the heading, after any other lesson.
learn-over-more = Jaribu somo linalofuata, au cheza mchezo.
# Button: to the small game.
# At most 24 letters.
learn-to-game = Mchezo mdogo
# Button: to a full game of two people, with the squares marked where pieces can go.
# At most 24 letters.
learn-to-full = Mchezo kamili
# Button: to the next lesson.
# At most 24 letters.
learn-to-next = Somo linalofuata

## Shogi in three minutes

# Title of the first lesson.
# At most 30 letters.
learn-first = Shogi kwa dakika tatu
# A pawn stands alone; it is to move one square ahead.
learn-first-pawn = Gusa askari wako, kisha mraba ulio mbele yake: anasogea mraba mmoja mbele tu.
# A gold is to move sideways.
learn-first-gold = Kete ya dhahabu inasogea mraba mmoja popote, isipokuwa nyuma kwa mshazari: isogeze kwa upande.
# A silver is to move diagonally back.
learn-first-silver = Kete ya fedha inasogea mraba mmoja mbele au kwa mshazari: isogeze nyuma kwa mshazari.
# A king is to move; a rook guards the file beside it.
learn-first-king = Mfalme anasogea mraba mmoja upande wowote, lakini si mahali ambapo atatishiwa: msogeze.
# A silver is to capture a pawn.
learn-first-capture = Kete inakamata ikienda kwenye mraba wa kete ya mpinzani: mkamate askari kwa kete ya fedha.
# The pawn has been captured; it lies in the tray below the board.
learn-first-capture-done = Askari huyo amehamia upande wako: sasa yupo mkononi, chini ya ubao.
# A pawn in hand is to be dropped.
learn-first-drop = Gusa askari aliye mkononi, kisha umweke kwenye mraba wowote mtupu.
# The pawn has been dropped.
learn-first-drop-done = Kuweka kete ni hatua kamili: kete uliyokamata hurudi mchezoni upande wako.
# A pawn is to enter the far three ranks and promote.
learn-first-promote = Safu tatu za mbali ni kambi ya mpinzani: mwingize askari humo, na umpandishe.
# The pawn has promoted.
learn-first-promote-done = Askari aliyepandishwa ni tokin, na tokin inasogea kama dhahabu.
# A lance is to capture a pawn far ahead and promote.
learn-first-lance = Mkuki unakwenda mbele tu, miraba yoyote: mkamate askari kwa mkuki, na uupandishe.
# A knight is to jump over a pawn and promote.
learn-first-knight = Farasi anaruka kete nyingine, miraba miwili mbele na mmoja kwa upande: mrukishe, na umpandishe.
# The knight has promoted.
learn-first-knight-done = Kete ya mkuki, ya farasi au ya fedha ikipandishwa, inasogea kama dhahabu.
# A rook is to capture a pawn far ahead and promote.
learn-first-rook = Ngome inakwenda mbali, mbele, nyuma au kwa upande: mkamate askari kwa ngome, na uipandishe.
# The rook has promoted.
learn-first-rook-done = Ngome iliyopandishwa inaitwa joka: inasogea pia mraba mmoja kwa mshazari.
# A bishop is to capture a pawn far away and promote.
learn-first-bishop = Askofu anakwenda mbali kwa mshazari: mtumie kumkamata askari, kisha umpandishe.
# The bishop has promoted.
learn-first-bishop-done = Askofu aliyepandishwa anaitwa farasi-joka: anasogea pia mraba mmoja mbele, nyuma au kwa upande.
# The king is in check; the three answers are to be found: away, capture, between.
learn-first-check = Mfalme wako anatishiwa! Mwokoe kwa njia tatu: kumsogeza, kukamata, kuzuia njia.
# All three answers are found.
learn-first-check-done = Mfalme akitishiwa, lazima umwokoe kwanza.
# A gold in hand is to be dropped so that it mates.
learn-first-mate = Weka kete ya dhahabu ili mfalme wa mpinzani asiweze kuokoka.
# The king is mated.
learn-first-mate-done = Mfalme hawezi kuokoka: hivyo ndivyo unavyoshinda!
# Two forbidden pawn drops, lit on the board, are to be tried; the board says why.
learn-first-barred = Jaribu hatua mbili zilizokatazwa: askari wawili kwenye safu wima moja, na askari anayemaliza mchezo.

## The small game

# Title of the small game against the phone.
# At most 30 letters.
learn-game = Mchezo mdogo dhidi ya simu
# A few pieces on each side; the learner has a rook and a bishop more. Names the sides.
learn-game-win = Wewe ni Sente, simu ni Gote: hakikisha mfalme wa Gote hawezi kuokoka.
# The small game is won.
learn-game-win-done = Umeshinda!
# The phone has won the small game.
learn-said-lost = Simu imeshinda mara hii. Anza upya, au rudisha hatua yako.
# Nobody has won the small game.
learn-said-drawn = Ni sare. Anza upya na umfuate mfalme.

## Reading the pieces: one of many pieces is to be touched

# Title of the lesson.
# At most 30 letters.
learn-pieces = Kusoma kete
# The knight.
learn-pieces-knight = Gusa kete inayoweza kuruka kete nyingine.
# The bishop.
learn-pieces-bishop = Gusa kete inayokwenda mbali kwa mshazari tu.
# The lance.
learn-pieces-lance = Gusa kete inayokwenda mbele tu, miraba yoyote.
# The silver.
learn-pieces-silver = Gusa kete inayosogea mraba mmoja, na kurudi nyuma kwa mshazari tu.
# The tokin.
learn-pieces-tokin = Gusa kete iliyokuwa askari, na sasa inasogea kama dhahabu.
# The dragon.
learn-pieces-dragon = Gusa ngome iliyopandishwa: inasogea pia mraba mmoja kwa mshazari.

## Forks by drops

# Title of the lesson.
# At most 30 letters.
learn-forks = Tishia kete mbili kwa pamoja
# A knight is to be dropped so that it attacks a rook and a gold.
learn-forks-knight = Weka farasi mahali anapotishia ngome na dhahabu kwa pamoja.
# A silver is to be dropped behind a rook and a gold, between the two.
learn-forks-silver = Weka kete ya fedha nyuma ya kete mbili za mpinzani, katikati: inazitishia zote mbili.
# A bishop is to be dropped so that it gives check and attacks a rook.
learn-forks-bishop = Weka askofu kati ya mfalme na ngome: anamtishia mfalme, kisha unakamata ngome.

## Guarding the king: three castles, built move by move

# Title of the lesson.
# At most 30 letters.
learn-castles = Mlinde mfalme kwa boma
# The Mino castle, five moves; the hint shows each. The rook stands on the left.
learn-castles-mino = Boma la mino: mfalme aende 2h, fedha 3h, dhahabu 5h.
# The Mino castle stands.
learn-castles-mino-done = Boma la mino linajengwa haraka, na ni imara dhidi ya mashambulizi ya kando.
# The Yagura castle, six moves; the hint shows each.
learn-castles-yagura = Boma la yagura: dhahabu ziende 7h na 6g, mfalme 8h.
# The Yagura castle stands.
learn-castles-yagura-done = Boma la yagura ni imara dhidi ya mashambulizi ya mbele.
# The Anaguma castle, six moves; the hint shows each.
learn-castles-hole = Boma la anaguma: mkuki usogee 1h, mfalme aingie 1i, fedha ifunge 2h.
# The Anaguma castle stands.
learn-castles-hole-done = Mfalme yuko mbali na vita: ni vigumu kumtishia.

## Mate in one

# Title of the lesson.
# At most 30 letters.
learn-mates = Maliza kwa hatua moja
# Mate by dropping a gold.
learn-mates-gold = Dhahabu ni nzuri kwa kumaliza mchezo: iweke kando ya mfalme, kwenye mraba unaolindwa.
# Mate by dropping a silver.
learn-mates-silver = Maliza mchezo kwa kete ya fedha: farasi wako anafunga njia.
# Mate by dropping a knight.
learn-mates-knight = Mfalme amefungiwa na kete zake: maliza mchezo kwa farasi anayeruka.
# Mate by dropping a lance from afar.
learn-mates-lance = Weka mkuki mbali: tishio lake linafika hadi kwa mfalme.

## Drops that mate, and the pawn drop that may not

# Title of the lesson.
# At most 30 letters.
learn-drops = Kumaliza kwa kuweka kete
# Mate by dropping a rook on the back rank.
learn-drops-rook = Mfalme amefungiwa na askari wake: weka ngome kwenye safu mlalo yake, mbali naye.
# A pawn drop that mates is to be tried, which is forbidden; then a silver is to be dropped there.
learn-drops-pawn = Jaribu kumaliza kwa kuweka askari 1b; kisha weka kete ya fedha badala yake.
# Only the pawn may not mate by a drop.
learn-drops-pawn-done = Ni askari tu asiyeruhusiwa kumaliza mchezo kwa kuwekwa.
# A pawn on the board mates by moving, which is allowed.
learn-drops-push = Askari aliye ubaoni anaruhusiwa kumaliza mchezo: msogeze.

## Promote or not

# Title of the lesson.
# At most 30 letters.
learn-promotion = Upandishe au usipandishe?
# A rook is to promote.
learn-promotion-rook = Kete za askari, ngome na askofu: zipandishe karibu kila mara. Ingiza ngome kambini.
# A silver is to move ahead and not promote: so it attacks two pieces behind it.
learn-promotion-silver = Kete ya fedha isiyopandishwa inatishia nyuma kwa mshazari: isogeze mbele, na uiache ilivyo.
# The silver attacks a rook and a gold.
learn-promotion-silver-done = Sasa inatishia ngome na dhahabu kwa pamoja.
# A knight is to move to the second rank, where it must promote.
learn-promotion-must = Farasi akifika safu mbili za mwisho, lazima apandishwe: msogeze mbele.

## An opening in ten moves

# Title of the lesson.
# At most 30 letters.
learn-opening = Ufunguzi kwa hatua kumi
# The pawn before the bishop’s way is to be pushed to 7f.
learn-opening-bishop = Sogeza askari wa 7g: unamfungulia askofu njia.
# The pawn before the rook is to be pushed twice.
learn-opening-rook = Sogeza askari aliye mbele ya ngome mara mbili: ndiye anayeanza mashambulizi.
# A gold is to move to 7h.
learn-opening-gold = Mpinzani anakuja kwenye safu wima ya 8: mlinde askofu kwa dhahabu, 7h.
# A silver is to climb to 2f in three moves.
learn-opening-silver = Panda na kete ya fedha: 3h, 2g, 2f, nyuma ya askari.
# The king leaves the middle, the gold guards it, an edge pawn makes room.
learn-opening-king = Mtoe mfalme katikati: 6h; kisha dhahabu 5h na askari 9f.
# The opening is done.
learn-opening-king-done = Sasa shambulia safu wima ya 2 kwa ngome, fedha na askari.

## Impasse: both kings have entered, and nobody can mate

# Title of the lesson.
# At most 30 letters.
learn-impasse = Mkwamo: hesabu pointi
# The king is to enter the far three ranks.
learn-impasse-enter = Mfalme akiingia kambi ya mpinzani, ni vigumu kumaliza mchezo: mwingize.
# The pieces in hand are to be counted: a rook, a bishop and two golds.
learn-impasse-count = Ngome au askofu ni pointi 5, kete nyingine 1, mfalme 0. Una pointi ngapi mkononi?
# Answer.
# At most 16 letters.
learn-impasse-points-few = Pointi 4
# Answer: the right one.
# At most 16 letters.
learn-impasse-points-right = Pointi 12
# Answer.
# At most 16 letters.
learn-impasse-points-many = Pointi 20
# What happens when both players agree and both have 24 points.
learn-impasse-both = Tuseme hakuna anayeweza kumaliza, na kila mmoja ana pointi 24 au zaidi. Matokeo ni nini?
# Answer.
# At most 24 letters.
learn-impasse-win = Sente ameshinda
# Answer.
# At most 24 letters.
learn-impasse-loss = Gote ameshinda
# Answer: the right one.
# At most 24 letters.
learn-impasse-draw = Sare
# Below 24 points one loses.
learn-impasse-both-done = Mwenye pointi chini ya 24 angeshindwa.
