/** The words of a question: folded, without the words that every question has, as stems, with the words that mean the same. */
import { stemmer } from 'stemmer';
import { foldText } from '../card-query-fields.ts';

const MOST_CHARACTERS = 200;
const MOST_WORDS = 24;

const wordsIn = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);

/** Words that say nothing about the subject of a question. */
const EMPTY = new Set(
  wordsIn(`a about am an and any anything are as at be been being by can cannot could d did do does doesn don else elses ever for from get gets
    go goes got had happen happens has have how i if in into is isn it its just ll m many may me might much must my need of on or our per please re rule rules s say
    shall should so some someone than that the their them then there these they thing this those to us ve was we were what when where which who
    whom whose why will with would you your yours yourself play playing game mean means up exist exists
    he she him his her hers himself herself guy guys now also somebody ok okay fine possible still even really actually`),
);

const SIZES = wordsIn('size big large long number amount').map((word) => stemmer(word));
const AMOUNTS = new Set(
  wordsIn('many much long often big large size max min maximum minimum most least limit number amount'),
);

/** Words that mean the same in the rules of any game. The words of one game are in its documents. */
const SAME: readonly (readonly string[])[] = [
  ['first', 'start', 'begin'],
  ['cost', 'fee', 'price'],
  ['what happens if i do not', "what happens if i don't", 'penalty', 'loss'],
  ['maximum', 'max', 'at most', 'limit', 'up to', 'most'],
  ['minimum', 'min', 'at least', 'smallest', 'fewest'],
  ['twice', 'two times', 'once'],
  ['how many', 'max', 'at most', 'number'],
  ['win', 'victory', 'wins the'],
  ['lose', 'loss', 'loses the'],
  ['empty', 'run out', 'runs out', 'no cards left', 'out of cards'],
  ['tie', 'equal', 'is a draw', 'tied', 'same total', 'same cost', 'same score', 'same number', 'same value'],
  ['order', 'steps', 'sequence', 'phases'],
  ['have to', 'must', 'forced', 'required', 'at least', 'optional'],
  ['same time', 'both', 'simultaneously'],
  ['excess', 'greater', 'rest', 'overkill', 'too much'],
  ['look', 'see', 'look through', 'know'],
  ['opponent', "someone else's", 'someone elses', 'someone else', 'another player', 'other player', 'every player'],
  ['someone else', 'anyone else', 'others', 'nobody', 'no one'],
  ['right away', 'immediately', 'same turn', 'at once'],
  ['refuse', 'decline', 'do not want', "don't want"],
  ['fight', 'battle', 'combat', 'duel', 'clash'],
  ['space', 'room', 'full', 'no place'],
  ['announce', 'out loud', 'aloud', 'declare'],
  ['quick', 'quicker', 'short', 'shorter', 'speedy', 'faster'],
  ['die', 'dies', 'dead', 'killed', 'destroyed', 'defeated'],
  ['dies', 'die', 'leaves'],
  ['counter', 'cancel', 'stop', 'negate', 'prevent'],
  ['asleep', 'sleep'],
  ['hit', 'attack'],
  ['hurt', 'harm', 'damage', 'wound'],
  ['fails', 'lost', 'loses', 'beaten', 'lower total'],
  ['heal', 'recover', 'restore', 'cure'],
  ['come back', 'return', 'returns', 'revive', 'resurrect'],
  ['backwards', 'backward', 'back', 'downstream'],
  ['redirect', 'block', 'declared as a defender', 'intercept'],
  ['matching', 'match', 'pair', 'go well', 'together'],
  ['peek', 'look'],
  ['how far', 'distance', 'speed', 'range'],
  ['gone', 'leaves', 'no longer', 'empty'],
  ['wear off', 'expire', 'ends', 'last', 'removed'],
  ["opponent's turn", "someone else's turn", 'any turn', 'every turn', "another player's turn"],
  ['who starts', 'who goes first', 'go first', 'starting player', 'goes first'],
  ['copies', 'copy', 'same name'],
  ['myself', 'my own', 'own', 'owner'],
  ['legal', 'allowed', 'banned', 'remove'],
  ['start with', 'starting', 'opening', 'start of the game'],
  ['go away', 'get rid', 'remove', 'removed', 'cure', 'stays', 'lasts'],
  ['put', 'place'],
  ['how long', 'last', 'until', 'expires'],
  ['random', 'randomly', 'chance'],
  ['does not attack', "don't attack", 'no attack', 'not attacking', 'dont attack'],
  ['how often', 'how many times', 'at most', 'as often'],
  ['how is', 'calculated', 'calculate', 'work out', 'add up', 'total', 'difference'],
  ['discard', 'throw away', 'get rid', 'ditch'],
  ['divide', 'split', 'share', 'distribute', 'spread'],
  ['choose', 'decide', 'pick', 'select', 'determine'],
  ['destroy', 'tear down', 'demolish'],
  ['used up', 'exhausted', 'finished', 'empty', 'no cards left', 'run out'],
  ['nobody', 'no one', 'none', 'without'],
  ['together', 'share the win', 'shared', 'joint', 'both win'],
  ['surplus', 'left over', 'leftover', 'excess', 'too much'],
  ['close', 'near', 'nearby', 'next to', 'distance'],
  ['steal', 'stolen', 'take over', 'control', 'thief'],
  ['forgot', 'forget', 'forgotten', 'miss', 'overlook', 'thinks of it'],
  ['afford', 'pay', 'enough'],
  ['stand up', 'untap', 'upright', 'awaken', 'ready', 'refresh'],
  ['tap', 'tapped', 'turn sideways', 'sideways', 'exhaust'],
  ['creature', 'monster', 'minion', 'unit', 'critter', 'beast'],
  ['enemy', 'opponent', 'rival', 'foe', 'adversary'],
  ['flip', 'turn over', 'reveal', 'face up'],
  ['hidden', 'secret', 'face down'],
  ['swap', 'switch', 'exchange', 'move'],
  ['boost', 'buff', 'pump', 'bonus', 'stronger'],
  ['later', 'save', 'keep'],
  ['cancel', 'undo', 'take back'],
  ['expensive', 'cost', 'price'],
  ['wiped', 'wipe', 'cleared', 'empty'],
  ['disagree', 'contradict', 'conflict', 'differ'],
  ['simultaneously', 'at once', 'same moment', 'same time'],
  ['survive', 'survives', 'stays', 'not destroyed', 'lives'],
  ['kill', 'kills', 'destroy', 'destroys', 'defeat'],
  ['allow', 'allowed', 'legal', 'permitted', 'forbidden', 'illegal'],
  ['give up', 'concede', 'surrender', 'resign'],
  ['leave', 'leaves', 'gone', 'removed'],
  ['attach', 'equip', 'attached'],
  ['double', 'twice', 'two times'],
  ['knocked out', 'eliminated', 'is out', 'out of the game', 'dropped out', 'quits', 'left the game'],
  ['punishment', 'punished', 'penalty', 'lose'],
  ['weapon', 'sword', 'armour', 'armor', 'gear', 'equipment', 'item'],
  ['borrowed', 'borrow', 'stolen', 'steal', 'control'],
  ['through', 'thru'],
  ['jump in', 'step in', 'help', 'protect', 'block'],
  ['only', 'nothing but', 'all'],
  ['in play', 'on the board', 'on the table', 'on the field', 'on the battlefield', 'active'],
  ['is done', 'used up', 'empty', 'over'],
  ['owe', 'pay', 'cost'],
  ['wounded', 'injured', 'hurt', 'damaged', 'damage'],
  ['arrived', 'arrives', 'just played', 'enters', 'new', 'fresh'],
  ['buy', 'purchase', 'get', 'recruit'],
  ['throw', 'toss', 'dump', 'discard'],
  ['react', 'respond', 'response', 'answer', 'interrupt'],
  ['turn', 'round'],
  ['front', 'first'],
  ['bench', 'waiting', 'reserve'],
  ['sideways', 'rotated', 'turned', 'horizontal'],
  ['show', 'reveal', 'uncover', 'open'],
  ['combine', 'mix', 'together'],
  ['free', 'costs nothing', 'without paying', 'for nothing', 'no cost'],
  ['weak', 'weaker', 'lower', 'smaller'],
  ['strong', 'stronger', 'higher', 'greater'],
  ['protected', 'safe', 'immune', 'untouchable'],
  ['duration', 'how long', 'how many turns', 'last'],
  ['icon', 'symbol', 'sign', 'picture'],
  ['colour', 'color'],
  ['armour', 'armor', 'defence', 'defense', 'shield', 'toughness'],
  ['attack value', 'power', 'strength', 'attack'],
  ['grave', 'graveyard', 'discard pile', 'cemetery', 'trash'],
  ['exiled', 'exile', 'banish', 'banished', 'removed'],
  ['mandatory', 'compulsory', 'obligatory', 'must', 'have to'],
  ['permitted', 'may', 'allowed'],
  ['repeat', 'again', 'twice', 'reuse', 'several times'],
  ['unlimited', 'as many', 'any number', 'no limit', 'no maximum'],
  ['cheap', 'low cost', 'cost'],
  ['version', 'edition', 'printing', 'variant'],
  ['holo', 'foil', 'shiny', 'alternate art', 'artwork', 'art', 'picture'],
  ['starter', 'beginner', 'starter deck'],
  ['teammate', 'ally', 'partner', 'team'],
  ['tie', 'draw', 'stalemate', 'even'],
  ['reshuffle', 'shuffle'],
  ['trigger', 'triggers', 'activate', 'happens', 'effect'],
  ['use', 'activate', 'trigger'],
  ['fizzle', 'nothing happens', 'no effect', 'does nothing'],
  ['interact', 'target', 'affect'],
  ['untargetable', 'cannot be targeted', "can't be targeted"],
  ['wake', 'wakes', 'awake', 'awaken'],
  ['frozen', 'freeze', 'ice'],
  ['burn', 'burning', 'burned', 'fire', 'flame'],
  ['poison', 'poisoned', 'toxic', 'venom'],
  ['position', 'place', 'spot', 'slot', 'location'],
  ['ask', 'request', 'demand'],
  ['mistake', 'wrong', 'illegal', 'error'],
  ['cheat', 'cheating', 'illegal', 'lie'],
  ['friend', 'opponent', 'other player'],
  ['alone', 'single', 'solo', 'one'],
  ['each', 'every', 'per'],
  ['grab', 'take', 'pick up', 'get back'],
  ['redo', 'repeat', 'again'],
  ['leftover', 'remaining', 'rest', 'unused', 'unspent'],
];

export const stemsOf = (text: string): string[] => wordsIn(foldText(text)).map((word) => stemmer(word));

/** Words that mean the same as some words of a question. */
interface OtherWords {
  /** Without the words of the question. */
  readonly stems: readonly string[];
  /** All telling stems, in order. */
  readonly phrase: readonly string[];
  /** The stems of the question that they stand for. */
  readonly instead: readonly string[];
}

export interface QuestionWords {
  /** The telling words of the question. */
  readonly stems: readonly string[];
  /** The stems without those of words such as "size", which a rule with a number need not have. */
  readonly needed: readonly string[];
  readonly others: readonly OtherWords[];
  /** Whether the question asks for a number. */
  readonly isAmount: boolean;
  /** Whether the person has typed only telling words, such as a name. */
  readonly isName: boolean;
}

/** Groups of words that mean the same, each as stems. */
export type SameWords = readonly (readonly (readonly string[])[])[];

export const sameWords = (groups: readonly (readonly string[])[]): SameWords =>
  groups.map((group) => group.map((one) => stemsOf(one)).filter((one) => one.length > 0));

const COMMON = sameWords(SAME);

/** The stems of words that mean the same in the rules of any game. */
export const COMMON_STEMS: ReadonlySet<string> = new Set(COMMON.flat(2));

/** Whether a folded word says nothing about the subject of a question. */
export const isEmptyWord = (word: string): boolean => EMPTY.has(word);

/** The words of a text that say something about a subject, folded. */
export const tellingWords = (text: string): string[] => wordsIn(foldText(text)).filter((word) => !EMPTY.has(word));

/** The telling stems of a text in order, with a space around each, to look for phrases. */
export const phrasesOf = (text: string): string =>
  ` ${tellingWords(text)
    .map((word) => stemmer(word))
    .join(' ')} `;

/**
 * The words of a question. A question of empty words only is searched as it is.
 *
 * @param correct corrects a word that the game does not know
 */
export function readQuestion(text: string, own: SameWords, correct = (word: string): string => word): QuestionWords {
  const words = wordsIn(foldText(text.slice(0, MOST_CHARACTERS)))
    .slice(0, MOST_WORDS)
    .map((word) => (EMPTY.has(word) ? word : correct(word)));
  const telling = words.filter((word) => !EMPTY.has(word));
  const stems = [...new Set((telling.length > 0 ? telling : words).map((word) => stemmer(word)))];
  const whole = ` ${words.map((word) => stemmer(word)).join(' ')} `;
  const others: OtherWords[] = [];
  for (const group of [...COMMON, ...own]) {
    const said = group.filter((phrase) => whole.includes(` ${phrase.join(' ')} `));
    if (said.length === 0) continue;
    const instead = stems.filter((stem) => said.some((phrase) => phrase.includes(stem)));
    for (const phrase of group) {
      const fresh = phrase.filter((stem) => !stems.includes(stem) && !EMPTY.has(stem));
      if (fresh.length > 0) others.push({ stems: fresh, phrase: phrase.filter((stem) => !EMPTY.has(stem)), instead });
    }
  }
  const isAmount = words.some((word) => AMOUNTS.has(word));
  const withoutSizes = stems.filter((stem) => !SIZES.includes(stem));
  const needed = withoutSizes.length > 0 ? withoutSizes : stems;
  return { stems, needed, others, isAmount, isName: telling.length === words.length };
}
