/** The progress of the change sets that this process is publishing. */
import { Injectable } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { WorkStep } from '@rulewright/database';

@ObjectType('PublishingStep', {
  description:
    'How far the publishing of a change set is. `step` is `waiting`, `reading` or `writing`. `done` and `total` count documents.',
})
export class PublishingStepView {
  @Field(() => String) readonly step!: WorkStep['step'] | 'waiting';
  @Field(() => Int) readonly done!: number;
  @Field(() => Int) readonly total!: number;
}

@Injectable()
export class PublishingSteps {
  private readonly steps = new Map<number, PublishingStepView>();

  /** The current step; null if this process is not publishing the change set. */
  of(changeSet: number): PublishingStepView | null {
    return this.steps.get(changeSet) ?? null;
  }

  /** Records the steps of a change set until `publish` ends. @param publish reports its steps to `onStep` */
  async follow<Result>(
    changeSet: number,
    publish: (onStep: (step: unknown) => void) => Promise<Result>,
  ): Promise<Result> {
    this.steps.set(changeSet, { step: 'waiting', done: 0, total: 0 });
    try {
      return await publish((step) => this.steps.set(changeSet, step as WorkStep));
    } finally {
      this.steps.delete(changeSet);
    }
  }
}
