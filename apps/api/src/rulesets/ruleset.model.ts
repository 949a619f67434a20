/** Resolved rulesets as the schema shows them: a mode with variants and changed values. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  sayValue,
  type GameContent,
  type ParameterDeclaration,
  type ParameterValue,
  type Ruleset,
  type ValueOrigin,
} from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { listOf } from '../graphql/cost.ts';
import { JsonScalar } from '../graphql/scalars.ts';

@ObjectType('RulesetName', { description: 'The id, the name and the hash of a ruleset.' })
export class RulesetNameView {
  @Field(() => String) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String, {
    description: 'A hash of everything that affects play. Two rulesets with the same hash play the same.',
  })
  readonly hash!: string;
}

@ObjectType('Step', { description: 'A step of the setup or of a turn. `help` says what happens in it.' })
export class StepView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly help!: string;
  @Field(() => [ID]) readonly rules!: readonly string[];
}

@ObjectType('ValueOrigin', {
  description: 'The place that sets a value. `kind` is `default`, `mode`, `variant` or `override`.',
})
export class ValueOriginView {
  @Field(() => String) readonly kind!: string;
  @Field(() => String) readonly id!: string;
  @Field(() => String, { description: 'The name of the mode or variant; otherwise empty.' }) readonly name!: string;
  @Field(() => String, { nullable: true }) readonly path?: string;
}

@ObjectType('ModeValue', { description: 'The value of a parameter in one mode.' })
export class ModeValueView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => JsonScalar, { nullable: true }) readonly value!: ParameterValue;
  @Field(() => String) readonly text!: string;
}

@ObjectType('ParameterChoice', { description: 'A possible value of a parameter, with its words.' })
export class ParameterChoiceView {
  @Field(() => String) readonly value!: string;
  @Field(() => String) readonly text!: string;
}

/** The place that sets a value, with the name of the mode or variant. */
export function originView({ modes, variants }: GameContent, origin: ValueOrigin): ValueOriginView {
  const named = { mode: modes, variant: variants, default: null, override: null }[origin.kind]?.get(origin.id);
  return { ...origin, name: named?.name ?? '' };
}

export const say = (declared: ParameterDeclaration, value: ParameterValue): string =>
  sayValue(declared, value, { unit: true });

@ObjectType('Parameter', { description: 'A value that rules, deck check and engine share. `help` says what it sets.' })
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
  @Field(() => String, { description: 'The value in words, with its unit, as a rule sentence shows it.' })
  get text(): string {
    return say(this.declared, this.value);
  }
  @Field(() => String, { description: 'The type of the value: `integer`, `boolean`, `enum`, `text` or `list`.' })
  get type(): string {
    return this.declared.type;
  }
  @Field(() => String, { nullable: true }) get unit(): string | undefined {
    return this.declared.unit;
  }
  @Field(() => String) get help(): string {
    return this.declared.help;
  }
  @Field(() => ValueOriginView) get origin(): ValueOriginView {
    return originView(this.opened.game(this.ruleset.game), this.ruleset.origins[this.declared.name]!);
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
  @Field(() => Boolean, { description: 'Whether the parameter can have no value.' }) get nullable(): boolean {
    return this.declared.nullable;
  }
  @Field(() => [ParameterChoiceView], {
    description: 'The possible values, if the parameter has a fixed list.',
    complexity: listOf(6),
  })
  get choices(): ParameterChoiceView[] {
    return Object.entries(this.declared.values ?? {}).map(([value, text]) => ({ value, text }));
  }
  @Field(() => [ModeValueView], {
    description: 'The value of this parameter in every mode of the game.',
    complexity: listOf(6),
  })
  get inModes(): ModeValueView[] {
    return this.opened.modes(this.ruleset.game).map((mode) => {
      const value = mode.parameters[this.declared.name] ?? null;
      return { mode: mode.mode, name: mode.name, value, text: say(this.declared, value) };
    });
  }
}

@ObjectType('Ruleset', { description: 'A mode with its variants and all values of its parameters.' })
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

/** The game's declaration of a step that a resolved ruleset names. */
export const stepOf = (opened: OpenedRelease, game: string, id: string): StepView =>
  opened.game(game).vocabulary.steps.find((step) => step.id === id)!;
