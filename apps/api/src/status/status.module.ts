/** What machines ask: whether the API serves, and whether what it serves has changed. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { MatchesModule } from '../matches/matches.module.ts';
import { ContentVersionController } from './content-version.controller.ts';
import { HealthController } from './health.controller.ts';

@Module({ imports: [ContentModule, MatchesModule], controllers: [HealthController, ContentVersionController] })
export class StatusModule {}
