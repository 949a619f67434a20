/**
 * Shows the face of a card next to its row: under a mouse, with the keyboard, and on a long press. Rows have `data-card` with the slug. The
 * face repeats what the page of the card says, so screen readers leave it out.
 */
'use client';
import { PreviewCard } from '@base-ui/react/preview-card';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { faceOf } from '../../shared/face.ts';
import { CardFace } from '../../shared/components/card.tsx';
import type { BuiltCard } from './types.ts';

/** The time on a row until its card appears, and that of a long press, in milliseconds. */
const [HOVER, PRESS] = [300, 450];
/** The time after a long press in which the browser may report a click and a change of the focus, in milliseconds. */
const RELEASE = 150;
/** A finger that moves further scrolls, in pixels. */
const STILL = 10;

export interface CardPreviewProps {
  readonly cards: ReadonlyMap<string, BuiltCard>;
  readonly children: ReactNode;
}

interface ShownCard {
  readonly card: BuiltCard;
  readonly row: Element;
}

export function CardPreview({ cards, children }: CardPreviewProps) {
  const [shown, setShown] = useState<ShownCard | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef<{ readonly x: number; readonly y: number; long: boolean } | null>(null);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const rowOf = (target: EventTarget): Element | null =>
    target instanceof Element ? target.closest('[data-card]') : null;
  const show = (row: Element): void => {
    clearTimeout(waiting.current);
    const card = cards.get(row.getAttribute('data-card')!);
    if (card) setShown({ card, row });
  };
  const showAfter = (row: Element, time: number, then?: () => void): void => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      show(row);
      then?.();
    }, time);
  };
  const hide = (): void => {
    clearTimeout(waiting.current);
    setShown(null);
  };

  return (
    <div
      className="card-preview-area"
      onPointerOver={({ target, pointerType }) => {
        if (pointerType === 'touch') return;
        const row = rowOf(target);
        if (!row) hide();
        else if (row !== shown?.row) showAfter(row, shown ? 0 : HOVER);
      }}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hide()}
      onFocus={({ target }) => {
        const row = rowOf(target);
        if (row && target.matches(':focus-visible')) show(row);
      }}
      // The end of a long press moves the focus.
      onBlur={() => !pressed.current?.long && hide()}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
      onPointerDown={({ target, pointerType, clientX, clientY }) => {
        hide();
        const row = rowOf(target);
        if (pointerType !== 'touch' || !row || (target instanceof Element && target.closest('button, input'))) return;
        const press = { x: clientX, y: clientY, long: false };
        pressed.current = press;
        showAfter(row, PRESS, () => (press.long = true));
      }}
      onPointerMove={({ clientX, clientY, pointerType }) => {
        const from = pressed.current;
        if (pointerType === 'touch' && from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) hide();
      }}
      // The card of a long press stays until the next touch.
      onPointerUp={({ pointerType }) => {
        if (pointerType !== 'touch') return;
        if (pressed.current?.long) setTimeout(() => (pressed.current = null), RELEASE);
        else hide();
      }}
      onPointerCancel={() => !pressed.current?.long && hide()}
      // A long press shows the card, and neither opens its page nor the menu of the browser.
      onClickCapture={(event) => {
        if (pressed.current?.long) event.preventDefault();
        else pressed.current = null;
      }}
      onContextMenu={(event) => pressed.current && event.preventDefault()}
      onDragStart={(event) => {
        if (pressed.current?.long) event.preventDefault();
        else hide();
      }}
    >
      {children}
      <PreviewCard.Root open={shown !== null} onOpenChange={(open) => !open && !pressed.current?.long && hide()}>
        <PreviewCard.Portal>
          <PreviewCard.Positioner
            className="card-preview-place"
            anchor={shown?.row ?? null}
            side="inline-end"
            sideOffset={8}
            collisionPadding={8}
          >
            <PreviewCard.Popup className="card-preview" aria-hidden="true">
              {shown && <CardFace card={faceOf(shown.card)} size="full" />}
            </PreviewCard.Popup>
          </PreviewCard.Positioner>
        </PreviewCard.Portal>
      </PreviewCard.Root>
    </div>
  );
}
