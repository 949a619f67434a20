/** The search over everything of a game, in releases and change sets. */
import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { FindService } from './find.service.ts';
import { SearchResolver } from './search.resolver.ts';

@Module({
  imports: [CardsModule, ContentModule],
  providers: [FindService, SearchResolver],
})
export class SearchModule {}
