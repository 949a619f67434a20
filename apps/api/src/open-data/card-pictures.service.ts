/**
 * Pictures of cards, and who may see them. A view leaves out the document of a picture where it leaves out the cards that show it. A picture
 * that no release has is part of a change set, and only people who see that change set see it.
 */
import { Injectable } from '@nestjs/common';
import { permissionsOfPerson, Sessions } from '@rulewright/accounts';
import { LruAsync, placeOf } from '@rulewright/content';
import { pictureBytes, releasedPathsOf } from '@rulewright/database';
import { DataSource } from 'typeorm';
import { personAsking } from '../accounts/asking.ts';
import { ContentService } from '../content/content.service.ts';
import { Views, type View } from '../content/views.service.ts';
import { perspectiveToken } from '../http/request-scope.ts';
import { shared, Work } from '../work/work.ts';

/** The number of small pictures in memory, of about 30 kB each. */
const SMALL_KEPT = 500;
/** The number of pictures whose paths are known. A release adds paths, so they are asked for again after a release. */
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

  /** Whether everyone sees a picture, or only the person who asks; null: neither. */
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

  /** Whether a view has a document at one of the paths. */
  private async isIn(view: View, paths: readonly string[]): Promise<boolean> {
    if (view.key === '') return true;
    const shown = await this.views.of(await this.content.current(), view);
    const hidden = new Set(shown?.texts.flatMap(({ path, text }) => (text === null ? [path] : [])));
    const games = new Set(view.withheld.filter(({ set }) => set === null).map(({ game }) => game));
    return paths.some((path) => !hidden.has(path) && !games.has(placeOf(path)!.game));
  }

  /** Whether the person who asks may see drafts, or looks through a change set that has the picture. */
  private async isProposed(sha256: string): Promise<boolean> {
    const person = await personAsking(this.sessions);
    if (person && permissionsOfPerson(person).includes('drafts')) return true;
    if (perspectiveToken() === undefined) return false;
    const { content } = await this.content.open();
    return content.games.some(({ data }) => [...(data?.pictures.values() ?? [])].some((one) => one.sha256 === sha256));
  }
}
