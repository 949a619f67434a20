/** Queries that several resolvers of the desk share: documents as a change set has them, problems, permissions. */
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
  isCurrentRun,
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

/** A document that is open in the editor. */
export interface OpenDocument {
  readonly entry: DocumentEntry;
  readonly changeSet: number | null;
  /** Null if the change set removes the document. */
  readonly text: string | null;
  readonly hashes: { readonly text: string | null; readonly released: string | null };
  /** The version of the draft in the change set; null without a draft. */
  readonly version: number | null;
}

/** A document of a change set, with the text that its draft is based on. */
export interface ChangedDocument {
  readonly draft: ChangeSetDocumentEntity;
  readonly base: string | null;
  /** The hash of the text in the current release; null if the release does not have the document. */
  readonly releasedHash: string | null;
  /** Other open change sets that change the same document. */
  readonly others: readonly ChangeSetEntity[];
}

/** A run of the checks. `current` is false if the documents or the release changed since. */
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

  /** The current release with the documents of a change set, or the release alone if `changeSet` is null. */
  async subject(changeSet: Maybe<number>): Promise<Subject> {
    const { number } = await this.content.current();
    return { release: number, proposed: changeSet == null ? [] : textsOf((await this.sets.find(changeSet)).documents) };
  }

  /** The current release with these drafts. */
  async subjectOf({ documents }: ChangeSet): Promise<Subject> {
    return { release: (await this.content.current()).number, proposed: textsOf(documents) };
  }

  /** A page of the documents, by path. Includes documents that the change set removes. */
  async list(
    changeSet: Maybe<number>,
    { query, ...asked }: Omit<DocumentsAsked, 'words'> & { readonly query: Maybe<string> },
  ): Promise<{ readonly total: number; readonly documents: readonly ListedDocument[] }> {
    const subject = await this.subject(changeSet);
    return this.work.run('listDocuments', { subject, asked: { ...asked, words: wordsOf(query) } });
  }

  /** The folders of documents whose titles or paths contain the words of `query`. @param open path of the open document */
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

  /** The documents of a change set, with the texts that their drafts are based on. */
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

  /** The problems of the content with the change set applied. */
  async problems(set: ChangeSet): Promise<readonly Problem[]> {
    return this.work.run('problems', { subject: await this.subjectOf(set) });
  }

  async checkRun(run: CheckRunEntity, set?: ChangeSet): Promise<SeenCheckRun> {
    const { documents } = set ?? (await this.find(run.changeSetId));
    const { number } = await this.content.current();
    return { run, current: await isCurrentRun(this.database, run, documents, number) };
  }

  async latestRun(set: ChangeSet): Promise<SeenCheckRun | null> {
    const run = await this.runs.latest(set.set.id);
    return run && this.checkRun(run, set);
  }

  /** The reasons why the change set cannot be published now. */
  async blockers(changeSet: ChangeSet): Promise<string[]> {
    const { set, documents } = changeSet;
    const hashes = await this.releasedHashes(documents.map((one) => one.path));
    const latest = await this.latestRun(changeSet);
    const problem = publishProblem(
      set,
      documents,
      hashes,
      latest && { run: latest.run, isCurrent: latest.current },
      false,
    );
    return problem ? [problem.message] : [];
  }

  /** The actions that a person may take on a change set in its current state. */
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

  /** The hashes of the released texts, by path. */
  private async releasedHashes(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return hashesIn(this.database, (await this.content.current()).number, paths);
  }
}

const MOST_WORDS = 10;

/** The words of a search query, in lower case. */
const wordsOf = (query: Maybe<string>): string[] =>
  (query ?? '').toLowerCase().split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);

const textsOf = (documents: readonly ChangeSetDocumentEntity[]): Subject['proposed'] =>
  documents.map(({ path, text }) => ({ path, text }));
