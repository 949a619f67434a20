/** Release number to opened content. The current release is looked up once a request; content is opened once a release. */
import { Injectable } from '@nestjs/common';
import { ContentError, openContent } from '@rulewright/content';
import { vocabularies } from '@rulewright/games';
import { ApiError, badInput, notFound } from '../graphql/errors.ts';
import type { Maybe } from '../graphql/args.ts';
import { oncePerRequest } from '../http/request-scope.ts';
import { Lru } from '../lru.ts';
import { OpenedRelease } from './opened-release.ts';
import { ReleaseStore, type ReleaseInfo } from './release-store.ts';

/** The current release, the one before it, and a few that are being compared. */
const RELEASES_KEPT = 4;
/** One, another beside it, and the current one. */
const RELEASES_ASKED = 3;

@Injectable()
export class ContentService {
  private readonly opened = new Lru<number, Promise<OpenedRelease>>(RELEASES_KEPT);

  constructor(private readonly store: ReleaseStore) {}

  /** @throws ApiError NO_RELEASE before the first import */
  async current(): Promise<ReleaseInfo> {
    const release = await oncePerRequest(this.store, () => this.store.current());
    if (!release) throw new ApiError('NO_RELEASE', 'Nothing has been published yet.');
    return release;
  }

  /** @throws ApiError NOT_FOUND `unknown-release` */
  async find(number: number): Promise<ReleaseInfo> {
    if (!Number.isInteger(number) || number < 1) throw badInput('bad-release', 'Releases are numbered from 1.');
    const release = await this.store.find(number);
    if (!release) throw notFound('unknown-release', `There is no release ${number}.`);
    return release;
  }

  /** Newest first; `before` leaves out that number and all above it. */
  list(first: number, before?: number): Promise<ReleaseInfo[]> {
    return this.store.list(first, before);
  }

  /**
   * The content of a release, of the current one without a number.
   * @throws ApiError TOO_COMPLEX when one request asks for many releases: opening one takes time
   */
  async open(number?: Maybe<number>): Promise<OpenedRelease> {
    const info = number == null ? await this.current() : await this.find(number);
    const asked = oncePerRequest(this.opened, () => new Set<number>()).add(info.number);
    if (asked.size > RELEASES_ASKED) {
      throw new ApiError('TOO_COMPLEX', `One request can speak of ${RELEASES_ASKED} releases, not of more.`);
    }
    const opening = this.opened.get(info.number, () => this.read(info));
    // A failure to read is not kept: the next request tries again.
    opening.catch(() => this.opened.delete(info.number));
    return opening;
  }

  /** Opens the current release and renders the rulebooks of its modes, before the first reader asks for them. */
  async warm(): Promise<void> {
    if ((await this.store.current()) === null) return;
    const opened = await this.open();
    for (const game of opened.content.games) {
      for (const mode of opened.modes(game.doc.id)) opened.rulebook(mode);
    }
  }

  private async read(info: ReleaseInfo): Promise<OpenedRelease> {
    const files = await this.store.files(info.number);
    try {
      return new OpenedRelease(info, openContent(files, vocabularies));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const [problem] = error.message.split('\n');
      const message = `Release ${info.number} does not fit this version of the program: ${problem}`;
      throw new ApiError('UNREADABLE_RELEASE', message);
    }
  }
}
