/** The search over rules, cards and decks, in releases and change sets. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { Searches } from './searches.ts';
import { SearchResolver } from './search.resolver.ts';

@Module({
  imports: [ContentModule],
  providers: [Searches, SearchResolver],
  exports: [Searches],
})
export class SearchModule {}
