/** The search over rules, cards and decks, and the tables that it reads. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { SearchTablesService } from './search-tables.ts';
import { SearchResolver } from './search.resolver.ts';

@Module({
  imports: [ContentModule],
  providers: [SearchTablesService, SearchResolver],
  exports: [SearchTablesService],
})
export class SearchModule {}
