/** Worked examples of deck rules: a list and the expected verdict. */
import { deckLawOf, type Content, type Example, type Expectation, type GameContent } from '@rulewright/content';
import {
  composition,
  createDeckChecker,
  type CardIndex,
  type DeckChecker,
  type DeckEntryInput,
  type DeckList,
  type DeckVerdict,
  type ParsedDeck,
} from '@rulewright/decks';
import type { GamePlugin } from '@rulewright/engine';
import { exchangeAll } from './side-deck-examples.ts';
import { ExampleError } from './example-error.ts';
import { madeCards, rulesetOf } from './example-layout.ts';
import { same } from './example-names.ts';

/** The list of an example, given as text or as the id of a published deck. */
function listOf(content: Content, game: string, deck: NonNullable<Example['deck']>): DeckList {
  if (typeof deck === 'string') return deck;
  const found = content.game(game).decks.get(deck.published);
  if (!found) throw new ExampleError(`There is no published list "${deck.published}".`);
  return found.entries satisfies readonly DeckEntryInput[];
}

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : [...words].sort().join(', '));

/** The checkers of a game: one for examples without cards of their own, and the last one made for an example with its own cards. */
interface Known {
  readonly plain: DeckChecker;
  last: { readonly example: Example['cards']; readonly checker: DeckChecker } | null;
}
const known = new WeakMap<GameContent, Known>();

/** Makes a checker for the cards of the game and of the example. The example's cards replace cards with the same name. */
function makeChecker(game: GameContent, plugin: GamePlugin, example: Example): DeckChecker {
  const made = madeCards(plugin, example);
  const own = new Set(made.map((card) => card.name));
  const cards = new Map([...game.cards].filter(([, card]) => !own.has(card.name)));
  for (const card of made) cards.set(card.id, card);
  return createDeckChecker({ ...game, cards });
}

/** The checker of an example. A list can name any card, so the checker knows all cards and is made only once for all modes. */
function checkerFor(game: GameContent, plugin: GamePlugin, example: Example): DeckChecker {
  const found = known.get(game) ?? { plain: makeChecker(game, plugin, { ...example, cards: {} }), last: null };
  known.set(game, found);
  if (Object.keys(example.cards).length === 0) return found.plain;
  if (found.last?.example !== example.cards)
    found.last = { example: example.cards, checker: makeChecker(game, plugin, example) };
  return found.last.checker;
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

/** Checks the example's list in one mode, ignoring issues of the rule `muted`. @returns the differences; empty if the example passes */
export function deckDifferences(
  content: Content,
  plugin: GamePlugin,
  example: Example,
  mode: string,
  deck: NonNullable<Example['deck']>,
  muted?: string,
): string[] {
  const { list, verdict, index } = checkList(content, plugin, example, mode, deck);
  const issues = verdict.issues.filter((issue) => issue.ruleId !== muted);
  const kinds = composition(list, index).flatMap((field) => field.values);
  /** The copies of a card, or of all cards of a kind. */
  const copiesOf = (name: string): number =>
    index.find(name).length > 0
      ? list.entries.reduce((sum, one) => sum + (same(one.name, name) ? one.copies : 0), 0)
      : (kinds.find((one) => same(one.value, name))?.copies ?? 0);
  const exchanged = () => {
    const ruleset = rulesetOf(content, plugin.id, example, mode);
    const { betweenGames } = deckLawOf(content.game(plugin.id), ruleset);
    return exchangeAll(betweenGames, ruleset, list, example.exchanges, muted);
  };
  const refused = (): readonly string[] => (example.exchanges.length > 0 ? exchanged().refused : []);
  const besideOf = (name: string): number =>
    exchanged().lists.side.reduce((sum, one) => sum + (same(one.card, name) ? one.copies : 0), 0);
  const out = new Set(verdict.removed);
  const left = list.entries.reduce((sum, one) => sum + (out.has(one.name) ? 0 : one.copies), 0);
  const wrong: string[] = [];
  const compare = (what: string, expected: string | undefined, found: string): void => {
    if (expected !== undefined && expected !== found) wrong.push(`Expected ${what} ${expected}; found ${found}.`);
  };
  const check = ({
    legal,
    issues: codes,
    removed,
    copies,
    says = [],
    beside,
    shown,
    ...expected
  }: Expectation): void => {
    compare('a list of', expected.cards?.toString(), String(verdict.cards));
    compare('points of', expected.points?.toString(), String(verdict.points));
    compare('cards left:', expected.left?.toString(), String(left));
    for (const [name, amount] of Object.entries(copies ?? {}))
      compare(`copies of ${name}:`, String(amount), String(copiesOf(name)));
    compare(
      'a verdict of',
      legal === undefined ? undefined : legal ? 'legal' : 'not legal',
      verdict.legal ? 'legal' : 'not legal',
    );
    compare('the issues', codes && listed(codes), listed([...issues.map((issue) => issue.code), ...refused()]));
    for (const [name, amount] of Object.entries(beside ?? {}))
      compare(`copies of ${name} in the side deck:`, String(amount), String(besideOf(name)));
    for (const [name, value] of Object.entries(shown ?? {}))
      compare(`${name} shown as`, String(value), String(exchanged().shown[name] ?? 'nothing'));
    compare('to be removed', removed && listed(removed), listed(verdict.removed));
    const messages = issues.map((issue) => issue.message).join(' ');
    for (const words of says)
      if (!messages.includes(words)) wrong.push(`Expected a message with "${words}"; found: ${messages || 'none'}`);
  };
  check(example.then);
  check(example.thenIn[mode] ?? {});
  return wrong;
}
