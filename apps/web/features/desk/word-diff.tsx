/** The differences of two texts word by word. Long unchanged parts are collapsed. */
import { Fragment } from 'react';

export interface WordPart {
  readonly kind: string;
  readonly text: string;
}

/** The number of unchanged characters to show around a change. */
const AROUND = 160;

/** The end of a text, cut at a line break if there is one. */
const tail = (text: string): string => text.slice(-AROUND).replace(/^[^\n]*\n(?=[^\n])/u, '');
const head = (text: string): string => text.slice(0, AROUND).replace(/\n[^\n]*$/u, '\n');

export function WordDiff({ parts }: { readonly parts: readonly WordPart[] }) {
  return (
    <div className="word-diff">
      {parts.map((part, i) => {
        if (part.kind === 'added') return <ins key={i}>{part.text}</ins>;
        if (part.kind === 'removed') return <del key={i}>{part.text}</del>;
        const [first, last] = [i === 0, i === parts.length - 1];
        if (part.text.length <= 2 * AROUND + 40) return <Fragment key={i}>{part.text}</Fragment>;
        return (
          <Fragment key={i}>
            {!first && head(part.text)}
            <span className="word-diff-gap">…</span>
            {!last && tail(part.text)}
          </Fragment>
        );
      })}
    </div>
  );
}
