/** The decks of seats: pasted, published or saved lists, checked before the match. */
import { utcDay, type Ruleset } from '@rulewright/content';
import type { DeckInput, DeckReport } from '@rulewright/decks';
import { MatchError, type CardList, type NewSeat } from '@rulewright/matches';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkList } from '../decks/check-list.ts';
import { checkerOf } from '../content/deck-checker.ts';
import { badInput, notFound } from '../errors/errors.ts';

export type SeatLists = Required<Pick<NewSeat, 'deck' | 'side'>>;

/** The longest list that is accepted, in characters. */
const LONGEST_LIST = 200_000;

/** The entries of a published deck, including its side deck. @throws ApiError NOT_FOUND `unknown-deck` */
export function publishedList(opened: OpenedRelease, game: string, slug: string): Exclude<DeckInput, string> {
  const deck = opened.game(game).decks.get(slug);
  if (!deck) throw notFound('unknown-deck', `There is no published deck "${slug}".`);
  return [...deck.entries, ...(deck.side ?? []).map((one) => ({ ...one, zone: 'side' as const }))];
}

/** Parses a list and returns its cards if it is legal in the ruleset. @throws MatchError `bad-setup` with the first problem */
export async function checkedLists(
  opened: OpenedRelease,
  ruleset: Ruleset,
  list: DeckInput,
  whose: string,
): Promise<SeatLists> {
  if (typeof list === 'string' && list.length > LONGEST_LIST) throw badInput('list-too-long', 'The list is too long.');
  return legalLists(await checkList(opened, ruleset.game, list, [ruleset], utcDay()), ruleset, whose);
}

/** Checks a deck after an exchange with the side deck. Runs on the main thread: the list was short enough before. @throws MatchError `bad-setup` */
export function checkExchanged(opened: OpenedRelease, ruleset: Ruleset, list: DeckInput): void {
  legalLists(checkerOf(opened.game(ruleset.game)).check(list, [ruleset]), ruleset, 'The deck after the exchange');
}

function legalLists({ entries, verdicts }: DeckReport, ruleset: Ruleset, whose: string): SeatLists {
  const problem = verdicts[0]!.issues.find(({ severity }) => severity === 'error');
  if (problem) throw new MatchError('bad-setup', `${whose} is not legal in ${ruleset.name}. ${problem.message}`);
  const cardsIn = (wanted: string): CardList =>
    entries
      .filter(({ zone, card }) => zone === wanted && card !== null)
      .map(({ card, copies }) => ({ card: card!, copies }));
  return { deck: cardsIn('main'), side: cardsIn('side') };
}
