/** The deck builder: the catalogue on one side, the deck on the other. A phone shows one side at a time. */
'use client';
import { copiesIn } from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { capital } from '../../shared/words.ts';
import { useOffline } from '../device/index.ts';
import { CardPreview } from './card-preview.tsx';
import { CardsPane } from './cards-pane.tsx';
import { DeckSide } from './deck-side.tsx';
import { allowDrop, droppedCard } from './drag.ts';
import { dropStep } from './list-steps.ts';
import { OpenDialog } from './open-dialog.tsx';
import { useOpenDeck, type DeckBuilderProps } from './use-open-deck.ts';

const SIDES = ['cards', 'deck'] as const;

export function DeckBuilder(props: DeckBuilderProps) {
  const { game, cards, first, owner } = props;
  const t = useTranslations('build.deckBuilder');
  const deck = useOpenDeck(props);
  const { list, file } = deck;
  const [side, setSide] = useState<(typeof SIDES)[number]>(first ? 'deck' : 'cards');
  const [opening, setOpening] = useState(false);
  const isOffline = useOffline() !== null;
  const inDeck = useMemo(() => copiesIn(list.sheet.entries, 'main'), [list.sheet]);
  const size = [...inDeck.values()].reduce((sum, copies) => sum + copies, 0);

  return (
    <div className="builder" data-side={side}>
      <p className="visually-hidden" role="status">
        {deck.said}
      </p>
      {isOffline && (
        <p className="quiet" role="note">
          {t('offline')}
        </p>
      )}
      <CardPreview cards={list.cards}>
        <div className="builder-sides" role="group" aria-label={t('sides')}>
          {SIDES.map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              aria-pressed={side === each}
              onClick={() => setSide(each)}
            >
              {t('side', {
                side: each,
                deck: capital(game.words.deck),
                cards: capital(game.words.cards),
                copies: size,
              })}
            </button>
          ))}
        </div>
        <div
          className="builder-side-cards"
          onDragOver={allowDrop}
          onDrop={(event) => {
            const dropped = droppedCard(event);
            const step = dropped && dropStep(dropped, null);
            if (step) deck.take(step);
          }}
        >
          <CardsPane
            game={game}
            first={cards}
            owner={owner}
            copies={inDeck}
            onMeet={list.meet}
            onCopies={({ slug, listName }, copies) =>
              deck.take({ type: 'set', card: { card: slug, name: listName }, zone: 'main', copies })
            }
          />
        </div>
        <DeckSide deck={deck} size={size} onOpen={() => setOpening(true)} />
      </CardPreview>
      <OpenDialog
        game={game.id}
        owner={owner}
        open={opening}
        onClose={() => setOpening(false)}
        onChoose={(chosen) => {
          file.open(chosen);
          setSide('deck');
        }}
      />
    </div>
  );
}
