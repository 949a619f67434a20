/** Personal data: the list for the privacy page, the export and deletion of an account, and the deletion of expired data. */
import { Module, type FactoryProvider } from '@nestjs/common';
import { AccountDeletion, SecondFactors, Sessions } from '@rulewright/accounts';
import { DataSource } from 'typeorm';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import { ExportController } from './export.controller.ts';
import { OwnDataResolver } from './own-data.resolver.ts';
import { PrivacyResolver } from './privacy.resolver.ts';
import { TidyJobs } from './tidy-jobs.ts';

const deletion: FactoryProvider<AccountDeletion> = {
  provide: AccountDeletion,
  useFactory: (database: DataSource, sessions: Sessions, factors: SecondFactors, setup: Setup) =>
    new AccountDeletion(database, sessions, factors, setup.passwordSignIn),
  inject: [DataSource, Sessions, SecondFactors, SETUP],
};

@Module({
  imports: [AccountsModule],
  controllers: [ExportController],
  providers: [deletion, OwnDataResolver, PrivacyResolver, TidyJobs],
})
export class OwnDataModule {}
