/** What stands where there is nothing to show, and where a value comes from. */
import type { ReactNode } from 'react';
import { Emblem } from '../card/emblem.tsx';

export interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly emblem?: string;
  /** `h1` where nothing else names the page. */
  readonly heading?: 'h1' | 'p';
}

/** Nothing here, and what to do about it. */
export function Empty({ title, children, emblem = 'firefly', heading: Heading = 'p' }: EmptyProps) {
  return (
    <div className="empty">
      <Emblem name={emblem} seed={title} size={120} />
      <Heading className="empty-title">{title}</Heading>
      {children}
    </div>
  );
}

/** Where a value comes from, as a small mark with a word. */
export function Provenance({ kind }: { readonly kind: string }) {
  const words: Readonly<Record<string, readonly [string, string]>> = {
    source: ['source', 'Printed in a source of the game'],
    'real-world': ['real world', 'A fact about the animal'],
    provisional: ['provisional', 'Ours, until the publisher’s value is known'],
  };
  const [word, title] = words[kind] ?? [kind, kind];
  return (
    <span className="provenance" data-kind={kind} title={title}>
      {word}
    </span>
  );
}
