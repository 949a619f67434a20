/**
 * The state of the field that adds cards by name. The builder keeps it, so that nothing is lost while another tab is open. Lines wait for
 * the answers of the server in the order in which they were added, and the field is free for the next one.
 */
'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { isOneLine, readAdded, type Addition, type ReadAdded } from './read-added.ts';

export interface QuickAddState {
  readonly text: string;
  /** Lines that were not added. */
  readonly left: string;
  /** Why lines were not added; null if all were. */
  readonly problems: readonly string[] | null;
  /** The number of additions that wait for an answer. */
  readonly waiting: number;
  setText(text: string): void;
  setLeft(text: string): void;
  /** Adds a card at once. */
  take(card: Addition): void;
  /** Adds the cards of one or more lines when they have been read. */
  add(lines: string): void;
  /** Adds the lines that were left again. */
  addLeft(): void;
}

export function useQuickAdd(game: string, onAdd: (cards: readonly Addition[]) => void): QuickAddState {
  const client = useQueryClient();
  const sentenceOf = useErrorSentence();
  const [text, setText] = useState('');
  const [left, setLeft] = useState('');
  const [problems, setProblems] = useState<readonly string[] | null>(null);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());
  const latest = useRef({ text, onAdd });
  useLayoutEffect(() => void (latest.current = { text, onAdd }));

  /** Gives lines back: a single one to the empty field, others to the box below it. */
  function keep({ left: lines, problems: why }: ReadAdded): void {
    if (lines === '') return;
    setProblems((old) => [...(old ?? []), ...why]);
    if (isOneLine(lines) && latest.current.text === '') setText(lines);
    else setLeft((old) => (old === '' ? lines : `${old}\n${lines}`));
  }

  function add(lines: string): void {
    if (lines.trim() === '') return;
    if (waiting === 0) setProblems(null);
    setWaiting((old) => old + 1);
    const reading = readAdded(client, game, lines).catch((error: unknown): ReadAdded => ({
      cards: [],
      left: lines,
      problems: [sentenceOf(error)],
    }));
    queue.current = queue.current.then(async () => {
      const read = await reading;
      if (read.cards.length > 0) latest.current.onAdd(read.cards);
      keep(read);
      setWaiting((old) => old - 1);
    });
  }

  return {
    ...{ text, left, problems, waiting, setText, setLeft },
    take: (card) => {
      setProblems(null);
      setText('');
      // After the lines that still wait.
      if (waiting === 0) onAdd([card]);
      else queue.current = queue.current.then(() => latest.current.onAdd([card]));
    },
    add: (lines) => {
      setText('');
      latest.current.text = '';
      add(lines);
    },
    addLeft: () => {
      setLeft('');
      add(left);
    },
  };
}
