/** Drags a card with the mouse from the catalogue, or from one zone to another. Buttons do the same without dragging. */
import type { DragEvent } from 'react';

const KIND = 'application/x-rulewright-card';

export interface DraggedCard {
  readonly card: string | null;
  readonly name: string;
  /** The zone of the dragged card; null for the catalogue. */
  readonly from: string | null;
}

export function startDrag(event: DragEvent, dragged: DraggedCard): void {
  event.dataTransfer.setData(KIND, JSON.stringify(dragged));
  event.dataTransfer.setData('text/plain', dragged.name);
  event.dataTransfer.effectAllowed = 'copyMove';
}

/** Lets a zone accept dragged cards, and nothing else. */
export function allowDrop(event: DragEvent): void {
  if (event.dataTransfer.types.includes(KIND)) event.preventDefault();
}

/** The card that was dropped; null for anything else. */
export function droppedCard(event: DragEvent): DraggedCard | null {
  const text = event.dataTransfer.getData(KIND);
  if (text === '') return null;
  event.preventDefault();
  return JSON.parse(text) as DraggedCard;
}
