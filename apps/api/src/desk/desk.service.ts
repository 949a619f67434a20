/** What several parts of the desk ask: documents as a change set has them, problems, who may do what. */
import { Injectable } from '@nestjs/common';
import { permits, readSettings, type Person } from '@rulewright/accounts';
import { placeOf, textHash, type Problem } from '@rulewright/content';
import type { ChangeSetDocumentEntity, CheckRunEntity } from '@rulewright/database';
import {
  ChangeSets,
  CheckRuns,
  entryOf,
  hashesIn,
  mayTake,
  OPEN_STATES,
  proposalHash,
  publishProblem,
  releasedText,
  revisionText,
  STEPS,
  type StepName,
} from '@rulewright/desk';
import { DataSource } from 'typeorm';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../graphql/args.ts';
import { notFound } from '../errors/errors.ts';
import { oncePerRequest } from '../http/request-scope.ts';
import { ChangedDocumentView, ChangeSetView } from './change-set.model.ts';
import type { Subject } from '../work/job.ts';
import { Work } from '../work/work.ts';
import { CheckRunView } from './checks.model.ts';
import { DeskDocumentView, type DocumentEntryView } from './document.model.ts';

@Injectable()
export class DeskService {
  constructor(
    private readonly database: DataSource,
    private readonly content: ContentService,
    private readonly sets: ChangeSets,
    private readonly runs: CheckRuns,
    private readonly work: Work,
  ) {}

  /** @throws DeskError `unknown-change-set` */
  async view(id: number): Promise<ChangeSetView> {
    return new ChangeSetView(await this.sets.find(id));
  }

  /** The current release with the documents of a change set in place of its own; the release alone without one. */
  async subject(changeSet: Maybe<number>): Promise<Subject> {
    const { number } = await this.content.current();
    return { release: number, proposed: changeSet == null ? [] : textsOf((await this.sets.find(changeSet)).documents) };
  }

  /** The release with these drafts. */
  async subjectOf({ drafts }: ChangeSetView): Promise<Subject> {
    return { release: (await this.content.current()).number, proposed: textsOf(drafts) };
  }

  /** All documents, those that the change set removes too; with words that their titles or paths hold. */
  async list(changeSet: Maybe<number>, game: Maybe<string>, query: Maybe<string>): Promise<DocumentEntryView[]> {
    const words = (query ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
    return [...(await this.work.run('list', { subject: await this.subject(changeSet), game: game ?? null, words }))];
  }

  /** @throws ApiError NOT_FOUND `unknown-document`; DeskError `unknown-change-set` */
  async document(path: string, changeSet: Maybe<number>): Promise<DeskDocumentView> {
    const released = await releasedText(this.database, path, (await this.content.current()).number);
    const draft =
      changeSet == null ? undefined : (await this.sets.find(changeSet)).documents.find((one) => one.path === path);
    if ((released === null && !draft) || !placeOf(path))
      throw notFound('unknown-document', 'There is no document with this path.');
    const text = draft ? draft.text : released;
    const hash = (one: string | null): string | null => (one === null ? null : textHash(one));
    return new DeskDocumentView(
      entryOf({ path, text: text ?? released ?? '' })!,
      changeSet ?? null,
      text,
      { text: hash(text), released: hash(released) },
      draft?.version ?? null,
    );
  }

  /** The documents of a change set with what they were made from. */
  async changed(
    set: ChangeSetView,
    only: readonly ChangeSetDocumentEntity[] = set.drafts,
  ): Promise<ChangedDocumentView[]> {
    const released = await this.releasedHashes();
    const others = await this.sets.alsoTouching(
      set.id,
      only.map((one) => one.path),
    );
    return Promise.all(
      only.map(async (draft) => {
        const base = await revisionText(this.database, draft.path, draft.baseHash);
        return new ChangedDocumentView(draft, base, released.get(draft.path) ?? null, others.get(draft.path) ?? []);
      }),
    );
  }

  /** Problems of the content as the change set would have it. */
  async problems(set: ChangeSetView): Promise<readonly Problem[]> {
    return this.work.run('problems', { subject: await this.subjectOf(set) });
  }

  async checkRun(run: CheckRunEntity, set?: ChangeSetView): Promise<CheckRunView> {
    const { drafts } = set ?? (await this.view(run.changeSetId));
    const { number } = await this.content.current();
    return new CheckRunView(run, run.baseRelease === number && run.contentHash === proposalHash(drafts));
  }

  async latestRun(set: ChangeSetView): Promise<CheckRunView | null> {
    const run = await this.runs.latest(set.id);
    return run && this.checkRun(run, set);
  }

  /** Why it cannot be published now; empty when it can. */
  async blockers(set: ChangeSetView): Promise<string[]> {
    const problem = publishProblem(
      set.set,
      set.drafts,
      { number: (await this.content.current()).number, hashes: await this.releasedHashes() },
      await this.runs.latest(set.id),
      false,
    );
    return problem ? [problem.message] : [];
  }

  /** What somebody may do with a change set as it is. */
  async may(person: Person, { set, drafts }: ChangeSetView): Promise<string[]> {
    const { selfApproval } = await readSettings(this.database.manager);
    const open = OPEN_STATES.includes(set.state);
    const steps = (Object.keys(STEPS) as StepName[]).filter((step) => mayTake(person, step, set, drafts, selfApproval));
    const approved = set.state === 'approved' && permits(person.role, 'publish');
    return [
      ...(set.state === 'draft' ? ['edit'] : []),
      ...(open ? ['describe', 'comment'] : []),
      ...(open && drafts.length > 0 ? ['run-checks'] : []),
      ...steps,
      ...(approved ? ['publish', 'schedule'] : []),
      ...(approved && set.publishAt !== null ? ['unschedule'] : []),
      ...(approved && permits(person.role, 'override') ? ['override'] : []),
    ];
  }

  private releasedHashes(): Promise<ReadonlyMap<string, string>> {
    return oncePerRequest(hashesIn, async () => hashesIn(this.database, (await this.content.current()).number));
  }
}

const textsOf = (documents: readonly ChangeSetDocumentEntity[]): Subject['proposed'] =>
  documents.map(({ path, text }) => ({ path, text }));
