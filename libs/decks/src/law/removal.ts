/** The verb `remove`: finds the cards that a rule removes from decks before play, the reason, and the deck that is left. */
import { evaluateCondition, type DeckLaw, type LawRule } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import type { DeckIssue } from '../issues.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import { counted, listed } from '../typed-names.ts';
import { compilePredicate, NO_REFERENCES, type CardTest } from './cards.ts';
import { scopeOf, type LimitScope } from './limits.ts';
import { linesOf } from './lines.ts';
import type { LawContext } from './rule.ts';
import { zoneName } from './say.ts';
import type { View } from './view.ts';

interface RemovalRule {
  readonly rule: LawRule;
  readonly test: CardTest;
}

/** A `remove` rule with the rules that join it. */
export interface Removal {
  readonly rule: LawRule;
  readonly scope: LimitScope;
  readonly members: readonly RemovalRule[];
}

/** The removed copies of one card. */
interface Removed {
  readonly card: IndexedCard;
  readonly entries: number[];
  copies: number;
}

/** The `remove` rules of a law under a ruleset, each with the rules that join it. */
export function compileRemovals(law: DeckLaw, context: LawContext): Removal[] {
  const { parameters } = context;
  const holds = ({ when }: LawRule): boolean =>
    when === undefined || !('param' in when) || evaluateCondition(when.param, parameters);
  const removing = law.rules.filter((rule) => rule.remove !== undefined);
  return removing
    .filter(({ joins }) => joins === undefined)
    .map((rule) => ({
      rule,
      scope: scopeOf(rule, context),
      members: [rule, ...removing.filter(({ joins }) => joins === rule.id)]
        .filter((one) => holds(one) && !removesNone(one, parameters))
        .map((one) => ({ rule: one, test: compilePredicate(one.remove!, context) })),
    }));
}

/** Whether a rule compares with a parameter that is an empty list, so that it removes nothing. */
const removesNone = ({ remove }: LawRule, parameters: LawContext['parameters']): boolean =>
  Object.values(remove!).some((test) => {
    const words =
      typeof test === 'object' && 'param' in test && typeof test.param === 'string' ? parameters[test.param] : null;
    return Array.isArray(words) && words.length === 0;
  });

/** The rule of the group that removes an entry's card, or undefined. */
export const removerOf = ({ members }: Removal, entry: ParsedEntry): RemovalRule | undefined =>
  entry.card === null ? undefined : members.find(({ test }) => test.holds(entry, NO_REFERENCES));

/** The cards of a list that are removed, in the order of the list. */
export function removedFrom(removal: Removal, view: View): Removed[] {
  if (removal.members.length === 0) return [];
  const removed = new Map<IndexedCard, Removed>();
  for (const at of removal.scope.entries(view, false)) {
    const entry = view.entries[at]!;
    if (!removerOf(removal, entry)) continue;
    const card = entry.card!;
    const known = removed.get(card);
    if (known) {
      known.entries.push(at);
      known.copies += view.copies[at]!;
    } else removed.set(card, { card, entries: [at], copies: view.copies[at]! });
  }
  return [...removed.values()];
}

/** Why a card is removed, as part of a sentence. */
export function reasonOf({ rule }: RemovalRule, card: IndexedCard, context: LawContext): string {
  const { because = 'the rule says so' } = rule;
  return because.includes('{words}') ? because.replace('{words}', listed(matchedWords(rule, card, context))) : because;
}

/** The words of a parameter that a card matches, in the form used in sentences. */
function matchedWords(rule: LawRule, card: IndexedCard, { fields, parameters, index }: LawContext): string[] {
  for (const [field, test] of Object.entries(rule.remove!)) {
    if (typeof test !== 'object' || !('param' in test)) continue;
    const words = parameters[test.param as string];
    const spoken = index.game.vocabulary.parameters.find(({ name }) => name === test.param)?.values;
    const keys = fields.keysOf(field, card);
    if (Array.isArray(words))
      return words.filter((word) => keys.includes(fields.keyOf(word))).map((word) => spoken?.[word] ?? word);
  }
  return [];
}

/** An issue for each removed card, and one about the deck that is left if the rule has `reduced`. */
export function removalIssues(
  removal: Removal,
  removed: readonly Removed[],
  view: View,
  context: LawContext,
): DeckIssue[] {
  if (removed.length === 0) return [];
  const zone = removal.scope.zones[0] ?? 'main';
  const issues = removed.map(({ card, copies, entries }): DeckIssue => {
    const member = removerOf(removal, view.entries[entries[0]!]!)!;
    const reason = reasonOf(member, card, context);
    const { name } = card.card;
    return {
      id: member.rule.id,
      code: 'removed-card',
      severity: 'info',
      ruleId: member.rule.rule,
      message: `${counted(copies, 'copy', 'copies')} of ${name} ${copies === 1 ? 'is' : 'are'} removed before play: ${reason}.`,
      lines: linesOf(view, entries),
      cards: [name],
      zone,
      amount: copies,
      reason,
    };
  });
  const reduced = reducedIssue(removal, removed, view, context);
  return reduced ? [...issues, reduced] : issues;
}

function reducedIssue(
  { rule, scope }: Removal,
  removed: readonly Removed[],
  view: View,
  context: LawContext,
): DeckIssue | null {
  if (!rule.reduced) return null;
  const { parameters } = context;
  const all = view.entries.reduce((sum, _, at) => sum + scope.copies(view, at, false), 0);
  const left = all - removed.reduce((sum, { copies }) => sum + copies, 0);
  const allowed = evaluateCondition(rule.reduced.allowed.param, parameters);
  const replaceable = evaluateCondition(rule.reduced.replaceable.param, parameters);
  const zone = scope.zones[0] ?? 'main';
  const called = zone === 'main' ? 'deck' : zoneName(zone, context);
  const may = allowed ? 'It may be played as it is' : 'It may not be played as it is. Put other cards in their place';
  const instead = !allowed
    ? '.'
    : replaceable
      ? ', or you may add other cards.'
      : ', without other cards in their place.';
  return {
    id: rule.id,
    code: 'deck-reduced',
    severity: allowed ? 'info' : 'error',
    ruleId: rule.reduced.rule,
    message: `${left} of ${counted(all, 'card')} ${left === 1 ? 'is' : 'are'} left in the ${called}. ${may}${instead}`,
    lines: [],
    cards: removed.map(({ card }) => card.card.name),
    zone,
    amount: left,
  };
}
