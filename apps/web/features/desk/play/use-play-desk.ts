/** The open play document: the names and sentences of its game, the lines that cite rules, and the run of the debugger. */
'use client';
import { DeskPlayDocument, PlayStopDocument, type PlayRun, type PlayStopQuery } from '@rulewright/api-client';
import { citedIn, ruleAt } from '@rulewright/content/play-lines';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { request } from '../../../shared/request.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import type { PlayEditing } from './play-names.ts';

export type PlayStop = NonNullable<PlayStopQuery['playStop']>;
/** How the debugger continues from a place. */
export type Move = 'into' | 'over' | 'out' | 'back' | 'back-over' | 'decision' | 'continue' | 'back-continue';

/** A run of the debugger and the place at which it has stopped. */
export interface DebuggedRun {
  readonly run: PlayRun;
  readonly stop: PlayStop;
  /** The stop before this one; its values show what has changed. */
  readonly before: PlayStop | null;
}

export interface PlayDesk {
  readonly path: string;
  /** Null until it is loaded. */
  readonly editing: PlayEditing | null;
  readonly cited: ReadonlyMap<string, readonly number[]>;
  /** The rule that covers the line of the caret. */
  readonly rule: string | null;
  readonly breakpoints: readonly number[];
  readonly setBreakpoints: (lines: readonly number[]) => void;
  readonly seek: (line: number) => void;
  readonly debugged: DebuggedRun | null;
  /** The line of this document at which the run has stopped. */
  readonly stopped: number | null;
  readonly isBusy: boolean;
  readonly error: ReactNode;
  /** Starts a run, and stops at its first breakpoint, or at its first line without breakpoints. */
  readonly start: (run: PlayRun) => Promise<void>;
  readonly move: (move: Move) => Promise<void>;
  /** Shows a place of the run. */
  readonly show: (place: number) => Promise<void>;
  /** Takes an option of the question at this place, instead of the recorded decision. */
  readonly choose: (option: number) => Promise<void>;
}

interface Opened {
  readonly kind: string;
  readonly game: string;
  readonly path: string;
}

const FRESH = 10_000;

/**
 * @param save saves the draft, because the debugger runs the saved documents
 * @param seek moves the caret of the editor to a line
 */
export function usePlayDesk(
  { kind, game, path }: Opened,
  changeSet: number | null,
  { text, version }: { readonly text: string; readonly version: string | null },
  line: number,
  save: () => Promise<void>,
  seek: (line: number) => void,
): PlayDesk | null {
  const noteOf = useErrorNote();
  const isPlay = kind === 'play';
  const { data } = useQuery({
    queryKey: ['play', path, changeSet, version],
    queryFn: async ({ signal }) =>
      ((await request(DeskPlayDocument, { path, changeSet }, { signal })).document?.playEditing ??
        null) as PlayEditing | null,
    enabled: isPlay,
    staleTime: FRESH,
    placeholderData: (known) => known,
  });
  const [breakpoints, setBreakpoints] = useState<readonly number[]>([]);
  const [debugged, setDebugged] = useState<DebuggedRun | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  const asked = useRef(0);
  const cited = useMemo(() => (isPlay ? citedIn(text) : new Map<string, number[]>()), [isPlay, text]);
  const rule = useMemo(() => (isPlay ? ruleAt(text, line) : null), [isPlay, text, line]);
  if (!isPlay) return null;

  const run = async (what: PlayRun, at: number, move: Move | null, before: PlayStop | null): Promise<void> => {
    const request_ = ++asked.current;
    setBusy(true);
    setError(null);
    try {
      await save();
      const lines = breakpoints.map((one) => ({ path, line: one }));
      const { playStop: stop } = await request(PlayStopDocument, {
        ...{ game, changeSet, run: what, at, move, breakpoints: lines },
      });
      if (request_ !== asked.current || !stop) return;
      if (stop.refused == null) setDebugged({ run: what, stop, before });
      else {
        setDebugged(null);
        setError(stop.refused);
      }
    } catch (problem) {
      if (request_ === asked.current) setError(noteOf(problem));
    } finally {
      if (request_ === asked.current) setBusy(false);
    }
  };
  const again = async (at: number, move: Move | null): Promise<void> => {
    if (debugged) await run(debugged.run, at, move, debugged.stop);
  };
  const top = debugged?.stop.steps.findLast((step) => step.at !== null)?.at;
  return {
    path,
    editing: data ?? null,
    cited,
    rule,
    breakpoints,
    setBreakpoints,
    seek,
    debugged,
    stopped: top?.path === path ? top.line : null,
    isBusy,
    error,
    start: (what) => run(what, -1, breakpoints.length > 0 ? 'continue' : 'into', null),
    move: (move) => again(debugged?.stop.place ?? 0, move),
    show: (place) => again(place, null),
    choose: async (option) => {
      if (!debugged) return;
      const { stop, run: recorded } = debugged;
      await run({ ...recorded, decisions: [...stop.decisions, option] }, stop.place, 'into', stop);
    },
  };
}
