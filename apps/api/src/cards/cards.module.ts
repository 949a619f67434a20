/** Cards: the catalogue, and each card with its rulings, legality and history. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { CardsResolver } from './cards.resolver.ts';
import { CardsService } from './cards.service.ts';
import { ErrataFeedController } from './errata-feed.controller.ts';
import { ErrataResolver } from './errata.resolver.ts';
import { ErrataService } from './errata.service.ts';
import { LegalityFeedController } from './legality-feed.controller.ts';
import { LegalityResolver } from './legality.resolver.ts';
import { Searches } from './searches.ts';
import { SetsResolver } from './sets.resolver.ts';

@Module({
  imports: [ContentModule],
  controllers: [LegalityFeedController, ErrataFeedController],
  providers: [Searches, CardsService, CardsResolver, SetsResolver, ErrataResolver, ErrataService, LegalityResolver],
  exports: [Searches],
})
export class CardsModule {}
