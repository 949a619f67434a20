/**
 * What the person who asks may see of the content. A view names what it leaves out: private games and sets under an embargo, unless
 * the person is a member of their game. What it leaves out of a release is worked out once and kept under both names, so that
 * a moment which comes, or another person, only leads to another view.
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

/** What is left out; nothing of it for those who see everything. */
export interface View {
  readonly withheld: readonly Withheld[];
  /** Tells it from any other view; empty where nothing is left out. */
  readonly key: string;
}

/** What one view shows of one content. */
export interface Shown extends WithheldView {
  /** Differs for every view of the content. It does not reveal what is left out. */
  readonly key: string;
  /** The same texts, by path. */
  readonly byPath: ReadonlyMap<string, string | null>;
}

/** Leaves nothing out. */
export const WHOLE: View = { withheld: [], key: '' };
/** Releases and change sets, each in a few views. Texts are only those of documents that are shown in part. */
const VIEWS_KEPT = 300;
const RELEASES_KEPT = 4;

/** A digest that nobody can make who does not know all of the content. */
const digestOf = (info: ReleaseInfo, text: string): string =>
  createHash('sha256').update(`${info.hash} ${text}`).digest('hex');

@Injectable()
export class Views {
  private readonly stated = new LruAsync<number, readonly Restriction[]>(RELEASES_KEPT);
  private readonly kept = new LruAsync<string, Shown | null>(VIEWS_KEPT);

  constructor(
    private readonly database: DataSource,
    private readonly store: ReleaseStore,
    private readonly sessions: Sessions,
    private readonly work: Work,
  ) {}

  /**
   * The view of the person who asks, or of a visitor where the program asks by itself. A request has one view from start to end.
   * @param over a change set over the release may hide more
   * @param cookie the header of a subscription
   */
  asked(over: Proposal | null = null, cookie?: string): Promise<View> {
    const look = (): Promise<View> => this.look(over, cookie);
    return over === null ? oncePerRequest(this, look) : look();
  }

  /** What somebody sees who is not signed in. */
  async ofVisitors(over: Proposal | null = null): Promise<View> {
    return viewAt(await this.statedBy(over), () => false);
  }

  /** What a view shows of a release, or of a change set over it; null where it shows everything. */
  async of(info: ReleaseInfo, view: View, over: Proposal | null = null): Promise<Shown | null> {
    if (view.key === '') return null;
    const subject = { release: info.number, proposed: over?.documents ?? [] };
    const key = digestOf(info, `${over?.id ?? info.number} ${view.key}`);
    const make = async (): Promise<Shown | null> => {
      const found = await this.work.run('withheldView', { subject, withheld: view.withheld });
      return found.texts.length === 0 && !found.isSilent ? null : { ...found, key, byPath: byPath(found) };
    };
    return shared(() => this.kept.get(key, make));
  }

  /** A short text that changes when a visitor sees other content. */
  async mark(info: ReleaseInfo): Promise<string> {
    const { key } = await this.asked();
    return key === '' ? info.hash : digestOf(info, key);
  }

  /** A release as a view describes it. */
  async info(info: ReleaseInfo, view: View): Promise<ReleaseInfo> {
    const shown = await this.of(info, view);
    return shown ? shownInfo(info, shown) : info;
  }

  private async look(over: Proposal | null, cookie?: string): Promise<View> {
    const stated = await this.statedBy(over);
    if (stated.length === 0) return WHOLE;
    const person = await personAsking(this.sessions, cookie);
    if (person !== null) answerIsPrivate();
    return viewAt(stated, (game) => person !== null && isMemberOf(person, game));
  }

  /** What the current release, and a change set over it, state of who sees them. */
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

const byPath = ({ texts }: WithheldView): Shown['byPath'] => new Map(texts.map(({ path, text }) => [path, text]));

function viewAt(stated: readonly Restriction[], isMember: (game: string) => boolean): View {
  const withheld = withheldAt(stated, Date.now(), isMember);
  return { withheld, key: withheldKey(withheld) };
}

/** Notes may mention what is withheld, so a release that changed something of it has none. */
export const shownInfo = (info: ReleaseInfo, { hash, isSilent }: Shown): ReleaseInfo => ({
  ...info,
  hash,
  notes: isSilent ? '' : info.notes,
});
