/** The tags and the note of a card in the list, shown under its name, and the dialog that changes them. */
'use client';
import { MARK_LIMITS, type CardMarks } from '@rulewright/decks/sheet';
import { Tag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { Dialog } from '../../shared/components/dialog.tsx';

export function ShownMarks({ marks: { tags, note } }: { readonly marks: CardMarks }) {
  if (tags.length === 0 && note === '') return null;
  return (
    <p className="card-marks">
      {tags.map((tag) => (
        <bdi key={tag} className="card-tag">
          {tag}
        </bdi>
      ))}
      {note !== '' && <bdi className="quiet">{note}</bdi>}
    </p>
  );
}

export interface MarksButtonProps {
  readonly name: string;
  readonly marks: CardMarks;
  onMarks(marks: CardMarks): void;
}

export function MarksButton({ name, marks, onMarks }: MarksButtonProps) {
  const t = useTranslations('build.cardMarks');
  const [open, setOpen] = useState(false);
  const label = t('change', { name });
  return (
    <>
      <button type="button" className="stepper-button" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Tag size={15} aria-hidden="true" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label}>
        <MarksForm
          marks={marks}
          onMarks={(changed) => {
            onMarks(changed);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function MarksForm({ marks, onMarks }: Omit<MarksButtonProps, 'name'>) {
  const t = useTranslations('build.cardMarks');
  const [tags, setTags] = useState(marks.tags.join(', '));
  const [note, setNote] = useState(marks.note);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onMarks({ tags: tags.split(','), note });
  }
  return (
    <form className="card-marks-form" onSubmit={submit}>
      <label>
        {t('tags')}
        <input
          className="field"
          value={tags}
          placeholder={t('example')}
          onChange={({ target }) => setTags(target.value)}
        />
      </label>
      <p className="quiet">{t('tagsHelp', { most: MARK_LIMITS.tags })}</p>
      <label>
        {t('note')}
        <textarea
          className="field"
          rows={3}
          maxLength={MARK_LIMITS.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <p className="quiet">{t('inTheList')}</p>
      <p className="actions">
        <button className="button button-main">{t('save')}</button>
      </p>
    </form>
  );
}
