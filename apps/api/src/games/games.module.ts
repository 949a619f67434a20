/** Games with their modes, variants, sets and card fields. */
import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { GamesResolver } from './games.resolver.ts';
import { SimilarResolver } from './similar.resolver.ts';

@Module({ imports: [ContentModule], providers: [GamesResolver, SimilarResolver] })
export class GamesModule {}
