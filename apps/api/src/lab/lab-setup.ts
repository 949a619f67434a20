/** Turns a request into the setup of a run. All validation happens here, before the run is stored. */
import { randomInt } from 'node:crypto';
import { UnknownBotError, botById, type Bot } from '@rulewright/bots';
import { seatsOf, utcDay, type Ruleset } from '@rulewright/content';
import { ProgramError, pairedSeats, seatsInWords } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { ArmPlayer, LabError, aroundTable, checkMetric, parseGoal, partSize } from '@rulewright/lab';
import { planOf, type LabSetup } from '@rulewright/lab/service';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkList } from '../decks/check-list.ts';
import { CHECK_LIMITS } from '../decks/deck-check.service.ts';
import { notFound } from '../errors/errors.ts';
import { RUN_LIMITS, armsOf, wrong } from './lab-arms.ts';
import type { EntrantRequest, RunRequest } from './new-run.ts';

/** The most characters of the name of a list. */
const LONGEST_NAME = 60;

type Entrant = LabSetup['entrants'][number];

/** @throws ApiError BAD_INPUT `bad-run`, NOT_FOUND; RulesetError */
export async function setupOf(opened: OpenedRelease, input: RunRequest): Promise<LabSetup> {
  const base = opened.ruleset(input.ruleset);
  engineOf(base);
  const { rulesets, arms, sweep, tune } = armsOf(opened, base, input);
  const { games } = input;
  if (games < 2 || games > RUN_LIMITS.games) throw wrong(`A run plays 2 to ${RUN_LIMITS.games} games of each ruleset.`);
  if (games * arms.length > RUN_LIMITS.allGames)
    throw wrong(`A run plays at most ${RUN_LIMITS.allGames} games in all. This one would play ${games * arms.length}.`);
  if (input.stop != null && rulesets.length !== 2) throw wrong('Only a comparison of two rulesets can stop early.');
  if (input.stop?.matters != null && !(input.stop.matters >= 0))
    throw wrong('The difference that matters must be 0 or more.');
  const swap = input.swap ?? true;
  const entrants = await entrantsOf(
    opened,
    rulesets,
    input.entrants,
    input.matrix == null ? RUN_LIMITS.seats : RUN_LIMITS.pairs,
  );
  const table = input.matrix == null ? {} : { table: pairedTable(rulesets) };
  const setup: LabSetup = {
    arms:
      table.table === undefined
        ? arms
        : arms.map((arm) => ({ ...arm, name: pairName(arm, entrants), seats: aroundTable(arm.seats!, table.table) })),
    entrants,
    games,
    seed: input.seed ?? randomInt(2 ** 31),
    swap,
    ...table,
    part: partSize({ entrants, swap, games, ...table }),
    cards: 'decks',
    stop: input.stop == null ? null : { metric: input.stop.metric, matters: input.stop.matters ?? 0 },
    sweep,
    tune,
    question: null,
    blame: null,
    propose: null,
  };
  return playable(opened, base.game, setup);
}

/** The players of a game of a matrix: the two of a pair sit in turn. @throws ApiError */
function pairedTable(rulesets: readonly Ruleset[]): number {
  const counts = rulesets.map((ruleset) => pairedPlayers(ruleset));
  if (new Set(counts).size > 1)
    throw wrong('These modes need different numbers of players. Choose modes with the same number.');
  return counts[0]!;
}

/** The number of players with which a ruleset compares two decks or levels. @throws ApiError if it allows only odd numbers */
export function pairedPlayers(ruleset: Ruleset): number {
  const range = seatsOf(ruleset);
  const seats = pairedSeats({ ...range, maxSeats: Math.min(range.maxSeats, RUN_LIMITS.seats) });
  if (seats === null)
    throw wrong(
      `A comparison needs an even number of players, because the two sides sit in turn. ${ruleset.name} is for ${seatsInWords(range)} players.`,
    );
  return seats;
}

/** The name of an arm of a matrix, such as "A by Easy against B by Easy, Fast". */
const pairName = ({ seats = [], rulesetName }: LabSetup['arms'][number], entrants: readonly Entrant[]): string =>
  `${seats.map((entrant) => entrants[entrant]!.name).join(' against ')}, ${rulesetName}`;

async function entrantsOf(
  opened: OpenedRelease,
  rulesets: readonly Ruleset[],
  inputs: readonly EntrantRequest[],
  most: number = RUN_LIMITS.seats,
): Promise<Entrant[]> {
  if (inputs.length === 0 || inputs.length > most)
    throw wrong(`A game has 1 to ${RUN_LIMITS.seats} seats, not ${inputs.length}.`);
  const entrants: Entrant[] = [];
  for (const [seat, input] of inputs.entries()) {
    const bot = checkedBot(input.bot);
    const { deckName, deck } = await deckOf(opened, rulesets, input, seat);
    const known = input.known === undefined ? {} : { known: input.known };
    entrants.push({ name: `${deckName ?? 'A list'} by ${bot.name}`, deckName, deck, bot: bot.id, ...known });
  }
  const twins = ({ name }: Entrant): boolean => entrants.filter((one) => one.name === name).length > 1;
  return entrants.map((one, seat) => (twins(one) ? { ...one, name: `${one.name} (${seat + 1})` } : one));
}

/** The bot with this id. @throws ApiError if no bot has the id, or if its budget is too large for a run */
export function checkedBot(id: string): Bot {
  try {
    const bot = botById(id);
    if (Number(id.split(':')[1] ?? 0) <= RUN_LIMITS.budget) return bot;
  } catch (error) {
    if (error instanceof UnknownBotError) throw wrong(error.message);
    throw error;
  }
  throw wrong(`A bot of a lab run has a budget of at most ${RUN_LIMITS.budget}.`);
}

/** Parses a deck and checks that it is legal under every ruleset of the run. */
export async function deckOf(
  opened: OpenedRelease,
  rulesets: readonly Ruleset[],
  { deck, deckSlug, made, name }: EntrantRequest,
  seat: number,
): Promise<Pick<Entrant, 'deckName' | 'deck'>> {
  if ([deck, deckSlug, made].filter((source) => source != null).length !== 1)
    throw wrong(`Seat ${seat + 1} needs a deck: a list, or the slug of a published one.`);
  if (deck != null && deck.length > CHECK_LIMITS.characters) throw wrong(`The list of seat ${seat + 1} is too long.`);
  const game = opened.game(rulesets[0]!.game);
  const published = deckSlug == null ? null : game.decks.get(deckSlug);
  if (published === undefined) throw notFound('unknown-deck', `There is no published deck "${deckSlug}".`);
  const { entries, verdicts } = await checkList(
    opened,
    game.doc.id,
    made?.entries ?? published?.entries ?? deck!,
    rulesets,
    utcDay(),
  );
  for (const [at, { issues }] of verdicts.entries()) {
    const problem = issues.find(({ severity }) => severity === 'error');
    if (problem) throw wrong(`The deck of seat ${seat + 1} is not legal in ${rulesets[at]!.name}. ${problem.message}`);
  }
  const main = entries.filter(({ zone, card }) => zone === 'main' && card !== null);
  return {
    deckName: made?.name ?? published?.name ?? (name?.trim().slice(0, LONGEST_NAME) || null),
    deck: main.map(({ card, copies }) => ({ card: card!, copies })),
  };
}

/** Checks that the games of a setup can be played, and returns the setup. */
async function playable(opened: OpenedRelease, game: string, setup: LabSetup): Promise<LabSetup> {
  const plugin = engineOf(opened.game(game));
  const plan = await planOf(() => opened.content, { game, release: opened.info.number }, setup);
  try {
    for (const arm of plan.arms.keys()) new ArmPlayer(plugin, plan, arm);
    if (setup.stop) checkMetric(plugin, plan, setup.stop.metric);
    for (const goal of setup.tune?.goals ?? []) checkMetric(plugin, plan, parseGoal(goal).metric);
  } catch (error) {
    if (error instanceof ProgramError || error instanceof LabError) throw wrong(error.message);
    throw error;
  }
  return setup;
}
