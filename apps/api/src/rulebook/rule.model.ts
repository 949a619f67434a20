/** A single rule, wherever it appears, as the schema shows it. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { didYouMean, type Block, type GameContent, type RuleSource } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { examplesOf } from '../examples/examples.ts';
import { ExampleRefView } from '../examples/example.model.ts';
import { listOf } from '../graphql/cost.ts';
import { notFound } from '../graphql/errors.ts';
import { ParameterView } from '../rulesets/ruleset.model.ts';
import { rulingView, RulingView } from './rulebook.model.ts';

type RuleBlock = Extract<Block, { kind: 'rule' }>;

@ObjectType('RuleText', { description: 'A mode whose rulebook has the rule.' })
export class RuleTextView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => String) readonly modeName!: string;
  @Field(() => String) readonly number!: string;
  @Field(() => String) readonly html!: string;
  @Field(() => String) readonly text!: string;
}

/** The rule blocks of every mode's rulebook: rule id to mode to block, modes in the game's order. */
export function ruleBlocks(opened: OpenedRelease, game: GameContent): Map<string, Map<string, RuleBlock>> {
  const found = new Map<string, Map<string, RuleBlock>>();
  for (const mode of opened.modes(game.doc.id)) {
    for (const block of opened.rulebook(mode).chapters.flatMap((chapter) => chapter.blocks)) {
      if (block.kind !== 'rule') continue;
      found.set(block.id, (found.get(block.id) ?? new Map<string, RuleBlock>()).set(mode.mode, block));
    }
  }
  return found;
}

@ObjectType('Rule')
export class RuleView {
  private readonly source: RuleSource;
  private readonly content: GameContent;
  private readonly blocks: ReadonlyMap<string, RuleBlock>;

  /** @throws ApiError NOT_FOUND `unknown-rule` */
  constructor(
    private readonly opened: OpenedRelease,
    gameId: string,
    ruleId: string,
  ) {
    this.content = opened.game(gameId);
    const source = this.content.rules.get(ruleId);
    if (!source) {
      const near = didYouMean(ruleId, this.content.rules.keys());
      throw notFound('unknown-rule', `${this.content.doc.name} has no rule "${ruleId}".${near}`);
    }
    this.source = source;
    this.blocks = opened.part(gameId, ruleBlocks).get(ruleId) ?? new Map<string, RuleBlock>();
  }

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
  @Field(() => String, { description: 'The file of its sentence.' }) get path(): string {
    return this.source.path;
  }
  @Field(() => Int, { description: 'From 1.' }) get line(): number {
    return this.source.line;
  }
  @Field(() => String, { nullable: true, description: 'The condition under which it is part of a rulebook.' })
  get when(): string | undefined {
    return this.source.when;
  }
  @Field(() => [RuleTextView], { complexity: listOf(6) }) get texts(): RuleTextView[] {
    return [...this.blocks].map(([mode, block]) => {
      const modeName = this.content.modes.get(mode)!.name;
      return { mode, modeName, number: block.number, html: block.html, text: block.text };
    });
  }
  /** A ruling stands at one rule of each rulebook but answers for several: all that name this rule are shown. */
  @Field(() => [RulingView], { complexity: listOf(4) }) get rulings(): RulingView[] {
    return this.content.rulings
      .filter((ruling) => ruling.rules.includes(this.id))
      .map((ruling) => this.opened.part(this.game, renderedRulings).get(ruling.id))
      .filter((ruling) => ruling !== undefined);
  }
  @Field(() => [ExampleRefView], { complexity: listOf(12), description: 'One entry for each mode in which one holds.' })
  get examples(): ExampleRefView[] {
    return examplesOf(this.opened, this.game, this.id);
  }
  /** Those that its sentence shows and those that are declared to serve it. */
  @Field(() => [ParameterView], { complexity: listOf(4) }) get parameters(): ParameterView[] {
    const shown = new Set([...this.blocks.values()].flatMap((block) => block.parameters));
    const mode = this.opened.modes(this.game)[0]!;
    return this.content.vocabulary.parameters
      .filter((one) => shown.has(one.name) || one.rules.includes(this.id))
      .map((one) => new ParameterView(this.opened, mode, one));
  }
}

/** Every ruling as the first mode that has it shows it. */
export function renderedRulings(opened: OpenedRelease, game: GameContent): Map<string, RulingView> {
  const found = new Map<string, RulingView>();
  for (const inModes of opened.part(game.doc.id, ruleBlocks).values()) {
    for (const ruling of [...inModes.values()].flatMap((block) => block.rulings)) {
      if (!found.has(ruling.id)) found.set(ruling.id, rulingView(opened, game.doc.id, ruling));
    }
  }
  return found;
}
