### Mate problems: the list, one problem, and what is said while it is solved. The reader plays Sente, the phone defends Gote.

## The pages

# Under the title: what to do.
problems-intro = Wewe ni Sente, upande wa chini. Kila hatua yako lazima imtishie mfalme wa Gote, na baada ya hatua ya mwisho asiweze kuokoka. Simu inacheza upande wa Gote, na inajilinda vizuri kadiri inavyowezekana.
# Heading over one problem of each length, others each day.
problems-today = Mafumbo ya leo
# Heading: problems of so many moves, both sides’ counted; also on a button.
#   $count (Number): 1, 3 or 5.
# At most 24 letters.
problems-length = Hatua { $count }
# Below such a heading.
#   $count (Number): problems solved.
#   $all (Number): all of them.
problems-solved = Umefumbua { $count } kati ya { $all }
# Read by screen readers after the number of a problem that was solved.
problem-is-solved = limefumbuliwa
# Title of one problem.
#   $number (Number): its number.
# At most 24 letters.
problem-name = Fumbo { $number }
# Link from one problem back to the list.
# At most 24 letters.
problems-all = Mafumbo yote
# Button to another problem.
# At most 24 letters.
problem-next = Fumbo linalofuata
# After the mate that the reader has found.
problem-done = Umelifumbua fumbo!

## Around the board

# Above the board: what is asked.
problem-goal-1 = Kwa hatua 1, mfalme wa Gote asiweze kuokoka.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-3 = Kwa hatua 3 (yako, ya Gote, yako), mfalme wa Gote asiweze kuokoka.
# Above the board: what is asked; the moves of both sides are counted.
problem-goal-5 = Kwa hatua 5 (zako 3, za Gote 2), mfalme wa Gote asiweze kuokoka.
# Above the board, in the place of Gote’s hand.
problem-rest = Mkononi mwa Gote: kete zote zilizobaki.
# Button: says what to move; a second time, where to.
# At most 18 letters.
problem-hint = Dokezo
# Button: shows the solution move by move.
# At most 18 letters.
problem-show = Suluhisho

## What is said

# A move was right, and the phone has answered it.
#   $answer (String): a sentence of announce-*.
problem-right = Sahihi! { $answer }
# The move gives no check, and is not played.
problem-quiet = Hatua hii haimtishii mfalme. Katika fumbo kila hatua yako lazima imtishie.
# The move gives check, but the king gets away; the answer stands on the board.
#   $answer (String): a sentence of announce-*.
problem-escape = Mfalme ametishiwa, lakini anaokoka: { $answer } Gusa ubao ujaribu tena.
# A hint: the piece to move.
#   $piece (String): its name.
#   $square (String): where it stands.
problem-hint-board = Sogeza kete ya { $piece } iliyo { $square }.
# A hint: the piece to drop.
#   $piece (String): its name.
problem-hint-hand = Weka kete ya { $piece } iliyo mkononi.
# The second hint.
#   $piece (String): the sentence of the first.
#   $square (String): where to.
problem-hint-to = { $piece } Mahali pake ni { $square }.
