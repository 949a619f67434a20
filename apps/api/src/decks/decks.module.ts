/** Decks: published decks, saved and shared decks, and the deck check. */
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { CardDecksResolver } from './card-decks.resolver.ts';
import { DeckCheckService } from './deck-check.service.ts';
import { DeckOrigins } from './deck-origins.ts';
import { DecksResolver } from './decks.resolver.ts';
import { DecksService } from './decks.service.ts';
import { SavedDecksResolver } from './saved-decks.resolver.ts';
import { SeenDecks } from './seen-decks.ts';
import { SharedDecksResolver } from './shared-decks.resolver.ts';

@Module({
  imports: [AccountsModule, ContentModule],
  providers: [
    ...[DecksService, DeckCheckService, DeckOrigins, SeenDecks],
    ...[DecksResolver, CardDecksResolver, SavedDecksResolver, SharedDecksResolver],
  ],
  exports: [DeckCheckService, SeenDecks],
})
export class DecksModule {}
