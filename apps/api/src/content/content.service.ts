/** Release number to opened content. The current release is looked up once a request; content is opened once a release. */
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

/** The current release, the one before it, and a few that are being compared. */
const RELEASES_KEPT = 4;
/** Change sets that people look through at once. */
const PERSPECTIVES_KEPT = 4;
/** One, another beside it, and the current one. */
const RELEASES_ASKED = 3;

/** Content that never changes: a release, or a state of a change set over it. */
export interface Pinned {
  readonly release: number;
  /** Of a proposal; null for the release as it is. */
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

  /** Newest first; `before` leaves out that number and all above it, `text` those that do not mention it. */
  list(first: number, before?: number, text?: string): Promise<ReleaseInfo[]> {
    return this.store.list(first, before, text);
  }

  /**
   * The content of a release. Without a number, it is the current release, or the preview of the change set whose token the
   * request carries.
   * @throws ApiError NOT_FOUND `unknown-perspective`, CONFLICT `content-problems` for such a token; TOO_COMPLEX when one request asks for many releases: opening one takes time
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

  /** Opens the current release in place and renders the rulebooks of its modes, before the first reader asks for them. */
  async warm(): Promise<void> {
    const info = await this.store.current();
    if (info === null) return;
    const opened = await this.opened.get(info.number, () => this.openInPlace(info));
    opened.renderModes();
  }

  /** Opens the current release in a thread, so that the first long job finds it open. */
  async warmThread(): Promise<void> {
    const info = await this.store.current();
    if (info) await this.work.run('problems', { subject: { release: info.number, proposed: [] } });
  }

  /**
   * The content that something is pinned to: a release, or a state of a change set that was kept over one.
   * @throws ApiError NOT_FOUND `unknown-release`, `unknown-proposal`
   */
  async openPinned({ release, proposal }: Pinned): Promise<OpenedRelease> {
    if (proposal == null) return this.open(release);
    const kept = await this.proposals.find(proposal);
    if (!kept) throw notFound('unknown-proposal', 'The change set with which this was started no longer exists.');
    return this.openProposal(await this.find(kept.release), kept);
  }

  /** What has to be remembered to open the same content again; a state of a change set is kept for it. */
  async pin({ info, proposal }: OpenedRelease): Promise<Pinned> {
    if (proposal) await this.proposals.keep(proposal);
    return { release: info.number, proposal: proposal?.id ?? null };
  }

  /** The current release with the documents of a change set over it. */
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

  /** Content that a thread opens, received part by part. @throws what `refusal` makes of its problems */
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

  /** The content of a release; null where this version of the program cannot read it, which a change set may repair. */
  private async readable(info: ReleaseInfo): Promise<Content | null> {
    try {
      return (await shared(() => this.opened.get(info.number, () => this.read(info)))).content;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNREADABLE_RELEASE') return null;
      throw error;
    }
  }

  /** Content that differs from a release: a thread opens it and sends what differs, so that its cost does not grow with the release. */
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
