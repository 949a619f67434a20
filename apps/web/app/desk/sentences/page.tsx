/** The sentences for cards of one game that were written and not read, for the people who extend the words of its grammar. */
import { UnreadSentencesDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SettleSentence } from '../../../features/desk/settle-sentence.tsx';
import { gameNames } from '../../../shared/games.ts';
import { moment } from '../../../shared/editing/states.ts';
import { href, one, type SearchParams } from '../../../shared/query.ts';
import { findAsPerson, requirePerson } from '../../../shared/session.ts';

const PATH = '/desk/sentences';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('desk.unreadPage'))('title') };
}

export default async function UnreadSentencesPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('desk.unreadPage');
  await requirePerson('drafts');
  const games = await gameNames();
  const asked = one(await searchParams, 'game');
  const game = (games.find(({ id }) => id === asked) ?? games[0])?.id;
  const list = game === undefined ? [] : (await findAsPerson(UnreadSentencesDocument, { game })).unreadSentences;
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <nav aria-label={t('games')} className="button-row case-lists">
        {games.map(({ id, name }) => (
          <a
            key={id}
            className="button"
            aria-current={id === game ? 'page' : undefined}
            href={href(PATH, { game: id })}
          >
            {name}
          </a>
        ))}
      </nav>
      {list.length === 0 ? (
        <Empty title={t('none')}>
          <p>{t('noneHelp')}</p>
        </Empty>
      ) : (
        <ul className="deck-cases">
          {list.map(({ text, word, times, lastAt }) => (
            <li key={text}>
              <p className="suggest-words">{text}</p>
              <p className="quiet">{t('stopped', { word, times, date: moment(lastAt) })}</p>
              <SettleSentence game={game!} text={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
