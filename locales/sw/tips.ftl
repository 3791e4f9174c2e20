### Tips for the first games: heading, paragraphs, list items, the text under a board.
### Squares are written such as 7g.

## An order of learning

# Heading of a tip.
tip-order = Mpangilio wa kujifunza
# Paragraph.
tip-order-1 = Usijaribu kukumbuka yote kwa siku moja. Fuata orodha hii, na ucheze michezo michache kati ya somo moja na lingine.
# List item.
tip-order-2 = Mwendo wa kete nane, kisha wa kete zilizopandishwa.
# List item.
tip-order-3 = Kukamata, kuweka na kupandisha kete.
# List item.
tip-order-4 = Kumaliza mchezo kwa dhahabu mbele ya mfalme.
# List item.
tip-order-5 = Boma moja na ufunguzi mmoja. Vingine vinaweza kusubiri.
# List item.
tip-order-6 = Mafumbo mafupi ya kumaliza mchezo, machache kila siku.
# Under a board with moves to play through.
tip-order-diagram = Shogi kwa hatua tatu. Ngome ya Sente inakamata dhahabu ya 2d. Gote anacheza. Kisha Sente anaweka dhahabu hiyo 5b, na mfalme hawezi kuokoka.

## First moves

# Heading of a tip.
tip-first-moves = Hatua za kwanza
# Paragraph.
tip-first-moves-1 = Mwanzoni kete zako kubwa, ngome na askofu, hazina njia, kwa sababu askari wako wamesimama mbele. Hatua mbili zinatosha kuzifungulia.
# Paragraph.
tip-first-moves-2 = Askari wa 7g akienda 7f, askofu wa 8h anapata mshazari mrefu. Askari wa 2g akienda 2f, ngome ya 2h inaanza kusonga mbele.
# Paragraph.
tip-first-moves-3 = Usisogeze askari ovyo: askari harudi nyuma.
# Under a board with moves to play through.
tip-first-moves-diagram = Kila mchezaji anafungua njia ya askofu, kisha anasogeza askari aliye mbele ya ngome. Sasa maaskofu wawili wanatazamana.

## Which piece is worth more?

# Heading of a tip.
tip-values = Kete ipi ina thamani zaidi?
# Paragraph.
tip-values-1 = Kabla ya kubadilishana, linganisha kete hizo mbili. Kutoka thamani kubwa hadi ndogo: ngome, askofu, dhahabu, fedha, farasi, mkuki, askari.
# Paragraph.
tip-values-2 = Thamani si yote. Karibu na mwisho wa mchezo, kumfikia mfalme mapema ni bora kuliko kuwa na kete nyingi.
# Under a board with moves to try.
tip-values-diagram = Kete ya fedha ya 5e inaweza kukamata dhahabu ya 4d au askari wa 6d. Kamata dhahabu: ina thamani zaidi.

## Count before you capture

# Heading of a tip.
tip-count = Hesabu kabla ya kukamata
# Paragraph.
tip-count-1 = Chagua mraba. Hesabu kete zako zinazoufikia, kisha hesabu kete za mpinzani zinazoulinda. Zako zikiwa nyingi zaidi, shambulio linaweza kufanikiwa.
# Paragraph.
tip-count-2 = Anza na kete yenye thamani ndogo. Ngome iingie mwisho.
# Under a board with moves to play through.
tip-count-diagram = Sente ana kete mbili zinazofika 5d: kete ya fedha na ngome. Gote analinda mraba huo kwa kete moja, ya fedha, iliyo 6c. Mwishoni Sente amepata askari mmoja zaidi.

## Do not rush the knight

# Heading of a tip.
tip-knight-early = Farasi asikimbilie mbele
# Paragraph.
tip-knight-early-1 = Farasi anaruka mbele tu, na hawezi kurudi. Akienda mbali mapema, askari mmoja wa mpinzani anatosha kumkamata.
# Paragraph.
tip-knight-early-2 = Mwache nyumbani mpaka kete nyingine ziwe tayari kushambulia pamoja naye.
# Under a board with moves to play through.
tip-knight-early-diagram = Farasi anaruka hadi 2e mapema mno. Askari wa 2c anasogea 2d na kumtishia. Farasi hana pa kukimbilia, na anakamatwa.

## Build a castle for the king

# Heading of a tip.
tip-castle = Mjengee mfalme boma
# Paragraph.
tip-castle-1 = Mfalme akibaki katikati, mashambulizi yote yanamfikia. Mpeleke kando mapema, na umzungushie kete za dhahabu na za fedha. Mpangilio huo unaitwa boma.
# Paragraph.
tip-castle-2 = Mfalme aende mbali na ngome yake. Vita huwaka penye ngome.
# Paragraph.
tip-castle-3 = Gawa kazi: kete mbili za dhahabu na moja ya fedha zinalinda; kete za ngome, askofu, farasi na fedha ya pili zinashambulia.
# Under a board with moves to play through.
tip-castle-diagram = Boma la mashua (funagakoi) kwa hatua tatu za Sente: mfalme anakwenda 6h, kisha 7h, na dhahabu inakwenda 5h. Gote naye anamhamisha mfalme wake.

## The mino castle

# Heading of a tip.
tip-mino = Boma la mino
# Paragraph.
tip-mino-1 = Boma hili ni zuri unapohamisha ngome upande wa kushoto. Mfalme anakwenda kulia hadi 2h. Kete ya fedha ya 3i inapanda 3h, na dhahabu ya 6i inakwenda 5h. Dhahabu ya 4i inabaki hapo.
# Paragraph.
tip-mino-2 = Ni imara dhidi ya mashambulizi ya kando, lakini ni dhaifu ukingoni. Baadaye sogeza askari wa 1g hadi 1f, ili mfalme apate njia ya kutokea.
# Under a board with moves to play through.
tip-mino-diagram = Ngome iko 6h tayari. Mfalme anatembea 4h, 3h, 2h; kisha kete ya fedha na ya dhahabu zinakamilisha boma.

## The yagura castle

# Heading of a tip.
tip-yagura = Boma la yagura
# Paragraph.
tip-yagura-1 = Boma hili ni la ngome isiyohama. Mfalme anakaa 8h, dhahabu 7h na 6g, na kete ya fedha 7g. Askofu anaondoka 8h ili kumpisha mfalme.
# Paragraph.
tip-yagura-2 = Ni imara dhidi ya mashambulizi ya mbele, lakini ni dhaifu kando. Linachukua hatua nyingi, kwa hiyo usilijenge mpinzani anaposhambulia haraka.
# Under a board with moves to play through.
tip-yagura-diagram = Kete za dhahabu na ya fedha ziko mahali pake, na askofu amehamia 6h. Mfalme anaingia bomani: 7i, kisha 8h.

## The anaguma castle

# Heading of a tip.
tip-anaguma = Boma la anaguma
# Paragraph.
tip-anaguma-1 = Mfalme anajificha kwenye kona 9i, kama dubu shimoni. Mkuki unasogea 9h kumpisha, na kete ya fedha inafunga mlango kwenye 8h.
# Paragraph.
tip-anaguma-2 = Mpinzani hupata shida kumtishia, kwa hiyo unaweza kushambulia kwa ujasiri. Lakini ni hatua nyingi, na mfalme hana pa kukimbilia.
# Under a board with moves to play through.
tip-anaguma-diagram = Mkuki unakwenda 9h, mfalme 9i, kete ya fedha 8h na dhahabu 7i. Baadaye dhahabu ya 5h itasogea karibu pia.

## Static rook (ibisha)

# Heading of a tip.
tip-static-rook = Ngome isiyohama (ibisha)
# Paragraph.
tip-static-rook-1 = Ngome inabaki 2h, na askari aliye mbele yake anasonga mbele. Mfalme anakwenda kushoto, mbali na ngome.
# Paragraph.
tip-static-rook-2 = Kubadilishana askari kwenye 2d ni jambo zuri: ngome inapata safu wima iliyo wazi, na unapata askari mkononi.
# Under a board with moves to play through.
tip-static-rook-diagram = Ufunguzi wa mashambulizi ya pande mbili (aigakari). Dhahabu ya 7h inalinda 8g, mbele ya askofu. Kisha Sente anabadilishana askari, na ngome inarudi nyumbani.

## Ranging rook (furibisha)

# Heading of a tip.
tip-ranging-rook = Ngome inayohama (furibisha)
# Paragraph.
tip-ranging-rook-1 = Ngome inahamia katikati au kushoto, na mfalme anakwenda kulia, mahali ngome ilipokuwa. Mpango ni uleule katika michezo mingi, kwa hiyo ni rahisi kujifunza.
# List item.
tip-ranging-rook-2 = 5h: ngome ya katikati (nakabisha).
# List item.
tip-ranging-rook-3 = 6h: ngome ya safu ya nne (shikenbisha).
# List item.
tip-ranging-rook-4 = 7h: ngome ya safu ya tatu (sankenbisha).
# List item.
tip-ranging-rook-5 = 8h: ngome inayotazamana na ngome ya mpinzani (mukaibisha).
# Paragraph.
tip-ranging-rook-6 = Ya nne na ya tatu zinahesabiwa kutoka kushoto kwako.
# Under a board with moves to try.
tip-ranging-rook-diagram = Askofu yuko 7g, kwa hiyo safu mlalo ya h ni wazi. Ngome inaweza kuhamia mahali pote panne.

## Fourth-file rook (shikenbisha)

# Heading of a tip.
tip-fourth-file-rook = Ngome ya safu ya nne (shikenbisha)
# Paragraph.
tip-fourth-file-rook-1 = Ufunguzi huu unafaa kuwa wa kwanza. Unafunga njia ya askofu kwa askari wa 6f, ili asibadilishwe, na unahamisha ngome hadi 6h.
# Paragraph.
tip-fourth-file-rook-2 = Kisha jenga boma la mino. Mpinzani akishambulia, kete zako kubwa zitakuwa tayari kujibu.
# Under a board with moves to play through.
tip-fourth-file-rook-diagram = Gote akisogeza askari wake hadi 8e, askofu wa Sente anapanda 7g na kulinda 8f.

## Bishop exchange (kakugawari)

# Heading of a tip.
tip-bishop-exchange = Kubadilishana maaskofu (kakugawari)
# Paragraph.
tip-bishop-exchange-1 = Maaskofu wanabadilishwa mapema, na kila mchezaji anabaki na askofu mkononi.
# Paragraph.
tip-bishop-exchange-2 = Tangu hapo funga mapengo katika kambi yako. Kila mraba mtupu unaoachwa bila ulinzi unaweza kuwa mahali pa kuweka askofu.
# Under a board with moves to play through.
tip-bishop-exchange-diagram = Askofu wa Gote anamkamata askofu wa 7g na kupandishwa. Kete ya fedha ya 6h inamkamata mara moja.

## Side pawn (yokofudori)

# Heading of a tip.
tip-side-pawn = Kumkamata askari wa kando (yokofudori)
# Paragraph.
tip-side-pawn-1 = Baada ya kubadilishana askari kwenye safu wima ya 2, ngome inasogea kwa upande na kumkamata askari wa 3d. Sente amepata askari mmoja zaidi; Gote anapata muda wa kushambulia.
# Paragraph.
tip-side-pawn-2 = Maaskofu wanatazamana na wafalme hawana maboma, kwa hiyo kosa moja linatosha. Cheza ufunguzi huu baadaye, ukishazoea.
# Under a board with moves to play through.
tip-side-pawn-diagram = Wote wawili wanabadilishana askari mbele ya ngome, kisha ngome ya Sente inamkamata askari wa kando, 3d.

## Climbing silver (bōgin)

# Heading of a tip.
tip-climbing-silver = Fedha inayopanda (bōgin)
# Paragraph.
tip-climbing-silver-1 = Hili ni shambulio rahisi la ngome isiyohama. Askari anasogea 2e, na kete ya fedha inapanda nyuma yake: 3h, 2g, 2f, kisha 1e au 3e.
# Paragraph.
tip-climbing-silver-2 = Lengo ni mraba 2d. Kete tatu zinaufikia mraba huo kwa pamoja: askari, fedha na ngome. Mara nyingi walinzi wake ni wachache zaidi.
# Under a board with moves to play through.
tip-climbing-silver-diagram = Mraba 2d unalindwa na askari wa 2c na askofu wa 3c: kete mbili dhidi ya tatu. Mwishoni Sente amepata askofu kwa kutoa kete ya fedha, na ngome yake inatazama kambi ya Gote.

## Drop one piece, attack two

# Heading of a tip.
tip-drop-fork = Weka kete moja, tishia mbili
# Paragraph.
tip-drop-fork-1 = Kete iliyo mkononi inaweza kutua popote. Kabla ya kila hatua tafuta mraba ambao kete yako itatishia kete mbili zisizolindwa au zenye thamani.
# Under a board with moves to play through.
tip-drop-fork-diagram = Askofu kwenye 5e anatishia ngome ya 8b na kete ya fedha ya 2b. Ngome inakimbia; askofu anakamata kete ya fedha na kupandishwa.
# Paragraph.
tip-drop-fork-2 = Farasi naye ni mzuri kwa kazi hii, kwa sababu hakuna kete inayoweza kumzuia njiani.
# Under a board with moves to play through.
tip-drop-fork-diagram-2 = Farasi kwenye 6e anatishia ngome ya 7c na dhahabu ya 5c. Ngome ikikimbia, farasi anakamata dhahabu.

## The dangling pawn (tarefu)

# Heading of a tip.
tip-dangling-pawn = Askari anayening’inia (tarefu)
# Paragraph.
tip-dangling-pawn-1 = Weka askari mraba mmoja kabla ya kambi ya mpinzani, mahali ambapo hakuna kete inayoweza kumkamata. Katika hatua inayofuata anaingia na kuwa tokin.
# Paragraph.
tip-dangling-pawn-2 = Kushambulia kwa tokin hakugharimu sana: ina nguvu ya dhahabu, lakini mpinzani akiikamata anapata askari tu.
# Under a board with moves to play through.
tip-dangling-pawn-diagram = Askari anawekwa 2d, anakuwa tokin kwenye 2c, na tokin inakamata farasi wa 2a. Mkuki wa 1a ndio unaofuata.

## The edge attack

# Heading of a tip.
tip-edge-attack = Shambulio la ukingoni
# Paragraph.
tip-edge-attack-1 = Mfalme aliye bomani huwa karibu na ukingo wa ubao, ambako mara nyingi walinzi ni mkuki mmoja na farasi mmoja tu. Mshambulie hapo kwa kete zenye thamani ndogo.
# Paragraph.
tip-edge-attack-2 = Kwanza askari anafungua safu wima. Kisha askari mwingine anawekwa ili kuuvuta mkuki wa mpinzani mbele. Mwisho farasi na mkuki wako humaliza kazi.
# Under a board with moves to play through.
tip-edge-attack-diagram = Mkuki wa Gote umekamatwa. Sasa mkuki wa Sente kwenye 1e unamtishia farasi wa 1c, karibu na mfalme.

## Gold at the king’s head

# Heading of a tip.
tip-gold-at-head = Dhahabu kichwani mwa mfalme
# Paragraph.
tip-gold-at-head-1 = Hii ndiyo njia ya kwanza ya kumaliza mchezo. Mfalme akiwa kwenye safu yake ya nyuma, weka dhahabu mbele yake, na hakikisha inalindwa na kete nyingine.
# Paragraph.
tip-gold-at-head-2 = Kwa hiyo usitumie kete zote za dhahabu mapema: tunza moja kwa ajili ya mwisho.
# Under a board with moves to try.
tip-gold-at-head-diagram = Weka dhahabu 5b: mfalme hawezi kuokoka. Weka kete ya fedha hapo badala yake: mfalme anakimbilia 4b au 6b.

## Drive the king to its last rank

# Heading of a tip.
tip-last-rank = Msukume mfalme hadi safu yake ya nyuma
# Paragraph.
tip-last-rank-1 = Mfalme aliye kwenye safu yake ya nyuma hawezi tena kurudi nyuma, kwa hiyo njia zake ni chache. Msukume huko, kisha umalize kwa dhahabu.
# Paragraph.
tip-last-rank-2 = Usimtishie mfalme bila mpango: kila tishio linaweza kumpa nafasi ya kukimbia.
# Under a board with moves to play through.
tip-last-rank-diagram = Dhahabu ya kwanza kwenye 5c inamsukuma mfalme nyuma. Ya pili inawekwa mbele yake. Akikimbilia 4a au 6a, weka dhahabu 4b au 6b.

## Silver at the king’s side

# Heading of a tip.
tip-belly-silver = Fedha ubavuni mwa mfalme
# Paragraph.
tip-belly-silver-1 = Wakati mwingine hatua bora si kumtishia mfalme, bali kumfungia njia. Kete ya fedha ikiwekwa ubavuni mwake, inafunga mraba ulio mbele yake na ulio nyuma yake.
# Paragraph.
tip-belly-silver-2 = Hakikisha kete hiyo inalindwa, na kwamba una dhahabu mkononi kwa hatua inayofuata.
# Under a board with moves to play through.
tip-belly-silver-diagram = Kete ya fedha kwenye 2b haimtishii mfalme, lakini hana pa kwenda. Gote anasogeza askari; Sente anaweka dhahabu 2c, na mfalme hawezi kuokoka.
