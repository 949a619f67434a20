/** A player's decision at the table: selects cards, sends options, and asks what would follow and why a card cannot act. */
'use client';
import { placeKey, type BoardActions, type OptionData, type TableCardData } from '@rulewright/ui/table';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { ask } from '../device/index.ts';
import { answerAll, chooseSet, decideBoth, decideOnce } from './answering.ts';
import {
  UNDECIDED,
  aboutDecision,
  deciding,
  openSet,
  pressedOption,
  targetsOf,
  zoneOption,
  type Chosen,
  type Sending,
} from './deciding.ts';
import type { LandingChoice } from './landings.ts';
import type { MatchView } from './use-match.ts';

interface DecidingInput {
  readonly match: MatchView;
  readonly table: NonNullable<MatchView['table']>;
  /** The seat whose view the reader sees. */
  readonly shown: number | null;
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

/** The maximum number of a card's options for which a drag requests the next decision. */
const MOST_AHEAD = 4;

export function useDeciding({ match, table, shown, take, onFailure }: DecidingInput) {
  const inWords = useErrorSentence();
  const [state, act] = useReducer(deciding, UNDECIDED);
  const number = table.decision?.number ?? -1;
  const options: readonly OptionData[] = table.decision?.options ?? [];
  const { chosen, pending, picked, busy } = aboutDecision(state, number);
  const set = openSet(table.decision?.set);
  const selected = chosen?.card.id ?? null;
  const choose = (card: Chosen | null, waiting: OptionData | null = null): void =>
    act({ type: 'choose', number, card, pending: waiting });

  /** @param one whether the work sends one decision only. If it sends more, the page stays busy until it ends. */
  async function doing(work: () => Promise<void>, one: boolean): Promise<void> {
    const sending: Sending = { number: one ? number : null };
    act({ type: 'send', sending });
    onFailure(null);
    try {
      await work();
    } catch (error) {
      onFailure(inWords(error));
    }
    act({ type: 'end', number, sending });
  }

  const send = (option: OptionData): Promise<void> =>
    doing(async () => {
      const view = await decideOnce(match.id, number, option.option, shown);
      act({ type: 'sent', number });
      take(view);
    }, true);

  const answer = (answers: ReadonlyMap<string, string>): Promise<void> =>
    doing(() => answerAll(match, shown!, answers, take), false);

  const toggle = (card: number): void => act({ type: 'toggle', number, card });
  const choosePicked = (picks: ReadonlySet<number> = picked): Promise<void> =>
    doing(() => chooseSet(match, shown!, picks, take), false);

  const pick = (option: OptionData): void => (option.forecast ? choose(chosen, option) : void send(option));

  function onCard(card: TableCardData): void {
    if (set?.open.has(card.id)) return busy ? undefined : toggle(card.id);
    const option = pressedOption(options, card.id, selected);
    if (option) return pick(option);
    const isPossible = options.some((one) => one.card === card.id);
    choose({ card, why: isPossible ? null : [] });
    if (!isPossible && shown !== null) void explain(card.id);
  }

  async function explain(card: number): Promise<void> {
    const { whyNot } = await ask('WhyNot', { match: match.id, seatNumber: shown!, card }).catch(() => ({
      whyNot: null,
    }));
    if (whyNot) act({ type: 'explain', number, card, why: whyNot });
  }

  function onZone(seat: number, zone: string): void {
    const option = zoneOption(options, selected, seat, zone);
    if (option) pick(option);
  }

  /** Loads the options of the decision that would follow each option of a card. Skips options that already have a zone as target. */
  async function ahead(card: number): Promise<Map<number, readonly OptionData[]>> {
    const own = options.filter((option) => option.card === card && option.zone == null).slice(0, MOST_AHEAD);
    const following = await Promise.all(
      own.map(async ({ option }) => {
        const asked = { match: match.id, seatNumber: shown!, number, option };
        const { optionsAfter } = await ask('OptionsAfter', asked).catch(() => ({ optionsAfter: [] }));
        return [option, optionsAfter] as const;
      }),
    );
    return new Map(following.filter(([, after]) => after.length > 0));
  }

  /** Handles a dropped card. If the drop means several options, selects the card and shows them. */
  function onDrop(meant: readonly LandingChoice[]): void {
    const [{ option: first, then }, ...more] = meant as [LandingChoice, ...LandingChoice[]];
    if (more.length === 0 && then) {
      void doing(async () => {
        take(await decideBoth(match.id, number, first, then, shown!));
        act({ type: 'sent', number });
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
  const { hint, since } = state;
  const actions: BoardActions | undefined =
    shown === null || match.stage !== 'playing'
      ? undefined
      : {
          cards: set?.open ?? new Set(options.flatMap((option) => option.card ?? [])),
          zones: placesOf(targetsOf(options, selected)),
          places: placesOf(options),
          selected: set ? picked : new Set(selected === null ? [] : [selected]),
          hinted: hint?.card ?? null,
          onCard: onAnyCard,
          onZone,
        };
  const setHint = (option: OptionData | null): void => act({ type: 'hint', option });
  return {
    ...{ number, options, chosen, pending, busy, hint, since, actions },
    ...{ set, picked, toggle, choosePicked },
    ...{ choose, pick, send, answer, setHint, ahead, onDrop },
  };
}

export type Deciding = ReturnType<typeof useDeciding>;

const placesOf = (options: readonly OptionData[]): ReadonlySet<string> =>
  new Set(options.flatMap(({ zone }) => (zone ? [placeKey(zone.seat, zone.zone)] : [])));
