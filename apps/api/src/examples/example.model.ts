/** Worked examples as the schema shows them: references to them, and their steps. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Example } from '@rulewright/content';
import type { ExampleTrace, FrameEvent } from '@rulewright/lab';
import type { OpenedRelease } from '../content/opened-release.ts';
import { listOf } from '../graphql/cost.ts';
import { NamedNumberView, TableSeatView } from './board.model.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import type { ExampleInMode, PlayedExample } from './examples.ts';

@ObjectType('ExampleRef', { description: 'A worked example in a mode in which it applies.' })
export class ExampleRefView {
  constructor(
    readonly opened: OpenedRelease,
    readonly game: string,
    private readonly example: Example,
    mode: string,
  ) {
    this.mode = mode;
  }

  @Field(() => ID) get id(): string {
    return this.example.id;
  }
  @Field(() => String) get title(): string {
    return this.example.title;
  }
  @Field(() => ID) readonly mode: string;
}

@ObjectType('FrameEvent', { description: 'An event, the rule that caused it, and its numbers.' })
export class FrameEventView {
  @Field(() => String) readonly sentence!: string;
  @Field(() => ID) readonly rule!: string;
  @Field(() => [NamedNumberView], { complexity: listOf(2) }) readonly numbers!: readonly NamedNumberView[];
  @Field(() => JsonScalar, {
    description:
      'The event in the notation of examples, such as `{ "event": "battle.total", "seat": "A", "total": 9 }`.',
  })
  readonly words!: FrameEvent['words'];
}

@ObjectType('Frame', {
  description:
    'The table after one step. Each seat is shown as its player sees it. `decision` is the choice that started the step. It is null if there was none.',
})
export class FrameView {
  @Field(() => Int, { description: 'The number of the step, from 1.' }) readonly step!: number;
  @Field(() => String, { nullable: true }) readonly decision!: string | null;
  @Field(() => [FrameEventView], { complexity: listOf(3) }) readonly events!: readonly FrameEventView[];
  @Field(() => [TableSeatView], { complexity: listOf(2) }) readonly seats!: readonly TableSeatView[];
}

@ObjectType('Example', { description: 'A worked example, played in one of its modes.' })
export class ExampleView {
  private readonly trace: ExampleTrace;

  constructor(
    trace: ExampleTrace,
    readonly game: string,
    readonly modes: readonly string[],
    readonly path: string,
  ) {
    this.trace = trace;
    this.frames = trace.frames.map((frame, at) => ({ ...frame, step: at + 1 }));
  }

  /** All frames. The resolver returns a page of them. */
  readonly frames: readonly FrameView[];

  @Field(() => ID) get id(): string {
    return this.trace.id;
  }
  @Field(() => String) get title(): string {
    return this.trace.title;
  }
  @Field(() => ID) get mode(): string {
    return this.trace.mode;
  }
  @Field(() => [ID]) get rules(): readonly string[] {
    return this.trace.rules;
  }
  @Field(() => Boolean, { description: 'Whether the engine plays the example as described.' }) get passed(): boolean {
    return this.trace.passed;
  }
  @Field(() => String, {
    description: 'What differs from the description, in sentences. Empty if the engine plays the example as described.',
  })
  get problem(): string {
    return this.trace.message.split('\n  Events:')[0]!.trim();
  }
  @Field(() => [String], {
    description:
      'The decisions that are possible after the last step, in the notation of examples: `A: attack-with Hunter`.',
  })
  get next(): readonly string[] {
    return this.trace.next;
  }
  @Field(() => Int, {
    description: 'The number of frames. It is 0 for an example that tests a deck, or a match that cannot start.',
  })
  get frameCount(): number {
    return this.frames.length;
  }
  @Field(() => Boolean, { description: 'Whether the match would continue after the last frame.' }) get cut(): boolean {
    return this.trace.cut;
  }
}

export const toExampleRef = ({ opened, game, example, mode }: ExampleInMode): ExampleRefView =>
  new ExampleRefView(opened, game, example, mode);

export const toExample = ({ trace, game, modes, path }: PlayedExample): ExampleView =>
  new ExampleView(trace, game, modes, path);
