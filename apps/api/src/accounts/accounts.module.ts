/** Accounts: sessions and permissions, people, invitations, settings and the audit log. */
import { Module, type FactoryProvider } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import {
  AccountVisitors,
  ApiTokens,
  Identities,
  Invitations,
  PasswordLinks,
  People,
  ProviderVisits,
  SecondFactors,
  Sessions,
  type Role,
} from '@rulewright/accounts';
import { DataSource } from 'typeorm';
import { overDatabase } from '../base/base.module.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import { AccessGuard } from './access.guard.ts';
import { AccountResolver } from './account.resolver.ts';
import { ApiTokensResolver } from './api-tokens.resolver.ts';
import { AuditResolver } from './audit.resolver.ts';
import { LinkLimit } from './link-limit.ts';
import { PasswordLinksResolver } from './password-links.resolver.ts';
import { PasswordRequests } from './password-requests.ts';
import { PeopleResolver } from './people.resolver.ts';
import { ScopeGames } from './scope.ts';
import { SecondFactorResolver } from './second-factor.resolver.ts';
import { SingleSignOnController } from './single-sign-on/single-sign-on.controller.ts';

/** Provides a class of the library whose constructor also takes the roles that need a second factor. */
const withFactorRoles = <Store extends object>(
  store: new (database: DataSource, roles: readonly Role[]) => Store,
): FactoryProvider<Store> => ({
  provide: store,
  useFactory: (database: DataSource, setup: Setup) => new store(database, setup.secondFactorRoles),
  inject: [DataSource, SETUP],
});

@Module({
  controllers: [SingleSignOnController],
  providers: [
    ...[People, Invitations, PasswordLinks, Identities, ProviderVisits, ApiTokens, AccountVisitors].map(
      overDatabase<object>,
    ),
    ...[Sessions, SecondFactors].map(withFactorRoles<object>),
    { provide: APP_GUARD, useClass: AccessGuard },
    ScopeGames,
    LinkLimit,
    PasswordRequests,
    AccountResolver,
    PasswordLinksResolver,
    ApiTokensResolver,
    SecondFactorResolver,
    PeopleResolver,
    AuditResolver,
  ],
  exports: [...[Sessions, SecondFactors, People, Invitations, LinkLimit], AccountVisitors],
})
export class AccountsModule {}
