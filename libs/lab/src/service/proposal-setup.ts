/** The beginning of a search for changes that reach goals. */
import { botById, LEVELS, nearestPolicy } from '@rulewright/bots';
import { resolveRuleset, type Content } from '@rulewright/content';
import { compileForDecks } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { openValues, stepsOf, type MayChange } from '../runs/proposals/open-values.ts';
import { ADAPTED, UNCHANGED, CHECKS, mostGames } from '../runs/proposals/halving.ts';
import { LabError } from '../runs/plan/lab-error.ts';
import { planOfArm } from '../runs/plan/lab-plan.ts';
import { checkMetric } from '../runs/results/run-metrics.ts';
import { parseGoal } from '../runs/tuning/tuning-goals.ts';
import { hasLearned, roleGames } from './proposal-trials.ts';
import { aroundTable } from '../seating.ts';
import { planOf, type LabSetup } from './run-setup.ts';

/** How thorough a search is: the games of an arm in its first round. */
export const SCALES = { quick: 4, usual: 16, thorough: 48 } as const;
export type Thoroughness = keyof typeof SCALES;

/** The most goals of a search. */
const MOST_GOALS = 4;
/** The games of a part. */
const PART = 8;
/** The most that a level of the check may cost, compared with the most costly level that thinks for a short time. */
const SHORT_THOUGHT = 8;

/** The level that checks the result of a search: the next stronger one that does not think long. The learned one has not trained with the changes. */
export function checkingLevel(bot: string): string {
  const short = LEVELS.filter(({ bot: id }) => {
    const { budget } = botById(id);
    return budget > 0 && budget <= SHORT_THOUGHT;
  });
  const own = botById(bot).budget;
  const stronger = short.find(({ id, bot: of }) => id !== bot && botById(of).budget > own);
  return (stronger ?? short.findLast(({ id }) => id !== bot) ?? LEVELS[0]!).id;
}

export interface ProposalRequest {
  readonly goals: readonly string[];
  readonly may: MayChange;
  readonly thoroughness: Thoroughness;
  /** Other decks with which the result is checked, the first two of them. */
  readonly decks?: readonly Pick<LabSetup['entrants'][number], 'deckName' | 'deck'>[];
}

/**
 * The setup of a search, from the setup of a run with one arm and two players.
 * @throws LabError
 */
export async function proposalSetup(
  content: Content,
  place: { readonly game: string; readonly release: number },
  setup: LabSetup,
  { goals, may, thoroughness, decks = [] }: ProposalRequest,
): Promise<LabSetup> {
  const scale = SCALES[thoroughness];
  if (goals.length === 0 || goals.length > MOST_GOALS) throw new LabError('bad-goal', `Name 1 to ${MOST_GOALS} goals.`);
  const [entrant] = setup.entrants;
  const level = botById(checkingLevel(entrant!.bot));
  const others = setup.entrants.map((one, at) => ({
    ...{ ...one, bot: level.id },
    name: `${one.deckName ?? 'A list'} by ${level.name} (${at + 1})`,
  }));
  const of = content.game(place.game);
  const lists = setup.entrants.map(({ deck }) => ({ entries: deck }));
  const ruleset = resolveRuleset(content, setup.arms[0]!.ruleset);
  const program = compileForDecks(engineOf(ruleset), ruleset, of.cards, lists);
  const { id: learned, name: learnedName } = LEVELS.find(({ bot }) => botById(bot).isLearned === true)!;
  const learners = nearestPolicy(program)
    ? setup.entrants.map((one, at) => ({
        ...{ ...one, bot: learned },
        name: `${one.deckName ?? 'A list'} by ${learnedName} (${at + 1})`,
      }))
    : [];
  const first = decks[0];
  const strangers = first
    ? aroundTable([first, decks[1] ?? first], setup.entrants.length).map((one, at) => ({
        ...{
          ...one,
          bot: entrant!.bot,
          name: `${one.deckName ?? 'A list'} by ${botById(entrant!.bot).name} (${at + 1})`,
        },
      }))
    : [];
  const part = Math.min(PART, scale);
  const own: LabSetup = {
    ...{
      ...setup,
      part,
      table: setup.entrants.length,
      entrants: [...setup.entrants, ...others, ...learners, ...strangers],
    },
    arms: [{ ...setup.arms[0]!, name: 'as it is', seats: setup.entrants.map((_, at) => at), games: scale * UNCHANGED }],
    games: scale * CHECKS.fresh,
  };
  const plan = await planOf(() => content, place, own);
  for (const goal of goals) checkMetric(engineOf(ruleset), planOfArm(plan, 0), parseGoal(goal).metric);
  const cards = [...setup.entrants.flatMap(({ deck }) => deck)].sort((a, b) => b.copies - a.copies);
  const values = openValues(content, ruleset, [...new Set(cards.map(({ card }) => card))], may);
  if (values.length === 0)
    throw new LabError(
      'nothing-to-vary',
      'The sources state every value that you allow to change. Allow other values, or choose another deck.',
    );
  const started: LabSetup = {
    ...own,
    propose: {
      ...{ goals: [...goals], scale, most: 0, values, stage: 'start', candidates: [{ arm: 0, moves: [] }] },
      ...{ alive: [0], games: 0, checked: [], refused: 0, done: false },
      ...(first && { decks: strangers.map((_, at) => own.entrants.length - strangers.length + at) }),
    },
  };
  const { search, fresh, decks: ofDecks, other, learned: ofLearned } = gamesOfProposals(started);
  return { ...started, propose: { ...started.propose!, most: search + fresh + ofDecks + other + ofLearned } };
}

/** The most games of a search: to find candidates, and to check them with its own players, other decks, other players and learned ones. */
export function gamesOfProposals(setup: Pick<LabSetup, 'propose' | 'entrants' | 'part' | 'table'>): {
  readonly search: number;
  readonly fresh: number;
  readonly decks: number;
  readonly other: number;
  /** With learned players, and the games of self-play with which they adapt. */
  readonly learned: number;
  readonly adapted: number;
} {
  const { scale, values, decks } = setup.propose!;
  const { search, fresh, finalists } = mostGames(stepsOf(values));
  const learners = hasLearned(setup) ? finalists : 0;
  return {
    ...{ search: scale * search, fresh: scale * fresh, other: finalists * roleGames(setup) },
    decks: decks ? finalists * scale * CHECKS.decks : 0,
    ...{ learned: learners * scale * CHECKS.learned, adapted: learners * scale * ADAPTED },
  };
}
