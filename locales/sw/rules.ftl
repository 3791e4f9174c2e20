### The rules page, for people who have never seen shogi. Its structure stands in src/learn.
### One message is one paragraph, one list item, one heading or the text under a board.
### _…_ stresses words. Kings, bishops, soldiers and horses take animate agreement here.
### The boards can be touched: texts under a board may tell the reader what to tap.

## What shogi is

# Heading of a section.
rules-goal = Shogi ni nini?
# Paragraph. Sente and Gote are explained later, in rules-start-sente.
rules-goal-what = Shogi ni chesi ya Japani. Wachezaji wawili, Sente na Gote, wanacheza kwenye ubao mmoja. Mchezo mmoja huchukua takriban dakika ishirini.
# Paragraph: what check is, and how one wins.
rules-goal-win = Mfalme _anatishiwa_ pale kete ya mpinzani inapoweza kumkamata kwa hatua inayofuata. Mfalme wa mpinzani akitishiwa, naye _hawezi kuokoka_, umeshinda.
# Paragraph: what is special.
rules-goal-hand = Shogi ina jambo moja la pekee: kete unayoikamata _inakuwa yako_. Unaweza kuiweka tena ubaoni ikupiganie.
# Under a board: Gote’s king on 5a, Sente’s gold on 4c, which mates on 5b.
rules-goal-diagram = Gusa kete ya dhahabu, kisha gusa mraba ulio mbele ya mfalme wa Gote. Mfalme anatishiwa na hana pa kukimbilia: Sente ameshinda.

## Board and set-up

# Heading of a section.
rules-board = Ubao na mpangilio wa mwanzo
# Paragraph.
rules-board-size = Ubao una miraba 81: safu wima tisa na safu mlalo tisa. Kila mchezaji ana kete ishirini.
# Paragraph: whose piece is whose.
rules-board-sides = Kete za wachezaji wote wawili zina rangi moja. Utazitambua kwa ncha: ncha ya kete yako _inaelekea kwa mpinzani_.
# Under a board in the starting position.
rules-board-diagram = Mpangilio wa mwanzo. Sente yuko chini, Gote yuko juu.
# Paragraph before a list of the three ranks.
rules-board-set-up = Kila mchezaji anapanga kete zake hivi, kuanzia safu iliyo karibu naye:
# List item: the rank nearest to the player.
rules-board-first = Safu ya kwanza: mkuki, farasi, fedha, dhahabu, mfalme, dhahabu, fedha, farasi, mkuki.
# List item: the second rank.
rules-board-second = Safu ya pili: askofu kwenye mraba wa pili kutoka kushoto, na ngome kwenye mraba wa pili kutoka kulia.
# List item: the third rank.
rules-board-third = Safu ya tatu: askari tisa.
# Paragraph: names of squares.
rules-board-names = Safu wima zina namba 1 hadi 9, kuanzia kulia kwa Sente. Safu mlalo zina herufi a hadi i, kuanzia juu. Kwa hiyo mraba 7g uko kwenye safu wima ya 7 na safu mlalo ya g.
# Under a board: the near left part of the start; the reader may play 7g7f.
rules-board-names-diagram = Msogeze askari wa 7g hadi 7f: michezo mingi huanza hivi.

## Who begins

# Heading of a section.
rules-start = Nani anaanza?
# Paragraph: the names of the sides, and taking turns.
rules-start-sente = Anayeanza anaitwa _Sente_, na anayefuata anaitwa _Gote_. Kisha wanapokezana, kila mmoja hatua moja.
# Paragraph: the start alternates.
rules-start-alternate = Katika mchezo wa kwanza, kubalianeni nani awe Sente. Katika mchezo unaofuata anaanza yule mwingine, na mnaendelea kupokezana hivyo. Mnaweza kubadilisha jambo hili kwenye mipangilio.

## The pieces

# Heading of a section.
rules-pieces = Kete nane na mwendo wa kila moja
# Paragraph before a row of drawn pieces with their names.
rules-pieces-kinds = Kuna aina nane za kete. Sita kati ya hizo zina sura ya pili: ni sura ya kete iliyopandishwa.
# Paragraph: how to use the boards.
rules-pieces-marks = Gusa kete kwenye ubao wowote hapa chini. Alama zinaonyesha mahali inapoweza kwenda.
# Paragraph: own and foreign pieces on the way.
rules-pieces-way = Huwezi kwenda kwenye mraba wenye kete yako. Ukienda kwenye mraba wenye kete ya mpinzani, unaikamata. Farasi pekee ndiye anayeruka kete nyingine.
# Under a board: rook on 5e, own pawn on 5c, opponent’s pawn on 3e.
rules-pieces-way-diagram = Ngome inasimama kabla ya askari wake wa 5c. Inaweza kumkamata askari wa mpinzani wa 3e, lakini haimpiti.
# Paragraph: pieces that only go forward.
rules-pieces-forward = Kete tatu hazirudi nyuma kamwe: farasi, mkuki na askari.
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
rules-promotion-zone = Safu tatu za mbali ni kambi ya mpinzani. Kete yako ikiingia humo, ikisogea humo au ikitoka humo, unaweza _kuipandisha_: inageuzwa na kupata mwendo mpya.
# Under a board: silver on 5d.
rules-promotion-zone-diagram = Kete hii ya fedha inaweza kupandishwa ikienda 6c, 5c au 4c.
# Under a board: silver on 5c, inside the zone; the reader may promote on 4d.
rules-promotion-leave-diagram = Kete hii ya fedha imo kambini. Ikitoka hadi 4d, inaweza kupandishwa pia.
# Paragraph: choice and duty.
rules-promotion-choice = Kupandisha ni hiari. Lakini kete ambayo haitaweza kusogea tena _lazima ipandishwe_: askari na mkuki kwenye safu ya mwisho, farasi kwenye safu mbili za mwisho. Hapo programu haikuulizi.
# Under a board: pawn on 5b.
rules-promotion-must-diagram = Askari huyu akienda 5a, lazima apandishwe.
# Paragraph.
rules-promotion-never = Kete za mfalme na dhahabu hazipandishwi.
# Paragraph.
rules-promotion-stays = Kete iliyopandishwa inabaki hivyo maadamu iko ubaoni. Ikikamatwa, inarudia sura yake ya kawaida.
# Heading of a section: the promoted rook.
rules-dragon = Joka: ngome iliyopandishwa
# Under a board: the promoted rook.
rules-dragon-move = Ngome iliyopandishwa inaitwa _joka_. Inakwenda kama ngome, na pia mraba mmoja kwa mshazari.
# Heading of a section: the promoted bishop.
rules-horse = Farasi-joka: askofu aliyepandishwa
# Under a board: the promoted bishop.
rules-horse-move = Askofu aliyepandishwa anaitwa _farasi-joka_. Anakwenda kama askofu, na pia mraba mmoja mbele, nyuma au kwa upande.
# Heading of a section: the promoted pawn and the other three that move like a gold.
rules-tokin = Tokin, na kete nyingine zilizopandishwa
# Paragraph.
rules-promotion-gold = Kete za askari, mkuki, farasi na fedha zikipandishwa, zote zinasogea kama dhahabu. Zinaacha mwendo wake wa zamani. Askari aliyepandishwa anaitwa _tokin_.
# Under a board.
rules-tokin-move = Tokin inasogea kama dhahabu.
# Under a board: promoted silver, knight and lance, each by itself. The reader taps them.
rules-tokin-others = Hapa kuna kete tatu zilizopandishwa: za fedha, farasi na mkuki. Gusa kila moja: zote zina mwendo uleule.

## What one does in a turn

# Heading of a section.
rules-turn = Unachofanya katika zamu yako
# Paragraph before a list of two.
rules-turn-one = Katika zamu yako unafanya _jambo moja_ kati ya haya mawili:
# List item.
rules-turn-move = Unasogeza kete yako moja iliyo ubaoni. Kwa hatua hiyohiyo unaweza kukamata kete ya mpinzani au kupandisha kete yako.
# List item.
rules-turn-drop = Unaweka ubaoni kete moja uliyokamata.
# Under a board: own pawn on 5g, a gold in hand.
rules-turn-diagram = Sente anaweza kumsogeza askari hadi 5f, au kuweka dhahabu kwenye 5e. Hawezi kufanya yote mawili.

## Captures

# Heading of a section.
rules-capture = Kukamata
# Paragraph.
rules-capture-how = Kete yako ikienda kwenye mraba wa kete ya mpinzani, inaikamata na kukaa mahali pake. Kila kete inakamata kwa mwendo wake wa kawaida. Kukamata ni hiari.
# Under a board: pawn on 5e, opponent’s pawn on 5d.
rules-capture-diagram = Askari wa Sente anaweza kumkamata askari wa Gote wa 5d.
# Paragraph.
rules-capture-hand = Kete uliyokamata ni yako. Inasubiri kwenye kibao chako cha kete, na wachezaji wote wawili wanaiona.
# Under a board: the gold on 5g takes a tokin on 5f; the king moves; the pawn is dropped on 4e.
rules-capture-promoted-diagram = Dhahabu ya Sente inakamata tokin, na mkononi inakuwa askari wa kawaida. Katika zamu yake inayofuata, Sente anamweka askari huyo kwenye 4e.

## Drops

# Heading of a section.
rules-drops = Kuweka kete
# Paragraph.
rules-drops-how = Badala ya kusogeza kete, unaweza kuweka kete uliyokamata kwenye _mraba wowote mtupu_, isipokuwa pale kanuni zinapokataza. Gusa kete kwenye kibao chako, kisha gusa mraba.
# Under a board: gold dropped on 5b mates.
rules-drops-diagram = Sente akiweka dhahabu kwenye 5b, mfalme wa Gote hawezi kuokoka: Sente ameshinda.
# Paragraph.
rules-drops-plain = Kete huwekwa bila kupandishwa, hata ndani ya kambi ya mpinzani. Unaweza kuipandisha katika hatua ya baadaye.
# Under a board: a silver is dropped on 5c, Gote’s king moves, the silver goes to 5b and promotes.
rules-drops-plain-diagram = Sente anaweka fedha kwenye 5c bila kuipandisha. Katika zamu yake inayofuata, inakwenda 5b na kupandishwa.

## Forbidden moves

# Heading of a section.
rules-forbidden = Hatua zilizokatazwa
# Paragraph: the official rule, and this app.
rules-forbidden-what = Kwa kanuni rasmi, mchezaji anayecheza hatua iliyokatazwa _anashindwa papo hapo_. Hapa programu haikuruhusu kuicheza, na inakuambia kwa nini.
# Paragraph: the strict rule that a table may choose in the settings.
rules-forbidden-strict = Mkitaka kucheza kwa kanuni rasmi, chagueni hivyo kwenye mipangilio. Hapo anayejaribu hatua iliyokatazwa anashindwa.
# Paragraph: how to use the boards below.
rules-forbidden-try = Jaribu hatua hizi kwenye mbao zifuatazo. Hapa huwezi kushindwa.
# Heading of a section.
rules-nifu = Askari wawili (nifu)
# Paragraph.
rules-nifu-what = Huwezi kuweka askari kwenye safu wima ambayo tayari ina askari wako.
# Under a board: own pawn on 5g.
rules-nifu-diagram = Sente ana askari kwenye 5g, kwa hiyo hawezi kuweka mwingine kwenye 5e. Kwenye 4e anaweza.
# Paragraph.
rules-nifu-tokin = Tokin haihesabiwi, wala askari wa mpinzani.
# Under a board: Sente’s tokin on 6f, Gote’s pawn on 4d; both drops are allowed.
rules-nifu-tokin-diagram = Kwenye 6f kuna tokin ya Sente, na kwenye 4d kuna askari wa Gote. Kwa hiyo Sente anaweza kuweka askari kwenye 6e au 4f.
# Heading of a section.
rules-dead-end = Kete isiyo na njia mbele
# Paragraph.
rules-dead-end-what = Huwezi kuweka kete mahali ambapo haitaweza kusogea tena: askari na mkuki kwenye safu ya mwisho, farasi kwenye safu mbili za mwisho.
# Under a board: a pawn and a lance in hand.
rules-dead-end-pawn-diagram = Askari hawezi kuwekwa kwenye 5a, wala mkuki kwenye 4a. Kwenye 5b na 4b inawezekana.
# Under a board: a knight in hand.
rules-dead-end-diagram = Farasi hawezi kuwekwa kwenye 5a wala 5b. Kwenye 5c anaweza.
# Heading of a section.
rules-uchifuzume = Kumaliza kwa kuweka askari (uchifuzume)
# Paragraph.
rules-uchifuzume-what = Huwezi kuweka askari anayemtishia mfalme ikiwa mfalme huyo _hawezi kuokoka_.
# Under a board: king on 1a, Gote’s lance on 2a, Sente’s silver on 1c.
rules-uchifuzume-diagram = Sente hawezi kuweka askari kwenye 1b: mfalme wa Gote asingeweza kuokoka.
# Paragraph before two boards.
rules-uchifuzume-allowed = Mfalme akiwa na njia ya kuokoka, unaweza kumtishia kwa kuweka askari. Pia unaweza kumaliza mchezo kwa kusogeza askari, au kwa kuweka kete nyingine.
# Under a board: the same without the lance.
rules-uchifuzume-escape-diagram = Hapa mfalme anaweza kukimbilia 2a, kwa hiyo askari anaweza kuwekwa kwenye 1b.
# Under a board: Sente’s pawn on 1c, silver on 2c; the pawn mates on 1b.
rules-uchifuzume-move-diagram = Askari wa 1c akisogea hadi 1b, mfalme hawezi kuokoka. Hatua hii inaruhusiwa, kwa sababu askari alikuwa ubaoni tayari.
# Heading of a section.
rules-check = Kumwacha mfalme akitishiwa
# Paragraph: the three ways to answer a check.
rules-check-answer = Mfalme wako akitishiwa, lazima umwokoe kwa hatua hiyohiyo: msogeze, kamata kete inayomtishia, au zuia njia yake kwa kete nyingine. Unaweza kuzuia hata kwa kuweka kete.
# Under a board: rook on 5d, king on 5h, a gold in hand.
rules-check-answer-diagram = Ngome inamtishia mfalme. Dhahabu ikiwekwa 5e inamwokoa; ikiwekwa 4e haimwokoi.
# Paragraph.
rules-check-leave = Pia huwezi kumpeleka mfalme mahali ambapo atatishiwa, wala kusogeza kete inayomkinga.
# Under a board: Gote’s gold on 5f, Sente’s king on 5h.
rules-check-walk-diagram = Mfalme hawezi kwenda 5g, kwa sababu dhahabu ya Gote inaweza kumkamata hapo. Anaweza kwenda 4h.
# Under a board: rook on 5d, gold on 5f, king on 5h.
rules-check-leave-diagram = Kete ya dhahabu inamkinga mfalme. Inaweza kwenda 5e, lakini si 4f.
# Heading of a section.
rules-passing = Kuruka zamu
# Paragraph.
rules-passing-what = Huwezi kuruka zamu. Lazima ucheze hatua moja, hata kama hakuna hatua unayoipenda.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e. The only move is 9h; Gote’s rook may be tapped in vain.
rules-passing-diagram = Sente angependa mfalme abaki 9i, lakini lazima acheze. Hatua pekee ni kwenda 9h. Jaribu pia kusogeza ngome ya Gote: bado ni zamu ya Sente.
# Heading of a section.
rules-perpetual-check = Kurudia kwa kumtishia mfalme
# Paragraph.
rules-perpetual-check-what = Huwezi kurudia hali ileile bila mwisho kwa kumtishia mfalme. Hali ileile ikitokea mara nne, na ni mchezaji mmoja tu aliyemtishia mfalme _katika kila hatua_, mchezaji huyo ameshindwa.
# Under a board: Gote’s king goes between 2a and 3a, Sente’s rook between 2d and 3d, twelve moves.
rules-perpetual-check-diagram = Ngome inamtishia mfalme kutoka 2d, kisha 3d, tena na tena. Cheza hatua zote 12: hali ya mwanzo inatokea mara ya nne, na Sente anashindwa.
# Paragraph: why the app does not bar these moves.
rules-perpetual-check-app = Kila hatua peke yake inaruhusiwa, kwa hiyo programu haizuii. Badilisha hatua kabla ya mara ya nne.

## The end

# Heading of a section.
rules-end = Mchezo unavyoisha
# List item.
rules-end-mate = Mfalme anatishiwa, naye hawezi kuokoka: mwenye mfalme huyo ameshindwa.
# List item.
rules-end-no-move = Mchezaji hana hatua inayoruhusiwa: ameshindwa, hata kama mfalme wake hatishiwi.
# List item.
rules-end-resign = Mchezaji amejitoa: mpinzani wake ameshinda.
# List item.
rules-end-time = Mnatumia saa ya mchezo, na muda wa mchezaji umeisha: ameshindwa.
# Under a board: Gote’s king on 5a, Sente’s gold on 5b, pawn on 5c.
rules-end-mate-diagram = Kete ya dhahabu inamtishia mfalme wa Gote na kufunga njia zake zote. Mfalme hawezi kuikamata, kwa sababu inalindwa na askari. Sente ameshinda.
# Under a board: Sente’s king on 9i, Gote’s rook on 8e and gold on 9g; each move of the king is barred.
rules-end-no-move-diagram = Mfalme wa Sente hatishiwi, lakini kila mraba ulio jirani naye unashambuliwa. Sente hana kete nyingine, kwa hiyo ameshindwa.
# Paragraph: resigning is normal.
rules-end-give-up = Kujitoa si aibu. Wachezaji wa shogi hujitoa wanapoona kwamba mfalme wao hawezi tena kuokoka.
# Paragraph.
rules-end-draw = Sare ni nadra. Wachezaji hawawezi kukubaliana tu kwamba mchezo ni sare. Sare huja kwa kurudia, kwa kikomo cha hatua au kwa mkwamo, kama inavyoelezwa hapa chini.
# Heading of a section.
rules-repetition = Kurudia
# Paragraph.
rules-repetition-draw = Hali ileile ya ubao, kete za mkononi na zamu ikitokea _mara nne_, mchezo ni sare (sennichite). Mnacheza upya, na anaanza yule aliyekuwa Gote.
# Under a board in the starting position: both kings go forward and back, twelve moves.
rules-repetition-diagram = Wafalme wanakwenda mbele na kurudi. Baada ya hatua 12, hali ya mwanzo imetokea mara ya nne: mchezo ni sare.
# Paragraph.
rules-repetition-check = Lakini ikiwa ni mchezaji mmoja tu aliyemtishia mfalme katika kila hatua ya marudio hayo, yeye ameshindwa.
# Heading of a section.
rules-move-limit = Kikomo cha hatua
# Paragraph.
rules-move-limit-what = Kwa kawaida hakuna kikomo. Mkipenda, wekeni kikomo cha hatua kwenye mipangilio. Mchezo ukifikia kikomo hicho bila kuisha, ni sare.
# Paragraph: the last move mates or gives check.
rules-move-limit-last = Hatua hiyo ya mwisho ikimwacha mfalme bila njia ya kuokoka, si sare: mwenye mfalme ameshindwa. Ikimtishia tu, mchezo unaendelea mpaka yule aliyetishia acheze hatua isiyomtishia mfalme. Hapo ni sare.

## What to learn first

# Heading of a section.
rules-first = Ujifunze nini kwanza?
# Paragraph before a list.
rules-first-what = Huhitaji kukumbuka kila kitu leo. Anza na mambo haya matano:
# List item: telling gold and silver apart.
rules-first-generals = Tofautisha dhahabu na fedha. Dhahabu haiendi nyuma kwa mshazari. Fedha haiendi kwa upande, wala nyuma moja kwa moja.
# List item: gold in front of the king.
rules-first-mate = Jifunze kumaliza mchezo kwa kuweka dhahabu mbele ya mfalme, mahali inapolindwa na kete yako nyingine.
# List item: look at both hands.
rules-first-hands = Kabla ya kila hatua, tazama kete zilizo mkononi: zako na za mpinzani.
# List item: castle the king.
rules-first-castle = Mpeleke mfalme wako pembeni, na umkinge kwa kete za dhahabu na fedha. Mpangilio huo unaitwa _boma_.
# List item: the rook’s pawn.
rules-first-attack = Msogeze askari aliye mbele ya ngome yako. Akisonga mbele, ngome inapata njia ya kushambulia.
# Under a board in the starting position: 7g7f 3c3d 2g2f 8c8d 2f2e.
rules-first-diagram = Mwanzo wa kawaida: askari wa 7g anamfungulia askofu njia, kisha askari wa 2g anasonga mbele ya ngome.
# Paragraph.
rules-first-tips = Ukurasa wa vidokezo una mifano zaidi ya kucheza.

## Variants

# Heading of a section.
rules-variants = Kanuni za hiari
# Paragraph.
rules-variants-what = Kanuni hizi hutumika wachezaji wakikubaliana kabla ya mchezo.
# Heading of a section.
rules-impasse = Mkwamo (jishogi)
# Paragraph: what an impasse is.
rules-impasse-what = Mfalme akiingia kambi ya mpinzani, ni vigumu kumaliza mchezo, kwa sababu kete nyingi hushambulia mbele, si nyuma. Wafalme wote wawili wakiingia, mchezo huweza kukwama.
# Paragraph: the default, and the three rules to choose from.
rules-impasse-off = Mwanzoni programu haitumii kanuni ya mkwamo. Kwenye mipangilio mnaweza kuchagua moja kati ya hizi: pointi 27, pointi 24, au kanuni ya kufika (try rule).
# Paragraph before a list of conditions: declaring by points.
rules-impasse-declare = Kwa kanuni za pointi, unaweza kutangaza ushindi katika zamu yako. Masharti ni haya:
# List item.
rules-impasse-king = Mfalme wako yuko ndani ya kambi ya mpinzani.
# List item.
rules-impasse-check = Mfalme wako hatishiwi.
# List item.
rules-impasse-pieces = Mbali na mfalme, una kete kumi au zaidi ndani ya kambi hiyo.
# Paragraph before a table of points.
rules-impasse-points = Pia unahitaji pointi za kutosha. Zinahesabiwa kete zako zilizo ndani ya kambi hiyo na zilizo mkononi:
# List item: the rule of 27 points.
rules-impasse-27 = Kanuni ya pointi 27: Sente akiwa na pointi 28 au zaidi, au Gote akiwa na 27 au zaidi, ameshinda.
# List item: the rule of 24 points.
rules-impasse-24 = Kanuni ya pointi 24: mwenye pointi 31 au zaidi ameshinda. Akiwa na pointi 24 hadi 30, ni sare.
# Under a board: Sente has ten pieces in the zone that count 18, and a rook and five pawns in hand.
rules-impasse-diagram = Kete 10 za Sente zilizo kambini zina pointi 18, na kete zake za mkononi zina pointi 10. Jumla ni 28: kwa kanuni ya pointi 27 anaweza kutangaza ushindi.
# Paragraph.
rules-impasse-fail = Ukitangaza bila kutimiza masharti, au bila pointi za kutosha, _umeshindwa_. Hesabu kwanza.
# Paragraph: 24 points by agreement.
rules-impasse-agree = Kwa kanuni ya pointi 24 mnaweza pia kukubaliana kusimama, wafalme wote wawili wakiwa wameingia na hakuna anayeweza kumaliza mchezo. Hapo zinahesabiwa kete zote za kila mchezaji, za ubaoni na za mkononi. Mwenye pointi chini ya 24 ameshindwa; wote wakiwa na 24 au zaidi, ni sare.
# Paragraph: credit in handicap games.
rules-impasse-credit = Katika mchezo wenye upendeleo, mchezaji hodari anaongezewa pointi za kete alizoondoa.
# Paragraph: the try rule.
rules-impasse-try = Kanuni ya kufika haina pointi. Mfalme wako akifika mraba ambao mfalme wa mpinzani alianzia, bila kutishiwa hapo, umeshinda papo hapo. Mraba huo ni 5a kwa Sente na 5i kwa Gote.
# Under a board: Sente’s king goes from 5b to 5a.
rules-impasse-try-diagram = Mfalme wa Sente anafika 5a, na hapo hatishiwi: kwa kanuni ya kufika, Sente ameshinda.
# Heading of a section.
rules-handicaps = Mchezo wenye upendeleo
# Paragraph.
rules-handicaps-what = Mmoja wenu akiwa hodari zaidi, anaondoa baadhi ya kete zake kabla ya mchezo, kisha _yeye ndiye anayeanza_. Kete hizo hazitumiki kabisa katika mchezo huo.
# Paragraph before a list.
rules-handicaps-size = Tofauti yenu ikiwa kubwa zaidi, anaondoa kete nyingi zaidi. Anaweza kuondoa:
# List item.
rules-handicaps-lance = mkuki mmoja: wa kushoto kwake, au wa kulia
# List item.
rules-handicaps-bishop = askofu peke yake
# List item.
rules-handicaps-rook = ngome peke yake
# List item.
rules-handicaps-rook-lance = ngome na mkuki wa kushoto
# List item.
rules-handicaps-two = kete mbili: ngome na askofu
# List item.
rules-handicaps-four = kete nne: ngome, askofu na mikuki yote miwili
# List item.
rules-handicaps-six = kete sita: hizo nne, na farasi wote wawili
# List item.
rules-handicaps-eight = kete nane: hizo sita, na fedha zote mbili
# List item.
rules-handicaps-ten = kete kumi: hizo nane, na dhahabu zote mbili
# Paragraph: five, seven and nine pieces; the missing one is the right one of the pair.
rules-handicaps-odd = Upendeleo wa kete tano, saba au tisa upo pia. Katika jozi ya mwisho anaondoa moja tu: ya kulia kwake.
# Under a board: the far half; Gote’s left lance, on 1a, is missing.
rules-handicaps-lance-diagram = Upendeleo wa mkuki. Mchezaji hodari yuko juu, na mkuki wake wa kushoto, wa 1a, haupo.
# Under a board: the far half; Gote’s rook and bishop are missing.
rules-handicaps-two-diagram = Upendeleo wa kete mbili. Kete za ngome na askofu hazipo.
# Under a board: the far half; rook, bishop, lances and knights are missing.
rules-handicaps-six-diagram = Upendeleo wa kete sita. Zimebaki kete za mfalme, dhahabu, fedha na askari.

## Settings

# Heading of a section.
rules-settings = Mipangilio ya programu
# Paragraph before a table of the settings and their defaults, each with a link.
rules-settings-what = Hii ndiyo mipangilio ya Kete na hali yake ya mwanzo. Gusa mpangilio wowote ili kuubadilisha.

## Play now

# Heading of the last section; below it stands a button that starts a game.
rules-play = Uko tayari
# Paragraph before the button.
rules-play-what = Sasa unajua kanuni zote. Ukizisahau si neno: ukijaribu hatua iliyokatazwa, programu inakuambia kwa nini, na kukuonyesha kanuni yenyewe.
