/** Offers a text that this browser keeps: to copy it, to put it elsewhere, to go on where it was typed, or to discard it. */
'use client';
import { useTranslations } from 'next-intl';
import { forget, type KeptText } from '../kept-field.ts';
import { useKeptTexts } from '../kept-texts.ts';
import { builderHref, fitsNewSet, moveToNewSet } from '../move-kept.ts';
import { useAction } from '../use-action.ts';
import { CopyButton } from './copy-button.tsx';
import { Refusal } from './refusal.tsx';

export interface KeptOfferProps {
  readonly entry: KeptText;
  /** Whether the page is not the one where the text was typed, so that it shows a link there. */
  readonly elsewhere?: boolean;
  /** Called after the person discarded the text. */
  readonly onDiscard?: () => void;
}

export function KeptOffer({ entry, elsewhere = false, onDiscard }: KeptOfferProps) {
  const t = useTranslations('common.keptText');
  const action = useAction();
  const builder = builderHref(entry);
  const move = (): void =>
    void action.run(async () => {
      const page = await moveToNewSet(t('setTitle', { label: entry.label }), entry);
      forget(entry.place);
      window.location.assign(page);
    });
  return (
    <div className="kept-text">
      <p>
        <strong>{entry.label}</strong>
      </p>
      {/* A long text scrolls, also with keys. */}
      <pre tabIndex={0}>{entry.text}</pre>
      <p className="button-row">
        <CopyButton text={entry.text}>{t('copy')}</CopyButton>
        {elsewhere && (
          <a className="button" href={entry.href}>
            {t('open')}
          </a>
        )}
        {builder !== null && (
          <a className="button" href={builder}>
            {t('builder')}
          </a>
        )}
        {fitsNewSet(entry) && (
          <button type="button" className="button" disabled={action.busy} onClick={move}>
            {t('newSet')}
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={action.busy}
          onClick={() => {
            forget(entry.place);
            onDiscard?.();
          }}
        >
          {t('discard')}
        </button>
      </p>
      <Refusal of={action.error} />
    </div>
  );
}

/** The texts of this browser that the server does not have. Nothing if there are none. */
export function KeptTexts() {
  const t = useTranslations('common.keptText');
  const entries = useKeptTexts();
  if (entries.length === 0) return null;
  return (
    <section className="section kept-texts" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="quiet">{t('help')}</p>
      {entries.map((one) => (
        <KeptOffer key={one.place} entry={one} elsewhere />
      ))}
    </section>
  );
}
