/** The empty state of a page or list, and the mark for the origin of a value. */
import type { ReactNode } from 'react';
import { Emblem } from '../card/emblem.tsx';

export interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly emblem?: string;
  /** Use `h1` if the page has no other main heading. */
  readonly heading?: 'h1' | 'p';
}

/** The empty state. The children say what to do first. */
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
  /** A longer explanation of the word. */
  readonly title: string;
}

/** The origin of a value, as a small mark with a word. */
export function Provenance({ kind, word, title }: ProvenanceProps) {
  return (
    <span className="provenance" data-kind={kind} title={title}>
      {word}
    </span>
  );
}
