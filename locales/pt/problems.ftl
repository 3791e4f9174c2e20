### Mate problems: the list, one problem, and what is said while it is solved. The reader plays Sente, the phone defends Gote.

## The pages

# Under the title: what to do.
problems-intro = O seu lado é Sente, em baixo. Cada jogada sua tem de dar xeque ao rei de Gote, e a última tem de dar mate. O telefone joga por Gote e defende-se o melhor possível.
# Heading over one problem of each length, others each day.
problems-today = Problemas de hoje
# Heading: problems of so many moves, both sides’ counted; also on a button.
#   $count (Number): 1, 3 or 5.
# At most 24 letters.
problems-length = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
# Below such a heading.
#   $count (Number): problems solved.
#   $all (Number): all of them.
problems-solved = Resolvidos: { $count } de { $all }
# Read by screen readers after the number of a problem that was solved.
problem-is-solved = resolvido
# Title of one problem.
#   $number (Number): its number.
# At most 24 letters.
problem-name = Problema { $number }
# Link from one problem back to the list.
# At most 24 letters.
problems-all = Todos os problemas
# Button to another problem.
# At most 24 letters.
problem-next = Problema seguinte
# After the mate that the reader has found.
problem-done = Problema resolvido!

## Around the board

# Above the board: what is asked.
problem-goal-1 = Dê mate ao rei de Gote em 1 jogada.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-3 = Dê mate ao rei de Gote em 3 jogadas: sua, de Gote, sua.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-5 = Dê mate ao rei de Gote em 5 jogadas: 3 suas e 2 de Gote.
# Above the board, in the place of Gote’s hand.
problem-rest = Gote tem na mão todas as outras peças.
# Button: says what to move; a second time, where to.
# At most 18 letters.
problem-hint = Dica
# Button: shows the solution move by move.
# At most 18 letters.
problem-show = Solução

## What is said

# A move was right, and the phone has answered it.
#   $answer (String): a sentence of announce-*.
problem-right = Certo! { $answer }
# The move gives no check, and is not played.
problem-quiet = Esta jogada não dá xeque. Num problema, cada jogada sua tem de dar xeque.
# The move gives check, but the king gets away; the answer stands on the board.
#   $answer (String): a sentence of announce-*.
problem-escape = É xeque, mas o rei escapa: { $answer } Toque no tabuleiro para tentar de novo.
# A hint: the piece to move.
#   $piece (String): its name.
#   $square (String): where it stands.
problem-hint-board = Mova a peça em { $square } ({ $piece }).
# A hint: the piece to drop.
#   $piece (String): its name.
problem-hint-hand = Reponha esta peça da sua mão: { $piece }.
# The second hint.
#   $piece (String): the sentence of the first.
#   $square (String): where to.
problem-hint-to = { $piece } Vai para { $square }.
