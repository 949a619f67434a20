/** The verb `copies`: bounds the copies of each group of cards. The bound may depend on the card. */
import { evaluateCondition, type LawRule } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import { compileTest, type At } from './numbers.ts';
import { cutLast } from './cuts.ts';
import { boundsOf, namesOf, scopeOf, zoneOfEntries, type LimitScope } from './limits.ts';
import type { CompiledRule, Edit, LawFinding, LawContext } from './rule.ts';
import { sentenceOf, zoneName } from './say.ts';
import type { View } from './view.ts';

/** The fields that define a group under the ruleset. */
function fieldsOf({ copies }: LawRule, { parameters }: LawContext): readonly string[] {
  const { by } = copies!;
  if (!('first' in by)) return by;
  return by.first.find(({ when }) => when === undefined || evaluateCondition(when, parameters))?.is ?? ['name'];
}

/** The key that entries of one group share, for one field. */
function keyIn(field: string, view: View, at: number, { fields }: LawContext): string {
  const entry = view.entries[at]!;
  const card = entry.card!;
  return field === 'set' || field === 'rarity' ? fields.printed(field, card, entry) : fields.groupKeyOf(field, card);
}

/** Groups entries by fields. Groups are in the order of their first entry. Each further field splits the groups of the fields before it. */
function groupsOf(entries: readonly number[], fields: readonly string[], view: View, context: LawContext): number[][] {
  const [field, ...rest] = fields;
  if (field === undefined) return [[...entries]];
  const members = new Map<string, number[]>();
  for (const at of entries) {
    const key = keyIn(field, view, at, context);
    const same = members.get(key);
    if (same) same.push(at);
    else members.set(key, [at]);
  }
  const groups = [...members.values()];
  return rest.length === 0 ? groups : groups.flatMap((group) => groupsOf(group, rest, view, context));
}

/**
 * Returns a quick check that no group has more than a fixed number of copies, or null. Each group has a number, cached by card, and the
 * sums are reused from list to list. Null if groups depend on the printing, or the bound depends on the card.
 */
function withinLimit(by: readonly string[], most: number | null | undefined, context: LawContext) {
  if (typeof most !== 'number' || by.some((field) => field === 'set' || field === 'rarity')) return null;
  const groupOf: number[] = [];
  const numbers = new Map<string, number>();
  const sums: number[] = [];
  const numberOf = (card: IndexedCard): number => {
    const key = by.map((field) => context.fields.groupKeyOf(field, card)).join('\n');
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    sums[known] ??= 0;
    return known;
  };
  return (view: View, copies: LimitScope['copies']): boolean => {
    const { entries } = view;
    let within = true;
    for (let at = 0; at < entries.length; at++) {
      const { card } = entries[at]!;
      if (card === null) continue;
      const group = (groupOf[card.at] ??= numberOf(card));
      sums[group]! += copies(view, at, true);
      if (sums[group]! > most) within = false;
    }
    for (const { card } of entries) if (card !== null) sums[groupOf[card.at]!] = 0;
    return within;
  };
}

/** Compiles a `copies` rule; null if it bounds nothing under this ruleset. */
export function compileCopies(rule: LawRule, context: LawContext): CompiledRule | null {
  const bounds = boundsOf(rule, context);
  const when = rule.when === undefined ? true : compileTest(rule.when, context);
  if (bounds === null || when === false) return null;
  const scope = scopeOf(rule, context);
  const by = fieldsOf(rule, context);
  const byCard = (bounds.max?.byCard ?? false) || (bounds.min?.byCard ?? false);
  const known = (view: View): number[] => scope.entries(view, false).filter((at) => view.entries[at]!.card !== null);
  const quick = bounds.min === null ? withinLimit(by, bounds.max?.fixed, context) : null;
  const compiled: CompiledRule = {
    doc: rule,
    when,
    bounded: () => bounds.max !== null,
    find(view, lawFindings) {
      if (quick !== null && view.amendments === null && quick(view, scope.copies)) return;
      const groups = groupsOf(known(view), by, view, context);
      const judge = (upper: boolean): void => {
        for (const all of groups) {
          // Filters after grouping, so that left-out copies do not change the order of the groups.
          const group = upper && context.leftOut ? all.filter((at) => scope.copies(view, at, true) > 0) : all;
          if (group.length === 0) continue;
          let amount = 0;
          for (const at of group) amount += scope.copies(view, at, upper);
          // If all groups have the same bound, the card need not be read.
          const same = view.amendments ? undefined : (upper ? bounds.max : bounds.min)?.fixed;
          if (typeof same === 'number' && (upper ? amount <= same : amount >= same)) continue;
          const at: At = { view, references: { leaders: view.leaders, card: view.entries[group[0]!]!.card! } };
          bounds.read(at);
          const limit = upper ? at.max : at.min;
          if (limit === null || limit === undefined || (upper ? amount <= limit : amount >= limit)) continue;
          lawFindings.push(findingOf({ rule: compiled, view, group, amount, limit, upper, at }));
        }
      };
      if (bounds.max) judge(true);
      if (bounds.min && view.judgesLeast) judge(false);
    },
  };

  function findingOf(broken: Broken): LawFinding {
    const { view, group, amount, limit, upper, at } = broken;
    const first = group[0]!;
    return {
      rule: compiled,
      key: `${upper ? 'max' : 'min'} ${by.map((field) => keyIn(field, view, first, context)).join('\n')}`,
      excess: Math.abs(amount - limit),
      upper,
      detail: () => {
        const zonesUsed = new Set(group.map((one) => view.zones[one]));
        const both = zonesUsed.size > 1;
        const zone = zoneOfEntries(view, group, scope.zones, context);
        const own = bounds!.ruleId(upper ? 'max' : 'min', at);
        return {
          code: upper ? 'too-many-copies' : 'too-few-copies',
          ruleId: both ? (rule.bothRule ?? own) : own,
          message: sentenceOf(
            rule,
            view,
            context,
            { amount, limit, cards: namesOf(view, group), zone },
            ownSentence(broken, zone, both),
          ),
          amount,
          limit,
          entries: group,
          cards: namesOf(view, group),
          zone,
          edits: () => editsOf(broken, scope),
        };
      },
    };
  }

  function ownSentence({ view, group, amount, limit, upper }: Broken, zone: string, both: boolean): string {
    const name = view.entries[group[0]!]!;
    const called = byCard ? name.name : name.card!.card.name;
    const there = `There ${amount === 1 ? 'is 1 copy' : `are ${amount} copies`} of ${called}`;
    const needed = limit === 1 ? 'is' : 'are';
    if (!upper) return `${there}; at least ${limit} ${needed} required.`;
    const zonesUsed = [...new Set(group.map((at) => context.zones[view.zones[at]!]!.id))];
    const where = both
      ? ` in ${zonesUsed.map((id) => zoneName(id, context)).join(' and ')} together`
      : zone === 'main'
        ? ''
        : ` in the ${zoneName(zone, context)}`;
    if (byCard) return `${there}${where}; at most ${limit} ${needed} allowed.`;
    const rarity = by.includes('rarity') ? ' in each rarity' : '';
    return `${there}${where}; at most ${limit} of one name ${needed} allowed${rarity}.`;
  }
  return compiled;
}

interface Broken {
  readonly rule: CompiledRule;
  readonly view: View;
  readonly group: readonly number[];
  readonly amount: number;
  readonly limit: number;
  readonly upper: boolean;
  readonly at: At;
}

/** Removes surplus copies from the last entries, so other zones lose copies before the deck. Adds missing copies to the last entry. */
function editsOf({ view, group, amount, limit, upper }: Broken, scope: LimitScope): Edit[] {
  const copies = (at: number): number => scope.copies(view, at, upper);
  return upper
    ? [{ cuts: cutLast(group, copies, amount - limit) }]
    : [{ cuts: new Map([[group.at(-1)!, amount - limit]]) }];
}
