/**
 * Cache keys for proofs. Two proofs with the same key have the same result, as long as the program is the same. Making a key plays no game,
 * so unchanged proofs need not run again.
 */
import { contentHash, placeOf, textHash, type Content, type Example, type GameContent } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { cardDigest, cardsKey, digestOf } from '../digests.ts';
import { poolOf, rulesetOf, withDecks } from './example-layout.ts';

/** A digest of all cards of a game, from the texts of their documents. Parses no document. */
const allCards = (content: Content, game: GameContent): string =>
  digestOf(game.cards, () =>
    [...content.files.values()].flatMap(({ path, text }) => {
      const place = placeOf(path);
      return place?.kind === 'card' && place.game === game.doc.id ? [[place.slug, textHash(text)]] : [];
    }),
  );

/** A key for the rules of a game: all its documents except cards, sets and decks. */
export function rulesKey(content: Content, game: string): string {
  const files = [...content.files.values()].filter(({ path }) => path.startsWith(`rules/${game}/`));
  return contentHash(['rules', game, files.map(({ path, text }) => [path, textHash(text)])]);
}

/** The key of what the examples of a game prove about a sample of the lines of its play. */
export function linesKey(content: Content, game: string, sample: number, seed: number): string {
  return contentHash([
    'lines',
    sample,
    seed,
    rulesKey(content, game),
    cardsKey([...content.game(game).cards.values()]),
  ]);
}

/** The cards on which an example depends, including those of the published decks that it names. */
function cardsOf(content: Content, plugin: GamePlugin, example: Example): unknown {
  const game = content.game(plugin.id);
  if (example.deck === undefined) {
    // The example itself says which cards are laid out, except for those of published decks.
    const decks = JSON.stringify(example.table).match(/deck [a-z0-9-]+/gu) ?? [];
    const lists = decks.map((text) => withDecks(content, plugin.id, [text]));
    return [lists, poolOf(content, plugin, example).map(cardDigest)];
  }
  if (typeof example.deck === 'string') return allCards(content, game);
  return [game.decks.get(example.deck.published) ?? null, allCards(content, game)];
}

/**
 * The key of an example in a mode: its text, the ruleset, and the cards that it uses. A deck list can refer to any card in many ways, so
 * examples of deck lists depend on all cards. @throws RulesetError; ExampleError
 */
export function exampleKey(content: Content, plugin: GamePlugin, example: Example, mode: string): string {
  const { hash } = rulesetOf(content, plugin.id, example, mode);
  const cards = cardsOf(content, plugin, example);
  return contentHash(['example', plugin.id, mode, hash, digestOf(example, () => example), cards]);
}
