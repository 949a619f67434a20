/** The play of a small new game: a duel that plays at once, ready to be changed. */
interface PlayPrefix {
  /** The first part of the game's rule ids. */
  readonly prefix: string;
}

/** The parameters and steps that the play needs, at the end of parameters.yaml. */
export const playParameters = ({ prefix }: PlayPrefix): string =>
  `
  - { name: players.min, type: integer, min: 2, max: 4, unit: players, rules: [${prefix}.play.players], help: The fewest players., default: 2 }
  - { name: players.max, type: integer, min: 2, max: 4, unit: players, rules: [${prefix}.play.players], help: The most players., default: 2 }
  - { name: life.start, type: integer, min: 1, max: 100, unit: life, rules: [${prefix}.play.life], help: The life of each player at the start., default: 20 }
  - { name: coins.each, type: integer, min: 0, max: 20, unit: coins, rules: [${prefix}.play.draw], help: The coins that a player takes each turn., default: 2 }
  - { name: match.turns, type: integer, min: 2, max: 400, unit: turns, rules: [${prefix}.play.time], help: The turns after which the match ends., default: 60 }
steps:
  - { id: prepare, name: Prepare, kind: setup, rules: [${prefix}.basics.start], help: Shuffle and draw. }
  - { id: draw, name: Draw, kind: turn, rules: [${prefix}.play.draw], help: Take coins and draw a card. }
  - { id: act, name: Act, kind: turn, rules: [${prefix}.play.act], help: Play cards. }
  - { id: strike, name: Strike, kind: turn, rules: [${prefix}.play.strike], help: Creatures strike. }
`.slice(1);

export const PLAY_STEPS = `setup: [prepare]
turn: [draw, act, strike]
`;

/** The chapter with the rules that the play cites. */
export const playChapter = ({ prefix }: PlayPrefix): string => `# Play

:::rule{#${prefix}.play.players}
:param[players.min] to :param[players.max] players play. Choose by lot who starts.
:::

:::rule{#${prefix}.play.life}
Each player has :param[life.start]{unit}. A player without life is out, and the last player wins.
:::

:::rule{#${prefix}.play.draw}
At the start of your turn, take :param[coins.each]{unit} and draw a card. If your deck is empty, you draw nothing.
:::

:::rule{#${prefix}.play.act}
You may play any number of cards. A creature goes in front of you. An event happens and is discarded.
:::

:::rule{#${prefix}.play.strike}
At the end of your turn, the next player loses as much life as the strength of your creatures.
:::

:::rule{#${prefix}.play.time}
After :param[match.turns]{unit}, the player with the most life wins.
:::
`;

/** The play document. */
export const newPlay = ({
  prefix,
}: PlayPrefix): string => `# How the game is played. The guide to the play language explains every word.

zone deck of player, pile, seen by nobody
zone hand of player, seen by its player
zone field of player, seen by all, shown in the front
zone discard of player, "discard pile", pile, seen by all

number life of player, "life"
number coins of player, "coins"
player first of table

value strength-of of p: player = sum of strength of c for c in field of p, "strength"
value most-life = most of life of p for p in players

measure life of p = life of p, weight 0.1, "life"
measure strength of p = strength-of of p, weight 0.15, "strength of the creatures"
measure hand of p = count of hand of p, weight 0.05, "cards in hand"

moment played with event: card, p: player

step match
  by ${prefix}.play.players
  do the setup steps
  while turn < match.turns
    for each p in players from first where life of p > 0
      do the turn of p by ${prefix}.play.players
  do end

step prepare
  by ${prefix}.basics.start
  let lot = random player
  set first to lot
  for each p in players
    set life of p to life.start by ${prefix}.play.life
    shuffle deck of p
    do draw-cards for p with hand.start

verb draw-cards for p with cards: number
  says "draw {cards a card|cards}"
  example "Draw two cards."
  by ${prefix}.play.draw
  repeat cards times
    if count of deck of p > 0
      move top of deck of p to hand of p

step draw for p
  by ${prefix}.play.draw
  add coins.each to coins of p
  do draw-cards for p with 1

step act for p
  p may, any number of times "Play a card?" by ${prefix}.play.act
    option play: c in hand of p
      "Play {c}"
      unless cost of c > coins of p because "You do not have the coins." by ${prefix}.basics.cost
      take cost of c from coins of p by ${prefix}.basics.cost
      tell card-played "{p} plays a card."
      if type of c = creature
        move c to field of p
      else
        move c to discard of p
        happens played with c, p
    pass "Play no more"

step strike for p
  by ${prefix}.play.strike
  if strength-of of p > 0
    let damage = strength-of of p
    for each other in players after p where life of other > 0
      take damage from life of other
      tell struck "{other} loses {damage} life."
      if life of other <= 0
        do lose for other
      stop

step lose for p
  by ${prefix}.play.life
  set life of p to 0
  for each c in field of p
    move c to discard of p
  if (count q in players where life of q > 0) = 1
    for each q in players where life of q > 0
      q wins as last-player "no other player is left"

step end
  by ${prefix}.play.time
  for each p in players where life of p = most-life
    if no q in players where q != p and life of q = most-life
      p wins as most-life "the most life"
  nobody wins as tie "several players have the most life"

trigger play-event for p on type event
  when played with event, p where event = this
`;
