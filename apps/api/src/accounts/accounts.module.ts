/** Accounts: sessions and permissions, people, invitations, settings and the audit log. */
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Invitations, People, SavedDecks, Sessions, SharedDecks } from '@rulewright/accounts';
import { overDatabase } from '../base/base.module.ts';
import { AccessGuard } from './access.guard.ts';
import { AccountResolver } from './account.resolver.ts';
import { AuditResolver } from './audit.resolver.ts';
import { LinkLimit } from './link-limit.ts';
import { PeopleResolver } from './people.resolver.ts';

@Module({
  providers: [
    ...[Sessions, People, Invitations, SavedDecks, SharedDecks].map(overDatabase<object>),
    { provide: APP_GUARD, useClass: AccessGuard },
    LinkLimit,
    AccountResolver,
    PeopleResolver,
    AuditResolver,
  ],
  exports: [Sessions, People, Invitations, SavedDecks, SharedDecks],
})
export class AccountsModule {}
