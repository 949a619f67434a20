/** The changes of the builder to its list: for each one the new text, and what a screen reader says. */
import {
  addCard,
  copiesIn,
  moveCard,
  readSheet,
  removeCard,
  setCard,
  setCardMarks,
  type CardMarks,
  type NamedCard,
  type Sheet,
} from '@rulewright/decks/sheet';
import type { DraggedCard } from './drag.ts';
import type { Addition } from './read-added.ts';

export type ListStep =
  | { readonly type: 'set' | 'add'; readonly card: NamedCard; readonly zone: string; readonly copies: number }
  | { readonly type: 'move'; readonly card: NamedCard; readonly from: string; readonly to: string }
  | { readonly type: 'remove'; readonly card: NamedCard; readonly from: string }
  | { readonly type: 'mark'; readonly card: NamedCard; readonly zone: string; readonly marks: CardMarks }
  /** Adds several cards as one step. */
  | { readonly type: 'add-all'; readonly cards: readonly Addition[] };

export type StepSaid =
  | { readonly kind: 'copies'; readonly name: string; readonly zone: string; readonly copies: number }
  | { readonly kind: 'moved'; readonly name: string; readonly zone: string }
  | { readonly kind: 'removed' | 'marked'; readonly name: string }
  | { readonly kind: 'added-all'; readonly count: number };

export interface ListChange {
  readonly text: string;
  readonly said: StepSaid;
}

/**
 * Applies a step to the text of a list.
 * @param words the words by which lines of the list are read
 */
export function takeStep(text: string, words: Sheet['words'], step: ListStep): ListChange {
  const sheet = readSheet(text, words);
  /** A new text, with the number of copies that a zone of it now has. */
  const withCopies = (next: string, { card, name }: NamedCard, zone: string): ListChange => {
    const copies = copiesIn(readSheet(next, words).entries, zone).get(card ?? '') ?? 0;
    return { text: next, said: { kind: 'copies', name, zone, copies } };
  };
  switch (step.type) {
    case 'set':
      return withCopies(setCard(sheet, step.card, step.zone, step.copies), step.card, step.zone);
    case 'add':
      return withCopies(addCard(sheet, step.card, step.zone, step.copies), step.card, step.zone);
    case 'move': {
      const next = moveCard(sheet, step.card, step.from, step.to);
      return { text: next, said: { kind: 'moved', name: step.card.name, zone: step.to } };
    }
    case 'mark': {
      const next = setCardMarks(sheet, step.card, step.zone, step.marks);
      return { text: next, said: { kind: 'marked', name: step.card.name } };
    }
    case 'remove':
      return { text: removeCard(sheet, step.card, step.from), said: { kind: 'removed', name: step.card.name } };
    case 'add-all': {
      const next = step.cards.reduce(
        (before, { copies, zone, ...card }) => addCard(readSheet(before, words), card, zone, copies),
        text,
      );
      const [only, ...others] = step.cards;
      return only && others.length === 0
        ? withCopies(next, only, only.zone)
        : { text: next, said: { kind: 'added-all', count: step.cards.length } };
    }
  }
}

/**
 * The step of a card that is dropped; null if nothing changes.
 * @param to the zone; null for the catalogue, which takes a card out of the list
 */
export function dropStep({ from, ...card }: DraggedCard, to: string | null): ListStep | null {
  if (from === to) return null;
  if (to === null) return { type: 'remove', card, from: from! };
  return from === null ? { type: 'add', card, zone: to, copies: 1 } : { type: 'move', card, from, to };
}
