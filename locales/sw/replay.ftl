### The decisive moment: one or two sentences for each step. $square is the square that is spoken
### of, $by the square of the piece that is to blame.

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
