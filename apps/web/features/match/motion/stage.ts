/**
 * Stages a battle in the layer above the board: both sides step forward, cards flip, totals count up, and the loser is hit. Every part is an
 * animation, so that a press or a key ends the scene at once.
 */
import type { SceneSide } from './scene.ts';

/** Milliseconds at normal speed: the whole scene, and its parts as shares of it. */
export const SCENE = 720;
const STEP = 0.2;
const FLIP = 0.14;
const COUNT = [0.3, 0.66] as const;
const HIT = [0.68, 0.84] as const;

export interface SceneFaces {
  /** The address of a card's picture; null if the viewer does not know the card. */
  faceOf(card: number): string | null;
  nameOf(card: number): string;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A copy of a card's face. */
export function faceElement(className: string, face: string | null): HTMLElement {
  const element = document.createElement('span');
  element.className = face === null ? `tile tile-back ${className}` : `tile ${className}`;
  if (face !== null) {
    const picture = document.createElementNS(SVG, 'svg');
    picture.setAttribute('class', 'tile-picture');
    picture.setAttribute('viewBox', '0 0 630 880');
    for (const part of ['cut', 'text']) {
      const use = document.createElementNS(SVG, 'use');
      use.setAttribute('href', `${face}#${part}`);
      picture.append(use);
    }
    element.append(picture);
  }
  return element;
}

function add(parent: HTMLElement, className: string, text = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Builds one side. Returns the elements that are animated. */
function sideElement(scene: HTMLElement, side: SceneSide, name: string, faces: SceneFaces) {
  const element = add(scene, 'scene-side');
  if (side.loses) element.dataset['loses'] = '';
  const fighter = faceElement('scene-fighter', side.card === null ? null : faces.faceOf(side.card));
  element.append(fighter);
  add(element, 'scene-name', side.card === null ? name : faces.nameOf(side.card));
  const row = add(element, 'scene-counts');
  const flips = side.counts.map(({ card, amount }) => {
    const one = add(row, 'scene-count');
    one.append(faceElement('scene-small', faces.faceOf(card)));
    add(one, 'scene-amount', `+${amount}`);
    return one;
  });
  const total = side.total === null ? null : add(element, 'scene-total');
  return { fighter, flips, total };
}

/**
 * @param at the box of the board
 * @param names the names of the players of both sides
 * @param factor the duration as a multiple of the normal one
 * @param wait milliseconds until the scene starts
 * @returns the element of the scene, which is removed at its end
 */
export function stage(
  layer: HTMLElement,
  sides: readonly [SceneSide, SceneSide],
  names: readonly [string, string],
  faces: SceneFaces,
  at: DOMRect,
  factor: number,
  wait: number,
): HTMLElement {
  const duration = SCENE * factor;
  const scene = document.createElement('span');
  scene.className = 'motion-scene';
  Object.assign(scene.style, {
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  const [first, second] = sides.map((side, index) => sideElement(scene, side, names[index]!, faces)) as [
    ReturnType<typeof sideElement>,
    ReturnType<typeof sideElement>,
  ];
  layer.append(scene);
  const whole = scene.animate(
    { opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.92, 1] },
    { duration, delay: wait, fill: 'both' },
  );
  const remove = (): void => scene.remove();
  whole.finished.then(remove, remove);
  const during = (from: number, to: number, easing = 'ease-out'): KeyframeAnimationOptions => ({
    ...{ delay: wait + from * duration, duration: (to - from) * duration, easing, fill: 'both' },
  });
  for (const [index, { fighter, flips, total }] of [first, second].entries()) {
    const way = index === 0 ? -1 : 1;
    fighter.animate({ transform: [`translateX(${way * 4}rem) scale(0.7)`, 'none'] }, during(0, STEP));
    for (const [n, flip] of flips.entries())
      flip.animate(
        { transform: ['rotateY(90deg)', 'none'] },
        during(STEP + n * 0.03, STEP + FLIP + n * 0.03, 'ease-in-out'),
      );
    const side = sides[index]!;
    // The number is a counter of the styles, so that counting needs no script.
    if (total) total.animate({ '--scene-count': [0, side.total!] }, during(...COUNT, 'linear'));
    if (side.loses)
      fighter.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translateX(${way}rem) rotate(${way * 4}deg)`, opacity: 1, offset: 0.4 },
          { transform: `translateX(${way * 2.5}rem) rotate(${way * 12}deg)`, opacity: 0.25 },
        ],
        { ...during(...HIT), composite: 'replace', fill: 'forwards' },
      );
    else if (sides[1 - index]!.loses)
      fighter.animate(
        { transform: ['none', `translateX(${-way * 2.5}rem)`, 'none'] },
        { ...during(...HIT), fill: 'none' },
      );
  }
  return scene;
}
