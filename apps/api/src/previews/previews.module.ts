/** What a link to the site shows elsewhere: pictures and oEmbed. */
import { Module } from '@nestjs/common';
import { MatchStore } from '@rulewright/database';
import { overDatabase } from '../base/base.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { LabModule } from '../lab/lab.module.ts';
import { LinkedPages } from './linked-pages.service.ts';
import { Pictures } from './pictures.service.ts';
import { PreviewsController } from './previews.controller.ts';

@Module({
  imports: [ContentModule, LabModule],
  controllers: [PreviewsController],
  providers: [overDatabase(MatchStore), LinkedPages, Pictures],
})
export class PreviewsModule {}
