/** Runs of the checks as the schema shows them. */
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { CheckRunEntity } from '@rulewright/database';
import { resultOf, type CheckResult, type CheckStatus } from '@rulewright/desk';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { SettlementView, toSettlement } from './settlement.model.ts';
import type { SeenCheckRun } from './desk.service.ts';

@ObjectType('CheckFinding', {
  description:
    'A result of a check. `subject` is an example, a deck, a mode, a page or a match. `detail` has more text, on several lines. `hasDetail` says whether there is any.',
})
export class CheckFindingView {
  @Field(() => String) readonly message!: string;
  @Field(() => String, { nullable: true }) readonly path?: string;
  @Field(() => Int, { nullable: true }) readonly line?: number;
  @Field(() => String, { nullable: true }) readonly subject?: string;
  @Field(() => String, { nullable: true }) readonly detail?: string;
  @Field(() => Boolean) readonly hasDetail!: boolean;
  @Field(() => String, { nullable: true, description: 'For what is overlooked: one of its kinds.' })
  readonly kind?: string;
  @Field(() => String, {
    nullable: true,
    description: 'For what is overlooked: the message of the finding that it follows from.',
  })
  readonly follows?: string;
  @Field(() => Boolean, { description: 'Whether it has a position that can be opened and become a worked example.' })
  readonly hasPosition!: boolean;
}

@ObjectType('Check', {
  description:
    'One of the checks. `id` is `content`, `text`, `sentences`, `examples`, `own-values`, `decks`, `affected`, `review`, `replays` or `impact`. `status` is `passed`, `warning` or `failed`.',
})
export class CheckView {
  @Field(() => String) readonly id!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly status!: CheckStatus;
  @Field(() => String) readonly summary!: string;
  @Field(() => [CheckFindingView]) readonly findings!: readonly CheckFindingView[];
}

@ObjectType('ImpactFinding', {
  description:
    'How a number of the simulated games changes. `unit` is `share` or `number`. `low` and `high` are the 95% interval of the difference. `shown` says whether the games show a difference.',
})
export class ImpactFindingView {
  @Field(() => String) readonly metric!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => Float) readonly before!: number;
  @Field(() => Float) readonly after!: number;
  @Field(() => Float) readonly difference!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
  @Field(() => Boolean) readonly shown!: boolean;
  @Field(() => String) readonly sentence!: string;
}

@ObjectType('Impact', {
  description:
    'A comparison of simulated games of one ruleset before and after the change, with the same seeds. `games` is the number of games on each side.',
})
export class ImpactView {
  @Field(() => String) readonly ruleset!: string;
  @Field(() => String, { description: 'The name of the ruleset for people.' }) readonly name!: string;
  @Field(() => Int) readonly games!: number;
  @Field(() => [ImpactFindingView]) readonly findings!: readonly ImpactFindingView[];
}

@ObjectType('CheckRun', {
  description:
    'A run of the checks. `state` is `queued`, `running`, `done`, `failed` or `cancelled`. `progress` goes from 0 to 1.',
})
export class CheckRunView {
  private readonly result: CheckResult | null;

  constructor(
    readonly run: CheckRunEntity,
    current: boolean,
  ) {
    this.result = resultOf(run);
    this.current = current;
  }

  @Field(() => Boolean, { description: 'Whether the run checked the latest drafts against the current release.' })
  readonly current: boolean;

  @Field(() => Int) get id(): number {
    return this.run.id;
  }
  @Field(() => Int) get changeSet(): number {
    return this.run.changeSetId;
  }
  @Field(() => String) get state(): string {
    return this.run.state;
  }
  @Field(() => Float) get progress(): number {
    return this.run.progress;
  }
  @Field(() => String, { description: 'The step that is running, or the reason why the run failed.' })
  get step(): string {
    return this.run.step;
  }
  @Field(() => Int, { description: 'The number of simulated games on each side.' }) get games(): number {
    return this.run.games;
  }
  @Field(() => Boolean, { description: 'Whether no check failed.' }) get passed(): boolean {
    return this.run.passed === 1;
  }
  @Field(() => DateTimeScalar, { nullable: true }) get startedAt(): string | null {
    return this.run.startedAt;
  }
  @Field(() => DateTimeScalar, { nullable: true }) get finishedAt(): string | null {
    return this.run.finishedAt;
  }
  @Field(() => [CheckView]) get checks(): readonly CheckView[] {
    return (this.result?.checks ?? []).map((check) => ({
      ...check,
      findings: check.findings.map((finding) => ({
        ...finding,
        hasDetail: (finding.detail ?? '') !== '',
        hasPosition: finding.example !== undefined,
      })),
    }));
  }
  @Field(() => SettlementView, {
    nullable: true,
    description: 'How the failing examples can be settled. Null if none fails.',
  })
  get settlement(): SettlementView | null {
    const settlement = this.result?.settlement;
    return settlement ? toSettlement(settlement) : null;
  }
  @Field(() => [ImpactView]) get impact(): ImpactView[] {
    return (this.result?.impact ?? []).map((one) => ({
      ...one,
      name: one.name ?? one.ruleset,
      findings: one.findings.map(({ a, b, interval: [low, high], ...finding }) => ({
        ...finding,
        before: a,
        after: b,
        low,
        high,
      })),
    }));
  }
}

export const toCheckRun = ({ run, current }: SeenCheckRun): CheckRunView => new CheckRunView(run, current);
