/**
 * A large part of a page without controls of React. The server renders it, and the browser keeps that HTML as it is: it neither reads the
 * data of the part nor hydrates its elements, until the page is refreshed. Pages that all visitors share come without the data.
 */
'use client';
import { use, useId, useState, type ReactNode } from 'react';

export interface StillProps {
  /** A promise, because the browser reads the data of a promise only when it is used. `server/still-data.ts` knows the name. */
  readonly still: Promise<ReactNode>;
}

export function Still({ still }: StillProps) {
  const id = useId();
  const [first] = useState(still);
  // React takes the HTML of the server over without reading it. It asks for the text only if it has to create the element again.
  const [rendered] = useState(() =>
    typeof document !== 'undefined' && document.getElementById(id) !== null
      ? { __html: { toString: () => document.getElementById(id)!.innerHTML } as string }
      : null,
  );
  if (!rendered || still !== first)
    return (
      <div key="new" data-still="" id={id}>
        {use(still)}
      </div>
    );
  return <div key="still" data-still="" id={id} suppressHydrationWarning dangerouslySetInnerHTML={rendered} />;
}
