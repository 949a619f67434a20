/** Matches as files: a finished match written as a replay, and a replay read, checked and played again. */
import { recordReplay, replaySchema, runReplay, type Replay } from '@rulewright/engine';
import { chanceOf } from './chance.ts';
import { MatchError } from './errors.ts';
import type { Playable, Room } from './room.ts';
import { MOST_DECISIONS } from './run.ts';

/** @throws MatchError `match-not-over`: its key would tell what is still hidden */
export function replayOf(room: Room): Replay {
  const { run } = room;
  if (!run?.over) throw new MatchError('match-not-over', 'A match can be taken along as a file once it is over.');
  const counted = run.counted();
  let next = 0;
  return recordReplay(
    run.program,
    room.seats.map(({ deck }) => ({ entries: deck })),
    chanceOf(room.match),
    () => run.decisions[counted[next++]!]!,
    { decisions: counted.length },
  );
}

/** @throws MatchError `bad-replay`, naming the place that is wrong */
export function parseReplay(text: string): Replay {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new MatchError('bad-replay', 'The file is not JSON.');
  }
  const parsed = replaySchema.safeParse(data);
  if (parsed.success) {
    const { decisions } = parsed.data;
    if (decisions.length <= MOST_DECISIONS) return parsed.data;
    throw new MatchError(
      'bad-replay',
      `A match has at most ${MOST_DECISIONS} decisions; this one has ${decisions.length}.`,
    );
  }
  const [issue] = parsed.error.issues;
  const place = issue!.path.length > 0 ? `${issue!.path.join('.')}: ` : '';
  throw new MatchError('bad-replay', `The file is not a replay. ${place}${issue!.message}.`);
}

/** A replay played again: the decisions that can be taken, and where it goes another way than the file says. */
export function checkedReplay(
  { program }: Playable,
  replay: Replay,
): { readonly decisions: readonly number[]; readonly divergence: string | null } {
  const { divergence, decisions } = runReplay(program, replay);
  const said =
    divergence &&
    `It goes another way after ${divergence.decision} decisions: the rules or cards have changed since. ${divergence.sentence}`;
  return { decisions: replay.decisions.slice(0, decisions), divergence: said };
}
