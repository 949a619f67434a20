/** The verdict of a law, under one ruleset, on a parsed list. */
import { changeCopies } from '../edits.ts';
import type { DeckIssue, DeckVerdict } from '../issues.ts';
import { LIMITS, type ParsedDeck } from '../parse/parsed-deck.ts';
import { counted } from '../typed-names.ts';
import type { CompiledLaw, LeftOut } from './compile.ts';
import { Fixes } from './fixes.ts';
import { namesOf } from './limits.ts';
import { linesOf } from './lines.ts';
import { removalIssues, removedFrom } from './removal.ts';
import type { LawFinding } from './rule.ts';
import { BESIDE, type View } from './view.ts';

/** The verdict of a law, with all issues at once. Issues from reading the list come first. */
export function verdictOf(
  law: CompiledLaw,
  deck: ParsedDeck,
  on: string,
  sums: { readonly cards: number; readonly points: number },
): DeckVerdict {
  const { context } = law;
  const view = law.viewOf(
    deck.entries,
    deck.entries.map(({ copies }) => copies),
  );
  const issues: DeckIssue[] = [...deck.issues];
  if (!view.judgesLeast) issues.push(emptyIssue(law));
  const findings = law.judge(view);
  if (findings.length > 0) {
    const fixes = new Fixes(law, deck, view, findings);
    const issueOf = (finding: LawFinding): DeckIssue => toIssue(finding, view, fixes);
    issues.push(...withEither(findings, findings.map(issueOf), law, view));
  }
  const removed = law.removals.map((removal) => removedFrom(removal, view));
  law.removals.forEach((removal, at) => issues.push(...removalIssues(removal, removed[at]!, view, context)));
  for (const part of law.leftOut) {
    const note = leftOutNote(part, view, law);
    if (note) issues.push(note);
  }
  if (view.zones.includes(BESIDE)) {
    const beside = view.zones.flatMap((zone, at) => (zone === BESIDE ? [at] : []));
    issues.push(besideIssue(law, deck, view, beside));
  }
  return {
    ruleset: law.ruleset,
    legal: issues.every((issue) => issue.severity !== 'error'),
    cards: sums.cards,
    points: sums.points,
    ...(law.legality && { asOf: { on, from: law.legality.from, until: law.legality.until } }),
    limits: law.limits,
    removed: [...new Set(removed.flatMap((groups) => groups.map(({ card }) => card)))].map(({ card }) => card.name),
    issues,
  };
}

function toIssue(finding: LawFinding, view: View, fixes: Fixes): DeckIssue {
  const { id, severity } = finding.rule.doc;
  const { code, ruleId, message, entries, cards, zone, amount, limit, edits } = finding.detail();
  const because = view.amendments?.because(id) ?? [];
  const fix = fixes.fixOf(finding, edits());
  return {
    id,
    code,
    severity,
    ruleId,
    message,
    lines: linesOf(view, entries),
    cards,
    zone,
    amount,
    ...(limit !== undefined && { limit }),
    ...(because.length > 0 && { because }),
    ...(fix && { fix }),
  } as DeckIssue;
}

/** If a law requires one of several limits and the list keeps one, the issues of the broken limits become notes. */
function withEither(
  findings: readonly LawFinding[],
  issues: readonly DeckIssue[],
  law: CompiledLaw,
  view: View,
): readonly DeckIssue[] {
  let deckIssues = issues;
  for (const one of law.either) {
    const { either: ids = [], rule: ruleId } = one;
    if (!law.eitherApplies(one, view)) continue;
    const broken = new Set(
      findings.flatMap(({ rule, upper }) => (upper && ids.includes(rule.doc.id) ? [rule.doc.id] : [])),
    );
    if (broken.size === 0 || broken.size === ids.length) continue;
    const satisfied = ids.length === 2 ? 'the other limit' : 'another of these limits';
    deckIssues = deckIssues.map((issue, at) =>
      findings[at]!.upper && broken.has(findings[at]!.rule.doc.id)
        ? {
            ...issue,
            ruleId,
            severity: 'info',
            message: `${issue.message} This is allowed, because ${satisfied} is respected.`,
          }
        : issue,
    );
  }
  return deckIssues;
}

function emptyIssue({ law, context: { index } }: CompiledLaw): DeckIssue {
  const { words } = index;
  return {
    code: 'empty-list',
    severity: 'error',
    ruleId: law.cardRule,
    message: `The list has no ${words.card} for the ${words.deck}.`,
    lines: [],
    cards: [],
  };
}

function leftOutNote(
  { test, called, active, ruleId }: LeftOut,
  view: View,
  { context }: CompiledLaw,
): DeckIssue | null {
  const main = context.zoneAt('main');
  const entries: number[] = [];
  for (let at = 0; at < view.entries.length; at++)
    if (view.zones[at] === main && test.holds(view.entries[at]!, view)) entries.push(at);
  if (entries.length === 0) return null;
  const amount = entries.reduce((sum, at) => sum + view.copies[at]!, 0);
  const one = amount === 1;
  const copies = `${counted(amount, 'copy', 'copies')} of ${called}`;
  const message = active
    ? `${copies} ${one ? 'does' : 'do'} not count toward the limits.`
    : `${copies} ${one ? 'counts' : 'count'} toward the limits like any other.`;
  return {
    code: 'promo-note',
    severity: 'info',
    ruleId,
    message,
    lines: linesOf(view, entries),
    cards: namesOf(view, entries),
    zone: 'main',
    amount,
  };
}

function besideIssue(
  { law, context: { index } }: CompiledLaw,
  deck: ParsedDeck,
  view: View,
  beside: readonly number[],
): DeckIssue {
  const { words } = index;
  const amount = beside.reduce((sum, at) => sum + view.copies[at]!, 0);
  const { zone } = deck.entries[beside[0]!]!;
  const called = zone === 'side' ? 'of the side deck' : `beside the ${words.deck}`;
  const is = amount === 1 ? 'is' : 'are';
  const gone = beside.map((at) => ({ ...deck.entries[at]!, copies: 0 }));
  const edits = deck.json === undefined && beside.length <= LIMITS.places ? changeCopies(undefined, gone) : [];
  return {
    code: 'side-cards',
    severity: 'warning',
    ruleId: law.cardRule,
    message: `${counted(amount, words.card, words.cards)} ${called} ${is} not part of the ${words.deck} and ${is} not checked.`,
    lines: linesOf(view, beside),
    cards: namesOf(view, beside),
    zone,
    amount,
    ...(edits.length > 0 && { fix: { label: `Remove the ${words.cards} ${called}`, edits } }),
  };
}
