/** Finds the cards of a game whose words or values a release changed, for queries and feeds. */
import type { CardDoc, CardRevision, Erratum } from '@rulewright/content';
import { revisedCards } from '@rulewright/database';
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
  /** The most cards to return. */
  readonly size: number;
  /** Skips this many changed cards. */
  readonly after: number;
}

interface CardErrata {
  readonly card: { readonly slug: string; readonly name: string };
  readonly errata: readonly Erratum[];
}

/** Loads the released texts of documents, the newest first. */
type Histories = (paths: readonly string[]) => Promise<readonly (readonly CardRevision[])[]>;

@Injectable()
export class ErrataService {
  constructor(
    private readonly database: DataSource,
    private readonly work: Work,
  ) {}

  /** One page of the changed cards, the latest change first. `next` is the `after` of the next page; null on the last page. */
  async page(
    opened: OpenedRelease,
    { game, set, changedIn, size, after }: ErrataFilter,
    histories: Histories,
  ): Promise<{ nodes: CardErrata[]; next: number | null }> {
    const { cards, doc } = opened.game(game);
    const changed = await revisedCards(this.database, doc.id, opened.info.number, changedIn);
    const inSet = set === null ? null : new Set((await printingsOf(opened, game, set)).map(({ card }) => card));
    // The filter by set removes cards from the page, so the loop reads more cards until the page is full.
    const found: CardDoc[] = [];
    let at = after;
    for (; at < changed.length && found.length < size; at++) {
      const slug = changed[at]!;
      // Tests the slug first. Otherwise a search in one set would parse every changed card.
      const card = inSet?.has(slug) === false ? undefined : cards.get(slug);
      if (card) found.push(card);
    }
    const lists = await histories(found.map(({ id }) => `cards/${doc.id}/cards/${id}.yaml`));
    const errata = await this.work.run('errata', { subject: opened.subject, game: doc.id, lists });
    const nodes = found.flatMap(({ id, name }, index) => {
      const its = errata[index]!.filter((one) => changedIn === null || one.release === changedIn);
      return its.length > 0 ? [{ card: { slug: id, name }, errata: its }] : [];
    });
    return { nodes, next: at < changed.length ? at : null };
  }
}
