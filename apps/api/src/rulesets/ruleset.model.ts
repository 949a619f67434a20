/** Rulesets: a mode with variants and changed values, resolved, as the schema shows them. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { sayValue, type ParameterDeclaration, type ParameterValue, type Ruleset } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { listOf } from '../graphql/cost.ts';
import { JsonScalar } from '../graphql/scalars.ts';

@ObjectType('RulesetName', { description: 'A ruleset by name.' })
export class RulesetNameView {
  @Field(() => String) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String, { description: 'Of what is played: two rulesets with one hash play the same.' })
  readonly hash!: string;
}

@ObjectType('Step')
export class StepView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly help!: string;
  @Field(() => [ID]) readonly rules!: readonly string[];
}

@ObjectType('ValueOrigin', { description: 'kind: default, mode, variant, override.' })
export class ValueOriginView {
  @Field(() => String) readonly kind!: string;
  @Field(() => String) readonly id!: string;
  @Field(() => String, { nullable: true }) readonly path?: string;
}

@ObjectType('ModeValue')
export class ModeValueView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => JsonScalar, { nullable: true }) readonly value!: ParameterValue;
  @Field(() => String) readonly text!: string;
}

@ObjectType('ParameterChoice')
export class ParameterChoiceView {
  @Field(() => String) readonly value!: string;
  @Field(() => String) readonly text!: string;
}

/** A value as a sentence says it, with its unit. */
export const say = (declared: ParameterDeclaration, value: ParameterValue): string =>
  sayValue(declared, value, { unit: true });

@ObjectType('Parameter')
export class ParameterView {
  constructor(
    private readonly opened: OpenedRelease,
    private readonly ruleset: Ruleset,
    private readonly declared: ParameterDeclaration,
  ) {}

  @Field(() => String) get name(): string {
    return this.declared.name;
  }
  @Field(() => JsonScalar, { nullable: true }) get value(): ParameterValue {
    return this.ruleset.parameters[this.declared.name] ?? null;
  }
  @Field(() => String, { description: 'The value as a sentence says it, with its unit.' }) get text(): string {
    return say(this.declared, this.value);
  }
  @Field(() => String, { description: 'integer, boolean, enum, text, list.' }) get type(): string {
    return this.declared.type;
  }
  @Field(() => String, { nullable: true }) get unit(): string | undefined {
    return this.declared.unit;
  }
  @Field(() => String) get help(): string {
    return this.declared.help;
  }
  @Field(() => ValueOriginView) get origin(): ValueOriginView {
    return this.ruleset.origins[this.declared.name]!;
  }
  @Field(() => [ID]) get rules(): readonly string[] {
    return this.declared.rules;
  }
  @Field(() => JsonScalar, { nullable: true }) get default(): ParameterValue {
    return this.declared.default;
  }
  @Field(() => Int, { nullable: true }) get min(): number | undefined {
    return this.declared.min;
  }
  @Field(() => Int, { nullable: true }) get max(): number | undefined {
    return this.declared.max;
  }
  @Field(() => Boolean, { description: 'Whether it may have no value.' }) get nullable(): boolean {
    return this.declared.nullable;
  }
  @Field(() => [ParameterChoiceView], {
    description: 'The legal values, where they are listed.',
    complexity: listOf(6),
  })
  get choices(): ParameterChoiceView[] {
    return Object.entries(this.declared.values ?? {}).map(([value, text]) => ({ value, text }));
  }
  @Field(() => [ModeValueView], { description: 'The same parameter in every mode of the game.', complexity: listOf(6) })
  get inModes(): ModeValueView[] {
    return this.opened.modes(this.ruleset.game).map((mode) => {
      const value = mode.parameters[this.declared.name] ?? null;
      return { mode: mode.mode, name: mode.name, value, text: say(this.declared, value) };
    });
  }
}

@ObjectType('Ruleset')
export class RulesetView {
  constructor(
    readonly opened: OpenedRelease,
    readonly source: Ruleset,
  ) {}

  @Field(() => String) get id(): string {
    return this.source.id;
  }
  @Field(() => String) get name(): string {
    return this.source.name;
  }
  @Field(() => String) get hash(): string {
    return this.source.hash;
  }
  @Field(() => ID) get game(): string {
    return this.source.game;
  }
  @Field(() => ID) get mode(): string {
    return this.source.mode;
  }
  @Field(() => [ID]) get variants(): readonly string[] {
    return this.source.ref.variants;
  }
  @Field(() => Int) get release(): number {
    return this.opened.info.number;
  }
  @Field(() => [StepView], { complexity: listOf(10) }) get setup(): StepView[] {
    return this.source.setup.map((id) => stepOf(this.opened, this.source.game, id));
  }
  @Field(() => [StepView], { complexity: listOf(10) }) get turn(): StepView[] {
    return this.source.turn.map((id) => stepOf(this.opened, this.source.game, id));
  }
}

/** A step that a resolved ruleset names, as its game declares it. */
export const stepOf = (opened: OpenedRelease, game: string, id: string): StepView =>
  opened.game(game).vocabulary.steps.find((step) => step.id === id)!;
