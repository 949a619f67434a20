/** Who wants mail about releases and reviews. Nobody gets any before they ask for it. */
import { newToken, type Person } from '@rulewright/accounts';
import { inTransaction, MailChoiceEntity, withoutNul } from '@rulewright/database';
import type { DataSource } from 'typeorm';

export interface MailChoice {
  readonly releases: boolean;
  readonly reviews: boolean;
}

export class MailChoices {
  constructor(private readonly database: DataSource) {}

  async find({ id }: Person): Promise<MailChoice> {
    const row = await this.database.getRepository(MailChoiceEntity).findOneBy({ userId: id });
    return { releases: row?.releases === 1, reviews: row?.reviews === 1 };
  }

  async set({ id }: Person, { releases, reviews }: MailChoice): Promise<MailChoice> {
    const wanted = { releases: releases ? 1 : 0, reviews: reviews ? 1 : 0 };
    await inTransaction(this.database, async ({ manager }) => {
      const known = await manager.findOneBy(MailChoiceEntity, { userId: id });
      if (known) await manager.update(MailChoiceEntity, { userId: id }, wanted);
      else await manager.insert(MailChoiceEntity, { userId: id, ...wanted, leaveToken: newToken() });
    });
    return { releases, reviews };
  }

  /** Ends all these mails by the token of a link in one of them; nothing happens for a token that is unknown. */
  async leave(given: string): Promise<void> {
    const leaveToken = withoutNul(given);
    await inTransaction(this.database, ({ manager }) =>
      manager.update(MailChoiceEntity, { leaveToken }, { releases: 0, reviews: 0 }),
    );
  }
}
