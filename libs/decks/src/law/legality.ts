/** The rules that legality by date adds to every law: banned cards, cards out of the pool, restricted cards, and points. */
import type { LawRule, Legality, LegalityChange } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import { counted, listed } from '../typed-names.ts';
import { cutAll, cutDearest, cutLast } from './cuts.ts';
import { namesOf, zoneOfEntries } from './limits.ts';
import type { CompiledRule, Detail, LawFinding, LawContext } from './rule.ts';
import { rotationOf, statusOf } from './status.ts';
import { BESIDE, type View } from './view.ts';

/** The ids of these rules. A law can replace a rule with its own rule of the same id. */
const IDS = { pool: 'in-pool', banned: 'not-banned', restricted: 'restricted-copies', points: 'point-limit' } as const;

const told = (change: LegalityChange): string => `since ${change.from}. ${change.reason}`;

/** Compiles the rules of a legality, except those that the law replaces. */
export function compileLegality(
  legality: Legality,
  context: LawContext,
  replaced: ReadonlySet<string>,
): CompiledRule[] {
  const { doc } = legality;
  const rules: CompiledRule[] = [];
  const add = (
    id: string,
    find: (view: View) => (Omit<LawFinding, 'rule' | 'upper'> & { readonly detail: () => Detail })[],
  ): void => {
    if (replaced.has(id)) return;
    const rule: LawRule = { id, rule: doc.rule, severity: 'error', every: {} };
    const compiled: CompiledRule = {
      doc: rule,
      when: true,
      bounded: () => false,
      find: (view, lawFindings) => {
        for (const one of find(view)) lawFindings.push({ rule: compiled, upper: true, ...one });
      },
    };
    rules.push(compiled);
  };
  /** The positions of the entries of each card that fails a test. */
  const failing = (view: View, fails: (card: IndexedCard) => boolean): Map<IndexedCard, number[]> => {
    const failing = new Map<IndexedCard, number[]>();
    view.entries.forEach(({ card }, at) => {
      if (card === null || view.zones[at] === BESIDE || view.copies[at] === 0 || !fails(card)) return;
      const known = failing.get(card);
      if (known) known.push(at);
      else failing.set(card, [at]);
    });
    return failing;
  };
  const total = (view: View, entries: readonly number[]): number =>
    entries.reduce((sum, at) => sum + view.copies[at]!, 0);
  const base = (view: View, entries: readonly number[]): Pick<Detail, 'entries' | 'cards' | 'zone' | 'amount'> => ({
    entries,
    cards: namesOf(view, entries),
    zone: zoneOfEntries(view, entries, ['main'], context),
    amount: total(view, entries),
  });

  const barred = (status: 'banned' | 'out-of-pool', code: Detail['code']) => (view: View) =>
    [...failing(view, (one) => statusOf(one, legality) === status)].map(([one, entries]) => ({
      key: one.card.id,
      excess: total(view, entries),
      detail: (): Detail => {
        const change = status === 'banned' ? legality.cards.get(one.card.id)!.change : rotationOf(one, legality);
        const name = context.index.listName(one.card);
        const what = status === 'banned' ? `${name} has been banned` : `${name} has been out of the pool`;
        return {
          ...base(view, entries),
          code,
          ruleId: change?.rule ?? doc.rule,
          message: change ? `${what} ${told(change)}` : `${name} is not in the pool: none of its sets is.`,
          edits: () => [{ cuts: cutAll(entries, (at) => view.copies[at]!) }],
        };
      },
    }));
  add(IDS.pool, barred('out-of-pool', 'not-in-pool'));
  add(IDS.banned, barred('banned', 'banned-card'));

  add(IDS.restricted, (view) =>
    [...failing(view, (one) => legality.cards.get(one.card.id)?.status === 'restricted')].flatMap(([one, entries]) => {
      const { copies, change } = legality.cards.get(one.card.id)!;
      const excess = total(view, entries) - copies!;
      if (excess <= 0) return [];
      const detail = (): Detail => {
        const shared = base(view, entries);
        const name = context.index.listName(one.card);
        const allowed = counted(copies!, 'copy', 'copies');
        return {
          ...shared,
          code: 'too-many-copies',
          ruleId: change.rule ?? doc.rule,
          limit: copies!,
          message: `The ${context.index.words.deck} has ${counted(shared.amount, 'copy', 'copies')} of ${name}. It has been restricted to ${allowed} ${told(change)}`,
          edits: () => [{ cuts: cutLast(entries, (at) => view.copies[at]!, excess) }],
        };
      };
      return [{ key: one.card.id, excess, detail }];
    }),
  );

  const { pointLimit } = legality;
  if (pointLimit !== null) add(IDS.points, (view) => pointFindings(view, legality, pointLimit, context, failing));
  return rules;
}

function pointFindings(
  view: View,
  { cards, doc }: Legality,
  limit: number,
  context: LawContext,
  having: (view: View, test: (card: IndexedCard) => boolean) => Map<IndexedCard, number[]>,
): (Omit<LawFinding, 'rule' | 'upper'> & { readonly detail: () => Detail })[] {
  const entries = [...having(view, ({ card }) => (cards.get(card.id)?.points ?? 0) > 0).values()].flat();
  const points = (at: number): number => cards.get(view.entries[at]!.card!.card.id)!.points;
  const amount = entries.reduce((sum, at) => sum + view.copies[at]! * points(at), 0);
  if (amount <= limit) return [];
  const detail = (): Detail => {
    const named = namesOf(view, entries);
    return {
      code: 'too-many-points',
      ruleId: doc.rule,
      message: `The listed cards have ${counted(amount, 'point', 'points')}, and at most ${limit} ${limit === 1 ? 'is' : 'are'} allowed: ${listed(named)}.`,
      amount,
      limit,
      entries,
      cards: named,
      zone: zoneOfEntries(view, entries, ['main'], context),
      edits: () => [{ cuts: cutDearest(entries, (at) => view.copies[at]!, points, amount - limit) }],
    };
  };
  return [{ key: 'points', excess: amount - limit, detail }];
}
