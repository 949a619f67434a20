/**
 * The replay of a match: steps back and forward, a slider, automatic play, and jumps to events and rules. A new match can start from any
 * moment.
 */
'use client';
import type { MatchFrameQuery } from '@rulewright/api-client';
import { EventLog, TableBoard, withTakenBack } from '@rulewright/ui/table';
import { ArrowLeft, ArrowRight, Download, Pause, Play, Split } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { ruleHrefIn } from '../../shared/query.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { MatchNotes } from '../notes/index.ts';
import { subjectsOf } from './note-subjects.ts';
import { ask } from '../device/index.ts';
import type { CardTexts } from './card-texts.ts';
import { facesOf } from './faces-of.ts';
import { Moments } from './moments.tsx';
import { Stack } from './stack/stack.tsx';
import { usePointed } from './stack/use-pointed.ts';
import type { MatchView } from './use-match.ts';
import { useBoardWords } from './use-board-words.ts';
import { useMotion } from './motion/use-motion.ts';
import { useSpeed } from './use-kept-choice.ts';
import { Refusal } from '../../shared/components/refusal.tsx';
import { Select } from '../../shared/forms/select.tsx';

type Frame = NonNullable<MatchFrameQuery['matchFrame']>;

/** Steps per second. */
const SPEEDS = [1, 3, 10] as const;

export interface ReplayDeskProps {
  readonly match: MatchView;
  readonly initial: Frame;
  /** The printed texts of the game's cards, by slug. */
  readonly texts: CardTexts;
}

/** The step of a replay that is shown, and the ways to another one: go, automatic play, and the arrow keys. */
function useReplay(id: string, initial: Frame) {
  const inWords = useErrorSentence();
  const [frame, setFrame] = useState(initial);
  const [wanted, setWanted] = useState(initial.at);
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);
  const [playing, setPlaying] = useState(false);
  const [failure, setFailure] = useFailure();
  const latest = useRef(initial.at);

  const go = useCallback(
    async (to: number): Promise<void> => {
      const at = Math.min(Math.max(0, to), initial.of);
      latest.current = at;
      setWanted(at);
      try {
        const { matchFrame } = await ask('MatchFrame', { match: id, at });
        // Ignores an answer if the reader has moved to another step in the meantime.
        if (!matchFrame || latest.current !== at) return;
        setFrame(matchFrame);
        history.replaceState(null, '', addressOf(id, at));
      } catch (error) {
        setFailure(inWords(error));
        setPlaying(false);
      }
    },
    [id, initial.of, inWords],
  );

  useEffect(() => {
    if (!playing || frame.at !== wanted) return;
    if (frame.at >= frame.of) {
      const stop = setTimeout(() => setPlaying(false));
      return () => clearTimeout(stop);
    }
    const timer = setTimeout(() => void go(frame.at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [playing, frame, wanted, speed, go]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const busy = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (busy || (event.target as HTMLElement).closest('input, select, textarea, [tabindex="0"]')) return;
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (by === 0) return;
      event.preventDefault();
      void go(latest.current + by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [go]);

  async function fork(): Promise<void> {
    try {
      const { forkMatch } = await ask('ForkMatch', { match: id, at: frame.at });
      location.assign(`/play/${forkMatch.id}`);
    } catch (error) {
      setFailure(inWords(error));
    }
  }

  return { frame, wanted, speed, setSpeed, playing, setPlaying, failure, go, fork };
}

type Replay = ReturnType<typeof useReplay>;

const addressOf = (id: string, at: number): string => `/play/${id}/replay${at > 0 ? `?at=${at}` : ''}`;

/** The buttons back and forward, automatic play with its speed, and the slider. */
function ReplaySteps({ id, replay }: { readonly id: string; readonly replay: Replay }) {
  const t = useTranslations('play.replayDesk');
  const { frame, wanted, speed, setSpeed, playing, setPlaying, go } = replay;
  const follow = (to: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(false);
    void go(to);
  };
  const step = (to: number, label: string, icon: 'back' | 'on') => (
    <a
      className="button"
      href={addressOf(id, to)}
      onClick={follow(to)}
      aria-disabled={to < 0 || to > frame.of || undefined}
    >
      {icon === 'back' && <ArrowLeft size={16} aria-hidden="true" />} {label}{' '}
      {icon === 'on' && <ArrowRight size={16} aria-hidden="true" />}
    </a>
  );
  return (
    <div className="replay-steps">
      <div className="replay-walk">
        {step(frame.at - 1, t('back'), 'back')}
        <p role="status">{t('decisionOf', { at: frame.at, of: frame.of })}</p>
        {step(frame.at + 1, t('forward'), 'on')}
      </div>
      <button type="button" className="button needs-script" onClick={() => setPlaying(!playing)}>
        {playing ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}{' '}
        {playing ? t('pause') : t('run')}
      </button>
      <Select
        label={<span className="visually-hidden">{t('speed')}</span>}
        className="needs-script"
        value={speed}
        onChange={(value) => setSpeed(Number(value))}
        of={SPEEDS.map((one) => ({ id: one, name: t('stepsASecond', { steps: one }) }))}
      />
      <input
        className="replay-slider needs-script"
        type="range"
        min={0}
        max={frame.of}
        value={wanted}
        aria-label={t('decision')}
        onChange={(event) => void go(Number(event.target.value))}
      />
    </div>
  );
}

export function ReplayDesk({ match, initial, texts }: ReplayDeskProps) {
  const t = useTranslations('play.replayDesk');
  const words = useBoardWords();
  const replay = useReplay(match.id, initial);
  const { frame, failure, go, fork } = replay;
  const [pointed, setPointed] = usePointed(frame.table.pending);
  const [motion] = useSpeed();
  const faces = facesOf(match);
  const names = match.seats.map((seat) => seat.name);
  const { board, layer } = useMotion({ seats: frame.table.seats, lines: frame.log, names, faces, speed: motion });
  const { id } = match;
  const ruleHref = (rule: string): string => ruleHrefIn(match.ruleset.id, rule);

  return (
    <div className="match replay">
      <header className="match-head">
        <h1>{t('stepByStep', { players: names.join(' – ') })}</h1>
        <p className="quiet">
          <a href={`/play/${id}`}>{t('theMatch')}</a>, {match.ruleset.name}
          <code>, {match.ruleset.hash.slice(0, 12)}</code>
          {match.stage === 'playing' && t('stillPlayed')}
          {match.stage === 'over' && t('allHandsOpen')}
        </p>
      </header>
      <Refusal of={failure} className="match-failure" />
      <ReplaySteps {...{ id, replay }} />
      <div className="match-spread">
        <div ref={board} className="match-table">
          <TableBoard
            seats={frame.table.seats}
            names={names}
            self={frame.table.viewer ?? null}
            asked={frame.table.decision?.seat ?? null}
            faces={faces}
            words={words}
          />
          <div ref={layer} className="motion-layer" aria-hidden="true" inert />
        </div>
        <aside className="match-side">
          <Stack
            pending={frame.table.pending}
            taken={frame.at}
            onPoint={setPointed}
            {...{ faces, texts, ruleHref, pointed }}
          />
          <div className="match-controls">
            {match.canFork && (
              <button type="button" className="button button-main needs-script" onClick={() => void fork()}>
                <Split size={16} aria-hidden="true" /> {t('playFromHere')}
              </button>
            )}
            {match.stage === 'over' && (
              <a className="button" href={`/play/${id}/file`} download>
                <Download size={16} aria-hidden="true" /> {t('download')}
              </a>
            )}
          </div>
          <h2 className="replay-now">{frame.at === 0 ? t('start') : t('afterThisDecision')}</h2>
          <div className="match-lines" tabIndex={0} role="region" aria-label={t('whatHappened')}>
            <EventLog lines={withTakenBack(frame.log, frame.takenBack)} ruleHref={ruleHref} />
          </div>
          <Moments match={id} onGo={(at) => void go(at)} href={(at) => addressOf(id, at)} />
          {match.stage === 'over' && (
            <MatchNotes
              match={id}
              game={match.game}
              mayWrite={match.host || match.seats.some(({ mine }) => mine)}
              ruleHref={ruleHref}
              {...subjectsOf(match, match.table!)}
            />
          )}
        </aside>
      </div>
    </div>
  );
}
