/** The list of the builder: one text with undo, its entries, and the last reading by the server. */
'use client';
import {
  amendList,
  changeList,
  knownWords,
  newHistory,
  NO_CARDS,
  readSheet,
  redoList,
  undoList,
  withCards,
  type GameLine,
  type KnownCards,
  type ListHistory,
  type Sheet,
} from '@rulewright/decks/sheet';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { learnFrom } from './learn.ts';
import type { BuiltCard, BuiltGame } from './types.ts';
import { useReading, type ReadingState } from './use-reading.ts';

/** The pause in typing that starts a new undo step, in milliseconds. */
const PAUSE = 1200;

export interface BuiltList {
  readonly text: string;
  readonly sheet: Sheet;
  /** The text with all changes, also those that are not rendered yet. */
  textNow(): string;
  /** Whether the text is plain lines, not a table or JSON, so that entries can be changed one by one. */
  readonly isPlain: boolean;
  readonly reading: ReadingState;
  /** The cards that the page knows, by slug. */
  readonly cards: ReadonlyMap<string, BuiltCard>;
  /** The earlier states of the text. The last one is the previous state. */
  readonly past: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Sets the text after typing. Quick changes share one undo step. */
  type(text: string): void;
  /** Sets the text as one undo step. */
  change(text: string): void;
  undo(): void;
  redo(): void;
  /** Sets the list that the page restores, with its earlier states. Undo cannot go back before them. */
  start(text: string, past?: readonly string[]): void;
  /** Adds cards that another part of the page shows. */
  meet(cards: readonly BuiltCard[]): void;
}

const lineOf = ({ words, zones }: BuiltGame): GameLine => ({ ...words, zones });

const mapWith = (map: ReadonlyMap<string, BuiltCard>, cards: readonly BuiltCard[]): ReadonlyMap<string, BuiltCard> => {
  const fresh = cards.filter(({ slug }) => !map.has(slug));
  return fresh.length === 0 ? map : new Map([...map, ...fresh.map((card) => [card.slug, card] as const)]);
};

export function useBuiltList(
  game: BuiltGame,
  first: { readonly text: string; readonly cards: readonly BuiltCard[] },
): BuiltList {
  const [history, setHistory] = useState<ListHistory>(() => newHistory(first.text));
  // The newest list, which may not be rendered yet. Changes can follow each other faster than renders.
  const newest = useRef(history);
  const put = (next: (old: ListHistory) => ListHistory): void => {
    newest.current = next(newest.current);
    setHistory(newest.current);
  };
  const [known, setKnown] = useState<KnownCards>(() => withCards(NO_CARDS, namesOf(first.cards)));
  const [cards, setCards] = useState(() => mapWith(new Map(), first.cards));
  const typedAt = useRef(0);
  const reading = useReading(game.id, history.text);
  const line = useMemo(() => lineOf(game), [game]);
  const { last } = reading;
  // An effect, because a state that is set while a page renders is lost when the same state has another change in its queue.
  useLayoutEffect(() => {
    if (!last) return;
    setKnown((old) => learnFrom(old, line, last.text, last.reading));
    setCards((old) =>
      mapWith(
        old,
        last.reading.entries.flatMap(({ card, name }) => (card ? [{ ...card, listName: name }] : [])),
      ),
    );
  }, [last, line]);
  const sheet = useMemo(() => readSheet(history.text, knownWords(line, known)), [history.text, line, known]);
  const meet = useCallback((met: readonly BuiltCard[]) => {
    setKnown((old) => withCards(old, namesOf(met)));
    setCards((old) => mapWith(old, met));
  }, []);

  return {
    text: history.text,
    sheet,
    isPlain: last?.text !== history.text || last.reading.format === 'text',
    reading,
    cards,
    textNow: () => newest.current.text,
    past: history.past,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    type: (text) => {
      const now = Date.now();
      const same = now - typedAt.current <= PAUSE;
      typedAt.current = now;
      put((old) => (same ? amendList(old, text) : changeList(old, text)));
    },
    change: (text) => {
      typedAt.current = 0;
      put((old) => changeList(old, text));
    },
    undo: () => {
      typedAt.current = 0;
      put(undoList);
    },
    redo: () => put(redoList),
    start: (text, past = []) => put(() => ({ ...newHistory(text), past })),
    meet,
  };
}

const namesOf = (cards: readonly BuiltCard[]) => cards.map(({ slug, listName }) => ({ id: slug, name: listName }));
