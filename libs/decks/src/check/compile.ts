/** The deck rules of a game under one ruleset: every limit looked up once, ready for any number of lists. */
import type { DeckRule, DeckRules, Ruleset } from '@rulewright/content';
import type { CardIndex } from '../card-index.ts';
import type { DeckIssue, DeckLimits } from '../issues.ts';
import {
  copiesCheck,
  maxCardsCheck,
  maxPointsCheck,
  minCardsCheck,
  playableCheck,
  type Check,
  type CheckContext,
} from './limits.ts';
import { kindsCheck, ownLimitCheck } from './own-limits.ts';
import { sideDeckCheck } from './side-deck.ts';
import { compileRemoval, type Removal } from './removal.ts';
import { flag, limit } from './values.ts';

export interface CompiledRules {
  readonly ruleset: { readonly id: string; readonly name: string; readonly hash: string };
  readonly limits: DeckLimits;
  readonly checks: readonly Check[];
  readonly removals: readonly Removal[];
  readonly promo: { readonly ruleId: string; readonly counts: boolean } | null;
  /** The rule by which one of the limits on cards and on points is enough; null where both hold. */
  readonly eitherRule: string | null;
  readonly cardRule: string;
  /** Cards beside the deck belong to what is handed in. */
  readonly checksSide: boolean;
  readonly words: CardIndex['words'];
}

const ofKind = <K extends DeckRule['kind']>(rules: readonly DeckRule[], kind: K): (DeckRule & { kind: K })[] =>
  rules.filter((rule): rule is DeckRule & { kind: K } => rule.kind === kind);

/** Looks up what the deck rules say under a ruleset. */
export function compileRules(deckRules: DeckRules, ruleset: Ruleset, index: CardIndex): CompiledRules {
  const { rules, cardRule, pointsName } = deckRules;
  const { parameters } = ruleset;
  const promo = ofKind(rules, 'promo')[0];
  const either = ofKind(rules, 'either-limit').find((rule) => parameters[rule.parameter] === rule.value);
  const lowest = (kind: 'max-cards' | 'min-cards' | 'max-points' | 'max-copies'): number | null => {
    const limits = rules.flatMap((rule) => (rule.kind === kind ? (limit(parameters, rule.parameter) ?? []) : []));
    if (limits.length === 0) return null;
    return kind === 'min-cards' ? Math.max(...limits) : Math.min(...limits);
  };
  const limits: DeckLimits = {
    maxCards: lowest('max-cards'),
    maxPoints: lowest('max-points'),
    maxCopies: lowest('max-copies'),
    minCards: lowest('min-cards'),
  };
  const promoCounts = promo ? flag(parameters, promo.parameter) : true;
  const { words } = index;
  const context: CheckContext = { parameters, pointsName, promoCounts, fewest: limits.minCards, words };
  return {
    ruleset: { id: ruleset.id, name: ruleset.name, hash: ruleset.hash },
    limits,
    checks: rules.flatMap((rule) => checkOf(rule, context, deckRules) ?? []),
    removals: ofKind(rules, 'removed').flatMap((rule) => compileRemoval(rule, ruleset, index) ?? []),
    promo: promo ? { ruleId: promo.rule, counts: promoCounts } : null,
    eitherRule: limits.maxCards === null || limits.maxPoints === null ? null : (either?.rule ?? null),
    cardRule,
    checksSide: rules.some((rule) => rule.kind === 'side-deck'),
    words,
  };
}

/** The check that a rule asks for under its parameters, or null. */
function checkOf(rule: DeckRule, context: CheckContext, deckRules: DeckRules): Check | null {
  if (rule.kind === 'either-limit' || rule.kind === 'promo' || rule.kind === 'removed') return null;
  if (rule.kind === 'own-limit') return ownLimitCheck(rule, deckRules, context);
  if (rule.kind === 'side-deck') return sideDeckCheck(rule, context);
  if (rule.kind === 'kinds') return kindsCheck(rule, deckRules, context);
  const value = limit(context.parameters, rule.parameter);
  if (value === null) return null;
  switch (rule.kind) {
    case 'max-cards':
      return maxCardsCheck(value, rule.rule, context);
    case 'min-cards':
      return minCardsCheck(value, rule.rule, context);
    case 'max-points':
      return maxPointsCheck(value, rule.rule, context);
    case 'max-copies':
      return copiesCheck(value, rule.rule, flag(context.parameters, rule.acrossRarities), context);
    case 'playable-from':
      return playableCheck(value, rule.rule, context);
  }
}

/** With one limit kept and one broken, a ruleset that asks for either of them only mentions the broken one. */
export function withEitherLimit(issues: readonly DeckIssue[], ruleId: string | null): readonly DeckIssue[] {
  if (ruleId === null) return issues;
  const isLimit = (issue: DeckIssue): boolean =>
    issue.zone === 'main' && (issue.code === 'too-many-cards' || issue.code === 'too-many-points');
  if (issues.filter(isLimit).length !== 1) return issues;
  return issues.map((issue) =>
    isLimit(issue)
      ? {
          ...issue,
          ruleId,
          severity: 'info',
          message: `${issue.message} This is allowed, because the other limit is respected.`,
        }
      : issue,
  );
}
