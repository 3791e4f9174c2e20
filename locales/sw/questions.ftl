### Questions of newcomers: the question, the answer in two or three sentences, and mostly a
### board with a text below it. Readers know chess or draughts, or neither. The boards can be
### touched. The structure stands in src/learn.

## First looks

# A question.
question-colours = Kete zote zina rangi moja. Nitajuaje zipi ni zangu?
# The answer.
question-colours-answer = Tazama ncha. Kete zako zinaelekeza ncha kwa mpinzani, na kete zake zinaelekeza ncha kwako. Ndiyo maana kete iliyokamatwa inaweza kubadili upande: inageuzwa tu.
# Under a board: Sente’s pawn on 5e, Gote’s pawn on 5d, face to face.
question-colours-diagram = Askari wa chini ni wa Sente, askari wa juu ni wa Gote.

# A question.
question-japanese = Je, lazima nijue kusoma Kijapani?
# The answer.
question-japanese-answer = Hapana. Kwenye mipangilio, chagua sura za kujifunzia: zinaonyesha mwendo wa kila kete. Kuna aina nane tu za kete, kwa hiyo utazizoea baada ya michezo michache.

# A question.
question-bao = Ninacheza bao. Je, kuna kinachofanana?
# The answer.
question-bao-answer = Ndiyo: kete za mkononi. Katika bao unatia ubaoni kete ulizo nazo mkononi; katika shogi unaweka ubaoni kete ulizokamata. Tofauti ni kwamba kila kete ya shogi ina mwendo wake.

# A question.
question-value = Kete zipi zina thamani kubwa zaidi?
# The answer.
question-value-answer = Kete za ngome na askofu ndizo zenye thamani kubwa zaidi. Kisha huja za dhahabu na fedha, halafu za farasi na mkuki, na mwisho za askari. Lakini karibu na mfalme, dhahabu moja huweza kufaa kuliko ngome.

# A question.
question-gold-silver = Nitakumbukaje tofauti ya dhahabu na fedha?
# The answer.
question-gold-silver-answer = Zote mbili zinakwenda mbele, na mbele kwa mshazari. Dhahabu inakwenda pia kwa upande na nyuma moja kwa moja. Fedha inakwenda pia nyuma kwa mshazari.
# Under a board: Sente’s gold on 8e and silver on 2e. The reader taps them.
question-gold-silver-diagram = Gusa kila kete: dhahabu iko kushoto, fedha iko kulia.

# A question.
question-advantage = Je, anayeanza ana faida?
# The answer.
question-advantage-answer = Ndiyo, lakini ni ndogo. Ndiyo maana mnapokezana kuanza: aliyekuwa Gote katika mchezo huu anaanza mchezo unaofuata.

# A question.
question-stronger = Mmoja wetu ni hodari zaidi. Tufanyeje?
# The answer.
question-stronger-answer = Chezeni mchezo wenye upendeleo. Mchezaji hodari anaondoa kete zake kadhaa, kisha yeye ndiye anayeanza. Mwenzake anapata nafasi ya kushinda, na wote wawili wanalazimika kufikiri.
# Under a board: The start without Gote’s rook and bishop.
question-stronger-diagram = Upendeleo wa kete mbili: mchezaji hodari, aliye juu, anacheza bila ngome wala askofu.

## From chess

# A question.
question-queen = Malkia yuko wapi?
# The answer.
question-queen-answer = Shogi haina malkia. Kete kubwa ni ngome moja na askofu mmoja kwa kila mchezaji. Zikipandishwa zinakuwa joka na farasi-joka, lakini hata hizo hazina mwendo wote wa malkia.
# Under a board: The promoted rook on 5e.
question-queen-diagram = Joka anakwenda mbali kama ngome, lakini kwa mshazari anasogea mraba mmoja tu.

# A question.
question-pawn-capture = Je, askari anakamata kwa mshazari?
# The answer.
question-pawn-capture-answer = Hapana. Askari wa shogi anakamata kama anavyosogea: mraba mmoja mbele. Askari wawili wakikutana uso kwa uso, anayecheza sasa anaweza kumkamata wa mwenzake.
# Under a board: Sente’s pawn on 5e; Gote’s pawns on 6d, 5d and 4d.
question-pawn-capture-diagram = Askari wa Sente anaweza kumkamata askari wa 5d tu.

# A question.
question-pawn-two-squares = Je, askari anaweza kuanza kwa miraba miwili?
# The answer.
question-pawn-two-squares-answer = Hapana. Anasogea mraba mmoja tu, hata katika hatua yake ya kwanza. Kwa hiyo hakuna pia kumkamata askari wakati anapita, kama katika chesi.
# Under a board: The near left part of the start.
question-pawn-two-squares-diagram = Askari wa 7g anaweza kwenda 7f, lakini si 7e.

# A question.
question-knight-back = Farasi wa chesi anaruka pande zote. Na wa shogi?
# The answer.
question-knight-back-answer = Farasi wa shogi anaruka mbele tu, na ana miraba miwili tu ya kwenda. Fikiri kabla ya kumsogeza, kwa sababu hawezi kurudi.
# Under a board: Sente’s knight on 5e.
question-knight-back-diagram = Farasi wa 5e anaweza kwenda 6c au 4c tu.

# A question.
question-castling = Je, mfalme anaweza kubadilishana mahali na ngome, kama katika chesi?
# The answer.
question-castling-answer = Hapana, hakuna hatua ya namna hiyo. Mfalme anahamia pembeni kwa hatua za kawaida, na kete za dhahabu na fedha zinamzunguka. Mpangilio huo unaitwa boma.
# Under a board: A castle in Sente’s right corner: king 2h, silver 3h, golds 4i and 5h.
question-castling-diagram = Boma la mino: mfalme yuko 2h, na kete za fedha na dhahabu zinamkinga.

# A question.
question-say-check = Je, lazima niseme kwamba mfalme anatishiwa?
# The answer.
question-say-check-answer = Hapana, kanuni haidai hivyo. Programu inaonyesha kwa duara kwamba mfalme anatishiwa, na hairuhusu hatua inayomwacha akitishiwa.
# Under a board: Gote’s king on 5a in check by Sente’s rook on 5e.
question-say-check-diagram = Ngome ya Sente inamtishia mfalme wa Gote.

# A question.
question-missed-check = Mpinzani hakuona kwamba mfalme wake anatishiwa. Je, nimkamate?
# The answer.
question-missed-check-answer = Hapa haitokei, kwa sababu programu hairuhusu hatua kama hiyo. Kwa kanuni rasmi, aliyemwacha mfalme wake akitishiwa ameshindwa papo hapo.

# A question.
question-block-check = Je, kila tishio kwa mfalme linaweza kuzuiwa?
# The answer.
question-block-check-answer = Hapana. Kete ikitishia kutoka mbali, unaweza kuweka kete katikati. Lakini farasi anaruka, na kete iliyo jirani na mfalme haiachi mraba katikati. Hapo msogeze mfalme, au ikamate kete hiyo.
# Under a board: Gote’s knight on 4g gives check to the king on 5i; a gold in hand.
question-block-check-diagram = Farasi wa 4g anamtishia mfalme. Dhahabu ikiwekwa 5h haisaidii; mfalme akienda 5h, ameokoka.

# A question.
question-king-captures = Je, mfalme anaweza kukamata kete?
# The answer.
question-king-captures-answer = Ndiyo, kama kete nyingine. Lakini hawezi kukamata kete inayolindwa, kwa sababu hapo angetishiwa.
# Under a board: Sente’s king on 5e; Gote’s knights on 6d and 4d, the second one protected by the pawn on 4c.
question-king-captures-diagram = Mfalme anaweza kumkamata farasi wa 6d. Farasi wa 4d analindwa na askari.

# A question.
question-stalemate = Mchezaji akikosa hatua, je, ni sare?
# The answer.
question-stalemate-answer = Hapana. Katika shogi, asiye na hatua inayoruhusiwa ameshindwa, hata kama mfalme wake hatishiwi. Hutokea mara chache sana, kwa sababu kwa kawaida wachezaji wana kete za kuweka.
# Under a board: Sente’s king on 1i, Gote’s gold on 3h and pawn on 1g.
question-stalemate-diagram = Mfalme wa Sente hatishiwi, lakini hana pa kwenda, na Sente hana kete nyingine: Gote ameshinda.

# A question.
question-draw-offer = Je, tunaweza kukubaliana sare?
# The answer.
question-draw-offer-answer = Hapana, mchezo unachezwa hadi mwisho. Sare huja kwa kanuni tu: kwa kurudia, kwa kikomo cha hatua, au kwa mkwamo mkiwa mmechagua kanuni yake.

# A question.
question-repeating = Tukirudia hatua zilezile, nini kinatokea?
# The answer.
question-repeating-answer = Hali ileile ikitokea mara nne, mchezo ni sare, na mnacheza upya kwa kubadilishana pande. Lakini ikiwa ni mchezaji mmoja tu aliyemtishia mfalme katika kila hatua, yeye ameshindwa.

## From draughts

# A question.
question-must-capture = Katika drafti lazima nikamate. Na katika shogi?
# The answer.
question-must-capture-answer = Kukamata ni hiari. Jambo moja tu ni la lazima: mfalme wako akitishiwa, umwokoe.
# Under a board: Sente’s gold on 5e, Gote’s pawn on 5d.
question-must-capture-diagram = Dhahabu inaweza kumkamata askari wa 5d, au kwenda kwingine, kama 6e.

# A question.
question-many-captures = Je, hatua moja inaweza kukamata kete kadhaa?
# The answer.
question-many-captures-answer = Hapana. Hatua moja inakamata kete moja tu, na inaishia hapo. Kete yako hairuki kete ya mpinzani: inaingia kwenye mraba wake.
# Under a board: Sente’s rook on 5e, Gote’s silver on 5c and pawn on 5b.
question-many-captures-diagram = Ngome inaweza kukamata fedha ya 5c, lakini si askari aliye nyuma yake.

# A question.
question-all-pieces = Je, ninashinda nikikamata kete zote?
# The answer.
question-all-pieces-answer = Hapana. Kinachoamua ni mfalme, si idadi ya kete. Mwenye kete nyingi anaweza kushindwa, mfalme wake akitishiwa na kukosa njia ya kuokoka.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c and a gold in hand; Gote holds both rooks and both bishops.
question-all-pieces-diagram = Gote amekamata ngome zote na maaskofu wote. Hata hivyo, dhahabu ikiwekwa 5b, ameshindwa.

# A question.
question-crowning = Katika drafti, kete ikifika mwisho inapata nguvu mpya. Na katika shogi?
# The answer.
question-crowning-answer = Ndiyo, na mapema zaidi: inatosha kuingia moja ya safu tatu za mbali. Kete iliyopandishwa inapata mwendo mpya: askari, kwa mfano, anakuwa tokin na kusogea kama dhahabu.
# Under a board: Sente’s pawn on 5d.
question-crowning-diagram = Askari akiingia 5c, unachagua: umpandishe, au umwache alivyo.

## Promotion

# A question.
question-always-promote = Je, nipandishe kila mara?
# The answer.
question-always-promote-answer = Kete za ngome, askofu na askari hazipotezi mwendo wowote, kwa hiyo zipandishe karibu kila mara. Kete za fedha, farasi na mkuki hupoteza mwendo wake wa zamani. Fikiri kwanza: huenda bado unauhitaji.
# Under a board: Sente’s knight on 2e; Gote’s king on 2a is shut in by its own pieces.
question-always-promote-diagram = Farasi akienda 3c bila kupandishwa, mfalme hawezi kuokoka. Akipandishwa, mfalme hatishiwi hata kidogo.

# A question.
question-promote-later = Sikupandisha kete yangu. Je, ninaweza baadaye?
# The answer.
question-promote-later-answer = Ndiyo. Kila hatua ya kete hiyo inayoanzia au kuishia ndani ya kambi ya mpinzani inakupa nafasi tena.
# Under a board: Sente’s rook on 5c, not promoted.
question-promote-later-diagram = Ngome imo kambini. Inaweza kupandishwa ikienda 5b, na pia ikitoka hadi 5g.

# A question.
question-captured-promoted = Nimekamata kete iliyopandishwa. Je, nitaiweka hivyohivyo?
# The answer.
question-captured-promoted-answer = Hapana. Ikiingia mkononi mwako, inarudi kuwa kete ya kawaida. Ukishaiweka ubaoni, unaweza kuipandisha kwa hatua ya baadaye.
# Under a board: The gold on 5g takes the dragon on 5f, the king goes to 4c, the rook is dropped on 4e.
question-captured-promoted-diagram = Sente anamkamata joka, na mkononi joka huyo anakuwa ngome. Kisha Sente anaweka ngome kwenye 4e na kumtishia mfalme.

## Drops

# A question.
question-keep-in-hand = Je, lazima niweke kete mara tu ninapoikamata?
# The answer.
question-keep-in-hand-answer = Hapana. Inaweza kusubiri mkononi hadi utakapoihitaji, hata hadi mwisho wa mchezo, na idadi haina kikomo. Lakini mpinzani anaona kete zako zote za mkononi, nawe unaona zake.

# A question.
question-drop-on-piece = Je, ninaweza kuweka kete juu ya kete ya mpinzani?
# The answer.
question-drop-on-piece-answer = Hapana. Kete huwekwa kwenye mraba mtupu tu. Ukitaka kukamata, sogeza kete iliyo ubaoni tayari.
# Under a board: Gote’s pawn on 5d; a gold in Sente’s hand.
question-drop-on-piece-diagram = Dhahabu haiwezi kuwekwa kwenye 5d. Ikiwekwa 5e, inamtishia askari huyo.

# A question.
question-drop-check = Je, ninaweza kumtishia mfalme kwa kuweka kete?
# The answer.
question-drop-check-answer = Ndiyo, hata kumaliza mchezo. Katazo moja tu ni la askari: huwezi kumaliza mchezo kwa kumweka.
# Under a board: Gote’s king on 5a, Sente’s pawn on 5c; a gold and a silver in hand.
question-drop-check-diagram = Sente akiweka fedha kwenye 5b, anamtishia mfalme, lakini mfalme anaweza kukimbia. Akiweka dhahabu, mfalme hawezi kuokoka.

# A question.
question-pawn-mate = Je, ninaweza kumaliza mchezo kwa askari?
# The answer.
question-pawn-mate-answer = Kwa kumsogeza, ndiyo. Kwa kumweka, hapana. Unaweza kumweka amtishie mfalme, mradi mfalme ana njia ya kuokoka.
# Under a board: Sente’s pawn on 1c and silver on 2c; Gote’s king on 1a and lance on 2a.
question-pawn-mate-diagram = Askari huyu yuko ubaoni tayari, kwa hiyo anaweza kumaliza mchezo kwenye 1b.

# A question.
question-pawn-again = Askari wangu wa safu hiyo amekamatwa. Je, ninaweza kuweka mwingine?
# The answer.
question-pawn-again-answer = Ndiyo. Kanuni ya askari wawili inahesabu askari walio ubaoni sasa tu. Safu wima ikiwa haina askari wako, unaweza kuweka mmoja.
# Under a board: Gote moves first: the rook on 5e takes the pawn on 5g and promotes; then a pawn is dropped on 5f.
question-pawn-again-diagram = Ngome ya Gote inamkamata askari wa 5g. Sasa Sente anaweza kuweka askari mwingine kwenye safu wima ya 5.

## Playing

# A question.
question-passing = Je, ninaweza kuruka zamu?
# The answer.
question-passing-answer = Hapana. Katika kila zamu lazima ucheze hatua moja, hata kama hakuna hatua nzuri.

# A question.
question-forbidden-touch = Nikigusa hatua iliyokatazwa, je, nimeshindwa?
# The answer.
question-forbidden-touch-answer = Kwa kawaida, hapana: programu inakuambia ni kanuni gani inayoikataza, na unachagua hatua nyingine. Unashindwa tu ikiwa mmechagua kanuni rasmi kwenye mipangilio.
# Under a board: Sente’s pawn on 5g and a pawn in hand.
question-forbidden-touch-diagram = Jaribu kuweka askari kwenye 5e: programu inakuambia kwa nini haiwezekani.

# A question.
question-take-back = Nimekosea. Je, ninaweza kurudisha hatua?
# The answer.
question-take-back-answer = Ndiyo, kwa kitufe cha kurudisha hatua. Katika mashindano hairuhusiwi, kwa hiyo kubalianeni kabla ya mchezo.

# A question.
question-both-kings-entered = Wafalme wote wawili wameingia kambi ya mpinzani. Sasa tufanye nini?
# The answer.
question-both-kings-entered-answer = Huu ni mkwamo, unaoitwa pia jishogi. Ikiwa mmechagua kanuni ya mkwamo, kanuni hiyo ndiyo inayoamua. Bila hiyo mchezo unaendelea, au unaisha kwa kikomo cha hatua mkiwa mmekiweka.

# A question.
question-internet = Je, ninahitaji intaneti au akaunti?
# The answer.
question-internet-answer = Hapana. Kete inafanya kazi bila intaneti na bila akaunti. Michezo yako inahifadhiwa kwenye kifaa chako tu.
