/** The guided first match of a game as the schema shows it: its ruleset, its decks, and its hints. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { firstRulesetOf, type FirstGameDoc, type GameContent, type GuideHint } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { listOf } from '../graphql/cost.ts';

@ObjectType('HintMoment', {
  description:
    'When a hint appears. All values that are not null must hold. `turn` is `mine` or `other`. `question` is the rule of the question that you are asked. `happened` is the rule of an event of the match.',
})
export class HintMomentView {
  @Field(() => String, { nullable: true }) readonly turn!: string | null;
  @Field(() => ID, { nullable: true }) readonly step!: string | null;
  @Field(() => ID, { nullable: true }) readonly question!: string | null;
  @Field(() => ID, { nullable: true }) readonly happened!: string | null;
  @Field(() => Boolean, { description: 'Whether the match must be over.' }) readonly over!: boolean;
}

@ObjectType('Hint', {
  description:
    'A hint of a first match. `at` is the place that it points at: `start` for the first screen, `turn`, `question`, `cards`, `end`, `log`, `result` or the id of a zone.',
})
export class HintView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly at!: string;
  @Field(() => String, { description: 'Whose zone it is: `mine` or `other`.' }) readonly of!: string;
  @Field(() => HintMomentView) readonly when!: HintMomentView;
  @Field(() => String) readonly text!: string;
  @Field(() => [ID]) readonly rules!: readonly string[];
}

@ObjectType('FirstGame', { description: 'A guided first match against easy bots.' })
export class FirstGameView {
  constructor(
    private readonly opened: OpenedRelease,
    private readonly content: GameContent,
    private readonly doc: FirstGameDoc,
  ) {}

  @Field(() => String, { description: 'The ruleset in the form `game/mode+variant?parameter=value`.' })
  get ruleset(): string {
    return firstRulesetOf(this.content, this.doc);
  }
  @Field(() => [ID], {
    description: 'The slug of the deck of each seat. The first seat is yours, and bots take the others.',
  })
  get decks(): readonly string[] {
    return this.doc.decks;
  }
  @Field(() => Int, { nullable: true }) get seed(): number | null {
    return this.doc.seed ?? null;
  }
  @Field(() => [HintView], {
    complexity: listOf(20),
    description: 'The hints in order. Of several hints whose moment has come, the first one appears.',
  })
  get hints(): Promise<HintView[]> {
    return this.opened.guide(this.content.doc.id).then((hints) => (hints ?? []).map(hintView));
  }
}

function hintView({ when, ...hint }: GuideHint): HintView {
  const { turn = null, step = null, question = null, happened = null, over = false } = when;
  return { ...hint, when: { turn, step, question, happened, over } };
}
