/** Reads the columns of a release's cards in a worker thread, so that preparing a search of a large game does not block requests. */
import type { CatalogueColumns, FieldValue, ListedCard, Listing, WordColumn } from '@rulewright/database';
import type { OfCatalogue } from '../work/jobs/catalogue.ts';
import { shared, type Work } from '../work/work.ts';

export class ThreadColumns implements CatalogueColumns {
  constructor(
    private readonly work: Work,
    private readonly of: OfCatalogue,
  ) {}

  async listing(): Promise<Listing> {
    return shared(async () => {
      const cards: ListedCard[] = [];
      const modes = await this.work.run('catalogueListing', this.of, (part) => cards.push(...(part as ListedCard[])));
      return { cards, modes };
    });
  }

  field(field: string): Promise<readonly FieldValue[]> {
    return shared(async () => {
      const all: FieldValue[] = [];
      await this.work.run('catalogueField', { ...this.of, field }, (part) => all.push(...(part as FieldValue[])));
      return all;
    });
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
