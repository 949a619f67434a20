/** Writing a note about a match: a rating, some words, and what it is about. */
'use client';
import { useState, type SubmitEvent } from 'react';
import { Options } from '../options.tsx';
import { BEST } from './note-list.tsx';

/** What a note can be about besides the match and its release. */
export interface Subjects {
  readonly mode: { readonly id: string; readonly name: string };
  readonly cards: readonly { readonly slug: string; readonly name: string }[];
  readonly rules: readonly string[];
}

export interface NoteDraft {
  readonly rating: number;
  readonly text: string;
  readonly mode?: string;
  readonly card?: string;
  readonly rule?: string;
}

interface NoteFormProps extends Subjects {
  onWrite(note: NoteDraft): Promise<void>;
}

/** Characters that are kept. */
const LONGEST = 2000;
const RATINGS = Array.from({ length: BEST }, (_, at) => at + 1);

export function NoteForm({ mode, cards, rules, onWrite }: NoteFormProps) {
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [about, setAbout] = useState('');
  const [busy, setBusy] = useState(false);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (rating === null) return;
    const [kind = '', id = ''] = about.split(' ');
    setBusy(true);
    await onWrite({ rating, text, ...(kind !== '' && { [kind]: id }) });
    setBusy(false);
  }

  return (
    <form className="note-form" onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend>Your rating</legend>
        {RATINGS.map((one) => (
          <label key={one} className="check">
            <input type="radio" name="rating" required checked={one === rating} onChange={() => setRating(one)} /> {one}
          </label>
        ))}
        <span className="quiet">1 poor, {BEST} excellent</span>
      </fieldset>
      <label>
        It is about
        <select className="field" value={about} onChange={(event) => setAbout(event.target.value)}>
          <option value="">the match as a whole</option>
          <option value={`mode ${mode.id}`}>{mode.name}, the mode</option>
          <optgroup label="A card">
            <Options of={cards.map(({ slug, name }) => ({ id: `card ${slug}`, name }))} />
          </optgroup>
          <optgroup label="A rule">
            <Options of={rules.map((rule) => ({ id: `rule ${rule}`, name: rule }))} />
          </optgroup>
        </select>
      </label>
      <label>
        What you want to say
        <textarea
          className="field"
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p>
        <button className="button" disabled={busy || rating === null}>
          Leave the note
        </button>
      </p>
    </form>
  );
}
