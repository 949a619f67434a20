/** The desk: change sets with their drafts, reviews, checks and publishing. */
import { Module, type Provider } from '@nestjs/common';
import {
  CheckRuns,
  Comments,
  DeskContent,
  Drafts,
  Notices,
  Publisher,
  PublicSuggestions,
  RemovedRules,
  Reviews,
  Suggestions,
  UnreadSentences,
  PublishSchedule,
  type Releaser,
} from '@rulewright/desk';
import { DataSource } from 'typeorm';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { overDatabase } from '../base/base.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { Work } from '../work/work.ts';
import { AdoptionResolver } from './adoption.resolver.ts';
import { ChangeSetsResolver } from './change-sets.resolver.ts';
import { ChecksResolver } from './checks.resolver.ts';
import { DebuggerResolver } from './debugger.resolver.ts';
import { DeskJobs } from './desk-jobs.ts';
import { DeskService } from './desk.service.ts';
import { DocumentsResolver } from './documents.resolver.ts';
import { DraftsResolver } from './drafts.resolver.ts';
import { OverlookedResolver } from './overlooked.resolver.ts';
import { PerspectiveResolver } from './perspective.resolver.ts';
import { PublishingSteps } from './publishing-steps.ts';
import { PublishingResolver } from './publishing.resolver.ts';
import { ReplacingResolver } from './replacing.resolver.ts';
import { ReviewsResolver } from './reviews.resolver.ts';
import { EditionsResolver } from './editions.resolver.ts';
import { ItemHistoryResolver } from './item-history.resolver.ts';
import { PublicSuggestionsResolver } from './public-suggestions.resolver.ts';
import { SuggestionLimits } from './suggestion-limits.ts';
import { SuggestionQueueResolver } from './suggestion-queue.resolver.ts';
import { SheetResolver } from './sheet.resolver.ts';
import { UnreadSentencesResolver } from './unread-sentences.resolver.ts';
import { SettlingResolver } from './settling.resolver.ts';
import { DeskPresence } from './desk-presence.ts';
import { TogetherResolver } from './together.resolver.ts';

/** A job publishes the change sets that are due. */
const schedule: Provider<PublishSchedule> = {
  provide: PublishSchedule,
  useFactory: (database: DataSource, runs: CheckRuns, work: Work) => {
    const release: Releaser['release'] = (actor, id, version, { notes, override }) =>
      work.run('publishDue', { actor, id, version, order: { notes, override } });
    return new PublishSchedule(database, { release }, runs);
  },
  inject: [DataSource, CheckRuns, Work],
};

@Module({
  imports: [AccountsModule, ContentModule, MatchesModule],
  providers: [
    ...[
      CheckRuns,
      Comments,
      DeskContent,
      Drafts,
      Notices,
      Publisher,
      PublicSuggestions,
      RemovedRules,
      Reviews,
      Suggestions,
      UnreadSentences,
    ].map(overDatabase<object>),
    schedule,
    DeskService,
    DeskJobs,
    DeskPresence,
    PublishingSteps,
    ChangeSetsResolver,
    DebuggerResolver,
    DocumentsResolver,
    DraftsResolver,
    AdoptionResolver,
    OverlookedResolver,
    PerspectiveResolver,
    ReplacingResolver,
    EditionsResolver,
    ReviewsResolver,
    ItemHistoryResolver,
    PublicSuggestionsResolver,
    SuggestionLimits,
    SuggestionQueueResolver,
    SheetResolver,
    SettlingResolver,
    TogetherResolver,
    UnreadSentencesResolver,
    ChecksResolver,
    PublishingResolver,
  ],
})
export class DeskModule {}
