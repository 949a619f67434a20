/** Rulebooks and single rules, with their rulings and examples. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { RulebookResolver } from './rulebook.resolver.ts';

@Module({ imports: [ContentModule], providers: [RulebookResolver] })
export class RulebookModule {}
