### The settings page. Each setting has a name and, in .detail, one line that says what it does.
### Where a setting is a choice, the line belongs to the choice that holds at the moment.

## Headings of the groups

# What the board looks like.
# At most 30 letters.
settings-look = Tabuleiro e peças
# How two people sit and play.
# At most 30 letters.
settings-table = Dois jogadores
# Which rules the table has chosen.
# At most 30 letters.
settings-rules = Regras da partida
# What is heard, felt and seen moving.
# At most 30 letters.
settings-feel = Som e movimento
# Heading over the choice of language.
# At most 30 letters.
settings-language = Idioma

## Board and pieces

# Heading: how the pieces look.
# At most 30 letters.
settings-face = Desenho das peças
# Heading: how the board looks.
# At most 30 letters.
settings-board = Tabuleiro
# Heading: light or dark.
# At most 30 letters.
settings-theme = Tema
    .detail = Claro para o dia, escuro para a noite.
# Choice: follow the device.
# At most 24 letters.
settings-theme-device = Como no aparelho
# Choice: light.
# At most 24 letters.
settings-theme-light = Claro
# Choice: dark.
# At most 24 letters.
settings-theme-dark = Escuro
# Switch: marks on the squares where the chosen piece may go.
# At most 34 letters.
settings-marks = Mostrar aonde a peça pode ir
    .detail = Ao escolher uma peça, as casas permitidas ficam marcadas.
# Switch: the squares of the last move are tinted.
# At most 34 letters.
settings-last-move = Mostrar a última jogada
    .detail = A casa de onde a peça saiu e a casa aonde chegou ficam coloridas.
# Switch: a line from the piece that gives check to the king.
# At most 34 letters.
settings-check-line = Mostrar quem dá xeque
    .detail = Uma linha vai da peça que dá xeque até ao rei.
# Switch: numbers and letters along the board.
# At most 34 letters.
settings-coordinates = Nomes das casas
    .detail = Números e letras ao longo do tabuleiro, por exemplo 7g.
# Heading: how moves are written. .detail is the line below it.
# At most 30 letters.
settings-notation = Como se escrevem as jogadas
    .detail = Na lista de jogadas e no texto que se envia.
# Choice: in words of the language; .detail is an example, from notation-move.
# At most 24 letters.
settings-notation-words = Em palavras
    .detail = peão de 7g para 7f
# Choice: letters, as in P-7f.
# At most 24 letters.
settings-notation-western = Notação ocidental
# Choice: Japanese signs.
# At most 24 letters.
settings-notation-japanese = Notação japonesa

## Two people

# Heading: how they share the screen.
# At most 30 letters.
settings-seating = Lugares
# Switch: who begins alternates game by game.
# At most 34 letters.
settings-alternate = Alternar quem começa
    .detail = Quem começou esta partida não começa a próxima.
# Switch: a move is taken back only if the other player agrees.
# At most 34 letters.
settings-ask-undo = Pedir licença para desfazer
    .detail = Uma jogada só se desfaz se o adversário aceitar.
# Switch: each move has to be confirmed.
# At most 34 letters.
settings-confirm = Confirmar cada jogada
    .detail = Uma jogada só conta depois de mais um toque.

## Rules of the table. They hold for the present game only if no move has been made in it.

# Switch: a forbidden move loses the game.
# At most 34 letters.
settings-strict = Jogada proibida perde a partida
    .detail = Como nos torneios. Sem esta opção, a jogada é apenas recusada. A partir da próxima partida.
# Heading: the number of moves after which the game is a draw.
# At most 30 letters.
settings-limit = Limite de jogadas
    .detail = A partida que chega ao limite é empate. A partir da próxima partida.
# Choice: no limit.
# At most 24 letters.
settings-limit-none = Sem limite
#   $count (Number): moves.
# At most 24 letters.
settings-limit-moves = { $count ->
    [0] { $count } jogadas
    [one] { $count } jogada
   *[other] { $count } jogadas
}
# Heading: the impasse rule, when both kings have entered the far camp.
# At most 30 letters.
settings-impasse = Impasse (jishogi)
# Choice: no impasse rule.
# At most 24 letters.
settings-impasse-off = Sem regra
    .detail = Mesmo que ninguém consiga dar mate, a partida continua. A partir da próxima partida.
# Choice: declaration by 27 points.
# At most 24 letters.
settings-impasse-27 = 27 pontos
    .detail = Com o rei no campo adversário, pode declarar vitória: Sente com 28 pontos, Gote com 27.
# Choice: declaration by 24 points.
# At most 24 letters.
settings-impasse-24 = 24 pontos
    .detail = Com o rei no campo adversário: 31 pontos dão a vitória, 24 a 30 dão empate.
# Choice: the king that reaches the far king’s first square wins.
# At most 24 letters.
settings-impasse-try = Regra da chegada
    .detail = Vence o rei que chega a salvo à casa onde começou o rei adversário.

## Sound, touch, motion

# Switch.
# At most 34 letters.
settings-sound = Som
    .detail = As peças fazem um som ao tocar no tabuleiro. A sua música continua.
# Switch.
# At most 34 letters.
settings-vibration = Vibração
    .detail = O telefone vibra um pouco em cada jogada.
# Switch.
# At most 34 letters.
settings-motion = Movimento das peças
    .detail = As peças deslizam até ao seu lugar.

## Reset

# Button: all settings but the language as they were at first.
# At most 34 letters.
settings-reset = Restaurar as opções iniciais
# The question before it.
# .yes: at most 18 letters.
# .no: at most 18 letters.
confirm-reset = Restaurar as opções iniciais?
    .text = Os nomes e as escolhas perdem-se. O idioma e a partida ficam.
    .yes = Restaurar tudo
    .no = Deixar como está

## About

# Heading.
about-title = Sobre o Kete
#   $version (String): such as 0.1.0.
about-version = Kete { $version }: shogi para duas pessoas com um só telefone.
# What is collected: nothing.
about-privacy = Nada é recolhido nem enviado. As partidas e as opções ficam neste aparelho.
# Licences. MIT, Apache 2.0, Yuji Syuku and SIL OFL 1.1 are names.
about-licence = Este programa é livre: licença MIT ou Apache 2.0. Os caracteres japoneses foram desenhados a partir da fonte Yuji Syuku, licença SIL OFL 1.1.
