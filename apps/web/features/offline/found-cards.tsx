/** What a search of the catalogue finds on this device, with a box to search again. */
'use client';
import { useFormatter, useTranslations } from 'next-intl';
import type { callEngine } from '../device/index.ts';
import { SubmitButton } from '../../shared/components/submit-button.tsx';
import { href } from '../../shared/query.ts';

/** A search of the catalogue, as the engine of this device answers it. */
type FoundHere = Awaited<ReturnType<typeof callEngine<'findCards'>>>;

interface FoundCardsProps {
  readonly game: string;
  readonly results: FoundHere;
}

export function FoundCards({ game, results }: FoundCardsProps) {
  const t = useTranslations('offline.search');
  const format = useFormatter();
  const { name, release, query, words, total, cards, problems, near } = results;
  const path = `/${game}/cards`;
  const names = near.map((one) => (
    <a key={one} href={href(path, { q: `"${one.replaceAll('"', ' ')}"` })}>
      {one}
    </a>
  ));
  return (
    <section aria-labelledby="found-cards">
      <h2 id="found-cards">{t('title', { game: name, cards: words.cards })}</h2>
      <p className="quiet">{t('from', { release })}</p>
      <form className="missing-search" role="search" action={path}>
        <label htmlFor="found-q">{t('label', { cards: words.cards })}</label>
        <input id="found-q" className="field" type="search" name="q" defaultValue={query} maxLength={500} />
        <SubmitButton className="button">{t('search')}</SubmitButton>
      </form>
      {problems.map((message) => (
        <p key={message} className="quiet">
          {message}
        </p>
      ))}
      <p role="status">
        {t('found', { count: total, card: words.card, cards: words.cards })}
        {total > cards.length && ` ${t('first', { shown: cards.length })}`}
      </p>
      {near.length > 0 && <p>{t.rich('didYouMean', { names: () => format.list(names, { type: 'disjunction' }) })}</p>}
      <ul className="found-cards">
        {cards.map((card) => (
          <li key={card.slug}>
            <a href={`${path}/${card.slug}`}>{card.name}</a>
            <p className="quiet">{card.texts.join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
