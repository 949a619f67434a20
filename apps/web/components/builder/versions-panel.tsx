/** Earlier versions of a saved deck: what changed since each, and bringing one back. */
'use client';
import { DeckVersionsDocument } from '@rulewright/api-client';
import { compareLists, readSheet, type Sheet } from '@rulewright/decks/sheet';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { day } from '../../lib/dates.ts';
import { request } from '../../lib/request.ts';
import type { LocalVersion } from '../../lib/local-decks.ts';
import type { Place } from './use-deck-file.ts';

export interface VersionsPanelProps {
  readonly place: Place;
  readonly sheet: Sheet;
  zoneName(zone: string): string;
  onRestore(text: string): void;
}

/** The saved state first, then the versions before it. */
function useVersions(place: Place): readonly LocalVersion[] {
  const account = place.kind === 'account' ? place.deck : null;
  const { data } = useQuery({
    queryKey: ['deck-versions', account?.id, account?.version],
    queryFn: async () => (await request(DeckVersionsDocument, { id: account!.id })).savedDeck?.versions ?? [],
    enabled: account !== null,
  });
  if (place.kind === 'none') return [];
  const { name, text, updatedAt } = place.deck;
  return [{ name, text, savedAt: updatedAt }, ...(place.kind === 'local' ? place.deck.versions : (data ?? []))];
}

export function VersionsPanel({ place, sheet, zoneName, onRestore }: VersionsPanelProps) {
  const t = useTranslations('build.versionsPanel');
  const versions = useVersions(place);
  const [chosen, setChosen] = useState(0);
  const version = versions[Math.min(chosen, versions.length - 1)];
  return (
    <section className="builder-versions" aria-labelledby="builder-versions">
      <h2 id="builder-versions">{t('title')}</h2>
      {!version && <p className="quiet">{t('none')}</p>}
      {version && (
        <>
          <label>
            {t('compareWith')}{' '}
            <select className="field" value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {versions.map(({ name, savedAt }, at) => (
                <option key={at} value={at}>
                  {t('version', {
                    number: versions.length - at,
                    name,
                    date: day(savedAt),
                    time: savedAt.slice(11, 16),
                  })}
                </option>
              ))}
            </select>
          </label>
          <Differences before={readSheet(version.text, sheet.words)} after={sheet} zoneName={zoneName} />
          <button type="button" className="button" onClick={() => onRestore(version.text)}>
            {t('restore')}
          </button>
        </>
      )}
    </section>
  );
}

function Differences({
  before,
  after,
  zoneName,
}: {
  readonly before: Sheet;
  readonly after: Sheet;
  readonly zoneName: (zone: string) => string;
}) {
  const t = useTranslations('build.versionsPanel');
  const differences = compareLists(before.entries, after.entries);
  if (differences.length === 0) return <p role="status">{t('same')}</p>;
  return (
    <ul className="list-differences" aria-label={t('differences')}>
      {differences.map((each) => (
        <li key={`${each.zone} ${each.name}`} data-change={each.after > each.before ? 'added' : 'removed'}>
          <b>
            {each.after > each.before ? '+' : '−'}
            {Math.abs(each.after - each.before)}
          </b>{' '}
          <bdi>{each.name}</bdi>{' '}
          <span className="quiet">
            {t('copies', {
              before: each.before,
              after: each.after,
              zone: zoneName(each.zone),
              main: String(each.zone === 'main'),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
