/** The cards of a run: the number of seats that drew and played each, and the share of those that won. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { selector } from '../../i18n/selector.ts';
import { whole } from './numbers.ts';

interface CardTableProps {
  readonly game: string;
  readonly arms: LabReportPartsFragment['arms'];
}

const COLUMNS = ['drawn', 'won-drawn', 'played', 'won-played'] as const;

const share = (value: number | null | undefined): string => (value == null ? '–' : `${(100 * value).toFixed(1)}%`);

export function CardTable({ game, arms }: CardTableProps) {
  const t = useTranslations('lab.cardTable');
  const names = new Map(arms.flatMap(({ cards }) => cards.map(({ slug, name }) => [slug, name] as const)));
  const rows = [...names].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label={t('tableOfCards')}>
      <table className="table lab-numbers">
        <thead>
          <tr>
            <th scope="col">{t('card')}</th>
            {arms.flatMap((arm, at) => {
              const of = arms.length > 1 ? `, ${arm.name}` : '';
              return COLUMNS.map((column) => (
                <th key={`${at} ${column}`} scope="col" className="number">
                  {t('column', { column: selector(column) })}
                  {of}
                </th>
              ));
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([slug, name]) => (
            <tr key={slug}>
              <th scope="row">
                <a href={`/${game}/cards/${slug}`}>{name}</a>
              </th>
              {arms.flatMap((arm, at) => {
                const card = arm.cards.find((one) => one.slug === slug);
                const cells = card
                  ? [whole(card.drawn), share(card.winsWhenDrawn), whole(card.played), share(card.winsWhenPlayed)]
                  : ['0', '–', '0', '–'];
                return cells.map((cell, column) => (
                  <td key={`${at} ${column}`} className="number">
                    {cell}
                  </td>
                ));
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
