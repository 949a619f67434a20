/** The mail preferences of people for releases and reviews. Both are off by default. */
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

  /** Stops all these mails, with the token of an unsubscribe link. An unknown token has no effect. */
  async leave(token: string): Promise<void> {
    const leaveToken = withoutNul(token);
    await inTransaction(this.database, ({ manager }) =>
      manager.update(MailChoiceEntity, { leaveToken }, { releases: 0, reviews: 0 }),
    );
  }
}
