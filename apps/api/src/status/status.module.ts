/** Endpoints for monitors and for the site: health, and the version of the content. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { ContentVersionController } from './content-version.controller.ts';
import { HealthController } from './health.controller.ts';

@Module({ imports: [ContentModule, MatchesModule], controllers: [HealthController, ContentVersionController] })
export class StatusModule {}
