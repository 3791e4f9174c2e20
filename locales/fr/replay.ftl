### The decisive moment: one or two sentences for each step. $square is the square that is spoken
### of, $by the square of the piece that is to blame.

# Name of the panel.
# At most 24 letters.
replay-title = Comment la partie a fini
# Which step is shown.
#   $step (Number): the step.
#   $count (Number): how many there are.
replay-count = { $step } sur { $count }
# Button: the step before.
# At most 12 letters.
replay-back = Précédent
# Button: the next step.
# At most 12 letters.
replay-next = Suivant
# Button: leaves the steps.
# At most 12 letters.
replay-skip = Passer
# Button at the last step.
# At most 12 letters.
replay-done = Terminer
# A move that was played.
#   $side (String): who moved.
#   $move (String): the move.
replay-move = { $side } : { $move }
# A check.
#   $piece (String): what gives check.
#   $by (String): its square.
#   $square (String): the square of the king.
replay-check = La pièce en { $by } ({ $piece }) met en échec le roi en { $square }.
# Two pieces give check at once.
replay-double-check = Deux pièces donnent échec en même temps : seul le roi peut donc bouger.
# The king’s own piece is in its way.
#   $square (String): the square beside the king.
#   $piece (String): what stands there.
replay-own-piece = Le roi ne peut pas aller en { $square } : une de ses propres pièces s’y trouve ({ $piece }).
# An empty square beside the king is attacked.
#   $square (String): the square beside the king.
#   $piece (String): what attacks it.
#   $by (String): its square.
replay-covered = Le roi ne peut pas aller en { $square } : la pièce en { $by } ({ $piece }) attaque cette case.
# The king cannot capture, because the piece is protected.
#   $captured (String): the piece beside the king.
#   $square (String): its square.
#   $piece (String): what protects it.
#   $by (String): the square of that.
replay-protected = Le roi ne peut pas prendre la pièce en { $square } ({ $captured }) : la pièce en { $by } ({ $piece }) la protège.
# Nothing else captures the piece that gives check.
#   $piece (String): what gives check.
#   $square (String): its square.
replay-no-taker = Aucune autre pièce ne peut prendre la pièce en { $square } ({ $piece }).
# A piece could capture what gives check, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): the square of what gives check.
#   $by (String): the square of what pins it.
replay-pinned-taker = La pièce en { $square } ({ $piece }) ne peut pas prendre en { $to } : sans elle, la pièce en { $by } donnerait échec.
# What gives check stands next to the king.
#   $piece (String): what gives check.
replay-no-room = La pièce qui donne échec ({ $piece }) est à côté du roi : rien ne peut se mettre entre les deux.
# A knight gives check.
replay-jumps = Le cavalier saute : rien ne peut lui barrer le chemin.
# Nothing comes between, and the hand is empty.
replay-no-blocker = Aucune pièce ne peut barrer le chemin, et il n’y en a pas en main à parachuter.
# A piece could come between, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): where it would go.
#   $by (String): the square of what pins it.
replay-pinned-blocker = La pièce en { $square } ({ $piece }) ne peut pas barrer le chemin en { $to } : sans elle, la pièce en { $by } donnerait échec.
# A piece in hand could come between, but a rule forbids the drop.
#   $piece (String): the piece.
#   $square (String): where it would be dropped.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-barred-drop = On ne peut pas parachuter cette pièce ({ $piece }) en { $square } pour barrer le chemin. { $reason }
# The same position again.
#   $time (Number): for which time it stands.
#   $count (Number): moves before it.
replay-again = { $count ->
    [0] Apparition { $time } sur 4 : cette position, au début de la partie.
    [one] Apparition { $time } sur 4 : la même position, après { $count } coup.
   *[other] Apparition { $time } sur 4 : la même position, après { $count } coups.
}
# One of the checks of a perpetual check.
#   $number (Number): which of them.
#   $by (String): the square of what gives check.
#   $square (String): the square of the king.
replay-perpetual = Échec { $number } : la pièce en { $by } attaque le roi en { $square }.
# The forbidden move that lost.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-forbidden = Ce coup est interdit. { $reason }
