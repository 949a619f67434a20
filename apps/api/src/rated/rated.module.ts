/** Rated play: the queue, ratings and the ranking. */
import { Module } from '@nestjs/common';
import { RatedStore } from '@rulewright/database';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { overDatabase } from '../base/base.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { RatedResolver } from './rated.resolver.ts';
import { RatedService } from './rated.service.ts';

@Module({
  imports: [AccountsModule, ContentModule, MatchesModule],
  providers: [overDatabase(RatedStore), RatedService, RatedResolver],
})
export class RatedModule {}
