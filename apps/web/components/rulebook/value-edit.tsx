/** A button in the rulebook that opens a form for one value of the mode. The code of the form is loaded on demand. */
'use client';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { EditedValue } from '../../lib/desk/edit-item.ts';

const ValueForm = dynamic(() => import('../desk/value-form.tsx').then((module) => module.ValueForm), { ssr: false });

export function ValueEdit(props: EditedValue) {
  const t = useTranslations('rules.valueEdit');
  const [open, setOpen] = useState(false);
  if (open) return <ValueForm {...props} />;
  return (
    <button type="button" className="button" onClick={() => setOpen(true)}>
      {t('changeValue')}
      <span className="visually-hidden"> {props.name}</span>
    </button>
  );
}
