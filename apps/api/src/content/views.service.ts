/**
 * Views: the parts of the content that a caller may see. A view lists the hidden parts: private games and sets under an embargo, unless
 * the caller is a member of the game. A view of a release is computed once and cached by release and view. The end of an embargo or
 * another caller only selects another view.
 */
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isMemberOf, Sessions } from '@rulewright/accounts';
import { LruAsync, restrictionOf, withheldAt, withheldKey, type Restriction, type Withheld } from '@rulewright/content';
import { restrictions } from '@rulewright/database';
import type { Proposal } from '@rulewright/desk';
import { DataSource } from 'typeorm';
import { personAsking } from '../accounts/asking.ts';
import { answerIsPrivate, oncePerRequest } from '../http/request-scope.ts';
import type { WithheldView } from '../work/jobs/withheld.ts';
import { shared, Work } from '../work/work.ts';
import { ReleaseStore, type ReleaseInfo } from './release-store.ts';

/** The hidden games and sets; empty for a caller who may see everything. */
export interface AudienceView {
  readonly withheld: readonly Withheld[];
  /** Identifies the view; empty if nothing is hidden. */
  readonly key: string;
}

/** One view applied to one content. */
export interface ShownView extends WithheldView {
  /** Identifies the view and the content, without revealing the hidden parts. */
  readonly key: string;
  /** The same texts, by path. */
  readonly byPath: ReadonlyMap<string, string | null>;
}

/** The view that hides nothing. */
export const WHOLE: AudienceView = { withheld: [], key: '' };
/** The number of cached `Shown` values, for a few views of each release and change set. They store only the texts of partly hidden documents. */
const VIEWS_KEPT = 300;
const RELEASES_KEPT = 4;

/** A digest that depends on the hash of all content, so no one can compute it from the visible parts. */
const digestOf = (info: ReleaseInfo, text: string): string =>
  createHash('sha256').update(`${info.hash} ${text}`).digest('hex');

@Injectable()
export class Views {
  private readonly stated = new LruAsync<number, readonly Restriction[]>(RELEASES_KEPT);
  private readonly views = new LruAsync<string, ShownView | null>(VIEWS_KEPT);

  constructor(
    private readonly database: DataSource,
    private readonly store: ReleaseStore,
    private readonly sessions: Sessions,
    private readonly work: Work,
  ) {}

  /**
   * The view of the caller. Work of the program itself gets the view of a visitor. A request has one view from start to end.
   * @param over a change set applied to the release, which may hide more
   * @param cookie the cookie header of a subscription
   */
  asked(over: Proposal | null = null, cookie?: string): Promise<AudienceView> {
    const look = (): Promise<AudienceView> => this.look(over, cookie);
    return over === null ? oncePerRequest(this, look) : look();
  }

  /** The view of a visitor who is not signed in. */
  async ofVisitors(over: Proposal | null = null): Promise<AudienceView> {
    return viewAt(await this.statedBy(over), () => false);
  }

  /** Applies a view to a release, or to a release with a change set. Null if the view shows everything. */
  async of(info: ReleaseInfo, view: AudienceView, over: Proposal | null = null): Promise<ShownView | null> {
    if (view.key === '') return null;
    const subject = { release: info.number, proposed: over?.documents ?? [] };
    const key = digestOf(info, `${over?.id ?? info.number} ${view.key}`);
    const make = async (): Promise<ShownView | null> => {
      const shownView = await this.work.run('withheldView', { subject, withheld: view.withheld });
      return shownView.texts.length === 0 && !shownView.isSilent
        ? null
        : { ...shownView, key, byPath: byPath(shownView) };
    };
    return shared(() => this.views.get(key, make));
  }

  /** A short text that changes when the caller sees other content. */
  async mark(info: ReleaseInfo): Promise<string> {
    const { key } = await this.asked();
    return key === '' ? info.hash : digestOf(info, key);
  }

  /** The facts of a release in a view. */
  async info(info: ReleaseInfo, view: AudienceView): Promise<ReleaseInfo> {
    const shown = await this.of(info, view);
    return shown ? shownInfo(info, shown) : info;
  }

  private async look(over: Proposal | null, cookie?: string): Promise<AudienceView> {
    const stated = await this.statedBy(over);
    if (stated.length === 0) return WHOLE;
    const person = await personAsking(this.sessions, cookie);
    if (person !== null) answerIsPrivate();
    return viewAt(stated, (game) => person !== null && isMemberOf(person, game));
  }

  /** The embargoes and private games that the current release and a change set declare. */
  private async statedBy(over: Proposal | null): Promise<readonly Restriction[]> {
    const current = await oncePerRequest(this.store, () => this.store.current());
    if (!current) return [];
    const known = await this.stated.get(current.number, () => restrictions(this.database));
    const proposed = (over?.documents ?? []).flatMap(
      ({ path, text }) => (text === null ? null : restrictionOf({ path, text })) ?? [],
    );
    return [...known, ...proposed];
  }
}

const byPath = ({ texts }: WithheldView): ShownView['byPath'] => new Map(texts.map(({ path, text }) => [path, text]));

function viewAt(stated: readonly Restriction[], isMember: (game: string) => boolean): AudienceView {
  const withheld = withheldAt(stated, Date.now(), isMember);
  return { withheld, key: withheldKey(withheld) };
}

/** Notes may mention hidden content, so a release that changed hidden content has no notes. */
export const shownInfo = (info: ReleaseInfo, { hash, isSilent }: ShownView): ReleaseInfo => ({
  ...info,
  hash,
  notes: isSilent ? '' : info.notes,
});
