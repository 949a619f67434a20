/** Opens the content of releases and change sets. A request looks up the current release only once; opened content is cached. */
import { Injectable } from '@nestjs/common';
import { ContentError, formatProblem, LruAsync, openReleased, type Content, type Problem } from '@rulewright/content';
import { ChangeSets, proposalOf, Proposals, type Proposal } from '@rulewright/desk';
import { vocabularies } from '@rulewright/games';
import { ApiError, badInput, conflict, notFound } from '../errors/errors.ts';
import type { Maybe } from '../base/maybe.ts';
import { oncePerRequest, perspectiveToken, requestNotes } from '../http/request-scope.ts';
import { ContentBuilder, type ContentPart } from '../work/content-parts.ts';
import type { Subject } from '../work/job.ts';
import { shared, Work } from '../work/work.ts';
import { OpenedRelease } from './opened-release.ts';
import { ReleaseStore, type ReleaseInfo } from './release-store.ts';

/** The number of cached releases: the current one, the one before it, and a few for comparisons. */
const RELEASES_KEPT = 4;
/** The number of change sets whose previews are cached. */
const PERSPECTIVES_KEPT = 4;
/** The releases that one request may open: the two that it compares, and the current one. */
const RELEASES_ASKED = 3;

/** Names content that never changes: a release, or a release with a snapshot of a change set applied. */
export interface Pinned {
  readonly release: number;
  /** The id of the snapshot; null for the release alone. */
  readonly proposal?: string | null;
}

@Injectable()
export class ContentService {
  private readonly opened = new LruAsync<number, OpenedRelease>(RELEASES_KEPT);
  private readonly perspectives = new LruAsync<string, OpenedRelease>(PERSPECTIVES_KEPT);

  constructor(
    private readonly store: ReleaseStore,
    private readonly sets: ChangeSets,
    private readonly proposals: Proposals,
    private readonly work: Work,
  ) {}

  /** @throws ApiError NO_RELEASE before the first import */
  async current(): Promise<ReleaseInfo> {
    const release = await oncePerRequest(this.store, () => this.store.current());
    if (!release) throw new ApiError('NO_RELEASE', 'Nothing has been published yet.');
    const notes = requestNotes();
    if (notes) notes.release = release.number;
    return release;
  }

  /** @throws ApiError NOT_FOUND `unknown-release` */
  async find(number: number): Promise<ReleaseInfo> {
    if (!Number.isInteger(number) || number < 1) throw badInput('bad-release', 'Releases are numbered from 1.');
    const release = await this.store.find(number);
    if (!release) throw notFound('unknown-release', `There is no release ${number}.`);
    return release;
  }

  /** Newest first. `before` excludes that number and all higher ones. `text` keeps only releases that mention it. */
  list(first: number, before?: number, text?: string): Promise<ReleaseInfo[]> {
    return this.store.list(first, before, text);
  }

  /**
   * The content of a release. Without a number, it is the current release, or the preview of the change set whose token the
   * request carries.
   * @throws ApiError NOT_FOUND `unknown-perspective`, CONFLICT `content-problems` for such a token; TOO_COMPLEX for a request that
   * opens more than three releases
   */
  async open(number?: Maybe<number>): Promise<OpenedRelease> {
    const token = perspectiveToken();
    if (number == null && token !== undefined)
      return oncePerRequest(this.perspectives, () => this.openPerspective(token));
    const info = number == null ? await this.current() : await this.find(number);
    const asked = oncePerRequest(this.opened, () => new Set<number>()).add(info.number);
    if (asked.size > RELEASES_ASKED) {
      throw new ApiError('TOO_COMPLEX', `One request can name at most ${RELEASES_ASKED} releases.`);
    }
    return shared(() => this.opened.get(info.number, () => this.read(info)));
  }

  /** Opens the current release on the main thread and renders the rulebooks of its modes, before the first request. */
  async warm(): Promise<void> {
    const info = await this.store.current();
    if (info === null) return;
    const opened = await this.opened.get(info.number, () => this.openInPlace(info));
    opened.renderModes();
  }

  /** Opens the current release in a worker thread, so that the first job does not have to. */
  async warmThread(): Promise<void> {
    const info = await this.store.current();
    if (info) await this.work.run('problems', { subject: { release: info.number, proposed: [] } });
  }

  /**
   * Opens pinned content: a release, or a release with a stored snapshot of a change set.
   * @throws ApiError NOT_FOUND `unknown-release`, `unknown-proposal`
   */
  async openPinned({ release, proposal }: Pinned): Promise<OpenedRelease> {
    if (proposal == null) return this.open(release);
    const kept = await this.proposals.find(proposal);
    if (!kept) throw notFound('unknown-proposal', 'The change set with which this was started no longer exists.');
    return this.openProposal(await this.find(kept.release), kept);
  }

  /** Returns the reference that opens the same content again. Stores a snapshot if a change set is applied. */
  async pin({ info, proposal }: OpenedRelease): Promise<Pinned> {
    if (proposal) await this.proposals.keep(proposal);
    return { release: info.number, proposal: proposal?.id ?? null };
  }

  /** The current release with the documents of a change set applied. */
  private async openPerspective(token: string): Promise<OpenedRelease> {
    const found = await this.sets.byToken(token);
    if (!found) throw notFound('unknown-perspective', 'This change set was published or withdrawn, or never existed.');
    const info = await this.current();
    return this.openProposal(info, proposalOf(found, info.number));
  }

  private openProposal(info: ReleaseInfo, proposal: Proposal): Promise<OpenedRelease> {
    const make = async (): Promise<OpenedRelease> => {
      const subject = { release: info.number, proposed: proposal.documents };
      const refusal = ([first]: readonly Problem[], problems: number): ApiError => {
        const message = `The change set cannot be shown: ${first!.path}, line ${first!.line}: ${first!.message}`;
        return conflict('content-problems', message, { problems });
      };
      const base = await this.readable(info);
      const content = base ? await this.receiveOver(base, subject, refusal) : await this.receive(subject, refusal);
      return new OpenedRelease(info, content, this.work, proposal);
    };
    return shared(() => this.perspectives.get(proposal.id, make));
  }

  private async read(info: ReleaseInfo): Promise<OpenedRelease> {
    const subject = { release: info.number, proposed: [] };
    return new OpenedRelease(info, await this.receive(subject, ([first]) => unreadable(info, first!)), this.work);
  }

  /** Opens content in a worker thread and receives it part by part. @throws the error that `refusal` makes of its problems */
  private async receive(
    subject: Subject,
    refusal: (problems: readonly Problem[], count: number) => ApiError,
  ): Promise<Content> {
    const builder = new ContentBuilder(vocabularies);
    const { problems, count } = await this.work.run('openContent', { subject }, (part) =>
      builder.add(part as ContentPart),
    );
    if (count > 0) throw refusal(problems, count);
    return builder.build();
  }

  /** The content of a release; null if this version of the program cannot read it. A change set may repair such a release. */
  private async readable(info: ReleaseInfo): Promise<Content | null> {
    try {
      return (await shared(() => this.opened.get(info.number, () => this.read(info)))).content;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNREADABLE_RELEASE') return null;
      throw error;
    }
  }

  /** A release with changes. A worker thread sends only the games that changed, so that a small change stays cheap. */
  private async receiveOver(
    base: Content,
    subject: Subject,
    refusal: (problems: readonly Problem[], count: number) => ApiError,
  ): Promise<Content> {
    const builder = new ContentBuilder(vocabularies, { base, proposed: subject.proposed });
    const { problems, count, games } = await this.work.run('openProposed', { subject }, (part) =>
      builder.add(part as ContentPart),
    );
    if (count > 0) throw refusal(problems, count);
    return builder.build(games);
  }

  private async openInPlace(info: ReleaseInfo): Promise<OpenedRelease> {
    const files = await this.store.files(info.number);
    try {
      return new OpenedRelease(info, openReleased(files, vocabularies), this.work);
    } catch (error) {
      throw error instanceof ContentError ? unreadable(info, error.problems[0]!) : error;
    }
  }
}

const unreadable = (info: ReleaseInfo, problem: Problem): ApiError =>
  new ApiError(
    'UNREADABLE_RELEASE',
    `Release ${info.number} does not match this version of the program: ${formatProblem(problem)}`,
  );
