/** The content of releases and change sets. Opened content is cached. */
import { Module } from '@nestjs/common';
import { ChangeSets, Proposals } from '@rulewright/desk';
import { overDatabase } from '../base/base.module.ts';
import { ContentService } from './content.service.ts';
import { KeptAnswers } from './kept-answers.ts';
import { ReleaseStore } from './release-store.ts';

@Module({
  providers: [ReleaseStore, overDatabase(ChangeSets), overDatabase(Proposals), ContentService, KeptAnswers],
  exports: [ReleaseStore, ChangeSets, Proposals, ContentService, KeptAnswers],
})
export class ContentModule {}
