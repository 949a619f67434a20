/** The screen between two players at one device. It hides everything until the next player confirms that they have the device. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

export function PassScreen({ name, onReady }: { readonly name: string; onReady(): void }) {
  const t = useTranslations('play.passScreen');
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), [name]);
  return (
    <section className="pass-screen" aria-labelledby="pass-title">
      <h2 id="pass-title">{t('decidesNext', { name })}</h2>
      <p>{t('passDevice', { name })}</p>
      <button ref={ready} type="button" className="button button-main" onClick={onReady}>
        {t('showMyCards', { name })}
      </button>
    </section>
  );
}
