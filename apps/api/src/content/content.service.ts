/** Opens the content of releases and change sets. A request looks up the current release only once; opened content is cached. */
import { Injectable } from '@nestjs/common';
import {
  formatProblem,
  loadReleased,
  LruAsync,
  placeOf,
  withoutUnreadable,
  type Content,
  type Problem,
  utcDay,
} from '@rulewright/content';
import { ChangeSets, proposalOf, Proposals, type Proposal, type ProposedText } from '@rulewright/desk';
import { knownGames } from '@rulewright/games';
import { ApiError, badInput, conflict, notFound } from '../errors/errors.ts';
import type { Maybe } from '../base/maybe.ts';
import { oncePerRequest, perspectiveToken, requestNotes } from '../http/request-scope.ts';
import { ContentBuilder, type ContentPart } from '../work/content-parts.ts';
import type { Subject } from '../work/job.ts';
import type { OpenedGames } from '../work/jobs/content.ts';
import { shared, Work } from '../work/work.ts';
import { OpenedRelease } from './opened-release.ts';
import { ReleaseStore, type ReleaseInfo } from './release-store.ts';
import { ShownReleases } from './shown-releases.ts';
import { shownInfo, Views, WHOLE, type AudienceView } from './views.service.ts';

/** The number of cached releases: the current one, the one before it, and a few for comparisons. */
const RELEASES_KEPT = 4;
/** The number of cached previews of change sets, and of views that hide content. */
const PERSPECTIVES_KEPT = 8;
/** The releases that one request may open: the two that it compares, and the current one. */
const RELEASES_ASKED = 3;

/** Documents that the lab tries. They belong to no change set. */
const TRIAL = { id: 0, title: 'A trial of the lab' };

/** Names content that never changes: a release, or a release with a snapshot of a change set applied. */
export interface Pinned {
  readonly release: number;
  /** The id of the snapshot; null for the release alone. */
  readonly proposal?: string | null;
}

@Injectable()
export class ContentService {
  private readonly opened = new LruAsync<number, OpenedRelease>(RELEASES_KEPT);
  /** Change sets on top of a release. A change set can have thousands of texts, so each version is read only once for each release. */
  private readonly proposed = new LruAsync<string, Proposal>(PERSPECTIVES_KEPT);
  private readonly perspectives = new LruAsync<string, OpenedRelease>(PERSPECTIVES_KEPT);

  constructor(
    private readonly store: ReleaseStore,
    private readonly sets: ChangeSets,
    private readonly proposals: Proposals,
    private readonly views: Views,
    private readonly shownReleases: ShownReleases,
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

  /** A release as the caller may see it. Its notes are empty if it changed hidden content. @throws as `find` and `current` */
  async told(number?: Maybe<number>): Promise<ReleaseInfo> {
    return this.views.info(number == null ? await this.current() : await this.find(number), await this.views.asked());
  }

  /** The caller's view of a release: the texts that replace its own, and the key of the view. @throws as `find` */
  async textsOf(number: number): Promise<{
    readonly info: ReleaseInfo;
    readonly texts: readonly ProposedText[];
    readonly key: string;
  }> {
    const info = await this.find(number);
    const shown = await this.views.of(info, await this.views.asked());
    return shown ? { info: shownInfo(info, shown), texts: shown.texts, key: shown.key } : { info, texts: [], key: '' };
  }

  /** A short text that changes when the caller's content changes, and each day, because legality does. @throws ApiError NO_RELEASE */
  async mark(): Promise<string> {
    const info = await this.current();
    return `${info.number}-${utcDay()}-${await this.views.mark(info)}`;
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
    return this.shownReleases.list(first, before, text);
  }

  /**
   * The content of a release that the caller may see. Without a number, it is the current release, or the preview of the change set
   * whose token the request carries.
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
    return this.openShown(info, await this.views.asked());
  }

  /**
   * Opens the current release on the main thread and renders the rulebooks of its modes, before the first request. Returns what cannot be
   * read: the first problem of each game. The API starts all the same, and these games answer with a sentence.
   */
  async warm(): Promise<readonly Problem[]> {
    const info = await this.store.current();
    if (info === null) return [];
    const opened = await this.opened.get(info.number, () => this.openInPlace(info)).catch(unreadableOrThrow);
    opened?.renderModes();
    if ((await this.views.asked()).key !== '') (await this.open().catch(unreadableOrThrow))?.renderModes();
    const problems = [...(opened?.content.unreadable.values() ?? [])];
    return problems.flatMap((problem) => problem ?? []);
  }

  /** Opens the current release in a worker thread, so that the first job does not have to. */
  async warmThread(): Promise<void> {
    const info = await this.store.current();
    if (info) await this.work.run('problems', { subject: { release: info.number, proposed: [] } });
  }

  /**
   * The pinned content that the caller may see: a release, or a release with a saved snapshot of a change set.
   * @param cookie the cookie header of a subscription
   * @throws ApiError NOT_FOUND `unknown-release`, `unknown-proposal`
   */
  async openPinned({ release, proposal }: Pinned, cookie?: string): Promise<OpenedRelease> {
    if (proposal == null) return this.openShown(await this.find(release), await this.views.asked(null, cookie));
    const snapshot = await this.keptProposal(proposal);
    return this.openProposal(await this.find(snapshot.release), snapshot, await this.views.asked(snapshot, cookie));
  }

  /** The current release as visitors see it, for every caller. @throws ApiError NO_RELEASE */
  async openForVisitors(): Promise<OpenedRelease> {
    return this.openShown(await this.current(), await this.views.ofVisitors());
  }

  /** All of the pinned content, for work of the program itself. @throws as `openPinned` */
  async openWhole({ release, proposal }: Pinned): Promise<OpenedRelease> {
    if (proposal == null) return this.openShown(await this.find(release), WHOLE);
    const snapshot = await this.keptProposal(proposal);
    return this.openProposal(await this.find(snapshot.release), snapshot, WHOLE);
  }

  /** All of a release with texts in place of its own, which are not stored. For games that the lab plays. @throws as `find` */
  async openTrial(release: number, texts: readonly ProposedText[]): Promise<OpenedRelease> {
    const info = await this.find(release);
    if (texts.length === 0) return this.openShown(info, WHOLE);
    return this.openProposal(info, proposalOf(TRIAL, texts, release), WHOLE);
  }

  /**
   * Whether the caller may see the game and all the given cards in the pinned content.
   * @param who `cookie`: the cookie header of a subscription. `isVisitor`: check for visitors instead of the caller
   */
  async sees(
    { release, proposal }: Pinned,
    game: string,
    cards: Iterable<string>,
    who: { readonly cookie?: string | undefined; readonly isVisitor?: boolean } = {},
  ): Promise<boolean> {
    const snapshot = proposal == null ? null : await this.keptProposal(proposal);
    const view = who.isVisitor ? await this.views.ofVisitors(snapshot) : await this.views.asked(snapshot, who.cookie);
    if (view.key === '') return true;
    const info = await this.find(snapshot?.release ?? release);
    const { content, shown } = await (snapshot ? this.openProposal(info, snapshot, view) : this.openShown(info, view));
    if (shown === null) return true;
    const gameContent = content.games.find(({ doc }) => doc.id === game);
    return gameContent !== undefined && [...cards].every((card) => gameContent.cards.has(card));
  }

  /** Returns the reference that opens the same content again. Stores a snapshot if a change set is applied. */
  async pin({ info, proposal }: OpenedRelease): Promise<Pinned> {
    if (proposal) await this.proposals.keep(proposal);
    return { release: info.number, proposal: proposal?.id ?? null };
  }

  /** The current release with the documents of a change set applied. */
  private async openPerspective(token: string): Promise<OpenedRelease> {
    const set = await this.sets.byToken(token);
    if (!set) throw notFound('unknown-perspective', 'This change set was published or withdrawn, or never existed.');
    const info = await this.current();
    const proposal = await this.proposed.get(`${set.id} ${set.version} ${info.number}`, async () =>
      proposalOf(set, await this.sets.texts(set.id), info.number),
    );
    return this.openProposal(info, proposal, await this.views.asked(proposal));
  }

  private async keptProposal(id: string): Promise<Proposal> {
    const snapshot = await this.proposals.find(id);
    if (!snapshot) throw notFound('unknown-proposal', 'The change set with which this was started no longer exists.');
    return snapshot;
  }

  /** Opens a release in a view. The content itself lacks the hidden documents, so no reader of the content can reveal them. */
  private async openShown(info: ReleaseInfo, view: AudienceView): Promise<OpenedRelease> {
    const shown = await this.views.of(info, view);
    if (shown === null) return shared(() => this.opened.get(info.number, () => this.read(info)));
    const make = async (): Promise<OpenedRelease> => {
      const subject = { release: info.number, proposed: shown.texts };
      const { content } = await this.receiveOver(await this.readable(info), subject, true);
      return new OpenedRelease(shownInfo(info, shown), someGames(content, info), this.work, null, shown);
    };
    return shared(() => this.perspectives.get(shown.key, make));
  }

  private async openProposal(info: ReleaseInfo, proposal: Proposal, view: AudienceView): Promise<OpenedRelease> {
    const shown = await this.views.of(info, view, proposal);
    const make = async (): Promise<OpenedRelease> => {
      const subject = { release: info.number, proposed: [...proposal.documents, ...(shown?.texts ?? [])] };
      const base = await this.readable(info);
      const { content, problems, count } = base
        ? await this.receiveOver(base, subject, shown !== null)
        : await this.receive(subject);
      const games = new Set(proposal.documents.map(({ path }) => placeOf(path)?.game));
      const problem = problems.find(({ path }) => games.has(placeOf(path)?.game));
      if (problem) throw unreadableProposal(problem, count, shown !== null);
      return new OpenedRelease(shown ? shownInfo(info, shown) : info, content, this.work, proposal, shown);
    };
    return shared(() => this.perspectives.get(shown?.key ?? proposal.id, make));
  }

  /** @throws ApiError UNREADABLE_RELEASE if this version of the program can read none of its games */
  private async read(info: ReleaseInfo): Promise<OpenedRelease> {
    const { content } = await this.receive({ release: info.number, proposed: [] });
    return new OpenedRelease(info, someGames(content, info), this.work);
  }

  /** Opens content in a worker thread and receives it part by part. Games with problems are left out. */
  private async receive(subject: Subject): Promise<Received> {
    const builder = new ContentBuilder(knownGames);
    const openedGames = await this.work.run('openContent', { subject }, (part) => builder.add(part as ContentPart));
    return { ...openedGames, content: builder.build(openedGames.games, unreadableOf(openedGames, false)) };
  }

  /** The content of a release; null if this version of the program cannot read it. A change set may repair such a release. */
  private async readable(info: ReleaseInfo): Promise<Content | null> {
    const opened = await shared(() => this.opened.get(info.number, () => this.read(info))).catch(unreadableOrThrow);
    return opened?.content ?? null;
  }

  /**
   * A release with changes. A worker thread sends only the games that changed, so that a small change stays cheap.
   * @param base null if the release cannot be read
   * @param isView whether problems can name something hidden, so that nobody may read them
   */
  private async receiveOver(base: Content | null, subject: Subject, isView: boolean): Promise<Received> {
    if (base === null) return this.receive(subject);
    const builder = new ContentBuilder(knownGames, { base, proposed: subject.proposed });
    const openedGames = await this.work.run('openProposed', { subject }, (part) => builder.add(part as ContentPart));
    return { ...openedGames, content: builder.build(openedGames.games, unreadableOf(openedGames, isView)) };
  }

  private async openInPlace(info: ReleaseInfo): Promise<OpenedRelease> {
    const { content, problems } = loadReleased(await this.store.files(info.number), knownGames);
    return new OpenedRelease(info, someGames(withoutUnreadable(content, problems), info), this.work);
  }
}

/** Null for a release that cannot be read. Each request for it gets the error. */
function unreadableOrThrow(error: unknown): null {
  if (error instanceof ApiError && error.code === 'UNREADABLE_RELEASE') return null;
  throw error;
}

/** Opened content without the games that have problems. */
interface Received extends OpenedGames {
  readonly content: Content;
}

const unreadableOf = ({ problems }: OpenedGames, isView: boolean): Content['unreadable'] =>
  new Map(problems.map((problem) => [placeOf(problem.path)?.game ?? '', isView ? null : problem]));

/** @throws ApiError UNREADABLE_RELEASE for content without any readable game */
function someGames(content: Content, { number }: ReleaseInfo): Content {
  const [problem] = content.unreadable.values();
  if (content.games.length > 0 || problem === undefined) return content;
  const reason = problem === null ? '' : `: ${formatProblem(problem)}`;
  throw new ApiError('UNREADABLE_RELEASE', `Release ${number} does not match this version of the program${reason}.`);
}

function unreadableProposal({ path, line, message }: Problem, problems: number, isView: boolean): ApiError {
  const reason = isView ? 'its public documents have a fault.' : `${path}, line ${line}: ${message}`;
  return conflict('content-problems', `The change set cannot be shown: ${reason}`, { problems });
}
