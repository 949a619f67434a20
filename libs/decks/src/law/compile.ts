/** Compiles a deck law for one ruleset. Every number is looked up once, so that many lists can be checked quickly. */
import { verbOf, type DeckLaw, type LawNumber, type LawRule, type Legality, type Ruleset } from '@rulewright/content';
import type { CardIndex, IndexedCard } from '../card-index.ts';
import type { DeckLimits } from '../issues.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import { Amendments, compileCarried, type Carried } from './amendments.ts';
import { asksNoOther, CardFields, compilePredicate, NO_REFERENCES, type CardTest } from './cards.ts';
import { compileCopies } from './groups.ts';
import { compileLegality } from './legality.ts';
import { compileLimit } from './limits.ts';
import { compileNumber, compileTest, zoneMask } from './numbers.ts';
import { compileRelation } from './relations.ts';
import { compileRemovals, removerOf, type Removal } from './removal.ts';
import type { CompiledRule, LawFinding, LawContext } from './rule.ts';
import { BESIDE, type View } from './view.ts';

/** Cards whose copies do not count toward upper limits while `active`. The verdict has a note about them in both cases. */
export interface LeftOut {
  readonly test: CardTest;
  readonly called: string;
  readonly active: boolean;
  readonly ruleId: string;
}

export interface CompiledLaw {
  readonly law: DeckLaw;
  readonly ruleset: { readonly id: string; readonly name: string; readonly hash: string };
  readonly context: LawContext;
  /** The legality on the day of the verdict; null for a mode without legality lists. */
  readonly legality: Legality | null;
  readonly limits: DeckLimits;
  readonly removals: readonly Removal[];
  /** Rules that allow or forbid a card regardless of the other cards in the list. */
  readonly barring: readonly CompiledRule[];
  readonly either: readonly LawRule[];
  readonly leftOut: readonly LeftOut[];
  /** A list as this law sees it. To try a fix, pass `judgesLeast` of the original list, because the fix may leave no deck. */
  viewOf(entries: readonly ParsedEntry[], copies: readonly number[], judgesLeast?: boolean): View;
  /** The findings of all rules, in the order of the rules. */
  judge(view: View): LawFinding[];
  /**
   * Whether it is enough to respect one of several limits: all their rules have an upper bound for this list, and the condition of `rule`
   * holds.
   */
  eitherApplies(rule: LawRule, view: View): boolean;
}

/** The zones of a law. They always include the deck itself. */
function zonesOf(law: DeckLaw, { words }: CardIndex): { readonly id: string; readonly name: string }[] {
  const zones = (law.zones ?? []).map(({ id, name }) => ({ id, name }));
  return zones.some(({ id }) => id === 'main') ? zones : [{ id: 'main', name: words.deck }, ...zones];
}

/**
 * Compiles a law under a ruleset.
 * @param legality the state of the legality lists on the day of the verdict, if the mode has any; `fields` must use the same state
 */
export function compileLaw(
  law: DeckLaw,
  ruleset: Ruleset,
  index: CardIndex,
  fields: CardFields,
  legality: Legality | null = null,
): CompiledLaw {
  const { parameters } = ruleset;
  const zones = zonesOf(law, index);
  const places = new Map(zones.map(({ id }, at) => [id, at]));
  const zoneAt = (id: string): number => places.get(id) ?? BESIDE;
  const base = { index, fields, parameters, named: law.named, zones, zoneAt, pointLimit: legality?.pointLimit ?? null };
  const leftOut = law.leaveOut.map(({ cards, called, when, rule }): LeftOut => {
    const active = compileTest(when, base) === true;
    return { test: compilePredicate(cards, base), called, active, ruleId: rule };
  });
  const active = leftOut.filter((one) => one.active);
  const leaderIds = (law.zones ?? []).flatMap((zone) => (zone.leader ? [zone.id] : []));
  const leaderZones = zoneMask(leaderIds, base);
  const removals: Removal[] = [];
  const context: LawContext = {
    ...base,
    leaderZones,
    leftOut:
      active.length === 0
        ? null
        : { everything: false, holds: (entry, references) => active.some(({ test }) => test.holds(entry, references)) },
    removerOf: (id) => {
      const removal = removals.find(({ rule, members }) => rule.id === id || members.some((one) => one.rule.id === id));
      if (removal === undefined || removal.members.length === 0) return null;
      return (entry) => removerOf(removal, entry) !== undefined;
    },
  };
  removals.push(...compileRemovals(law, context));
  const own = law.rules.flatMap((rule) => compileRule(rule, context) ?? []);
  const replaced = new Set(law.rules.map(({ id }) => id));
  const rules = legality ? [...compileLegality(legality, context, replaced), ...own] : own;
  const carried = carriedBy(context);
  const takers = (law.zones ?? []).flatMap((zone) =>
    zone.takes ? [{ at: zoneAt(zone.id), test: compilePredicate(zone.takes, context) }] : [],
  );
  const main = zoneAt('main');
  return {
    law,
    ruleset: { id: ruleset.id, name: ruleset.name, hash: ruleset.hash },
    context,
    legality,
    limits: limitsOf(law, rules, context),
    removals,
    barring: own.filter(({ doc, when }) => when === true && barsCards(doc, context)),
    either: law.rules.filter((rule) => rule.either !== undefined),
    leftOut,
    viewOf(entries, copies, judgesLeast) {
      const leaders: IndexedCard[] = [];
      let deckCopies = 0;
      let amended = false;
      const zoneOf = (entry: ParsedEntry): number => {
        if (entry.zone !== 'main') return zoneAt(entry.zone);
        if (takers.length > 0 && entry.card !== null)
          for (const { at, test } of takers) if (test.holds(entry, NO_REFERENCES)) return at;
        return main;
      };
      const places = entries.map((entry, at) => {
        const zone = zoneOf(entry);
        if (zone === main) deckCopies += copies[at]!;
        if (entry.card?.carriesLaw === true) amended = true;
        if (leaderZones[zone] === true && entry.card !== null && copies[at]! > 0) leaders.push(entry.card);
        return zone;
      });
      const view: View = {
        entries,
        copies,
        zones: places,
        leaders,
        deckCopies,
        judgesLeast: judgesLeast ?? deckCopies > 0,
        amendments: null,
      };
      return amended ? { ...view, amendments: new Amendments(carried, view, leaderZones) } : view;
    },
    eitherApplies({ either = [], when }, view) {
      const test = when === undefined ? true : compileTest(when, context);
      if (test === false || (test !== true && !test({ view, references: view }))) return false;
      return either.every((id) => rules.some((rule) => rule.doc.id === id && rule.bounded(view)));
    },
    judge(view) {
      const lawFindings: LawFinding[] = [];
      const all = view.amendments ? [...rules, ...view.amendments.rules] : rules;
      for (const rule of all) {
        if (rule.when !== true && (rule.when === false || !rule.when({ view, references: view }))) continue;
        rule.find(view, lawFindings);
      }
      return lawFindings;
    },
  };
}

const barsCards = ({ every, cards = {}, severity }: LawRule, context: LawContext): boolean =>
  every !== undefined && severity === 'error' && asksNoOther(every, context) && asksNoOther(cards, context);

/** The law that a card carries, compiled when a list first names the card. Few games have such cards. */
function carriedBy(context: LawContext): (card: IndexedCard) => Carried {
  const known = new Map<IndexedCard, Carried>();
  return (one) => {
    const carriedParts = known.get(one) ?? compileCarried(one.card.law!, context, (rule) => compileRule(rule, context));
    known.set(one, carriedParts);
    return carriedParts;
  };
}

function compileRule(rule: LawRule, context: LawContext): CompiledRule | null {
  switch (verbOf(rule)) {
    case 'count':
    case 'sum':
    case 'distinct':
      return compileLimit(rule, context);
    case 'copies':
      return compileCopies(rule, context);
    // Rules with these verbs are judged after all other rules.
    case 'remove':
    case 'either':
      return null;
    default:
      return compileRelation(rule, context);
  }
}

/** The plain limits of a deck, for pages to show: its cards, its points, and the copies of one name. */
function limitsOf(law: DeckLaw, rules: readonly CompiledRule[], context: LawContext): DeckLimits {
  const compiled = new Set(rules.map(({ doc }) => doc));
  const plain = law.rules.filter(
    (rule) =>
      compiled.has(rule) &&
      rule.severity === 'error' &&
      rule.cards === undefined &&
      rule.after === undefined &&
      (rule.in === undefined || (!('param' in rule.in) && rule.in.includes('main'))),
  );
  const values = (numbers: readonly (LawNumber | undefined)[]): number[] =>
    numbers.flatMap((number) => (number === undefined ? [] : (compileNumber(number, context).fixed ?? [])));
  const least = (numbers: readonly (LawNumber | undefined)[]): number | null => {
    const bounds = values(numbers);
    return bounds.length === 0 ? null : Math.min(...bounds);
  };
  const most = (bounds: readonly number[]): number | null => (bounds.length === 0 ? null : Math.max(...bounds));
  const sizes = plain.filter(({ count }) => count !== undefined && Object.keys(count).length === 0);
  const upper = ({ max, exactly }: LawRule): LawNumber | undefined => exactly ?? max;
  return {
    maxCards: least(sizes.map(upper)),
    maxPoints: least(plain.filter(({ sum }) => sum !== undefined && sum === law.points?.field).map(upper)),
    maxCopies: least(plain.filter(({ copies }) => copies !== undefined).map(upper)),
    minCards: most(values(sizes.map(({ min, exactly }) => exactly ?? min))),
  };
}
