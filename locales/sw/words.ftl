### The glossary: each word of shogi, what it means in a sentence or two, the text under its board.
### The app shows the Japanese word and the English word beside each.
### Kings, soldiers, horses and the bishop take animate agreement here; the rook, gold, silver and tokin take that of “kete”.

## The game and the players

# A word: shogi; Japanese 将棋.
term-shogi = Shogi
# What it means.
term-shogi-text = Chesi ya Japani. Wachezaji wawili wanacheza kwenye ubao wa miraba 81, na kete iliyokamatwa inaweza kurudi ubaoni kumpigania aliyeikamata.
# A word: first player, black; Japanese 先手.
term-sente = Sente
# What it means.
term-sente-text = Mchezaji anayeanza. Kwenye michoro yetu yuko chini, na kete zake zinaelekea juu. Vitabu vingi vya Kiingereza humwita mweusi.
# A word: second player, white; Japanese 後手.
term-gote = Gote
# What it means.
term-gote-text = Mchezaji anayefuata baada ya Sente. Kwenye michoro yetu yuko juu, na kete zake zinaelekea chini. Vitabu vingi vya Kiingereza humwita mweupe.
# A word: turn; Japanese 手番.
term-turn = Zamu
# What it means.
term-turn-text = Wakati wa mchezaji kucheza hatua moja. Wachezaji wanapokezana zamu, na hairuhusiwi kuruka zamu yako.
# A word: move; Japanese 手.
term-move = Hatua
# What it means.
term-move-text = Jambo moja ambalo mchezaji analifanya katika zamu yake: kusogeza kete au kuweka kete. Kila hatua inahesabiwa: Sente akicheza na Gote akijibu, hizo ni hatua mbili.
# A word: position; Japanese 局面.
term-position = Hali ya ubao
# What it means.
term-position-text = Jinsi mchezo ulivyo kwa wakati fulani: mahali zilipo kete ubaoni, kete ambazo kila mchezaji amekamata, na zamu ni ya nani.
# A word: piece toss; Japanese 振り駒.
term-furigoma = Kurusha askari
# What it means.
term-furigoma-text = Namna ya kuamua nani aanze. Mchezaji mmoja anarusha askari watano. Wengi wakionyesha upande wa kawaida, anaanza yeye; wengi wakionyesha upande wa tokin, anaanza mwenzake.
# A word: handicap game; Japanese 駒落ち.
term-handicap = Mchezo wenye upendeleo
# What it means.
term-handicap-text = Mchezo ambao mchezaji hodari anaanza bila baadhi ya kete zake, ili wote wawili wawe na nafasi ya kushinda. Yeye ndiye anayecheza hatua ya kwanza.
# Under a board.
term-handicap-diagram = Upendeleo wa ngome: mchezaji hodari, aliye juu, anacheza bila ngome yake.
# A word: handicap giver; Japanese 上手.
term-uwate = Mchezaji hodari
# What it means.
term-uwate-text = Katika mchezo wenye upendeleo, huyu ndiye anayeondoa kete zake. Mwenzake, anayepewa upendeleo, kwa Kijapani anaitwa shitate.
# A word: kyu and dan grades; Japanese 段級位.
term-grades = Viwango vya wachezaji
# What it means.
term-grades-text = Wachezaji wapya wana viwango vya kyu: namba hupungua kadiri mchezaji anavyokuwa bora. Baada ya kyu ya 1 kuna viwango vya dan: namba huongezeka.

## The board

# A word: board; Japanese 盤.
term-board = Ubao
# What it means.
term-board-text = Mahali pa kuchezea: miraba 81, safu wima tisa na safu mlalo tisa. Miraba yote ina rangi moja.
# A word: square; Japanese 升目.
term-square = Mraba
# What it means.
term-square-text = Mahali pa kete moja ubaoni. Jina lake ni namba ya safu wima na herufi ya safu mlalo, kwa mfano 7g.
# A word: file; Japanese 筋.
term-file = Safu wima
# What it means.
term-file-text = Miraba tisa iliyopangwa kutoka juu hadi chini. Safu hizi zina namba 1 hadi 9, kuanzia kulia kwa Sente.
# A word: rank; Japanese 段.
term-rank = Safu mlalo
# What it means.
term-rank-text = Miraba tisa iliyopangwa kutoka upande mmoja hadi mwingine. Safu hizi zina herufi a hadi i, kuanzia juu.
# A word: diagonal; Japanese 斜め.
term-diagonal = Mshazari
# What it means.
term-diagonal-text = Mstari wa miraba inayogusana kwenye pembe. Askofu anakwenda kwa mshazari tu.
# A word: promotion zone; Japanese 敵陣.
term-camp = Kambi ya mpinzani
# What it means.
term-camp-text = Safu tatu za mbali, ambako kete za mpinzani zilianzia. Kete yako ikiingia, ikisogea ndani au ikitoka, unaweza kuipandisha.
# A word: starting position; Japanese 初期配置.
term-start = Mpangilio wa mwanzo
# What it means.
term-start-text = Namna kete arobaini zinavyopangwa kabla ya hatua ya kwanza. Kila mchezaji ana kete ishirini.
# Under a board.
term-start-diagram = Kete zote mahali pake. Ngome ya Sente iko 2h na askofu wake yuko 8h.
# A word: piece stand; Japanese 駒台.
term-tray = Kibao cha kete
# What it means.
term-tray-text = Mahali pa kuweka kete ulizokamata, kando ya ubao. Mpinzani wako lazima aweze kuziona.

## The pieces

# A word: piece; Japanese 駒.
term-piece = Kete
# What it means.
term-piece-text = Shogi ina kete arobaini, za aina nane. Kete za wachezaji wote wawili zina rangi moja; ncha ya kete inaelekea kwa mpinzani wa mwenye kete.
# A word: king; Japanese 王将・玉将.
term-king = Mfalme
# What it means.
term-king-text = Asipoweza kuokoka, mchezo umeisha. Anasogea mraba mmoja, upande wowote. Mchezaji wa kiwango cha juu hutumia kete iitwayo ōshō, na mwenzake hutumia gyokushō.
# Under a board that shows where a piece may go.
term-king-diagram = Mfalme anaweza kwenda kwenye miraba minane inayomzunguka.
# A word: rook; Japanese 飛車.
term-rook = Ngome
# What it means.
term-rook-text = Kete yenye thamani kubwa kuliko zote, ukiacha mfalme. Inakwenda mbele, nyuma au kwa upande, miraba yoyote kwa mstari mmoja. Ikipandishwa inakuwa joka.
# Under a board that shows where a piece may go.
term-rook-diagram = Ngome inafika miraba yote ya safu yake wima na ya safu yake mlalo.
# A word: bishop; Japanese 角行.
term-bishop = Askofu
# What it means.
term-bishop-text = Anakwenda kwa mshazari, miraba yoyote kwa mstari mmoja. Akipandishwa anakuwa farasi-joka. Udhaifu wake ni mraba ulio mbele yake: hawezi kwenda hapo.
# Under a board that shows where a piece may go.
term-bishop-diagram = Askofu anafika miraba yote ya mishazari yake miwili.
# A word: gold general; Japanese 金将.
term-gold = Dhahabu
# What it means.
term-gold-text = Kete hii inasogea mraba mmoja upande wowote, isipokuwa nyuma kwa mshazari. Haipandishwi. Inamlinda mfalme vizuri kuliko kete nyingine, na ni nzuri kwa kumaliza mchezo.
# Under a board that shows where a piece may go.
term-gold-diagram = Miraba sita. Nyuma kwa mshazari haiendi.
# A word: silver general; Japanese 銀将.
term-silver = Fedha
# What it means.
term-silver-text = Kete hii inasogea mraba mmoja mbele au kwa mshazari. Inaweza kusonga mbele na kurudi, kwa hiyo ni nzuri kwa kushambulia.
# Under a board that shows where a piece may go.
term-silver-diagram = Miraba mitano. Kwa upande haiendi, wala nyuma moja kwa moja.
# A word: knight; Japanese 桂馬.
term-knight = Farasi
# What it means.
term-knight-text = Anaruka miraba miwili mbele na mmoja kwa upande, juu ya kete nyingine. Harudi nyuma kamwe.
# Under a board that shows where a piece may go.
term-knight-diagram = Farasi ana miraba miwili tu ya kwenda.
# A word: lance; Japanese 香車.
term-lance = Mkuki
# What it means.
term-lance-text = Unakwenda mbele tu, miraba yoyote, na haurudi. Mwanzoni mikuki iko kwenye pembe nne za ubao.
# Under a board that shows where a piece may go.
term-lance-diagram = Mkuki unafika miraba yote iliyo mbele yake.
# A word: pawn; Japanese 歩兵.
term-pawn = Askari
# What it means.
term-pawn-text = Anasogea mraba mmoja mbele, na anakamata mbele vilevile. Kila mchezaji ana askari tisa. Akipandishwa anakuwa tokin.
# Under a board that shows where a piece may go.
term-pawn-diagram = Askari wa Sente anaweza kumkamata askari aliye mbele yake.
# A word: dragon, promoted rook; Japanese 竜王.
term-dragon = Joka
# What it means.
term-dragon-text = Ngome iliyopandishwa. Inakwenda kama ngome, na pia mraba mmoja kwa mshazari. Hakuna kete yenye nguvu zaidi.
# Under a board that shows where a piece may go.
term-dragon-diagram = Mwendo wa ngome, na miraba minne ya mshazari.
# A word: horse, promoted bishop; Japanese 竜馬.
term-horse = Farasi-joka
# What it means.
term-horse-text = Askofu aliyepandishwa. Anakwenda kama askofu, na pia mraba mmoja mbele, nyuma au kwa upande. Anashambulia vizuri na analinda vizuri.
# Under a board that shows where a piece may go.
term-horse-diagram = Mwendo wa askofu, na miraba minne ya mbele, nyuma na kando.
# A word: tokin, promoted pawn; Japanese と金.
term-tokin = Tokin
# What it means.
term-tokin-text = Askari aliyepandishwa. Tokin inasogea kama dhahabu, lakini mpinzani akiikamata anapata askari tu.
# Under a board that shows where a piece may go.
term-tokin-diagram = Tokin inaweza kwenda kwenye miraba sita, kama dhahabu.
# A word: promoted silver, knight, lance; Japanese 成銀・成桂・成香.
term-promoted-silver = Fedha, farasi na mkuki baada ya kupandishwa
# What it means.
term-promoted-silver-text = Kete hizi tatu zikipandishwa, zote zinasogea kama dhahabu, na zinaacha mwendo wake wa zamani. Zikikamatwa, zinakuwa tena kete za kawaida.
# Under a board that shows where a piece may go.
term-promoted-silver-diagram = Farasi aliyepandishwa anasogea kama dhahabu, na haruki tena.
# A word: promoted piece; Japanese 成駒.
term-promoted = Kete iliyopandishwa
# What it means.
term-promoted-text = Kete iliyogeuzwa na kupata mwendo mpya. Inabaki hivyo ubaoni hadi ikamatwe.
# A word: major pieces; Japanese 大駒.
term-major = Kete kubwa
# What it means.
term-major-text = Kete za ngome na askofu, ziwe zimepandishwa au la. Katika mkwamo (jishogi) kila moja ni pointi 5.
# A word: minor pieces; Japanese 小駒.
term-minor = Kete ndogo
# What it means.
term-minor-text = Kete za dhahabu, fedha, farasi, mkuki na askari. Katika mkwamo (jishogi) kila moja ni pointi 1.
# A word: generals, golds and silvers; Japanese 金駒.
term-generals = Majenerali
# What it means.
term-generals-text = Jina la pamoja la kete za dhahabu na za fedha. Kila mchezaji ana majenerali wanne, na kwa kawaida watatu wao humlinda mfalme.
# A word: ranging pieces; Japanese 飛び道具.
term-ranging = Kete za masafa
# What it means.
term-ranging-text = Kete zinazoweza kwenda mbali kwa hatua moja: ngome, askofu na mkuki. Haziruki: kete nyingine ikiwa njiani, zinasimama.

## Captures, drops, promotion

# A word: capture; Japanese 取る.
term-capture = Kukamata
# What it means.
term-capture-text = Kwenda kwenye mraba wa kete ya mpinzani na kuichukua. Kete hiyo inakuwa yako, na unaweza kuiweka ubaoni baadaye.
# Under a board that shows where a piece may go.
term-capture-diagram = Ngome inaweza kumkamata askari wa 7e, lakini haimpiti.
# A word: pieces in hand; Japanese 持ち駒.
term-hand = Kete ulizokamata
# What it means.
term-hand-text = Kete zilizo kwenye kibao chako, tayari kuwekwa ubaoni. Wote wawili mnaziona, kwa hiyo hakuna siri.
# A word: drop; Japanese 打つ.
term-drop = Kuweka kete
# What it means.
term-drop-text = Badala ya kusogeza kete, unachukua kete uliyokamata na kuiweka kwenye mraba mtupu. Hiyo ni hatua yako nzima.
# Under a board with moves to try.
term-drop-diagram = Dhahabu inaweza kuwekwa 5e, lakini si 5d: mraba huo una kete.
# A word: promotion; Japanese 成る.
term-promote = Kupandisha
# What it means.
term-promote-text = Kugeuza kete baada ya kuisogeza, ili ipate mwendo mpya. Ni kama kuipandisha cheo. Kete za mfalme na dhahabu hazipandishwi.
# Under a board with moves to try.
term-promote-diagram = Kete ya fedha ikiingia 5c, unaweza kuipandisha au kuiacha ilivyo.
# A word: non-promotion; Japanese 不成.
term-no-promotion = Kuacha bila kupandisha
# What it means.
term-no-promotion-text = Kuchagua kutoipandisha kete ingawa unaruhusiwa. Mara nyingi kete ya fedha au ya farasi ndiyo huachwa hivyo, ili mwendo wake wa zamani ubaki.
# A word: exchange; Japanese 駒交換.
term-exchange = Kubadilishana kete
# What it means.
term-exchange-text = Unakamata kete ya mpinzani, naye anakamata yako. Katika shogi kete hizo hazipotei: kila mchezaji anabaki na moja mkononi.
# Under a board with moves to play through.
term-exchange-diagram = Askofu wa Sente anamkamata askofu wa 2b, kisha kete ya fedha ya 3a inalipiza. Sasa kila mmoja ana askofu mkononi.
# A word: protected piece; Japanese 紐付き.
term-protected = Kete inayolindwa
# What it means.
term-protected-text = Kete ambayo mpinzani akiikamata, nawe unaweza kukamata kete aliyoitumia.
# A word: loose piece; Japanese 浮き駒.
term-loose = Kete isiyolindwa
# What it means.
term-loose-text = Kete ambayo mpinzani anaweza kuikamata bila kupoteza chochote. Kabla ya kila hatua, tafuta kete zisizolindwa: zako na zake.
# A word: sacrifice; Japanese 捨て駒.
term-sacrifice = Kutoa kete
# What it means.
term-sacrifice-text = Kumwachia mpinzani kete kwa makusudi, ili upate kitu kikubwa zaidi, mara nyingi ushindi wenyewe.

## Attack and defence

# A word: fork; Japanese 両取り.
term-fork = Kutishia kete mbili kwa pamoja
# What it means.
term-fork-text = Kete moja inatishia kete mbili kwa wakati mmoja. Mpinzani anaokoa moja tu, na wewe unakamata nyingine.
# Under a board with moves to try.
term-fork-diagram = Farasi akiwekwa 6e, anatishia ngome ya 7c na dhahabu ya 5c.
# A word: splitting silver; Japanese 割り打ちの銀.
term-split-silver = Fedha inayotenganisha
# What it means.
term-split-silver-text = Kete ya fedha inawekwa nyuma ya kete mbili za mpinzani, katikati. Inazitishia zote mbili, kwa sababu inaweza kurudi nyuma kwa mshazari.
# Under a board with moves to play through.
term-split-silver-diagram = Kete ya fedha inatishia ngome ya 6b na dhahabu ya 4b. Ngome inakimbia, na Sente anapata dhahabu kwa kutoa kete ya fedha.
# A word: pin; Japanese ピン.
term-pin = Kete iliyofungwa
# What it means.
term-pin-text = Kete inayomkinga mfalme dhidi ya ngome, askofu au mkuki. Ikiondoka njiani, mfalme atatishiwa, kwa hiyo hairuhusiwi.
# Under a board with moves to try.
term-pin-diagram = Dhahabu ya 6f inamkinga mfalme dhidi ya askofu wa 4d. Inaweza kwenda 5e, lakini si 6e.
# A word: interposition; Japanese 合駒.
term-interpose = Kumkinga mfalme
# What it means.
term-interpose-text = Kuweka kete kati ya mfalme wako na kete ya masafa inayomtishia. Katika shogi unaweza kutumia kete uliyokamata.
# Under a board with moves to try.
term-interpose-diagram = Askofu wa 2b anamtishia mfalme. Askari kwenye 4d anamkinga; kwenye 3d hamkingi.
# A word: striking pawn; Japanese 叩きの歩.
term-striking-pawn = Askari wa kubisha hodi
# What it means.
term-striking-pawn-text = Askari anawekwa mbele ya kete ya mpinzani, kama mtu anayebisha hodi. Kete hiyo ikimkamata, inaondoka mahali pake pazuri.
# Under a board with moves to try.
term-striking-pawn-diagram = Askari kwenye 3c anaitishia dhahabu ya 3b: ama imkamate, ama iondoke.
# A word: dangling pawn; Japanese 垂れ歩.
term-dangling-pawn = Askari anayening’inia
# What it means.
term-dangling-pawn-text = Askari anawekwa mraba mmoja kabla ya kambi ya mpinzani. Katika hatua inayofuata anaweza kuingia na kuwa tokin.
# Under a board with moves to try.
term-dangling-pawn-diagram = Askari kwenye 2d ataingia 2c, mraba usiolindwa na kete yoyote.
# A word: anchor pawn; Japanese 底歩.
term-anchor-pawn = Askari wa nanga
# What it means.
term-anchor-pawn-text = Askari anawekwa kwenye safu yako ya nyuma kabisa, chini ya dhahabu. Ukuta huu huzuia ngome au joka wa mpinzani kwa muda mrefu.
# Under a board with moves to try.
term-anchor-pawn-diagram = Joka wa 2i anamtishia mfalme. Askari kwenye 6i, chini ya dhahabu, anazuia njia na analindwa.
# A word: edge attack; Japanese 端攻め.
term-edge-attack = Shambulio la ukingoni
# What it means.
term-edge-attack-text = Kushambulia kwenye safu wima ya 1 au ya 9 kwa mkuki, farasi na askari. Mfalme aliye bomani huwa karibu na ukingo, na walinzi wake ni wachache hapo.
# A word: climbing silver; Japanese 棒銀.
term-climbing-silver = Fedha inayopanda
# What it means.
term-climbing-silver-text = Kete ya fedha inapanda nyuma ya askari aliye mbele ya ngome, ili kupenya kwenye safu wima ya 2. Ni shambulio la kwanza ambalo wengi hujifunza.
# Under a board with moves to play through.
term-climbing-silver-diagram = Kete ya fedha inapanda: 3h, 2g, 2f.

## Check and the end

# A word: check; Japanese 王手.
term-check = Tishio kwa mfalme
# What it means.
term-check-text = Kete inatishia kumkamata mfalme katika hatua inayofuata. Lazima mwenye mfalme amwokoe mara moja. Si lazima kutamka neno lolote.
# A word: double check; Japanese 両王手.
term-double-check = Tishio la kete mbili
# What it means.
term-double-check-text = Kete mbili zinamtishia mfalme kwa pamoja. Kumkinga au kukamata kete moja hakutoshi: lazima mfalme mwenyewe asogee.
# Under a board with moves to try.
term-double-check-diagram = Farasi akiruka hadi 4c anamtishia mfalme, na ngome ya 5h pia.
# A word: discovered check; Japanese 空き王手.
term-discovered-check = Tishio la kufungua njia
# What it means.
term-discovered-check-text = Kete inaondoka njiani, na kete iliyo nyuma yake inamtishia mfalme. Iliyoondoka inapata nafasi ya kukamata kete nyingine.
# Under a board with moves to try.
term-discovered-check-diagram = Askofu anaikamata ngome ya 2b, na ngome ya 5h inamtishia mfalme.
# A word: checkmate; Japanese 詰み.
term-mate = Mfalme hawezi kuokoka
# What it means.
term-mate-text = Mfalme anatishiwa, na hakuna hatua inayomwokoa. Mchezo umeisha: mwenye mfalme huyo ameshindwa.
# Under a board with moves to try.
term-mate-diagram = Dhahabu ikiwekwa 2b, mfalme wa 1a hawezi kuokoka. Kete ya fedha ya 3c inailinda dhahabu.
# A word: threat of mate; Japanese 詰めろ.
term-threatmate = Tishio la kumaliza
# What it means.
term-threatmate-text = Hatua isiyomtishia mfalme sasa, lakini mpinzani asipojilinda, katika zamu ijayo mfalme wake hataokoka.
# Under a board with moves to play through.
term-threatmate-diagram = Askari anasogea 5c: tishio la kumaliza. Gote halioni, na Sente anaweka dhahabu 5b.
# A word: brinkmate; Japanese 必至.
term-brinkmate = Tishio lisilozuilika
# What it means.
term-brinkmate-text = Tishio la kumaliza ambalo haliwezi kuzuiwa kwa njia yoyote. Mpinzani ana tumaini moja tu: kumtishia mfalme wako mfululizo hadi ashinde.
# A word: mate problem; Japanese 詰将棋.
term-tsume = Fumbo la kumaliza mchezo
# What it means.
term-tsume-text = Fumbo: tafuta njia ya kumtishia mfalme kwa kila hatua hadi asiweze kuokoka. Ni zoezi bora la kila siku.
# Under a board with moves to play through.
term-tsume-diagram = Fumbo la hatua tatu: mfalme akikimbilia 4a, dhahabu ya pili inawekwa 4b.
# A word: gold at the head; Japanese 頭金.
term-head-gold = Dhahabu kichwani
# What it means.
term-head-gold-text = Dhahabu inawekwa mbele ya mfalme aliye kwenye safu yake ya nyuma, na inalindwa na kete nyingine. Ndiyo njia ya kawaida zaidi ya kumaliza mchezo.
# Under a board with moves to try.
term-head-gold-diagram = Dhahabu kwenye 5b inalindwa na askari wa 5c. Mfalme hana pa kwenda.
# A word: belly silver; Japanese 腹銀.
term-belly-silver = Fedha ubavuni
# What it means.
term-belly-silver-text = Kete ya fedha inawekwa ubavuni mwa mfalme. Haimtishii bado, lakini inafunga mraba ulio mbele yake na ulio nyuma yake.
# Under a board with moves to try.
term-belly-silver-diagram = Kete ya fedha kwenye 2b, kando ya mfalme, inalindwa na tokin.
# A word: resignation; Japanese 投了.
term-resign = Kujitoa
# What it means.
term-resign-text = Kukubali kwamba umeshindwa kabla mchezo haujafika mwisho. Katika shogi si aibu: wachezaji wengi hujitoa wakiona kwamba mfalme wao hawezi kuokoka.
# A word: illegal move; Japanese 反則.
term-illegal = Hatua iliyokatazwa
# What it means.
term-illegal-text = Hatua isiyoruhusiwa na kanuni. Kwa kanuni rasmi anayeicheza anashindwa papo hapo.
# A word: two pawns on a file; Japanese 二歩.
term-nifu = Askari wawili
# What it means.
term-nifu-text = Kosa la kuweka askari kwenye safu wima ambayo tayari ina askari wako asiyepandishwa. Hairuhusiwi.
# Under a board with moves to try.
term-nifu-diagram = Safu wima ya 5 ina askari tayari. Kwenye safu wima ya 6 inawezekana.
# A word: pawn-drop mate; Japanese 打ち歩詰め.
term-uchifuzume = Kumaliza kwa kuweka askari
# What it means.
term-uchifuzume-text = Kuweka askari anayemtishia mfalme asiyeweza kuokoka. Hairuhusiwi; lakini kumaliza kwa kusogeza askari kunaruhusiwa.
# Under a board with moves to try.
term-uchifuzume-diagram = Mfalme asingeweza kuokoka, kwa hiyo askari haruhusiwi kuwekwa 5b.
# A word: dead-end piece; Japanese 行き所のない駒.
term-dead-end = Kete isiyo na njia mbele
# What it means.
term-dead-end-text = Kete ambayo haiwezi kusogea tena kamwe, kama askari kwenye safu ya mwisho. Huwezi kuiweka hapo, wala kuiacha hapo bila kupandishwa.
# Under a board with moves to try.
term-dead-end-diagram = Mkuki hauwezi kuwekwa 5a. Kwenye 5b unaweza.
# A word: leaving the king in check; Japanese 王手放置.
term-leaving-king = Kumwacha mfalme akitishiwa
# What it means.
term-leaving-king-text = Kucheza hatua nyingine wakati mfalme wako anatishiwa. Hairuhusiwi: mwokoe kwanza.
# A word: draw; Japanese 引き分け.
term-draw = Sare
# What it means.
term-draw-text = Mchezo usio na mshindi. Ni nadra katika shogi, kwa sababu kete zilizokamatwa zinarudi ubaoni.
# A word: repetition; Japanese 千日手.
term-repetition = Sare kwa kurudia
# What it means.
term-repetition-text = Hali ileile ikitokea mara nne, mchezo ni sare na unachezwa upya. Jina la Kijapani maana yake ni “hatua za siku elfu moja”.
# A word: perpetual check; Japanese 連続王手の千日手.
term-perpetual = Kurudia kwa kumtishia mfalme
# What it means.
term-perpetual-text = Hali inarudiwa mara nne huku mchezaji mmoja akimtishia mfalme kwa kila hatua. Hii si sare: anayemtishia mfalme ndiye anayeshindwa.
# A word: impasse; Japanese 持将棋.
term-jishogi = Mkwamo (jishogi)
# What it means.
term-jishogi-text = Wafalme wote wawili wako salama ndani ya kambi za wapinzani wao, na hakuna anayeweza kumaliza mchezo. Matokeo huamuliwa kwa pointi za kete.
# A word: entering king; Japanese 入玉.
term-entering-king = Mfalme kuingia kambi ya mpinzani
# What it means.
term-entering-king-text = Mfalme anafika safu tatu za mbali. Huko ni vigumu kumtishia, kwa sababu kete nyingi hushambulia mbele kuliko nyuma.
# A word: declaration win; Japanese 入玉宣言.
term-declaration = Kutangaza ushindi
# What it means.
term-declaration-text = Mchezaji ambaye mfalme wake ameingia anatangaza kwamba ametimiza masharti ya mkwamo. Yakitimia anashinda; yasipotimia anashindwa.
# A word: points; Japanese 点数.
term-points = Pointi
# What it means.
term-points-text = Hesabu ya kete katika mkwamo: ngome na askofu ni pointi 5 kila moja, kete nyingine pointi 1, na mfalme hahesabiwi.
# A word: try rule; Japanese トライルール.
term-try-rule = Kanuni ya kufika
# What it means.
term-try-rule-text = Kanuni ya hiari: mfalme akifika mraba ambao mfalme wa mpinzani alianzia, bila kutishiwa hapo, ameshinda.
# Under a board with moves to try.
term-try-rule-diagram = Mfalme wa Sente akisogea 5a, kwa kanuni hii Sente ameshinda.
# A word: move limit; Japanese 最大手数.
term-limit = Kikomo cha hatua
# What it means.
term-limit-text = Idadi ya hatua ambayo wachezaji wamekubaliana. Ikifikiwa bila mshindi, mchezo ni sare.

## Castles

# A word: castle; Japanese 囲い.
term-castle = Boma
# What it means.
term-castle-text = Mpangilio wa kete zinazomzunguka mfalme na kumlinda, hasa za dhahabu na za fedha. Lijenge mapema, kabla vita havijaanza.
# A word: boat castle; Japanese 舟囲い.
term-boat = Boma la mashua
# What it means.
term-boat-text = Boma rahisi kujenga, kwa hatua tatu tu. Hutumiwa dhidi ya ngome inayohama. Mfalme yuko 7h.
# Under a board.
term-boat-diagram = Mfalme 7h, dhahabu 6i na 5h, fedha 7i, askofu 8h.
# A word: Mino castle; Japanese 美濃囲い.
term-mino = Boma la mino
# What it means.
term-mino-text = Boma la kawaida la anayehamisha ngome. Hujengwa haraka na ni imara dhidi ya mashambulizi ya kando.
# Under a board.
term-mino-diagram = Mfalme 2h, fedha 3h, dhahabu 4i na 5h.
# A word: Yagura castle; Japanese 矢倉囲い.
term-yagura = Boma la yagura
# What it means.
term-yagura-text = Boma la ngome isiyohama, imara dhidi ya mashambulizi ya mbele. Yagura ni mnara wa ulinzi.
# Under a board.
term-yagura-diagram = Mfalme 8h, dhahabu 7h na 6g, fedha 7g.
# A word: Anaguma castle, bear in the hole; Japanese 穴熊.
term-anaguma = Boma la anaguma
# What it means.
term-anaguma-text = Mfalme anajificha pembeni kabisa mwa ubao, kama dubu shimoni. Ni vigumu kumtishia, lakini boma linachukua hatua nyingi.
# Under a board.
term-anaguma-diagram = Mfalme 9i, mkuki 9h, fedha 8h, dhahabu 7h na 7i, farasi 8i.
# A word: sitting king; Japanese 居玉.
term-sitting-king = Mfalme asiyehama
# What it means.
term-sitting-king-text = Mfalme aliyebaki kwenye mraba wake wa mwanzo bila boma. Mara nyingi hiyo ni hatari, kwa sababu mashambulizi humfikia haraka.

## Openings and phases

# A word: opening, middle game, endgame; Japanese 序盤・中盤・終盤.
term-phases = Sehemu tatu za mchezo
# What it means.
term-phases-text = Katika ufunguzi unajenga boma na kupanga kete. Katika sehemu ya kati vita vinaanza. Katika sehemu ya mwisho kila mmoja anakimbilia kumaliza mchezo.
# A word: book opening, joseki; Japanese 定跡.
term-joseki = Ufunguzi unaojulikana
# What it means.
term-joseki-text = Mfuatano wa hatua ambao wachezaji wengi wameujaribu na kuuona mzuri kwa pande zote mbili.
# A word: tesuji, skilful move; Japanese 手筋.
term-tesuji = Mbinu
# What it means.
term-tesuji-text = Hatua moja au chache za ustadi zinazofaa katika hali nyingi, kwa mfano askari anayening’inia.
# A word: static rook; Japanese 居飛車.
term-static-rook = Ngome isiyohama
# What it means.
term-static-rook-text = Namna ya kucheza ambapo ngome inabaki kwenye safu wima yake ya mwanzo na kushambulia hapo. Mfalme huenda upande wa kushoto.
# A word: ranging rook; Japanese 振り飛車.
term-ranging-rook = Ngome inayohama
# What it means.
term-ranging-rook-text = Namna ya kucheza ambapo ngome inahamia katikati au upande wa kushoto. Mfalme huenda kulia, mahali ngome ilipokuwa.
# A word: fourth-file rook; Japanese 四間飛車.
term-fourth-file-rook = Ngome ya safu ya nne
# What it means.
term-fourth-file-rook-text = Ngome inahamia 6h. Safu wima ya 6 ni ya nne ukihesabu kutoka kushoto kwa Sente. Ni ufunguzi rahisi kwa anayejifunza.
# Under a board.
term-fourth-file-rook-diagram = Ngome ya Sente iko 6h, na askofu wa 7g anazuia askari wa 8e.
# A word: third-file rook; Japanese 三間飛車.
term-third-file-rook = Ngome ya safu ya tatu
# What it means.
term-third-file-rook-text = Ngome inahamia 7h. Safu wima ya 7 ni ya tatu ukihesabu kutoka kushoto kwa Sente.
# A word: central rook; Japanese 中飛車.
term-central-rook = Ngome ya katikati
# What it means.
term-central-rook-text = Ngome inahamia 5h, katikati ya ubao, ili kusukuma askari wa safu wima ya 5.
# A word: double wing attack; Japanese 相掛かり.
term-double-wing = Mashambulizi ya pande mbili
# What it means.
term-double-wing-text = Ufunguzi ambao wachezaji wote wawili wanasogeza haraka askari aliye mbele ya ngome. Kila mmoja anashambulia upande wake.
# A word: bishop exchange; Japanese 角換わり.
term-bishop-exchange = Kubadilishana maaskofu
# What it means.
term-bishop-exchange-text = Ufunguzi ambao maaskofu hubadilishwa mapema. Kuanzia hapo kila mchezaji ana askofu mkononi, tayari kuwekwa popote.
# A word: side pawn capture; Japanese 横歩取り.
term-side-pawn = Kumkamata askari wa kando
# What it means.
term-side-pawn-text = Ufunguzi mkali: ngome inasogea kwa upande na kumkamata askari wa 3d. Kosa moja linaweza kumaliza mchezo.

## Around the game

# A word: game record; Japanese 棋譜.
term-record = Orodha ya hatua
# What it means.
term-record-text = Hatua zote za mchezo zilizoandikwa kwa mpangilio. Ukizisoma unaweza kuutazama mchezo tena.
# A word: review after the game; Japanese 感想戦.
term-review = Kujadili mchezo
# What it means.
term-review-text = Baada ya mchezo, wachezaji wote wawili wanarudia hatua na kuelezana walichofikiri. Ndiyo njia bora ya kujifunza.
# A word: taking back a move; Japanese 待った.
term-undo = Kurudisha hatua
# What it means.
term-undo-text = Kubadilisha hatua ambayo imeshachezwa. Katika michezo rasmi hairuhusiwi; kati ya marafiki mnakubaliana.
# A word: game clock; Japanese 対局時計.
term-clock = Saa ya mchezo
# What it means.
term-clock-text = Saa inayompimia kila mchezaji muda wake. Muda ukiisha, mwenye muda huo ameshindwa.
# A word: countdown, byo-yomi; Japanese 秒読み.
term-byoyomi = Sekunde za ziada kwa kila hatua
# What it means.
term-byoyomi-text = Muda wako wa kawaida ukiisha, unapata sekunde chache kwa kila hatua. Neno la Kijapani maana yake ni “kusoma sekunde”.
