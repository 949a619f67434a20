/** The content of releases and change sets. Opened content is cached. */
import { Module } from '@nestjs/common';
import { ChangeSets, Proposals } from '@rulewright/desk';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { overDatabase } from '../base/base.module.ts';
import { ContentService } from './content.service.ts';
import { KeptAnswers } from './stored-answers.ts';
import { ReleaseStore } from './release-store.ts';
import { ShownReleases } from './shown-releases.ts';
import { Views } from './views.service.ts';

@Module({
  imports: [AccountsModule],
  providers: [
    ReleaseStore,
    Views,
    ShownReleases,
    overDatabase(ChangeSets),
    overDatabase(Proposals),
    ContentService,
    KeptAnswers,
  ],
  exports: [ReleaseStore, Views, ShownReleases, ChangeSets, Proposals, ContentService, KeptAnswers],
})
export class ContentModule {}
