### The settings page. Each setting has a name and, in .detail, one line that says what it does.
### Where a setting is a choice, the line belongs to the choice that holds at the moment.

## Headings of the groups

# What the board looks like.
# At most 30 letters.
settings-look = Ubao na kete
# How two people sit and play.
# At most 30 letters.
settings-table = Wachezaji wawili
# Which rules the table has chosen.
# At most 30 letters.
settings-rules = Kanuni za mchezo
# What is heard, felt and seen moving.
# At most 30 letters.
settings-feel = Sauti na mwendo
# Heading over the choice of language.
# At most 30 letters.
settings-language = Lugha

## Board and pieces

# Heading: how the pieces look.
# At most 30 letters.
settings-face = Sura za kete
# Heading: how the board looks.
# At most 30 letters.
settings-board = Sura ya ubao
# Heading: light or dark.
# At most 30 letters.
settings-theme = Mandhari
    .detail = Meupe kwa mchana, meusi kwa usiku.
# Choice: follow the device.
# At most 24 letters.
settings-theme-device = Kama kifaa
# Choice: light.
# At most 24 letters.
settings-theme-light = Meupe
# Choice: dark.
# At most 24 letters.
settings-theme-dark = Meusi
# Switch: marks on the squares where the chosen piece may go.
# At most 34 letters.
settings-marks = Onyesha kete inapoweza kwenda
    .detail = Ukishika kete, miraba inayoruhusiwa inawekwa alama.
# Switch: the squares of the last move are tinted.
# At most 34 letters.
settings-last-move = Onyesha hatua ya mwisho
    .detail = Mraba ilipotoka kete na mraba ilipofika inapakwa rangi.
# Switch: a line from the piece that gives check to the king.
# At most 34 letters.
settings-check-line = Onyesha anayemtishia mfalme
    .detail = Mstari unatoka kwenye kete inayotishia hadi kwa mfalme.
# Switch: numbers and letters along the board.
# At most 34 letters.
settings-coordinates = Alama za miraba
    .detail = Namba na herufi kando ya ubao, kwa mfano 7g.
# Heading: how moves are written. .detail is the line below it.
# At most 30 letters.
settings-notation = Namna ya kuandika hatua
    .detail = Kwenye orodha ya hatua na unaposhiriki mchezo.
# Choice: in words of the language; .detail is an example, from notation-move.
# At most 24 letters.
settings-notation-words = Kwa maneno
    .detail = Kete ya askari, 7g hadi 7f
# Choice: letters, as in P-7f.
# At most 24 letters.
settings-notation-western = Ya nchi za Magharibi
# Choice: Japanese signs.
# At most 24 letters.
settings-notation-japanese = Ya Kijapani

## Two people

# Heading: how they share the screen.
# At most 30 letters.
settings-seating = Namna ya kukaa
# Switch: who begins alternates game by game.
# At most 34 letters.
settings-alternate = Kupokezana kuanza
    .detail = Aliyeanza mchezo huu hataanza mchezo unaofuata.
# Switch: a move is taken back only if the other player agrees.
# At most 34 letters.
settings-ask-undo = Ruhusa ya kurudisha hatua
    .detail = Hatua inarudishwa mpinzani akikubali tu.
# Switch: each move has to be confirmed.
# At most 34 letters.
settings-confirm = Thibitisha kila hatua
    .detail = Hatua inachezwa ukiithibitisha kwa kugusa mara moja zaidi.

## Rules of the table. They hold for the present game only if no move has been made in it.

# Switch: a forbidden move loses the game.
# At most 34 letters.
settings-strict = Hatua iliyokatazwa ni kushindwa
    .detail = Kama kwenye mashindano. Ikizimwa, hatua hiyo inakataliwa tu. Kuanzia mchezo unaofuata.
# Heading: the number of moves after which the game is a draw.
# At most 30 letters.
settings-limit = Kikomo cha hatua
    .detail = Mchezo ukifikia hatua hiyo, ni sare. Kuanzia mchezo unaofuata.
# Choice: no limit.
# At most 24 letters.
settings-limit-none = Hakuna kikomo
#   $count (Number): moves.
# At most 24 letters.
settings-limit-moves = Hatua { $count }
# Heading: the impasse rule, when both kings have entered the far camp.
# At most 30 letters.
settings-impasse = Mkwamo (jishogi)
# Choice: no impasse rule.
# At most 24 letters.
settings-impasse-off = Hakuna kanuni
    .detail = Wafalme wakikwama, mchezo unaendelea. Kuanzia mchezo unaofuata.
# Choice: declaration by 27 points.
# At most 24 letters.
settings-impasse-27 = Pointi 27
    .detail = Mfalme akiingia kambi ya mpinzani, unaweza kutangaza ushindi: Sente kwa pointi 28, Gote kwa 27.
# Choice: declaration by 24 points.
# At most 24 letters.
settings-impasse-24 = Pointi 24
    .detail = Mfalme akiingia kambi ya mpinzani: pointi 31 ni ushindi, 24 hadi 30 ni sare.
# Choice: the king that reaches the far king’s first square wins.
# At most 24 letters.
settings-impasse-try = Kanuni ya kufika
    .detail = Mfalme akifika salama mraba alipoanzia mfalme wa mpinzani, anashinda.

## Sound, touch, motion

# Switch.
# At most 34 letters.
settings-sound = Sauti
    .detail = Kete zinasikika zinapowekwa. Muziki wako hauzimwi.
# Switch.
# At most 34 letters.
settings-vibration = Mtetemo
    .detail = Simu inatetemeka kidogo kwa kila hatua.
# Switch.
# At most 34 letters.
settings-motion = Mwendo wa kete
    .detail = Kete zinateleza hadi mahali pake.

## Reset

# Button: all settings but the language as they were at first.
# At most 34 letters.
settings-reset = Rudisha mipangilio ya mwanzo
# The question before it.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-reset = Urudishe mipangilio ya mwanzo?
    .text = Majina na chaguo zako zitafutwa. Lugha na mchezo wako vitabaki.
    .yes = Rudisha yote
    .no = Iache ilivyo

## About

# Heading.
about-title = Kuhusu Kete
#   $version (String): such as 0.1.0.
about-version = Kete { $version }: shogi ya watu wawili kwenye simu moja.
# What is collected: nothing.
about-privacy = Hakuna kinachokusanywa wala kutumwa. Michezo na mipangilio vinabaki kwenye kifaa hiki.
# Licences. MIT, Apache 2.0, Yuji Syuku and SIL OFL 1.1 are names.
about-licence = Programu hii ni huria: leseni ya MIT au Apache 2.0. Herufi za Kijapani zimechorwa kutoka fonti Yuji Syuku, leseni ya SIL OFL 1.1.
