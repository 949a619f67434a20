/** Link previews on other sites (pictures and oEmbed), and pictures of cards for other table programs. */
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { DecksModule } from '../decks/decks.module.ts';
import { LabModule } from '../lab/lab.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { CardSheetsController } from './card-sheets.controller.ts';
import { CardSheetsResolver } from './card-sheets.resolver.ts';
import { LinkedPages } from './linked-pages.service.ts';
import { Pictures } from './pictures.service.ts';
import { PreviewsController } from './previews.controller.ts';

@Module({
  imports: [AccountsModule, ContentModule, DecksModule, LabModule, MatchesModule],
  // The sheets first: the other controller answers at every path below it.
  controllers: [CardSheetsController, PreviewsController],
  providers: [LinkedPages, Pictures, CardSheetsResolver],
})
export class PreviewsModule {}
