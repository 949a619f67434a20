/** A rule with its text in every mode, its rulings, parameters and examples, as the schema shows it. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { didYouMean, type Block, type GameContent, type RuleSource } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { examplesByRule, examplesOf, type RuleExamples } from '../examples/examples.ts';
import { ExampleRefView, toExampleRef } from '../examples/example.model.ts';
import { listOf } from '../graphql/cost.ts';
import { notFound } from '../errors/errors.ts';
import { ParameterView } from '../rulesets/ruleset.model.ts';
import { rulingView, RulingView } from './rulebook.model.ts';

type RuleBlock = Extract<Block, { kind: 'rule' }>;

@ObjectType('RuleText', { description: 'The text of a rule in one mode.' })
export class RuleTextView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => String) readonly modeName!: string;
  @Field(() => String) readonly number!: string;
  @Field(() => String) readonly html!: string;
  @Field(() => String) readonly text!: string;
}

/** The rule blocks of all rulebooks of a game, keyed by rule id, then by mode in the game's order. */
async function ruleBlocks(opened: OpenedRelease, game: GameContent): Promise<Map<string, Map<string, RuleBlock>>> {
  const byRule = new Map<string, Map<string, RuleBlock>>();
  for (const mode of opened.modes(game.doc.id)) {
    for (const block of (await opened.rulebook(mode)).chapters.flatMap((chapter) => chapter.blocks)) {
      if (block.kind !== 'rule') continue;
      byRule.set(block.id, (byRule.get(block.id) ?? new Map<string, RuleBlock>()).set(mode.mode, block));
    }
  }
  return byRule;
}

@ObjectType('Rule', { description: 'A rule with its text in every mode that has it.' })
export class RuleView {
  constructor(
    private readonly opened: OpenedRelease,
    private readonly content: GameContent,
    private readonly source: RuleSource,
    private readonly blocks: ReadonlyMap<string, RuleBlock>,
    private readonly held: RuleExamples,
    private readonly rendered: ReadonlyMap<string, RulingView>,
  ) {}

  @Field(() => ID) get id(): string {
    return this.source.id;
  }
  @Field(() => ID) get game(): string {
    return this.content.doc.id;
  }
  @Field(() => ID) get chapter(): string {
    return this.source.chapter;
  }
  @Field(() => String) get chapterTitle(): string {
    return this.content.chapters.find((one) => one.slug === this.source.chapter)?.title ?? this.source.chapter;
  }
  @Field(() => String, { description: 'The path of the file that contains the sentence.' }) get path(): string {
    return this.source.path;
  }
  @Field(() => Int, { description: 'The line of the sentence in its file, from 1.' }) get line(): number {
    return this.source.line;
  }
  @Field(() => String, { nullable: true, description: 'The condition under which a rulebook contains the rule.' })
  get when(): string | undefined {
    return this.source.when;
  }
  @Field(() => [RuleTextView], { complexity: listOf(6) }) get texts(): RuleTextView[] {
    return [...this.blocks].map(([mode, block]) => {
      const modeName = this.content.modes.get(mode)!.name;
      return { mode, modeName, number: block.number, html: block.html, text: block.text };
    });
  }
  /** All rulings that name this rule. A rulebook prints a ruling only at one of the rules that it names. */
  @Field(() => [RulingView], { complexity: listOf(4) }) get rulings(): RulingView[] {
    return this.content.rulings
      .filter((ruling) => ruling.rules.includes(this.id))
      .map((ruling) => this.rendered.get(ruling.id))
      .filter((ruling) => ruling !== undefined);
  }
  @Field(() => [ExampleRefView], {
    complexity: listOf(12),
    description: 'The worked examples of the rule. An example that applies in several modes has an entry for each.',
  })
  get examples(): ExampleRefView[] {
    return examplesOf(this.held, this.id).map(toExampleRef);
  }
  /** The parameters that its sentence shows, and those whose declaration lists this rule. */
  @Field(() => [ParameterView], { complexity: listOf(4) }) get parameters(): ParameterView[] {
    const shown = new Set([...this.blocks.values()].flatMap((block) => block.parameters));
    const mode = this.opened.modes(this.game)[0]!;
    return this.content.vocabulary.parameters
      .filter((one) => shown.has(one.name) || one.rules.includes(this.id))
      .map((one) => new ParameterView(this.opened, mode, one));
  }
}

/** A rule with its rulebook entries and examples. @throws ApiError NOT_FOUND `unknown-rule` */
export async function ruleView(opened: OpenedRelease, gameId: string, ruleId: string): Promise<RuleView> {
  const content = opened.game(gameId);
  const source = content.rules.get(ruleId);
  if (!source) {
    const near = didYouMean(ruleId, content.rules.keys());
    throw notFound('unknown-rule', `${content.doc.name} has no rule "${ruleId}".${near}`);
  }
  const [blocks, held, rendered] = await Promise.all([
    opened.part(gameId, ruleBlocks),
    opened.part(gameId, examplesByRule),
    opened.part(gameId, renderedRulings),
  ]);
  const own = blocks.get(ruleId) ?? new Map<string, RuleBlock>();
  return new RuleView(opened, content, source, own, held, rendered);
}

/** Every ruling, rendered by the first mode that has it. */
export async function renderedRulings(opened: OpenedRelease, game: GameContent): Promise<Map<string, RulingView>> {
  const rulings = new Map<string, RulingView>();
  for (const inModes of (await opened.part(game.doc.id, ruleBlocks)).values()) {
    for (const ruling of [...inModes.values()].flatMap((block) => block.rulings)) {
      if (!rulings.has(ruling.id)) rulings.set(ruling.id, rulingView(opened, game.doc.id, ruling));
    }
  }
  return rulings;
}
