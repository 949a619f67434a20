/** The lists that people sit down with: pasted, published or saved, checked before anybody plays with them. */
import type { Ruleset } from '@rulewright/content';
import { MatchError, type CardList, type NewSeat } from '@rulewright/matches';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkerOf } from '../decks/checker.ts';
import { badInput, notFound } from '../graphql/errors.ts';

type List = Parameters<ReturnType<typeof checkerOf>['check']>[0];
export type SeatLists = Required<Pick<NewSeat, 'deck' | 'side'>>;

/** Characters beyond which a list is not even read. */
const LONGEST_LIST = 200_000;

/** The list of a published deck, with the cards beside it. @throws ApiError NOT_FOUND `unknown-deck` */
export function publishedList(opened: OpenedRelease, game: string, slug: string): List {
  const found = opened.game(game).decks.get(slug);
  if (!found) throw notFound('unknown-deck', `There is no published deck "${slug}".`);
  return [...found.entries, ...(found.side ?? []).map((one) => ({ ...one, zone: 'side' as const }))];
}

/** The cards of a list that is legal in the ruleset. @throws MatchError `bad-setup` naming the first problem */
export function checkedLists(opened: OpenedRelease, ruleset: Ruleset, list: List, whose: string): SeatLists {
  if (typeof list === 'string' && list.length > LONGEST_LIST) throw badInput('list-too-long', 'The list is too long.');
  const { entries, verdicts } = checkerOf(opened.game(ruleset.game)).check(list, [ruleset]);
  const problem = verdicts[0]!.issues.find(({ severity }) => severity === 'error');
  if (problem) throw new MatchError('bad-setup', `${whose} is not legal in ${ruleset.name}. ${problem.message}`);
  const cardsIn = (wanted: string): CardList =>
    entries
      .filter(({ zone, card }) => zone === wanted && card !== null)
      .map(({ card, copies }) => ({ card: card!, copies }));
  return { deck: cardsIn('main'), side: cardsIn('side') };
}
