/** What several parts of the desk ask: documents as a change set has them, problems, who may do what. */
import { Injectable } from '@nestjs/common';
import { permits, readSettings, type Person } from '@rulewright/accounts';
import { placeOf, textHash, type Problem } from '@rulewright/content';
import type { ChangeSetDocumentEntity, CheckRunEntity } from '@rulewright/database';
import {
  ChangeSets,
  CheckRuns,
  DeskContent,
  entryOf,
  hashesIn,
  mayTake,
  OPEN_STATES,
  overlaid,
  proposalHash,
  publishProblem,
  revisionText,
  STEPS,
  type LoadedContent,
  type StepName,
} from '@rulewright/desk';
import { DataSource } from 'typeorm';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../graphql/args.ts';
import { notFound } from '../graphql/errors.ts';
import { oncePerRequest } from '../http/request-scope.ts';
import { ChangedDocumentView, ChangeSetView } from './change-set.model.ts';
import { CheckRunView } from './checks.model.ts';
import { DeskDocumentView, type DocumentEntryView } from './document.model.ts';

@Injectable()
export class DeskService {
  constructor(
    private readonly database: DataSource,
    private readonly content: ContentService,
    private readonly desk: DeskContent,
    private readonly sets: ChangeSets,
    private readonly runs: CheckRuns,
  ) {}

  /** @throws DeskError `unknown-change-set` */
  async view(id: number): Promise<ChangeSetView> {
    return new ChangeSetView(await this.sets.find(id));
  }

  /** The documents of a change set over the current release; of the release alone without one. */
  async load(changeSet: Maybe<number>): Promise<LoadedContent> {
    const { number } = await this.content.current();
    return this.desk.load(number, changeSet == null ? [] : (await this.sets.find(changeSet)).documents);
  }

  /** Problems of the content with one more text over it, which is not saved. */
  async problemsWith(changeSet: Maybe<number>, typed: { path: string; text: string }): Promise<readonly Problem[]> {
    const { number } = await this.content.current();
    const drafts = changeSet == null ? [] : (await this.sets.find(changeSet)).documents;
    const others = drafts.filter((one) => one.path !== typed.path);
    return (await this.desk.load(number, [...others, typed])).problems;
  }

  /** All documents, those that the change set removes too; with words that their titles or paths hold. */
  async list(changeSet: Maybe<number>, game: Maybe<string>, query: Maybe<string>): Promise<DocumentEntryView[]> {
    const files = await this.desk.files((await this.content.current()).number);
    const drafts = changeSet == null ? [] : (await this.sets.find(changeSet)).documents;
    const known = new Set(files.map((file) => file.path));
    const change = new Map(
      drafts.map(({ path, text }) => [path, !known.has(path) ? 'added' : text === null ? 'removed' : 'changed']),
    );
    const gone = files.filter((file) => change.get(file.path) === 'removed');
    const words = (query ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
    return [...overlaid(files, drafts), ...gone]
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .flatMap((file) => entryOf(file) ?? [])
      .filter((entry) => game == null || entry.game === game)
      .filter((entry) => words.every((word) => `${entry.title} ${entry.path}`.toLowerCase().includes(word)))
      .map((entry) => ({ ...entry, change: change.get(entry.path) ?? null }));
  }

  /** @throws ApiError NOT_FOUND `unknown-document`; DeskError `unknown-change-set` */
  async document(path: string, changeSet: Maybe<number>): Promise<DeskDocumentView> {
    const files = await this.desk.files((await this.content.current()).number);
    const released = files.find((file) => file.path === path)?.text ?? null;
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
    return (await this.desk.load((await this.content.current()).number, set.drafts)).problems;
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
