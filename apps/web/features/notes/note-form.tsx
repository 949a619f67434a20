/** The form for a note about a match: a rating, a text, and the subject. */
'use client';
import { useRuleLabel } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { useKeptField } from '../../shared/kept-field.ts';
import { Options } from '../../shared/components/options.tsx';
import { SubmitButton } from '../../shared/components/submit-button.tsx';
import { BEST } from './note-list.tsx';
import { Select } from '../../shared/forms/select.tsx';

/** The possible subjects of a note, besides the match and its release. */
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
  /** Where this browser keeps the text until it is sent. */
  readonly place: string;
  onWrite(note: NoteDraft): Promise<void>;
}

/** The maximum number of characters. */
const LONGEST = 2000;
const RATINGS = Array.from({ length: BEST }, (_, at) => at + 1);

export function NoteForm({ mode, cards, rules, place, onWrite }: NoteFormProps) {
  const label = useRuleLabel();
  const t = useTranslations('releases.noteForm');
  const [rating, setRating] = useState<number | null>(null);
  const kt = useTranslations('common.keptText');
  const [text, setText] = useKeptField(place, kt('note'));
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
        <legend>{t('yourRating')}</legend>
        {RATINGS.map((one) => (
          <label key={one} className="check">
            <input type="radio" name="rating" required checked={one === rating} onChange={() => setRating(one)} /> {one}
          </label>
        ))}
        <span className="quiet">{t('n1PoorExcellent', { best: BEST })}</span>
      </fieldset>
      <Select label={t('thisNoteIsAbout')} value={about} onChange={setAbout}>
        <option value="">{t('theWholeMatch')}</option>
        <option value={`mode ${mode.id}`}>{t('theMode', { mode: mode.name })}</option>
        <optgroup label={t('aCard')}>
          <Options of={cards.map(({ slug, name }) => ({ id: `card ${slug}`, name }))} />
        </optgroup>
        <optgroup label={t('aRule')}>
          <Options of={rules.map((rule) => ({ id: `rule ${rule}`, name: label(rule) }))} />
        </optgroup>
      </Select>
      <label>
        {t('yourNote')}
        <textarea
          className="field"
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p>
        <SubmitButton className="button" disabled={busy || rating === null}>
          {t('saveNote')}
        </SubmitButton>
      </p>
    </form>
  );
}
