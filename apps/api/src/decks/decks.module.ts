/** Decks: published decks, saved and shared decks, and the deck check. */
import { Module } from '@nestjs/common';
import { LabMatchupStore } from '@rulewright/database';
import { Collections, DeckCases, PublishedCards, SavedDecks, SharedDecks } from '@rulewright/saved-decks';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { overDatabase } from '../base/base.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { CardDecksResolver } from './card-decks.resolver.ts';
import { CollectionsResolver } from './collections.resolver.ts';
import { DeckCheckService } from './deck-check.service.ts';
import { DeckCasesResolver } from './deck-cases.resolver.ts';
import { DeckOrigins } from './deck-origins.ts';
import { DecksResolver } from './decks.resolver.ts';
import { DecksService } from './decks.service.ts';
import { PublishedDecksResolver } from './published-decks.resolver.ts';
import { PublishedIndex } from './published-index.ts';
import { ReportLimits } from './report-limits.ts';
import { SavedDecksResolver } from './saved-decks.resolver.ts';
import { SeenDecks } from './seen-decks.ts';
import { SharedDecksResolver } from './shared-decks.resolver.ts';

@Module({
  imports: [AccountsModule, ContentModule],
  providers: [
    ...[Collections, PublishedCards, SavedDecks, SharedDecks, DeckCases, LabMatchupStore].map(overDatabase<object>),
    ...[DecksService, DeckCheckService, DeckOrigins, SeenDecks, PublishedIndex, ReportLimits],
    ...[DecksResolver, CardDecksResolver, SavedDecksResolver, SharedDecksResolver, DeckCasesResolver],
    ...[CollectionsResolver, PublishedDecksResolver],
  ],
  exports: [LabMatchupStore, DeckCheckService, ReportLimits, SavedDecks, SeenDecks, SharedDecks],
})
export class DecksModule {}
