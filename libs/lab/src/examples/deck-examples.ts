/** Worked examples of deck rules: a list and the expected verdict. */
import {
  deckLawOf,
  withMadeCards,
  type Content,
  type Example,
  type Expectation,
  type GameContent,
  type BetweenGames,
  type Ruleset,
} from '@rulewright/content';
import {
  composition,
  createDeckChecker,
  deckCheckerOf,
  type CardIndex,
  type DeckChecker,
  type DeckEntryInput,
  type DeckInput,
  type DeckVerdict,
  type ParsedDeck,
  exchangeCards,
  listsForGame,
  shownOfSide,
  type Lists,
} from '@rulewright/decks';
import type { GamePlugin } from '@rulewright/engine';
import { ExampleError } from './example-error.ts';
import { madeCards, rulesetOf } from './example-layout.ts';
import { same, cardEntries } from './example-names.ts';

/** The deck and side deck after all exchanges. */
interface Exchanged {
  readonly lists: Lists;
  /** Codes of the exchanges that were refused. */
  readonly refused: readonly string[];
  /** What opponents see of the side deck before the first game. */
  readonly shown: Readonly<Record<string, unknown>>;
}

const copiesOf = (list: readonly string[]): Lists['deck'] =>
  cardEntries(list).map(({ name }) => ({ card: name, copies: 1 }));

/** Makes the exchanges of an example one after the other, without the effects of the rule `muted`. @throws ExampleError */
function exchangeAll(
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

/** The list of an example, given as text or as the id of a published deck. */
function listOf(content: Content, game: string, deck: NonNullable<Example['deck']>): DeckInput {
  if (typeof deck === 'string') return deck;
  const published = content.game(game).decks.get(deck.published);
  if (!published) throw new ExampleError(`There is no published list "${deck.published}".`);
  return published.entries satisfies readonly DeckEntryInput[];
}

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : [...words].sort().join(', '));

/** The last checker of a game that was made for an example with its own cards. */
const known = new WeakMap<GameContent, { readonly example: Example['cards']; readonly checker: DeckChecker }>();

/** Makes a checker for the cards of the game and of the example. The example's cards replace cards with the same name. */
const makeChecker = (game: GameContent, plugin: GamePlugin, example: Example): DeckChecker =>
  createDeckChecker({ ...game, cards: withMadeCards(game.cards, madeCards(plugin, example)) });

/** The checker of an example. A list can name any card, so the checker knows all cards and is made only once for all modes. */
function checkerFor(game: GameContent, plugin: GamePlugin, example: Example): DeckChecker {
  if (Object.keys(example.cards).length === 0) return deckCheckerOf(game);
  const last = known.get(game);
  if (last?.example === example.cards) return last.checker;
  const checker = makeChecker(game, plugin, example);
  known.set(game, { example: example.cards, checker });
  return checker;
}

/** A parsed list and the verdict on it. */
export interface CheckedList {
  readonly list: ParsedDeck;
  readonly verdict: DeckVerdict;
  readonly index: CardIndex;
}

/** Reads the example's list and checks it in one mode. @throws ExampleError, RulesetError */
export function checkList(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  mode: string,
  deck: NonNullable<Example['deck']>,
): CheckedList {
  const ruleset = rulesetOf(content, plugin.id, example, mode);
  const checker = checkerFor(content.game(plugin.id), plugin, example);
  const list = checker.parse(listOf(content, plugin.id, deck));
  return { list, verdict: checker.verdicts(list, [ruleset])[0]!, index: checker.index };
}

/** The facts about the list of an example in one mode. */
export interface DeckFacts {
  readonly legal: boolean;
  /** The codes of the issues and of the refused exchanges. */
  readonly issues: () => readonly string[];
  readonly removed: readonly string[];
  readonly cards: number;
  readonly points: number;
  /** The number of cards left after the removal. */
  readonly left: number;
  readonly messages: readonly string[];
  /** The number of copies of a card, or of all cards of a kind. */
  readonly copiesOf: (name: string) => number;
  readonly besideOf: (name: string) => number;
  readonly shownAs: (name: string) => unknown;
}

/** Checks the example's list in one mode, ignoring issues of the rule `muted`. */
export function deckFacts(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  mode: string,
  deck: NonNullable<Example['deck']>,
  muted?: string,
): DeckFacts {
  const { list, verdict, index } = checkList(content, plugin, example, mode, deck);
  const issues = verdict.issues.filter((issue) => issue.ruleId !== muted);
  const kinds = composition(list, index).flatMap((field) => field.values);
  const exchanged = () => {
    const ruleset = rulesetOf(content, plugin.id, example, mode);
    const { betweenGames } = deckLawOf(content.game(plugin.id), ruleset);
    return exchangeAll(betweenGames, ruleset, list, example.exchanges, muted);
  };
  const refused = (): readonly string[] => (example.exchanges.length > 0 ? exchanged().refused : []);
  const out = new Set(verdict.removed);
  return {
    legal: verdict.legal,
    issues: () => [...issues.map((issue) => issue.code), ...refused()],
    removed: verdict.removed,
    cards: verdict.cards,
    points: verdict.points,
    left: list.entries.reduce((sum, one) => sum + (out.has(one.name) ? 0 : one.copies), 0),
    messages: issues.map((issue) => issue.message),
    copiesOf: (name) =>
      index.find(name).length > 0
        ? list.entries.reduce((sum, one) => sum + (same(one.name, name) ? one.copies : 0), 0)
        : (kinds.find((one) => same(one.value, name))?.copies ?? 0),
    besideOf: (name) => exchanged().lists.side.reduce((sum, one) => sum + (same(one.card, name) ? one.copies : 0), 0),
    shownAs: (name) => exchanged().shown[name] ?? 'nothing',
  };
}

/** @returns the differences between a list and its expectation; empty if there are none */
export function deckDifferences(facts: DeckFacts, expected: Expectation): string[] {
  const wrong: string[] = [];
  const compare = (what: string, wanted: string | undefined, actual: string): void => {
    if (wanted !== undefined && wanted !== actual) wrong.push(`Expected ${what} ${wanted}; found ${actual}.`);
  };
  const { legal, issues, removed, copies, says = [], beside, shown } = expected;
  compare('a list of', expected.cards?.toString(), String(facts.cards));
  compare('points of', expected.points?.toString(), String(facts.points));
  compare('cards left:', expected.left?.toString(), String(facts.left));
  for (const [name, amount] of Object.entries(copies ?? {}))
    compare(`copies of ${name}:`, String(amount), String(facts.copiesOf(name)));
  const verdict = (isLegal: boolean): string => (isLegal ? 'legal' : 'not legal');
  compare('a verdict of', legal === undefined ? undefined : verdict(legal), verdict(facts.legal));
  if (issues) compare('the issues', listed(issues), listed(facts.issues()));
  for (const [name, amount] of Object.entries(beside ?? {}))
    compare(`copies of ${name} in the side deck:`, String(amount), String(facts.besideOf(name)));
  for (const [name, value] of Object.entries(shown ?? {}))
    compare(`${name} shown as`, String(value), String(facts.shownAs(name)));
  compare('to be removed', removed && listed(removed), listed(facts.removed));
  const messages = facts.messages.join(' ');
  for (const words of says)
    if (!messages.includes(words)) wrong.push(`Expected a message with "${words}"; found: ${messages || 'none'}`);
  return wrong;
}

/** The message with the most expected words; undefined if there are no messages. */
function nearest(words: string, messages: readonly string[]): string | undefined {
  const wanted = new Set(words.toLowerCase().split(/\W+/u));
  const shared = (message: string): number =>
    message
      .toLowerCase()
      .split(/\W+/u)
      .filter((word) => wanted.has(word)).length;
  return [...messages].sort((a, b) => shared(b) - shared(a))[0];
}

/** The expectation with the actual values of the list. */
export function observedDeck(facts: DeckFacts, expected: Expectation): Expectation {
  const { legal, issues, removed, copies, says, beside, shown, cards, points, left } = expected;
  const each = <Value>(expected: Readonly<Record<string, unknown>>, of: (name: string) => Value) =>
    Object.fromEntries(Object.keys(expected).map((name) => [name, of(name)]));
  const listing = (wanted: readonly string[], actual: readonly string[]): string[] =>
    listed(wanted) === listed(actual) ? [...wanted] : [...actual].sort();
  const messages = facts.messages.join(' ');
  const said = says?.flatMap((words) => (messages.includes(words) ? words : (nearest(words, facts.messages) ?? [])));
  type Shown = NonNullable<Expectation['shown']>[string];
  return {
    ...expected,
    ...(legal !== undefined && { legal: facts.legal }),
    ...(issues && { issues: listing(issues, facts.issues()) }),
    ...(removed && { removed: listing(removed, facts.removed) }),
    ...(copies && { copies: each(copies, facts.copiesOf) }),
    ...(beside && { beside: each(beside, facts.besideOf) }),
    ...(shown && { shown: each(shown, (name) => facts.shownAs(name) as Shown) }),
    ...(cards !== undefined && { cards: facts.cards }),
    ...(points !== undefined && { points: facts.points }),
    ...(left !== undefined && { left: facts.left }),
    ...(said && { says: said }),
  };
}
