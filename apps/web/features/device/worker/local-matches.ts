/** Matches against bots on this device. Each decision is stored at once, so a match continues after a reload. */
import { resolveRuleset } from '@rulewright/content';
import { KEY_BYTES, cardsUsed, idsOf, keyText } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { DeviceMatch, type DeviceSetup, type DeviceView } from '@rulewright/matches/device';
import { onDevice } from '../device-id.ts';
import { deviceGame, ruleNumbers } from './local-content.ts';
import { listMatches, pruneMatches, readMatch, removeMatch, writeMatch } from './match-store.ts';

export interface NewDeviceMatch {
  readonly game: string;
  readonly mode: string;
  /** The slugs of two published decks. */
  readonly deck: string;
  readonly against: string;
  /** The level of the bot. */
  readonly level: string;
  readonly name: string;
}

/** Tells the page that a match changed. */
type Tell = (match: DeviceView) => void;

const open = new Map<string, Promise<DeviceMatch>>();
/** The ids of the matches in which a bot is currently playing. */
const thinking = new Set<string>();

async function load(id: string): Promise<DeviceMatch> {
  const stored = await readMatch(id);
  if (!stored) throw new Error('This match is not on this device.');
  return new DeviceMatch(engineOf(stored.setup.ruleset), stored.setup, stored.decisions);
}

function matchOf(id: string): Promise<DeviceMatch> {
  const known = open.get(id) ?? load(id);
  open.set(id, known);
  known.catch(() => open.delete(id));
  return known;
}

const save = (match: DeviceMatch, view = match.view()): Promise<void> =>
  writeMatch({
    setup: match.setup,
    decisions: [...match.decisions],
    isOver: view.stage === 'over',
    savedAt: Date.now(),
  });

/** Lets the bots decide until it is the person's turn. Between two decisions, the worker can answer other calls. */
async function playBots(match: DeviceMatch, tell: Tell): Promise<void> {
  const { id } = match.setup;
  if (thinking.has(id)) return;
  thinking.add(id);
  try {
    while (match.waitsForBot) {
      await new Promise((resolve) => setTimeout(resolve));
      if (!match.waitsForBot || !open.has(id)) return;
      match.moveBot();
      tell(match.view());
    }
    await save(match);
  } finally {
    thinking.delete(id);
  }
}

export async function newMatch(input: NewDeviceMatch): Promise<string> {
  const { content, release } = await deviceGame(input.game);
  const plugin = engineOf(content.game(input.game));
  const { decks, cards } = content.game(input.game);
  const listOf = (slug: string) => {
    const deck = decks.get(slug);
    if (!deck) throw new Error(`This release has no deck "${slug}".`);
    return deck.entries.map(({ card, copies }) => ({ card, copies }));
  };
  const lists = [listOf(input.deck), listOf(input.against)];
  const [botSeed] = crypto.getRandomValues(new Int32Array(1));
  const setup: DeviceSetup = {
    ...{ id: onDevice(crypto.randomUUID()), game: input.game, release },
    ruleset: resolveRuleset(content, `${input.game}/${input.mode}`),
    cards: cardsUsed(plugin, cards, idsOf(lists.map((entries) => ({ entries })))),
    seats: [
      { name: input.name, bot: null, deck: lists[0]! },
      { name: decks.get(input.against)!.name, bot: input.level, deck: lists[1]! },
    ],
    key: keyText(crypto.getRandomValues(new Uint8Array(KEY_BYTES))),
    botSeed: botSeed!,
  };
  const match = new DeviceMatch(plugin, setup);
  open.set(setup.id, Promise.resolve(match));
  await save(match);
  await pruneMatches();
  return setup.id;
}

/** The match as its player sees it, with the texts of its cards and the numbers of its rules. */
export async function showMatch(id: string, tell: Tell) {
  const match = await matchOf(id);
  void playBots(match, tell);
  const here = await deviceGame(match.setup.game).catch(() => null);
  const { vocabulary } = here?.content.game(match.setup.game) ?? {};
  const texts = Object.fromEntries(
    match.setup.cards.map((card) => [card.id, vocabulary?.readings(card).map(({ text }) => text) ?? []]),
  );
  return { view: match.view(), texts, numbers: here ? Object.fromEntries(ruleNumbers(here, match.setup.ruleset)) : {} };
}

export const viewOf = async (id: string): Promise<DeviceView> => (await matchOf(id)).view();

/** Changes a match, stores it, and lets the bots decide. */
export async function change(id: string, how: (match: DeviceMatch) => void, tell: Tell): Promise<DeviceView> {
  const match = await matchOf(id);
  how(match);
  const view = match.view();
  await save(match, view);
  void playBots(match, tell);
  return view;
}

export const deviceMatch = matchOf;

/** The stored matches as a list. */
export const allMatches = async () =>
  (await listMatches()).map(({ setup, isOver, savedAt, decisions }) => ({
    ...{ id: setup.id, game: setup.game, release: setup.release, ruleset: setup.ruleset.name },
    ...{ names: setup.seats.map(({ name }) => name), decisions: decisions.length, isOver, savedAt },
  }));

export async function forgetMatch(id: string): Promise<void> {
  open.delete(id);
  await removeMatch(id);
}

export async function forgetMatches(): Promise<void> {
  open.clear();
  for (const { setup } of await listMatches()) await removeMatch(setup.id);
}
