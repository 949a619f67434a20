/** Common ways to write an ability, with the words of the grammar. */
import { COMMON_VARIANTS, variantsOf } from '@rulewright/content/sentences';

/** How people say that the card comes into a column, and that it is lost. */
const DEPLOYED =
  '[is deployed|is played|enters play|comes into play|enters your columns|enters a column|is put into play|is placed in a column|is put into a column]';
const LOST =
  '[is lost|is destroyed|dies|is killed|is defeated|goes to the lost pile|goes to your lost pile|is put on the lost pile]';
const WINS = '[wins|has won|won]';
const LOSES = '[loses|has lost|lost]';
const BATTLE = '[a battle|its battle|the battle|battle|a fight]';
const DECK = '[deck|draw pile|library|pile]';

/** Moments: when something happens. */
const MOMENTS = [
  [`[when|if|after|once] ~ ${DEPLOYED} ,`, 'when ~ is deployed ,'],
  ['[when|if|after|once] you [deploy|play|place|have deployed] ~ ,', 'when ~ is deployed ,'],
  ['[when|upon|on] [deployed|played|deployment|being deployed|entering play] ,', 'when ~ is deployed ,'],
  [`~ ${DEPLOYED}`, '~ is deployed'],
  [`[when|if|after|once] ~ ${LOST} ,`, 'when ~ is lost ,'],
  ['[when|if|after] you lose ~ ,', 'when ~ is lost ,'],
  ['[when|if] [lost|destroyed] ,', 'when ~ is lost ,'],
  [`~ ${LOST}`, '~ is lost'],
  [`[when|if|after|once] ~ ${WINS} ${BATTLE} ,`, 'when this column wins a battle ,'],
  [`[when|if|after|once] [this|its] column ${WINS} ${BATTLE} ,`, 'when this column wins a battle ,'],
  [
    `[when|if|after] you [win|have won] ${BATTLE} [with ~|with this column|in this column|of this column|with it] ,`,
    'when this column wins a battle ,',
  ],
  [`after winning ${BATTLE} [with ~|with this column|] ,`, 'when this column wins a battle ,'],
  [`~ ${WINS} ${BATTLE}`, 'this column wins a battle'],
  [`[when|if|after|once] ~ ${LOSES} ${BATTLE} ,`, 'when this column loses a battle ,'],
  [`[when|if|after|once] [this|its] column ${LOSES} ${BATTLE} ,`, 'when this column loses a battle ,'],
  [
    `[when|if|after] you [lose|have lost] ${BATTLE} [with ~|with this column|in this column|with it] ,`,
    'when this column loses a battle ,',
  ],
  [`after losing ${BATTLE} [with ~|with this column|] ,`, 'when this column loses a battle ,'],
  [`~ ${LOSES} ${BATTLE}`, 'this column loses a battle'],
  ['[when|if] [~|its column] is [attacked|being attacked|under attack] ,', 'when this column is attacked ,'],
  ['[when|if] [an|your|any] opponent attacks [~|this column|its column|it] ,', 'when this column is attacked ,'],
  ['[an|your|any] opponent attacks [~|this column|its column]', 'this column is attacked'],
  ['~ wins .', 'this column wins a battle .'],
  ['~ loses .', 'this column loses a battle .'],
  ['~ is [attacked|being attacked]', 'this column is attacked'],
  ['[when|after|if|once] [~|this column|its column] [has been|was] attacked', 'when this column is attacked'],
  ['when [~|this column] attacks .', 'while this column attacks .'],
  ['when [~|this column] defends .', 'while this column defends .'],
  ['when ~ attacks ,', 'while this column attacks ,', [':']],
  ['when this column attacks ,', 'while this column attacks ,', [':']],
  ['when you attack with [~|this column] ,', 'while this column attacks ,', [':']],
  ['when you attack with [~|this column] ,', 'when this column attacks ,'],
  ['when ~ defends ,', 'while this column defends ,'],
  ['when this column defends ,', 'while this column defends ,'],
  ['~ attacks', 'this column attacks'],
  [
    '[when|while|if] [attacking|~ is attacking|it is attacking|this column is attacking] ,',
    'while this column attacks ,',
  ],
  [
    '[when|while|if] [defending|~ is defending|it is defending|this column is defending] ,',
    'while this column defends ,',
  ],
  // A change without a duration is a standing one.
  [
    '[when|while|if|as long as] [attacking|~ is attacking] , ~ [has|gets|gains] ^ _ .',
    'if you are the attacker , ~ has ^ _ .',
  ],
  ...['attack', 'defend'].map(
    (side) => [`[while|if|as long as] ~ is ${side}ing , it [has|gets|gains]`, `while ~ is ${side}ing , ~ has`] as const,
  ),
  [
    '[when|while|if|as long as] [defending|~ is defending] , ~ [has|gets|gains] ^ _ .',
    'if you are the defender , ~ has ^ _ .',
  ],
  ['[when|while|if] [attacking|~ is attacking|it is attacking|it attacks|~ attacks]', 'if you are the attacker'],
  ['[when|while|if] [defending|~ is defending|it is defending|it defends|~ defends]', 'if you are the defender'],
  [
    '[while|when] [~|this column] [fights|is fighting|is in battle|is in a battle|battles] ,',
    'in a battle of this column ,',
  ],
  [
    '[in|during] [a battle|battles|any battle] [with|of|involving|in] [~|this column|its column]',
    'in a battle of this column',
  ],
  ['[one of your columns|any of your columns|a column of yours|any column of yours] is attacked', 'you are attacked'],
  ['[in|during] [its|a] battle with this column ,', 'in a battle of this column ,'],
  [
    '[in|during] [one of your battles|your battles|any of your battles|a battle|battle|combat] ,',
    'in a battle of yours ,',
  ],
  ['[when|each time|as] your turn [starts|begins] ,', 'at the start of your turn ,'],
  ['[when|before] your turn ends ,', 'at the end of your turn ,'],
  [
    'at [the|] [start|beginning] of [your|each of your|every one of your] [turn|turns|next turn]',
    'at the start of your turn',
  ],
  ['at [the|] end of [your|each of your|every one of your] [turn|turns]', 'at the end of your turn'],
  ['at [the|] [start|beginning] of turn', 'at the start of your turn'],
  ['at end of turn', 'at the end of your turn'],
  ["at the [start|beginning] of [each|every|any] [turn|player's turn]", 'at the start of every turn'],
  ["at the end of [each|every|any] [turn|player's turn]", 'at the end of every turn'],
  ['[during|in|on] [your|each of your|any of your] [own|] [turn|turns]', 'on your turn'],
  ['[any|at any] [time|moment|point] ,', 'at any time ,'],
  ['on your turn :', 'on your turn ,'],
  ...['hand', 'reserve', 'discard pile'].map(
    (place) => [`from your ${place} ,`, `while ~ is in your ${place} ,`] as const,
  ),
  // A static ability counts only while its card is in a column.
  ['[while|as long as] [~|it|this card] is in [your columns|play|a column|one of your columns|this column] ,', ''],
  ['[while|as long as] [~|it|this card] is in [your columns|play|a column|one of your columns|this column]', ''],
  ['[when|whenever] it', 'when ~'],
] as const;

/** Who does it. */
const PLAYERS = [
  ['[each player|all players|both players|everyone|everybody|all of the players]', 'every player'],
  ['all players [draw|discard|lose]', 'every player'],
  ...['draw', 'discard', 'lose'].flatMap(
    (verb) =>
      [
        [`[all players|both players] ${verb}`, `every player ${verb}s`],
        [
          `[opponents|your opponents|all opponents|all your opponents|the other players|all other players] ${verb}`,
          `each opponent ${verb}s`,
        ],
        [`[each other player|every other player|every opponent] ${verb}s`, `each opponent ${verb}s`],
        [
          `[the opponent|target opponent|one opponent|an opponent of your choice|that opponent] ${verb}s`,
          `an opponent ${verb}s`,
        ],
        [`[each opponent|every opponent] [must|has to] ${verb}`, `each opponent ${verb}s`],
        [`[an opponent|your opponent|the opponent] [must|has to] ${verb}`, `an opponent ${verb}s`],
        [`[each player|every player] [must|has to] ${verb}`, `every player ${verb}s`],
        [`[choose an|target] opponent . [they|that player|that opponent] [${verb}|${verb}s]`, `an opponent ${verb}s`],
        [`you [get to|must|can] ${verb}`, verb],
        [`you ${verb}`, verb, ['when', 'whenever', 'if', 'after', 'once', 'time']],
      ] as const,
  ),
  ['[a|one|another] card [they choose|of their choice]', 'a card'],
  ['their hand', 'hand'],
  ['[his or her|his|her] hand', 'hand'],
  [`[their|his or her|that player's] ${DECK}`, 'the draw pile'],
  [`of their ${DECK}`, 'of the draw pile'],
  ['of their', 'of the'],
  ...[
    ['an opponent', "[your opponent's|an opponent's|the opponent's|target opponent's]"],
    ['each opponent', "[each opponent's|every opponent's|your opponents']"],
  ].flatMap(([who, whose]) => [
    [`${whose!} ${DECK}`, `the draw pile of ${who!}`] as const,
    [`${whose!} [discard pile|discard|graveyard]`, `the discard pile of ${who!}`] as const,
    [`${whose!} [hand|hands]`, `the hand of ${who!}`] as const,
    [`${whose!} reserve`, `the reserve of ${who!}`] as const,
  ]),
  [
    "[your opponents'|your opponent's|the opponent's|each opponent's|all enemy|enemy|all opposing|opposing] cards",
    'cards in the columns of each opponent',
  ],
  ["[an opponent's|your opponent's|an enemy|an opposing] card", 'a card in the columns of an opponent'],
] as const;

/** Places of cards. */
const PLACES = [
  ['deck', 'draw pile'],
  ['in your other columns', 'in another of your columns'],
  ['in play', 'in your columns', ['have', 'control', 'is', 'into', 'enters', 'put']],
  ['the top card from', 'the top card of'],
  ['the top # cards from', 'the top # cards of'],
  ...['discard pile', 'draw pile', 'reserve'].map(
    (place) =>
      [`[take|choose] the top card [of|from] your ${place} and put it`, `put the top card of your ${place}`] as const,
  ),
  ['on their discard pile', "on its owner's discard pile"],
  [
    `put the top # cards of your ${DECK} [into|on|in] your [discard pile|discard|graveyard]`,
    'discard the top # cards of your draw pile',
  ],
  ...[
    ['each opponent', '[each opponent|every opponent]'],
    ['an opponent', '[an opponent|your opponent|the opponent]'],
    ['every player', '[each player|every player]'],
  ].flatMap(([who, said]) => [
    [
      `${said!} puts the top card of their ${DECK} [into|on|in] their [discard pile|discard|graveyard]`,
      `${who!} discards the top card of the draw pile`,
    ] as const,
    [
      `${said!} puts the top # cards of their ${DECK} [into|on|in] their [discard pile|discard|graveyard]`,
      `${who!} discards the top # cards of the draw pile`,
    ] as const,
  ]),
  ['library', 'draw pile'],
  ['graveyard', 'discard pile'],
  ['discards', 'discard pile'],
  ['[from|off] the top of your deck', 'from the top of your draw pile'],
  ['[draw a card|draw one card] from your [deck|draw pile]', 'draw a card'],
  ['draw # cards from your [deck|draw pile]', 'draw # cards'],
  ['from [your|] hand', 'from your hand', ['discards', 'card', 'cards']],
  ['[on|to|at] the bottom of [your|the] [deck|draw pile]', 'under your draw pile'],
  ['[on the bottom|to the bottom|at the bottom|underneath]', 'under your draw pile'],
  ['[on|onto|to|on the] [top|the top] of [your|the] [deck|draw pile]', 'on top of your draw pile'],
  ['back on your [deck|draw pile]', 'back on top'],
  ['[in|into] hand', 'in your hand', ['cards', 'card']],
  ['cards in hand', 'cards in your hand'],
  ['card in hand', 'card in your hand'],
  [
    '[you control|you have|of yours|on your side|you have in play]',
    'in your columns',
    ['if', 'while', 'as', 'when', 'column'],
  ],
  ['[its|the same] column', 'this column'],
  ['[from|off] the top of your discard pile', 'in your discard pile'],
  ['for each of your other _', 'for each other _ in your columns'],
  ['for each of your _', 'for each _ in your columns'],
  ['for each other _ .', 'for each other _ in your columns .'],
  ['for each card [you hold|you are holding|in hand]', 'for each card in your hand'],
] as const;

/** What an effect does. */
const EFFECTS = [
  ['[put|add] # [of them|of those cards|of those|] [into|in|to] your hand', 'take # into your hand', ['take']],
  [
    '[you may|] [put|take|add|keep] # [of them|of those cards|of those|] [into|in|to] your hand',
    'you may take # into your hand',
  ],
  ['. [put|take|add] # [of them|] [into|in|to] your hand', '. You may take # into your hand'],
  ['[and|,|, then|then] [you may|] [put|take] # [of them|] [into|in|to] your hand', '. You may take # into your hand'],
  ['[you may|] keep # [of them|]', 'you may take # into your hand'],
  [
    '[and|, and|,|. then|, then|and put|, put|. put|and return] the [rest|others|other|other one|remaining cards|other cards|other card] [back|]',
    '; put the rest',
  ],
  ['put the [others|other|other one|remaining cards|other cards|other card]', 'put the rest'],
  ['an extra', 'a'],
  ['then discard #', 'then discard # cards'],
  ['then discard one', 'then discard a card'],
  ['discard one .', 'discard a card .'],
  ['[mill|lose] # cards', 'lose the top # cards of your draw pile'],
  ...['attacking', 'attacked', 'defending'].map(
    (side) =>
      [
        `the ${side} card's _`,
        `the _ of the ${side === 'attacking' ? 'attacking' : 'attacked'} card`,
        ['for', 'each'],
      ] as const,
  ),
  ['[damage to you|damage you take|damage dealt to you|damage you would take]', 'damage'],
  ['discard * from your hand :', 'discard * from your hand . if you do ,'],
  ['prevent # [damage|of that damage|points of damage|of it]', 'prevent # of the damage'],
  ['prevent [all damage|all of it|all that damage|that damage|the damage]', 'prevent all of the damage'],
  ['[reduce|lower] [the|that] damage by #', 'prevent # of the damage'],
  ['[take|lose|suffer] # less damage', 'prevent # of the damage'],
  ['ignore [the|all|that] damage', 'prevent all of the damage'],
  ['[you get|get|gain|you gain|you have] ^ [to|on] your [battle|] total', 'add ^ to your total'],
  ['[increase|raise] your [battle|] total by #', 'add # to your total'],
  ['your [battle|] total [is increased|increases|goes up] by #', 'add # to your total'],
  [
    'add # [more|] to your [battle total|total for this battle|total for the battle|total in this battle|battle value|attack total|side|score]',
    'add # to your total',
  ],
  ['add # [more|] to your', 'add # to your'],
  ["add # to the [opponent's|other|enemy] total", 'add # to the total of the other side'],
  ["add # to [your opponent's|an opponent's|the opponent's] total", 'add # to the total of the other side'],
  ['[increase|raise] [its|the] _ [of ~|] by #', '~ has # more _'],
  ["~'s _ is [increased|raised] by #", '~ has _ # more'],
  ['[the attacker|the attacking creature]', 'the attacking card'],
  ['[the defender|the defending card|the defending creature|the attacked creature]', 'the attacked card'],
  ['[cancel|counter|negate|end]', 'stop'],
  ...['attack', 'draw', 'ability'].map(
    (what) => [`[the|that] ${what} is [cancelled|canceled|stopped|negated]`, `stop that ${what}`] as const,
  ),
  [
    '[until end of battle|until the battle ends|until the end of this battle|for this battle|for the battle|this battle|during this battle|in that battle|for the rest of the battle|until the end of battle|in this battle]',
    'until the end of the battle',
  ],
  ['of this battle', 'of the battle'],
  ['[up to a maximum of|to a maximum of|up to a total of|at most|maximum|with a maximum of]', 'up to'],
  ['prevent the next # [damage|of the damage]', 'prevent # of the damage'],
  ['[and|,|, and|; then|.] discard the [rest|others|other cards]', '; put the rest on your discard pile'],
  ['a battle is lost in this column', 'this column loses a battle'],
  ['a battle is won in this column', 'this column wins a battle'],
  ['cannot pay damage with cards [from|in] [their|the|] hand', 'cannot pay damage from hand'],
  ['redraw your battle card', 'discard your battle card and draw another'],
  ['draw a new [one|battle card]', 'draw another'],
  ['[your opponent|the opponent|your opponents|opponents|all opponents] cannot pay', 'the other side cannot pay'],
  ['from their reserve', 'from the reserve'],
  [
    '[stop|cancel|counter|negate] [an|any|the] attack on [this column|~|its column]',
    'when this column is attacked , stop that attack',
  ],
  [
    '[stop|cancel|counter|negate] [an|any|the] attack on [you|one of your columns]',
    'when you are attacked , stop that attack',
  ],
  [
    '[the|an|any] attack on [this column|~|its column] is [cancelled|canceled|stopped|negated]',
    'when this column is attacked , stop that attack',
  ],
  ["[stop|cancel|counter|negate] [an|any|another|an opponent's] ability", 'stop that ability'],
  ['cannot pay [damage|] [from|with] [the|their|] hand', 'cannot pay damage from hand'],
  ['cannot pay [damage|] [from|with] [the|their|] reserve', 'cannot pay damage from the reserve'],
  ['[make this column safe|this column is now safe|your column becomes safe]', 'this column becomes safe'],
  ['[defence|defensive]', 'defense'],
  ['[atk|strength|power]', 'attack'],
  ['^ [to|on] [its|their|] _', '^ _'],
  ['an attack bonus of ^', '^ attack'],
  ['a defense bonus of ^', '^ defense'],
  ['[^ attack|+# attack] and defense', '^ attack and ^ defense'],
] as const;

/** What must be so. */
const CONDITIONS = [
  ['[if|while|when|as long as] you control no _', 'if there are no _ in your columns'],
  ['[if|while|when|as long as] you control no other _', 'if there are no other _ in your columns'],
  ['[if|while|when|as long as] you control # or more _', 'if there are # or more _ in your columns'],
  ['[if|while|when|as long as] you control # or more other _', 'if there are # or more other _ in your columns'],
  ['[if|while|when|as long as] you control at least # _', 'if there are # or more _ in your columns'],
  ['[if|while|when|as long as] you control at least # other _', 'if there are # or more other _ in your columns'],
  ['[if|while|when|as long as] you control [a|an|one] _', 'if there is a _ in your columns'],
  ['[if|while|when|as long as] you control another _', 'if there is another _ in your columns'],
  [
    '[if|while|when|as long as] [~|it] is [your only card|the only card|alone] in [its|this] column',
    'if there are no other cards in this column',
  ],
  ['[if|while|when] you have [a|another|an other]', 'if there is a'],
  ['[if|while|when] you control [a|an]', 'if there is a'],
  ['[if|while|when] you [have|control] another', 'if there is another'],
  ['[if|while|when] you [have|control] [no|no other]', 'if there are no'],
  ['[if|while|when] you [have|control] no other', 'if there are no other'],
  ['[if|while|when] you [have|control|hold] #', 'if there are #'],
  ['[if|while|when] you [have|control|hold] [at least|] # [or more|]', 'if there are # or more'],
  ['[if|while|when] you [have|control|hold] at most #', 'if there are # or fewer'],
  ['[if|while|when] you [have|control|hold] [more than|over] #', 'if there are more than #'],
  ['[if|while|when] you [have|control|hold] [fewer than|less than] #', 'if there are fewer than #'],
  ['[if|while|when] your hand is empty', 'if there are no cards in your hand'],
  ['[if|while|when] your [draw pile|deck] is empty', 'if there are no cards in your draw pile'],
  ['[if|while|when] your reserve is empty', 'if there are no cards in your reserve'],
  [
    '[if|while] [an|your] opponent has # or more cards in [hand|their hand]',
    'if there are # or more cards in the hand of an opponent',
  ],
  ['[while|when|as long as] there [are|is]', 'if there are'],
  ['while there is', 'if there is'],
  ['as long as you have #', 'if there are #'],
  ['only if', 'if'],
] as const;

/** The moments of the card in one way each, for pronouns. */
const OWN_MOMENTS = [
  ['[is deployed|is played|enters play|comes into play]', '~ is deployed'],
  ['[is lost|is destroyed|dies|is killed|is defeated]', '~ is lost'],
  ['[is attacked|is being attacked]', 'this column is attacked'],
  ['[wins|has won] a battle', 'this column wins a battle'],
  ['[loses|has lost] a battle', 'this column loses a battle'],
];
/** A pronoun for the card. Only the card of the moment can be meant here. */
const PRONOUNS = OWN_MOMENTS.flatMap(([said, style]) =>
  [
    ['it', '~'],
    ['you may [put|return|move|take] it', 'you may put ~'],
    ['[put|return|take] it', 'put ~'],
    ['move it', 'move ~'],
  ].map(([from, to]) => [`[when|whenever|if|after|once] ~ ${said!} , ${from!}`, `when ${style!} , ${to!}`] as const),
);

export const VARIANTS = variantsOf([
  ...COMMON_VARIANTS,
  ...MOMENTS,
  ...PLAYERS,
  ...PLACES,
  ...EFFECTS,
  ...CONDITIONS,
  ...PRONOUNS,
]);
