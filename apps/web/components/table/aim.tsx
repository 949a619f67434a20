/** An arrow from the card that acts to the card that an option names, while the option is looked at or waits to be confirmed. */
'use client';
import { useLayoutEffect, useRef } from 'react';

interface AimProps {
  readonly from: number | null;
  readonly to: number | null;
  /** The option has been chosen and waits to be confirmed. */
  readonly sure: boolean;
}

const tile = (card: number): DOMRect | undefined =>
  document.querySelector(`.match-table [data-card="${card}"]`)?.getBoundingClientRect();

export function Aim({ from, to, sure }: AimProps) {
  const path = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (!path.current) return;
    const [start, end] = from === null || to === null || from === to ? [] : [tile(from), tile(to)];
    if (!start || !end) return path.current.removeAttribute('d');
    const [x1, y1] = [start.left + start.width / 2, start.top + (end.top < start.top ? 0 : start.height)];
    const [x2, y2] = [end.left + end.width / 2, end.top + (end.top < start.top ? end.height : 0)];
    const away = Math.atan2(y2 - y1, x2 - x1);
    const head = [0.45, -0.45].map((turn) => `${x2 - 18 * Math.cos(away + turn)} ${y2 - 18 * Math.sin(away + turn)}`);
    path.current.setAttribute('d', `M${x1} ${y1}L${x2} ${y2}M${head[0]}L${x2} ${y2}L${head[1]}`);
  });
  return (
    <svg className="aim" data-sure={sure || undefined} aria-hidden="true">
      <path ref={path} />
    </svg>
  );
}
