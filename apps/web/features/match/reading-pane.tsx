/** Keeps the card that is shown large, and loads the view of it when the reader first selects a card. */
'use client';
import type { TableCardData, TableSeatData } from '@rulewright/ui/table';
import { Suspense, lazy, useState } from 'react';
import type { ReadCardProps } from './read-card.tsx';

const ReadCard = lazy(async () => ({ default: (await import('./read-card.tsx')).ReadCard }));

interface ReadingPaneProps extends Omit<ReadCardProps, 'card'> {
  readonly seats: readonly TableSeatData[];
}

export function ReadingPane({ seats, ...props }: ReadingPaneProps) {
  const { reading } = props;
  const [last, setLast] = useState<TableCardData | null>(null);
  const card = reading
    ? seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards)).find(({ id }) => id === reading.card)
    : undefined;
  // Shows the last card after the pointer has left the board, so that the layout does not jump.
  if (card && card !== last) setLast(card);
  const shown = card ?? last;
  if (!shown) return null;
  return (
    <Suspense>
      <ReadCard {...props} card={shown} />
    </Suspense>
  );
}
