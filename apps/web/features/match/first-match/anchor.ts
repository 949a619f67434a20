/** Finds the parts of a match page that hints point at. */
import type { Edges } from '../arrow.ts';

/** The selectors of the parts of the page. Any other name is a zone. */
const PARTS: Readonly<Record<string, string>> = {
  turn: '.turn-steps',
  question: '.decision-question',
  cards: '.table-board [data-can]',
  end: '.decision-options[data-ends] button',
  log: '.match-log, .decision-news',
  result: '.outcome',
};

const isVisible = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;

function selectorOf(at: string, of: string): string {
  const part = PARTS[at];
  if (part !== undefined) return part;
  const seat = of === 'mine' ? '.table-seat[data-self]' : '.table-seat:not([data-self])';
  const name = CSS.escape(at);
  return `${seat} [data-zone$="/${name}"], ${seat} [data-zone*="/${name}-"]`;
}

export const boxOf = (element: Element): Edges => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** The part of the page that a hint points at; undefined if the page does not show it now. */
export const anchorOf = (at: string, of: string): Element | undefined =>
  [...document.querySelectorAll(selectorOf(at, of))].find(isVisible);
