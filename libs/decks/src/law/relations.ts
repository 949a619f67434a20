/** The verbs that decide which cards a deck may combine: `every`, `places`, `apart`, `contains`, `pair`. */
import { PREDICATE_WORDS, verbOf, type LawRule, type Predicate } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import { counted, listed } from '../typed-names.ts';
import { compilePredicate, type CardTest } from './cards.ts';
import { cutAll, cutLast } from './cuts.ts';
import { placeCopies } from './flow.ts';
import { namesOf, scopeOf, zoneOfEntries, type LimitScope } from './limits.ts';
import { compileNumber, compileTest } from './numbers.ts';
import type { CompiledRule, Detail, LawFinding, LawContext } from './rule.ts';
import { cardsOf, sentenceOf, zoneName, zonesHave } from './say.ts';
import type { CompiledPlace, View } from './view.ts';

/** The most copies that get a place. Of a larger deck, only the first copies are judged. */
const MOST_PLACED = 400;

type RelationFinding = Pick<LawFinding, 'key' | 'excess'> & { readonly detail: () => Omit<Detail, 'ruleId'> };

/** Compiles a rule of one of these verbs; null if it does not apply under this ruleset. */
export function compileRelation(rule: LawRule, context: LawContext): CompiledRule | null {
  const when = rule.when === undefined ? true : compileTest(rule.when, context);
  if (when === false) return null;
  const scope = scopeOf(rule, context);
  const look = lookFor(rule, scope, context);
  const compiled: CompiledRule = {
    doc: rule,
    when,
    bounded: () => false,
    find(view, lawFindings) {
      for (const { key, excess, detail } of look(view))
        lawFindings.push({
          rule: compiled,
          key,
          excess,
          upper: true,
          detail: () => ({ ruleId: rule.rule, ...detail() }),
        });
    },
  };
  return compiled;
}

function lookFor(rule: LawRule, scope: LimitScope, context: LawContext): (view: View) => RelationFinding[] {
  switch (verbOf(rule)) {
    case 'places':
      return placesOf(rule, scope, context);
    case 'apart':
      return apartOf(rule, scope, context);
    case 'contains':
      return containsOf(rule, scope, context);
    case 'pair':
      return pairOf(rule, scope, context);
    default:
      return everyOf(rule, scope, context);
  }
}

const known = (view: View, scope: LimitScope): number[] =>
  scope.entries(view, false).filter((at) => view.entries[at]!.card !== null);

const copiesOf = (view: View, entries: readonly number[]): number =>
  entries.reduce((sum, at) => sum + view.copies[at]!, 0);

const copiesIn =
  (view: View) =>
  (at: number): number =>
    view.copies[at]!;

/** The fields whose numbers a predicate compares. A card with a word in such a field fails the comparison. */
function comparedFields(predicate: Predicate, named: LawContext['named']): string[] {
  const inner = [...(predicate.any ?? []), ...(predicate.all ?? []), ...(predicate.not ? [predicate.not] : [])];
  if (predicate.is !== undefined && named[predicate.is]) inner.push(named[predicate.is]!);
  const own = Object.entries(predicate).filter(
    ([word, test]) =>
      !PREDICATE_WORDS.has(word) &&
      typeof test === 'object' &&
      ('atMost' in test || 'atLeast' in test || 'even' in test),
  );
  return [...own.map(([word]) => word), ...inner.flatMap((one) => comparedFields(one, named))];
}

/** The first field that a predicate tests, for the placeholder `{values}`. */
const firstField = (predicate: Predicate): string | undefined =>
  Object.keys(predicate).find((word) => !PREDICATE_WORDS.has(word));

function everyOf(rule: LawRule, scope: LimitScope, context: LawContext): (view: View) => RelationFinding[] {
  const test = compilePredicate(rule.every!, context);
  const field = firstField(rule.every!);
  const compared = [...new Set(comparedFields(rule.every!, context.named))];
  /** Names the cards that have a word where the rule compares a number. */
  const wordsSaid = ({ entries }: View, barred: readonly number[]): string =>
    [...new Set(barred.map((at) => entries[at]!.card!))]
      .flatMap((card) =>
        compared.flatMap((id) => {
          const word = context.fields.wordOf(id, card);
          return word === null
            ? []
            : [` ${context.fields.labelOf(id)} of ${card.card.name} is "${word}", not a number.`];
        }),
      )
      .join('');
  return (view) => {
    const barred = known(view, scope).filter((at) => !test.holds(view.entries[at]!, view));
    if (barred.length === 0) return [];
    const amount = copiesOf(view, barred);
    const detail = (): Omit<Detail, 'ruleId'> => {
      const cards = namesOf(view, barred);
      const zone = zoneOfEntries(view, barred, scope.zones, context);
      const cardsWithField = field === undefined ? [] : barred.map((at) => view.entries[at]!.card!);
      const values = [...new Set(cardsWithField.map((card) => context.fields.textOf(field!, card)))];
      const own = `${cardsOf(amount, context)} ${amount === 1 ? 'is' : 'are'} not allowed in the ${zoneName(zone, context)}: ${listed(cards)}.`;
      return {
        code: 'card-not-allowed',
        message: sentenceOf(rule, view, context, { amount, cards, zone, values }, own) + wordsSaid(view, barred),
        amount,
        entries: barred,
        cards,
        zone,
        edits: () => [{ cuts: cutAll(barred, copiesIn(view)) }],
      };
    };
    return [{ key: 'every', excess: amount, detail }];
  };
}

/** Compiles a place of a `places` rule, or one that a card adds. */
export const compilePlace = (place: NonNullable<LawRule['places']>[number], context: LawContext): CompiledPlace => ({
  cards: compilePredicate(place.cards, context),
  most: place.most === undefined ? null : compileNumber(place.most, context),
});

function placesOf(rule: LawRule, scope: LimitScope, context: LawContext): (view: View) => RelationFinding[] {
  const own = rule.places!.map((place) => compilePlace(place, context));
  return (view) => {
    const places = [...own, ...(view.amendments?.places(rule.id) ?? [])];
    const entries: number[] = [];
    const copies: number[] = [];
    let all = 0;
    for (const at of known(view, scope)) {
      const some = Math.min(scope.copies(view, at, false), MOST_PLACED - all);
      if (some <= 0) continue;
      entries.push(at);
      copies.push(some);
      all += some;
    }
    const room = places.map(({ most }) => most?.read({ view, references: view }) ?? Infinity);
    const fits = entries.map((at) =>
      places.flatMap(({ cards }, place) => (cards.holds(view.entries[at]!, view) ? [place] : [])),
    );
    const { left, crowded } = placeCopies(copies, room, fits);
    if (left === 0) return [];
    const detail = (): Omit<Detail, 'ruleId'> => {
      const lost = crowded.map((at) => entries[at]!);
      const cards = namesOf(view, lost);
      const limit = all - left;
      const zone = zoneOfEntries(view, lost, scope.zones, context);
      const sentence = `${cardsOf(left, context)} of the ${zoneName(zone, context)} ${left === 1 ? 'finds' : 'find'} no place: ${listed(cards)} ${cards.length === 1 ? 'competes' : 'compete'} for the same places.`;
      // Cards that fit no place are last in the order, because `cutLast` removes the last ones first.
      const homeless = lost.filter((at) => fits[entries.indexOf(at)]!.length === 0);
      const order = [...lost.filter((at) => !homeless.includes(at)), ...homeless];
      return {
        code: 'no-place',
        message: sentenceOf(rule, view, context, { amount: all, limit, cards, zone }, sentence),
        amount: all,
        limit,
        entries: lost,
        cards,
        zone,
        edits: () => [{ cuts: cutLast(order, copiesIn(view), left) }],
      };
    };
    return [{ key: 'places', excess: left, detail }];
  };
}

function apartOf(rule: LawRule, scope: LimitScope, context: LawContext): (view: View) => RelationFinding[] {
  const tests = rule.apart!.map((one) => compilePredicate(one, context));
  return (view) => {
    const entries = known(view, scope);
    const sides = tests.map((test) => entries.filter((at) => test.holds(view.entries[at]!, view)));
    if (sides.some((side) => side.length === 0)) return [];
    // Remove the side with fewer copies. If the sides are equal, remove the second one.
    const [remaining, gone] =
      copiesOf(view, sides[0]!) < copiesOf(view, sides[1]!) ? [sides[1]!, sides[0]!] : [sides[0]!, sides[1]!];
    const amount = copiesOf(view, gone);
    const detail = (): Omit<Detail, 'ruleId'> => {
      const cards = [...new Set([...namesOf(view, remaining), ...namesOf(view, gone)])];
      const zone = zoneOfEntries(view, gone, scope.zones, context);
      const own = `${listed(namesOf(view, remaining))} and ${listed(namesOf(view, gone))} cannot be used together.`;
      return {
        code: 'not-together',
        message: sentenceOf(rule, view, context, { amount, cards, zone }, own),
        amount,
        entries: gone,
        cards,
        zone,
        edits: () => [gone, remaining].map((side) => ({ cuts: cutAll(side, copiesIn(view)) })),
      };
    };
    return [{ key: 'apart', excess: amount, detail }];
  };
}

function containsOf(rule: LawRule, scope: LimitScope, context: LawContext): (view: View) => RelationFinding[] {
  const field = rule.contains!.split('.')[1]!;
  return (view) => {
    const present = new Set(known(view, scope).map((at) => view.entries[at]!.card));
    const wanted = view.leaders.flatMap((leader) => context.fields.cardsIn(field, leader));
    return wanted
      .filter(({ card }) => !present.has(card))
      .map(({ name, card }) => ({
        key: name,
        excess: 1,
        detail: () => {
          const leader = listed(view.leaders.map((one) => one.card.name));
          const zone = scope.zones[0] ?? 'main';
          const own = `${name} is missing: ${leader} needs it in the ${zoneName(zone, context)}.`;
          return {
            code: 'missing-card',
            message: sentenceOf(rule, view, context, { cards: [name], missing: 1, zone }, own),
            amount: 1,
            entries: [],
            cards: [name],
            zone,
            edits: () => (card === null || zone !== 'main' ? [] : [{ cuts: new Map(), added: { card, copies: 1 } }]),
          };
        },
      }));
  };
}

function pairOf(rule: LawRule, scope: LimitScope, context: LawContext): (view: View) => RelationFinding[] {
  const pairs = rule.pair!.any.map((both) => both.map((one) => compilePredicate(one, context)));
  return (view) => {
    const entries = known(view, scope).flatMap((at) => Array.from({ length: Math.min(view.copies[at]!, 3) }, () => at));
    if (entries.length !== 2) return [];
    const [a, b] = entries as [number, number];
    const cardAt = (at: number): IndexedCard => view.entries[at]!.card!;
    const suits = (test: CardTest, at: number, other: number): boolean =>
      test.holds(view.entries[at]!, { leaders: view.leaders, other: cardAt(other) });
    const fit = pairs.some(
      ([one, two]) => (suits(one!, a, b) && suits(two!, b, a)) || (suits(one!, b, a) && suits(two!, a, b)),
    );
    if (fit) return [];
    const detail = (): Omit<Detail, 'ruleId'> => {
      const cards = namesOf(view, entries);
      const zone = zoneOfEntries(view, entries, scope.zones, context);
      const own = `${zonesHave(scope.zones, context)} ${counted(2, 'card')} that do not suit each other: ${listed(cards)}.`;
      return {
        code: 'bad-pair',
        message: sentenceOf(rule, view, context, { cards, zone }, own),
        amount: 2,
        entries: [...new Set(entries)],
        cards,
        zone,
        edits: () => [b, a].map((at) => ({ cuts: new Map([[at, 1]]) })),
      };
    };
    return [{ key: 'pair', excess: 1, detail }];
  };
}
