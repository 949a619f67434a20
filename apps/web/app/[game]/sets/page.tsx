/** All sets of a game, grouped by year, series or letter. A search narrows them. The address contains the whole state. */
import { GameHomeDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import { Search } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AutoSubmit } from '../../../shared/components/auto-submit.tsx';
import { SetFacts } from '../../../features/cards/set-facts.tsx';
import { find } from '../../../shared/api.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { href, one, type SearchParams } from '../../../shared/query.ts';
import { findSets, groupingsOf, groupSets, type SetGrouping } from '../../../features/cards/sets.ts';
import { gameEmblem } from '../../../features/home/specimens.ts';

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('cards.setsPage');
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  return linkPreview(`/${game.id}/sets`, { title: t('title', { game: game.name }), description: game.summary });
}

export default async function SetsPage({ params, searchParams }: Props) {
  const t = await getTranslations('cards.setsPage');
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const query = await searchParams;
  const text = one(query, 'q');
  const groupings = groupingsOf(game.sets);
  const wanted = one(query, 'by');
  const by: SetGrouping = groupings.find((each) => each === wanted) ?? groupings[0] ?? 'year';
  const matches = findSets(game.sets, text);
  const groups = groupSets(matches, by);
  const path = `/${game.id}/sets`;
  return (
    <div className="page sets-page">
      <p className="crumbs">
        <a href={`/${game.id}`}>{game.name}</a>
      </p>
      <h1>{t('sets')}</h1>
      <AutoSubmit className="sets-search" action={path} role="search">
        <label className="visually-hidden" htmlFor="sets-q">
          {t('find')}
        </label>
        <input
          id="sets-q"
          className="field"
          type="search"
          name="q"
          defaultValue={text}
          placeholder={t('placeholder', { grouping: groupings[0] ?? 'none' })}
        />
        {by !== groupings[0] && <input type="hidden" name="by" value={by} />}
        <button className="button button-main">
          <Search size={16} aria-hidden="true" /> {t('search')}
        </button>
      </AutoSubmit>
      <div className="sets-bar">
        <p aria-live="polite">
          {t('count', { count: matches.length })}
          {matches.length !== game.sets.length && (
            <span className="quiet"> {t('of', { count: game.sets.length })}</span>
          )}
        </p>
        {groupings.length > 1 && (
          <div className="views" role="group" aria-label={t('groups')}>
            {groupings.map((each) => (
              <a
                key={each}
                href={href(path, { q: text, by: each === groupings[0] ? undefined : each })}
                aria-current={each === by ? 'true' : undefined}
              >
                {t('by', { grouping: each })}
              </a>
            ))}
          </div>
        )}
      </div>
      {matches.length === 0 && (
        <Empty title={t('none')} emblem={await gameEmblem(game.id)}>
          <p>
            <a href={path}>{t('all')}</a>
          </p>
        </Empty>
      )}
      {groups.length > 1 && groupings.length > 0 && (
        <nav className="sets-jump" aria-label={t('goTo')}>
          {groups.map(({ name }, index) => (
            <a key={name} href={`#group-${index}`}>
              {name || t('others')}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ name, sets }, index) => (
        <section key={name} id={`group-${index}`} className="sets-group" aria-label={name || t('others')}>
          {groupings.length > 0 && <h2>{name || t('others')}</h2>}
          <ul>
            {sets.map((set) => (
              <li key={set.id}>
                <a href={`/${game.id}/sets/${set.id}`}>{set.name}</a>
                <SetFacts set={set} words={game.words} date={by === 'year' ? 'none' : 'year'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
