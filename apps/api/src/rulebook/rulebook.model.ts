/** A rendered rulebook as the schema shows it. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  type Block,
  type Rulebook,
  type RenderedChapter,
  type RenderedRuling,
  type Ruleset,
} from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { examplesOf, type RuleExamples } from '../examples/examples.ts';
import { ExampleRefView, toExampleRef } from '../examples/example.model.ts';
import { listOf } from '../graphql/cost.ts';
import { RulesetNameView } from '../rulesets/ruleset.model.ts';

@ObjectType('Ruling', {
  description:
    'An answer to a question that a rule leaves open. `readings`, `answer` and `why` are sanitised HTML; `question` is plain text.',
})
export class RulingView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly question!: string;
  @Field(() => [String]) readonly readings!: readonly string[];
  @Field(() => String) readonly answer!: string;
  @Field(() => String) readonly why!: string;
  @Field(() => [String]) readonly parameters!: readonly string[];
  @Field(() => [ID]) readonly rules!: readonly string[];
}

@ObjectType('Block', {
  description:
    'A block of a chapter. `kind` is `prose`, `heading` or `rule`. A prose block has no `id` and no `number`. `html` is sanitised.',
})
export class BlockView {
  @Field(() => String) readonly kind!: string;
  @Field(() => String, { nullable: true }) readonly id?: string;
  @Field(() => String, { nullable: true }) readonly number?: string;
  @Field(() => Int, { nullable: true }) readonly level?: number;
  @Field(() => String) readonly html!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => [String]) readonly parameters!: readonly string[];
  @Field(() => [RulingView], { complexity: listOf(2) }) readonly rulings!: readonly RulingView[];
  @Field(() => [ExampleRefView], {
    complexity: listOf(2),
    description: 'The worked examples of a rule, in the mode of the rulebook.',
  })
  readonly examples!: readonly ExampleRefView[];
}

@ObjectType('Chapter', { description: 'A chapter of a rulebook.' })
export class ChapterView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => Int) readonly number!: number;
  @Field(() => String) readonly title!: string;
  @Field(() => [BlockView], { complexity: listOf(25) }) readonly blocks!: readonly BlockView[];
}

@ObjectType('ContentsEntry', {
  description:
    'An entry of the table of contents: a chapter (level 1) or a heading within it. `anchor` is the fragment of its address.',
})
export class ContentsEntryView {
  @Field(() => Int) readonly level!: number;
  @Field(() => String) readonly number!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly anchor!: string;
  @Field(() => ID) readonly chapter!: string;
}

@ObjectType('GlossaryTerm', {
  description: 'A term of the glossary. `html` is its sanitised explanation; `text` is the same as plain text.',
})
export class GlossaryTermView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly term!: string;
  @Field(() => String) readonly html!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => [ID]) readonly rules!: readonly string[];
}

@ObjectType('RuleName', { description: 'The number of a rule in the rulebook of a ruleset, and its sentence.' })
export class RuleNameView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly number!: string;
  @Field(() => String) readonly text!: string;
}

@ObjectType('Rulebook', { description: 'The rules of a ruleset as chapters, with their glossary.' })
export class RulebookView {
  constructor(
    readonly opened: OpenedRelease,
    readonly source: Ruleset,
    readonly rendered: Rulebook,
  ) {}

  @Field(() => RulesetNameView) get ruleset(): RulesetNameView {
    return this.rendered.ruleset;
  }
  @Field(() => Int) get release(): number {
    return this.opened.info.number;
  }
  @Field(() => [ContentsEntryView], { complexity: listOf(100) }) get contents(): ContentsEntryView[] {
    return this.rendered.chapters.flatMap(contentsOf);
  }
  @Field(() => [GlossaryTermView], { complexity: listOf(60) }) get glossary(): Promise<readonly GlossaryTermView[]> {
    return this.opened.glossary(this.source);
  }
}

function contentsOf(chapter: RenderedChapter): ContentsEntryView[] {
  const { slug, number, title, blocks } = chapter;
  const own = { level: 1, number: String(number), title, anchor: slug, chapter: slug };
  const headings = blocks.filter((block) => block.kind === 'heading');
  return [own, ...headings.map((one) => ({ ...one, title: one.text, anchor: one.id, chapter: slug }))];
}

export function rulingView(opened: OpenedRelease, game: string, ruling: RenderedRuling): RulingView {
  const source = opened.part(game, rulingsById).get(ruling.id);
  return { ...ruling, rules: source?.rules ?? [] };
}

const rulingsById = (_: OpenedRelease, game: ReturnType<OpenedRelease['game']>) =>
  new Map(game.rulings.map((one) => [one.id, one]));

/** A rendered block with all fields of its type in the schema. */
export function blockView(opened: OpenedRelease, { game, mode }: Ruleset, held: RuleExamples, block: Block): BlockView {
  if (block.kind !== 'rule') return { ...block, parameters: [], rulings: [], examples: [] };
  return {
    ...block,
    rulings: block.rulings.map((one) => rulingView(opened, game, one)),
    examples: examplesOf(held, block.id, mode).map(toExampleRef),
  };
}
