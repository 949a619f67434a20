/** The number of copies, with buttons to remove and add one. */
'use client';
import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';

export interface StepperProps {
  readonly name: string;
  readonly copies: number;
  onChange(copies: number): void;
}

/** The most copies that a line of a list can have. */
const MOST = 999;

export function Stepper({ name, copies, onChange }: StepperProps) {
  const t = useTranslations('build.stepper');
  return (
    <span className="stepper" role="group" aria-label={t('copiesOf', { name, copies })}>
      <button
        type="button"
        className="stepper-button"
        aria-label={t('fewer', { name })}
        disabled={copies === 0}
        onClick={() => onChange(copies - 1)}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <b data-none={copies === 0 || undefined}>{copies}</b>
      <button
        type="button"
        className="stepper-button"
        aria-label={t('more', { name })}
        disabled={copies >= MOST}
        onClick={() => onChange(copies + 1)}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </span>
  );
}
