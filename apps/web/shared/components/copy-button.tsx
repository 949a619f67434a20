/** Copies a text to the clipboard and confirms it. Without a text, the button is disabled. */
'use client';
import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

interface CopyButtonProps {
  readonly text: string | undefined;
  readonly children: string;
}

export function CopyButton({ text, children }: CopyButtonProps) {
  const t = useTranslations('common.copyButton');
  const [done, setDone] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text!);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  }

  return (
    <button type="button" className="button needs-script" disabled={text === undefined} onClick={() => void copy()}>
      {done ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      <span aria-live="polite">{done ? t('copied') : children}</span>
    </button>
  );
}
