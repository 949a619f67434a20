/** The input for editing a cell. Enter moves down, Tab moves right, Ctrl+Enter fills the selection, and Escape discards the text. */
'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { EditEnd } from '../model/sheet/grid-state.ts';

interface Props {
  readonly start: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly onType: (text: string) => void;
  /** @param text the new text; null leaves the cell unchanged */
  readonly onDone: (text: string | null, by: EditEnd) => void;
}

export function CellEditor({ start, label, values, onType, onDone }: Props) {
  const [text, setText] = useState(start);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  /** Prevents a second `onDone`: removing the field triggers its blur handler. */
  const isDone = useRef(false);
  const list = useId();
  useEffect(() => {
    const { current } = field;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const type = (value: string): void => {
    setText(value);
    onType(value);
  };
  const done: Props['onDone'] = (value, by) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(value, by);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    event.stopPropagation();
    // Ignores keys that an input method handles, such as Enter to accept a word.
    if (event.nativeEvent.isComposing) return;
    const end = (value: string | null, by: EditEnd): void => {
      event.preventDefault();
      done(value, by);
    };
    if (key === 'Escape') end(null, 'stay');
    else if (key === 'Tab') end(text, shiftKey ? 'left' : 'right');
    else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) end(text, 'fill');
    else if (key === 'Enter' && !shiftKey && !event.altKey) end(text, 'down');
  };
  const common = {
    ref: field,
    value: text,
    'aria-label': label,
    onKeyDown,
    onBlur: () => done(text, 'stay'),
  };
  return values.length > 0 ? (
    <>
      <input {...common} list={list} onChange={(event) => type(event.target.value)} />
      <datalist id={list}>
        {values.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  ) : (
    <textarea
      {...common}
      rows={text.length > 60 || text.includes('\n') ? 4 : 1}
      onChange={(event) => type(event.target.value)}
    />
  );
}
