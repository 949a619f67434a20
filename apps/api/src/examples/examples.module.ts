/** Worked examples: their steps, their verdicts and the coverage of the rules. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { ExampleRefResolver } from './example-ref.resolver.ts';
import { ExamplesResolver } from './examples.resolver.ts';
import { ProofsService } from './proofs.service.ts';

@Module({ imports: [ContentModule], providers: [ProofsService, ExamplesResolver, ExampleRefResolver] })
export class ExamplesModule {}
