/** The lobby of open matches. */
import { Module } from '@nestjs/common';
import { OpenMatchStore } from '@rulewright/database';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { overDatabase } from '../base/base.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { LobbyResolver } from './lobby.resolver.ts';
import { LobbyService } from './lobby.service.ts';

@Module({
  imports: [AccountsModule, ContentModule, MatchesModule],
  providers: [overDatabase(OpenMatchStore), LobbyService, LobbyResolver],
})
export class LobbyModule {}
