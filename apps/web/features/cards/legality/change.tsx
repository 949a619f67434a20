/** One dated change of the lists of a mode: its day, effects, reason and announcement. */
import type { LegalityChangePartsFragment } from '@rulewright/api-client';
import { RuleRef } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { day } from '../../../shared/dates.ts';

interface Props {
  readonly game: string;
  readonly mode: string;
  readonly change: LegalityChangePartsFragment;
}

type ChangedCard = { readonly key: string; readonly href: string; readonly name: string; readonly more?: string };

const links = (named: readonly ChangedCard[]): ReactNode =>
  named.map(({ key, href, name, more }, i) => (
    <Fragment key={key}>
      {i > 0 && ', '}
      <a href={href}>{name}</a>
      {more}
    </Fragment>
  ));

export function Change({ game, mode, change }: Props) {
  const t = useTranslations('rules.legalityPage');
  const cards = (
    changedCards: LegalityChangePartsFragment['banned'],
    more?: (card: (typeof changedCards)[number]) => string,
  ): ChangedCard[] =>
    changedCards.map((card) => ({
      key: card.slug,
      href: `/${game}/cards/${card.slug}`,
      name: card.name,
      ...(more && { more: more(card) }),
    }));
  const sets = (changedSets: LegalityChangePartsFragment['admitted']): ChangedCard[] =>
    changedSets.map((set) => ({ key: set.id, href: `/${game}/sets/${set.id}`, name: set.name }));
  const parts = [
    ['admitted', sets(change.admitted)],
    ['rotated', sets(change.rotated)],
    ['bans', cards(change.banned)],
    ['restricts', cards(change.restricted, ({ copies }) => ` (${t('copies', { copies: copies ?? 0 })})`)],
    ['givesPoints', cards(change.pointed, ({ points }) => ` (${t('cardPoints', { points })})`)],
    ['restores', cards(change.restored)],
  ] as const;
  return (
    <li>
      <b>{day(change.from)}</b>{' '}
      {parts.map(([word, named]) =>
        named.length === 0 ? null : (
          <span key={word}>
            {t('effect', { kind: word })} {links(named)}.{' '}
          </span>
        ),
      )}
      {change.setsPointLimit && (
        <span>{change.pointLimit == null ? t('noPointLimit') : t('pointLimit', { limit: change.pointLimit })} </span>
      )}
      <span className="quiet">
        {change.reason} {change.announced && t('announcedOn', { day: day(change.announced) })}{' '}
        {change.source && (
          <a href={change.source} rel="nofollow noopener">
            {t('source')}
          </a>
        )}
      </span>{' '}
      <RuleRef id={change.ruleId} href={`/${game}/rules/${mode}/${change.ruleId}`} />
    </li>
  );
}
