/** Quick starts, labelled cards and tables, worked turns and reference sheets. */
import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.ts';
import { RulebookModule } from '../rulebook/rulebook.module.ts';
import { LearnResolver } from './learn.resolver.ts';

@Module({ imports: [CardsModule, RulebookModule], providers: [LearnResolver] })
export class LearnModule {}
