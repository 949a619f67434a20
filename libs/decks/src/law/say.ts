/** The sentences of findings. Each verb has one. A rule may replace it with its own, with placeholders such as `{amount:card}`. */
import type { LawRule } from '@rulewright/content';
import { counted, listed } from '../typed-names.ts';
import type { LawContext } from './rule.ts';
import type { View } from './view.ts';

/** The values for the placeholders of a sentence. */
export interface IssueWords {
  readonly amount?: number;
  readonly limit?: number;
  readonly cards?: readonly string[];
  readonly zone?: string;
  readonly field?: string;
  readonly values?: readonly string[];
  readonly missing?: number;
}

/** The name of a zone in the law, or its id if the law does not name it. */
export const zoneName = (id: string, { zones }: Pick<LawContext, 'zones'>): string =>
  zones.find((one) => one.id === id)?.name ?? id;

/** For example `The Deck has` or `Commander and Deck together have`. */
export function zonesHave(ids: readonly string[], context: LawContext): string {
  const names = ids.map((id) => zoneName(id, context));
  return names.length === 1 ? `The ${names[0]} has` : `${listed(names)} together have`;
}

/** For example `3 cards`, with the game's words. */
export const cardsOf = (amount: number, { index: { words } }: LawContext): string =>
  counted(amount, words.card, words.cards);

/** Fills the placeholders of the rule's own sentence. A rule without a sentence gets `own`, the sentence of its verb. */
export function sentenceOf(rule: LawRule, view: View, context: LawContext, said: IssueWords, own: string): string {
  if (rule.say === undefined) return own;
  const { amount, limit, cards = [], zone = 'main', field = '', values = [] } = said;
  const over = amount !== undefined && limit !== undefined ? Math.abs(amount - limit) : 0;
  const places: Readonly<Record<string, string>> = {
    amount: String(amount ?? ''),
    limit: String(limit ?? ''),
    'amount:card': amount === undefined ? '' : cardsOf(amount, context),
    'limit:card': limit === undefined ? '' : cardsOf(limit, context),
    over: String(over),
    missing: String(said.missing ?? over),
    cards: listed(cards),
    zone: zoneName(zone, context),
    deck: context.index.words.deck,
    leader: listed(view.leaders.map(({ card }) => card.name)),
    field,
    values: listed(values),
  };
  return rule.say.replace(/\{([^{}]*)\}/g, (whole, place: string) => places[place] ?? whole);
}
