/**
 * The values that a search may change. What the sources of a game state stays as it is: a search changes only numbers of cards whose origin is
 * provisional, parameters that a ruling settles, which are questions that the sources leave open, and whether a variant of the mode is played.
 */
import {
  applicableVariants,
  parameterName,
  type CardDoc,
  type Content,
  type ParameterDeclaration,
  type ParameterValue,
  type Ruleset,
} from '@rulewright/content';
import { MOST_STEPS } from './halving.ts';
import type { OpenValue } from './proposal-state.ts';

/** What a person allows a search to change. */
export interface MayChange {
  readonly rules: boolean;
  readonly cards: boolean;
}

/** A new value of a card, by its place in the data of the card. */
export interface CardValueEdit {
  readonly card: string;
  /** Such as `attack` or `attacks.0.damage`. */
  readonly path: string;
  readonly to: number;
}

type Game = ReturnType<Content['game']>;

/** The distances of the steps, in the smallest difference that a number of this kind has. */
const DISTANCES = [1, 2, 4, 8];
/** The most other words of a parameter that are tried. */
const MOST_WORDS = 3;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** The numbers directly in a value, or in an item of it, by their path. */
function numbersIn(data: unknown, path: string, depth = 0): { readonly path: string; readonly value: number }[] {
  if (isNumber(data)) return [{ path, value: data }];
  if (depth === 2 || data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => numbersIn(value, `${path}.${key}`, depth + 1));
}

/** A path with a star for each index, so that paths of different cards can be compared. */
const kindOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/gu, '.*');

/** The numbers of a card that are provisional: a fact of the card shows them, and no source states them. */
function openNumbers(
  game: Game,
  card: CardDoc,
): { readonly path: string; readonly value: number; readonly label: string }[] {
  return game.vocabulary.facts(card).flatMap(({ id, label, value: shown, provenance }) => {
    if (provenance !== 'provisional') return [];
    const numbers = numbersIn(card.data[id], id);
    return numbers
      .filter(({ value }) => new RegExp(`(?<!\\d)${value}(?!\\d)`, 'u').test(shown))
      .map(({ path, value }) => ({ path, value, label: `${card.name}: ${label}` }));
  });
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The range of a number over all cards of the game, and its smallest difference. */
interface NumberRange {
  readonly low: number;
  readonly high: number;
  readonly unit: number;
  readonly usual: number;
}

function scalesOf(game: Game): Map<string, NumberRange> {
  const values = new Map<string, number[]>();
  for (const card of game.cards.values())
    for (const { path, value } of openNumbers(game, card)) {
      const kind = kindOf(path);
      values.set(kind, [...(values.get(kind) ?? []), value]);
    }
  return new Map(
    [...values].map(([kind, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const usual = sorted[Math.floor(sorted.length / 2)]!;
      return [kind, { low: sorted[0]!, high: sorted.at(-1)!, unit: all.reduce(divisor, 0) || 1, usual }];
    }),
  );
}

/** Marks the largest step of each direction. */
function withFar(from: number, targets: readonly number[], range: number): OpenValue['steps'] {
  const [most, least] = [Math.max(...targets), Math.min(...targets)];
  return targets.map((to) => ({
    to,
    size: Math.max(Math.abs(to - from) / Math.max(range, 1), 0.001),
    far: (to === most && to > from) || (to === least && to < from),
  }));
}

/** Whole numbers at some distances from a number, and about the usual one, within a range. */
function targetsOf(from: number, { low, high, unit, usual }: NumberRange): number[] {
  const near = DISTANCES.flatMap((by) => [from + by * unit, from - by * unit]);
  return [...new Set([...near, usual, usual - unit, usual + unit])].filter(
    (to) => to !== from && to >= low && to <= high,
  );
}

function cardValues(game: Game, cards: readonly string[]): OpenValue[] {
  const scales = scalesOf(game);
  return cards.flatMap((id): OpenValue[] => {
    const card = game.cards.get(id);
    if (!card) return [];
    return openNumbers(game, card).flatMap(({ path, value, label }): OpenValue[] => {
      const scale = scales.get(kindOf(path))!;
      const targets = targetsOf(value, scale).filter((to) => isPossible(game, card, { card: id, path, to }));
      if (targets.length === 0) return [];
      return [
        { kind: 'card', of: id, path, label, from: value, steps: withFar(value, targets, scale.high - scale.low) },
      ];
    });
  });
}

const isPossible = ({ vocabulary }: Game, card: CardDoc, edit: CardValueEdit): boolean =>
  vocabulary.cardData.safeParse(edited(card, [edit]).data).success;

function at(data: unknown, keys: readonly string[], to: number): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return to;
  if (Array.isArray(data)) return data.map((one: unknown, index) => (String(index) === key ? at(one, rest, to) : one));
  const record = data as Readonly<Record<string, unknown>>;
  return { ...record, [key]: at(record[key], rest, to) };
}

/** A card with other values. */
export function edited(card: CardDoc, edits: readonly CardValueEdit[]): CardDoc {
  const own = edits.filter(({ card: id }) => id === card.id);
  if (own.length === 0) return card;
  const data = own.reduce<unknown>((before, { path, to }) => at(before, path.split('.'), to), card.data);
  return { ...card, data: data as CardDoc['data'] };
}

/** The parameters that the sources leave open: a ruling names the parameter that it settles first. */
export const openParameters = (game: Game): Set<string> =>
  new Set(game.rulings.flatMap(({ parameters }) => parameters.slice(0, 1)));

/** The values to try for a parameter. */
function wordsFor(
  { type, values, min, max, nullable }: ParameterDeclaration,
  from: ParameterValue,
): OpenValue['steps'] {
  if (type === 'integer') {
    const [low, high] = [min ?? 0, max ?? Number.MAX_SAFE_INTEGER];
    if (from === null && nullable)
      return [1, 2, 4].filter((to) => to >= low && to <= high).map((to) => ({ to, size: 1, far: to !== 2 }));
    if (!isNumber(from)) return [];
    const targets = targetsOf(from, {
      low: Math.max(low, from - 4),
      high: Math.min(high, from + 4),
      unit: 1,
      usual: from,
    });
    const none: OpenValue['steps'] = nullable ? [{ to: null, size: 1, far: true }] : [];
    return targets.length === 0 ? none : [...withFar(from, targets, Math.max(4, from)), ...none];
  }
  const words: ParameterValue[] = type === 'boolean' ? [true, false] : type === 'enum' ? Object.keys(values ?? {}) : [];
  // A parameter without a value does not apply here.
  if (from === null) return [];
  return words
    .filter((to) => to !== from)
    .slice(0, MOST_WORDS)
    .map((to) => ({ to, size: 1, far: true }));
}

/** What the values of a parameter mean, by their JSON. */
const wordsOf = ({ values = {}, nullMeans }: ParameterDeclaration): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(values).map(([value, said]) => [JSON.stringify(value), said])),
  ...(nullMeans !== undefined && { null: nullMeans }),
});

function ruleValues(game: Game, { parameters }: Ruleset): OpenValue[] {
  const open = openParameters(game);
  return game.vocabulary.parameters
    .filter(({ name, readBy }) => open.has(name) && readBy.includes('engine'))
    .flatMap((declared): OpenValue[] => {
      const from = parameters[declared.name] ?? null;
      const steps = wordsFor(declared, from);
      const label = parameterName(declared);
      const words = wordsOf(declared);
      return steps.length === 0 ? [] : [{ kind: 'rule', of: declared.name, path: '', label, from, words, steps }];
    });
}

/** The variants of the mode that are not played yet. Each is one change, whatever the number of its parameters. */
function variantValues(content: Content, { game, mode, ref }: Ruleset): OpenValue[] {
  return applicableVariants(content, game, mode)
    .filter(({ id }) => !ref.variants.includes(id))
    .map(({ id, name, parameters }) => ({
      ...{ kind: 'variant', of: id, path: '', label: name, from: false, sets: Object.keys(parameters) },
      steps: [{ to: true, size: 1, far: true }],
    }));
}

/**
 * The values that a search may change, variants and rules first, then the cards with the most copies.
 * @param cards ids of the cards of the decks, the ones with the most copies first
 */
export function openValues(content: Content, ruleset: Ruleset, cards: readonly string[], may: MayChange): OpenValue[] {
  const game = content.game(ruleset.game);
  const all = [
    ...(may.rules ? [...variantValues(content, ruleset), ...ruleValues(game, ruleset)] : []),
    ...(may.cards ? cardValues(game, cards) : []),
  ];
  const values: OpenValue[] = [];
  let steps = 0;
  for (const value of all) {
    steps += value.steps.filter(({ far }) => far).length;
    if (steps <= MOST_STEPS) values.push(value);
  }
  return values;
}

/** The steps that the first games of a search try. */
export const stepsOf = (values: readonly OpenValue[]): number =>
  values.reduce((sum, { steps }) => sum + steps.filter(({ far }) => far).length, 0);
