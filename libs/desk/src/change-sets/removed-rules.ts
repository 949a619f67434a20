/**
 * Rules that disappear with a change set. A rule can disappear by accident, for example when a chapter is pasted over another. So an editor
 * confirms each removal before the review and before publishing.
 */
import { recordAudit, actorOf, type Person } from '@rulewright/accounts';
import { placeOf, ruleWords } from '@rulewright/content';
import { ChangeSetDocumentEntity, inTransaction, ReviewStepEntity, type Runner } from '@rulewright/database';
import { Like, type DataSource } from 'typeorm';
import { OPEN_STATES, readSetAt, recordStep, subjectOf, touch } from './change-sets.ts';
import { revisionTexts } from './drafts.ts';
import { DeskError, sayState } from '../errors.ts';

/** A rule of the released text that no draft has. */
export interface RemovedRule {
  readonly id: string;
  readonly path: string;
  /** The line of the rule in the released text. */
  readonly line: number;
  /** The first line of its sentence. */
  readonly words: string;
}

/** The step of the history that records a confirmation. Its note has the ids, separated by spaces. */
const CONFIRMED = 'confirm-removal';

interface ChangedText {
  readonly path: string;
  readonly before: string | null;
  readonly text: string | null;
}

/** The rules of a chapter. Markers are alone on their lines, because the content check refuses others. */
const rulesIn = (path: string, text: string): RemovedRule[] =>
  text.split('\n').flatMap((line, at, lines) => {
    const id = /^:{3,}rule\{[^}]*#([a-z0-9.-]+)/u.exec(line)?.[1];
    return id === undefined ? [] : [{ id, path, line: at + 1, words: ruleWords(lines, at + 1) }];
  });

/** The rules that the documents had before and no longer have. A rule that moves to another chapter of its game stays. */
export function rulesRemovedBy(documents: readonly ChangedText[]): RemovedRule[] {
  const chapters = documents.filter(({ path }) => placeOf(path)?.kind === 'text');
  const remaining = new Set(chapters.flatMap(({ path, text }) => rulesIn(path, text ?? '').map(({ id }) => id)));
  return chapters.flatMap(({ path, before }) => rulesIn(path, before ?? '')).filter(({ id }) => !remaining.has(id));
}

/** The chapters among the documents of a change set. */
async function changedChapters(runner: Runner, id: number): Promise<ChangedText[]> {
  const drafts = await runner.manager.findBy(ChangeSetDocumentEntity, {
    changeSetId: id,
    path: Like('rules/%/text/%'),
  });
  const texts = await revisionTexts(runner, drafts);
  return drafts.map(({ path, text }, at) => ({ path, text, before: texts[at]! }));
}

/** The rules that disappear with a change set and whose removal no one has confirmed. */
async function unconfirmedRemovals(
  runner: Runner,
  id: number,
  documents?: readonly ChangedText[],
): Promise<RemovedRule[]> {
  const removed = rulesRemovedBy(documents ?? (await changedChapters(runner, id)));
  if (removed.length === 0) return [];
  const steps = await runner.manager.findBy(ReviewStepEntity, { changeSetId: id, action: CONFIRMED });
  const confirmed = new Set(steps.flatMap(({ note }) => note.split(' ')));
  return removed.filter((rule) => !confirmed.has(rule.id));
}

/**
 * @param documents the documents of the change set, for a caller that has read them
 * @throws DeskError `rules-removed` if an editor has not confirmed that a rule disappears
 */
export async function requireConfirmedRemovals(
  runner: Runner,
  id: number,
  documents?: readonly ChangedText[],
): Promise<void> {
  const problem = removalProblem(await unconfirmedRemovals(runner, id, documents));
  if (problem) throw problem;
}

/** The error about rules that disappear without a confirmation; null without such rules. */
export function removalProblem(rules: readonly RemovedRule[]): DeskError | null {
  const [first] = rules;
  if (!first) return null;
  const more = rules.length > 1 ? ` (and ${rules.length - 1} more)` : '';
  return new DeskError(
    'rules-removed',
    `The rule ${first.id}${more} disappears from the text: line ${first.line} of ${first.path} in the release. Put it back, or confirm its removal in the change set.`,
    { rules: rules.map((rule) => rule.id) },
  );
}

export class RemovedRules {
  constructor(private readonly database: DataSource) {}

  unconfirmed(id: number): Promise<RemovedRule[]> {
    return unconfirmedRemovals(this.database, id);
  }

  /**
   * Records that a person wants these rules to disappear.
   * @throws DeskError `unknown-change-set`, `set-changed`, `wrong-state`, `bad-text` for a rule that does not disappear
   */
  async confirm(person: Person, id: number, version: number, rules: readonly string[]): Promise<void> {
    await inTransaction(this.database, async (runner) => {
      const { manager } = runner;
      const set = await readSetAt(manager, id, version);
      if (!OPEN_STATES.includes(set.state))
        throw new DeskError('wrong-state', `This change set is ${sayState(set.state)} and can no longer be changed.`);
      const removed = new Set((await unconfirmedRemovals(runner, id)).map((rule) => rule.id));
      const other = rules.find((rule) => !removed.has(rule));
      if (other !== undefined || rules.length === 0)
        throw new DeskError(
          'bad-text',
          `The rule "${(other ?? '').slice(0, 100)}" does not disappear with this change set.`,
        );
      await touch(manager, set);
      const ids = [...new Set(rules)];
      await recordStep(manager, set, actorOf(person), { action: CONFIRMED, note: ids.join(' '), to: set.state });
      await recordAudit(manager, actorOf(person), {
        action: CONFIRMED,
        subject: subjectOf(set),
        sentence: `Confirmed that ${ids.length === 1 ? `the rule ${ids[0]}` : `${ids.length} rules`} may disappear.`,
        details: { rules: ids },
      });
    });
  }
}
