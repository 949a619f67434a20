/** The content that ships, as three releases: as it is; with a card and a deck changed; with the card as it was. */
import { fileURLToPath } from 'node:url';
import { openContent, type Content, type GameContent, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { gamePlugins, vocabularies } from '@rulewright/games';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface TestContent {
  readonly releases: readonly (readonly SourceFile[])[];
  readonly content: Content;
  readonly game: GameContent;
  /** The id of the game that the tests ask about. */
  readonly id: string;
  /** The card whose document changes, and the deck that release 2 takes away. */
  readonly changedCard: string;
  readonly removedDeck: string;
}

export const deckRules = Object.fromEntries(gamePlugins.map((plugin) => [plugin.id, plugin.deckRules]));

export async function testContent(): Promise<TestContent> {
  const first = await readTree(ROOT);
  const content = openContent(first, vocabularies);
  const game = content.games[0]!;
  const id = game.doc.id;
  const changedCard = [...game.cards.keys()][0]!;
  const removedDeck = [...game.decks.keys()].at(-1)!;
  const card = `cards/${id}/cards/${changedCard}.yaml`;
  const deck = `cards/${id}/decks/${removedDeck}.yaml`;
  const second = first
    .filter((file) => file.path !== deck)
    .map((file) => (file.path === card ? { path: card, text: `${file.text}# Checked again.\n` } : file));
  const third = second.map((file) => first.find((one) => one.path === card && file.path === card) ?? file);
  return { releases: [first, second, third], content, game, id, changedCard, removedDeck };
}
