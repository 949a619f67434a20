/** Compares the list with an earlier version, a published list or another deck. Shows the differences and can use the other list. */
'use client';
import { DeckListsDocument, DecksToCompareDocument, DeckVersionsDocument } from '@rulewright/api-client';
import { compareLists, readSheet, type Sheet } from '@rulewright/decks/sheet';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { day } from '../../shared/dates.ts';
import { localDecks, type LocalVersion } from '../decks/index.ts';
import { request } from '../../shared/request.ts';
import type { DeckPlace } from './deck-file.ts';

export interface ComparePanelProps {
  readonly game: string;
  readonly hasAccount: boolean;
  readonly place: DeckPlace;
  readonly sheet: Sheet;
  zoneName(zone: string): string;
  onRestore(text: string): void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The saved state, followed by the earlier versions. */
function useVersions(place: DeckPlace): readonly LocalVersion[] {
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

/** Other decks: published decks, and decks of the reader. */
function useOthers({ game, hasAccount, place }: ComparePanelProps): Readonly<Record<'published' | 'own', Choice[]>> {
  const published = useQuery({
    queryKey: ['deck-lists', game],
    queryFn: async () => (await request(DeckListsDocument, { game })).decks ?? [],
  });
  const own = useQuery({
    queryKey: ['own-decks', game, hasAccount, place.kind],
    queryFn: async (): Promise<readonly Choice[]> =>
      hasAccount ? (await request(DecksToCompareDocument, { game })).savedDecks.nodes : localDecks(game),
  });
  const self = place.kind === 'none' ? null : place.deck.id;
  return {
    published: (published.data ?? []).map(({ slug, name, text }) => ({ id: `published ${slug}`, name, text })),
    own: (own.data ?? []).flatMap(({ id, name, text }) => (id === self ? [] : [{ id: `own ${id}`, name, text }])),
  };
}

export function ComparePanel(props: ComparePanelProps) {
  const { hasAccount, place, sheet, zoneName, onRestore } = props;
  const t = useTranslations('build.comparePanel');
  const versions = useVersions(place);
  const others = useOthers(props);
  const [chosen, setChosen] = useState<string | null>(null);
  const groups: readonly (readonly [label: string, choices: readonly Choice[]])[] = [
    [
      t('versions'),
      versions.map(({ name, savedAt, text }, at) => ({
        id: `version ${versions.length - at}`,
        name: t('version', { number: versions.length - at, name, date: day(savedAt), time: savedAt.slice(11, 16) }),
        text,
      })),
    ],
    [t('published'), others.published],
    [hasAccount ? t('mine') : t('browser'), others.own],
  ];
  const choices = groups.flatMap(([, all]) => all);
  const choice = choices.find(({ id }) => id === chosen) ?? choices[0];
  return (
    <section className="builder-versions" aria-labelledby="builder-compare">
      <h2 id="builder-compare">{t('title')}</h2>
      {!choice && <p className="quiet">{t('none')}</p>}
      {choice && (
        <>
          <label>
            {t('compareWith')}{' '}
            <select className="field" value={choice.id} onChange={({ target }) => setChosen(target.value)}>
              {groups
                .filter(([, all]) => all.length > 0)
                .map(([label, all]) => (
                  <optgroup key={label} label={label}>
                    {all.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                ))}
            </select>
          </label>
          <Differences before={readSheet(choice.text, sheet.words)} after={sheet} zoneName={zoneName} />
          <button type="button" className="button" onClick={() => onRestore(choice.text)}>
            {t('restore')}
          </button>
        </>
      )}
    </section>
  );
}

interface DifferencesProps {
  readonly before: Sheet;
  readonly after: Sheet;
  readonly zoneName: (zone: string) => string;
}

function Differences({ before, after, zoneName }: DifferencesProps) {
  const t = useTranslations('build.comparePanel');
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
