/** The debugger of play documents: what to run, how to move through the run, and what the run holds at its place. */
'use client';
import type { PlayRun } from '@rulewright/api-client';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChevronsLeft,
  CircleHelp,
  Play,
  RedoDot,
  RotateCcw,
  StepBack,
  UndoDot,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RunState } from './run-state.tsx';
import type { Move, PlayDesk } from './use-play-desk.ts';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { Select } from '../../../shared/forms/select.tsx';

const FORWARD: readonly (readonly [Move, LucideIcon])[] = [
  ['continue', Play],
  ['decision', CircleHelp],
  ['over', RedoDot],
  ['into', ArrowDownToLine],
  ['out', ArrowUpFromLine],
];
const BACK: readonly (readonly [Move, LucideIcon])[] = [
  ['back-continue', ChevronsLeft],
  ['back-over', UndoDot],
  ['back', StepBack],
];
const KINDS = ['example', 'new', 'match', 'replay'] as const;
type Kind = (typeof KINDS)[number];

export interface DebuggerProps {
  readonly play: PlayDesk;
  /** The line of the caret. */
  readonly line: number;
  readonly game: string;
  /** The example to choose first, if a link named one. */
  readonly example: string | undefined;
}

export function Debugger({ play, line, game, example }: DebuggerProps) {
  const t = useTranslations('desk.debugger');
  const { debugged, breakpoints, isBusy } = play;
  const isSet = breakpoints.includes(line);
  const toggle = (): void =>
    play.setBreakpoints(isSet ? breakpoints.filter((one) => one !== line) : [...breakpoints, line]);
  return (
    <div className="debugger" aria-busy={isBusy}>
      <details className="debugger-what" open={debugged === null || undefined}>
        <summary>{t('whatToRun')}</summary>
        <RunForm play={play} game={game} example={example} />
      </details>
      <p className="debugger-breakpoints">
        <button type="button" className="button" aria-pressed={isSet} onClick={toggle}>
          {t('breakpointAt', { line, isSet: String(isSet) })}
        </button>
        {breakpoints.length > 0 && <span className="quiet">{t('breakpoints', { lines: breakpoints.join(', ') })}</span>}
      </p>
      <Refusal of={play.error} />
      {debugged && (
        <>
          <Moves play={play} />
          <Place play={play} />
          <RunState play={play} debugged={debugged} />
        </>
      )}
    </div>
  );
}

function Moves({ play }: { readonly play: PlayDesk }) {
  const t = useTranslations('desk.debugger');
  const { place, places } = play.debugged!.stop;
  const row = (moves: typeof FORWARD, isPossible: boolean) =>
    moves.map(([move, Icon]) => (
      <button key={move} type="button" className="button" disabled={!isPossible} onClick={() => void play.move(move)}>
        <Icon size={16} aria-hidden="true" /> {t('move', { move: move.replaceAll('-', '_') })}
      </button>
    ));
  return (
    <div className="debugger-moves">
      <div role="group" aria-label={t('forward')}>
        {row(FORWARD, place < places)}
        <button type="button" className="button" onClick={() => void play.start(play.debugged!.run)}>
          <RotateCcw size={16} aria-hidden="true" /> {t('startAgain')}
        </button>
      </div>
      <div role="group" aria-label={t('backwards')}>
        {row(BACK, place > 0)}
      </div>
    </div>
  );
}

/** Where the run is, in words and as a slider over the whole run. */
function Place({ play }: { readonly play: PlayDesk }) {
  const t = useTranslations('desk.debugger');
  const { stop } = play.debugged!;
  const { place, places, steps } = stop;
  const top = steps.findLast(({ at }) => at != null);
  return (
    <div className="debugger-place">
      <p role="status">
        {top?.at ? t('stoppedAt', { line: top.at.line, step: top.step }) : t('runIsOver')}{' '}
        <span className="quiet">{t('placeOf', { place, places })}</span>
        {stop.cut && <span className="quiet"> {t('cut')}</span>}
      </p>
      <Slider key={place} place={place} places={places} onPlace={(to) => void play.show(to)} />
      {stop.problem && (
        <pre className="form-error" role="alert">
          {stop.problem}
        </pre>
      )}
    </div>
  );
}

interface SliderProps {
  readonly place: number;
  readonly places: number;
  readonly onPlace: (place: number) => void;
}

function Slider({ place, places, onPlace }: SliderProps) {
  const t = useTranslations('desk.debugger');
  const [dragged, setDragged] = useState(place);
  const end = (): void => {
    if (dragged !== place) onPlace(dragged);
  };
  return (
    <input
      type="range"
      aria-label={t('placeInRun')}
      min={0}
      max={places}
      value={dragged}
      onChange={(event) => setDragged(Number(event.target.value))}
      onPointerUp={end}
      onKeyUp={end}
    />
  );
}

/** The id at the end of the address of a match, or the id itself. */
const matchOf = (text: string): string => text.trim().split(/[?#]/u)[0]!.split('/').findLast(Boolean) ?? '';

/** A replay file without its events, which the run does not need. */
async function readReplay(file: File): Promise<string> {
  const text = await file.text();
  try {
    const replay = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify({ ...replay, events: [] });
  } catch {
    // The API says what is wrong with the text.
    return text.slice(0, 1_000);
  }
}

function RunForm({ play, game, example }: Omit<DebuggerProps, 'line'>) {
  const t = useTranslations('desk.debugger');
  const { editing } = play;
  const [kind, setKind] = useState<Kind>('example');
  const numberOf = (text: FormDataEntryValue | null): number | null => (text ? Number(text) : null);
  const runOf = async (data: FormData): Promise<PlayRun> => {
    const textOf = (name: string): string => String(data.get(name) ?? '');
    if (kind === 'example') return { example: textOf('example') };
    if (kind === 'match') return { match: matchOf(textOf('match')) };
    if (kind === 'replay') return { replay: await readReplay(data.get('replay') as File) };
    const { mode, seats, seed } = { mode: textOf('mode'), seats: data.get('seats'), seed: data.get('seed') };
    return { ruleset: `${game}/${mode}`, seats: numberOf(seats), seed: numberOf(seed) };
  };
  if (!editing) return <p className="quiet">{t('loading')}</p>;
  return (
    <form
      className="debugger-run"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        void runOf(data).then((run) => play.start(run));
      }}
    >
      <Select
        label={t('run')}
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        of={KINDS.map((id) => ({ id, name: t('kind', { kind: id }) }))}
      />
      {kind === 'example' && (
        <Select label={t('example')} name="example" defaultValue={example} required of={editing.examples} />
      )}
      {kind === 'new' && (
        <>
          <Select label={t('mode')} name="mode" of={editing.modes} />
          <label>
            {t('players')}
            <input className="field" name="seats" type="number" min={1} max={12} placeholder="2" />
          </label>
          <label>
            {t('seed')}
            <input className="field" name="seed" type="number" min={0} max={2_147_483_647} defaultValue={1} />
          </label>
        </>
      )}
      {kind === 'match' && (
        <label>
          {t('match')}
          <input className="field" name="match" required placeholder="/play/…" />
        </label>
      )}
      {kind === 'replay' && (
        <label>
          {t('replay')}
          <input className="field" name="replay" type="file" accept=".json,application/json" required />
        </label>
      )}
      <button type="submit" className="button button-main">
        {t('start')}
      </button>
    </form>
  );
}
