/** The suggestions that a person sent with their account, each with a link to what became of it. */
import type { MySuggestionsQuery } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { day } from '../../shared/dates.ts';

export async function MySuggestions({ of: sent }: { readonly of: MySuggestionsQuery['mySuggestions'] }) {
  const t = await getTranslations('suggest.sent');
  return (
    <section className="section">
      <h2>{t('mine')}</h2>
      <ul>
        {sent.map(({ key, title, createdAt, state }) => (
          <li key={key}>
            <a href={`/suggestions/${key}`}>
              <bdi>{title}</bdi>
            </a>{' '}
            <span className="quiet">{t('mineState', { state: t('state', { state }), date: day(createdAt) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
