/** Opens the settings of the display. They load when a reader opens them. */
'use client';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';

const DisplayDialog = lazy(async () => ({ default: (await import('./display-dialog.tsx')).DisplayDialog }));

export function DisplayButton() {
  const t = useTranslations('common.display');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link-button needs-script" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('title')}
      </button>
      {isOpen && (
        <Suspense>
          <DisplayDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
