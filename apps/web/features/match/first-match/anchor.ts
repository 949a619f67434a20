/** Finds the parts of a match page that hints point at. */
import type { Box } from './place.ts';

/** The selectors of the parts of the page. Any other name is a zone. */
const PARTS: Readonly<Record<string, string>> = {
  turn: '.turn-steps',
  question: '.decision-question',
  cards: '.table-board [data-can]',
  end: '.decision-options[data-ends] button',
  log: '.match-log',
  result: '.outcome',
};

/** The selectors of everything that the player may want to press. */
const CONTROLS =
  '.table-board [data-can], .table-zone[data-open], .match-side > .decision, [data-beside], .match-head button';

const isVisible = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;

function selectorOf(at: string, of: string): string {
  const part = PARTS[at];
  if (part !== undefined) return part;
  const seat = of === 'mine' ? '.table-seat[data-self]' : '.table-seat:not([data-self])';
  const name = CSS.escape(at);
  return `${seat} [data-zone$="/${name}"], ${seat} [data-zone*="/${name}-"]`;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** The box that a hint points at; null if the page does not show it now. */
export function anchorOf(at: string, of: string): Box | null {
  const element = [...document.querySelectorAll(selectorOf(at, of))].find(isVisible);
  return element ? boxOf(element) : null;
}

/** The boxes that a hint should not cover. */
export const controlsNow = (): Box[] => [...document.querySelectorAll(CONTROLS)].filter(isVisible).map(boxOf);
