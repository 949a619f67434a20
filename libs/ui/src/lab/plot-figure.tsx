/** A figure with a plot that fits its width. The plot is visual only; text or a table next to it gives the same data. */
'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CandidateAxis, CandidateRow, IntervalRow, LengthLabels, LengthRow, Scale, SweepRow } from './plots.ts';

export type PlotSpec =
  | {
      readonly kind: 'intervals';
      readonly rows: readonly IntervalRow[];
      /** The value that means "no difference". */
      readonly at: number;
      readonly label: string;
      readonly scale: Scale;
    }
  | {
      readonly kind: 'lengths';
      readonly rows: readonly LengthRow[];
      readonly arms: readonly string[];
      readonly labels: LengthLabels;
    }
  | { readonly kind: 'sweep'; readonly rows: readonly SweepRow[]; readonly label: string; readonly scale: Scale }
  | {
      readonly kind: 'candidates';
      readonly rows: readonly CandidateRow[];
      readonly x: CandidateAxis;
      readonly y: CandidateAxis;
    };

export interface PlotFigureProps {
  readonly spec: PlotSpec;
  readonly caption: ReactNode;
}

function drawing(plots: typeof import('./plots.ts'), spec: PlotSpec, width: number) {
  switch (spec.kind) {
    case 'intervals':
      return plots.intervals(spec.rows, spec.at, spec.label, spec.scale, width);
    case 'lengths':
      return plots.lengths(spec.rows, spec.arms, spec.labels, width);
    case 'sweep':
      return plots.sweep(spec.rows, spec.label, spec.scale, width);
    case 'candidates':
      return plots.candidates(spec.rows, spec.x, spec.y, width);
  }
}

/** Loads the plot library when the first plot is drawn. */
async function draw(spec: PlotSpec, width: number): Promise<Element> {
  const figure = drawing(await import('./plots.ts'), spec, width);
  // The content security policy blocks inline styles. The site's stylesheet has the same rules.
  figure.querySelectorAll('style').forEach((style) => style.remove());
  // Not in the tab order: the table of lengths has the same links for keyboard users.
  figure.querySelectorAll('a').forEach((link) => link.setAttribute('tabindex', '-1'));
  figure.classList.add('plot');
  return figure;
}

export function PlotFigure({ spec, caption }: PlotFigureProps) {
  const place = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(spec);
  useEffect(() => {
    const box = place.current!;
    let width = 0;
    let gone = false;
    const redraw = (): void => {
      const now = Math.floor(box.clientWidth);
      if (now === width || now === 0) return;
      width = now;
      void draw(JSON.parse(key) as PlotSpec, now).then((figure) => {
        if (!gone && now === width) box.replaceChildren(figure);
      });
    };
    const watch = new ResizeObserver(redraw);
    watch.observe(box);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [key]);
  return (
    <figure className="plot-figure">
      <figcaption>{caption}</figcaption>
      <div ref={place} className={`plot-place plot-${spec.kind}`} aria-hidden="true" />
    </figure>
  );
}
