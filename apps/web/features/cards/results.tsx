/** Search results as a grid of faces, a list, or a table of numbers. */
import type { CardFaceFragment } from '@rulewright/api-client';
import type { CardFaceData } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { faceOf } from '../../shared/face.ts';
import type { CatalogueView } from '../../shared/catalogue.ts';
import { valueName } from '../../shared/value-names.ts';
import { CardCost, CardFace, CardRow } from '../../shared/components/card.tsx';

export function Results({
  game,
  cards,
  view,
  everyPrint = false,
}: {
  readonly game: string;
  readonly cards: readonly CardFaceFragment[];
  readonly view: CatalogueView;
  /** Whether each printing of a card is shown, not only the first. */
  readonly everyPrint?: boolean;
}) {
  const t = useTranslations('cards.results');
  const shown = everyPrint
    ? cards.flatMap((card) => card.printings.map((printing) => ({ ...card, printings: [printing] })))
    : cards;
  const faces = shown.map(faceOf);
  const link = (slug: string): string => `/${game}/cards/${slug}`;
  if (view === 'list') {
    return (
      <ul className="card-list">
        {faces.map((card, at) => (
          <li key={`${card.slug} ${at}`}>
            <CardRow card={card} href={link(card.slug)} />
            {card.abilities.length > 0 && <p className="card-list-text">{card.abilities.join(' ')}</p>}
          </li>
        ))}
      </ul>
    );
  }
  if (view === 'table') {
    const numbers = columnsOf(faces);
    return (
      <div className="scroll-x" tabIndex={0} role="region" aria-label={t('asATable')}>
        <table className="table card-table">
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('cost')}</th>
              {numbers.map((number) => (
                <th key={number.id} scope="col" className="number">
                  {number.label}
                </th>
              ))}
              <th scope="col">{t('rarity')}</th>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('number')}</th>
            </tr>
          </thead>
          <tbody>
            {faces.map((card, at) => (
              <tr key={`${card.slug} ${at}`}>
                <th scope="row">
                  <a href={link(card.slug)}>{card.name}</a>
                </th>
                <td>
                  <CardCost card={card} />
                </td>
                {numbers.map(({ id }) => (
                  <td key={id} className="number">
                    {card.numbers.find((number) => number.id === id)?.value ?? '–'}
                  </td>
                ))}
                <td>{valueName(card.rarity)}</td>
                <td>{card.typeLine}</td>
                <td>{card.collector}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  return (
    <ul className="card-grid">
      {faces.map((card, at) => (
        <li key={`${card.slug} ${at}`}>
          <a href={link(card.slug)}>
            <CardFace card={card} size="thumbnail" />
            {(card.sharesName || everyPrint) && <span className="card-caption">{card.collector}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The numbers that at least one card has, in the order in which the cards list them. */
function columnsOf(faces: readonly CardFaceData[]): readonly CardFaceData['numbers'][number][] {
  const numbers = new Map(faces.flatMap((face) => face.numbers.map((number) => [number.id, number] as const)));
  return [...numbers.values()];
}
