/** The board and the current decision for one seat. The player selects a card or zone, or an option from the list. */
'use client';
import { TableBoard, placeKey, type BoardActions, type OptionData, type TableCardData } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useMedia } from '../../shared/use-media.ts';
import { answerAll, decideBoth, decideOnce } from './answering.ts';
import { Aim } from './aim.tsx';
import { moveByArrows } from './arrow-keys.ts';
import { ask } from '../device/index.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { facesOf } from './faces-of.ts';
import { isAway } from './is-away.ts';
import type { Meaning } from './landings.ts';
import type { Reason } from './selected-card.tsx';
import { Stack } from './stack/stack.tsx';
import { usePointed } from './stack/use-pointed.ts';
import { Strip } from './strip.tsx';
import type { CardTexts } from './card-texts.ts';
import { useDrag } from './use-drag.ts';
import { useFocusInPanel } from './use-focus-in-panel.ts';
import type { MatchView } from './use-match.ts';
import { useMotion } from './motion/use-motion.ts';
import { useSound } from './motion/use-sound.ts';
import { PassingControls } from './passing-controls.tsx';
import { ReadingPane } from './reading-pane.tsx';
import { Spoken } from './spoken.tsx';
import { useSpeed, useStops } from './use-kept-choice.ts';
import { usePassing } from './use-passing.ts';
import { useOutside } from './use-outside.ts';
import { useReading } from './use-reading.ts';
import { useBoardWords } from './use-board-words.ts';

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
  /** Content below the decision. */
  readonly children: ReactNode;
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

/** A decision on its way to the server; `number` is null for several decisions. */
interface Sending {
  readonly number: number | null;
}

interface Chosen {
  readonly card: TableCardData;
  readonly why: readonly Reason[] | null;
}

export function Playing(props: PlayingProps) {
  const { match, table, names, texts, ruleHref, shown, outcome, children, take, onFailure } = props;
  const t = useTranslations('play.playing');
  const words = useBoardWords();
  const inWords = useErrorSentence();
  const { decision } = table;
  const number = decision?.number ?? -1;
  const [choice, setChoice] = useState<{ at: number; card: Chosen | null; pending: OptionData | null }>(NOTHING);
  const [sending, setSending] = useState<Sending | null>(null);
  const [hint, setHint] = useState<OptionData | null>(null);
  const [since, setSince] = useState<number | null>(null);
  // Ignores a selection made for an earlier decision.
  const { card: chosen, pending } = choice.at === number ? choice : NOTHING;
  const options: readonly OptionData[] = decision?.options ?? [];
  // The socket may bring the next decision before the answer to the last one arrives. The player can act on it at once.
  const busy = sending !== null && (sending.number === null || sending.number === number);
  const choose = (card: Chosen | null, waiting: OptionData | null = null): void =>
    setChoice({ at: number, card, pending: waiting });

  /** @param one whether the work sends one decision only. If it sends more, the page stays busy until it ends. */
  async function doing(work: () => Promise<void>, one: boolean): Promise<void> {
    const mine: Sending = { number: one ? number : null };
    setSending(mine);
    onFailure(null);
    setHint(null);
    try {
      await work();
    } catch (error) {
      onFailure(inWords(error));
    }
    // Keeps a selection that the player has made for the next decision.
    setChoice((now) => (now.at === number || !one ? NOTHING : now));
    setSending((now) => (now === mine ? null : now));
  }

  const send = (option: OptionData): Promise<void> =>
    doing(async () => {
      const view = await decideOnce(match.id, number, option.option, shown);
      setSince(number);
      take(view);
    }, true);

  const answer = (answers: ReadonlyMap<string, string>): Promise<void> =>
    doing(() => answerAll(match, shown!, answers, take), false);

  const pick = (option: OptionData): void => (option.forecast ? choose(chosen, option) : void send(option));

  function onCard(card: TableCardData): void {
    const possible = options.filter((option) => option.card === card.id);
    // The first click shows the card and its options; the second takes its only option. An option with sums is shown at once.
    const [only] = possible.length === 1 ? possible : [];
    if (only && (only.forecast || chosen?.card.id === card.id)) return pick(only);
    choose({ card, why: possible.length > 0 ? null : [] });
    if (possible.length === 0 && shown !== null) void explain(card);
  }

  async function explain(card: TableCardData): Promise<void> {
    const { whyNot } = await ask('WhyNot', { match: match.id, seatNumber: shown!, card: card.id }).catch(() => ({
      whyNot: null,
    }));
    // Ignores the answer if the player has gone back or selected another card in the meantime.
    if (whyNot)
      setChoice((now) =>
        now.at === number && now.card?.card.id === card.id ? { ...now, card: { card, why: whyNot } } : now,
      );
  }

  function onZone(seat: number, zone: string): void {
    const here = options.filter((option) => option.zone?.seat === seat && option.zone.zone === zone);
    const fits = here.filter((option) => option.card == null || option.card === chosen?.card.id);
    if (fits.length === 1) pick(fits[0]!);
  }

  /** Loads the options of the decision that would follow each option of a card. Skips options that already have a zone as target. */
  async function ahead(card: number): Promise<Map<number, readonly OptionData[]>> {
    const own = options.filter((option) => option.card === card && option.zone == null).slice(0, MOST_AHEAD);
    const found = await Promise.all(
      own.map(async ({ option }) => {
        const asked = { match: match.id, seatNumber: shown!, number, option };
        const { optionsAfter } = await ask('OptionsAfter', asked).catch(() => ({ optionsAfter: [] }));
        return [option, optionsAfter] as const;
      }),
    );
    return new Map(found.filter(([, after]) => after.length > 0));
  }

  /** Handles a dropped card. If the drop means several options, selects the card and shows them. */
  function onDrop(meant: readonly Meaning[]): void {
    const [{ option: first, then }, ...more] = meant as [Meaning, ...Meaning[]];
    if (more.length === 0 && then) {
      void doing(async () => {
        take(await decideBoth(match.id, number, first, then, shown!));
        setSince(number);
      }, false);
      return;
    }
    // Needs no confirmation, because the sums were visible while the card was dragged.
    if (more.length === 0) return void send(first);
    const card = table.seats
      .flatMap(({ zones }) => zones.flatMap(({ cards }) => cards))
      .find(({ id }) => id === first.card);
    if (card) choose({ card, why: null });
  }

  const pressed = useRef(onCard);
  useEffect(() => void (pressed.current = onCard));
  // The same function in all renders, so that React does not render cards with unchanged data again.
  const onAnyCard = useCallback((card: TableCardData) => pressed.current(card), []);
  const targets = options.filter((option) => option.card == null || option.card === chosen?.card.id);
  const actions: BoardActions | undefined =
    shown === null || match.stage !== 'playing'
      ? undefined
      : {
          cards: new Set(options.flatMap((option) => option.card ?? [])),
          zones: new Set(targets.flatMap(({ zone }) => (zone ? [placeKey(zone.seat, zone.zone)] : []))),
          places: new Set(options.flatMap(({ zone }) => (zone ? [placeKey(zone.seat, zone.zone)] : []))),
          selected: chosen?.card.id ?? null,
          hinted: hint?.card ?? null,
          onCard: onAnyCard,
          onZone,
        };
  const ends = options.filter(isEnd);
  const listed = chosen ? targets.filter((option) => option.card != null) : options.filter((option) => !isEnd(option));

  const shownCards = new Set(
    table.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards.map(({ id }) => id))),
  );
  useFocusInPanel(number, chosen?.card.id ?? null, pending !== null, busy);

  const acting = actions !== undefined && !busy && options.length > 0;
  const about = decision?.card ?? null;
  const drag = useDrag(acting ? { number, options, about, against: t('against'), ahead, onDrop } : null);
  const [speed] = useSpeed();
  const onSound = useSound(shown, match.stage === 'over');
  const faces = facesOf(match);
  const { board, layer } = useMotion({ seats: table.seats, lines: match.log, faces, speed, onSound });
  const aimed = pending ?? hint;
  const read = useReading(board);
  useOutside(board);
  const [pointed, setPointed] = usePointed(table.pending);
  const [held, setHeld] = usePointed(table.pending);
  const ofStack = held ?? pointed;
  const reading = ofStack?.card ? { card: ofStack.card.id, held: held !== null } : read;
  const isSmall = useMedia(SMALL);
  const stack = (
    <Stack
      pending={table.pending}
      taken={number}
      folds={isSmall}
      {...{ faces, texts, ruleHref, pointed }}
      onPoint={(action) => {
        setPointed(action);
        if (action?.id !== held?.id) setHeld(null);
      }}
      onRead={(action) => setHeld(held?.id === action.id ? null : action)}
    />
  );
  const [stops, setStops] = useStops(match.game);
  const passing = usePassing({ match, self: shown, stops, send: (option) => void send(option) });

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
        {decision?.options ? (
          <DecisionPanel
            number={number}
            question={decision.question}
            rule={decision.rule}
            options={listed}
            onBoard={listed.some(({ card, zone }) => zone != null || card == null || shownCards.has(card))}
            ends={ends}
            foreseen={decision.foreseen}
            names={names}
            ruleHref={ruleHref}
            pending={pending}
            selected={
              chosen && {
                card: chosen.card.id,
                name: chosen.card.name,
                slug: chosen.card.slug,
                faces,
                texts: texts[chosen.card.slug] ?? [],
                href: `/${match.game}/cards/${chosen.card.slug}`,
                why: chosen.why,
              }
            }
            busy={busy}
            isSmall={isSmall}
            onPick={pick}
            onAnswer={(answers) => void answer(answers)}
            onHint={setHint}
            onConfirm={() => pending && void send(pending)}
            onBack={() => choose(null)}
          />
        ) : (
          decision && (
            <div className="decision decision-waiting">
              <p className="decision-question" tabIndex={-1}>
                {t('decides', { name: names[decision.seat]!, question: decision.question })}
              </p>
            </div>
          )
        )}
        <div className="match-rail">
          <ReadingPane
            seats={table.seats}
            game={match.game}
            release={match.release}
            {...{ reading, faces, texts, ruleHref }}
          />
          {actions && table.turn && (
            <PassingControls {...{ passing, stops }} steps={table.turn.steps} onStops={setStops} />
          )}
          {children}
        </div>
      </aside>
    </>
  );
}

/** Whether an option ends the decision as a whole: it has neither a card nor a zone. */
const isEnd = ({ card, zone }: OptionData): boolean => card == null && zone == null;

/** The media query for windows that show the side column as a sheet. */
const SMALL = '(max-width: 56rem)';

/** The maximum number of a card's options for which a drag requests the next decision. */
const MOST_AHEAD = 4;

const NOTHING = { at: -1, card: null, pending: null } as const;
