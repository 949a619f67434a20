/** Corrects a proposed outcome: leaves out some of its results, and states other events. What is left must be what the engine plays. */
import { exampleWith, type Content, type Example } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { modesOf, runExample, traceExample } from '@rulewright/lab';
import { isMembers, type Members } from '../diff/field-diff.ts';
import { DeskError } from '../errors.ts';

/** What a person changes about a proposed outcome. */
export interface OutcomeCorrection {
  /** Fields that the example does not state, such as `then.zones.A/hand`, as in the changes of the outcome. */
  readonly without: readonly string[];
  /** The events that the example states at its end, by their places in the story; null leaves them as proposed. */
  readonly events: readonly number[] | null;
}

/** A proposed outcome, as `Settling.show` gives it. */
interface Proposed {
  readonly example: string;
  readonly modes: readonly string[];
  readonly isApart: boolean;
  readonly members: Members;
}

const STATED = ['then', 'thenIn', 'play'] as const;

/** A value without some of its fields, and without containers that this makes empty. Undefined if nothing is left. */
function withoutFields(value: unknown, field: string, dropped: ReadonlySet<string>): unknown {
  if (dropped.has(field)) return undefined;
  const within = (start: string): boolean => [...dropped].some((one) => one.startsWith(start));
  if (Array.isArray(value) && within(`${field}[`)) {
    const rest = value.flatMap((one, at) => withoutFields(one, `${field}[${at}]`, dropped) ?? []);
    return rest.length > 0 ? rest : undefined;
  }
  if (!isMembers(value) || !within(field === '' ? '' : `${field}.`)) return value;
  const rest = Object.entries(value).flatMap(([name, own]) => {
    const inner = withoutFields(own, field === '' ? name : `${field}.${name}`, dropped);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

const firstLine = (message: string): string => message.split('\n')[0]!.trim();

const isEmpty = (value: unknown): boolean => isMembers(value) && Object.keys(value).length === 0;

/**
 * The members of an example with a corrected outcome.
 * @throws DeskError `bad-outcome` if the engine plays something else, or if the example would state nothing
 */
export function correctedOutcome(
  content: Content,
  plugin: GamePlugin,
  { example: id, modes: failing, isApart, members }: Proposed,
  { without, events }: OutcomeCorrection,
): Members {
  const example = [...content.game(plugin.id).examples.values()].flat().find((one) => one.id === id);
  if (!example) throw new DeskError('not-offered', `The example "${id}" is not in this change set any more.`);
  const modes = isApart ? failing : modesOf(content, plugin.id, example);
  const proposed = exampleWith({ ...example, ...(isApart && { thenIn: {} }) }, { ...members, modes: [...modes] });
  const steps = proposed.play.map((entry) => (typeof entry === 'string' ? entry : { ...entry }));
  const left = withoutFields({ then: proposed.then, thenIn: proposed.thenIn, play: steps }, '', new Set(without)) ?? {};
  const stated = {
    ...{ then: {}, thenIn: {}, play: [] },
    ...(left as Partial<Pick<Example, (typeof STATED)[number]>>),
  };
  const then = { ...stated.then };
  if (events) {
    const told = traceExample(content, plugin, proposed, failing[0]!).frames.flatMap((frame) => frame.events);
    const chosen = [...new Set(events)].sort((a, b) => a - b).flatMap((at) => (told[at] ? [told[at].words] : []));
    if (chosen.length > 0) then.events = chosen as NonNullable<Example['then']['events']>;
    else delete then.events;
  }
  const corrected = { ...proposed, ...stated, then };
  const isStated = !isEmpty(then) || !isEmpty(stated.thenIn) || stated.play.some((entry) => typeof entry !== 'string');
  if (!isStated) throw new DeskError('bad-outcome', 'An example states at least one result. Choose one.');
  for (const mode of modes) {
    const { passed, message } = runExample(content, plugin, corrected, mode);
    if (!passed)
      throw new DeskError(
        'bad-outcome',
        `In ${content.game(plugin.id).modes.get(mode)?.name ?? mode}, this is not what happens. ${firstLine(message)}`,
      );
  }
  const changed = STATED.filter((name) => JSON.stringify(corrected[name]) !== JSON.stringify(proposed[name]));
  return { ...members, ...Object.fromEntries(changed.map((name) => [name, corrected[name]])) };
}
