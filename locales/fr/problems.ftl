### Mate problems: the list, one problem, and what is said while it is solved. The reader plays Sente, the phone defends Gote.

## The pages

# Under the title: what to do.
problems-intro = Vous êtes Sente, en bas. Chacun de vos coups doit mettre le roi de Gote en échec, et le dernier doit le mater. Le téléphone joue Gote et se défend du mieux possible.
# Heading over one problem of each length, others each day.
problems-today = Problèmes du jour
# Heading: problems of so many moves, both sides’ counted; also on a button.
#   $count (Number): 1, 3 or 5.
# At most 24 letters.
problems-length = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
# Below such a heading.
#   $count (Number): problems solved.
#   $all (Number): all of them.
problems-solved = Résolus : { $count } sur { $all }
# Read by screen readers after the number of a problem that was solved.
problem-is-solved = résolu
# Title of one problem.
#   $number (Number): its number.
# At most 24 letters.
problem-name = Problème { $number }
# Link from one problem back to the list.
# At most 24 letters.
problems-all = Tous les problèmes
# Button to another problem.
# At most 24 letters.
problem-next = Problème suivant
# After the mate that the reader has found.
problem-done = Vous avez trouvé !

## Around the board

# Above the board: what is asked.
problem-goal-1 = Matez le roi de Gote en 1 coup.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-3 = Matez le roi de Gote en 3 coups : vous, Gote, vous.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-5 = Matez le roi de Gote en 5 coups : 3 à vous, 2 à Gote.
# Above the board, in the place of Gote’s hand.
problem-rest = Gote a en main toutes les autres pièces.
# Button: says what to move; a second time, where to.
# At most 18 letters.
problem-hint = Indice
# Button: shows the solution move by move.
# At most 18 letters.
problem-show = Solution

## What is said

# A move was right, and the phone has answered it.
#   $answer (String): a sentence of announce-*.
problem-right = Bien joué ! { $answer }
# The move gives no check, and is not played.
problem-quiet = Ce coup ne met pas le roi en échec. Dans un problème, chacun de vos coups doit donner échec.
# The move gives check, but the king gets away; the answer stands on the board.
#   $answer (String): a sentence of announce-*.
problem-escape = Il y a échec, mais le roi s’en sort : { $answer } Touchez le plateau pour réessayer.
# A hint: the piece to move.
#   $piece (String): its name.
#   $square (String): where it stands.
problem-hint-board = Déplacez la pièce en { $square } ({ $piece }).
# A hint: the piece to drop.
#   $piece (String): its name.
problem-hint-hand = Parachutez cette pièce en main : { $piece }.
# The second hint.
#   $piece (String): the sentence of the first.
#   $square (String): where to.
problem-hint-to = { $piece } Elle va en { $square }.
