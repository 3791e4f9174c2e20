### Looking through the moves of a game, its decisive moment, sharing it, and two windows at once.
### $side is a name from side-*; $piece and $captured are names from piece-*; squares are written
### such as 7g; $move is a move from notation-*.

## Doors to it

# Row of the menu: the panel of the moves.
# At most 18 letters.
button-moves = Orodha ya hatua
# Row of the result sheet: the panel of the moves.
# At most 18 letters.
button-review = Pitia mchezo
# Row of the result sheet: the last moves and why they decided, step by step.
# At most 18 letters.
# .detail: at most 40 letters.
button-replay = Jinsi ulivyoisha
    .detail = Hatua kwa hatua, ubaoni
# Row of the result sheet: gives the game to another app or to the clipboard.
# At most 18 letters.
button-share = Shiriki mchezo
# Main button of the result sheet after a draw by repetition.
# At most 34 letters.
button-rematch-swapped = Cheza tena kwa kubadilishana pande

## The panel of the moves; only its outer buttons show words (.short or review-close)

# Name of the panel and of its slider, for screen readers.
review-title = Hatua za mchezo
# On the button that goes back to the game as it stands.
# At most 9 letters.
review-close = Rudi
# Button: the position before the first move.
review-first = Nenda mwanzo wa mchezo
# Button: one move back.
review-back = Rudi hatua moja
# Button: one move further.
review-next = Hatua moja mbele
# Button: the position after the last move.
review-last = Nenda hatua ya mwisho
# Button: the game goes on from the position shown; a question follows.
# .short: at most 9 letters.
review-play-on = Cheza kutoka hapa
    .short = Cheza
# What the slider says of its place.
#   $ply (Number): moves before the position shown.
#   $count (Number): moves of the game.
review-at = Hatua { $ply } kati ya { $count }
# First row of the list: the position before the first move.
# At most 18 letters.
review-start = Mwanzo wa mchezo
# A row of the list as it is heard.
#   $number (Number): the number of the move.
#   $side (String): who moved.
#   $move (String): the move.
review-label = { $number }. { $side }: { $move }

## The question before moves are taken back; .yes and .no are the two buttons

#   $ply (Number): moves before the position shown.
#   $count (Number): moves that are taken back; 0 when only the end of the game is.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-play-on = { $ply ->
    [0] Mwanze upya kutoka mwanzo?
    [one] Mwendelee kutoka hatua ya { $ply }?
   *[other] Mwendelee kutoka hatua ya { $ply }?
}
    .text = { $count ->
        [0] Mwisho wa mchezo utarudishwa.
        [one] Hatua { $count } itarudishwa. Mnaweza kuirudia kabla ya kucheza hatua nyingine.
       *[other] Hatua { $count } zitarudishwa. Mnaweza kuzirudia kabla ya kucheza hatua nyingine.
    }
    .yes = Ndiyo, mwendelee
    .no = Hapana

## Moves in words: rows of the list, texts that are shared

# A move without capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
notation-move = Kete ya { $piece }, { $from } hadi { $to }
# A move with capture.
#   $piece (String): the piece.
#   $from (String): from where.
#   $to (String): to where.
#   $captured (String): the captured piece.
notation-capture = Kete ya { $piece }, { $from } hadi { $to }, inakamata kete ya { $captured }
# A drop.
#   $piece (String): the piece.
#   $to (String): where.
notation-drop = Kete ya { $piece } inawekwa { $to }
# A move that promotes.
#   $move (String): the move without that.
notation-promotes = { $move }, inapandishwa
# A move that could promote and does not.
#   $move (String): the move without that.
notation-declines = { $move }, haipandishwi

## The decisive moment: one or two sentences for each step. $square is the square that is spoken
## of, $by the square of the piece that is to blame.

# Name of the panel.
# At most 24 letters.
replay-title = Jinsi mchezo ulivyoisha
# Which step is shown.
#   $step (Number): the step.
#   $count (Number): how many there are.
replay-count = { $step } kati ya { $count }
# Button: the step before.
# At most 12 letters.
replay-back = Nyuma
# Button: the next step.
# At most 12 letters.
replay-next = Mbele
# Button: leaves the steps.
# At most 12 letters.
replay-skip = Ruka
# Button at the last step.
# At most 12 letters.
replay-done = Maliza
# A move that was played.
#   $side (String): who moved.
#   $move (String): the move.
replay-move = { $side }: { $move }
# A check.
#   $piece (String): what gives check.
#   $by (String): its square.
#   $square (String): the square of the king.
replay-check = Kete ya { $piece } iliyo { $by } inamtishia mfalme aliye { $square }.
# Two pieces give check at once.
replay-double-check = Kete mbili zinamtishia mfalme kwa pamoja, hivyo ni mfalme tu anayeweza kusogea.
# The king’s own piece is in its way.
#   $square (String): the square beside the king.
#   $piece (String): what stands there.
replay-own-piece = Mfalme hawezi kwenda { $square }: hapo kuna kete yake ya { $piece }.
# An empty square beside the king is attacked.
#   $square (String): the square beside the king.
#   $piece (String): what attacks it.
#   $by (String): its square.
replay-covered = Mfalme hawezi kwenda { $square }: kete ya { $piece } iliyo { $by } inashambulia mraba huo.
# The king cannot capture, because the piece is protected.
#   $captured (String): the piece beside the king.
#   $square (String): its square.
#   $piece (String): what protects it.
#   $by (String): the square of that.
replay-protected = Mfalme hawezi kukamata kete ya { $captured } iliyo { $square }: kete ya { $piece } iliyo { $by } inailinda.
# Nothing else captures the piece that gives check.
#   $piece (String): what gives check.
#   $square (String): its square.
replay-no-taker = Hakuna kete nyingine inayoweza kukamata kete ya { $piece } iliyo { $square }.
# A piece could capture what gives check, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): the square of what gives check.
#   $by (String): the square of what pins it.
replay-pinned-taker = Kete ya { $piece } iliyo { $square } haiwezi kukamata kwenye { $to }: ikiondoka, kete iliyo { $by } itamtishia mfalme.
# What gives check stands next to the king.
#   $piece (String): what gives check.
replay-no-room = Kete ya { $piece } iko kando ya mfalme: hakuna kete inayoweza kuingia katikati.
# A knight gives check.
replay-jumps = Farasi anaruka: hakuna kete inayoweza kuingia katikati.
# Nothing comes between, and the hand is empty.
replay-no-blocker = Hakuna kete inayoweza kuingia katikati, na mkononi hakuna kete ya kuweka.
# A piece could come between, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): where it would go.
#   $by (String): the square of what pins it.
replay-pinned-blocker = Kete ya { $piece } iliyo { $square } haiwezi kuzuia kwenye { $to }: ikiondoka, kete iliyo { $by } itamtishia mfalme.
# A piece in hand could come between, but a rule forbids the drop.
#   $piece (String): the piece.
#   $square (String): where it would be dropped.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-barred-drop = Kete ya { $piece } haiwezi kuwekwa { $square } ili kuzuia. { $reason }
# The same position again.
#   $time (Number): for which time it stands.
#   $count (Number): moves before it.
replay-again = { $count ->
    [0] Mara ya { $time } kati ya 4: hali hii, mwanzoni mwa mchezo.
    [one] Mara ya { $time } kati ya 4: hali ileile, baada ya hatua { $count }.
   *[other] Mara ya { $time } kati ya 4: hali ileile, baada ya hatua { $count }.
}
# One of the checks of a perpetual check.
#   $number (Number): which of them.
#   $by (String): the square of what gives check.
#   $square (String): the square of the king.
replay-perpetual = Tishio la { $number }: kete iliyo { $by } inamtishia mfalme aliye { $square }.
# The forbidden move that lost.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-forbidden = Hatua hii imekatazwa. { $reason }

## Ends by agreement: below the title of the result sheet

# A win: the loser has not enough points.
#   $loser (String): who has not.
ending-agreed-impasse = Wachezaji wamekubaliana kuwa ni mkwamo (jishogi), na { $loser } ana pointi chini ya 24.
# A draw.
ending-agreed-impasse-draw = Wachezaji wamekubaliana kuwa ni mkwamo (jishogi), na kila mmoja ana pointi za kutosha.

## Sharing

# Below button-share, once the text lies on the clipboard.
# At most 40 letters.
share-copied = Imenakiliwa: ibandike unapotaka
# Title of the sheet with the text, where the device can neither share nor copy.
share-title = Chagua maandishi haya uyanakili

## Two windows

# Title: the same game has been played on in another window or tab.
elsewhere-title = Mchezo umeendelea kwingine
# What has happened.
elsewhere-text = Mchezo huu umefunguliwa kwenye dirisha jingine na kubadilika huko. Ni upi uendelee?
# Button: the newer game, here.
# At most 24 letters.
elsewhere-continue = Ule mpya, uje hapa
# Button: the one that is seen here.
# At most 24 letters.
elsewhere-keep = Huu ninaouona hapa
