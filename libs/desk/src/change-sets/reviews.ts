/** The steps of a change set between draft, approved and withdrawn: who may take which step, from which state. */
import {
  actorOf,
  permits,
  readSettings,
  recordAudit,
  roleFor,
  type Permission,
  type Person,
} from '@rulewright/accounts';
import { inTransaction, type ChangeSetEntity, type ChangeSetState } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { editorsOf, readNote, readSetAt, recordStep, subjectOf, touch, type Editor } from './change-sets.ts';
import { requireResolvedComments } from './open-comments.ts';
import { requireConfirmedRemovals } from './removed-rules.ts';
import { DeskError, sayState } from '../errors.ts';

interface ReviewStep {
  readonly from: readonly ChangeSetState[];
  readonly to: ChangeSetState;
  readonly permission: Permission;
  /** The sentence in the audit log. */
  readonly sentence: string;
}

export const STEPS = {
  'request-review': { from: ['draft'], to: 'in review', permission: 'drafts', sentence: 'Asked for a review.' },
  approve: { from: ['in review'], to: 'approved', permission: 'review', sentence: 'Approved it.' },
  'send-back': { from: ['in review', 'approved'], to: 'draft', permission: 'review', sentence: 'Sent it back.' },
  withdraw: {
    from: ['draft', 'in review', 'approved'],
    to: 'withdrawn',
    permission: 'drafts',
    sentence: 'Withdrew it.',
  },
  reopen: {
    from: ['in review', 'approved', 'withdrawn'],
    to: 'draft',
    permission: 'drafts',
    sentence: 'Opened the change set for editing again.',
  },
} as const satisfies Record<string, ReviewStep>;
export type StepName = keyof typeof STEPS;

/** Whether a person created or edited a change set. */
export function isOwn(
  person: Pick<Person, 'id' | 'email'>,
  set: Pick<ChangeSetEntity, 'authorId'>,
  editors: readonly Editor[],
): boolean {
  const edited = ({ updatedBy }: Editor): boolean => updatedBy?.endsWith(`<${person.email}>`) ?? false;
  return set.authorId === person.id || editors.some(edited);
}

/** Whether a person may take a step now. @param editors all people who saved a document; empty if there are no documents */
export const mayTake = (
  person: Person,
  step: StepName,
  set: ChangeSetEntity,
  editors: readonly Editor[],
  selfApproval: boolean,
): boolean =>
  permits(roleFor(person, set.game), STEPS[step].permission) &&
  (STEPS[step].from as readonly ChangeSetState[]).includes(set.state) &&
  (step !== 'approve' || selfApproval || !isOwn(person, set, editors)) &&
  (step !== 'request-review' || editors.length > 0);

export class Reviews {
  constructor(private readonly database: DataSource) {}

  /**
   * Takes a step. It cancels any scheduled publication.
   * @param version the version of the change set that the person saw
   * @throws DeskError `unknown-change-set`, `set-changed`, `wrong-state`, `own-change-set`, `no-reason`, `nothing-changed`, `rules-removed`,
   * `comments-open`
   */
  async take(person: Person, step: StepName, id: number, version: number, text: string): Promise<void> {
    const { from, to, sentence } = STEPS[step];
    const note = readNote(text);
    if (step === 'send-back' && note === '')
      throw new DeskError('no-reason', 'Give the reason, so that the author knows what to change.');
    await inTransaction(this.database, async (runner) => {
      const { manager } = runner;
      const set = await readSetAt(manager, id, version);
      const editors = await editorsOf(runner, [id]);
      if (!(from as readonly ChangeSetState[]).includes(set.state))
        throw new DeskError('wrong-state', `This change set is ${sayState(set.state)}.`, { state: set.state });
      if (step === 'request-review' && editors.length === 0)
        throw new DeskError('nothing-changed', 'This change set has no documents yet.');
      if (step === 'approve' && isOwn(person, set, editors) && !(await readSettings(manager)).selfApproval)
        throw new DeskError('own-change-set', 'You worked on this change set, so another person must approve it.');
      if (step === 'request-review' || step === 'approve') await requireConfirmedRemovals(runner, id);
      if (step === 'approve') await requireResolvedComments(manager, id);
      await touch(manager, set, { state: to, publishAt: null, publishOrder: null, publishProblem: null });
      await recordStep(manager, set, actorOf(person), { action: step, note, to });
      await recordAudit(manager, actorOf(person), {
        action: step,
        subject: subjectOf(set),
        sentence: note === '' ? sentence : `${sentence} ${note}`,
        details: { from: set.state, to, title: set.title },
      });
    });
  }
}
