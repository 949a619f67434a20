/** Queries for worked examples and for the coverage of the rules. */
import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../base/maybe.ts';
import { answerIsPrivate } from '../http/request-scope.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { WORK, workOf } from '../graphql/cost.ts';
import { badInput } from '../errors/errors.ts';
import { CoverageView, LineProofView, toCoverage } from './coverage.model.ts';
import { ExampleView, FrameView, toExample } from './example.model.ts';
import { coverageOf, playedExample } from './examples.ts';
import { ProofsService } from './proofs.service.ts';
import { DirectField } from '../graphql/direct-field.ts';

/** The most frames in one answer. */
const MOST_FRAMES = 40;

/** Milliseconds that a coverage query waits for the random games. Enough if their result is stored, too short to play them. */
const PATIENCE = 100;

@Resolver(() => ExampleView)
export class ExamplesResolver {
  constructor(
    private readonly content: ContentService,
    private readonly proofs: ProofsService,
  ) {}

  @Access('content')
  @Query(() => ExampleView, {
    description:
      'A worked example, played in one of its modes. Without `mode`, this is the first mode in which it applies.',
    nullable: true,
    complexity: workOf(WORK.example),
  })
  async example(
    @GameArg() game: string,
    @Args('id', { type: () => ID }) id: string,
    @Args('mode', { type: () => ID, nullable: true }) mode: Maybe<string>,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<ExampleView> {
    return toExample(await playedExample(await this.content.open(release), game, id, mode));
  }

  @Access('content')
  @Query(() => CoverageView, {
    description: 'Which rules of a game have code, a worked example and games in which they fired.',
    nullable: true,
    complexity: workOf(WORK.coverage),
  })
  async coverage(@GameArg() game: string, @ReleaseArg() release: Maybe<number>): Promise<CoverageView> {
    const opened = await this.content.open(release);
    // Runs before the random games, which can take minutes.
    const bare = await coverageOf(opened, game);
    const { firings } = await this.proofs.within(opened, game, PATIENCE);
    if (firings === null) answerIsPrivate();
    return toCoverage({ ...bare, firings });
  }

  @Access('content')
  @Query(() => LineProofView, {
    description:
      'What worked examples prove about the lines of play of a game. It is null until they have been played.',
    nullable: true,
    complexity: workOf(WORK.coverage),
  })
  async lineProof(@GameArg() game: string, @ReleaseArg() release: Maybe<number>): Promise<LineProofView | null> {
    const proof = await this.proofs.linesWithin(await this.content.open(release), game, PATIENCE);
    if (!proof?.isComplete) answerIsPrivate();
    return proof;
  }

  @DirectField('game', () => ID)
  game({ game }: ExampleView): string {
    return game;
  }

  @DirectField('path', () => String, { description: 'The path of the file that contains the example.' })
  path({ path }: ExampleView): string {
    return path;
  }

  @DirectField('modes', () => [ID], { description: 'The modes in which the example applies.' })
  modes({ modes }: ExampleView): readonly string[] {
    return modes;
  }

  @DirectField('frames', () => [FrameView], {
    args: { step: { type: Int, nullable: true } },
    description:
      'All frames, or only the frame of `step`. Steps count from 1. A step after the last one gives the last frame.',
    complexity: ({ args, childComplexity }) => 1 + (args['step'] == null ? MOST_FRAMES : 1) * childComplexity,
  })
  frames({ frames }: ExampleView, { step }: { step: Maybe<number> }): readonly FrameView[] {
    if (step == null) return frames;
    if (step < 1) throw badInput('bad-step', 'Steps are numbered from 1.');
    return frames.slice(Math.min(step, frames.length) - 1).slice(0, 1);
  }
}
