/** Cards: the catalogue, and each card with its rulings, legality and history. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { CardsResolver } from './cards.resolver.ts';
import { CardsService } from './cards.service.ts';
import { ErrataFeedController } from './errata-feed.controller.ts';
import { ErrataResolver } from './errata.resolver.ts';
import { ErrataService } from './errata.service.ts';
import { LegalityFeedController } from './legality-feed.controller.ts';
import { LegalityResolver } from './legality.resolver.ts';
import { SetsResolver } from './sets.resolver.ts';

@Module({
  imports: [ContentModule, SearchModule],
  controllers: [LegalityFeedController, ErrataFeedController],
  providers: [CardsService, CardsResolver, SetsResolver, ErrataResolver, ErrataService, LegalityResolver],
})
export class CardsModule {}
