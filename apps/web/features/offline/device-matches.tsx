/** The matches on this device, newest first. */
'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { callEngine } from '../device/index.ts';

type Listed = Awaited<ReturnType<typeof callEngine<'setupForm'>>>['matches'];

export function DeviceMatches({ initial }: { readonly initial: Listed }) {
  const t = useTranslations('offline.play');
  const [matches, setMatches] = useState(initial);
  if (matches.length === 0) return null;
  return (
    <section id="matches">
      <h2>{t('matches')}</h2>
      <ul className="kept-games">
        {matches.map(({ id, names, ruleset, release, decisions, isOver }) => (
          <li key={id}>
            <a href={`/play/device/match#${id}`}>{names.join(' – ')}</a>
            <span className="quiet">
              {ruleset}, {t('matchRelease', { release })}, {t('stage', { over: String(isOver), decisions })}
            </span>
            <button
              type="button"
              className="button button-quiet"
              onClick={() =>
                void callEngine('forgetMatch', { match: id }).then(() =>
                  setMatches((known) => known.filter((one) => one.id !== id)),
                )
              }
            >
              {t('remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
