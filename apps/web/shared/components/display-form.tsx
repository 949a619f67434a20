/** The settings of the display. They apply at once. */
'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '../forms/select.tsx';
import { TEXT_SIZES, currentDisplay, keepDisplay, type Display } from '../display.ts';

export function DisplayForm() {
  const t = useTranslations('common.display');
  const [display, setDisplay] = useState(currentDisplay);

  function change(part: Partial<Display>): void {
    const next = { ...display, ...part };
    setDisplay(next);
    keepDisplay(next);
  }

  return (
    <div className="display-form">
      <Select
        label={`${t('text')} `}
        autoComplete="off"
        value={display.text}
        onChange={(text) => change({ text: text as Display['text'] })}
        of={TEXT_SIZES.map((size) => ({ id: size, name: t('textSize', { size }) }))}
      />
      <label className="check">
        <input
          type="checkbox"
          autoComplete="off"
          checked={display.isContrasting}
          onChange={({ target }) => change({ isContrasting: target.checked })}
        />{' '}
        {t('contrast')}
      </label>
      <label className="check">
        <input
          type="checkbox"
          autoComplete="off"
          checked={display.isClear}
          onChange={({ target }) => change({ isClear: target.checked })}
        />{' '}
        {t('palette')}
      </label>
    </div>
  );
}
