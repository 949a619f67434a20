/** A button in the rulebook that opens a form for one value of the mode. The code of the form is loaded on demand. */
'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import type { EditedValue } from '../../shared/editing/edit-item.ts';

const ValueForm = lazy(async () => ({ default: (await import('./value-form.tsx')).ValueForm }));

export function ValueEdit(props: EditedValue) {
  const t = useTranslations('rules.valueEdit');
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <Suspense>
        <ValueForm {...props} />
      </Suspense>
    );
  return (
    <button type="button" className="button" onClick={() => setOpen(true)}>
      {t('changeValue')}
      <span className="visually-hidden"> {props.name}</span>
    </button>
  );
}
