### The decisive moment: one or two sentences for each step. $square is the square that is spoken
### of, $by the square of the piece that is to blame.

# Name of the panel.
# At most 24 letters.
replay-title = Como acabou a partida
# Which step is shown.
#   $step (Number): the step.
#   $count (Number): how many there are.
replay-count = { $step } de { $count }
# Button: the step before.
# At most 12 letters.
replay-back = Anterior
# Button: the next step.
# At most 12 letters.
replay-next = Seguinte
# Button: leaves the steps.
# At most 12 letters.
replay-skip = Sair
# Button at the last step.
# At most 12 letters.
replay-done = Concluir
# A move that was played.
#   $side (String): who moved.
#   $move (String): the move.
replay-move = { $side }: { $move }
# A check.
#   $piece (String): what gives check.
#   $by (String): its square.
#   $square (String): the square of the king.
replay-check = A peça em { $by } ({ $piece }) dá xeque ao rei em { $square }.
# Two pieces give check at once.
replay-double-check = Duas peças dão xeque ao mesmo tempo, por isso só o rei pode mover-se.
# The king’s own piece is in its way.
#   $square (String): the square beside the king.
#   $piece (String): what stands there.
replay-own-piece = O rei não pode ir para { $square }: ali está uma peça do seu lado ({ $piece }).
# An empty square beside the king is attacked.
#   $square (String): the square beside the king.
#   $piece (String): what attacks it.
#   $by (String): its square.
replay-covered = O rei não pode ir para { $square }: a peça em { $by } ({ $piece }) ataca essa casa.
# The king cannot capture, because the piece is protected.
#   $captured (String): the piece beside the king.
#   $square (String): its square.
#   $piece (String): what protects it.
#   $by (String): the square of that.
replay-protected = O rei não pode capturar a peça em { $square } ({ $captured }): a peça em { $by } ({ $piece }) defende-a.
# Nothing else captures the piece that gives check.
#   $piece (String): what gives check.
#   $square (String): its square.
replay-no-taker = Nenhuma outra peça pode capturar a peça em { $square } ({ $piece }).
# A piece could capture what gives check, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): the square of what gives check.
#   $by (String): the square of what pins it.
replay-pinned-taker = A peça em { $square } ({ $piece }) não pode capturar em { $to }: sem ela, a peça em { $by } daria xeque.
# What gives check stands next to the king.
#   $piece (String): what gives check.
replay-no-room = A peça que dá xeque ({ $piece }) está ao lado do rei: não há espaço entre os dois.
# A knight gives check.
replay-jumps = O cavalo salta: nenhuma peça o pode bloquear.
# Nothing comes between, and the hand is empty.
replay-no-blocker = Nenhuma peça pode bloquear o xeque, e não há peças na mão para repor.
# A piece could come between, but it is pinned.
#   $piece (String): the pinned piece.
#   $square (String): its square.
#   $to (String): where it would go.
#   $by (String): the square of what pins it.
replay-pinned-blocker = A peça em { $square } ({ $piece }) não pode bloquear o xeque em { $to }: sem ela, a peça em { $by } daria xeque.
# A piece in hand could come between, but a rule forbids the drop.
#   $piece (String): the piece.
#   $square (String): where it would be dropped.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-barred-drop = Esta peça ({ $piece }) não pode ser reposta em { $square } para bloquear o xeque. { $reason }
# The same position again.
#   $time (Number): for which time it stands.
#   $count (Number): moves before it.
replay-again = { $count ->
    [0] { $time }.ª vez de 4: esta posição, no início da partida.
    [one] { $time }.ª vez de 4: a mesma posição, depois de { $count } jogada.
   *[other] { $time }.ª vez de 4: a mesma posição, depois de { $count } jogadas.
}
# One of the checks of a perpetual check.
#   $number (Number): which of them.
#   $by (String): the square of what gives check.
#   $square (String): the square of the king.
replay-perpetual = Xeque { $number }: a peça em { $by } ataca o rei em { $square }.
# The forbidden move that lost.
#   $reason (String): the whole sentence that says why, from refusal-*.
replay-forbidden = Esta jogada é proibida. { $reason }
