/** Three releases of the shipped content. Release 1 has an extra deck, release 2 drops it and changes a card, release 3 restores the card. */
import { fileURLToPath } from 'node:url';
import { openContent, type Content, type GameContent, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { importTree } from '@rulewright/database';
import type { DatabaseKind, TestDatabase } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface TestContent {
  readonly releases: readonly (readonly SourceFile[])[];
  readonly content: Content;
  readonly game: GameContent;
  /** The id of the game that the tests use. */
  readonly id: string;
  /** The card whose document changes in releases 2 and 3, and the deck that only release 1 has. */
  readonly changedCard: string;
  readonly removedDeck: string;
}

/**
 * `whole`: all shipped content. `one`: the first game, with a few of its examples. `small`: the game with the shortest play, with a few of its examples, for
 * tests that only need some content.
 */
export type ContentSize = 'whole' | 'one' | 'small';

/** Creates a database with the first `count` releases. */
export async function createWithReleases(
  kind: DatabaseKind,
  count: number,
  size: ContentSize = 'whole',
): Promise<TestDatabase> {
  const { releases } = await testContent(size);
  return kind.createWith(`${count} releases, ${size}`, async (database) => {
    for (const [at, files] of releases.slice(0, count).entries())
      await importTree(database, files, knownGames, { author: 'tester', message: `Import ${at + 1}` });
  });
}

const made = new Map<ContentSize, Promise<TestContent>>();

/** The test content, created once for all databases of a test file. */
export function testContent(size: ContentSize = 'whole'): Promise<TestContent> {
  if (!made.has(size)) made.set(size, makeContent(size));
  return made.get(size)!;
}

/** Keeps only the smallest example files, and removes the document that refers to examples. */
function fewExamples(files: readonly SourceFile[]): SourceFile[] {
  const examples = files
    .filter(({ path }) => path.includes('/examples/'))
    .sort((a, b) => a.text.length - b.text.length);
  const left = new Set(examples.slice(EXAMPLE_FILES));
  return files.filter((file) => !left.has(file) && !file.path.endsWith('/learn.yaml'));
}

const EXAMPLE_FILES = 3;

/** The id of the first game, or for `small` of the one with the shortest play, which is checked and played in the least time. */
function gameFor(size: ContentSize, files: readonly SourceFile[]): string {
  const lengths = new Map<string, number>();
  for (const { path, text } of files) {
    const id = /^rules\/([^/]+)\/play\//u.exec(path)?.[1];
    if (id !== undefined) lengths.set(id, (lengths.get(id) ?? 0) + text.length);
  }
  const games = [...lengths];
  if (size === 'small') games.sort(([, one], [, other]) => one - other);
  return games[0]![0];
}

async function makeContent(size: ContentSize): Promise<TestContent> {
  const all = await readTree(ROOT);
  const id = gameFor(size, all);
  const shipped = size === 'whole' ? all : fewExamples(all.filter((file) => file.path.split('/')[1] === id));
  const removedDeck = 'passing-fancy';
  const deck = `cards/${id}/decks/${removedDeck}.yaml`;
  const model = shipped.find((file) => file.path.startsWith(`cards/${id}/decks/`))!;
  const text = model.text.replace(/^id: .*$/m, `id: ${removedDeck}`).replace(/^name: .*$/m, 'name: Passing Fancy');
  const first = [...shipped, { path: deck, text }].sort((a, b) => (a.path < b.path ? -1 : 1));
  const content = openContent(first, knownGames);
  const game = content.game(id);
  const inDecks = new Set([...game.decks.values()].flatMap(({ entries }) => entries.map(({ card }) => card)));
  const changedCard = [...game.cards.keys()].find((card) => inDecks.has(card))!;
  const card = `cards/${id}/cards/${changedCard}.yaml`;
  const third = shipped;
  const second = third.map((file) =>
    file.path === card ? { path: card, text: `${file.text}# Checked again.\n` } : file,
  );
  return { releases: [first, second, third], content, game, id, changedCard, removedDeck };
}
