/** Releases: their changes, news feeds and export files. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { ReleaseFilesController } from './release-files.controller.ts';
import { ReleasesResolver } from './releases.resolver.ts';

@Module({
  imports: [ContentModule],
  controllers: [ReleaseFilesController],
  providers: [ReleasesResolver],
})
export class ReleasesModule {}
