### The game screen: status, trays, promotion, results, refusals, and what screen readers say.
### $side, $winner and $loser are names from side-*; $piece and its like are names from piece-*;
### squares are written such as 7g.

## Status, between board and near tray

#   $side (String): who is to move.
# At most 40 letters.
status-turn = Zamu ya { $side }
#   $side (String): who is to move and in check.
# At most 40 letters.
status-check = Zamu ya { $side }: mfalme anatishiwa
# The game is over and somebody won.
#   $winner (String): who won.
#   $reason (String): the whole sentence from ending-*.
status-win = { $winner } ameshinda. { $reason }
# The game is over and nobody won.
#   $reason (String): the whole sentence from ending-*.
status-draw = Sare. { $reason }
# How many moves have been played.
#   $count (Number): moves played.
# At most 12 letters.
move-count = Hatua { $count }

## Promotion

# Title of the choice at the square.
#   $piece (String): the piece that may promote.
promote-title = Pandisha kete ya { $piece }?
# The choice to promote.
#   $promoted (String): what the piece becomes.
# At most 14 letters.
promote-yes = Pandisha
    .label = Pandisha iwe kete ya { $promoted }
# The choice not to promote.
#   $piece (String): what the piece stays.
# At most 14 letters.
promote-no = Acha ilivyo
    .label = Acha ilivyo, kete ya { $piece }

## Results

# Title of the result sheet when somebody won.
#   $winner (String): who won.
# At most 24 letters.
result-win = { $winner } ameshinda
# Title of the result sheet when nobody won.
# At most 24 letters.
result-draw = Sare

## How the game ended: below the title of the result sheet; names the rule. $winner and $loser are always given.

#   $loser (String): whose king it is.
ending-checkmate = Mfalme wa { $loser } hawezi kuokoka.
#   $loser (String): who cannot move.
ending-no-legal-move = { $loser } hana hatua inayoruhusiwa.
#   $loser (String): who resigned.
ending-resignation = { $loser } amejitoa.
# A draw by repetition.
ending-repetition = Hali ileile ya ubao imetokea mara nne (sennichite).
#   $loser (String): who gave check with every move.
ending-perpetual-check = { $loser } amerudia hali ileile mara nne kwa kumtishia mfalme katika kila hatua.
# A draw by the move limit of the table.
ending-move-limit = Kikomo cha hatua kimefikiwa.
#   $winner (String): who declared.
ending-declaration = { $winner } ametangaza ushindi, na masharti yametimia (jishogi).
# A draw: the points were enough for that only.
ending-declaration-draw = Pointi zilizotangazwa zinatosha kwa sare tu (jishogi).
#   $loser (String): who declared.
ending-failed-declaration = { $loser } ametangaza ushindi bila kutimiza masharti (jishogi).
#   $winner (String): whose king it is.
ending-try = Mfalme wa { $winner } amefika pale mfalme wa mpinzani alipoanzia.
#   $loser (String): who played it.
ending-illegal-move = { $loser } amecheza hatua iliyokatazwa.
#   $loser (String): whose time it was.
ending-time = Muda wa { $loser } umeisha.

## Refusals: why a move is not allowed. One sentence, by the board.
## $side (who is to move) is always given.

# The square holds no piece to move.
#   $square (String): the square that was tapped.
refusal-empty-square = Mraba { $square } ni mtupu: hakuna kete ya kusogeza.
# The piece belongs to the other side.
#   $side (String): who is to move.
#   $square (String): the square that was tapped.
refusal-not-your-piece = Kete iliyo { $square } haiwezi kusogea sasa: ni zamu ya { $side }.
# The target holds a piece of the mover.
#   $square (String): the target.
refusal-own-piece = Kwenye mraba { $square } kuna kete yako.
# The piece does not move like that.
#   $piece (String): the piece.
#   $from (String): its square.
#   $to (String): the target.
refusal-not-that-pieces-move = Kete ya { $piece } haisogei hivyo, kutoka { $from } hadi { $to }.
# Another piece stands in the way.
#   $square (String): the square of the piece in the way.
refusal-blocked = Njia imezibwa na kete iliyo { $square }.
# This move does not promote.
#   $piece (String): the piece.
refusal-cannot-promote = Kete ya { $piece } haipandishwi kwa hatua hii.
# The piece could never move again, so it must promote.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-must-promote = Kete ya { $piece } lazima ipandishwe ikifika { $square }: mbele hakuna njia.
# The hand holds no such piece.
#   $piece (String): the piece.
refusal-not-in-hand = Huna kete ya { $piece } mkononi.
# A drop on a square that is not empty.
#   $square (String): the target.
refusal-occupied = Mraba { $square } si mtupu: kete huwekwa kwenye mraba mtupu tu.
# A drop where the piece could never move.
#   $piece (String): the piece.
#   $square (String): the target.
refusal-dead-end = Usiweke kete ya { $piece } kwenye { $square }: haitakuwa na njia mbele.
# Two pawns on a file.
#   $file (Number): the file, 1 to 9.
#   $square (String): where the other pawn stands.
refusal-nifu = Askari wawili (nifu): safu wima ya { $file } tayari ina askari wako, kwenye { $square }.
# Mate by dropping a pawn.
#   $square (String): the square of the king.
refusal-uchifuzume = Hairuhusiwi kumaliza mchezo kwa kuweka askari (uchifuzume): mfalme aliye { $square } asingeweza kuokoka.
# The move would put or leave the own king in check.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that would give check.
refusal-leaves-king-in-check = Hatua hii ingemwacha mfalme wako akitishiwa na kete iliyo { $checker }.
# The king is in check and the move does not help.
#   $king (String): the square of the king.
#   $checker (String): the square of the piece that gives check.
refusal-does-not-answer-check = Kete iliyo { $checker } inamtishia mfalme wako: mwokoe kwanza.
# The game has ended.
refusal-game-over = Mchezo umeisha. Rudisha hatua au anza mchezo mpya.
# A pile of the player who is not to move was tapped.
#   $side (String): who is to move.
refusal-not-your-hand = Kete hizi haziwezi kuwekwa sasa: ni zamu ya { $side }.
# A player who is not to move wants to resign.
#   $side (String): who is to move.
refusal-not-your-turn = Unaweza kujitoa zamu yako ikifika. Sasa ni zamu ya { $side }.
# An earlier position is shown.
refusal-looking-back = Unatazama hali ya zamani: rudi kwenye hatua ya mwisho ili ucheze.
# There is nothing to declare under the rules of this table.
refusal-no-declaration = Kwa kanuni za mchezo huu, huwezi kutangaza ushindi sasa.
# There is no move to take back.
refusal-nothing-to-undo = Hakuna hatua ya kurudisha.
# No move was taken back.
refusal-nothing-to-redo = Hakuna hatua ya kurudia.
# The game has as many moves as can be saved.
refusal-game-too-long = Mchezo huu umejaa: una hatua nyingi kadiri ya zinazoweza kuhifadhiwa.

## Board and trays, for screen readers

# The whole board.
board-label = Ubao wa shogi
# A square with a piece.
#   $square (String): the square.
#   $piece (String): the piece.
#   $side (String): its owner.
square-label = { $square }, kete ya { $piece } ya { $side }
# A square without a piece.
#   $square (String): the square.
square-empty = { $square }, mraba mtupu
# A label from above with a state from below.
#   $label (String): from square-label, square-empty or hand-label.
#   $state (String): from state-*.
label-with-state = { $label }, { $state }
# State of a piece that was picked.
state-held = imeshikwa
# State of a square where the held piece may go.
state-target = unaweza kuja hapa
# State of a square where the held piece may capture.
state-capture = unaweza kuikamata
# State of a square of the last move.
state-last = hatua ya mwisho
# State of a king in check.
state-check = anatishiwa
# A pile of pieces in hand.
#   $piece (String): the piece.
#   $side (String): whose hand.
#   $count (Number): how many.
hand-label = { $count ->
    [0] Hakuna kete ya { $piece } mkononi mwa { $side }
    [one] Kete { $count } ya { $piece } mkononi mwa { $side }
   *[other] Kete { $count } za { $piece } mkononi mwa { $side }
}
# A whole tray.
#   $side (String): whose tray.
tray-label = Kete alizokamata { $side }

## Announced by screen readers when it happens

# A piece was picked up.
#   $piece (String): the piece.
#   $count (Number): squares where it may go.
announce-held = { $count ->
    [0] Umeshika kete ya { $piece }. Haina pa kwenda sasa.
    [one] Umeshika kete ya { $piece }. Inaweza kwenda kwenye mraba { $count }.
   *[other] Umeshika kete ya { $piece }. Inaweza kwenda kwenye miraba { $count }.
}
# A move without capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
announce-move = { $side } amesogeza kete ya { $piece } kutoka { $from } hadi { $to }.
# A move with capture.
#   $side (String): who moved.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
announce-capture = { $side } amesogeza kete ya { $piece } kutoka { $from } hadi { $to } na kukamata kete ya { $captured }.
# After one of the two above, when the piece promoted.
#   $promoted (String): what the piece became.
announce-promotion = Kete imepandishwa, sasa ni { $promoted }.
# A drop.
#   $side (String): who dropped.
#   $piece (String): the piece.
#   $to (String): where.
announce-drop = { $side } ameweka kete ya { $piece } kwenye { $to }.
# A check.
#   $side (String): whose king is in check.
announce-check = Mfalme wa { $side } anatishiwa.
# A move was taken back.
#   $side (String): who is to move now.
announce-undo = Hatua imerudishwa. Zamu ya { $side }.
# A move was played again.
#   $side (String): who is to move now.
announce-redo = Hatua imerudiwa. Zamu ya { $side }.
# The board was turned.
announce-flip = Ubao umegeuzwa.
# A new game has begun.
#   $side (String): who is to move.
announce-new = Mchezo mpya umeanza. Zamu ya { $side }.
