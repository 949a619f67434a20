/** Link previews on other sites (pictures and oEmbed), and card pictures for other tabletop programs. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { LabModule } from '../lab/lab.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { CardSheetsController } from './card-sheets.controller.ts';
import { CardSheetsResolver } from './card-sheets.resolver.ts';
import { LinkedPages } from './linked-pages.service.ts';
import { Pictures } from './pictures.service.ts';
import { PreviewsController } from './previews.controller.ts';

@Module({
  imports: [ContentModule, LabModule, MatchesModule],
  // The sheets must be first, because the other controller also matches their paths.
  controllers: [CardSheetsController, PreviewsController],
  providers: [LinkedPages, Pictures, CardSheetsResolver],
})
export class PreviewsModule {}
