/** What somebody asks for made into the setup of a run: everything that can be refused is refused here, before it is stored. */
import { randomInt } from 'node:crypto';
import { BOTS, UnknownBotError, botById } from '@rulewright/bots';
import { formatRulesetId, parseRulesetId, parseValue, type Ruleset } from '@rulewright/content';
import { ProgramError } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import { ArmPlayer, LabError, checkMetric } from '@rulewright/lab';
import { planOf, type LabSetup } from '@rulewright/lab/service';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkerOf } from '../decks/checker.ts';
import { CHECK_LIMITS } from '../decks/deck-check.service.ts';
import { ApiError, badInput, notFound } from '../graphql/errors.ts';
import type { LabEntrantInput, LabSweepInput, NewLabRunInput } from './lab.input.ts';

/** The most that one run takes. */
export const RUN_LIMITS = { games: 20_000, allGames: 100_000, arms: 24, seats: 12, budget: 2_000 } as const;

const wrong = (message: string): ApiError => badInput('bad-run', message);
type Arm = LabSetup['arms'][number];
type Entrant = LabSetup['entrants'][number];

/** @throws ApiError BAD_INPUT `bad-run`, NOT_FOUND; RulesetError */
export function setupOf(opened: OpenedRelease, input: NewLabRunInput): LabSetup {
  const base = opened.ruleset(input.ruleset);
  if (input.against != null && input.sweep != null)
    throw wrong('A run compares two rulesets or sweeps a parameter, not both.');
  const rulesets = rulesetsOf(opened, base, input);
  const { games } = input;
  if (games < 2 || games > RUN_LIMITS.games) throw wrong(`A run plays 2 to ${RUN_LIMITS.games} games of each ruleset.`);
  if (games * rulesets.length > RUN_LIMITS.allGames)
    throw wrong(`A run plays at most ${RUN_LIMITS.allGames} games in all: these would be ${games * rulesets.length}.`);
  if (input.stop != null && rulesets.length !== 2) throw wrong('Only a comparison of two rulesets can stop early.');
  if (input.stop?.matters != null && !(input.stop.matters >= 0)) throw wrong('A difference that matters is 0 or more.');
  const values = input.sweep?.values ?? null;
  const setup: LabSetup = {
    arms: rulesets.map(({ id, name, hash }, at): Arm => ({
      name: values?.[at] ?? name,
      ruleset: id,
      rulesetName: name,
      hash,
    })),
    entrants: entrantsOf(opened, rulesets, input.entrants),
    games,
    seed: input.seed ?? randomInt(2 ** 31),
    swap: input.swap ?? true,
    stop: input.stop == null ? null : { metric: input.stop.metric, matters: input.stop.matters ?? 0 },
    sweep:
      input.sweep == null ? null : { parameter: input.sweep.parameter, values: [...input.sweep.values], of: base.name },
  };
  return playable(opened, base.game, setup);
}

function rulesetsOf(opened: OpenedRelease, base: Ruleset, { against, sweep }: NewLabRunInput): Ruleset[] {
  if (sweep != null) return swept(opened, base, sweep);
  if (against == null) return [base];
  const other = opened.ruleset(against);
  if (other.game !== base.game) throw wrong(`${base.name} and ${other.name} are rulesets of different games.`);
  return [base, other];
}

/** The ruleset with each value of a parameter. */
function swept(opened: OpenedRelease, base: Ruleset, { parameter, values }: LabSweepInput): Ruleset[] {
  const declared = opened.game(base.game).vocabulary.parameters.find(({ name }) => name === parameter);
  if (!declared) throw notFound('unknown-parameter', `There is no parameter "${parameter}".`);
  if (values.length < 2 || values.length > RUN_LIMITS.arms)
    throw wrong(`A sweep takes 2 to ${RUN_LIMITS.arms} values, not ${values.length}.`);
  if (new Set(values).size < values.length) throw wrong('A sweep takes each value once.');
  const ref = parseRulesetId(opened.content, base.id);
  return values.map((text) => {
    const value = parseValue(declared, text);
    if (value === undefined) throw wrong(`${parameter} cannot be "${text}".`);
    return opened.ruleset(formatRulesetId({ ...ref, overrides: { ...ref.overrides, [parameter]: value } }));
  });
}

function entrantsOf(
  opened: OpenedRelease,
  rulesets: readonly Ruleset[],
  inputs: readonly LabEntrantInput[],
): Entrant[] {
  if (inputs.length === 0 || inputs.length > RUN_LIMITS.seats)
    throw wrong(`A game has 1 to ${RUN_LIMITS.seats} seats, not ${inputs.length}.`);
  const entrants = inputs.map((input, seat): Entrant => {
    const bot = checkedBot(input.bot);
    const { deckName, deck } = deckOf(opened, rulesets, input, seat);
    const botName = BOTS.find(({ id }) => id === bot.id.split(':')[0])?.name ?? bot.id;
    return { name: `${deckName ?? 'A list'} by ${botName}`, deckName, deck, bot: bot.id };
  });
  const twins = ({ name }: Entrant): boolean => entrants.filter((one) => one.name === name).length > 1;
  return entrants.map((one, seat) => (twins(one) ? { ...one, name: `${one.name} (${seat + 1})` } : one));
}

function checkedBot(id: string): { readonly id: string } {
  try {
    const bot = botById(id);
    if (Number(id.split(':')[1] ?? 0) <= RUN_LIMITS.budget) return bot;
  } catch (error) {
    if (error instanceof UnknownBotError) throw wrong(error.message);
    throw error;
  }
  throw wrong(`A bot of a lab run has a budget of at most ${RUN_LIMITS.budget}.`);
}

/** The cards of a deck that is legal under every ruleset of the run. */
function deckOf(
  opened: OpenedRelease,
  rulesets: readonly Ruleset[],
  { deck, deckSlug }: LabEntrantInput,
  seat: number,
): Pick<Entrant, 'deckName' | 'deck'> {
  if ((deck == null) === (deckSlug == null))
    throw wrong(`Seat ${seat + 1} needs a deck: a list, or the slug of a published one.`);
  if (deck != null && deck.length > CHECK_LIMITS.characters) throw wrong(`The list of seat ${seat + 1} is too long.`);
  const game = opened.game(rulesets[0]!.game);
  const published = deckSlug == null ? null : game.decks.get(deckSlug);
  if (published === undefined) throw notFound('unknown-deck', `There is no published deck "${deckSlug}".`);
  const { entries, verdicts } = checkerOf(game).check(published?.entries ?? deck!, [...rulesets]);
  for (const [at, { issues }] of verdicts.entries()) {
    const problem = issues.find(({ severity }) => severity === 'error');
    if (problem) throw wrong(`The deck of seat ${seat + 1} is not legal in ${rulesets[at]!.name}. ${problem.message}`);
  }
  const main = entries.filter(({ zone, card }) => zone === 'main' && card !== null);
  return {
    deckName: published?.name ?? null,
    deck: main.map(({ card, copies }) => ({ card: card!, copies })),
  };
}

/** The setup, once it is certain that its games can be played. */
function playable(opened: OpenedRelease, game: string, setup: LabSetup): LabSetup {
  const plugin = pluginFor(game);
  if (!plugin) throw notFound('unknown-game', `Nothing here plays "${game}".`);
  const plan = planOf(opened.content, game, setup);
  try {
    for (const arm of plan.arms.keys()) new ArmPlayer(plugin, plan, arm);
    if (setup.stop) checkMetric(plugin, plan, setup.stop.metric);
  } catch (error) {
    if (error instanceof ProgramError || error instanceof LabError) throw wrong(error.message);
    throw error;
  }
  return setup;
}
