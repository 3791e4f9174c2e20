### Looking through the moves of a game, sharing it, and two windows at once.
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
