/**
 * What proofs depend on besides the program: two proofs with the same key have the same result. A key is made without playing, so
 * that what was proved once need not be proved again, and what a change does not touch keeps its proof.
 */
import { contentHash, placeOf, textHash, type Content, type Example, type GameContent } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { cardDigest, digestOf } from '../digests.ts';
import { poolOf, rulesetOf, withDecks } from './example-layout.ts';

/** All cards of a game, by the texts of their documents: nothing is read for it. */
const allCards = (content: Content, game: GameContent): string =>
  digestOf(game.cards, () =>
    [...content.files.values()].flatMap(({ path, text }) => {
      const place = placeOf(path);
      return place?.kind === 'card' && place.game === game.doc.id ? [[place.slug, textHash(text)]] : [];
    }),
  );

/** The rules of a game: all its documents but cards, sets and decks. */
export function rulesKey(content: Content, game: string): string {
  const files = [...content.files.values()].filter(({ path }) => path.startsWith(`rules/${game}/`));
  return contentHash(['rules', game, files.map(({ path, text }) => [path, textHash(text)])]);
}

/** The cards that an example uses, and those of the published decks that it names. */
function cardsOf(content: Content, plugin: GamePlugin, example: Example): unknown {
  const game = content.game(plugin.id);
  if (example.deck === undefined) {
    // Which cards are laid is written in the example, but for those of a published deck.
    const decks = JSON.stringify(example.table).match(/deck [a-z0-9-]+/gu) ?? [];
    const lists = decks.map((text) => withDecks(content, plugin.id, [text]));
    return [lists, poolOf(content, plugin, example).map(cardDigest)];
  }
  if (typeof example.deck === 'string') return allCards(content, game);
  return [game.decks.get(example.deck.published) ?? null, allCards(content, game)];
}

/**
 * What the verdict on an example in a mode depends on: its text, the ruleset, and the cards that it uses. A list of a deck may name
 * any card in many ways, so that a check of one depends on all cards. @throws RulesetError; ExampleError
 */
export function exampleKey(content: Content, plugin: GamePlugin, example: Example, mode: string): string {
  const { hash } = rulesetOf(content, plugin.id, example, mode);
  const cards = cardsOf(content, plugin, example);
  return contentHash(['example', plugin.id, mode, hash, digestOf(example, () => example), cards]);
}
