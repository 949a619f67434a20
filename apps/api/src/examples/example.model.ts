/** Worked examples as the schema shows them: where they stand, and step by step. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Example } from '@rulewright/content';
import type { ExampleTrace } from '@rulewright/lab';
import type { OpenedRelease } from '../content/opened-release.ts';
import { listOf } from '../graphql/cost.ts';
import type { ExampleInMode, PlayedExample } from './examples.ts';

@ObjectType('ExampleRef', { description: 'A worked example in a mode in which it holds.' })
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

@ObjectType('NamedNumber')
export class NamedNumberView {
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly value!: number;
}

@ObjectType('BoardCard', { description: 'numbers: as they count now. marks: what is true of it now, in words.' })
export class BoardCardView {
  @Field(() => String) readonly name!: string;
  @Field(() => [NamedNumberView], { complexity: listOf(3) }) readonly numbers!: readonly NamedNumberView[];
  @Field(() => [String]) readonly marks!: readonly string[];
}

@ObjectType('BoardZone', {
  description: 'kind: column, pile, row. Of a pile cards has the open top card; of others the first 12, lowest first.',
})
export class BoardZoneView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly kind!: string;
  @Field(() => Int) readonly count!: number;
  @Field(() => [BoardCardView], { complexity: listOf(2) }) readonly cards!: readonly BoardCardView[];
  @Field(() => [NamedNumberView], { complexity: listOf(2), description: 'Of a column: its numbers, added up.' })
  readonly sums!: readonly NamedNumberView[];
}

@ObjectType('BoardSeat', { description: 'seat: A, B, …' })
export class BoardSeatView {
  @Field(() => ID) readonly seat!: string;
  @Field(() => [BoardZoneView], { complexity: listOf(8) }) readonly zones!: readonly BoardZoneView[];
}

@ObjectType('FrameEvent', { description: 'What happened, the rule by which it did, and the numbers that it tells of.' })
export class FrameEventView {
  @Field(() => String) readonly sentence!: string;
  @Field(() => ID) readonly rule!: string;
  @Field(() => [NamedNumberView], { complexity: listOf(2) }) readonly numbers!: readonly NamedNumberView[];
}

@ObjectType('Frame', {
  description: 'The board, open to the reader, after the events. decision: what was chosen first, null if nothing was.',
})
export class FrameView {
  @Field(() => Int, { description: 'From 1.' }) readonly step!: number;
  @Field(() => String, { nullable: true }) readonly decision!: string | null;
  @Field(() => [FrameEventView], { complexity: listOf(3) }) readonly events!: readonly FrameEventView[];
  @Field(() => [BoardSeatView], { complexity: listOf(2) }) readonly seats!: readonly BoardSeatView[];
}

@ObjectType('Example', { description: 'A worked example, played in one of its modes.' })
export class ExampleView {
  private readonly trace: ExampleTrace;

  constructor(
    trace: ExampleTrace,
    readonly game: string,
    readonly modes: readonly string[],
  ) {
    this.trace = trace;
    this.frames = trace.frames.map((frame, at) => ({ ...frame, step: at + 1 }));
  }

  /** All its frames, before a page of them is taken. */
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
  @Field(() => Boolean, { description: 'Whether the program plays it as it says.' }) get passed(): boolean {
    return this.trace.passed;
  }
  @Field(() => Int, { description: 'Frames in all; 0 for an example that checks a deck or refuses a table.' })
  get frameCount(): number {
    return this.frames.length;
  }
  @Field(() => Boolean, { description: 'Whether it goes on after the last frame.' }) get cut(): boolean {
    return this.trace.cut;
  }
}

export const toExampleRef = ({ opened, game, example, mode }: ExampleInMode): ExampleRefView =>
  new ExampleRefView(opened, game, example, mode);

export const toExample = ({ trace, game, modes }: PlayedExample): ExampleView => new ExampleView(trace, game, modes);
