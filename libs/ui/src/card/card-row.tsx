/** A card as a row of a list: a small emblem, cost, name, type and numbers. */
import type { ReactNode } from 'react';
import type { FaceResource, PrintedNumber, PrintedFace } from '@rulewright/content';
import { smallPictureOf, styleOf, subtitleOf, type CardFaceData, type FaceWords } from './card-face-data.ts';
import { SIGN_PATHS } from './sign-paths.ts';
import { Emblem } from './emblem.tsx';
import { Resources } from './resource-symbol.tsx';

/**
 * The cost in a small sphere with the colour of the rarity. The rarity is also there as text, for readers who cannot tell the colours
 * apart.
 */
function CostPip({ cost, rarity, words }: Pick<CardFaceData, 'cost' | 'rarity'> & { readonly words: FaceWords }) {
  return (
    <span className="cost-pip" data-rarity={rarity} title={`${words.rarity(rarity)}, ${words.costs(cost)}`}>
      {cost ?? '–'}
    </span>
  );
}

/** A list in which no card has a cost hides these. */
const NO_COST = (
  <span className="card-cost" data-none>
    –
  </span>
);

/** The cost of a card, drawn as on its face. */
export function CardCost({ card, words }: { readonly card: CardFaceData; readonly words: FaceWords }) {
  if (card.price) return <Price card={card} price={card.price} />;
  if (card.cost === undefined && styleOf(card) !== 'specimen')
    return card.mark ? <span className="card-cost">{card.mark.text}</span> : NO_COST;
  return <CostPip cost={card.cost} rarity={card.rarity} words={words} />;
}

/** A cost in resources, or the resources that a card without a cost makes. */
function Price({
  card: { symbols, symbolsLabel },
  price,
}: {
  readonly card: PrintedFace;
  readonly price: { readonly resources: readonly FaceResource[] };
}) {
  if (price.resources.length > 0 || symbols.length === 0)
    return (
      <span className="card-cost">
        <Resources resources={price.resources} />
      </span>
    );
  return (
    <span className="card-cost">
      <span className="visually-hidden">{symbolsLabel} </span>+<Resources resources={symbols} />
    </span>
  );
}

/** A number with its icon. */
export function StatNumber({ number: { label, sign, value } }: { readonly number: PrintedNumber }) {
  return (
    <span className="stat-number" data-sign={sign}>
      <svg viewBox="-16 -16 32 32" width="16" height="16" aria-hidden="true">
        <path className={`cf-${sign}`} d={SIGN_PATHS[sign]} />
      </svg>
      <span className="visually-hidden">{label.toLowerCase()} </span>
      {value}
    </span>
  );
}

export interface CardRowProps {
  readonly card: CardFaceData;
  readonly words: FaceWords;
  readonly href?: string;
  /** Text before the name, such as "2 ×". */
  readonly copies?: number;
  /** Content at the end of the row. */
  readonly children?: ReactNode;
}

export function CardRow({ card, words, href, copies, children }: CardRowProps) {
  const { picture } = card;
  const subtitle = subtitleOf(card);
  return (
    <div className="card-row">
      {copies !== undefined && <span className="card-row-copies">{copies} ×</span>}
      <CardCost card={card} words={words} />
      <span className="card-row-emblem">
        {picture ? (
          <img src={smallPictureOf(picture)} alt="" width={36} height={36} loading="lazy" />
        ) : (
          <Emblem name={card.emblem} seed={card.slug} drawing={card.drawing} plain size={36} />
        )}
      </span>
      <span className="card-row-name">
        {href ? <a href={href}>{card.name}</a> : card.name}
        {subtitle && <i>{subtitle}</i>}
        {card.sharesName && <small>{card.collector}</small>}
      </span>
      <span className="card-row-type">{card.typeLine}</span>
      <span className="card-row-stats">
        {card.numbers.map((number) => (
          <StatNumber key={number.id} number={number} />
        ))}
      </span>
      {children}
    </div>
  );
}
