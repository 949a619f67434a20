/** Reads the columns of a release's cards in a worker thread, so that preparing a search of a large game does not block requests. */
import type { CardText, CatalogueColumns, FieldValue, ListedCard, Listing } from '@rulewright/database';
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
    return this.gathered<FieldValue>('catalogueField', field);
  }

  texts(field: string): Promise<readonly CardText[]> {
    return this.gathered<CardText>('catalogueTexts', field);
  }

  private async gathered<Member>(job: 'catalogueField' | 'catalogueTexts', field: string): Promise<readonly Member[]> {
    return shared(async () => {
      const all: Member[] = [];
      await this.work.run(job, { ...this.of, field }, (part) => all.push(...(part as Member[])));
      return all;
    });
  }
}
