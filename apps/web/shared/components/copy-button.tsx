/** Copies a text to the clipboard and confirms it. */
'use client';
import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

export function CopyButton({ text, children }: { readonly text: string; readonly children: string }) {
  const t = useTranslations('common.copyButton');
  const [done, setDone] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  }

  return (
    <button type="button" className="button needs-script" onClick={() => void copy()}>
      {done ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      <span aria-live="polite">{done ? t('copied') : children}</span>
    </button>
  );
}
