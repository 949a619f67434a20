/** The progress of a change set that is being published. */
'use client';
import { PublishingStepDocument, type PublishingStepQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { request } from '../../shared/request.ts';

/** Milliseconds between two requests. Most change sets are published before the first. */
const LOOK_AGAIN = 1_000;

export function PublishingProgress({ changeSet }: { readonly changeSet: number }) {
  const t = useTranslations('desk.publishPanel');
  const [step, setStep] = useState<PublishingStepQuery['publishingStep']>(null);
  useEffect(() => {
    const look = async (): Promise<void> =>
      setStep((await request(PublishingStepDocument, { changeSet })).publishingStep);
    const timer = window.setInterval(() => void look().catch(() => undefined), LOOK_AGAIN);
    return () => window.clearInterval(timer);
  }, [changeSet]);
  if (step === null) return null;
  const label = t('publishingStep', step);
  return (
    <p role="status">
      {label}{' '}
      {step.step === 'writing' && <progress aria-label={label} max={Math.max(1, step.total)} value={step.done} />}
    </p>
  );
}
