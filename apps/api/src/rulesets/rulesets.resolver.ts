/** Queries for rulesets and their differences. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../base/maybe.ts';
import { ReleaseArg } from '../graphql/args.ts';
import { WORK, workOf } from '../graphql/cost.ts';
import { notFound } from '../errors/errors.ts';
import { didYouMean } from '@rulewright/content';
import { ComparisonView, toComparison } from './comparison.model.ts';
import { ParameterView, RulesetView } from './ruleset.model.ts';
import { RulesetsService } from './rulesets.service.ts';
import { DirectField } from '../graphql/direct-field.ts';

/** The number of parameters that the cost estimate assumes for a game. */
const MANY_PARAMETERS = 200;

@Resolver(() => RulesetView)
export class RulesetsResolver {
  constructor(
    private readonly content: ContentService,
    private readonly rulesets: RulesetsService,
  ) {}

  @Access('content')
  @Query(() => RulesetView, {
    nullable: true,
    complexity: workOf(WORK.ruleset),
    description:
      'A ruleset by its id, which has the form `game/mode+variant?parameter=value`: a mode, the variants applied to it, and the changed values.',
  })
  async ruleset(@Args('id') id: string, @ReleaseArg() release: Maybe<number>): Promise<RulesetView> {
    const opened = await this.content.open(release);
    return new RulesetView(opened, opened.ruleset(id));
  }

  @Access('content')
  @Query(() => ComparisonView, {
    description: 'The differences between two rulesets, given by their ids.',
    nullable: true,
    complexity: workOf(WORK.comparison),
  })
  async compare(
    @Args('a') a: string,
    @Args('b') b: string,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<ComparisonView> {
    const opened = await this.content.open(release);
    return toComparison(await this.rulesets.compare(opened, opened.ruleset(a), opened.ruleset(b)));
  }

  @DirectField('parameters', () => [ParameterView], {
    args: { names: { type: String, list: true, nullable: true } },
    description: 'The parameters in the order in which the game declares them. With `names`, only these parameters.',
    complexity: ({ args, childComplexity }) =>
      1 + (Array.isArray(args['names']) ? args['names'].length : MANY_PARAMETERS) * childComplexity,
  })
  parameters({ opened, source }: RulesetView, { names }: { names: Maybe<readonly string[]> }): ParameterView[] {
    const declared = opened.game(source.game).vocabulary.parameters;
    const unknown = names?.find((name) => !declared.some((one) => one.name === name));
    if (unknown !== undefined) {
      const near = didYouMean(
        unknown,
        declared.map((one) => one.name),
      );
      throw notFound('unknown-parameter', `There is no parameter "${unknown}".${near}`);
    }
    return declared
      .filter((one) => names == null || names.includes(one.name))
      .map((one) => new ParameterView(opened, source, one));
  }
}
