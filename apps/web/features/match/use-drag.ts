/** Drags a card to its target by mouse, pen or touch. Clicking has the same result, so dragging is optional. */
'use client';
import { forecastInShort, type OptionData } from '@rulewright/ui/table';
import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { arrow } from './arrow.ts';
import { landingsOf, type Landing, type LandingChoice } from './landings.ts';

interface DragRules {
  /** The number of the decision to which the options belong. */
  readonly number: number;
  readonly options: readonly OptionData[];
  /** The card that the question is about. */
  readonly about: number | null;
  /** The word between two sums. */
  readonly against: string;
  /** Loads, for each option of a card, the options of the decision that would follow. The keys are option numbers. */
  ahead(card: number): Promise<ReadonlyMap<number, readonly OptionData[]>>;
  /** Called when a card is dropped on a target, with the possible meanings. */
  onDrop(meanings: readonly LandingChoice[]): void;
}

/** The distance in pixels at which a mouse press becomes a drag, and at which a finger lifts a card. */
const MOUSE = 6;
const LIFT = 16;
/** Pixels around a target in which a drop still counts. */
const CATCH = 24;

interface Drag {
  /** The id of the pointer that drags. Other pointers have no effect. */
  readonly pointer: number;
  readonly tile: HTMLElement;
  readonly from: { readonly x: number; readonly y: number };
  readonly touch: boolean;
  ghost: HTMLElement | null;
  sums: HTMLElement | null;
  landings: readonly (Landing & { readonly elements: readonly HTMLElement[] })[];
  over: Landing | null;
  /** The number of the decision for which the card was lifted; null before that. */
  number: number | null;
  /** The last position of the pointer. */
  at: { readonly x: number; readonly y: number };
  /** Resolves when the targets that belong to the next decision are known; null if they are known. */
  loading: Promise<void> | null;
}

const board = (): HTMLElement | null => document.querySelector('.match-table');

/** Returns the pointer handler for the board. */
export function useDrag(rules: DragRules | null): (event: ReactPointerEvent<HTMLElement>) => void {
  const current = useRef(rules);
  const end = useRef<() => void>(null);
  const lifted = useRef<Drag>(null);
  useEffect(() => {
    current.current = rules;
    // The options of another decision have other numbers, so a drop would mean something else.
    const number = lifted.current?.number ?? null;
    if (number !== null && number !== rules?.number) end.current?.();
  });
  useEffect(() => () => end.current?.(), []);

  return useCallback((event: ReactPointerEvent<HTMLElement>) => {
    const tile = (event.target as Element).closest<HTMLElement>('button.tile[data-card]');
    // A press counts even if nothing can be decided yet, because the question may arrive before the pointer moves.
    if (!tile || event.button !== 0 || !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    const drag: Drag = {
      pointer: event.pointerId,
      tile,
      from,
      touch: event.pointerType === 'touch',
      ghost: null,
      sums: null,
      landings: [],
      over: null,
      number: null,
      at: from,
      loading: null,
    };
    end.current?.();
    lifted.current = drag;
    const controller = new AbortController();
    const { signal } = controller;
    const finish = (): void => {
      controller.abort();
      clear(drag);
      end.current = null;
      lifted.current = null;
    };
    end.current = finish;
    const isOwn = ({ pointerId }: PointerEvent): boolean => pointerId === drag.pointer;
    window.addEventListener('pointermove', (moved) => isOwn(moved) && follow(drag, moved, current.current, finish), {
      signal,
    });
    window.addEventListener('pointercancel', (cancelled) => isOwn(cancelled) && finish(), { signal });
    // The board changes its layout, for example after the device is turned. This ends the drag, and the card returns to its place.
    window.addEventListener('resize', finish, { signal });
    const leave = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      // The mouse button is still down. Releasing it must not select the card.
      if (drag.ghost) window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
      finish();
    };
    window.addEventListener('keydown', leave, { signal });
    window.addEventListener(
      'pointerup',
      (up) => {
        if (!isOwn(up)) return;
        if (!drag.ghost) return finish();
        swallowClick();
        const drop = (): void => {
          // The decision may have changed, or another drag may have started.
          if (end.current !== finish) return;
          finish();
          if (drag.over) current.current?.onDrop(drag.over.meanings);
        };
        if (drag.over || !drag.loading) return drop();
        // A quick player releases the card before its targets are loaded. The card waits where it was released.
        controller.abort();
        void drag.loading.then(drop);
      },
      { signal },
    );
  }, []);
}

/** Suppresses the click that ends a drag. */
function swallowClick(): void {
  const stop = (click: MouseEvent): void => click.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

function follow(
  drag: Drag,
  { clientX: x, clientY: y }: PointerEvent,
  rules: DragRules | null,
  finish: () => void,
): void {
  drag.at = { x, y };
  if (!drag.ghost) {
    const moved = drag.touch ? drag.from.y - y > LIFT : Math.hypot(x - drag.from.x, y - drag.from.y) > MOUSE;
    if (!moved || !rules) return;
    if (!begin(drag, rules)) return finish();
  }
  drag.ghost!.style.transform = `translate(${x - drag.from.x}px, ${y - drag.from.y}px)`;
  aim(drag, rules?.against ?? '');
}

/** Marks the target at the pointer, and shows what a drop there means. */
function aim(drag: Drag, against: string): void {
  const { x, y } = drag.at;
  const over = nearest(drag, x, y);
  if (over === drag.over) return move(drag.sums!, x, y);
  drag.over = over;
  for (const { elements, selector } of drag.landings)
    for (const element of elements) element.dataset['lit'] = selector === over?.selector ? 'here' : 'may';
  const [only] = over?.meanings.length === 1 ? over.meanings : [];
  const last = only?.then ?? only?.option;
  drag.sums!.textContent = last ? (last.forecast ? forecastInShort(last.forecast, against) : last.text) : '';
  move(drag.sums!, x, y);
  point(drag, over);
}

/** Draws an arrow from the card to the card that would be its target. */
function point({ tile, landings }: Drag, over: Landing | null): void {
  const path = board()?.querySelector('.aim path');
  const [target] = landings.find(({ selector }) => selector === over?.selector)?.elements ?? [];
  if (target?.matches('.tile'))
    path?.setAttribute('d', arrow(tile.getBoundingClientRect(), target.getBoundingClientRect()));
  else path?.removeAttribute('d');
}

const move = (element: HTMLElement, x: number, y: number): void =>
  void (element.style.transform = `translate(${x + 16}px, ${y - 48}px)`);

/** Starts a drag and highlights the targets: at once, and again when the options of the next decisions are loaded. */
function begin(drag: Drag, rules: DragRules): boolean {
  const { tile } = drag;
  const { options, about } = rules;
  const card = Number(tile.dataset['card']);
  if (card !== about && options.every((option) => option.card !== card)) return false;
  light(drag, rules, new Map());
  const { left, top, width } = tile.getBoundingClientRect();
  const ghost = tile.cloneNode(true) as HTMLElement;
  ghost.classList.add('drag-ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.removeAttribute('data-card');
  ghost.style.setProperty('--card-w', `${width}px`);
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px` });
  drag.sums = document.createElement('div');
  drag.sums.className = 'drag-sums';
  drag.sums.setAttribute('aria-hidden', 'true');
  const match = tile.closest<HTMLElement>('.match')!;
  match.dataset['dragging'] = '';
  match.append(ghost, drag.sums);
  drag.ghost = ghost;
  drag.number = rules.number;
  drag.loading = rules.ahead(card).then((after) => {
    drag.loading = null;
    if (!ghost.isConnected || after.size === 0) return;
    light(drag, rules, after);
    // The pointer may already be over one of the new targets, and may not move again.
    drag.over = null;
    aim(drag, rules.against);
  });
  return true;
}

function light(drag: Drag, { options, about }: DragRules, after: ReadonlyMap<number, readonly OptionData[]>): void {
  const { tile } = drag;
  const landings = landingsOf(
    Number(tile.dataset['card']),
    options,
    about,
    tile.closest('.table-hand') !== null,
    after,
  );
  const own = tile.closest('[data-zone]');
  drag.landings = landings.flatMap((landing) => {
    const elements = [...(board()?.querySelectorAll<HTMLElement>(landing.selector) ?? [])];
    const others = elements.filter((element) => element !== own);
    return others.length > 0 ? [{ ...landing, elements: others }] : [];
  });
  for (const { elements } of drag.landings) for (const element of elements) element.dataset['lit'] = 'may';
}

/** The target at a point, or the nearest one within reach. */
function nearest({ landings }: Drag, x: number, y: number): Landing | null {
  let best: Landing | null = null;
  let least = CATCH;
  for (const landing of landings)
    for (const element of landing.elements) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (away < least) [best, least] = [landing, away];
    }
  return best;
}

function clear({ ghost, sums, landings, tile }: Drag): void {
  ghost?.remove();
  sums?.remove();
  board()?.querySelector('.aim path')?.removeAttribute('d');
  tile.closest<HTMLElement>('.match')?.removeAttribute('data-dragging');
  for (const { elements } of landings) for (const element of elements) element.removeAttribute('data-lit');
}
