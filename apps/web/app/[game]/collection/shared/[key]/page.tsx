/** A collection that its owner shares by link. */
import { GameHomeDocument, SharedCollectionDocument } from '@rulewright/api-client';
import { readCollection, rowKey } from '@rulewright/decks/sheet';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { find } from '../../../../../shared/api.ts';
import { day } from '../../../../../shared/dates.ts';
import { askAsVisitor } from '../../../../../shared/visitor.ts';

interface Props {
  readonly params: Promise<{ readonly game: string; readonly key: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const t = await getTranslations('collection.page');
  return { title: t('sharedTitle', { card: game.words.card }), robots: { index: false } };
}

export default async function SharedCollectionPage({ params }: Props) {
  const t = await getTranslations('collection.page');
  const { game: id, key } = await params;
  const { game } = await find(GameHomeDocument, { game: id });
  const { sharedCollection: shared } = await askAsVisitor(SharedCollectionDocument, { key });
  if (shared?.game !== id) notFound();
  const names = shared.names.split('\n').map((line) => line.split('\t'));
  const rows = readCollection(shared.text).map((row, at) => ({ ...row, name: names[at]?.[0], code: names[at]?.[1] }));
  const sum = (of: 'own' | 'want'): number => rows.reduce((copies, row) => copies + row[of], 0);
  return (
    <div className="page narrow">
      <h1>{t('sharedTitle', { card: game.words.card })}</h1>
      <p className="lede">{t('sharedLede', { copies: sum('own'), want: sum('want'), day: day(shared.updatedAt) })}</p>
      <p className="actions">
        <a href={`/${id}/collection`}>{t('yours')}</a>
      </p>
      <div className="scroll-x" tabIndex={0} role="region" aria-label={t('table')}>
        <table className="table">
          <thead>
            <tr>
              {(['name', 'printing', 'condition', 'own', 'want'] as const).map((column) => (
                <th key={column} scope="col">
                  {t('column', { column })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, code, ...row }) => (
              <tr key={rowKey(row)}>
                <th scope="row">
                  <a href={`/${id}/cards/${row.card}`}>{name || row.card}</a>
                </th>
                <td>{row.set === '' ? '' : `${code || row.set} ${row.number}`}</td>
                <td>
                  <bdi>{row.condition}</bdi>
                </td>
                <td className="number">{row.own}</td>
                <td className="number">{row.want}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
