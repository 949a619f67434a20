/** The deck that the builder has open: its list, its file, and the changes that the parts of the builder make to the list. */
'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MAYBE_ZONE } from '@rulewright/decks/sheet';
import { capital } from '../../shared/words.ts';
import { takeStep, type ListStep, type StepSaid } from './list-steps.ts';
import type { BuiltGame, CardPage, FirstDeck } from './types.ts';
import { useBuiltList, type BuiltList } from './use-built-list.ts';
import { useDeckFile, type DeckFile } from './use-deck-file.ts';
import { useQuickAdd, type QuickAddState } from './use-quick-add.ts';

export interface DeckBuilderProps {
  readonly game: BuiltGame;
  readonly cards: CardPage;
  /** The deck from the page address. */
  readonly first: FirstDeck | null;
  /** The id of the signed-in person. Null for a visitor. */
  readonly owner: string | null;
}

export interface OpenDeck extends DeckBuilderProps {
  readonly list: BuiltList;
  readonly file: DeckFile;
  /** The name until the reader types one: the one that the list gives, or that of a deck without a name. */
  readonly unnamed: string;
  readonly quickAdd: QuickAddState;
  /** What a screen reader says about the last change. */
  readonly said: string;
  zoneName(zone: string): string;
  take(step: ListStep): void;
  /** Sets the text of the list as one step. @param sentence what a screen reader says */
  change(text: string, sentence: string): void;
}

export function useOpenDeck(props: DeckBuilderProps): OpenDeck {
  const { game, cards, first, owner } = props;
  const t = useTranslations('build.deckBuilder');
  const list = useBuiltList(game, { text: first?.text ?? '', cards: cards.nodes });
  const unnamed = list.reading.last?.reading.name ?? t('unnamed');
  const file = useDeckFile({ game: game.id, list, first, owner, unnamed });
  const [said, setSaid] = useState('');

  const zoneName = (zone: string): string =>
    game.zones.find(({ id }) => id === zone)?.name ??
    (zone === 'main'
      ? capital(game.words.deck)
      : zone === 'side'
        ? t('sideDeck')
        : zone === MAYBE_ZONE
          ? t('maybe')
          : zone);
  const change = (text: string, sentence: string): void => {
    list.change(text);
    setSaid(sentence);
  };
  const sentenceOf = (about: StepSaid): string => {
    switch (about.kind) {
      case 'copies':
        return t('said', { copies: about.copies, name: about.name, zone: zoneName(about.zone) });
      case 'moved':
        return t('moved', { name: about.name, zone: zoneName(about.zone) });
      case 'removed':
        return t('removed', { name: about.name });
      case 'marked':
        return t('marked', { name: about.name });
      case 'added-all':
        return t('addedAll', { count: about.count });
    }
  };
  const take = (step: ListStep): void => {
    // Several changes may happen before the next render, such as two quick presses.
    const changed = takeStep(list.textNow(), list.sheet.words, step);
    change(changed.text, sentenceOf(changed.said));
  };
  const quickAdd = useQuickAdd(game.id, (additions) => take({ type: 'add-all', cards: additions }));
  return { ...props, list, file, unnamed, quickAdd, said, zoneName, take, change };
}
