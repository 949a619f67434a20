/** Queries for rulebooks and single rules. */
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { didYouMean } from '@rulewright/content';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../base/maybe.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { examplesSoon, type RuleExamples } from '../examples/examples.ts';
import { answerIsPrivate } from '../http/request-scope.ts';
import { WORK, workOf } from '../graphql/cost.ts';
import { notFound } from '../errors/errors.ts';
import { ruleView, RuleView } from './rule.model.ts';
import { blockView, ChapterView, RulebookView, RuleNameView } from './rulebook.model.ts';
import { DirectField } from '../graphql/direct-field.ts';

const NO_EXAMPLES: RuleExamples = new Map();

@Resolver(() => RulebookView)
export class RulebookResolver {
  constructor(private readonly content: ContentService) {}

  @Access('content')
  @Query(() => RulebookView, {
    description: 'The rulebook of a ruleset, given by its id.',
    nullable: true,
    complexity: workOf(WORK.rulebook),
  })
  async rulebook(@Args('ruleset') ruleset: string, @ReleaseArg() release: Maybe<number>): Promise<RulebookView> {
    const opened = await this.content.open(release);
    const source = opened.ruleset(ruleset);
    return new RulebookView(opened, source, await opened.rulebook(source));
  }

  @Access('content')
  @Query(() => [RuleNameView], {
    description:
      'The numbers of rules in the rulebook of a ruleset; of all its rules if no ids are given. Rules that it does not have are left out.',
    complexity: workOf(WORK.rulebook),
  })
  async ruleNames(
    @Args('ruleset') ruleset: string,
    @Args('ids', { type: () => [ID], nullable: true }) ids: Maybe<readonly string[]>,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<RuleNameView[]> {
    const opened = await this.content.open(release);
    const { chapters } = await opened.rulebook(opened.ruleset(ruleset));
    const asked = ids && new Set(ids);
    return chapters.flatMap(({ blocks }) =>
      blocks.flatMap((one) => (one.kind === 'rule' && (asked?.has(one.id) ?? true) ? [one] : [])),
    );
  }

  @Access('content')
  @Query(() => RuleView, { description: 'A rule by its id.', nullable: true })
  async rule(
    @GameArg() game: string,
    @Args('id', { type: () => ID }) id: string,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<RuleView> {
    return ruleView(await this.content.open(release), game, id);
  }

  @DirectField('examplesAreComing', () => Boolean, {
    description:
      'Whether the worked examples of the rules are still being looked up. Their lists are empty until then. This takes seconds after a start.',
  })
  async examplesAreComing({ opened, source }: RulebookView): Promise<boolean> {
    return (await examplesSoon(opened, source.game)) === null;
  }

  @DirectField('chapters', () => [ChapterView], {
    args: { slug: { type: ID, nullable: true } },
    complexity: ({ args, childComplexity }) => 1 + (args['slug'] == null ? 25 : 1) * childComplexity,
  })
  async chapters(
    { opened, source, rendered }: RulebookView,
    { slug }: { slug: Maybe<string> },
  ): Promise<ChapterView[]> {
    const chapters = rendered.chapters.filter((one) => slug == null || one.slug === slug);
    if (slug != null && chapters.length === 0) {
      const near = didYouMean(
        slug,
        rendered.chapters.map((one) => one.slug),
      );
      throw notFound('unknown-chapter', `This rulebook has no chapter "${slug}".${near}`);
    }
    const held = await examplesSoon(opened, source.game);
    if (held === null) answerIsPrivate();
    return chapters.map((one) => ({
      ...one,
      blocks: one.blocks.map((block) => blockView(opened, source, held ?? NO_EXAMPLES, block)),
    }));
  }
}
