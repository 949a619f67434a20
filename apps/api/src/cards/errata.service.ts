/** Finds the cards of a game whose words or values a release changed, for queries and feeds. */
import type { CardRevision, Erratum } from '@rulewright/content';
import { revisedCards, type RevisedCard } from '@rulewright/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OpenedRelease } from '../content/opened-release.ts';
import { Work } from '../work/work.ts';
import { printingsOf } from './set-printings.ts';

interface ErrataFilter {
  readonly game: string;
  /** Only cards with a printing in this set. */
  readonly set: string | null;
  /** Only changes of this release. */
  readonly changedIn: number | null;
}

interface CardErrata {
  /** The last release that changed the card. */
  readonly changedIn: number;
  readonly card: { readonly slug: string; readonly name: string };
  readonly errata: readonly Erratum[];
}

/** The last release that changed a card, and its slug. */
export type ErrataPlace = readonly [number, string];

/** The index of the first card after a place. */
function placeBehind(changed: readonly RevisedCard[], [last, slug]: ErrataPlace): number {
  const at = changed.findIndex((one) => one.release < last || (one.release === last && one.slug > slug));
  return at < 0 ? changed.length : at;
}

/** Loads the released texts of documents, the newest first. */
type Histories = (paths: readonly string[]) => Promise<readonly (readonly CardRevision[])[]>;

@Injectable()
export class ErrataService {
  constructor(
    private readonly database: DataSource,
    private readonly work: Work,
  ) {}

  /** The changed cards that match a filter, the latest change first. A card of it may have no errata that the caller sees. */
  async changed(opened: OpenedRelease, { game, set, changedIn }: ErrataFilter): Promise<readonly RevisedCard[]> {
    const changed = await revisedCards(this.database, game, opened.info.number, changedIn);
    if (set === null) return changed;
    const inSet = new Set((await printingsOf(opened, game, set)).map(({ card }) => card));
    return changed.filter(({ slug }) => inSet.has(slug));
  }

  /** The first changed cards after a place, with the errata that the caller sees. */
  async list(
    opened: OpenedRelease,
    filter: ErrataFilter,
    { first, after }: { readonly first: number; readonly after?: ErrataPlace | undefined },
    histories: Histories,
  ): Promise<CardErrata[]> {
    const changed = await this.changed(opened, filter);
    const nodes: CardErrata[] = [];
    for (let at = after ? placeBehind(changed, after) : 0; at < changed.length && nodes.length < first;) {
      const some = changed.slice(at, at + first - nodes.length);
      nodes.push(...(await this.of(opened, filter, some, histories)));
      at += some.length;
    }
    return nodes;
  }

  /** The errata of changed cards. Leaves out cards without any. */
  async of(
    opened: OpenedRelease,
    { game, changedIn }: ErrataFilter,
    changed: readonly RevisedCard[],
    histories: Histories,
  ): Promise<CardErrata[]> {
    if (changed.length === 0) return [];
    const { cards } = opened.game(game);
    const corrected = changed.flatMap(({ slug, release }) => {
      const card = cards.get(slug);
      return card ? [{ card, release }] : [];
    });
    const lists = await histories(corrected.map(({ card }) => `cards/${game}/cards/${card.id}.yaml`));
    const errata = await this.work.run('errata', { subject: opened.subject, game, lists });
    return corrected.flatMap(({ card: { id, name }, release }, index) => {
      const its = errata[index]!.filter((one) => changedIn === null || one.release === changedIn);
      return its.length > 0 ? [{ changedIn: release, card: { slug: id, name }, errata: its }] : [];
    });
  }
}
