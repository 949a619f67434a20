/** Live matches: rooms, series, notes, replay files and the demonstration match. */
import { Module, type Provider } from '@nestjs/common';
import { MatchNotices, MatchStore, NoteStore, PlayerBlockStore } from '@rulewright/database';
import { MatchCommands, MatchNotes, RoomRegistry, botPool } from '@rulewright/matches';
import type { Logger } from 'pino';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { overDatabase } from '../base/base.module.ts';
import { LOG } from '../base/log.ts';
import { ContentModule } from '../content/content.module.ts';
import { DecksModule } from '../decks/decks.module.ts';
import { LiveMatch } from './live-match.ts';
import { MatchLimits } from './match-limits.ts';
import { MatchesResolver } from './matches.resolver.ts';
import { MatchesService } from './matches.service.ts';
import { NotesResolver } from './notes.resolver.ts';
import { NotesService } from './notes.service.ts';
import { Playables } from './playables.ts';
import { PlayerReportsService } from './player-reports.service.ts';
import { PlayersResolver } from './players.resolver.ts';
import { PlayersService } from './players.service.ts';
import { ReplayFilesController } from './replay-files.controller.ts';

const rooms: Provider<RoomRegistry> = {
  provide: RoomRegistry,
  useFactory: (store: MatchStore, notices: MatchNotices, playables: Playables, log: Logger) => {
    const complain = (error: unknown, match: string): void => log.error({ err: error, match }, 'a match failed');
    return new RoomRegistry(store, notices, playables.find, complain, botPool());
  },
  inject: [MatchStore, MatchNotices, Playables, LOG],
};

const matches: Provider<MatchCommands> = {
  provide: MatchCommands,
  useFactory: (open: RoomRegistry, playables: Playables) => new MatchCommands(open, playables.find),
  inject: [RoomRegistry, Playables],
};

const notes: Provider<MatchNotes> = {
  provide: MatchNotes,
  useFactory: (store: NoteStore) => new MatchNotes(store),
  inject: [NoteStore],
};

@Module({
  imports: [AccountsModule, ContentModule, DecksModule],
  controllers: [ReplayFilesController],
  providers: [
    overDatabase(MatchStore),
    overDatabase(MatchNotices),
    overDatabase(NoteStore),
    overDatabase(PlayerBlockStore),
    Playables,
    rooms,
    matches,
    notes,
    MatchLimits,
    MatchesService,
    NotesService,
    LiveMatch,
    MatchesResolver,
    NotesResolver,
    PlayersService,
    PlayerReportsService,
    PlayersResolver,
  ],
  exports: [
    PlayersService,
    Playables,
    MatchCommands,
    MatchLimits,
    MatchNotices,
    MatchesService,
    MatchStore,
    NoteStore,
    RoomRegistry,
  ],
})
export class MatchesModule {}
