/**
 * Passes automatically for the reader until the turn ends or until their next turn. It stops at a decision without a pass option, when
 * another player attacks, and at the steps that the reader has chosen.
 */
'use client';
import type { OptionData } from '@rulewright/ui/table';
import { useEffect, useState } from 'react';
import type { MatchView } from './use-match.ts';

type Until = 'turn' | 'mine';

interface Passing {
  readonly until: Until;
  /** The number of the last log line when passing started. */
  readonly from: number;
}

/** Milliseconds before each pass, so that the reader can see the decision and stop. */
const REST = 350;

type Table = NonNullable<MatchView['table']>;
type Seen = Pick<MatchView, 'log'> & { readonly table: Pick<Table, 'turn' | 'decision'> };

/** Whether passing must stop. @param stops ids of the steps that the reader has chosen */
export function hasEnded(
  { until, from }: Passing,
  { log, table }: Seen,
  self: number,
  stops: readonly string[],
): boolean {
  const fresh = log.filter(({ number }) => number > from);
  if (fresh.some(({ motion, seat }) => motion === 'strike' && seat !== self)) return true;
  const turns = fresh.filter(({ motion }) => motion === 'turn');
  if (turns.some(({ seat }) => until === 'turn' || seat === self)) return true;
  const step = table.turn?.steps[table.turn.at];
  return step !== undefined && stops.includes(step.id);
}

interface PassingInput {
  readonly match: MatchView;
  readonly self: number | null;
  readonly stops: readonly string[];
  send(option: OptionData): void;
}

export interface PassingState {
  readonly until: Until | null;
  start(until: Until): void;
  stop(): void;
}

export function usePassing({ match, self, stops, send }: PassingInput): PassingState {
  const [passing, setPassing] = useState<Passing | null>(null);
  const { table, log } = match;
  const decision = table?.decision ?? null;
  const pass = decision?.seat === self ? decision?.options?.find(({ kind }) => kind === 'pass') : undefined;
  const ended =
    passing !== null && (!table || self === null || table.over || hasEnded(passing, { log, table }, self, stops));
  const asked = decision?.seat === self && decision?.options != null;
  const number = decision?.number;

  useEffect(() => {
    if (passing === null || (!ended && !asked)) return;
    const timer = setTimeout(() => (ended || !pass ? setPassing(null) : send(pass)), ended || !pass ? 0 : REST);
    return () => clearTimeout(timer);
    // `send` and `pass` are new objects in every render. They are not dependencies, so that each decision is passed once.
  }, [passing, ended, asked, number]);

  return {
    until: ended ? null : (passing?.until ?? null),
    start: (until) => setPassing({ until, from: log.at(-1)?.number ?? -1 }),
    stop: () => setPassing(null),
  };
}
