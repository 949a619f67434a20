/**
 * What it costs to change a word of a text on the way to a sentence that is read. Words that carry little meaning are cheap. A number or a
 * negation is never left out or added.
 */
import { NUMBERS, numberOf } from './number-words.ts';

export const NEVER = 1_000;
const LIGHT = 2;
const INFLECTED = 1;
export const TYPING = 2;
const RELATED = 4;
const TELLING = 6;
const OWN = 8;
const CONDITION = 12;
/** A word for any other word. Less than leaving one out and adding the other. */
const OTHER = 10;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that join others and that a sentence can have or not without another meaning. */
const LIGHT_WORDS = wordsOf(
  'the a an of to in on onto into from out with by at for that this it its is are be been being then also just now will would do does has have had get gets gain gains their them they and so one some there which when where',
);
const PUNCTUATION = wordsOf(', ; . - – — !');
const NEGATIONS = wordsOf(
  "not no cannot never without unless except nothing none neither nor non instead can't don't doesn't won't isn't aren't can’t don’t doesn’t won’t isn’t aren’t nobody",
);
/** Words that say who, how many, which and whether. */
const TELLING_WORDS = wordsOf(
  "you your yours opponent opponents opponent's each every any all both other another until may must only up least most more less fewer first next last random top bottom or : ( )",
);

/** Words without which, or with which, a sentence says the opposite. They can be replaced by a related word only. */
const TURNING = wordsOf(
  "lose loses lost less fewer prevent prevents stop stops remove removes opponent opponents opponent's opponent’s opponents' opponents’ opposing enemy",
);

/** Words that begin a condition. An effect without its condition is hardly meant. */
const CONDITIONS = wordsOf('if while heads tails');

/** Words that can stand for each other, for marking and not for reading. */
const GROUPS = [
  'draw take get',
  'target chosen',
  'put return move bring send place add take shuffle',
  'discard lose mill trash drop',
  'destroy kill sacrifice remove banish exile',
  'prevent reduce ignore absorb block',
  'gain get have receive recover heal restore regain',
  'deck pile library spellbook stack',
  'hand chapter hands',
  'graveyard cemetery discard limbo trash',
  'damage harm hurt',
  'opponent enemy foe rival player caster',
  'card page creature beastie',
  'battle fight combat',
  'deployed played contracted summoned cast',
  'lost destroyed killed defeated dies',
  'start beginning begin',
  'stop cancel counter negate end',
  'look reveal search peek',
  'add increase raise boost',
  'attack strength power',
  'defense armor toughness',
  'tap exhaust fatigue',
  'untap ready awaken',
  'and or',
  'its their his her',
  'each all every any',
  'in from of on into to onto out at under',
  'if while when whenever as',
].map(wordsOf);

const groupsOf = new Map<string, number[]>();
for (const [i, group] of GROUPS.entries())
  for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), i]);

/** Words of which no one needs to be told. */
const SILENT = wordsOf('a an the also just now then so , ; - – —');
/** Whether a sentence says the same with and without a word. */
export const isSilent = (word: string): boolean => SILENT.has(word);
/** Whether a word is a number or a negation, which must stay. */
const mustStay = (word: string): boolean =>
  NEGATIONS.has(word) || word.startsWith('non-') || word.startsWith('"') || (word !== 'one' && numberOf(word) !== null);

/** The cost of leaving out or adding a word. */
export function ownCost(word: string): number {
  let cost = costs.get(word);
  if (cost === undefined) {
    cost = costOf(word);
    if (costs.size < MOST_COSTS) costs.set(word, cost);
  }
  return cost;
}

const costs = new Map<string, number>();
/** The words of the grammars are about two thousand; a text adds few. */
const MOST_COSTS = 10_000;

function costOf(word: string): number {
  if (mustStay(word) || TURNING.has(word)) return NEVER;
  if (PUNCTUATION.has(word)) return 1;
  if (CONDITIONS.has(word)) return CONDITION;
  if (LIGHT_WORDS.has(word)) return LIGHT;
  if (TELLING_WORDS.has(word)) return TELLING;
  // It can be a number or a negation that is mistyped.
  return [...NEGATIONS, ...NUMBERS].some((one) => isTyping(word, one)) ? NEVER : OWN;
}

/** A word without the ending of a plural or of a verb: `draws` and `draw` have the same. */
const singular = (word: string): string =>
  word
    .replace(/['’]s?$/u, '')
    .replace(/ies$/u, 'y')
    .replace(/(?:(?<=[sxh])es|s)$/u, '');

/** A word without any ending. `attacks` and `attacked` have the same, and mean the opposite. */
const stem = (word: string): string =>
  singular(word)
    .replace(/(?:ing|ed|d|e)$/u, '')
    .replace(/(.)\1$/u, '$1');

const letters = (word: string): string => [...word].sort().join('');

/** Whether two words differ by one letter, or by two neighbours that changed places; two letters in a long word. */
export function isTyping(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) > 6 ? 2 : 1;
  // Of short words, too many are alike.
  if (Math.min(a.length, b.length) < 4) return a.length === 3 && b.length === 3 && a !== b && letters(a) === letters(b);
  if (Math.abs(a.length - b.length) > most) return false;
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          next[j - 1]! + 1,
          row[j]! + 1,
          row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwapped ? before[j - 2]! + 1 : NEVER,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length]! <= most;
}

/** The cost of a word of the grammar in place of a written word. `isKnown`: the written word is a word of the grammar, and so not mistyped. */
export function swapCost(written: string, word: string, isKnown: boolean): number {
  if (written === word || (written === 'an' && word === 'a')) return 0;
  if (!isKnown && numberOf(word) === null && numberOf(written) === null && isTyping(written, word)) return TYPING;
  if (mustStay(written) || mustStay(word)) {
    const [a, b] = [numberOf(written), numberOf(word)];
    return a !== null && a === b ? INFLECTED : NEVER;
  }
  const [punctuated, other] = [PUNCTUATION.has(written), PUNCTUATION.has(word)];
  if (punctuated && other) return 1;
  if (!/^\p{L}/u.test(written) || !/^\p{L}/u.test(word)) return NEVER;
  if (singular(written) === singular(word) && singular(word).length > 1) return INFLECTED;
  if ((written === 'my' || written === 'our') && word === 'your') return INFLECTED;
  if (stem(written) === stem(word) && stem(word).length > 1) return RELATED;
  const [groups, others] = [groupsOf.get(written), groupsOf.get(word)];
  if (groups && others?.some((one) => groups.includes(one))) return RELATED;
  if ([CONDITIONS, TURNING].some((all) => all.has(written) || all.has(word))) return NEVER;
  const [light, lightly] = [LIGHT_WORDS.has(written), LIGHT_WORDS.has(word)];
  if (light || lightly) return light && lightly ? LIGHT + 1 : NEVER;
  return TELLING_WORDS.has(written) !== TELLING_WORDS.has(word) ? NEVER : OTHER;
}

/** Whether two words are one with another ending of a plural or a verb, or the same number. */
export const isSameWord = (written: string, word: string): boolean =>
  singular(written) === singular(word) || (numberOf(written) === numberOf(word) && numberOf(word) !== null);
