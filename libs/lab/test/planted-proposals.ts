/** Plants a wrong value in a shipped game, and searches for proposals as a run does. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, parseRulesetId, resolveRuleset, type Content } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { engineOf, knownGames } from '@rulewright/games';
import {
  ArmPlayer,
  armResult,
  orderKey,
  ordersOf,
  type CardValueEdit,
  type CheckedProposal,
  type RunPart,
} from '../src/index.ts';
import {
  nextGames,
  planOf,
  proposalSetup,
  reportOf,
  type LabContents,
  type LabReport,
  type LabSetup,
  type Thoroughness,
} from '../src/service/index.ts';
import { edited } from '../src/runs/proposals/open-values.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');
const files = await readTree(workspace);
export const shipped = openContent(files, knownGames);

/** A wrong value: numbers of cards, or values of parameters. */
export interface Plant {
  readonly ruleset: string;
  readonly deck: string;
  readonly bot: string;
  readonly edits?: readonly CardValueEdit[];
  /** Parameters in the form of an id of a ruleset, such as `restock.limit=1`. */
  readonly parameters?: string;
}

/** The content with the wrong numbers of cards. */
function plantedContent({ ruleset, edits = [] }: Plant): Content {
  const { game } = parseRulesetId(shipped, ruleset);
  const of = shipped.game(game);
  const cards = new Map([...of.cards].map(([id, card]) => [id, edited(card, edits)]));
  const changed = Object.create(of, { cards: { value: cards } }) as typeof of;
  return Object.create(shipped, {
    game: { value: (id: string) => (id === game ? changed : shipped.game(id)) },
  }) as Content;
}

const idOf = ({ ruleset, parameters }: Plant): string => (parameters ? `${ruleset}?${parameters}` : ruleset);

/** A run of one arm with the wrong value, or without it. */
function setupOf(plant: Plant, content: Content, id: string, games: number, seed: number): LabSetup {
  const { game, name, hash, id: rulesetId } = resolveRuleset(content, id);
  const deck = content.game(game).decks.get(plant.deck)!;
  const list = deck.entries.map(({ card, copies }) => ({ card, copies }));
  const entrant = { name: 'player', deckName: deck.name, deck: list, bot: plant.bot };
  return {
    arms: [{ name, ruleset: rulesetId, rulesetName: name, hash }],
    entrants: [0, 1].map((at) => ({ ...entrant, name: `player ${at}` })),
    ...{ games, seed, swap: false, part: 8, cards: 'decks', stop: null, question: null },
    ...{ sweep: null, tune: null, blame: null, propose: null },
  };
}

async function played(content: Content, game: string, setup: LabSetup, parts: Map<string, RunPart>) {
  const plan = await planOf(() => content, { game, release: 1 }, setup);
  const plugin = engineOf(plan.arms[0]!.ruleset);
  const players: ArmPlayer[] = [];
  for (const order of ordersOf(plan)) {
    if (parts.has(orderKey(order))) continue;
    const player = (players[order.arm] ??= new ArmPlayer(plugin, plan, order.arm));
    parts.set(orderKey(order), player.play(order.from, order.to));
  }
  return { plan, plugin };
}

/** The metrics of a plant, or of the shipped game in its place. */
export async function metricsWith(plant: Plant, isPlanted: boolean, games: number, seed: number) {
  const content = isPlanted ? plantedContent(plant) : shipped;
  const parts = new Map<string, RunPart>();
  const { game } = parseRulesetId(shipped, plant.ruleset);
  const setup = setupOf(plant, content, isPlanted ? idOf(plant) : plant.ruleset, games, seed);
  const { plan, plugin } = await played(content, game, setup, parts);
  return armResult(plugin, plan, [...parts.values()], 0).metrics;
}

export interface Searched {
  readonly report: LabReport;
  readonly setup: LabSetup;
  readonly games: number;
}

/** Runs a search to its end. */
export async function proposalsFor(
  plant: Plant,
  goals: readonly string[],
  {
    seed,
    thoroughness,
    may = { rules: true, cards: true },
  }: {
    readonly seed: number;
    readonly thoroughness: Thoroughness;
    readonly may?: { readonly rules: boolean; readonly cards: boolean };
  },
): Promise<Searched> {
  const content = plantedContent(plant);
  const { game } = parseRulesetId(shipped, plant.ruleset);
  const place = { game, release: 1 };
  const first = setupOf(plant, content, idOf(plant), 2, seed);
  let setup = await proposalSetup(content, place, first, { goals, may, thoroughness });
  const contents: LabContents = {
    open: () => Promise.resolve(content),
    openSnapshot: () => Promise.resolve(content),
    changes: () => Promise.resolve([]),
  };
  const parts = new Map<string, RunPart>();
  for (;;) {
    const { plan, plugin } = await played(content, game, setup, parts);
    const list = [...parts.values()];
    const next = await nextGames(contents, { game, release: 1 } as never, { setup, plan }, list);
    setup = next.setup;
    if (next.ended === null) continue;
    const games = list.reduce((sum, { from, to }) => sum + to - from, 0);
    return { report: reportOf(plugin, { setup, plan }, list), setup, games };
  }
}

/** The planted game with a proposal. */
export function applied(plant: Plant, { changes }: Pick<CheckedProposal, 'changes'>): Plant {
  const edits = changes.flatMap(({ kind, of, path, to }) =>
    kind === 'card' ? [{ card: of, path, to: to as number }] : [],
  );
  const own = new Map(
    (plant.parameters ?? '')
      .split('&')
      .filter(Boolean)
      .map((one) => one.split('=') as [string, string]),
  );
  for (const { kind, of, to } of changes) if (kind === 'rule') own.set(of, String(to));
  const same = ({ card, path }: CardValueEdit): boolean => edits.some((one) => one.card === card && one.path === path);
  return {
    ...plant,
    edits: [...(plant.edits ?? []).filter((one) => !same(one)), ...edits],
    parameters: [...own].map((pair) => pair.join('=')).join('&'),
  };
}
