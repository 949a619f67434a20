/** The engine's readings of the shared words of abilities: sets of cards, targets, amounts, conditions. */
import type { AbilityCondition, Amount, Selector, Target } from './schema.ts';

export const ZONES = {
  'play-area': 'the play area',
  hand: 'hand',
  reserve: 'the reserve',
  'draw-pile': 'the draw pile',
  'discard-pile': 'the discard pile',
  'lost-pile': 'the lost pile',
} as const;
const WHOSE = {
  own: 'your',
  opponent: "an opponent's",
  'each-opponent': "each opponent's",
  'every-player': "every player's",
} as const;
const WHO = {
  own: 'you',
  opponent: 'an opponent (in a battle, the other side)',
  'each-opponent': 'each opponent',
  'every-player': 'every player',
} as const;
const COLUMNS = {
  this: 'in the column of this card',
  one: 'in any one column',
  fighting: 'in the fighting column',
  facing: 'in the column facing yours',
  other: 'in other columns than that of this card',
  all: 'in all columns',
} as const;
export const cardsWords = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

export function selectorWords(s: Selector): string {
  const which = [
    s.exceptThis ? 'other' : '',
    s.type ?? '',
    s.name ? `named ${s.name}` : '',
    s.costAtMost !== undefined ? `of cost ${s.costAtMost} or less` : '',
    s.costAtLeast !== undefined ? `of cost ${s.costAtLeast} or more` : '',
  ].filter((one) => one !== '');
  const place =
    s.zone === 'play-area' ? COLUMNS[s.column!] : s.topOnly ? `on top of ${ZONES[s.zone]}` : `in ${ZONES[s.zone]}`;
  return `${WHOSE[s.whose]} ${[...which, 'cards'].join(' ')} ${place}`;
}

export function amountWords(value: Amount | 'all', unit = ''): string {
  if (value === 'all') return `all${unit}`;
  if (typeof value === 'number') return `${value}${unit}`;
  const most = value.max === undefined ? '' : `, at most ${value.max}`;
  return `${value.times}${unit} for each of ${selectorWords(value.per)}${most}`;
}

export function changeWords(value: Amount): string {
  return typeof value === 'number' ? signed(value) : `+${amountWords(value)}`;
}

export function targetWords(t: Target): string {
  if (t === 'this') return 'this card';
  if (typeof t === 'string') return t === 'attacking-card' ? 'the attacking card' : 'the attacked card';
  if ('all' in t) return `all of ${selectorWords(t.all)}`;
  return `${t.upTo ? 'up to ' : ''}${t.choose} chosen of ${selectorWords(t.from)}`;
}

export function conditionWords(c: AbilityCondition): string {
  if ('role' in c) return `you are the ${c.role}`;
  const least = c.atLeast === undefined ? '' : `at least ${c.atLeast}`;
  const most = c.atMost === undefined ? '' : `at most ${c.atMost}`;
  return `there are ${[least, most].filter((one) => one !== '').join(' and ')} of ${selectorWords(c.count)}`;
}

/** A number of cards in words: a fixed number, or a number per counted card. */
export const countWords = (count: Amount): string =>
  typeof count === 'number' ? cardsWords(count) : amountWords(count, ' card');

/** A verb with the players meant by `whose`: "you draw", "each opponent draws". */
export const whoDoes = (whose: Selector['whose'], verb: string): string =>
  `${WHO[whose]} ${verb}${whose === 'own' ? '' : 's'}`;

/** The place from which a player gives up cards. */
export const givenUpFrom = (from: 'hand' | 'draw-pile'): string =>
  from === 'hand' ? 'hand, chosen by its owner' : 'the top of the draw pile';
