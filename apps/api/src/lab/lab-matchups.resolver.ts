/** The results of matchups that runs of the lab have measured. */
import { Args, Field, Float, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { LabMatchupStore, withoutNul, type LabMatchupEntity } from '@rulewright/database';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { SeenDecks } from '../decks/seen-decks.ts';
import { badInput } from '../errors/errors.ts';
import { GameArg } from '../graphql/args.ts';
import { listOf } from '../graphql/cost.ts';

@ObjectType('LabMatchup', {
  description:
    'How often a deck wins against another one, between players of one level. Decks are `published/SLUG` or `shared/KEY`. `low` and `high` are the 99% interval of `wins`. `verdict` takes all pairs of the run together.',
})
class LabMatchupView {
  @Field(() => String) readonly deck!: string;
  @Field(() => String) readonly deckName!: string;
  @Field(() => String) readonly against!: string;
  @Field(() => String) readonly againstName!: string;
  @Field(() => String) readonly ruleset!: string;
  @Field(() => String) readonly bot!: string;
  @Field(() => Int) readonly release!: number;
  @Field(() => ID, { description: 'The run that measured it.' }) readonly run!: string;
  @Field(() => Int) readonly games!: number;
  @Field(() => Float) readonly wins!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
  @Field(() => String) readonly verdict!: string;
}

@ObjectType('LabMatchupGames', { description: 'How many games of runs a deck has played against others.' })
class LabMatchupGamesView {
  @Field(() => String) readonly deck!: string;
  @Field(() => Int, { description: 'The number of other decks.' }) readonly decks!: number;
  @Field(() => Int) readonly games!: number;
}

/** The most decks whose games are counted at once. */
const MOST_COUNTED = 50;
const MILLIONTHS = 1_000_000;

@Resolver()
export class LabMatchupsResolver {
  constructor(
    private readonly store: LabMatchupStore,
    private readonly shared: SeenDecks,
    private readonly content: ContentService,
  ) {}

  @Access('visit')
  @Query(() => [LabMatchupView], {
    complexity: listOf(30),
    description:
      'The newest results of a deck against others (`deck`), or of others against it (`against`). The deck with the most wins comes first.',
  })
  async labMatchups(
    @GameArg() game: string,
    @Args('deck', { type: () => String, nullable: true }) deck: Maybe<string>,
    @Args('against', { type: () => String, nullable: true }) against: Maybe<string>,
  ): Promise<LabMatchupView[]> {
    if ((deck == null) === (against == null)) throw badInput('bad-matchups', 'Name the deck, or the deck against it.');
    const { decks } = (await this.content.open()).game(game);
    const rows =
      deck == null
        ? await this.store.against({ game, against: withoutNul(against!) })
        : await this.store.of(game, withoutNul(deck));
    const nameOf = this.names(decks);
    const views = await Promise.all(
      rows.map(async (row) => viewOf(row, await nameOf(row.deck), await nameOf(row.against))),
    );
    return views.filter((view) => view !== null);
  }

  @Access('visit')
  @Query(() => [LabMatchupGamesView], {
    complexity: listOf(MOST_COUNTED),
    description: `The number of games of each deck in matchups of the lab, for at most ${MOST_COUNTED} decks. Decks without results are left out.`,
  })
  async labMatchupGames(
    @GameArg() game: string,
    @Args('decks', { type: () => [String] }) asked: string[],
  ): Promise<LabMatchupGamesView[]> {
    if (asked.length > MOST_COUNTED) throw badInput('bad-matchups', `Name at most ${MOST_COUNTED} decks.`);
    const { decks } = (await this.content.open()).game(game);
    const nameOf = this.names(decks);
    const counts = new Map<string, LabMatchupGamesView>();
    for (const { deck, against, games } of await this.store.games(game, asked.map(withoutNul))) {
      if ((await nameOf(deck)) === null || (await nameOf(against)) === null) continue;
      const before = counts.get(deck) ?? { deck, decks: 0, games: 0 };
      counts.set(deck, { deck, decks: before.decks + 1, games: before.games + games });
    }
    return [...counts.values()];
  }

  /** Looks up names for one answer, each deck once. */
  private names(decks: ReadonlyMap<string, { readonly name: string }>): (id: string) => Promise<string | null> {
    const known = new Map<string, Promise<string | null>>();
    return (id) => {
      const name = known.get(id) ?? this.nameOf(id, (slug) => decks.get(slug)?.name ?? null);
      known.set(id, name);
      return name;
    };
  }

  /** The name of a deck that the caller may see; null for others. */
  private async nameOf(id: string, ofPublished: (slug: string) => string | null): Promise<string | null> {
    const [kind, key = ''] = id.split('/');
    if (kind === 'published') return ofPublished(key);
    const deck = await this.shared.find(key);
    return deck?.publishedAt == null ? null : deck.name;
  }
}

function viewOf(row: LabMatchupEntity, deckName: string | null, againstName: string | null): LabMatchupView | null {
  if (deckName === null || againstName === null) return null;
  const { deck, against, ruleset, bot, release, runId: run, games, verdict } = row;
  const shares = { wins: row.wins / MILLIONTHS, low: row.low / MILLIONTHS, high: row.high / MILLIONTHS };
  return { deck, deckName, against, againstName, ruleset, bot, release, run, games, verdict, ...shares };
}
