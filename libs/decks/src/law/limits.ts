/** The verbs that bound a number over the entries of a rule: `count`, `sum` and `distinct`. The verb `copies` is in groups.ts. */
import { verbOf, type LawRule } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import { listed } from '../typed-names.ts';
import { compilePredicate } from './cards.ts';
import { cutDearest, cutLast, type Cuts } from './cuts.ts';
import { compileNumber, compileTest, zoneMask, type At, type Value } from './numbers.ts';
import type { CompiledRule, Detail, LawFinding, LawContext } from './rule.ts';
import { cardsOf, sentenceOf, zoneName, zonesHave } from './say.ts';
import { BESIDE, type View } from './view.ts';

/** The ids of a rule's zones; only the deck if the rule names none. */
function zoneIdsOf({ in: choice }: LawRule, { parameters }: LawContext): readonly string[] {
  if (choice === undefined) return ['main'];
  if (!('param' in choice)) return choice;
  const listedWords = parameters[choice.param];
  return Array.isArray(listedWords) ? listedWords.flatMap((word) => choice.words[word] ?? []) : [];
}

/** The entries of a rule and how many copies of each it counts. */
export interface LimitScope {
  readonly zones: readonly string[];
  /** @param upper true for an upper bound, toward which some copies may not count */
  copies(view: View, at: number, upper: boolean): number;
  /** Positions of the entries with copies that count: first leaders, then the deck, then other zones. Fixes remove from the end. */
  entries(view: View, upper: boolean): number[];
}

/** Compiles the scope of a rule: its zones and `cards`, minus the copies that are left out, removed or waived. */
export function scopeOf(rule: LawRule, context: LawContext): LimitScope {
  const zones = zoneIdsOf(rule, context);
  const mask = zoneMask(zones, context);
  const cards = compilePredicate(rule.cards ?? {}, context);
  const counted = compilePredicate(rule.count ?? {}, context);
  const main = context.zoneAt('main');
  const { leftOut, leaderZones } = context;
  const removed = rule.after === undefined ? null : context.removerOf(rule.after);
  const copies = (view: View, at: number, upper: boolean): number => {
    const zone = view.zones[at]!;
    if (zone === BESIDE || mask[zone] !== true) return 0;
    const entry = view.entries[at]!;
    const all = view.copies[at]!;
    if (all === 0) return 0;
    if (!cards.everything && !cards.holds(entry, view)) return 0;
    if (!counted.everything && !counted.holds(entry, view)) return 0;
    if (upper && leftOut?.holds(entry, view)) return 0;
    if (removed?.(entry)) return 0;
    return view.amendments ? all - view.amendments.waived(rule.id, view, at) : all;
  };
  const entries = (view: View, upper: boolean): number[] => {
    const leaders: number[] = [];
    const inDeck: number[] = [];
    const others: number[] = [];
    for (let at = 0; at < view.entries.length; at++) {
      if (copies(view, at, upper) === 0) continue;
      const zone = view.zones[at]!;
      (zone === main ? inDeck : leaderZones[zone] === true ? leaders : others).push(at);
    }
    return leaders.length + others.length === 0 ? inDeck : [...leaders, ...inDeck, ...others];
  };
  return { zones, copies, entries };
}

/** The bounds of a rule under a ruleset. */
export interface Bounds {
  readonly min: Value | null;
  readonly max: Value | null;
  /** Reads the bounds into `at`, with the changes that cards make to them. */
  read(at: At): void;
  /** The rule of the rulebook that states a bound. */
  ruleId(bound: 'min' | 'max', at: At): string;
}

/** Compiles the bounds of a rule; null if it bounds nothing under this ruleset. */
export function boundsOf(rule: LawRule, context: LawContext): Bounds | null {
  const compiled = (own: LawRule['min']): Value | null => {
    const number = rule.exactly !== undefined ? rule.exactly : own;
    if (number === undefined) return null;
    const value = compileNumber(number, context);
    return value.fixed === null ? null : value;
  };
  const min = compiled(rule.min);
  const max = compiled(rule.max);
  if (min === null && max === null) return null;
  const value = (one: Value | null, at: At): number | null => {
    if (one === null) return null;
    const number = one.fixed ?? one.read(at);
    return at.view.amendments ? at.view.amendments.bound(rule.id, number) : number;
  };
  return {
    min,
    max,
    read(at) {
      at.cited = undefined;
      at.min = value(min, at);
      at.max = value(max, at);
    },
    ruleId: (bound, { cited }) => cited ?? (bound === 'min' ? rule.minRule : rule.maxRule) ?? rule.rule,
  };
}

/** The zone that contains all entries. If they are in several zones, the first zone of the rule. */
export function zoneOfEntries(
  view: View,
  entries: readonly number[],
  ids: readonly string[],
  { zones }: LawContext,
): string {
  const used = new Set(entries.map((at) => zones[view.zones[at]!]?.id));
  return (used.size === 1 ? [...used][0] : undefined) ?? ids[0] ?? 'main';
}

export const namesOf = (view: View, entries: readonly number[]): string[] => [
  ...new Set(entries.map((at) => view.entries[at]!.name)),
];

/** How a verb computes its amount, states it in a sentence, and cuts an amount that is too large. */
interface LimitMeasure {
  total(view: View, upper: boolean): number;
  /** The copies to remove so that the amount falls by `over`. The issue names the lines of these entries. */
  cuts(view: View, over: number, limit: number): Cuts;
  codes: { readonly max: Detail['code']; readonly min: Detail['code'] };
  /** The amount in a sentence, without the bound. */
  says(view: View, amount: number, upper: boolean): string;
}

/** Compiles a `count`, `sum` or `distinct` rule; null if it bounds nothing under this ruleset. */
export function compileLimit(rule: LawRule, context: LawContext): CompiledRule | null {
  const bounds = boundsOf(rule, context);
  const when = rule.when === undefined ? true : compileTest(rule.when, context);
  if (bounds === null || when === false) return null;
  const scope = scopeOf(rule, context);
  const verb = verbOf(rule);
  const measure =
    verb === 'sum'
      ? sumMeasure(rule, scope, context)
      : verb === 'count'
        ? countMeasure(rule, scope, context)
        : distinctMeasure(rule, scope, context);
  const field = context.fields.labelOf(rule.sum ?? rule.distinct ?? '');
  const compiled: CompiledRule = {
    doc: rule,
    when,
    bounded: (view) => {
      const at: At = { view, references: view };
      bounds.read(at);
      return at.max !== null && at.max !== undefined;
    },
    find(view, lawFindings) {
      const at: At = { view, references: view };
      bounds.read(at);
      const { min = null, max = null } = at;
      if (max !== null) {
        const amount = measure.total(view, true);
        if (amount > max) lawFindings.push(tooMuch(view, at, amount, max));
      }
      if (min !== null && view.judgesLeast) {
        const amount = measure.total(view, false);
        if (amount < min) lawFindings.push(tooLittle(view, at, amount, min));
      }
    },
  };
  const sentence = (view: View, amount: number, limit: number, cards: readonly string[], bound: string): string =>
    sentenceOf(
      rule,
      view,
      context,
      { amount, limit, cards, zone: scope.zones[0], field },
      `${measure.says(view, amount, amount > limit)}, ${bound}.`,
    );
  const tooMuch = (view: View, at: At, amount: number, limit: number): LawFinding => ({
    rule: compiled,
    key: 'max',
    excess: amount - limit,
    upper: true,
    detail: () => {
      const cuts = measure.cuts(view, amount - limit, limit);
      const entries = [...cuts.keys()];
      return {
        code: measure.codes.max,
        ruleId: bounds.ruleId('max', at),
        message: sentence(
          view,
          amount,
          limit,
          namesOf(view, scope.entries(view, true)),
          `${amount - limit} more than the ${limit} allowed`,
        ),
        amount,
        limit,
        entries,
        cards: [],
        zone: zoneOfEntries(view, entries, scope.zones, context),
        edits: () => [{ cuts }],
      };
    },
  });
  const tooLittle = (view: View, at: At, amount: number, limit: number): LawFinding => ({
    rule: compiled,
    key: 'min',
    excess: limit - amount,
    upper: false,
    detail: () => ({
      code: measure.codes.min,
      ruleId: bounds.ruleId('min', at),
      message: sentence(view, amount, limit, [], `${limit - amount} fewer than the ${limit} required`),
      amount,
      limit,
      entries: [],
      cards: [],
      zone: scope.zones[0] ?? 'main',
      edits: () => [],
    }),
  });
  return compiled;
}

function countMeasure(rule: LawRule, scope: LimitScope, context: LawContext): LimitMeasure {
  const every = Object.keys(rule.count!).length === 0 && Object.keys(rule.cards ?? {}).length === 0;
  // Most rules on size count the whole deck, and the view already has that number.
  const whole =
    every &&
    scope.zones.length === 1 &&
    scope.zones[0] === 'main' &&
    context.leftOut === null &&
    (rule.after === undefined || context.removerOf(rule.after) === null);
  return {
    total: (view, upper) => {
      if (whole && view.amendments === null) return view.deckCopies;
      let total = 0;
      for (let at = 0; at < view.entries.length; at++) total += scope.copies(view, at, upper);
      return total;
    },
    cuts: (view, over) => cutLast(scope.entries(view, true), (at) => scope.copies(view, at, true), over),
    codes: { max: 'too-many-cards', min: 'too-few-cards' },
    says: (view, amount, upper) => {
      const has = `${zonesHave(scope.zones, context)} ${cardsOf(amount, context)}`;
      if (every) return has;
      const names = listed(namesOf(view, scope.entries(view, upper)));
      return `${has} of this kind${names === '' ? '' : ` (${names})`}`;
    },
  };
}

function sumMeasure(rule: LawRule, scope: LimitScope, context: LawContext): LimitMeasure {
  const { fields, index } = context;
  const field = rule.sum!;
  const isPoints = index.pointsField === field;
  const weigh = (card: IndexedCard | null): number =>
    card === null ? 0 : isPoints ? card.points : (fields.numberOf(field, card) ?? 0);
  const { once } = rule;
  const weight = (view: View, at: number): number => weigh(view.entries[at]!.card);
  /** With `once`, cards with the same value of that field count once, with one copy. */
  const copiesOf = (view: View, upper: boolean): ((at: number) => number) => {
    if (once === undefined) return (at) => scope.copies(view, at, upper);
    const first = new Map<string, number>();
    for (const at of scope.entries(view, upper)) {
      const { card } = view.entries[at]!;
      const key = card === null ? '' : fields.groupKeyOf(once, card);
      if (card !== null && !first.has(key)) first.set(key, at);
    }
    const firsts = new Set(first.values());
    return (at) => (firsts.has(at) ? 1 : 0);
  };
  const name = isPoints ? index.pointsName : fields.labelOf(field);
  return {
    total: (view, upper) => {
      const copies = once === undefined ? null : copiesOf(view, upper);
      let total = 0;
      for (let at = 0; at < view.entries.length; at++) {
        const counted = copies === null ? scope.copies(view, at, upper) : copies(at);
        if (counted > 0) total += counted * weight(view, at);
      }
      return total;
    },
    cuts: (view, over) => {
      const copies = copiesOf(view, true);
      const cuts = cutDearest(scope.entries(view, true), copies, (at) => weight(view, at), over);
      if (once === undefined) return cuts;
      // A card that counts once stays in the sum until all its copies are removed.
      const gone = new Set([...cuts.keys()].map((at) => fields.groupKeyOf(once, view.entries[at]!.card!)));
      return new Map(
        scope.entries(view, true).flatMap((at) => {
          const { card } = view.entries[at]!;
          return card !== null && gone.has(fields.groupKeyOf(once, card)) ? [[at, view.copies[at]!] as const] : [];
        }),
      );
    },
    codes: { max: 'too-many-points', min: 'too-few-points' },
    says: (_, amount) => `${possessive(scope.zones, context)} ${name} adds up to ${amount}`,
  };
}

/** For example `The Deck's` or `Deck and Sideboard's`. */
const possessive = (ids: readonly string[], context: LawContext): string => {
  const names = ids.map((id) => zoneName(id, context));
  return `${names.length === 1 ? 'The ' : ''}${listed(names)}'s`;
};

function distinctMeasure(rule: LawRule, scope: LimitScope, context: LawContext): LimitMeasure {
  const { fields } = context;
  const field = rule.distinct!;
  const valuesOf = (card: IndexedCard | null): readonly string[] => (card === null ? [] : fields.keysOf(field, card));
  const groups = (view: View, upper: boolean): Map<string, number[]> => {
    const byValue = new Map<string, number[]>();
    for (const at of scope.entries(view, upper)) {
      for (const value of valuesOf(view.entries[at]!.card)) {
        const same = byValue.get(value);
        if (same) same.push(at);
        else byValue.set(value, [at]);
      }
    }
    return byValue;
  };
  return {
    total: (view, upper) => groups(view, upper).size,
    cuts: (view, over) => {
      const copiesOf = (entries: readonly number[]): number => entries.reduce((sum, at) => sum + view.copies[at]!, 0);
      // Removes the values with the fewest copies first. Among equal values, removes the last one.
      const least = [...groups(view, true).values()].reverse().sort((a, b) => copiesOf(a) - copiesOf(b));
      return new Map(least.slice(0, over).flatMap((entries) => entries.map((at) => [at, view.copies[at]!] as const)));
    },
    codes: { max: 'too-many-kinds', min: 'too-few-kinds' },
    says: (view, amount, upper) => {
      const names = listed(namesOf(view, scope.entries(view, upper)));
      return `${zonesHave(scope.zones, context)} ${amount} different ${amount === 1 ? 'value' : 'values'} of ${fields.labelOf(field)}${names === '' ? '' : ` (${names})`}`;
    },
  };
}
