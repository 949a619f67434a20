/** The rulesets of a run: a single ruleset, two to compare, a sweep over the values of a parameter, or candidates for tuning. */
import { formatRulesetId, parseRulesetId, parseValue, type ParameterValue, type Ruleset } from '@rulewright/content';
import { engineOf } from '@rulewright/games';
import { LabError, combinations, contendersOf, parseGoal, type Varied } from '@rulewright/lab';
import type { LabSetup } from '@rulewright/lab/service';
import type { OpenedRelease } from '../content/opened-release.ts';
import { badInput, notFound, type ApiError } from '../errors/errors.ts';
import type { MatrixRequest, RunRequest, SweepRequest, TuneRequest } from './new-run.ts';

export const RUN_LIMITS = {
  games: 20_000,
  allGames: 100_000,
  arms: 24,
  /** Pairs of entrants in a matrix. */
  pairs: 28,
  goals: 4,
  varied: 6,
  seats: 12,
  budget: 2_000,
} as const;

export const wrong = (message: string): ApiError => badInput('bad-run', message);

type Arms = Pick<LabSetup, 'arms' | 'sweep' | 'tune'> & { readonly rulesets: readonly Ruleset[] };

/** @throws ApiError BAD_INPUT `bad-run`, NOT_FOUND; RulesetError */
export function armsOf(opened: OpenedRelease, base: Ruleset, { against, sweep, tune, matrix }: RunRequest): Arms {
  if (matrix != null) return matrixArms(opened, base, matrix);
  if ([against, sweep, tune].filter((asked) => asked != null).length > 1)
    throw wrong('A run can compare two rulesets, sweep a parameter or tune. Choose one of the three.');
  if (sweep != null) return sweptArms(opened, base, sweep);
  if (tune != null) return tunedArms(opened, base, tune);
  if (against == null) return plain([base]);
  const other = opened.ruleset(against);
  if (other.game !== base.game) throw wrong(`${base.name} and ${other.name} are rulesets of different games.`);
  return plain([base, other]);
}

const plain = (rulesets: readonly Ruleset[], names: readonly string[] = rulesets.map(({ name }) => name)): Arms => ({
  rulesets,
  arms: rulesets.map(({ id, name, hash }, at) => ({ name: names[at]!, ruleset: id, rulesetName: name, hash })),
  sweep: null,
  tune: null,
});

/** One arm for each pair of entrants under each ruleset. The names are set when the entrants are known. */
function matrixArms(opened: OpenedRelease, base: Ruleset, { rulesets: others, pairs }: MatrixRequest): Arms {
  const rulesets = [base, ...others.map((id) => opened.ruleset(id))];
  if (rulesets.some(({ game }) => game !== base.game)) throw wrong('Choose modes of one game.');
  if (new Set(rulesets.map(({ id }) => id)).size < rulesets.length) throw wrong('Choose each mode once.');
  if (pairs.length * rulesets.length > RUN_LIMITS.pairs)
    throw wrong(
      `A run plays at most ${RUN_LIMITS.pairs} pairs, not ${pairs.length * rulesets.length}. Choose fewer decks, levels or modes.`,
    );
  const arms = rulesets.flatMap(({ id, name, hash }) =>
    pairs.map(({ seats, replaced }) => ({
      ...{ name, ruleset: id, rulesetName: name, hash, seats: [...seats] },
      ...(replaced && { replaced: { card: replaced.card, standIn: [...replaced.standIn] } }),
    })),
  );
  return { rulesets, arms, sweep: null, tune: null };
}

/** Parses the values of a parameter by its declaration. @throws ApiError */
function valuesOf(opened: OpenedRelease, base: Ruleset, { parameter, values }: SweepRequest): ParameterValue[] {
  const declared = opened.game(base.game).vocabulary.parameters.find(({ name }) => name === parameter);
  if (!declared) throw notFound('unknown-parameter', `There is no parameter "${parameter}".`);
  if (values.length > RUN_LIMITS.arms)
    throw wrong(`A parameter takes up to ${RUN_LIMITS.arms} values, not ${values.length}.`);
  if (new Set(values).size < values.length) throw wrong(`${parameter} takes each value once.`);
  return values.map((text) => {
    const value = parseValue(declared, text);
    if (value === undefined) throw wrong(`${parameter} cannot be "${text}".`);
    return value;
  });
}

/** One arm for each value of a parameter. */
function sweptArms(opened: OpenedRelease, base: Ruleset, sweep: SweepRequest): Arms {
  const { parameter, values } = sweep;
  if (values.length < 2) throw wrong(`A sweep takes 2 to ${RUN_LIMITS.arms} values, not ${values.length}.`);
  const ref = parseRulesetId(opened.content, base.id);
  const rulesets = valuesOf(opened, base, sweep).map((value) =>
    opened.ruleset(formatRulesetId({ ...ref, overrides: { ...ref.overrides, [parameter]: value } })),
  );
  return { ...plain(rulesets, values), sweep: { parameter, values: [...values], of: base.name } };
}

/** The unchanged ruleset, and one arm for each playable combination of values, up to the limit of a run. */
function tunedArms(opened: OpenedRelease, base: Ruleset, { goals, vary }: TuneRequest): Arms {
  if (goals.length === 0 || goals.length > RUN_LIMITS.goals) throw wrong(`Name 1 to ${RUN_LIMITS.goals} goals.`);
  if (vary.length === 0 || vary.length > RUN_LIMITS.varied)
    throw wrong(`Name 1 to ${RUN_LIMITS.varied} parameters that may change.`);
  if (new Set(vary.map(({ parameter }) => parameter)).size < vary.length) throw wrong('Name each parameter once.');
  const plugin = engineOf(base);
  goals.forEach(checkGoal);
  const varied = vary.map((one): Varied => {
    if (one.values.length === 0) throw wrong(`Give ${one.parameter} a value to try.`);
    return { parameter: one.parameter, values: valuesOf(opened, base, one) };
  });
  const ref = parseRulesetId(opened.content, base.id);
  const { field, refused } = contendersOf(opened.content, plugin, ref, combinations(varied, RUN_LIMITS.arms, 0));
  const changed = field.filter(({ changes }) => changes > 0).slice(0, RUN_LIMITS.arms - 1);
  if (changed.length === 0)
    throw wrong(
      refused[0] ? `None of these values can be played: ${refused[0].reason}` : 'None of the values changes anything.',
    );
  const changes = changed.map(({ values }) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name, value]) => !Object.is(base.parameters[name], value))
        .map(([name, value]) => [name, valueText(value)]),
    ),
  );
  const names = changes.map((one) => Object.entries(one).map(([name, value]) => `${name} ${value}`));
  return {
    ...plain([base, ...changed.map(({ arm }) => arm.ruleset)], ['as it is', ...names.map((words) => words.join(', '))]),
    tune: { of: base.name, goals: [...goals], changes: [{}, ...changes], refused: [...refused] },
  };
}

/** A parameter value as text that `parseValue` reads. */
export const valueText = (value: ParameterValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

function checkGoal(text: string): void {
  try {
    parseGoal(text);
  } catch (error) {
    throw error instanceof LabError ? wrong(error.message) : error;
  }
}
