/** The catalogue's search box: a plain field, which offers names of cards once there is script. */
'use client';
import { useEffect, useId, useState } from 'react';

/** Rest before names are asked for, in milliseconds. */
const REST = 180;
const LEAST = 2;

export interface SearchBoxProps {
  /** Where names are asked for. */
  readonly suggest: string;
  readonly query?: string;
}

export function SearchBox({ suggest, query = '' }: SearchBoxProps) {
  const listId = useId();
  const [text, setText] = useState(query);
  const [names, setNames] = useState<readonly string[]>([]);

  useEffect(() => {
    // Only a word of its own can become a name; `cost<=2` cannot.
    if (text === query || text.length < LEAST || /[:<>=]/.test(text)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void offer(), REST);

    async function offer(): Promise<void> {
      try {
        const response = await fetch(`${suggest}?q=${encodeURIComponent(text)}`, { signal: stop.signal });
        if (response.ok) setNames((await response.json()) as string[]);
      } catch {
        // Without names to offer the box still searches.
      }
    }

    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [suggest, text, query]);

  return (
    <>
      <label className="visually-hidden" htmlFor={`${listId}-q`}>
        Search the cards
      </label>
      <input
        id={`${listId}-q`}
        className="field"
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="A name, a word, or cost<=2"
        autoComplete="off"
        spellCheck={false}
        list={listId}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
