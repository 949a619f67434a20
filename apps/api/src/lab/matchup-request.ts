/** Turns a question about pairs of decks into entrants and pairs: the matchups of several decks, or the cards that decide one. */
import type { Ruleset } from '@rulewright/content';
import type { Maybe } from '../base/maybe.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { RUN_LIMITS, wrong } from './lab-arms.ts';
import { checkedBot, deckOf } from './lab-setup.ts';
import type { EntrantRequest, MatrixPair, MatrixRequest } from './new-run.ts';

/** A deck of a question that is not a published one: a list as text, or a deck that someone shares. */
export interface ListRequest {
  readonly name: string;
  readonly text: string;
  /** The deck among those that can be searched. */
  readonly known?: string;
}

export interface MatchupsAsked {
  readonly decks: readonly string[];
  readonly lists: readonly ListRequest[];
  readonly bots: readonly string[];
  /** Further rulesets. */
  readonly rulesets?: Maybe<readonly string[]>;
}

export interface MatchupsRequest {
  readonly entrants: readonly EntrantRequest[];
  readonly matrix: MatrixRequest;
}

/** The most decks with levels in a matrix, and the most cards that are replaced in turn. */
const MOST_ENTRANTS = 8;
const MOST_DECIDING = 12;

const decksOf = ({ decks, lists }: MatchupsAsked): Omit<EntrantRequest, 'bot'>[] => [
  // A list comes first, so that the question about deciding cards can be about it.
  ...lists.map(({ name, text, known }) => ({ deck: text, name, ...(known !== undefined && { known }) })),
  ...decks.map((slug) => ({ deckSlug: slug, known: `published/${slug}` })),
];

/** Every pair of decks and levels. @throws ApiError */
export function matchupsRequest(asked: MatchupsAsked): MatchupsRequest {
  const decks = decksOf(asked);
  const { bots } = asked;
  if (new Set(asked.decks).size < asked.decks.length) throw wrong('Choose each deck once.');
  if (new Set(bots).size < bots.length || bots.length === 0) throw wrong('Choose one or more different levels.');
  bots.forEach(checkedBot);
  const entrants = decks.flatMap((deck) => bots.map((bot) => ({ ...deck, bot })));
  if (decks.length < 2 || entrants.length > MOST_ENTRANTS)
    throw wrong(
      `Choose at least 2 decks, and at most ${MOST_ENTRANTS} decks with levels. These are ${entrants.length}.`,
    );
  const pairs: MatrixPair[] = entrants.flatMap((_, first) =>
    entrants.slice(first + 1).map((__, at): MatrixPair => ({ seats: [first, first + 1 + at] })),
  );
  return { entrants, matrix: { rulesets: asked.rulesets ?? [], pairs } };
}

/** The first deck against the second, and the same with a stand-in for each card of the first in turn. @throws ApiError */
export async function decidingRequest(
  opened: OpenedRelease,
  base: Ruleset,
  asked: MatchupsAsked,
): Promise<MatchupsRequest> {
  const [deck, other, ...more] = decksOf(asked);
  const [bot, ...further] = asked.bots;
  if (!deck || !other || more.length > 0) throw wrong('Choose two different decks.');
  if (bot === undefined || further.length > 0) throw wrong('Choose one level of players.');
  const { deck: entries, deckName } = await deckOf(opened, [base], { ...deck, bot }, 0);
  const { cards } = opened.game(base.game);
  const order = [...entries].sort((a, b) => b.copies - a.copies || (a.card < b.card ? -1 : 1));
  const entrants: EntrantRequest[] = [{ ...deck, bot }];
  const replaced: NonNullable<MatrixPair['replaced']>[] = [];
  for (const { card } of order) {
    if (replaced.length === MOST_DECIDING) break;
    if (replaced.some((one) => one.card === card)) continue;
    const about = { subject: opened.subject, game: base.game, ruleset: base.id, deck: entries, card };
    const pair = await opened.work.run('replaceCard', about);
    if (!pair || pair.standIn.added) continue;
    const name = `${deckName ?? 'A list'} without ${cards.get(card)?.name ?? card}`;
    entrants.push({ bot, made: { name, entries: pair.without } });
    replaced.push({ card, standIn: pair.standIn.cards });
  }
  if (replaced.length === 0) throw wrong('No card can legally take the place of any card of the first deck.');
  const last = entrants.length;
  const pairs: MatrixPair[] = entrants.map((_, at) => ({
    seats: [at, last],
    ...(at > 0 && { replaced: replaced[at - 1]! }),
  }));
  return { entrants: [...entrants, { ...other, bot }], matrix: { rulesets: [], pairs } };
}

/** The number of arms of a matrix. */
export const armsOfMatrix = ({ rulesets, pairs }: MatrixRequest): number =>
  Math.min(RUN_LIMITS.pairs, (1 + rulesets.length) * pairs.length);
