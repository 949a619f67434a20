/** Rulesets: modes with variants and changed values, and their differences. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { RulesetsResolver } from './rulesets.resolver.ts';
import { RulesetsService } from './rulesets.service.ts';

@Module({ imports: [ContentModule], providers: [RulesetsService, RulesetsResolver] })
export class RulesetsModule {}
