/** Queries for published decks, and the deck check. */
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../base/maybe.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { AS_OF } from '../graphql/as-of.ts';
import { listOf, WORK } from '../graphql/cost.ts';
import { DeckView, toDeck } from './deck.model.ts';
import { DeckCheckService } from './deck-check.service.ts';
import { DecksService } from './decks.service.ts';
import { CheckDeckArgs, DeckReportView, DeckVerdictView, toDeckReport, toDeckVerdict } from './verdict.model.ts';
import { DirectField } from '../graphql/direct-field.ts';

/** The number of modes that the cost estimate assumes for a game. */
const MODES = 5;

/** The cost of parsing a list and checking it against rulesets, or against every mode if none are given. */
const checkCost = (rulesets: unknown): number =>
  WORK.deckList + (Array.isArray(rulesets) ? rulesets.length : MODES) * WORK.deckVerdict;

@Resolver(() => DeckView)
export class DecksResolver {
  constructor(
    private readonly content: ContentService,
    private readonly service: DecksService,
    private readonly check: DeckCheckService,
  ) {}

  @Access('content')
  @Query(() => [DeckView], { description: 'The published decks of a game.', complexity: listOf(20) })
  async decks(@GameArg() game: string, @ReleaseArg() release: Maybe<number>): Promise<DeckView[]> {
    return this.service.all(await this.content.open(release), game).map(toDeck);
  }

  @Access('content')
  @Query(() => DeckView, { description: 'A published deck by its slug.', nullable: true })
  async deck(
    @GameArg() game: string,
    @Args('slug', { type: () => ID }) slug: string,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<DeckView> {
    return toDeck(this.service.one(await this.content.open(release), game, slug));
  }

  @Access('content')
  @Query(() => DeckReportView, {
    nullable: true,
    description:
      'Checks a list, given as `text` or as `entries`. Without `rulesets`, it checks the list in every mode of the game, without variants.',
    complexity: ({ args, childComplexity }) => checkCost(args['rulesets']) + childComplexity,
  })
  async checkDeck(@Args() { game, text, entries, rulesets, asOf, release }: CheckDeckArgs): Promise<DeckReportView> {
    const opened = await this.content.open(release);
    return toDeckReport(opened, game, await this.check.check(opened, game, { text, entries }, rulesets, asOf));
  }

  @DirectField('verdicts', () => [DeckVerdictView], {
    args: { rulesets: { type: String, list: true, nullable: true }, asOf: { type: String, ...AS_OF } },
    complexity: ({ args, childComplexity }) => checkCost(args['rulesets']) + MODES * childComplexity,
  })
  async verdicts(
    deck: DeckView,
    { rulesets, asOf }: { rulesets: Maybe<string[]>; asOf: Maybe<string> },
  ): Promise<DeckVerdictView[]> {
    return (await this.check.verdicts(deck.opened, deck.game, await deck.text, rulesets, asOf)).map((verdict) =>
      toDeckVerdict(deck.opened, verdict),
    );
  }
}
