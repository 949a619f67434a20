/** Each kind of problem of a play document, with its place and its message. */
import { checkPlay, playOf, type PlayCode } from '@rulewright/content/play';
import { expectLinear } from '@rulewright/content/testing';
import { games } from '../test/content.ts';
import { GUIDED, withPlay } from '../test/high-card.ts';

const LINES = GUIDED.split('\n').length;

/** The problems of a text after the game of the guide, with lines of this text. */
const problemsOf = (text: string): string[] =>
  withPlay(`${GUIDED}\n${text}`).problems.map(
    ({ line, column, code, message }) => `${line - LINES}:${column} ${code}: ${message}`,
  );

/** A step that the match calls cannot be added after the guide, so texts of the joker hold statements. */
const inText = (...lines: string[]): string =>
  ['text joker in table', '  when trick-taken with p, last', ...lines.map((line) => `    ${line}`)].join('\n');

const WINDOW = 'window answers\n  p in players may "Answer?" by hc.card.text\n    option yes\n      "Yes"';

const CASES: Readonly<Record<PlayCode, readonly (readonly [text: string, problem: string])[]>> = {
  'too-long': [],
  'too-deep': [],
  'bad-character': [
    [
      'zone bank of player; pile',
      '1:20 bad-character: The language has no sign ";". Remove it, or put it into a text.',
    ],
  ],
  'open-text': [['zone bank of player, "bank', '1:22 open-text: This text has no closing quote on its line. Add one.']],
  'bad-indent': [
    [
      'step deal-more\n   by hc.card.text',
      '2:4 bad-indent: Indent by two spaces for each level. This line has an odd number.',
    ],
    [
      'step deal-more\n    by hc.card.text',
      '2:5 bad-indent: This line is indented by more than one level. Use two spaces more.',
    ],
    ['step deal-more\n\tby hc.card.text', '2:1 bad-indent: Indent with spaces, not with tabs.'],
  ],
  unexpected: [
    [
      'number uses of rank of player',
      '1:16 unexpected: Something is remembered for each word of a field or for each side. `rank` has no words, and players have no such number above this line.',
    ],
    ['number uses of suit of card', '1:24 unexpected: Here is `card`, but `player` or `table` is expected.'],
    [
      'number uses of suit of table, "uses"',
      '1:1 unexpected: All players know what belongs to the table. Remove the title.',
    ],
    [
      'number uses of action of card',
      '1:1 unexpected: The cards of this game have no actions. Remember it for each card.',
    ],
    [
      'zone bank of player, seen by all if hand.size > 3',
      '2:1 unexpected: Here is the end of the line, but `else` is expected.',
    ],
    [
      inText('p must "Which?" by hc.card.text', '  option a: q in players', '    "A"', '    otherwise because "No."'),
      '6:9 unexpected: This option names no card, so there is no card to tell about. Remove this line.',
    ],
    [inText('p is in'), '3:10 unexpected: Here is `in`, but `out` is expected.'],
    [
      inText(
        'p must "Which?" by hc.card.text',
        '  option a: c in hand of p',
        '    "A"',
        '    costs 1 from tricks of p because "No."',
        '    price 1 "coin|coins"',
      ),
      '7:9 unexpected: `costs` says the price, and shows it. Remove this line.',
    ],
    [
      'mark wet of hand',
      '1:13 unexpected: It belongs to a `player`, a `card`, the `table`, the `turn` or a zone with numbers.',
    ],
    [
      'value v of p: player = turn, "v" if turn > 1',
      '1:42 unexpected: Only what cards show can have a condition. Remove it.',
    ],
    [
      'number lane of card\nzone bed of player, 1 to 3, in rows by lane "Sea", "Lock 1"',
      '2:6 unexpected: A zone has numbers or rows, and not both.',
    ],
    [
      'always\n  change strength of c by 1',
      '2:3 unexpected: `always` holds `when` and `instead of`. Write what changes a value into the value.',
    ],
    [inText('go on'), '3:5 unexpected: `go on` belongs to a text that acts `instead of` a moment.'],
    ['chain late, at most 0', '1:7 unexpected: Between 1 and 100 entries can wait. Write such a number.'],
    [
      'moment taken with p: player\n' +
        inText('happens taken with next after p', '  add 1 to tricks of p by hc.card.text'),
      '4:24 unexpected: Name this value with `let` first. What the block changes must not change it.',
    ],
    [
      'zone lanes of player, seen by all, in rows by rank-lane "Sea"\nnumber rank-lane of card\ntotal lanes of p = 1, "one"',
      '3:7 unexpected: A zone in rows or with numbers has several heads. Choose another zone for the total.',
    ],
    ['zone bank for player', '1:11 unexpected: Here is `for`, but `of` is expected.'],
    [
      inText('let x = random 3 + 1'),
      '3:13 unexpected: Draw a random number in a `let` of its own, so that it is drawn once.',
    ],
    [
      inText('p chooses "Who?" by hc.card.text', '  option a: q in players', '    "A"', '  done "Done"'),
      '4:7 unexpected: A set is chosen from cards: `option take: c in hand of player`.',
    ],
    [
      inText(
        'p chooses "Which?" by hc.card.text',
        '  option a: c in hand of p',
        '    "A"',
        '  some 3',
        '  done "Done"',
      ),
      '6:7 unexpected: Here is `some`, but `exactly`, `at least`, `at most`, `total` or `done` is expected.',
    ],
    [
      inText(
        'p chooses "Which?" by hc.card.text',
        '  option a: c in hand of p',
        '    "A"',
        '    costs 1 from tricks of p because "No."',
        '  done "Done"',
      ),
      '6:9 unexpected: A card of a set has no price of its own. Write what all cost with `total`.',
    ],
    [
      inText(
        'holder of this must "Pay." by hc.turn.one-card',
        '  option pay-with: c in hand of holder of this',
        '    "Pay with {c}"',
        '    acts on hand',
      ),
      '6:17 unexpected: Only an option that names nothing acts on a zone, and the zone has no numbers.',
    ],
    ['lab starter = moves to table', '1:5 unexpected: Name an event here.'],
    ['lab played = trick', '1:5 unexpected: Write `moves` here, with zones.'],
    [
      inText('leave', 'pending "It acts" by hc.turn.one-card'),
      '4:5 unexpected: Write this in the first line of a step, or of what waits.',
    ],
    [
      inText('pending "{this} and {last} act" by hc.turn.one-card', 'leave'),
      '3:5 unexpected: A pending action shows one player, one card and one action of it, each once.',
    ],
    [
      inText('pending "{this} acts" with last by hc.turn.one-card', 'leave'),
      '3:32 unexpected: The words name the card. Remove `with` and what follows it.',
    ],
    [
      inText(
        'holder of this must "Pay." by hc.turn.one-card',
        '  option pay-with',
        '    "Pay"',
        '    gives 1',
        '  total covers 3 "points"',
        '  done "Pay"',
      ),
      '7:7 unexpected: The first option of a set names a card: `option pay: c in hand of player`. Up to 4 others name nothing.',
    ],
    [
      inText(
        'holder of this must "Pay." by hc.turn.one-card',
        '  option pay-with: c in hand of holder of this',
        '    "Pay with {c}"',
        '    again up to 2 times',
        '  exactly 2',
        '  done "Pay"',
      ),
      '6:21 unexpected: Only an option that names nothing can be chosen again. Remove this line.',
    ],
    [
      inText(
        'let p = holder of this',
        'p chooses "Which cards?" by hc.turn.one-card',
        '  option pay-with: c in hand of p',
        '    "Pay with {c}"',
        '    gives 1',
        '    move c to won of p',
        '  exactly 2',
        '  done "Pay"',
      ),
      '7:15 unexpected: Here the line `total` says what each card gives. Remove this line.',
    ],
    [inText('stop'), '3:5 unexpected: `stop` ends a loop, and here is none. To end the step, write `leave`.'],
  ],
  'unknown-name': [
    [
      'number juice of card, until trick-take',
      '1:29 unknown-name: There is no moment `trick-take`. Did you mean "trick-taken"?',
    ],
    ['value v of p: player = bank 2 of p + 1', '1:24 unknown-name: There is no zone `bank` with numbers.'],
    ['value v = hand.siz', '1:11 unknown-name: Nothing is called `hand.siz` here. Did you mean "hand.size"?'],
    [
      'zone field of player, seen by all, in rows by lane "Sea", "Lock 1"',
      '1:47 unknown-name: There is no number of cards `lane`. Declare it: `number lane of card`.',
    ],
    ['motion strike of playd', '1:18 unknown-name: There is no event `playd`. Did you mean "played"?'],
    ['motion strik of played', '1:8 unknown-name: There is no motion `strik`. Did you mean "strike"?'],
    ['statistic aces "Aces" = moves from dek', '1:36 unknown-name: There is no zone `dek`. Did you mean "deck"?'],
    [
      'known "More." more turns in 64 games with hand.siz = 9',
      '1:43 unknown-name: There is no parameter `hand.siz`. Did you mean "hand.size"?',
    ],
    ['known "More." more turns in 64 games with hand.size = many', '1:55 unknown-name: There is no value `many`.'],
    [
      'known "More." most turns in 64 games with hand.size = 9',
      '1:15 unknown-name: There is no effect `most`. Did you mean "more"?',
    ],
    ['statistic aces "Aces" = tricks per turns', '1:25 unknown-name: There is no statistic `tricks`.'],
    [inText('wait on lat', '  leave'), '3:13 unknown-name: There is no chain or queue `lat`.'],
    [inText('set tricks of q to 1 by hc.card.text'), '3:19 unknown-name: Nothing is called `q` here.'],
    [
      inText('happens trick-take with p, last'),
      '3:13 unknown-name: There is no moment `trick-take`. Did you mean "trick-taken"?',
    ],
  ],
  'taken-name': [
    ['motion hit of played', '1:15 taken-name: The event `played` has a motion.'],
    ['statistic to-hand "To the hand" = played', '1:11 taken-name: There is another statistic `to-hand`.'],
    [
      `mark out of player\n${inText('p is out by hc.card.text')}`,
      '4:5 taken-name: The document has an `out` of its own. Remove it: `p is out` is also a condition.',
    ],
    [
      inText('p must "Choose." by hc.card.text', '  option yes', '    "Yes"', '  option yes', '    "Yes"'),
      '6:14 taken-name: This question has another option `yes`. Give this one a name of its own.',
    ],
    [
      'queue hand, at most 3',
      '1:7 taken-name: `hand` is declared twice, or is a field of the cards. Choose another name.',
    ],
    [
      'zone hand of player',
      '1:6 taken-name: `hand` is declared twice, or is a field of the cards. Choose another name.',
    ],
    ['number card of player', '1:8 taken-name: `card` is a word of the language. Choose another name.'],
    [
      inText('let k = 2', 'let n = 1', 'tell told "{k as x} {n as x}."'),
      '5:5 taken-name: Two values of this sentence are called `x`.',
    ],
    [
      inText('p must "Which?" by hc.card.text', '  option a', '    "A"', '  option a', '    "A"'),
      '6:14 taken-name: This question has another option `a`. Give this one a name of its own.',
    ],
  ],
  'wrong-type': [
    [
      inText('let c = this', 'tell told "{c as x: one, two}."'),
      '4:5 wrong-type: Only a number has words here, and `c` is none.',
    ],
    [
      'value shown-sum of p: player = tricks of p, "sum", added up',
      '1:7 wrong-type: Only a number of cards is added up.',
    ],
    ['total table of p = p = leader, "leads"', '1:22 wrong-type: A total is a number or amounts.'],
    [
      'zone bank of player, seen by all if round > 3 else nobody',
      '1:43 wrong-type: Who sees a zone is known before a match starts. Read parameters here, and nothing else.',
    ],
    [inText('nobody wins as leader by hc.card.text'), '3:20 wrong-type: Here is a player, but an ending is expected.'],
    [
      `step ask-why for p with why: rule\n  p must "Which?" by why\n    option a\n      "A"\n${inText('do ask-why for p with hc.card.text')}`,
      '2:22 wrong-type: Tables show this rule, so `why` cannot stand for it. Write the id of a rule.',
    ],
    [inText('next after 3 is out by hc.card.text'), '3:16 wrong-type: Here is a number, but a player is expected.'],
    [
      inText('make rank of last in hand of p'),
      '3:10 wrong-type: Here is a number, but the name of a card is expected.',
    ],
    [
      'step copy-of for p with n: name\n  make n in hand of p by hc.card.text',
      '2:8 wrong-type: Write the id of a card here, a field with a card, or `name of` and a card.',
    ],
    [
      `step clear for p with why: rule\n  shuffle deck of p by why\n${inText('do clear for p with 2')}`,
      '5:25 wrong-type: The id of a rule is expected here.',
    ],
    [
      'zone bed of player, 1 to 3\nzone box of player, 1 to 2\nmark wet of bed\nvalue v of p: player = wet of box 1 of p',
      '4:31 wrong-type: Here is `box`, but `bed` is expected.',
    ],
    [
      'zone bed of player, 1 to turn',
      '1:26 wrong-type: How many zones there are is known before a match starts. Read parameters here, and nothing else.',
    ],
    [
      'value v = hand.size = none',
      '1:21 wrong-type: The parameter `hand.size` always has a value. Remove this comparison.',
    ],
    [
      'value v of p: player = (hand of p, table of p)',
      '1:24 wrong-type: A set stands after `in`, as in `count c in (hand of p, table of p)`.',
    ],
    [
      'value v = count c in (hand of active, players)',
      '1:39 wrong-type: A set is expected, such as `players` or `deck of player`.',
    ],
    [
      inText(
        'p must "Which?" by hc.card.text',
        '  option a: c in hand of p',
        '    "A"',
        '    costs 1 from round because "No."',
      ),
      '6:22 wrong-type: A price is taken from a number of a player.',
    ],
    [
      'number host of card, under, while in table',
      '1:1 wrong-type: Only a card of a card says what it is under: `card host of card, under`.',
    ],
    ['chain late, at most 3\nmoment taken on late', '2:17 wrong-type: Texts wait in a queue, and `late` is a chain.'],
    [
      `queue late, at most 3\n${WINDOW.replace('answers', 'answers on late')}`,
      '2:19 wrong-type: A window resolves a chain, and `late` is a queue.',
    ],
    [
      WINDOW.replace('players', 'hand of active'),
      '2:8 wrong-type: A window asks players, such as `players from active`.',
    ],
    [inText('set tricks of p to last by hc.card.text'), '3:24 wrong-type: Here is a card, but a number is expected.'],
    [
      inText(
        'p chooses "Which?" by hc.card.text',
        '  option a: c in hand of p',
        '    "A"',
        '  total suit of c covers 3',
        '  done "Done"',
      ),
      '6:13 wrong-type: A total adds up numbers or amounts.',
    ],
    [
      inText('pending "{turn} acts" by hc.turn.one-card', 'leave'),
      '3:5 wrong-type: A pending action shows a player, a card or an action of a card, and `turn` is none.',
    ],
    [
      inText('pending "{this} acts" by hc.turn.one-card', '  on turn', 'leave'),
      '4:10 wrong-type: The targets of an action are cards and players.',
    ],
    [inText('if rank of last = hearts', '  leave'), '3:23 unknown-name: Nothing is called `hearts` here.'],
    [
      inText('if suit of last < hearts', '  leave'),
      '3:21 wrong-type: `<` compares numbers, and here is a word of `suit`.',
    ],
  ],
  'wrong-count': [
    [
      'number taken of suit of player\nvalue v of p: player = taken of p',
      '2:33 wrong-count: Write the word and the player: `taken of hearts of player`.',
    ],
    [
      'number taken of suit of table\nvalue v = taken',
      '2:11 wrong-count: Write for which word of `suit`: `taken of hearts`.',
    ],
    [
      'zone bed of player, 1 to 3\nvalue v of p: player = top of bed of p = none',
      '2:31 wrong-count: Write which one: `bed 1 of …`, or `bed n of …` with a number n.',
    ],
    [
      'value v of p: player = count of hand 2 of p',
      '1:33 wrong-count: A player has one `hand`. Write it without a number, or declare it with `1 to …`.',
    ],
    [`${WINDOW}\n${inText('open answers for p')}`, '7:10 wrong-count: `answers` needs 0 values, and here are 1.'],
    [
      'step before-first-step\n  leave',
      '1:1 wrong-count: It is for the player of the turn: `step before-first-step for player`.',
    ],
    [
      'step before-each-step\n  leave',
      '1:1 wrong-count: It is for the player of the turn: `step before-each-step for player`.',
    ],
    [inText('do play for p with 2'), '3:8 wrong-count: `play` needs 1 value, and here are 2.'],
    ['value double of c: card = 2 * strength', '1:31 wrong-count: `strength` needs 1 value, and here are 0.'],
  ],
  'no-rule': [
    [
      'queue late, at most 3\n' + inText('wait on late', '  leave'),
      '4:5 no-rule: This changes the table, but no rule says so. Write `by` and the id of the rule.',
    ],
    [
      inText('add 1 to tricks of p'),
      '3:5 no-rule: This changes the table, but no rule says so. Write `by` and the id of the rule.',
    ],
  ],
  'unknown-rule': [
    [
      inText('add 1 to tricks of p by hc.card.txt'),
      '3:29 unknown-rule: There is no rule `hc.card.txt`. Did you mean "hc.card.text"?',
    ],
    [
      'value power of c: card = rank of c\n  by hc.card.text\n  by hc.card.txt',
      '3:6 unknown-rule: There is no rule `hc.card.txt`. Did you mean "hc.card.text"?',
    ],
    [
      'zone pool of table, seen by all\n  by hc.card.txt',
      '2:6 unknown-rule: There is no rule `hc.card.txt`. Did you mean "hc.card.text"?',
    ],
  ],
  'unknown-card': [
    ['text jocker\n  change best by 1', '1:6 unknown-card: There is no card `jocker`. Did you mean "joker"?'],
  ],
  'wrong-text': [
    [
      'text joker "Draw a card."\n  when trick-taken with p, last\n    leave',
      '1:6 wrong-text: The text of the card is "When you take a trick in which the Joker was played last, draw a card.". Write it like this.',
    ],
  ],
  'unknown-step': [
    [`${WINDOW}\n${inText('open answer')}`, '7:10 unknown-step: There is no window `answer`. Did you mean "answers"?'],
    [inText('do take-tricks'), '3:8 unknown-step: There is no step `take-tricks`. Did you mean "take-trick"?'],
  ],
  missing: [
    [
      inText(
        'p must "Which?" by hc.card.text',
        '  option a: c in hand of p',
        '    "A"',
        '    compares "And chance."',
        '      p "mine" = 1, 2 "more"',
        '      p "yours" = sum of rank of d for d in table of p',
      ),
      '7:22 missing: A side with several numbers needs a name for each: `strength of c "printed"`.',
    ],
    ['lab drawn = moves to hand', '1:5 missing: Write from where cards are drawn: `moves from deck to hand`.'],
    ['total table of p = tricks of p', '1:1 missing: Give the number a title: `, "renown"`.'],
    [
      inText('holder of this must "Pay." by hc.turn.one-card', '  option pay-with', '    "Pay"', '    gives 1'),
      '6:15 missing: This belongs to a set. End the question with `total` and `done`.',
    ],
    [
      inText(
        'holder of this must "Pay." by hc.turn.one-card',
        '  option pay-with: c in hand of holder of this',
        '    "Pay with {c}"',
        '  total covers 3 "points"',
        '  done "Pay"',
      ),
      '6:7 missing: A set has a `total`, and each of its options says what it `gives` to each, or none of this is there.',
    ],
  ],
  circle: [
    [
      'chain late, at most 3\n' + inText('wait on late by hc.card.text', '  resolve late', 'resolve late'),
      '57:1 circle: A step cannot call itself: `joker-1-on-late-1` calls `joker-1-on-late-1`. Use a loop.',
    ],
    [
      inText('do match'),
      '57:1 circle: A step cannot call itself: `match` calls `take-trick` calls `joker-1` calls `match`. Use a loop.',
    ],
  ],
  'too-many': [
    [
      Array.from({ length: 5 }, () => 'total deck of p = 1, "one"').join('\n'),
      '5:1 too-many: A zone has at most 4 totals.',
    ],
    [
      inText(...Array.from({ length: 7 }, (_, at) => `let n${at} = ${at}`)),
      '9:9 too-many: A step keeps at most 7 values at the same time, loops included. Move a part into a step of its own.',
    ],
  ],
  unreachable: [
    [WINDOW, '1:1 unreachable: Nothing opens `answers`. Open it or remove it.'],
    [
      'queue late, at most 3\n' + inText('wait on late by hc.card.text', '  leave'),
      '4:5 unreachable: Nothing resolves `late`. Write `resolve late`, or open a window on it.',
    ],
    ['step unused\n  leave', '1:1 unreachable: No step calls `unused`. Call it or remove it.'],
    [inText('leave', 'leave'), '4:5 unreachable: Nothing after `leave` runs. Remove this line.'],
  ],
  'bad-wording': [
    [
      'verb lose-cards for p with cards: number\n  says "lose {cards card}"\n  leave',
      '2:3 bad-wording: Write a number as `{cards}`, `{cards in words}` or with its noun, as in `{cards a card|cards}`.',
    ],
    [
      'keyword empty\n  says "{this}"\n  change strength of c by 1 where c = this',
      '2:3 bad-wording: A wording needs words of its own, and a closing bracket for each opening one.',
    ],
  ],
  'bad-example': [
    [
      'keyword light\n  says "light"\n  example "Light as a feather."\n  change strength of c by 0 - 1 where c = this',
      '3:3 bad-example: "as" (character 7) is not understood. Here can be: "while", ".".',
    ],
    [
      'keyword light\n  says "light"\n  also "very light"\n  example "Very light."\n  change strength of c by 0 - 1 where c = this',
      '4:3 bad-example: This sentence is printed as "Light.". Write it like this.',
    ],
  ],
  'unread-text': [],
  'two-readings': [],
  hidden: [
    [
      inText('pending "{this} acts" where rank of top of deck of p > 2 by hc.turn.one-card', 'leave'),
      '3:58 hidden: This is public, but it reads the cards of `deck`, which some players cannot see. Count them, or read other zones.',
    ],
    [
      inText(
        'p must "Which?" by hc.card.text',
        '  option a: c in hand of p',
        '    "A"',
        '    compares "And chance."',
        '      p "mine" = sum of rank of d for d in hand of p',
        '      p "yours" = sum of rank of d for d in table of p',
      ),
      '7:22 hidden: This is public, but it reads the cards of `hand`, which some players cannot see. Count them, or read other zones.',
    ],
    [
      'total hand of p = sum of rank of c for c in hand of p, "ranks"',
      '1:1 hidden: This is public, but it reads the cards of `hand`, which some players cannot see. Count them, or read other zones.',
    ],
    [
      'value bonus of p: player = 0 + changes\ntext joker\n  change bonus of p by 1\ntotal table of p = bonus of p, "bonus"',
      '3:24 hidden: This changes `bonus`, which is public, while the card may be hidden. Write `text joker in` and zones that all players see.',
    ],
    [
      'value v of p: player = count c in (hand of p, table of p), "v"',
      '1:7 hidden: This is public, but it reads the cards of `hand`, which some players cannot see. Count them, or read other zones.',
    ],
    [
      'value v of p: player = any c in top 2 of deck of p where suit of c = hearts, "v"',
      '1:7 hidden: This is public, but it reads the cards of `deck`, which some players cannot see. Count them, or read other zones.',
    ],
    [
      'value v of p: player = count of table of holder of top of deck of p, "v"',
      '1:7 hidden: This is public, but it reads the cards of `deck`, which some players cannot see. Count them, or read other zones.',
    ],
    [
      'card host of card, under',
      '1:1 hidden: The board shows what a card is under. Write `while in` and zones whose cards players see.',
    ],
    [
      'number lane of card\nzone field of player, seen by nobody, in rows by lane "Sea", "Lock 1"',
      '2:6 hidden: Rows show a number of each card. Only a zone that all players see has them.',
    ],
    [
      'value side of c: card = count d in hand of holder of c where rank of d > 1\nzone field of player, seen by all, in rows by side "Sea"',
      '2:47 hidden: This is public, but it reads the cards of `hand`, which some players cannot see. Count them, or read other zones.',
    ],
    [
      'chain late, at most 3\nvalue shown-late of p: player = sum of rank of c for c in late, "late"',
      '2:7 hidden: This is public, but it reads the cards of `late`, which some players cannot see. Count them, or read other zones.',
    ],
    [
      'value shown-hand of p: player = sum of rank of c for c in hand of p, "hand"',
      '1:7 hidden: This is public, but it reads the cards of `hand`, which some players cannot see. Count them, or read other zones.',
    ],
  ],
};

describe.each(Object.entries(CASES).filter(([, cases]) => cases.length > 0))('%s', (code, cases) => {
  test.each(cases)('%s', (text, problem) => {
    const problems = problemsOf(text);
    if (code === 'circle') expect(problems.map((one) => one.replace(/^-?\d+:\d+/u, '57:1'))).toContain(problem);
    else expect(problems).toContain(problem);
  });
});

test('a document that is too long, too deep or empty gives one problem', () => {
  expect(withPlay('x'.repeat(400_001)).problems.map(({ code }) => code)).toEqual(['too-long']);
  expect(problemsOf(`value deep = ${'('.repeat(50)}1${')'.repeat(50)}`)).toEqual([
    '1:54 too-deep: Expressions lie in each other at most 80 deep. Name a part.',
  ]);
  expect(withPlay('# nothing').problems.map(({ code }) => code)).toEqual([
    'missing',
    'missing',
    'unknown-step',
    'unknown-step',
  ]);
});

test('refuses values and options that would take too long to work out, and finds them at once', () => {
  const chain = Array.from({ length: 60 }, (_, at) => `value v${at + 1} = v${at} + v${at}`);
  const doubled = ['value v0 = count of hand of active', ...chain, 'measure m of p = v60, weight 0.1, "m"'].join('\n');
  expect(problemsOf(doubled)[0]).toMatch(/^\d+:\d+ too-many: This takes too long to work out/u);
  const nested =
    'count a in table of players where any b in table of players where any c in table of players where any d in table of players where any e in table of players where a = e';
  expect(problemsOf(`value nested = ${nested}`)).toEqual([
    expect.stringContaining('1:16 too-many: This takes too long'),
  ]);
  expect(problemsOf(inText(`if (${nested}) > 0`, '  leave'))).toContainEqual(
    expect.stringContaining('too-many: This takes too long'),
  );
});

test('only one of two values is work, because only one is read', () => {
  const chain = Array.from({ length: 12 }, (_, at) => `value v${at + 1} = v${at} if turn = ${at} else v${at} + 1`);
  const value =
    'value v0 = count a in table of players where any b in table of players where any c in table of players where a = c';
  expect(problemsOf([value, ...chain, 'measure m of p = v12, weight 0.1, "m"'].join('\n'))).toEqual([]);
});

test('a comment may have any character', () => {
  expect(problemsOf('# one\u2028two\rthree\nnumber more of table')).toEqual([]);
});

test('what is public is not changed by hidden cards, also through other values', () => {
  const values = 'value bonus of p: player = 0 + changes\nvalue score of p: player = bonus of p, "score"';
  expect(problemsOf(`${values}\ntext joker\n  change bonus of p by 1`)).toEqual([
    '4:24 hidden: This changes `score`, which is public, while the card may be hidden. Write `text joker in` and zones that all players see.',
  ]);
  expect(problemsOf(`${values}\ntext joker in table\n  change bonus of p by rank of top of deck of p`)).toEqual([
    expect.stringContaining('4:24 hidden: This is public, but it reads the cards of `deck`') as string,
  ]);
  expect(problemsOf(`${values}\ntext joker in table\n  change bonus of p by 1 where holder of this = p`)).toEqual([]);
});

test('a measure reads the hidden cards of its own player, and of nobody else', () => {
  const own = 'value finest of q: player = most of rank of c for c in hand of q';
  expect(
    problemsOf(`${own}\nmeasure m of p = finest of p + count c in hand of p where suit of c = hearts, weight 1, "m"`),
  ).toEqual([]);
  const hidden =
    'A measure reads what its player sees, but the cards of `hand` are hidden from `p`. Count them, or read other zones.';
  expect(problemsOf(`${own}\nmeasure m of p = finest of next after p, weight 1, "m"`)).toEqual([
    `2:1 hidden: ${hidden}`,
  ]);
  expect(problemsOf('measure m of p = sum of rank of c for c in hand of players, weight 1, "m"')).toEqual([
    `1:1 hidden: ${hidden}`,
  ]);
  expect(problemsOf(`${own}\nmeasure m of p = most of finest of q for q in players, weight 1, "m"`)).toEqual([
    `2:1 hidden: ${hidden}`,
  ]);
});

test('a feature is of a player, reads what that player sees, and has a name of its own', () => {
  const own = 'feature best of p: player = most 2 of rank of c for c in hand of p';
  expect(
    problemsOf(`${own}\nfeature rank of p: player, c: card = rank of c\nfeature amount of p: player, n: number = n`),
  ).toEqual([]);
  expect(problemsOf(own.replace('most 2', 'most 10'))).toEqual([
    '1:34 unexpected: Here is `10`, but a whole number from 1 to 9 is expected.',
  ]);
  expect(problemsOf(own.replace('for c in hand of p', 'for c in hand of next after p'))).toEqual([
    '1:29 hidden: A feature reads what the player who is asked sees, and not the cards of `hand`. Count them, or read other zones.',
  ]);
  expect(problemsOf('feature best of c: card = rank of c')).toEqual([
    '1:1 wrong-count: A feature is of a player, `of p: player`, and can be of a card or a number of an option: `of p: player, c: card`.',
  ]);
  expect(problemsOf(`${own}\n${own}`)).toEqual([
    '2:9 taken-name: There is another feature `best`. Give this one a name of its own.',
  ]);
});

test('words are remembered, and options run over them', () => {
  expect(problemsOf('word shown of table: suit, "suit shown"')).toEqual([]);
  expect(
    problemsOf(
      `word shown of table: suit\n${inText('set shown to hearts by hc.card.text', 'set shown to none by hc.card.text')}`,
    ),
  ).toEqual([]);
  expect(problemsOf('word shown of table: rank')).toEqual([expect.stringContaining('unexpected: A type is') as string]);
  expect(problemsOf(`word shown of table: suit\n${inText('set shown to clubs by hc.card.text')}`)).toEqual([
    '4:18 unknown-name: Nothing is called `clubs` here.',
  ]);
  const named = ['p must "Name a suit." by hc.card.text', '  option name: s in suit', '    "Name {s}"'];
  expect(problemsOf(inText(...named, '    tell named "{p} names {s}."'))).toEqual([]);
  expect(problemsOf(inText(...named, '    set s to hearts'))).toEqual([
    expect.stringContaining('wrong-type: Only a name of this step') as string,
  ]);
});

test('a sentence shows values, and names those that have no name', () => {
  const says = (text: string): string[] => problemsOf(inText(`tell shown "${text}" by hc.card.text`));
  expect(says('{leader} leads with {tricks of p} tricks.')).toEqual([]);
  expect(says('{count of hand of p as cards} cards.')).toEqual([]);
  expect(says('{1 + 2} cards.')).toEqual(['3:5 missing: Name what the sentence shows: `{1 + 2 as name}`.']);
  expect(says('{tricks of}')).toEqual([expect.stringContaining('3:5 unexpected') as string]);
  expect(says('{hand of p}')).toEqual(['3:5 wrong-type: A sentence cannot show `hand`.']);
  expect(says('[{leader}: ]{tricks of p} tricks.')).toEqual([]);
  expect(says('{leader} leads[ with {tricks of p}].')).toEqual([
    '3:5 wrong-text: A part in brackets names a card, a player or a text that can be missing.',
  ]);
  expect(says('[{leader}: ]{tricks of p} tricks[ of many].')).toEqual([
    '3:5 wrong-text: A sentence has one part in brackets, such as `[ from {d}]`.',
  ]);
});

test('numbers and weights have bounds', () => {
  expect(problemsOf('value v = 1073741824')).toEqual([]);
  expect(problemsOf('value v = 1073741825')).toEqual([
    expect.stringContaining('but a number up to 1073741824') as string,
  ]);
  expect(problemsOf('measure m of p = 1, weight 1001, "much"')).toEqual([
    expect.stringContaining('1:28 unexpected: Here is `1001`, but a number up to 1000') as string,
  ]);
});

test('a problem inside an expression does not count for later ones', () => {
  const wrong = Array.from({ length: 20 }, (_, at) => `value w${at} = ((((((((1 + *))))))))`);
  expect(problemsOf([...wrong, 'value v = ((((1))))'].join('\n'))).toHaveLength(20);
});

test('reports at most 50 problems', () => {
  const lines = Array.from({ length: 80 }, (_, at) => `value v${at} = nothing-${at}`);
  expect(problemsOf(lines.join('\n'))).toHaveLength(50);
});

test('reads a document in linear time', () => {
  const world = {
    game: 'x',
    documents: withPlay(GUIDED).content.games[0]!.data!,
    rules: new Set<string>(),
    cards: new Map(),
  };
  const shapes = ['number a of table\n', 'value v = 1 + 1 + 1\n', '"a" ', '( ', '(\n', '#\n', 'x.'];
  for (const shape of shapes)
    expectLinear(
      (length) => shape.repeat(Math.floor(length / shape.length)),
      (text) => checkPlay(text, world),
      200_000,
    );
});

test('the play of a game without problems is checked once for each content', () => {
  const game = games[0]!;
  expect(playOf(game)).toBe(playOf(game));
});

test('totals and comments do not change what a play is known by', () => {
  const hashOf = (text: string): string => playOf(withPlay(text).content.game('high-card')).program!.hash;
  const more = '# a comment\ntotal table of p = (sum of\n  rank of c for c in table of p), "more"\n\n';
  expect(hashOf(`${more}${GUIDED}${more}`)).toBe(hashOf(GUIDED));
  expect(hashOf(`${GUIDED}number more of table\n`)).not.toBe(hashOf(GUIDED));
});
