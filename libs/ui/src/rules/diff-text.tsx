/** The difference of two texts: removed words struck through, added words underlined. */
import { Fragment } from 'react';
import { diffWords } from './diff-words.ts';

export function DiffText({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <span className="diff">
      {diffWords(before, after).map((part, i) =>
        part.kind === 'same' ? (
          part.text
        ) : part.kind === 'added' ? (
          <ins key={i}>{part.text}</ins>
        ) : (
          <Fragment key={i}>
            <del>{part.text}</del>
            {/* The last word of a sentence has no space after it. */}
            {!/\s$/u.test(part.text) && ' '}
          </Fragment>
        ),
      )}
    </span>
  );
}
