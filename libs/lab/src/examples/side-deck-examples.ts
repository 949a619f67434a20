/** Worked examples of side decks: exchanges between the games of a match, and what opponents see of a side deck. */
import type { BetweenGames, Example, Ruleset } from '@rulewright/content';
import { exchangeCards, listsForGame, shownOfSide, type Lists, type ParsedDeck } from '@rulewright/decks';
import { ExampleError } from './example-error.ts';
import { cardEntries } from './example-names.ts';

/** The deck and side deck after all exchanges. */
export interface Exchanged {
  readonly lists: Lists;
  /** Codes of the exchanges that were refused. */
  readonly refused: readonly string[];
  /** What opponents see of the side deck before the first game. */
  readonly shown: Readonly<Record<string, unknown>>;
}

const copiesOf = (list: readonly string[]): Lists['deck'] =>
  cardEntries(list).map(({ name }) => ({ card: name, copies: 1 }));

/** Makes the exchanges of an example one after the other, without the effects of the rule `muted`. @throws ExampleError */
export function exchangeAll(
  rules: BetweenGames | undefined,
  { parameters }: Ruleset,
  list: ParsedDeck,
  exchanges: Example['exchanges'],
  muted?: string,
): Exchanged {
  if (!rules) throw new ExampleError('Decks of this game have no side deck.');
  const of = (zone: string): Lists['deck'] =>
    list.entries.flatMap((one) => (one.zone === zone ? [{ card: one.name, copies: one.copies }] : []));
  const registered: Lists = { deck: of('main'), side: of('side') };
  let lists = registered;
  const refused: string[] = [];
  for (const { game, into, out } of exchanges) {
    if (muted !== rules.revertsRule) lists = listsForGame(rules, parameters, registered, lists);
    const made = exchangeCards(rules, parameters, lists, { into: copiesOf(into), out: copiesOf(out) }, game);
    refused.push(...made.issues.flatMap((issue) => (issue.ruleId === muted ? [] : [issue.code])));
    lists = made.lists;
  }
  return { lists, refused, shown: muted === rules.showsRule ? {} : { ...shownOfSide(rules, parameters, registered) } };
}
