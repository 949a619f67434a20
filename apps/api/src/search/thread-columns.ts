/** Reads the columns of a release's cards in a worker thread, so that preparing a search of a large game does not block requests. */
import type {
  CatalogueColumns,
  ColumnsOf,
  FieldColumn,
  SearchValue,
  ListedCard,
  Listing,
  Pattern,
  WordColumn,
} from '@rulewright/database';
import { shared, type Work } from '../work/work.ts';

export class ThreadColumns implements CatalogueColumns {
  /** Contains `byName` after the listing is read, so that no other thread has to number the cards. */
  private of: ColumnsOf;

  constructor(
    private readonly work: Work,
    of: ColumnsOf,
  ) {
    this.of = of;
  }

  async listing(): Promise<Listing> {
    return shared(async () => {
      const cards: ListedCard[] = [];
      const rest = await this.work.run('catalogueListing', this.of, (part) => cards.push(...(part as ListedCard[])));
      this.of = { ...this.of, byName: rest.byName };
      return { cards, ...rest };
    });
  }

  field(field: string): Promise<FieldColumn> {
    return shared(async () => {
      const values: SearchValue[] = [];
      const numbers = await this.work.run('catalogueField', { ...this.of, field }, (part) =>
        values.push(...(part as SearchValue[])),
      );
      return { values, ...numbers };
    });
  }

  matching(asked: Pattern): Promise<Uint32Array> {
    return this.work.run('catalogueMatching', { ...this.of, asked });
  }

  words(field: string): Promise<WordColumn> {
    return shared(async () => {
      const words: string[] = [];
      const numbers = await this.work.run('catalogueWords', { ...this.of, field }, (part) =>
        words.push(...(part as string[])),
      );
      return { words, ...numbers };
    });
  }
}
