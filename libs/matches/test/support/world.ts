/** Test processes that serve matches, over a database with the shipped content. Several of them can share one database. */
import { fileURLToPath } from 'node:url';
import { deckLawOf, openContent, resolveRuleset, type Content } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { MatchNotices, MatchStore, importTree } from '@rulewright/database';
import type { DeckList } from '@rulewright/engine';
import type { DatabaseKind, TestDatabase } from '@rulewright/database/testing';
import { hasEngine, pluginFor, knownGames } from '@rulewright/games';
import type { DataSource } from 'typeorm';
import { MatchCommands, RoomRegistry, botPool, Playable, type FindPlayable } from '../../src/index.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const tree = await readTree(ROOT);
const content: Content = openContent(tree, knownGames);

/** The shipped games that have decks and can be played. */
const played = content.games.filter((one) => one.decks.size > 0 && hasEngine(one));

/** The first of these games, with its first mode and deck. */
export const game = played[0]!;
export const mode = `${game.doc.id}/${game.doc.modes[0]}`;
export const deck: DeckList['entries'] = [...game.decks.values()][0]!.entries.map(({ card, copies }) => ({
  card,
  copies,
}));

/** A game with side decks, with one of its modes and decks. */
const sideGame = content.games.find((one) => deckLawOf(one).betweenGames !== undefined)!;
const sideDeck = [...sideGame.decks.values()].find((one) => (one.side ?? []).length > 0)!;
export const withSide = {
  game: sideGame.doc.id,
  mode: `${sideGame.doc.id}/${sideGame.doc.modes[0]}`,
  deck: sideDeck.entries.map(({ card, copies }) => ({ card, copies })),
  side: sideDeck.side.map(({ card, copies }) => ({ card, copies })),
};

/** Each playable game with its first mode. Both decks contain every card of the game once. */
export const games = played.map(({ doc, cards }) => {
  const all = [...cards.keys()].map((card) => ({ card, copies: 1 }));
  return { game: doc.id, mode: `${doc.id}/${doc.modes[0]}`, decks: [all, all] as const };
});

/** The playable games whose table has a part, such as a stack of pending actions. */
export const gamesWith = (part: 'leads' | 'pending') =>
  games.filter(({ game: id }) => pluginFor(content.game(id))!.tabletop?.[part] !== undefined);

const compiled = new Map<string, Playable>();
/** Makes the Playable of a ruleset once. */
export const playable: FindPlayable = ({ game: id, rulesetId }) => {
  const known = compiled.get(rulesetId);
  if (known) return Promise.resolve(known);
  const ruleset = resolveRuleset(content, rulesetId);
  const plugin = pluginFor(ruleset)!;
  const ofId = content.game(id);
  const made = new Playable(plugin, ruleset, ofId.cards, deckLawOf(ofId, ruleset).betweenGames);
  compiled.set(rulesetId, made);
  return Promise.resolve(made);
};

/** A database with the shipped content. */
export const createWithContent = (kind: DatabaseKind): Promise<TestDatabase> =>
  kind.createWith('shipped', importContent);

async function importContent(database: DataSource): Promise<void> {
  await importTree(database, tree, knownGames, { author: 'tester', message: 'Import' });
}

export interface Process {
  readonly matches: MatchCommands;
  readonly rooms: RoomRegistry;
  readonly complaints: unknown[];
  stop(): Promise<void>;
}

/** Starts a process that serves matches. */
export async function startProcess(database: DataSource): Promise<Process> {
  const notices = new MatchNotices(database);
  await notices.open();
  const complaints: unknown[] = [];
  const rooms = new RoomRegistry(
    new MatchStore(database),
    notices,
    playable,
    (error) => complaints.push(error),
    botPool(),
  );
  return {
    matches: new MatchCommands(rooms, playable),
    rooms,
    complaints,
    stop: async () => {
      await rooms.close();
      await notices.close();
    },
  };
}
