/**
 * The forms of the play language: one table. The parser reads a line by the form that its first word has here. The editor takes its colours
 * and its completion from here, and `npm run generate` writes docs/guide/play-reference.md.
 *
 * In a form, <…> is a part that an author writes, […] can be left out, and all other words are written as they are.
 */

export type FormGroup =
  | 'declaration'
  | 'change'
  | 'block'
  | 'text'
  | 'question'
  | 'set'
  | 'pending'
  | 'wording'
  | 'expression'
  | 'sign'
  | 'constant';

export interface PlayForm {
  /** The word by which the parser knows the form. */
  readonly word: string;
  readonly form: string;
  /** What it does, in a sentence. */
  readonly says: string;
  readonly example: string;
}

const form = <const Word extends string>(word: Word, written: string, says: string, ...example: string[]) => ({
  word,
  form: written,
  says,
  example: example.join('\n'),
});

const ASKED = ['p may "Play a card." by x.play', '  option play: c in hand of p', '    "Play {c}"'];
const CHOSEN = [
  'p chooses "Which cards?" by x.discard',
  '  option discard: c in hand of p',
  '    "Discard {c}"',
  '    move c to spent of p',
];
const PAID = [
  'while owed > 0',
  '  p must "Pay {owed}." by x.pay',
  '    option pay: c in hand of p',
  '      "Pay with {c}"',
  '      gives rank of c',
  '      take rank of c from owed',
  '      move c to spent of p',
  '    option pay-top where count of deck of p > 0',
  '      "Pay with the top card of your deck"',
  '      gives 1',
  '      again up to count of deck of p times',
  '      take 1 from owed',
  '      move top of deck of p to spent of p',
  '    total covers owed "points"',
  '    done "Pay"',
];
const PENDING = [
  'wait on casting with c by x.cast',
  '  pending "{p} casts {c}" by x.cast',
  '    on target',
  '    stopped if stopped of c',
  '  move c to board of p',
];
const VERB = ['verb draw for p with n: number', '  says "draw {n a card|cards}"'];
const DRAWS = ['  repeat n times', '    move top of deck of p to hand of p by x.draw'];
const PHRASE = [
  'phrase gift of gifts, whole',
  '  says "at the start of your turn, take {more one coin|coins}." sets season to spring',
  '  says "take {more one coin|coins} when you are hurt." sets season to autumn',
];
const KEYWORD = ['keyword strong with more: number in board', '  says "strong {more}"'];
const HEARD = ['  when hurt with p, n where p = holder of this', '    move this to spent of p by x.text'];

/** The forms of each group, in the order in which a reader needs them. */
export const FORMS = {
  declaration: [
    form(
      'zone',
      'zone <name> of <player or table>[, "<title>"][, 1 to <number>][, pile][, seen by <all, nobody or its player>][, top seen by all][ if <condition> else <all, nobody or its player>][, shown in the <front, back, side, piles or strip>][, shown as a pile][, hidden while empty][, in rows by <number> "<title of a row>"[ in the <front, back, side or strip>]]',
      'A place for cards that each player has, or that all players share: write the name of a zone of the table without `of`. With `1 to`, each player has several, with numbers. With `shown as a pile`, the board draws it as a pile, although its cards are seen one by one. With `hidden while empty`, the board draws it only while it has cards. A row for each value of a number of cards, from 0 up, can have a place of its own. A line `by` names a rule that it follows.',
      'zone deck of player, pile, seen by nobody',
      'zone market of table, seen by all',
      'zone column of player, 1 to 3, seen by all',
      '  by x.turn',
      'zone spent of player, pile, seen by all if spent.open else nobody',
      'zone fleet of player, "Fleet", seen by all, shown in the front, in rows by lock "Sea", "Lock 1" in the back',
    ),
    form(
      'ending',
      'ending <name> "<how it ended>"',
      'A way in which a match ends, so that steps and values can name it.',
      'ending last-heart "the last heart"',
    ),
    form(
      'number',
      'number <name> of <player, card, table, turn, zone, action of card, field of player, field of table or side of table>[, "<title>" or open][, while in <zone>][, until <moment>]',
      'A number that is remembered. At first it is 0. The board shows it under its title. With `open`, all players know it, and the board does not show it. Of a field: one for each of its words. Of a number of players, such as their side: one for each of its values from 1.',
      'number tricks of player, "tricks"',
      'number score of tricks of table',
      'number uses of action of card, until new-turn',
      'number tricks-in of suit of player, "tricks"',
    ),
    form(
      'mark',
      'mark <name> of <player, card, table, turn, zone, action of card, field of player, field of table or side of table>[, "<title>" or open][, turned][, while in <zone>][, until <moment>]',
      'A yes or no that is remembered. At first it is no.',
      'mark tired of card, turned, while in board',
      'mark frozen of column, "frozen", while in column',
    ),
    form(
      'player',
      'player <name> of <player, card, table, turn, zone, action of card, field of player, field of table or side of table>[, "<title>"][, while in <zone>][, until <moment>]',
      'A player who is remembered. At first it is none.',
      'player leader of table',
    ),
    form(
      'card',
      'card <name> of <player, card, table, turn, zone, action of card, field of player, field of table or side of table>[, under][, while in <zone>][, until <moment>]',
      'A card that is remembered. With `under`, the board draws a card under the card that it remembers.',
      'card host of card, under, while in board',
    ),
    form(
      'word',
      'word <name> of <player, card, table, turn, zone, action of card, field of player, field of table or side of table>: <field of words>[, "<title>"][, while in <zone>][, until <moment>]',
      'A word of a field that is remembered. At first it is none.',
      'word led of table: suit, "suit led"',
    ),
    form(
      'value',
      'value <name>[ of <name>: <type>] = <expression>[ + changes][, "<title>"[ if <condition>][, also at 0 or hidden at 0][, added up]]',
      'A value that is computed whenever it is read. With `+ changes`, texts can change it. Under a title, the board shows it: on cards only if it is not 0, or `also at 0`, and only if the condition after the title holds; of a player always, or `hidden at 0`. What is `added up` has a sum at the head of each zone with numbers. A line `by` names a rule that it follows.',
      'value strength of c: card = rank of c + changes',
      '  by x.fight',
      'value power of c: card = strength of c, "power", also at 0, added up',
      'value life of c: card = power of c - wounds of c, "life" if kind of c = guest, also at 0',
      'value debts of p: player = owed of p, "debts", hidden at 0',
    ),
    form(
      'moment',
      'moment <name>[ with <name>: <type>][ on <queue>][ chosen by <player> "<question>" by <rule>]',
      'Something that texts can listen to.',
      'moment hurt with p: player, n: number on aftermath chosen by p "Which text saves you?" by x.order',
    ),
    form(
      'chain',
      'chain <name>, at most <number>[, asked again after each][, not shown]',
      'Holds what waits for answers. The newest entry comes up first. With `not shown`, tables do not list what waits.',
      'chain casting, at most 8, asked again after each',
    ),
    form(
      'queue',
      'queue <name>, at most <number>[, chosen by <player> "<question>" by <rule>][, not shown]',
      'Holds texts and blocks that wait. The first one comes up first, or the next one is chosen.',
      'queue aftermath, at most 40, chosen by active "Which text acts next?" by x.order',
    ),
    form(
      'window',
      'window <name>[ for <name>][ with <name>: <type>][ on <chain>]',
      'One question to several players, in order, until all pass in a row. With `, once`, each player is asked once.',
      'window answers for actor on casting',
      '  p in players after actor may "Do you answer?" by x.answer',
      '    option answer: c in hand of p',
      '      "Answer with {c}"',
      '      do cast for p with c',
    ),
    form(
      'step',
      'step <name>[ for <player>][ with <name>: <type>]',
      'A part of the play, with statements.',
      'step cast for p with c: card',
      '  move c to board of p by x.cast',
    ),
    form(
      'text',
      'text <card>[ in <zone>][ while <condition>][ "<printed text>"]',
      'What the text of one card does.',
      'text ward in board while turn > 2 "Discard this card instead of losing hearts."',
      '  instead of hurt with p, n where holder of this = p',
      '    move this to spent of p by x.text',
    ),
    form(
      'always',
      'always[ while <condition>]',
      'What the rules say, and no card.',
      'always while turn < 3',
      '  instead of hurt with p, n',
      '    tell grace "{p} is not hurt in the first turns." by x.grace',
    ),
    form(
      'verb',
      'verb <name>[ for <player>][ with <name>: <type>]',
      'What texts of cards do, with its wording. It is also a step.',
      ...VERB,
      ...DRAWS,
    ),
    form(
      'trigger',
      'trigger <name>[ for <player>][ with <name>: <type>][ in <zone>][ on <field> <word>]',
      'When a text of a card acts, with its wording.',
      'trigger wounded for p in board',
      '  says "when you lose hearts"',
      '  when hurt with p, n where p = holder of this',
      '  by x.text',
    ),
    form(
      'keyword',
      'keyword <name>[ with <name>: <type>][ in <zone>]',
      'A whole sentence of a card, with its wording and what it does.',
      ...KEYWORD,
      '  change strength of c by more where c = this',
    ),
    form(
      'entries',
      'entries <group>',
      'The members of entries that phrases set: a `number` with or without bounds, a `mark`, a `word` of a list or of a field, a `card`, or a `line`. `needs <member>[ of <group>] before <member> <word>`: the word makes no sense before an entry of the text has the member.',
      'entries gifts',
      '  number more from 1 to 9',
      '  word season: spring, autumn',
    ),
    form(
      'phrase',
      'phrase <name> of <group>[, whole|, words of <field>[ of <group>][ with <member>]]',
      'Makes entries of a group from the texts of cards. With `whole`, it reads the text of an entry. With `words of`, it makes an entry of each amount of a field, and of each word that it says. Other phrases are parts of these.',
      ...PHRASE,
    ),
    form(
      'variants',
      'variants of <group>',
      'Common ways to write what the phrases of a group say in other words. `[a|b]` is one of several, `#` a number, `^` a number with a sign, `_` a word, `*` some words and `~` the card. In the words of the phrases, `#+1`, `#-1`, `+#` and `-#` are computed. They are tried only for a text that the phrases do not read.',
      'variants of gifts',
      '  "[get|receive] #" for "take #"',
      '  "fruits" for "coins" not after "ripe"',
    ),
    form(
      'hints',
      'hints',
      'What texts cannot say in this game: words that people write, in the form of variants, and what can be written. An editor sees the hint if the reading of a text stopped at such words.',
      'hints',
      '  "[at random|randomly]" says "Players choose cards. Write it without “at random”."',
    ),
    form(
      'measure',
      'measure <name> of <name> = <number>, weight <number>, "<what is measured>"',
      'A measure by which bots that think ahead score a position. With a weight below 0.01, bots that learn count it in hundreds.',
      'measure tricks of p = tricks of p, weight 0.5, "tricks taken"',
    ),
    form(
      'feature',
      'feature <name> of <name>: player[, <name>: <card or number>] = <number>[, weight <number>]',
      'A number of a position for bots that learn, as the player sees it. With a card or a number, a number of each option that names one. A document with features says all that such bots read, besides cards, zones and the turn. A number of hundreds has a small weight, so that it counts no more than others.',
      'feature lead of p: player = tricks of p - most of tricks of q for q in players after p',
      'feature rank of p: player, c: card = rank of c',
      'feature life of p: player = life of p, weight 0.01',
    ),
    form(
      'total',
      'total <zone> of <name> = <number or amounts>[, "<title>"]',
      'A number that the board shows at a zone of each player. Amounts are shown with their own labels.',
      'total board of p = sum of rank of c for c in board of p, "ranks"',
    ),
    form(
      'statistic',
      'statistic <name> "<title>" = <event>, or moves[ from <zones>][ to <zones>], or <statistic> per <statistic, turns or decisions>',
      'What the lab counts: events, moved cards, or one statistic divided by another. A document with statistics names all that is counted besides turns, decisions and wins.',
      'statistic lost "Cards lost" = moves from hand or deck to spent',
      'statistic losses "Cards lost per turn" = lost per turns',
    ),
    form(
      'lab',
      'lab <starter, drawn or played> = <event>, or moves[ from <zones>][ to <zones>]',
      'What the lab takes for the first player, for cards that are drawn and for cards that are played, if the declarations do not say it.',
      'lab starter = first-chosen',
      'lab played = moves to board or spent',
    ),
    form(
      'known',
      'known "<claim>" <more or less> <metric> in <number> games with <parameter> = <value>[, …][ where <parameter> = <value>[, …]]',
      'An effect of other values that the lab must find: `rw lab-check` plays so many games in each mode with the values after `where`.',
      'known "Larger hands make longer turns." more decisions-per-turn in 64 games with hand.size = 9',
    ),
    form(
      'needs',
      'needs <condition>, "<reason>"',
      'What the parameters of a mode must be, because the document plays nothing else. The condition reads parameters alone. Other values are refused.',
      'needs hand.size > 0, "Nobody can play without cards."',
    ),
    form(
      'motion',
      'motion <strike, shuffle, count, total, hit, resolve or out> of <event>',
      'How the board shows an event, besides the cards that move.',
      'motion strike of attacked',
    ),
  ],
  change: [
    form(
      'set',
      'set <what is remembered> to <value>[ by <rule>]',
      'Remembers another value.',
      'set leader to p by x.lead',
    ),
    form(
      'add',
      'add <number> to <what is remembered>[ by <rule>]',
      'Adds to a number or to amounts.',
      'add 1 to tricks of p by x.trick',
    ),
    form(
      'take',
      'take <number> from <what is remembered>[ by <rule>]',
      'Takes from a number or from amounts.',
      'take 2 from hearts of p by x.hurt',
    ),
    form(
      'move',
      'move <card> to <zone>[ by <rule>], or move <card> under <zone>[ by <rule>]',
      'Puts a card on top of a zone, or under it.',
      'move c to hand of p by x.draw',
      'move c under deck of p by x.back',
    ),
    form('shuffle', 'shuffle <zone>[ by <rule>]', 'Shuffles the cards of a zone.', 'shuffle deck of p by x.start'),
    form(
      'make',
      'make <name of a card> in <zone>[ by <rule>]',
      'Puts a new card on top of a zone, such as a token. It is in no deck, and its owner is the player with the zone. The name is the id of a card, `name of` a card, or a field of type `card`.',
      'make lamp in board of p by x.token',
    ),
    form(
      'show',
      'show <cards> to <player>[ by <rule>], or show <cards> to players[ by <rule>]',
      'Lets a player, or all players, know hidden cards until these move or are shuffled.',
      'show hand of p to players by x.show',
    ),
    form(
      'hide',
      'hide <cards> from <player>[ by <rule>], or hide <cards> from players[ by <rule>]',
      'Ends what `show` gave: a player, or all players, no longer know hidden cards.',
      'hide top 2 of deck of p from p by x.show',
    ),
    form(
      'tell',
      'tell <name> "<sentence>"[ by <rule>]',
      'Names an event and says it in a sentence. Braces show a name or any value, such as `{score of p}`. `{p as winner}` gives a value of the event a name of its own, and `{n as result: won, lost}` says a number from 0 in words. A part in brackets is left out if a card, a player or a text that it names is missing.',
      'tell cast "{p} casts {c}." by x.cast',
      'tell won "{p as winner} takes {n as points} points." by x.trick',
      'tell left "{count of hand of p as cards} cards are left." by x.trick',
    ),
    form('let', 'let <name> = <value>[ by <rule>]', 'Keeps a value under a name.', 'let lot = random player'),
    form(
      'by',
      'by <rule>',
      'Counts the rule, and cites it for the rest of the block.',
      'by x.draw',
      'move c to hand of p',
    ),
    form(
      'under',
      'under <rule>',
      'Cites the rule for the rest of the block, and does not count it.',
      'under x.draw',
      'set leader to p',
    ),
  ],
  block: [
    form('if', 'if <condition>', 'Runs its block if the condition holds.', 'if hearts of p = 0', '  leave'),
    form(
      'else',
      'else, or else if <condition>',
      'Follows the block of an `if`, and runs if its condition does not hold.',
      'if hearts of p = 0',
      '  leave',
      'else if turn > 9',
      '  do deal',
      'else',
      '  do act for p',
    ),
    form(
      'while',
      'while <condition>',
      'Runs its block again as long as the condition holds.',
      'while count of hand of p < 5',
      '  move top of deck of p to hand of p by x.draw',
    ),
    form(
      'repeat',
      'repeat <number> times',
      'Runs its block a number of times.',
      'repeat 5 times',
      '  move top of deck of p to hand of p by x.draw',
    ),
    form(
      'for',
      'for each <name> in <cards, players, entries or field of words>[ where <condition>], or for each <name> from <number> to <number>[ where <condition>]',
      'Runs its block for each of the cards or players that are there when it starts, for each entry of a card, or for each number.',
      'for each q in players after p',
      '  add 1 to tricks of q by x.trick',
      'for each n from 1 to 3',
      '  move top of deck of p to column n of p by x.draw',
    ),
    form(
      'pending',
      'pending "<what is done>"[ with <card>][ where <condition>][ by <rule>]',
      'In the first line of a step, or of what waits: tables list it among the pending actions while it waits and runs. Braces show the player, the card and an action of the card.',
      ...PENDING,
    ),
    form('stop', 'stop', 'Ends the loop.', 'while yes', '  stop'),
    form('leave', 'leave', 'Ends the step.', 'leave'),
    form('end', 'end the turn', 'No further step of the turn starts.', 'end the turn'),
    form(
      'do',
      'do <step>[ for <player>][ with <value>][ by <rule>], do the setup steps[ by <rule>], or do the turn of <player>[ by <rule>][, each step by <rule>]',
      'Runs a step, or the steps that the mode lists.',
      'do cast for p with c',
      'do the setup steps by x.start',
      'do the turn of p by x.turn',
      'do the turn of p by x.turn, each step by x.steps',
    ),
    form(
      'happens',
      'happens <moment>[ with <value>][ by <rule>]',
      'Raises a moment. Its block is what happens unless a text acts instead.',
      'happens hurt with p, 2 by x.hurt',
      '  take 2 from hearts of p',
    ),
    form(
      'open',
      'open <window>[ for <player>][ with <value>][ by <rule>]',
      'Asks the players of a window.',
      'open answers for p by x.answer',
    ),
    form(
      'wait',
      'wait on <chain or queue>[ with <card>][ by <rule>]',
      'Lets its block wait until its entry comes up.',
      'wait on casting with c by x.cast',
      '  move c to board of p',
    ),
    form(
      'resolve',
      'resolve <chain or queue>[ by <rule>]',
      'Lets all that waits come up.',
      'resolve aftermath by x.order',
    ),
    form('go', 'go on[ by <rule>]', 'In a text that acts instead: lets the moment happen after all.', 'go on'),
    form(
      'perform',
      'perform <action> with <card> for <player>[ by <rule>]',
      'Plays an action of a card.',
      'perform a with c for p by x.act',
    ),
    form(
      'nobody',
      'nobody wins as <name> "<how it ended>"[ by <rule>], or nobody wins as <ending>[ by <rule>]',
      'Ends the match without a winner.',
      'nobody wins as tie "several players have the most tricks" by x.end',
    ),
    form(
      'every',
      'every <name> in <players>[ where <condition>] wins as <name> "<how it ended>"[ by <rule>], or the same with as <ending>',
      'Ends the match. All players that fit win together, such as partners. If no player fits, no player wins.',
      'every q in players where tricks of q > 6 wins as most-tricks "the most tricks" by x.end',
    ),
  ],
  question: [
    form(
      'must',
      '<player> must[, any number of times] "<question>"[ if <condition> else "<question>"][ by <rule>]',
      'Asks a player, who chooses one option. With `any number of times`, asks again as long as there is an option. Braces show any value, and `{n card|cards}` a number with its word.',
      'p must "Play one of {count of hand of p card|cards}." if turn > 1 else "Play a card." by x.play',
      '  option play: c in hand of p',
      '    "Play {c}"',
      '    move c to table of p',
    ),
    form(
      'may',
      '<player> may[, any number of times] "<question>"[ if <condition> else "<question>"][ by <rule>]',
      'Asks a player, who chooses one option or passes. With `any number of times`, asks again until the player passes.',
      'p may, any number of times "Play a card." by x.play',
      '  option play: c in hand of p',
      '    "Play {c}"',
      '    move c to table of p',
    ),
    form(
      'chooses',
      '<player> chooses "<question>"[ if <condition> else "<question>"][ by <rule>]',
      'Asks a player for a set of cards. The body of the option runs for each chosen card.',
      ...CHOSEN,
      '  done "Keep the others"',
    ),
    form(
      'wins',
      '<player> wins as <name> "<how it ended>"[ by <rule>], or <player> wins as <ending>[ by <rule>]',
      'Ends the match with a winner.',
      'p wins as last-heart "the last heart" by x.end',
    ),
    form(
      'is',
      '<player> is out[ by <rule>]',
      'A player does not play any more. Loops, questions and turns leave the player out.',
      'p is out by x.end',
    ),
    form(
      'option',
      'option <name>[: <name> in <cards or players>][: <name> from <number> to <number>][ where <condition>]',
      'What can be chosen: up to two things, which are two cards or of two kinds. The first line of its block is the text of the button.',
      ...ASKED,
    ),
    form(
      'pass',
      'pass "<text of the button>"[ where <condition>]',
      'Names the button to pass, and says when the player may pass. Its block runs after a pass.',
      ...ASKED,
      '  pass "Play nothing" where turn > 1',
      '    leave',
    ),
    form(
      'gives',
      'gives <number>[, <number>]',
      'What an option gives to the `total` of its question, or to each of its totals.',
      ...PAID,
    ),
    form(
      'members',
      'members where <condition>',
      'The cards of the set, if the question offers only one of equal ones.',
      ...PAID.flatMap((line) =>
        line.includes('gives rank of c') ? [line, '      members where rank of c > 0'] : [line],
      ),
    ),
    form(
      'acts',
      'acts on <zone>',
      'The zone of the asked player on which an option acts that names nothing. People can press it on the board.',
      ...ASKED,
      '  option draw where count of deck of p > 0',
      '    "Draw a card"',
      '    acts on deck',
      '    move top of deck of p to hand of p',
    ),
    form(
      'again',
      'again up to <number> times',
      'How often people can choose an option without a card in one set. Without this line, once.',
      ...PAID,
    ),
    form(
      'feature',
      'feature <name> = <number>[, weight <number>]',
      'A number of an option for bots that learn. It can read the names of its step.',
      ...ASKED,
      '    feature left = count of hand of p - 1',
      '    move c to table of p',
    ),
    form(
      'costs',
      'costs <amount> from <what is remembered> because "<reason>"[ by <rule>]',
      'The price of an option. It is shown on the button and taken first.',
      ...ASKED,
      '    costs cost of c from coins of p because "You do not have the coins." by x.pay',
    ),
    form(
      'unless',
      'unless <condition> because "<reason>"[ by <rule>]',
      'Refuses an option and tells the player why.',
      ...ASKED,
      '    unless suit of c = hearts because "Hearts are not played now." by x.play',
    ),
    form(
      'otherwise',
      'otherwise because "<reason>"[ by <rule>]',
      'Tells why a card is not offered, if no `unless` does: the card is not among those of the option.',
      ...ASKED,
      '    otherwise because "Only cards of your hand are played." by x.play',
    ),
    form(
      'button',
      'button "<text of the button>"[ where <condition>]',
      'Gives the button of an option another text. The first one whose condition holds is shown. Braces show any value, and `{n card|cards}` a number with its word.',
      ...ASKED,
      '    button "Play your last card" where count of hand of p = 1',
    ),
    form(
      'price',
      'price <number> "<unit of one>|<units>"[ where <condition>]',
      'What an option will cost, if its body asks for the payment. The button shows the first one whose condition holds.',
      ...ASKED,
      '    price cost of c "coin|coins"',
      '    do pay for p with cost of c',
    ),
    form(
      'risk',
      'risk "<what can go wrong>"[ where <condition>]',
      'Warns of an option, or of a pass. The first one whose condition holds is shown. `{n card|cards}` shows a number with a word.',
      ...ASKED,
      '    risk "you lose {turn card|cards}" where turn > 3',
    ),
    form(
      'compares',
      'compares "<what is not known yet>"[ by <rule>]',
      'Shows the sums that an option will compare, with a line for each side: a sum over cards, a number, or several numbers with their names. All players can work them out.',
      ...ASKED,
      '    compares "Each side adds a card from the deck." by x.fight',
      '      p "attack" = sum of rank of d for d in board of p',
      '      next after p "defense" = rank of host of c "printed", turn "more"',
    ),
  ],
  set: [
    form('exactly', 'exactly <number>', 'How many cards are chosen.', ...CHOSEN, '  exactly 2', '  done "Discard"'),
    form(
      'at',
      'at least <number>, or at most <number>',
      'The fewest or the most cards.',
      ...CHOSEN,
      '  at least 1',
      '  at most 3',
      '  done "Discard"',
    ),
    form(
      'total',
      'total <amount of a card> covers <amount>, or total covers <number> "<what is owed>"[, <number> "<what is owed>"]',
      'What the chosen cards give together is at least this. In a question that is asked again, it is what is still owed. Of several numbers, those of 0 are left out.',
      ...CHOSEN,
      '  total cost of c covers 5',
      '  done "Discard"',
    ),
    form(
      'done',
      'done "<text of the button>"[ where <condition>]',
      'The button that ends the choice. At the end of a question that is asked again for what is missing, it lets people choose several cards at once.',
      ...PAID,
    ),
  ],
  pending: [
    form('on', 'on <card or player>, …', 'The targets. None is left out.', ...PENDING),
    form('stopped', 'stopped if <condition>', 'When it has no effect any more.', ...PENDING),
    form(
      'waiting',
      'waiting if <condition>',
      'When a step that runs, or an entry that has come up, still waits, for example while it is paid for.',
      'pending "{p} acts" with host of p by x.cast',
      '  waiting if not paid',
    ),
  ],
  text: [
    form(
      'when',
      'when <moment>[ with <name>][ where <condition>]',
      'Acts when a moment happens.',
      'text echo in board "When you lose hearts, discard this card."',
      ...HEARD,
    ),
    form(
      'instead',
      'instead of <moment>[ with <name>][ where <condition>]',
      'Acts instead of what happens.',
      'text ward in board "Discard this card instead of losing hearts."',
      '  instead of hurt with p, n where holder of this = p',
      '    move this to spent of p by x.text',
    ),
    form(
      'action',
      'action "<name>" for <player>',
      'An action of a card, which `perform` plays.',
      'text lamp in board',
      '  action "Shine" for p',
      '    add 1 to tricks of p by x.text',
    ),
    form(
      'change',
      'change <value>[ of <name>] by <number>[ where <condition>]',
      'Changes a value that ends with `+ changes`.',
      'text banner in board "Your cards have 1 more strength."',
      '  change strength of c by 1 where owner of c = owner of this',
    ),
    form(
      'by',
      'by <rule>',
      'Names the rule that covers the parts of the text after it.',
      'text banner in board "Your cards have 1 more strength."',
      '  by x.text',
      '  change strength of c by 1 where owner of c = owner of this',
    ),
  ],
  wording: [
    form(
      'says',
      'says "<wording>"[ on <field> <word>][ sets <member> to <value>]',
      'The wording that is printed. In a phrase, it can be for some cards only, and set members of the entry without words.',
      ...PHRASE,
    ),
    form(
      'also',
      'also "<wording>"[ on <field> <word>][ sets <member> to <value>]',
      'A wording that is only read.',
      ...VERB,
      '  also "take {n a card|cards} from your deck"',
      ...DRAWS,
    ),
    form(
      'example',
      'example "<sentence>"',
      'A sentence that must be read with this declaration, in one way.',
      ...VERB,
      '  example "When you lose hearts, draw two cards."',
      ...DRAWS,
    ),
    form(
      'reads',
      'reads "<meaning>"[ on <field> <word>][ sets <member> to <value>]',
      'What it means in the words of the author. The page of a card shows it. Without it, the page shows the name and the values, or the wording of the phrase. A phrase can have several.',
      ...VERB,
      '  reads "move {n a card|cards} from the deck to the hand"',
      ...DRAWS,
    ),
    form(
      'reminder',
      'reminder "<text>"',
      'The text that can follow a keyword in brackets.',
      ...KEYWORD,
      '  reminder "{this} counts more"',
      '  change strength of c by more where c = this',
    ),
    form(
      'possible',
      'possible if <condition>',
      'Stops a verb that cannot act.',
      ...VERB,
      '  possible if count of deck of p > 0',
      ...DRAWS,
    ),
  ],
  expression: [
    form(
      'count',
      'count <name> in <cards or players>[ where <condition>], count <name> from <number> to <number>[ where <condition>], or count of <cards or players>',
      'How many there are.',
      'count c in (hand of p, table of p) where rank of c > 2',
    ),
    form(
      'sum',
      'sum of <number> for <name> in <cards or players>[ where <condition>]',
      'The sum over cards or players.',
      'sum of rank of c for c in hand of p',
    ),
    form(
      'most',
      'most[ <number>] of <number> for <name> in <cards or players>[ where <condition>]',
      'The largest number, at least 0. With a number, the second largest, and so on.',
      'most of rank of c for c in hand of p',
      'most 2 of rank of c for c in hand of p',
    ),
    form(
      'any',
      'any <name> in <cards or players>[ where <condition>]',
      'Whether there is one.',
      'any c in hand of p where suit of c = hearts',
    ),
    form(
      'every',
      'every <name> in <cards or players> where <condition>',
      'Whether the condition holds for all.',
      'every c in hand of p where suit of c = hearts',
    ),
    form(
      'no',
      'no <name> in <cards or players>[ where <condition>]',
      'Whether there is none. Without a name, it is the value no.',
      'no c in hand of p where suit of c = hearts',
    ),
    form(
      'top',
      'top of <zone or chain>, or top <number> of <zone>',
      'The top card, or none. With a number, a set of cards from the top on.',
      'top of deck of p',
      'any c in top 3 of deck of p where rank of c > 2',
    ),
    form(
      'bottom',
      'bottom of <zone>, or bottom <number> of <zone>',
      'The lowest card, or none. With a number, a set of cards from the bottom on.',
      'bottom of deck of p',
    ),
    form(
      'random',
      'random <number>, or random player',
      'A number from 0 to one less than this, or a player. It needs a `let` of its own.',
      'random 6',
    ),
    form(
      'players',
      'players, players from <player>, or players after <player>',
      'All players, from one on in turn order, or all after one.',
      'players after p',
    ),
    form('next', 'next after <player>', 'The next player in turn order.', 'next after p'),
  ],
  sign: [
    form('if', '<value> if <condition> else <value>', 'One of two values.', '2 if turn > 3 else 1'),
    form('or', '<condition> or <condition>', 'Whether one of them holds.', 'turn > 3 or leader = p'),
    form('and', '<condition> and <condition>', 'Whether both hold.', 'turn > 3 and leader = p'),
    form('not', 'not <condition>', 'Whether it does not hold.', 'not leader = p'),
    form('has', '<list> has <word>', 'Whether a word is in a list of a card.', 'traits of c has lamp'),
    form(
      'covers',
      '<amounts> covers <amounts>',
      'Whether there is at least as much of everything.',
      'gives of c covers wish of c',
    ),
    form('in', '<card> in <cards>', 'Whether a card is there.', 'c in hand of p'),
    form('is', '<player> is out', 'Whether a player does not play any more.', 'p is out'),
    form(
      'of',
      '<name> of <card, player or entry>, <zone> <number> of <player>, or <group> <number> of <card>',
      'What belongs to a card, to a player or to an entry of a card.',
      'rank of c',
      'cost of actions 2 of c',
    ),
  ],
  constant: [
    form('yes', 'yes', 'A condition that holds.', 'yes'),
    form('none', 'none', 'No card, or no player.', 'none'),
    form('unlimited', 'unlimited', 'A parameter without a limit.', 'copies = unlimited'),
    form('turn', 'turn', 'The number of the turn.', 'turn'),
    form('active', 'active', 'The player whose turn it is.', 'active'),
    form('this', 'this', 'The card of a text.', 'owner of this'),
    form('owner', 'owner of <card>', 'The player whose card it is.', 'owner of c'),
    form('holder', 'holder of <card>', 'The player in whose zone it is.', 'holder of c'),
    form('name', 'name of <card>', 'Which card it is.', 'name of c = ace-of-hearts'),
  ],
} as const satisfies Readonly<Record<FormGroup, readonly PlayForm[]>>;

/** The first words of the forms of a group. */
export type WordOf<Group extends FormGroup> = (typeof FORMS)[Group][number]['word'];

/** Readers of a group, by the word of the form. The table decides which there are. */
export type Readers<Group extends FormGroup, Result> = Readonly<Record<WordOf<Group>, Result>>;

/** The reader of a word, if the group has it. */
export const readerOf = <T>(readers: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(readers, word) ? readers[word] : undefined;

/** The runs of words of a form that are written as they are, in order. */
export const phrasesOf = (written: string): string[] =>
  written
    .replaceAll(/<[^<>]*>|"[^"]*"|, or /gu, '|')
    .split(/[^a-z ]+/u)
    .map((run) => run.trim())
    .filter((run) => run !== '');

/** The words with which forms of a group start, such as `wait on`. */
export const startsOf = (group: FormGroup): string[] =>
  (FORMS[group] as readonly PlayForm[]).flatMap(({ word, form: written }) => [
    ...new Set(phrasesOf(written).filter((phrase) => phrase.split(' ')[0] === word)),
  ]);

/** The words that follow in a line that a form of these groups starts. */
export const wordsAfter = (groups: readonly FormGroup[], word: string): string[] => [
  ...new Set(
    groups.flatMap((group) =>
      (FORMS[group] as readonly PlayForm[])
        .filter((one) => one.word === word)
        .flatMap((one) => phrasesOf(one.form).filter((phrase) => phrase.split(' ')[0] !== word)),
    ),
  ),
];
