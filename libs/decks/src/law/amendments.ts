/** Changes that cards of a list make to the law: rules they add, bounds they move, places they open, copies they waive. */
import type { CarriedLaw, LawAmendment } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import { compilePredicate, type CardTest } from './cards.ts';
import { compileNumber, compileTest, zoneMask, type At, type CompiledTest, type Value } from './numbers.ts';
import { compilePlace } from './relations.ts';
import type { CompiledRule, LawContext } from './rule.ts';
import type { Amended, CompiledPlace, View } from './view.ts';

/** The most amendments of one list that are applied. */
const MOST_AMENDMENTS = 50;

interface CompiledAmendment {
  readonly doc: LawAmendment;
  readonly when: CompiledTest;
  readonly set: Value | null;
  readonly add: Value | null;
  readonly place: CompiledPlace | null;
  readonly waive: CardTest | null;
}

interface CarriedPart {
  readonly while: 'leader' | readonly boolean[];
  readonly rules: readonly CompiledRule[];
  readonly amend: readonly CompiledAmendment[];
}

/** The law that a card carries, ready to be applied. */
export type Carried = readonly CarriedPart[];

/** Compiles the law of a card. */
export function compileCarried(
  law: CarriedLaw,
  context: LawContext,
  compileRule: (rule: CarriedLaw[number]['add'][number]) => CompiledRule | null,
): Carried {
  return law.map((part) => ({
    while: part.while === 'leader' ? 'leader' : zoneMask(part.while.in, context),
    rules: part.add.flatMap((rule) => compileRule(rule) ?? []),
    amend: part.amend.flatMap((doc) => {
      const when = doc.when === undefined ? true : compileTest(doc.when, context);
      if (when === false) return [];
      return [
        {
          doc,
          when,
          set: doc.set === undefined ? null : compileNumber(doc.set, context),
          add: doc.add === undefined ? null : compileNumber(doc.add, context),
          place: doc.place === undefined ? null : compilePlace(doc.place, context),
          waive: doc.waive === undefined ? null : compilePredicate(doc.waive, context),
        },
      ];
    }),
  }));
}

/** All changes that the cards of one list make to one rule. */
interface Changes {
  set?: number | null;
  add: number;
  readonly places: CompiledPlace[];
  readonly waives: { readonly test: CardTest; readonly firstOfEach: number }[];
  readonly names: string[];
}

export class Amendments implements Amended {
  /** Rules that cards add. */
  readonly rules: CompiledRule[] = [];
  private readonly changes = new Map<string, Changes>();
  private left = MOST_AMENDMENTS;

  /**
   * Applies the law of the cards of a list. Cards are processed in the order of their ids, so the order of the list makes no difference.
   * The last `set` for a rule wins, and it applies before every `add`.
   */
  constructor(carried: (card: IndexedCard) => Carried, view: View, leaderZones: readonly boolean[]) {
    const amended = new Map<IndexedCard, Set<number>>();
    view.entries.forEach(({ card }, at) => {
      if (card === null || view.copies[at] === 0 || !card.carriesLaw) return;
      amended.set(card, (amended.get(card) ?? new Set()).add(view.zones[at]!));
    });
    for (const [card, zones] of [...amended].sort(([a], [b]) => (a.card.id < b.card.id ? -1 : 1))) {
      for (const part of carried(card)) {
        const mask = part.while === 'leader' ? leaderZones : part.while;
        if ([...zones].some((zone) => mask[zone] === true)) this.apply(part, card, view);
      }
    }
  }

  private apply({ rules, amend }: CarriedPart, card: IndexedCard, view: View): void {
    this.rules.push(...rules);
    const at: At = { view, references: { leaders: view.leaders, card } };
    for (const one of amend) {
      if (this.left-- <= 0) return;
      if (one.when !== true && (one.when === false || !one.when(at))) continue;
      const known = this.changes.get(one.doc.rule) ?? { add: 0, places: [], waives: [], names: [] };
      this.changes.set(one.doc.rule, known);
      if (one.set) known.set = one.set.read(at);
      if (one.add) known.add += one.add.read(at) ?? 0;
      if (one.place) known.places.push(one.place);
      if (one.waive) known.waives.push({ test: one.waive, firstOfEach: one.doc.firstOfEach ?? Infinity });
      known.names.push(card.card.name);
    }
  }

  /** A bound of a rule after the changes by cards. */
  bound(rule: string, number: number | null): number | null {
    const changes = this.changes.get(rule);
    if (!changes) return number;
    const base = changes.set === undefined ? number : changes.set;
    return base === null ? null : base + changes.add;
  }

  places(rule: string): readonly CompiledPlace[] {
    return this.changes.get(rule)?.places ?? [];
  }

  /** Number of copies of an entry that cards exempt from a rule. */
  waived(rule: string, view: View, at: number): number {
    const changes = this.changes.get(rule);
    if (!changes || changes.waives.length === 0) return 0;
    const entry = view.entries[at]!;
    const copies = view.copies[at]!;
    let most = 0;
    for (const { test, firstOfEach } of changes.waives) {
      if (entry.card === null || !test.holds(entry, view)) continue;
      let before = 0;
      for (let other = 0; other < at && before < firstOfEach; other++)
        if (view.entries[other]!.card === entry.card) before += view.copies[other]!;
      most = Math.max(most, Math.min(copies, Math.max(0, firstOfEach - before)));
    }
    return most;
  }

  /** Names of the cards that changed a rule. */
  because(rule: string): readonly string[] {
    return this.changes.get(rule)?.names ?? [];
  }
}
