/** What several parts of the desk ask: documents as a change set has them, problems, who may do what. */
import { Injectable } from '@nestjs/common';
import { permits, readSettings, roleFor, type Person } from '@rulewright/accounts';
import { placeOf, textHash, type Problem } from '@rulewright/content';
import {
  hashesIn,
  type ChangeSetDocumentEntity,
  type ChangeSetEntity,
  type CheckRunEntity,
} from '@rulewright/database';
import {
  ChangeSets,
  CheckRuns,
  entryOf,
  mayTake,
  OPEN_STATES,
  proposalHash,
  publishProblem,
  releasedText,
  revisionTexts,
  STEPS,
  type ChangeSet,
  type DocumentEntry,
  type DocumentFolder,
  type DocumentsAsked,
  type ListedDocument,
  type StepName,
} from '@rulewright/desk';
import { DataSource } from 'typeorm';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../base/maybe.ts';
import { notFound } from '../errors/errors.ts';
import type { Subject } from '../work/job.ts';
import { Work } from '../work/work.ts';

/** A document as an editor opens it. */
export interface OpenDocument {
  readonly entry: DocumentEntry;
  readonly changeSet: number | null;
  /** Null: removed in the change set. */
  readonly text: string | null;
  readonly hashes: { readonly text: string | null; readonly released: string | null };
  /** Of the draft in the change set; null: there is none. */
  readonly version: number | null;
}

/** A document of a change set with what it was made from. */
export interface ChangedDocument {
  readonly draft: ChangeSetDocumentEntity;
  readonly base: string | null;
  /** In the current release. */
  readonly releasedHash: string | null;
  /** Other open change sets that touch it. */
  readonly others: readonly ChangeSetEntity[];
}

/** A run of the checks, and whether it is about the documents and the release as they are now. */
export interface SeenCheckRun {
  readonly run: CheckRunEntity;
  readonly current: boolean;
}

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
  find(id: number): Promise<ChangeSet> {
    return this.sets.find(id);
  }

  /** The current release with the documents of a change set in place of its own; the release alone without one. */
  async subject(changeSet: Maybe<number>): Promise<Subject> {
    const { number } = await this.content.current();
    return { release: number, proposed: changeSet == null ? [] : textsOf((await this.sets.find(changeSet)).documents) };
  }

  /** The release with these drafts. */
  async subjectOf({ documents }: ChangeSet): Promise<Subject> {
    return { release: (await this.content.current()).number, proposed: textsOf(documents) };
  }

  /** Some of the documents, by path: those that the change set removes too. */
  async list(
    changeSet: Maybe<number>,
    { query, ...asked }: Omit<DocumentsAsked, 'words'> & { readonly query: Maybe<string> },
  ): Promise<{ readonly total: number; readonly documents: readonly ListedDocument[] }> {
    const subject = await this.subject(changeSet);
    return this.work.run('listDocuments', { subject, asked: { ...asked, words: wordsOf(query) } });
  }

  /** The folders of documents with words in their titles or paths. @param open path of the document that is open */
  async folders(
    changeSet: Maybe<number>,
    query: Maybe<string>,
    open: Maybe<string>,
  ): Promise<readonly DocumentFolder[]> {
    const subject = await this.subject(changeSet);
    return this.work.run('documentFolders', { subject, words: wordsOf(query), open: open ?? null });
  }

  /** @throws ApiError NOT_FOUND `unknown-document`; DeskError `unknown-change-set` */
  async document(path: string, changeSet: Maybe<number>): Promise<OpenDocument> {
    const released = await releasedText(this.database, path, (await this.content.current()).number);
    const draft =
      changeSet == null ? undefined : (await this.sets.find(changeSet)).documents.find((one) => one.path === path);
    if ((released === null && !draft) || !placeOf(path))
      throw notFound('unknown-document', 'There is no document with this path.');
    const text = draft ? draft.text : released;
    const hash = (one: string | null): string | null => (one === null ? null : textHash(one));
    return {
      entry: entryOf({ path, text: text ?? released ?? '' })!,
      changeSet: changeSet ?? null,
      text,
      hashes: { text: hash(text), released: hash(released) },
      version: draft?.version ?? null,
    };
  }

  /** The documents of a change set with what they were made from. */
  async changed(
    { set, documents }: ChangeSet,
    only: readonly ChangeSetDocumentEntity[] = documents,
  ): Promise<ChangedDocument[]> {
    const paths = only.map((one) => one.path);
    const released = await this.releasedHashes(paths);
    const others = await this.sets.alsoTouching(set.id, paths);
    const texts = await revisionTexts(this.database, only);
    return only.map((draft, at) => ({
      draft,
      base: texts[at]!,
      releasedHash: released.get(draft.path) ?? null,
      others: others.get(draft.path) ?? [],
    }));
  }

  /** Problems of the content as the change set would have it. */
  async problems(set: ChangeSet): Promise<readonly Problem[]> {
    return this.work.run('problems', { subject: await this.subjectOf(set) });
  }

  async checkRun(run: CheckRunEntity, set?: ChangeSet): Promise<SeenCheckRun> {
    const { documents } = set ?? (await this.find(run.changeSetId));
    const { number } = await this.content.current();
    return { run, current: run.baseRelease === number && run.contentHash === proposalHash(documents) };
  }

  async latestRun(set: ChangeSet): Promise<SeenCheckRun | null> {
    const run = await this.runs.latest(set.set.id);
    return run && this.checkRun(run, set);
  }

  /** Why it cannot be published now; empty when it can. */
  async blockers({ set, documents }: ChangeSet): Promise<string[]> {
    const hashes = await this.releasedHashes(documents.map((one) => one.path));
    const problem = publishProblem(
      set,
      documents,
      { number: (await this.content.current()).number, hashes },
      await this.runs.latest(set.id),
      false,
    );
    return problem ? [problem.message] : [];
  }

  /** What somebody may do with a change set as it is. */
  async may(person: Person, { set, documents: drafts }: ChangeSet): Promise<string[]> {
    const { selfApproval } = await readSettings(this.database.manager);
    const role = roleFor(person, set.game);
    const open = OPEN_STATES.includes(set.state);
    const steps = (Object.keys(STEPS) as StepName[]).filter((step) => mayTake(person, step, set, drafts, selfApproval));
    const approved = set.state === 'approved' && permits(role, 'publish');
    return [
      ...(set.state === 'draft' ? ['edit'] : []),
      ...(open ? ['describe', 'comment'] : []),
      ...(open && drafts.length > 0 ? ['run-checks'] : []),
      ...steps,
      ...(approved ? ['publish', 'schedule'] : []),
      ...(approved && set.publishAt !== null ? ['unschedule'] : []),
      ...(approved && permits(role, 'override') ? ['override'] : []),
    ];
  }

  /** Hashes of the released texts at some paths. */
  private async releasedHashes(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return hashesIn(this.database, (await this.content.current()).number, paths);
  }
}

const MOST_WORDS = 10;

/** The words of a search, in lower case. */
const wordsOf = (query: Maybe<string>): string[] =>
  (query ?? '').toLowerCase().split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);

const textsOf = (documents: readonly ChangeSetDocumentEntity[]): Subject['proposed'] =>
  documents.map(({ path, text }) => ({ path, text }));
