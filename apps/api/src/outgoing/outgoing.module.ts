/** The messages that the site sends: mail and webhooks. */
import { Module, type Provider } from '@nestjs/common';
import { MailChoices, Webhooks } from '@rulewright/outgoing';
import { DataSource } from 'typeorm';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { overDatabase } from '../base/base.module.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import { ContentModule } from '../content/content.module.ts';
import { MailResolver } from './mail.resolver.ts';
import { OutgoingJobs } from './outgoing-jobs.ts';
import { WebhooksResolver } from './webhooks.resolver.ts';

const webhooks: Provider<Webhooks> = {
  provide: Webhooks,
  useFactory: (database: DataSource, setup: Setup) => new Webhooks(database, setup.webhooks),
  inject: [DataSource, SETUP],
};

@Module({
  imports: [AccountsModule, ContentModule],
  providers: [overDatabase(MailChoices), webhooks, OutgoingJobs, MailResolver, WebhooksResolver],
})
export class OutgoingModule {}
