/** Says that the worked examples of a rulebook are still being looked up, and loads the page again a few seconds later. */
'use client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const AGAIN = 4_000;

export function ExamplesComing() {
  const t = useTranslations('rules.ruleExamples');
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), AGAIN);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <p role="status" className="quiet">
      {t('coming')}
    </p>
  );
}
