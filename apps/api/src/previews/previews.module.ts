/** Link previews on other sites: pictures and oEmbed. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { LabModule } from '../lab/lab.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { LinkedPages } from './linked-pages.service.ts';
import { Pictures } from './pictures.service.ts';
import { PreviewsController } from './previews.controller.ts';

@Module({
  imports: [ContentModule, LabModule, MatchesModule],
  controllers: [PreviewsController],
  providers: [LinkedPages, Pictures],
})
export class PreviewsModule {}
