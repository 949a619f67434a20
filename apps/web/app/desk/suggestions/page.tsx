/** The suggestions of readers: those that wait, those that may be spam, and those that are decided. */
import { ChangeSetsDocument, PublicSuggestionsDocument, type PublicSuggestionList } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SuggestionCard } from '../../../features/suggest/suggestion-card.tsx';
import { Words } from '../../../shared/components/words.tsx';
import { href, nextCursor, one, type SearchParams } from '../../../shared/query.ts';
import { findAsPerson, requirePerson } from '../../../shared/session.ts';
import { Pager } from '../../../shared/components/pager.tsx';

const PATH = '/desk/suggestions';
const LISTS: readonly PublicSuggestionList[] = ['waiting', 'held', 'decided'];
const PAGE = 20;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('suggest.queue'))('title') };
}

export default async function SuggestionsPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('suggest.queue');
  await requirePerson('drafts');
  const query = await searchParams;
  const list = LISTS.find((each) => each === one(query, 'list')) ?? 'waiting';
  const after = one(query, 'after') ?? null;
  const [{ suggestions }, { changeSets }] = await Promise.all([
    findAsPerson(PublicSuggestionsDocument, { list, first: PAGE, after }),
    findAsPerson(ChangeSetsDocument, { states: ['draft'] }),
  ]);
  const more = nextCursor(suggestions.pageInfo);
  const ofList = list === 'waiting' ? {} : { list };
  return (
    <Words of={['desk', 'suggest']}>
      <h1>{t('title')}</h1>
      <nav aria-label={t('lists')} className="button-row case-lists">
        {LISTS.map((each) => (
          <a
            key={each}
            className="button"
            aria-current={each === list ? 'page' : undefined}
            href={each === 'waiting' ? PATH : href(PATH, { list: each })}
          >
            {t('list', { list: each })}
          </a>
        ))}
      </nav>
      <p className="lede">{t('lede', { list })}</p>
      {suggestions.nodes.length === 0 && (
        <Empty title={t('none', { list })}>
          <p>{t('noneHelp')}</p>
        </Empty>
      )}
      <ul className="deck-cases">
        {suggestions.nodes.map((one) => (
          <SuggestionCard
            key={one.id}
            one={one}
            sets={changeSets.nodes.filter(({ game }) => game == null || game === one.game)}
          />
        ))}
      </ul>
      <Pager
        label={t('title')}
        back={after === null ? null : { href: href(PATH, ofList), text: t('first') }}
        next={more === null ? null : { href: href(PATH, { ...ofList, after: more }), text: t('next') }}
      />
    </Words>
  );
}
