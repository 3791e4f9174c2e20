### The rules page, for people who have never seen shogi. Its structure stands in src/learn.
### One message is one paragraph, one list item, one heading or the text under a board.
### _…_ stresses words. Kings, generals, soldiers and horses take animate agreement here.

## What shogi is

# Heading of a section.
rules-goal = Shogi ni nini?
# Paragraph.
rules-goal-what = Shogi ni chesi ya Japani. Wachezaji wawili wanacheza kwenye ubao mmoja, na mchezo huchukua kama dakika ishirini.
# Paragraph: how one wins.
rules-goal-win = Mfalme wa mpinzani akitishiwa na _hawezi kuokoka_, umeshinda.
# Paragraph: what is special.
rules-goal-hand = Jambo moja ni la shogi pekee: kete unayoikamata _inakuwa yako_. Unaweza kuiweka tena ubaoni ikupiganie.

## Board and set-up

# Heading of a section.
rules-board = Ubao na mpangilio wa mwanzo
# Paragraph.
rules-board-size = Ubao una miraba 81: safu wima tisa na safu mlalo tisa. Kila mchezaji ana kete ishirini.
# Paragraph: whose piece is whose.
rules-board-sides = Kete za wachezaji wote wawili zina rangi moja. Ncha ya kete _inaelekea kwa mpinzani_ wa mwenye kete.
# Under a board in the starting position.
rules-board-diagram = Mpangilio wa mwanzo. Sente yuko chini, Gote yuko juu.
# List item: the rank nearest to the player.
rules-board-first = Safu ya kwanza, karibu nawe: mkuki, farasi, fedha, dhahabu, mfalme, dhahabu, fedha, farasi, mkuki.
# List item: the second rank.
rules-board-second = Safu ya pili: askofu upande wa kushoto na ngome upande wa kulia.
# List item: the third rank.
rules-board-third = Safu ya tatu: askari tisa.
# Paragraph: names of squares.
rules-board-names = Safu wima zina namba 1 hadi 9, kuanzia kulia kwa Sente. Safu mlalo zina herufi a hadi i, kuanzia juu. Kwa hiyo mraba 7g uko kwenye safu wima ya 7 na safu mlalo ya g.

## Taking turns

# Heading of a section.
rules-turn = Zamu
# Paragraph: who begins.
rules-turn-first = Sente anaanza, kisha wachezaji wanapokezana. Katika mchezo unaofuata, anaanza yule mwingine.
# Paragraph: what one does in a turn.
rules-turn-one = Katika zamu yako unafanya _jambo moja_: unasogeza kete yako ubaoni, au unaweka ubaoni kete uliyokamata.
# Paragraph: no passing.
rules-turn-pass = Huwezi kuruka zamu: lazima ucheze hatua moja.

## The pieces

# Heading of a section.
rules-pieces = Kete nane na mwendo wake
# Paragraph.
rules-pieces-marks = Alama kwenye kila ubao zinaonyesha miraba ambayo kete inaweza kwenda.
# Paragraph: own and foreign pieces on the way.
rules-pieces-way = Huwezi kwenda kwenye mraba wenye kete yako. Ukienda kwenye mraba wenye kete ya mpinzani, unaikamata. Farasi pekee ndiye anayeruka kete nyingine.
# Under a board: rook on 5e, own pawn on 5c, opponent’s pawn on 3e.
rules-pieces-way-diagram = Ngome inasimama kabla ya askari wake wa 5c. Inaweza kumkamata askari wa mpinzani wa 3e, lakini haimpiti.
# Paragraph: pieces that only go forward.
rules-pieces-forward = Kete za farasi, mkuki na askari hazirudi nyuma kamwe.
# Heading of a section.
rules-king = Mfalme
# Under a board.
rules-king-move = Mfalme anasogea mraba mmoja, upande wowote.
# Heading of a section.
rules-rook = Ngome
# Under a board.
rules-rook-move = Ngome inakwenda mbele, nyuma au kwa upande, miraba yoyote kwa mstari mmoja.
# Heading of a section.
rules-bishop = Askofu
# Under a board.
rules-bishop-move = Askofu anakwenda kwa mshazari, miraba yoyote kwa mstari mmoja.
# Heading of a section: the gold general.
rules-gold = Dhahabu
# Under a board.
rules-gold-move = Kete ya dhahabu inasogea mraba mmoja upande wowote, _isipokuwa nyuma kwa mshazari_.
# Heading of a section: the silver general.
rules-silver = Fedha
# Under a board.
rules-silver-move = Kete ya fedha inasogea mraba mmoja mbele au kwa mshazari. _Haiendi kwa upande_, wala nyuma moja kwa moja.
# Heading of a section.
rules-knight = Farasi
# Under a board: own pawns stand before the knight.
rules-knight-move = Farasi anaruka miraba miwili mbele na mmoja kwa upande. Kete zilizo njiani hazimzuii.
# Heading of a section.
rules-lance = Mkuki
# Under a board.
rules-lance-move = Mkuki unakwenda _mbele tu_, miraba yoyote.
# Heading of a section.
rules-pawn = Askari
# Under a board.
rules-pawn-move = Askari anasogea mraba mmoja mbele. Anakamata _mbele vilevile_, si kwa mshazari.

## Promotion

# Heading of a section.
rules-promotion = Kupandisha kete
# Paragraph: the zone.
rules-promotion-zone = Safu tatu za mbali ni kambi ya mpinzani. Kete yako ikiingia, ikisogea ndani au ikitoka, unaweza _kuipandisha_: inageuzwa na kupata mwendo mpya.
# Under a board: silver on 5d.
rules-promotion-zone-diagram = Kete hii ya fedha inaweza kupandishwa ikienda 6c, 5c au 4c.
# Paragraph: choice and duty.
rules-promotion-choice = Kupandisha ni hiari. Lakini kete ambayo haitaweza kusogea tena _lazima ipandishwe_: askari na mkuki kwenye safu ya mwisho, farasi kwenye safu mbili za mwisho.
# Under a board: pawn on 5b.
rules-promotion-must-diagram = Askari huyu akienda 5a, lazima apandishwe.
# Paragraph.
rules-promotion-never = Kete za mfalme na dhahabu hazipandishwi.
# Paragraph.
rules-promotion-gold = Kete za fedha, farasi, mkuki na askari zikipandishwa, zote zinasogea kama dhahabu. Askari aliyepandishwa anaitwa _tokin_.
# Under a board.
rules-tokin-move = Tokin inasogea kama dhahabu.
# Under a board: the promoted rook.
rules-dragon-move = Ngome iliyopandishwa inaitwa _joka_. Inakwenda kama ngome, na pia mraba mmoja kwa mshazari.
# Under a board: the promoted bishop.
rules-horse-move = Askofu aliyepandishwa anaitwa _farasi-joka_. Anakwenda kama askofu, na pia mraba mmoja mbele, nyuma au kwa upande.
# Paragraph.
rules-promotion-stays = Kete iliyopandishwa inabaki hivyo ubaoni. Ikikamatwa, inarudia hali yake ya kawaida.

## Captures

# Heading of a section.
rules-capture = Kukamata
# Paragraph.
rules-capture-how = Kete yako ikienda kwenye mraba wa kete ya mpinzani, inaikamata na kuchukua nafasi yake.
# Under a board: pawn on 5e, opponent’s pawn on 5d.
rules-capture-diagram = Askari wa Sente anaweza kumkamata askari wa Gote wa 5d.
# Paragraph.
rules-capture-hand = Kete uliyokamata ni yako. Inasubiri kwenye kibao chako cha kete, na wachezaji wote wawili wanaiona.

## Drops

# Heading of a section.
rules-drops = Kuweka kete
# Paragraph.
rules-drops-how = Badala ya kusogeza kete, unaweza kuweka kete uliyokamata kwenye _mraba wowote mtupu_. Gusa kete kwenye kibao chako, kisha gusa mraba.
# Paragraph.
rules-drops-plain = Kete huwekwa bila kupandishwa, hata ndani ya kambi ya mpinzani. Unaweza kuipandisha katika hatua ya baadaye.
# Under a board: gold dropped on 5b mates.
rules-drops-diagram = Sente akiweka dhahabu kwenye 5b, mfalme wa Gote hawezi kuokoka: Sente ameshinda.

## Forbidden moves

# Heading of a section.
rules-forbidden = Hatua zilizokatazwa
# Paragraph.
rules-forbidden-what = Kwa kanuni rasmi, mchezaji anayecheza hatua iliyokatazwa anashindwa papo hapo. Hapa programu haikuruhusu kuicheza, na inakuambia kwa nini.
# Heading of a section.
rules-nifu = Askari wawili (nifu)
# Paragraph.
rules-nifu-what = Huwezi kuweka askari kwenye safu wima ambayo tayari ina askari wako. Tokin haihesabiwi, wala askari wa mpinzani.
# Under a board: own pawn on 5g.
rules-nifu-diagram = Sente ana askari kwenye 5g, kwa hiyo hawezi kuweka mwingine kwenye 5e. Kwenye 4e anaweza.
# Heading of a section.
rules-dead-end = Kete isiyo na njia mbele
# Paragraph.
rules-dead-end-what = Huwezi kuweka kete mahali ambapo haitaweza kusogea tena: askari na mkuki kwenye safu ya mwisho, farasi kwenye safu mbili za mwisho.
# Under a board: a knight in hand.
rules-dead-end-diagram = Farasi hawezi kuwekwa kwenye 5a wala 5b. Kwenye 5c anaweza.
# Heading of a section.
rules-uchifuzume = Kumaliza kwa kuweka askari (uchifuzume)
# Paragraph.
rules-uchifuzume-what = Huwezi kuweka askari anayemtishia mfalme ikiwa mfalme _hawezi kuokoka_. Kumaliza mchezo kwa kusogeza askari kunaruhusiwa, na kwa kuweka kete nyingine pia.
# Under a board: king on 1a, own lance on 2a, silver on 1c.
rules-uchifuzume-diagram = Sente hawezi kuweka askari kwenye 1b: mfalme wa Gote asingeweza kuokoka.
# Heading of a section.
rules-check = Kumwacha mfalme akitishiwa
# Paragraph.
rules-check-answer = Mfalme wako akitishiwa, lazima umwokoe: msogeze, kamata kete inayomtishia, au zuia njia yake kwa kete nyingine.
# Under a board: rook on 5a, king on 5h, a gold in hand.
rules-check-answer-diagram = Ngome inamtishia mfalme. Dhahabu ikiwekwa 5e inamwokoa; ikiwekwa 4e haimwokoi.
# Paragraph.
rules-check-leave = Pia huwezi kumpeleka mfalme mahali anapotishiwa, wala kusogeza kete inayomkinga.
# Under a board: rook on 5b, gold on 5f, king on 5h.
rules-check-leave-diagram = Kete ya dhahabu inamkinga mfalme. Inaweza kwenda 5e, lakini si 4f.

## The end

# Heading of a section.
rules-end = Mchezo unavyoisha
# List item.
rules-end-mate = Mfalme anatishiwa na hawezi kuokoka: mwenye mfalme huyo ameshindwa.
# List item.
rules-end-no-move = Mchezaji hana hatua inayoruhusiwa: ameshindwa pia.
# List item.
rules-end-resign = Mchezaji anaweza kujitoa: mpinzani wake anashinda.
# Paragraph.
rules-end-draw = Hakuna sare ya kukubaliana.
# Heading of a section.
rules-repetition = Kurudia
# Paragraph.
rules-repetition-draw = Hali ileile ya ubao, kete za mkononi na zamu ikitokea _mara nne_, mchezo ni sare (sennichite). Mnacheza upya, na mwingine ndiye anayeanza.
# Paragraph.
rules-repetition-check = Lakini ikiwa mchezaji mmoja alimtishia mfalme katika kila hatua ya marudio hayo, yeye ameshindwa.
