/** Link previews on other sites (pictures and oEmbed), and card pictures for other tabletop programs. */
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { DecksModule } from '../decks/decks.module.ts';
import { LabModule } from '../lab/lab.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { CardSheetsController } from './card-sheets.controller.ts';
import { CardSheetsResolver } from './card-sheets.resolver.ts';
import { EmbedsController } from './embeds.controller.ts';
import { Embeds } from './embeds.service.ts';
import { LinkedPages } from './linked-pages.service.ts';
import { LogosController } from './logos.controller.ts';
import { LogosResolver } from './logos.resolver.ts';
import { Logos } from './logos.ts';
import { Pictures } from './pictures.service.ts';
import { PreviewsController } from './previews.controller.ts';

@Module({
  imports: [AccountsModule, ContentModule, DecksModule, LabModule, MatchesModule],
  // The previews must be last, because their controller also matches the paths of the others.
  controllers: [CardSheetsController, EmbedsController, LogosController, PreviewsController],
  providers: [Embeds, LinkedPages, Pictures, CardSheetsResolver, Logos, LogosResolver],
})
export class PreviewsModule {}
