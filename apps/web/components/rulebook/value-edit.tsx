/** Changes a value of a mode from its rulebook. The form is loaded when a person opens it. */
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
