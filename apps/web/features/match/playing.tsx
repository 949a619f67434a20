/** The board and the current decision for one seat. The player selects a card or zone, or an option from the list. */
'use client';
import { TableBoard } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, type ReactNode } from 'react';
import { useMedia } from '../../shared/use-media.ts';
import { Aim } from './aim.tsx';
import { moveByArrows } from './arrow-keys.ts';
import { facesOf } from './faces-of.ts';
import { isAway } from './is-away.ts';
import { Stack } from './stack/stack.tsx';
import { useStackCard } from './stack/use-pointed.ts';
import { Strip } from './strip.tsx';
import type { CardTexts } from './card-texts.ts';
import { useDeciding } from './use-deciding.ts';
import { useDrag } from './use-drag.ts';
import { useFocusInPanel } from './use-focus-in-panel.ts';
import type { MatchView } from './use-match.ts';
import { useMotion } from './motion/use-motion.ts';
import { useSound } from './motion/use-sound.ts';
import { Question } from './question.tsx';
import { ReadingPane } from './reading-pane.tsx';
import { Spoken } from './spoken.tsx';
import { useSpeed, useStops } from './use-kept-choice.ts';
import { usePassing } from './use-passing.ts';
import { useOutside } from './use-outside.ts';
import { useReading } from './use-reading.ts';
import { useBoardWords } from './use-board-words.ts';

const PassingControls = lazy(async () => ({ default: (await import('./passing-controls.tsx')).PassingControls }));

interface PlayingProps {
  readonly match: MatchView;
  readonly table: NonNullable<MatchView['table']>;
  readonly names: readonly string[];
  readonly texts: CardTexts;
  readonly ruleHref: (rule: string) => string;
  /** The seat whose view the reader sees. */
  readonly shown: number | null;
  /** The result of the match, above the board. */
  readonly outcome: ReactNode;
  /** The hints of a guided match, next to the decision. */
  readonly hints: ReactNode;
  /** Content below the decision. */
  readonly children: ReactNode;
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

export function Playing(props: PlayingProps) {
  const { match, table, names, texts, ruleHref, shown, outcome, hints, children, take, onFailure } = props;
  const t = useTranslations('play.playing');
  const words = useBoardWords();
  const { decision } = table;
  const deciding = useDeciding({ match, table, shown, take, onFailure });
  const { number, options, chosen, pending, busy, hint, since, actions } = deciding;
  useFocusInPanel(number, chosen?.card.id ?? null, pending !== null, busy);

  const acting = actions !== undefined && !busy && options.length > 0;
  const about = decision?.card ?? null;
  const { ahead, onDrop } = deciding;
  const drag = useDrag(acting ? { number, options, about, ahead, onDrop } : null);
  const [speed] = useSpeed();
  const onSound = useSound(shown, match.stage === 'over');
  const faces = facesOf(match);
  const { board, layer } = useMotion({ seats: table.seats, lines: match.log, names, faces, speed, onSound });
  const aimed = pending ?? hint;
  const read = useReading(board);
  useOutside(board);
  const { pointed, ofStack, isHeld, point, hold } = useStackCard(table.pending);
  const reading = ofStack?.card ? { card: ofStack.card.id, held: isHeld } : read;
  const isSmall = useMedia(SMALL);
  const stack = (
    <Stack
      pending={table.pending}
      taken={number}
      folds={isSmall}
      {...{ faces, texts, ruleHref, pointed }}
      onPoint={point}
      onRead={hold}
    />
  );
  const [stops, setStops] = useStops(match.game);
  const passing = usePassing({ match, self: shown, stops, send: (option) => void deciding.send(option) });

  return (
    <>
      <Spoken
        lines={match.log}
        number={number}
        question={
          decision &&
          (decision.options
            ? decision.question
            : t('decides', { name: names[decision.seat]!, question: decision.question }))
        }
      />
      <div ref={board} className="match-table" onKeyDown={moveByArrows} onPointerDown={drag}>
        {outcome}
        <TableBoard
          seats={table.seats}
          names={names}
          self={shown}
          asked={decision?.seat ?? null}
          away={match.seats.map(({ seat }) => seat).filter((seat) => isAway(match, seat))}
          faces={faces}
          words={words}
          strip={
            <Strip
              turn={table.turn ?? null}
              marks={table.marks}
              chain={table.pending.length > 0 ? [] : table.chain}
              lines={match.log}
              stack={isSmall && stack}
              {...{ names, since, ruleHref }}
            />
          }
          actions={actions}
        />
        <div ref={layer} className="motion-layer" aria-hidden="true" inert />
        <Aim
          from={pointed?.card?.id ?? about}
          to={pointed ? (pointed.targets.find(({ card }) => card != null)?.card ?? null) : (aimed?.card ?? null)}
          sure={pending !== null || pointed !== null}
        />
      </div>
      <aside className="match-side">
        {!isSmall && stack}
        {hints}
        <Question {...{ match, table, names, texts, faces, isSmall, deciding, ruleHref }} />
        <div className="match-rail">
          <ReadingPane
            seats={table.seats}
            game={match.game}
            release={match.release}
            {...{ reading, faces, texts, ruleHref }}
          />
          {actions && table.turn && (
            <Suspense>
              <PassingControls {...{ passing, stops }} steps={table.turn.steps} onStops={setStops} />
            </Suspense>
          )}
          {children}
        </div>
      </aside>
    </>
  );
}

/** The media query for windows that show the side column as a sheet. */
const SMALL = '(max-width: 56rem)';
