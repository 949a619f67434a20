/** Animations of the board. Copies of cards, rising numbers and turn banners exist only while they move. Screen readers ignore them. */

import { faceElement } from './stage.ts';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export interface Pace {
  readonly duration: number;
  readonly delay: number;
}

const middle = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Returns the transform that places an element with the box `to` over the box `from`. `mirrored` also flips it. The origin is its middle. */
function over(from: DOMRect, to: DOMRect, mirrored = false): string {
  const [a, b] = [middle(from), middle(to)];
  const scale = from.width / to.width;
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${mirrored ? -scale : scale}, ${scale})`;
}

/** Animates a card that moved within its zone. `from` is its old box. */
export function travel(tile: HTMLElement, from: DOMRect, to: DOMRect, { duration, delay }: Pace): void {
  tile.animate([{ transform: over(from, to) }, { transform: 'none' }], {
    ...{ duration, delay, easing: EASE, fill: 'backwards' as const },
  });
}

/**
 * Animates a card that moved to another zone. Zones clip their contents, so a copy of the card moves in the layer. `arrived` is called when
 * the copy is removed. With `turns`, the copy turns over on its way.
 */
export function carry(
  layer: HTMLElement,
  tile: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  turns: boolean,
  pace: Pace,
  arrived: () => void,
): void {
  // The animated element is not the card itself, whose whole picture would get its styles again in each frame.
  const frame = placed('motion-card', to);
  const copy = tile.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.removeAttribute('data-waits');
  frame.append(copy);
  passing(layer, frame, [{ transform: over(from, to, turns) }, { transform: 'none' }], pace, arrived);
}

/** Animates a card that was turned or turned back. `angle` is the angle of turned cards in the stylesheet. */
export function turn(tile: HTMLElement, angle: string, { duration, delay }: Pace): void {
  const turned = tile.dataset['turned'] !== undefined;
  const way = turned ? ['0deg', angle] : [angle, '0deg'];
  tile.animate({ rotate: way }, { duration, delay, easing: EASE, fill: 'backwards' });
}

/** Moves a card a little towards a box and back. */
export function strike(tile: HTMLElement, from: DOMRect, to: DOMRect, { duration, delay }: Pace): void {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const lean = `translate(${((b.x - a.x) / length) * LEAN}px, ${((b.y - a.y) / length) * LEAN}px)`;
  tile.animate({ transform: ['none', lean, 'none'] }, { duration, delay, easing: 'ease-in-out' });
}
const LEAN = 26;

/** Shakes a pile that was shuffled. */
export function shuffle(pile: HTMLElement, { duration, delay }: Pace): void {
  const ways = [0, -5, 5, -5, 5, 0].map((x) => `translateX(${x}px)`);
  pile.animate({ transform: ways }, { duration, delay });
}

/** Adds an element to the layer, animates it, and removes it afterwards. Calls `then` after the removal. Returns the element. */
function passing(
  layer: HTMLElement,
  element: HTMLElement,
  frames: Keyframe[],
  { duration, delay }: Pace,
  then?: () => void,
): HTMLElement {
  layer.append(element);
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'both' });
  const remove = (): void => {
    element.remove();
    then?.();
  };
  animation.finished.then(remove, remove);
  return element;
}

const boxOf = ({ left, top, width, height }: DOMRect) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

function placed(className: string, box: DOMRect): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  Object.assign(element.style, boxOf(box));
  return element;
}

/**
 * Animates a card that moves to a place where it is not visible, such as a pile.
 * @param face the address of the card's picture; null shows its back
 * @param to the box of that place; null fades the card out at its old place
 */
export function ghost(layer: HTMLElement, face: string | null, from: DOMRect, to: DOMRect | null, pace: Pace): void {
  const element = faceElement('motion-ghost', face);
  Object.assign(element.style, boxOf(from));
  const end = to ? { transform: over(to, from), opacity: 0.4 } : { transform: 'scale(0.8)', opacity: 0 };
  passing(layer, element, [{ transform: 'none', opacity: 1 }, end], pace);
}

/** Shows the change of a number, such as `+5`, rising above its card or seat. */
export function rise(layer: HTMLElement, text: string, at: DOMRect, pace: Pace): void {
  const element = placed('motion-number', at);
  element.dataset['sign'] = text.charAt(0) === '+' ? 'up' : 'down';
  const inner = document.createElement('span');
  inner.textContent = text;
  element.append(inner);
  const frames = [
    { transform: 'translateY(4px)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.2 },
    { transform: 'translateY(-20px)', opacity: 1, offset: 0.8 },
    { transform: 'translateY(-26px)', opacity: 0 },
  ];
  passing(layer, element, frames, pace);
}

/** Shows a sentence over the middle of the board, such as that a player is out. */
export function moment(layer: HTMLElement, text: string, board: DOMRect, pace: Pace): HTMLElement {
  const element = placed('motion-moment', board);
  const inner = document.createElement('span');
  inner.textContent = text;
  element.append(inner);
  const frames = [
    { transform: 'scale(0.8)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.15 },
    { transform: 'none', opacity: 1, offset: 0.85 },
    { transform: 'scale(1.04)', opacity: 0 },
  ];
  return passing(layer, element, frames, pace);
}

/** Shows a banner for a new turn or a resolved action in the strip between the players. */
export function banner(layer: HTMLElement, text: string, at: DOMRect, pace: Pace): HTMLElement {
  const element = placed('motion-banner', at);
  element.textContent = text;
  const frames = [
    { transform: 'translateX(-1.5rem)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.2 },
    { transform: 'none', opacity: 1, offset: 0.8 },
    { transform: 'translateX(1.5rem)', opacity: 0 },
  ];
  return passing(layer, element, frames, pace);
}
