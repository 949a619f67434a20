/** The lab: creating, steering and reporting runs, and their games as files and matches. */
import { Module, type Provider } from '@nestjs/common';
import { LabMatchupStore, LabSpeedStore, LabStore, isPostgres } from '@rulewright/database';
import { BossPartQueue, KnownRuns, LabRuns, LocalPartQueue, type PartQueue } from '@rulewright/lab/service';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { overDatabase } from '../base/base.module.ts';
import { LOG } from '../base/log.ts';
import { ContentModule } from '../content/content.module.ts';
import { ContentService } from '../content/content.service.ts';
import { ReleaseStore } from '../content/release-store.ts';
import { DecksModule } from '../decks/decks.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { LabBlame } from './lab-blame.ts';
import { LabBlameResolver } from './lab-blame.resolver.ts';
import { LabFilesController } from './lab-files.controller.ts';
import { LabGallery } from './lab-gallery.ts';
import { LabGalleryResolver } from './lab-gallery.resolver.ts';
import { LabGames } from './lab-games.ts';
import { LabLimits } from './lab-limits.ts';
import { LabMatchupsResolver } from './lab-matchups.resolver.ts';
import { LabProposals } from './lab-proposals.ts';
import { LabProposalsResolver } from './lab-proposals.resolver.ts';
import { LabQuestions } from './lab-questions.ts';
import { LabQuestionsResolver } from './lab-questions.resolver.ts';
import { LabResolver } from './lab.resolver.ts';
import { LabService } from './lab.service.ts';
import { LabSpeeds } from './lab-speeds.ts';
import { PART_QUEUE } from './part-queue.ts';
import { ProposalSets } from './proposal-sets.ts';

/** On PostgreSQL, the queue is in the database: it survives restarts, and any number of processes can work on it. */
const queue: Provider<PartQueue> = {
  provide: PART_QUEUE,
  useFactory: (database: DataSource, log: Logger) => {
    if (!isPostgres(database)) return new LocalPartQueue();
    const { url } = database.options as { readonly url?: string };
    return new BossPartQueue(url!, (error) => log.error({ err: error }, 'the lab failed'));
  },
  inject: [DataSource, LOG],
};

const plans: Provider<KnownRuns> = {
  provide: KnownRuns,
  useFactory: (content: ContentService, releases: ReleaseStore) =>
    new KnownRuns({
      open: async (release, texts) => (await content.openTrial(release, texts)).content,
      openSnapshot: async (release, proposal) => (await content.openWhole({ release, proposal })).content,
      changes: (release, game) => releases.changesOf(release, game),
    }),
  inject: [ContentService, ReleaseStore],
};

const runs: Provider<LabRuns> = {
  provide: LabRuns,
  useFactory: (store: LabStore, known: KnownRuns, parts: PartQueue, matchups: LabMatchupStore) =>
    new LabRuns(store, known, parts, matchups),
  inject: [LabStore, KnownRuns, PART_QUEUE, LabMatchupStore],
};

@Module({
  imports: [AccountsModule, ContentModule, DecksModule, MatchesModule],
  controllers: [LabFilesController],
  providers: [
    ...[overDatabase(LabStore), overDatabase(LabSpeedStore), queue, plans, runs, LabLimits, LabGames],
    ...[
      LabSpeeds,
      LabService,
      LabQuestions,
      LabGallery,
      LabResolver,
      LabQuestionsResolver,
      LabGalleryResolver,
      LabMatchupsResolver,
    ],
    ...[LabBlame, LabBlameResolver, LabProposals, LabProposalsResolver, ProposalSets],
  ],
  exports: [LabService],
})
export class LabModule {}
