/** Cards that no deck of a ruleset can play, whatever else it holds: the law removes them, or allows no copy. */
import type { IndexedCard } from '../card-index.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import type { CompiledLaw } from './compile.ts';
import { reasonOf, removerOf } from './removal.ts';
import type { LawFinding } from './rule.ts';
import { outlawByDate, type Outlaw } from './status.ts';

const entryOf = (card: IndexedCard, printing: ParsedEntry['printing']): ParsedEntry => ({
  line: 1,
  name: card.card.name,
  copies: 1,
  zone: 'main',
  card,
  printing,
  source: { kind: 'text' },
});

/** Why a law allows no copy of a card; null if it allows the card. A card is allowed if one of its printings is. */
export function outlawOf(law: CompiledLaw, card: IndexedCard): Outlaw | null {
  const { removals, barring, context } = law;
  const dated = law.legality && outlawByDate(card, law.legality);
  if (dated) return dated;
  const entry = entryOf(card, null);
  for (const removal of removals) {
    const member = removerOf(removal, entry);
    if (member) return { ruleId: member.rule.rule, reason: reasonOf(member, card, context) };
  }
  if (barring.length === 0) return null;
  const barred = (one: ParsedEntry): LawFinding | undefined => {
    const lawFindings: LawFinding[] = [];
    const view = law.viewOf([one], [1]);
    for (const rule of barring) rule.find(view, lawFindings);
    return lawFindings[0];
  };
  const { printings } = card.card;
  const lawFindings = printings.length === 0 ? [barred(entry)] : printings.map((one) => barred(entryOf(card, one)));
  const [first] = lawFindings;
  if (!first || lawFindings.includes(undefined)) return null;
  return { ruleId: first.rule.doc.rule, reason: `a ${context.index.words.deck} cannot contain it` };
}
