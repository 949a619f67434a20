/** The engine's readings of the shared parts of texts: Pages, targets, amounts, conditions. */
import type { Amount, EntryTarget, PageCondition, PageFilters, Selector, Target, Whose } from './schema.ts';
import type { AuraAmounts, PageType } from './words.ts';

/** A number of Pages in words: `1 Page`, `2 Pages`. */
export const pages = (n: number | string): string => (n === 1 || n === '1' ? '1 Page' : `${n} Pages`);

const PAGE_TYPE_NAMES: Readonly<Record<PageType, string>> = {
  aura: 'Aura Page',
  beastie: 'Beastie',
  spell: 'Spell',
  potion: 'Potion',
  artifact: 'Artifact',
  terra: 'Terra',
};
const ZONES = {
  arena: 'in the Arena',
  'terra-slots': 'in the Terra Slots',
  chapter: 'in the Chapter',
  spellbook: 'in the Spellbook',
  limbo: 'in Limbo',
  cemetery: 'in the Cemetery',
  afterlife: 'in the Afterlife',
} as const;
const OWNED = { own: 'your', opposing: "opponents'", any: '' } as const;
const HELD = { own: 'that you control', opposing: 'that opponents control', any: '' } as const;

/** Joins words: `A`, `A or B`, `A, B or C`. */
export const either = (words: readonly string[], last = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** `Beastie`, `Beasties`. `Terra` has no plural form. */
export const typeWord = (type: PageType, many: boolean): string =>
  `${PAGE_TYPE_NAMES[type]}${many && type !== 'terra' ? 's' : ''}`;

/** The name of a page type as a face prints it: `Beastie`. */
export const pageTypeName = (type: PageType): string => PAGE_TYPE_NAMES[type].replace(' Page', '');

/** Aura in words: `2 Water and 1 Neutral Aura`. */
export function auraWords(amounts: AuraAmounts): string {
  const parts = Object.entries(amounts).map(([type, amount]) => `${amount} ${type}`);
  return parts.length === 0 ? 'no Aura' : `${either(parts, 'and')} Aura`;
}

/** The values of a selection without filters. */
const PLAIN = { in: 'arena', whose: 'any', faceDown: false, attached: false, exceptThis: false } as const;

/**
 * A selection as a noun: `damaged Beasties that you control in the Arena`. `placeless` leaves out the place and the
 * controller.
 */
export function selectorWords(s: Selector, many = true, placeless = false): string {
  const inArena = s.in === 'arena' || s.in === 'terra-slots';
  const noun = s.faceDown
    ? `face-down Trap${many ? 's' : ''}`
    : s.attached
      ? 'attached Equipment'
      : s.types
        ? either(s.types.map((type) => typeWord(type, many)))
        : s.token
          ? `Token${many ? 's' : ''}`
          : `Page${many ? 's' : ''}`;
  const before = [
    s.exceptThis ? 'other' : '',
    inArena || placeless ? '' : OWNED[s.whose],
    s.state ?? '',
    s.auraType ?? '',
    s.token && s.types ? 'Token' : '',
  ];
  const after = [
    s.tribe ? `of the Tribe ${s.tribe}` : '',
    s.name ? `named ${s.name}` : '',
    s.trait ? `with ${s.trait}` : '',
    s.status ? (s.status === 'any' ? 'with a Status Effect' : `with ${s.status}`) : '',
    s.costAtMost !== undefined ? `that cost ${s.costAtMost} Aura or less` : '',
    s.costAtLeast !== undefined ? `that cost ${s.costAtLeast} Aura or more` : '',
    s.lpAtMost !== undefined ? `with ${s.lpAtMost} LP or less` : '',
    s.lpAtLeast !== undefined ? `with ${s.lpAtLeast} LP or more` : '',
    inArena && !placeless ? HELD[s.whose] : '',
    placeless ? '' : ZONES[s.in],
    s.not ? `except ${filterWords(s.not, true)}` : '',
  ];
  return [...before, noun, ...after].filter((word) => word !== '').join(' ');
}

/** Filters as a noun, for Pages in any place: `Flame Beasties`. */
export const filterWords = (filters: PageFilters, many: boolean): string =>
  selectorWords({ ...PLAIN, ...filters }, many, true);

const CASTERS: Readonly<Record<Whose, string>> = {
  own: 'you',
  opposing: 'an opposing Caster of your choice',
  any: 'a Caster of your choice',
};
const FIXED = {
  this: 'this Page',
  that: 'the same target',
  equipped: 'the Equipped Page',
  'combat-opponent': 'the opposing Page in this combat',
  event: 'the Page that triggers this',
  you: 'you',
  'each-opponent': 'each opposing Caster',
  'every-caster': 'every Caster',
} as const;

/** A target as a noun. */
export function targetWords(target: Target): string {
  if (typeof target === 'string') return FIXED[target];
  if ('caster' in target && !('random' in target)) return CASTERS[target.caster];
  if ('all' in target) return `all ${selectorWords(target.all)}`;
  if ('random' in target) {
    const of = target.caster === 'own' ? '' : ` of ${CASTERS[target.caster]}`;
    return `${target.random} ${selectorWords(target.from, target.random > 1)}${of}, picked at random`;
  }
  const casters = target.orCaster ? `, or ${CASTERS[target.orCaster]}` : '';
  const most = target.upTo ? 'up to ' : '';
  const { from, pick } = target;
  if (target.by === 'owner')
    return `${pick} of the ${selectorWords(from)} for each ${from.whose === 'opposing' ? 'opponent' : 'Caster'}, picked by that Caster`;
  if (from.in !== 'arena' && from.in !== 'terra-slots') return `${most}${pick} of ${listOf(from)}${casters}`;
  return `${most}${pick === 1 && !target.upTo ? 'a target' : pick === 1 ? '1 target' : `${pick} targets`} among the ${selectorWords(from)}${casters}`;
}

/** An amount in words: `25`, `10 for each …, at most 30`, `10 times a die with 6 sides`. */
export function amountWords(value: Amount | 'all'): string {
  if (typeof value !== 'object') return String(value);
  if ('roll' in value)
    return `${value.times === 1 ? '' : `${value.times} times `}the roll of a die with ${value.roll} sides`;
  return `${value.times} for each of ${listOf(value.per)}${value.max === undefined ? '' : `, at most ${value.max}`}`;
}

/** A set of counted Pages: `the Beasties …`, `your Pages …`. */
const listOf = (selector: Selector): string => {
  const inArena = selector.in === 'arena' || selector.in === 'terra-slots';
  return `${inArena || selector.whose !== 'own' ? 'the ' : ''}${selectorWords(selector)}`;
};

/** An entry of the resolution chain in words. */
export function entryWords({ whose, types, effects, costAtMost }: EntryTarget): string {
  const what = types ? either(types.map((type) => PAGE_TYPE_NAMES[type])) : 'Contracted Page';
  const more = effects ? ' or used Effect' : '';
  const cost = costAtMost === undefined ? '' : ` that costs ${costAtMost} Aura or less`;
  const of = { own: ' of yours', opposing: ' of an opponent', any: '' }[whose];
  return `a targeted ${what}${more}${of}${cost} that waits in the resolution chain`;
}

const bounds = (atLeast: number | undefined, atMost: number | undefined): string =>
  [atLeast === undefined ? '' : `at least ${atLeast}`, atMost === undefined ? '' : `at most ${atMost}`]
    .filter((one) => one !== '')
    .join(' and ');

/** A condition as a clause after "if". */
export function conditionWords(c: PageCondition): string {
  if ('near' in c) {
    const far = c.withinMiles === undefined ? 'nearby' : `within ${c.withinMiles} miles`;
    return `${c.near} is ${far} or its Terra lies in the Arena`;
  }
  if ('fact' in c) return `the answer to "${c.ask}" is yes${c.of === 'you' ? ' for you' : ''}`;
  if ('count' in c) return `there are ${bounds(c.atLeast, c.atMost)} of ${listOf(c.count)}`;
  if ('lpOf' in c) return `${c.lpOf === 'you' ? 'you have' : 'some opponent has'} ${bounds(c.atLeast, c.atMost)} LP`;
  if ('contracted' in c) {
    const many = c.atLeast !== 1 || c.atMost !== undefined;
    const who = c.by === 'you' ? 'you' : 'some opponent';
    return `${who} Contracted ${bounds(c.atLeast, c.atMost)} ${filterWords(c.contracted, many)} this turn`;
  }
  if ('turn' in c) return c.turn === 'own' ? 'it is your turn' : "it is an opponent's turn";
  if ('this' in c) return `this Page is ${c.this}`;
  if ('combatOpponent' in c) return `the opposing Page in this combat is one of the ${selectorWords(c.combatOpponent)}`;
  if ('not' in c && 'fact' in c.not) return `the answer to "${c.not.ask}" is no${c.not.of === 'you' ? ' for you' : ''}`;
  if ('not' in c) return `it is not true that ${conditionWords(c.not)}`;
  return either(c.any.map(conditionWords));
}
