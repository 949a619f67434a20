/** An arrow from the acting card to the card that an option names, while the option has the pointer or waits for confirmation. */
'use client';
import { useLayoutEffect, useRef } from 'react';
import { arrow } from './arrow.ts';

interface AimProps {
  readonly from: number | null;
  readonly to: number | null;
  /** Whether the option has been chosen and waits for confirmation. */
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
    path.current.setAttribute('d', arrow(start, end));
  });
  return (
    <svg className="aim" data-sure={sure || undefined} aria-hidden="true">
      <path ref={path} />
    </svg>
  );
}
