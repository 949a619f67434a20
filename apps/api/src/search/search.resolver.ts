/** The search over everything of a game, or of all games. */
import { Args, Query, Resolver, ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { searchAnswers, searchHits } from '@rulewright/content/search';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { pageOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { FindService, SEARCHED, type FindAsked, type FoundInAll, type HitKind } from './find.service.ts';
import type { Maybe } from '../base/maybe.ts';

const SearchKind = Object.fromEntries(SEARCHED.map((kind) => [kind, kind])) as Readonly<Record<HitKind, HitKind>>;
registerEnumType(SearchKind, { description: 'The kinds of things that a search finds.', name: 'SearchKind' });

@ObjectType('SearchHit', {
  description:
    'A result of a search. `id` is a slug, or the id of the rule, ruling, term, value or example. `excerpt` is plain text around the first match.',
})
class SearchHitView {
  @Field(() => SearchKind) readonly kind!: HitKind;
  @Field(() => ID) readonly id!: string;
  @Field(() => ID, { description: 'The id of the game.' }) readonly game!: string;
  @Field(() => String) readonly gameName!: string;
  @Field(() => String, {
    description: 'The name of the card or deck, the question of the ruling, or the title of the chapter with the rule.',
  })
  readonly title!: string;
  @Field(() => String) readonly excerpt!: string;
  @Field(() => [ID], { description: 'The rules that the result is about; for a rule, the rule itself.' })
  readonly rules!: readonly string[];
  @Field(() => ID, { nullable: true, description: 'The first mode in which it applies; null for a card or deck.' })
  readonly mode!: string | null;
}

@ObjectType('SearchedMode', { description: 'A mode that an answer names.' })
class SearchedModeView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
}

@ObjectType('SearchAnswer', { description: 'A sentence that answers a question, computed from the data of the game.' })
class SearchAnswerView {
  @Field(() => String) readonly text!: string;
  @Field(() => ID, { nullable: true, description: 'The rule that decides; null if no rule forbids it.' })
  readonly ruleId!: string | null;
  @Field(() => [SearchedModeView], {
    description: 'The modes in which it applies; empty if it applies in every mode of the game.',
  })
  readonly modes!: readonly SearchedModeView[];
  @Field(() => ID, { description: 'A mode whose rulebook has the rule.' }) readonly mode!: string;
  @Field(() => ID, { description: 'The id of the game.' }) readonly game!: string;
  @Field(() => String) readonly gameName!: string;
}

/** The arguments of `search`. */
@ArgsType()
class SearchArgs {
  @Field(() => ID, { nullable: true, description: 'Without it, the search looks in all games.' }) game!: Maybe<string>;
  @Field(() => String) text!: string;
  @Field(() => [SearchKind], { nullable: true }) kinds!: Maybe<HitKind[]>;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first!: Maybe<number>;
  @Field(() => Int, { nullable: true }) release!: Maybe<number>;
}

/** The arguments of `searchAnswer`. */
@ArgsType()
class AnswerArgs {
  @Field(() => ID, { nullable: true, description: 'Without it, the games that fit the question best answer.' })
  game!: Maybe<string>;
  @Field(() => String) text!: string;
  @Field(() => Int, { nullable: true }) release!: Maybe<number>;
}

const MOST_HITS = 100;
/** A question without a game is answered for this many games. */
const MOST_ANSWERING = 4;
/** An answer is among this many results. */
const FOR_ANSWER = 10;

@Resolver(() => SearchHitView)
export class SearchResolver {
  constructor(
    private readonly content: ContentService,
    private readonly service: FindService,
  ) {}

  @Access('content')
  @Query(() => [SearchHitView], {
    complexity: pageOf,
    description:
      'The rules, rulings, terms, values, examples, cards and published decks that match a question, best match first. It corrects typing mistakes, and knows word forms and words that mean the same.',
  })
  async search(@Args() { game, text, kinds, first, release }: SearchArgs): Promise<SearchHitView[]> {
    const opened = await this.content.open(release);
    const asked = { text, kinds: kinds ?? SEARCHED, first: pageSize(first, 20, MOST_HITS) };
    if (game != null) return hitsOf(text, await this.service.find(opened, { ...asked, game }));
    const games = await this.service.gamesFor(text, opened);
    const hits = await Promise.all(games.map((one) => this.hits(opened, { ...asked, game: one })));
    return inTurns(hits).slice(0, asked.first);
  }

  private async hits(opened: OpenedRelease, asked: FindAsked): Promise<SearchHitView[]> {
    return hitsOf(asked.text, await this.service.find(opened, asked));
  }

  @Access('content')
  @Query(() => [SearchAnswerView], {
    complexity: pageOf,
    description:
      'The answer to a question about a value, a permission or the legality of a card: one sentence for each group of modes that differ, with the rule that decides. Empty without a clear answer.',
  })
  async searchAnswer(@Args() { game, text, release }: AnswerArgs): Promise<SearchAnswerView[]> {
    const opened = await this.content.open(release);
    const games = game == null ? await this.service.gamesFor(text, opened) : [game];
    const results = await Promise.all(
      games.map((one) => this.service.find(opened, { game: one, text, kinds: SEARCHED, first: FOR_ANSWER })),
    );
    const answered = results.filter(({ answer }) => answer !== null).slice(0, MOST_ANSWERING);
    return answered.flatMap((one) => searchAnswers(one.game, one.answer));
  }
}

/** The first results of all lists, then their second ones, and so on. */
function inTurns(lists: readonly (readonly SearchHitView[])[]): SearchHitView[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
}

const hitsOf = (text: string, { game, hits }: FoundInAll): SearchHitView[] => searchHits(text, game, hits);
