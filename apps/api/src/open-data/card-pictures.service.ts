/**
 * Reads pictures of cards and checks who may see them. If a view hides all cards that show a picture, it also hides the picture. A picture
 * that is in no release is a draft. Only people who may see drafts, or who look through a change set with the picture, can see it.
 */
import { Injectable } from '@nestjs/common';
import { permissionsOfPerson, Sessions } from '@rulewright/accounts';
import { LruAsync, placeOf } from '@rulewright/content';
import { pictureBytes, releasedPathsOf } from '@rulewright/database';
import { DataSource } from 'typeorm';
import { personAsking } from '../accounts/asking.ts';
import { ContentService } from '../content/content.service.ts';
import { Views, type AudienceView } from '../content/views.service.ts';
import { perspectiveToken } from '../http/request-scope.ts';
import { shared, Work } from '../work/work.ts';

/** The number of cached small pictures, about 30 kB each. */
const SMALL_KEPT = 500;
/** The number of pictures whose paths are cached. A release can add paths, so the cache key contains the release. */
const PATHS_KEPT = 5_000;

@Injectable()
export class CardPictures {
  private readonly smalls = new LruAsync<string, Uint8Array | null>(SMALL_KEPT);
  private readonly paths = new LruAsync<string, readonly string[]>(PATHS_KEPT);

  constructor(
    private readonly database: DataSource,
    private readonly content: ContentService,
    private readonly views: Views,
    private readonly sessions: Sessions,
    private readonly work: Work,
  ) {}

  bytes(sha256: string): Promise<Uint8Array | null> {
    return pictureBytes(this.database, sha256);
  }

  small(sha256: string): Promise<Uint8Array | null> {
    return shared(() => this.smalls.get(sha256, () => this.work.run('shrinkPicture', { sha256 })));
  }

  /** Whether everyone may see a picture or only the person of this request; null if neither may see it. */
  async seenBy(sha256: string): Promise<'everyone' | 'person' | null> {
    const { number } = await this.content.current();
    const paths = await this.paths.get(`${number} ${sha256}`, () => releasedPathsOf(this.database, sha256));
    if (paths.length > 0) {
      if (await this.isIn(await this.views.ofVisitors(), paths)) return 'everyone';
      if (await this.isIn(await this.views.asked(), paths)) return 'person';
      return null;
    }
    return (await this.isProposed(sha256)) ? 'person' : null;
  }

  /** Whether a view shows a document at one of the paths. */
  private async isIn(view: AudienceView, paths: readonly string[]): Promise<boolean> {
    if (view.key === '') return true;
    const shown = await this.views.of(await this.content.current(), view);
    const hidden = new Set(shown?.texts.flatMap(({ path, text }) => (text === null ? [path] : [])));
    const games = new Set(view.withheld.filter(({ set }) => set === null).map(({ game }) => game));
    return paths.some((path) => !hidden.has(path) && !games.has(placeOf(path)!.game));
  }

  /** Whether the person of this request may see drafts, or looks through a change set that has the picture. */
  private async isProposed(sha256: string): Promise<boolean> {
    const person = await personAsking(this.sessions);
    if (person && permissionsOfPerson(person).includes('drafts')) return true;
    if (perspectiveToken() === undefined) return false;
    const { content } = await this.content.open();
    return content.games.some(({ data }) => [...(data?.pictures.values() ?? [])].some((one) => one.sha256 === sha256));
  }
}
