/** The cards of a run: the number of players who drew and played each. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { whole } from './numbers.ts';
import { WideTable } from '../../shared/components/wide-table.tsx';

interface CardTableProps {
  readonly game: string;
  readonly arms: LabReportPartsFragment['arms'];
}

const COLUMNS = ['drawn', 'played'] as const;

export function CardTable({ game, arms }: CardTableProps) {
  const t = useTranslations('lab.cardTable');
  const names = new Map(arms.flatMap(({ cards }) => cards.map(({ slug, name }) => [slug, name] as const)));
  const rows = [...names].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  return (
    <WideTable
      label={t('tableOfCards')}
      className="table lab-numbers"
      columns={[
        t('card'),
        ...arms.flatMap((arm) => {
          const of = arms.length > 1 ? `, ${arm.name}` : '';
          return COLUMNS.map((column) => ({ number: `${t('column', { column })}${of}` }));
        }),
      ]}
    >
      <tbody>
        {rows.map(([slug, name]) => (
          <tr key={slug}>
            <th scope="row">
              <a href={`/${game}/cards/${slug}`}>{name}</a>
            </th>
            {arms.flatMap((arm, at) => {
              const card = arm.cards.find((one) => one.slug === slug);
              return COLUMNS.map((column) => (
                <td key={`${at} ${column}`} className="number">
                  {whole(card?.[column] ?? 0)}
                </td>
              ));
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
