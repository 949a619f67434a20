/** The empty state of a page or list, and the mark that says where a value comes from. */
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

export interface ProvenanceProps {
  readonly kind: string;
  readonly word: string;
  /** The same in more words. */
  readonly title: string;
}

/** Where a value comes from, as a small mark with a word. */
export function Provenance({ kind, word, title }: ProvenanceProps) {
  return (
    <span className="provenance" data-kind={kind} title={title}>
      {word}
    </span>
  );
}
