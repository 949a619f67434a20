/** Queries that several resolvers of the desk share: documents as a change set has them, problems, permissions. */
import { Injectable } from '@nestjs/common';
import { permits, readSettings, roleFor, type Person } from '@rulewright/accounts';
import { LruAsync, placeOf, textHash, type Problem } from '@rulewright/content';
import {
  hashesIn,
  type ChangeSetDocumentEntity,
  type ChangeSetEntity,
  type CheckRunEntity,
  type CheckRunKind,
  releasedText,
} from '@rulewright/database';
import {
  ChangeSets,
  CheckRuns,
  commentsProblem,
  entryOf,
  mayTake,
  OPEN_STATES,
  publishProblem,
  removalProblem,
  RemovedRules,
  revisionTexts,
  STEPS,
  type ChangeSetLine,
  type DocumentEntry,
  type DocumentFolder,
  type DocumentsAsked,
  type ListedDocument,
  type RemovedRule,
  type Save,
  type StepName,
} from '@rulewright/desk';
import { DataSource } from 'typeorm';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../base/maybe.ts';
import { notFound } from '../errors/errors.ts';
import type { Subject } from '../work/job.ts';
import { shared, Work } from '../work/work.ts';

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

/** The most cached answers to whether a check run is current. */
const RUNS_KEPT = 200;

@Injectable()
export class DeskService {
  private readonly current = new LruAsync<string, boolean>(RUNS_KEPT);

  constructor(
    private readonly database: DataSource,
    private readonly content: ContentService,
    private readonly sets: ChangeSets,
    private readonly runs: CheckRuns,
    private readonly removed: RemovedRules,
    private readonly work: Work,
  ) {}

  /** @throws DeskError `unknown-change-set` */
  find(id: number): Promise<ChangeSetLine> {
    return this.sets.line(id);
  }

  /**
   * The current release with the documents of a change set, or the release alone if `changeSet` is null.
   * @throws DeskError `unknown-change-set`
   */
  async subject(changeSet: Maybe<number>): Promise<Subject> {
    const { number } = await this.content.current();
    if (changeSet == null) return { release: number, proposed: [] };
    return { release: number, proposed: [], changeSet: { id: changeSet, version: await this.sets.version(changeSet) } };
  }

  /** A page of the documents of a change set, as `ChangeSets.documents` gives it. */
  documents(
    id: number,
    first: number,
    after: string | null,
    remembered: boolean | null,
  ): Promise<ChangeSetDocumentEntity[]> {
    return this.sets.documents(id, first, after, remembered);
  }

  draft(id: number, path: string): Promise<ChangeSetDocumentEntity[]> {
    return this.sets.drafts(id, [path]);
  }

  /** The versions of the drafts at these paths. */
  async versions(id: number, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map((await this.sets.drafts(id, paths)).map(({ path, version }) => [path, version]));
  }

  /** The saves of texts that a job has written. @param texts each with the hash of the released text that it replaces */
  async saves(
    id: number,
    texts: readonly { readonly path: string; readonly text: string | null; readonly before: string | null }[],
  ): Promise<Omit<Save, 'changeSet'>[]> {
    const paths = texts.map(({ path }) => path);
    const versions = await this.versions(id, paths);
    return texts.map(({ path, text, before }) => {
      const version = versions.get(path) ?? null;
      return { path, text, version, ...(version === null && { baseHash: before }) };
    });
  }

  count(id: number): Promise<number> {
    return this.sets.count(id);
  }

  countRemembered(id: number): Promise<number> {
    return this.sets.countRemembered(id);
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
    const [draft] = changeSet == null ? [] : await this.draftIn(changeSet, path);
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

  /** Adds to drafts the texts on which they are based, the released hashes, and other change sets with the same documents. */
  async changed(id: number, drafts: readonly ChangeSetDocumentEntity[]): Promise<ChangedDocument[]> {
    const paths = drafts.map((one) => one.path);
    const released = await this.releasedHashes(paths);
    const others = await this.sets.alsoTouching(id, paths);
    const texts = await revisionTexts(this.database, drafts);
    return drafts.map((draft, at) => ({
      draft,
      base: texts[at]!,
      releasedHash: released.get(draft.path) ?? null,
      others: others.get(draft.path) ?? [],
    }));
  }

  /** The problems of the content with the change set applied. */
  async problems(id: number): Promise<readonly Problem[]> {
    return this.work.run('problems', { subject: await this.subject(id) });
  }

  async checkRun(run: CheckRunEntity): Promise<SeenCheckRun> {
    const subject = await this.subject(run.changeSetId);
    const key = `${run.id} ${subject.release} ${subject.changeSet!.version}`;
    const { contentHash, baseRelease } = run;
    const look = (): Promise<boolean> => this.work.run('isRunCurrent', { subject, run: { contentHash, baseRelease } });
    return { run, current: await shared(() => this.current.get(key, look)) };
  }

  async latestRun(id: number, kind: CheckRunKind = 'checks'): Promise<SeenCheckRun | null> {
    const run = await this.runs.latest(id, kind);
    return run && this.checkRun(run);
  }

  /** The reasons why the change set cannot be published now. */
  async blockers(set: ChangeSetEntity): Promise<string[]> {
    const bases = set.state === 'approved' ? await this.sets.bases(set.id) : [];
    const hashes = await this.releasedHashes(bases.map((one) => one.path));
    const latest = await this.latestRun(set.id);
    const problem = publishProblem(set, bases, hashes, latest && { run: latest.run, isCurrent: latest.current }, false);
    if (!OPEN_STATES.includes(set.state)) return problem ? [problem.message] : [];
    const { openComments } = await this.sets.line(set.id);
    const { resolvedComments } = await readSettings(this.database.manager);
    const others = [
      removalProblem(await this.removed.unconfirmed(set.id)),
      commentsProblem(openComments, resolvedComments),
    ];
    return [problem, ...others].flatMap((one) => (one ? [one.message] : []));
  }

  /** The rules that disappear with an open change set without a confirmation. */
  async removedRules(set: ChangeSetEntity): Promise<readonly RemovedRule[]> {
    return OPEN_STATES.includes(set.state) ? this.removed.unconfirmed(set.id) : [];
  }

  /** The actions that a person may take on a change set in its current state. */
  async may(person: Person, { set, editors }: ChangeSetLine): Promise<string[]> {
    const { selfApproval } = await readSettings(this.database.manager);
    const role = roleFor(person, set.game);
    const open = OPEN_STATES.includes(set.state);
    const steps = (Object.keys(STEPS) as StepName[]).filter((step) =>
      mayTake(person, step, set, editors, selfApproval),
    );
    const approved = set.state === 'approved' && permits(role, 'publish');
    return [
      ...(set.state === 'draft' ? ['edit'] : []),
      ...(open ? ['describe', 'comment'] : []),
      ...(open && editors.length > 0 ? ['run-checks'] : []),
      ...steps,
      ...(approved ? ['publish', 'schedule'] : []),
      ...(approved && set.publishAt !== null ? ['unschedule'] : []),
      ...(approved && permits(role, 'override') ? ['override'] : []),
    ];
  }

  /** The draft of a document as a list of at most one draft. @throws DeskError `unknown-change-set` */
  private async draftIn(changeSet: number, path: string): Promise<ChangeSetDocumentEntity[]> {
    await this.sets.version(changeSet);
    return this.draft(changeSet, path);
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
