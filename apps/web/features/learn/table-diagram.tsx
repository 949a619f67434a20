/** A diagram of one player's area: columns, then rows, then piles, with numbers for the labels. */
import { Callout } from '@rulewright/ui';
import type { ReactNode } from 'react';
import type { BoardZone, Label } from './types.ts';

const WIDTH = 720;
const GAP = 24;
const CARD = { width: 76, height: 54, fan: 40 };
const PILE = { width: 66, height: 92 };
/** Room for the name below a pile. */
const NAME = 22;
/** Room for the number of the first zone. */
const TOP = 8;
const ROW = 88;

/** How the diagram draws zones, from the top down. */
const KINDS = ['column', 'row', 'pile'];
const kindOf = ({ layout }: BoardZone): string => (KINDS.includes(layout) ? layout : 'row');

/** Whether a label applies to a zone: `column` applies to column-1, column-2 and so on. */
const isFor = (label: Label, zone: BoardZone): boolean =>
  label.at === zone.id || label.at === zone.id.replace(/-\d+$/u, '');

/** A zone with the number of its label. A label for several columns is drawn only once. */
interface DiagramZone {
  readonly zone: BoardZone;
  readonly name: string;
  readonly number: number | null;
}

/** Sorts the labels by the position of their zones, so that the numbers follow the diagram. */
export function inDrawnOrder(zones: readonly BoardZone[], labels: readonly Label[]): Label[] {
  const drawn = KINDS.flatMap((kind) => zones.filter((zone) => kindOf(zone) === kind));
  const place = (label: Label): number => drawn.findIndex((zone) => isFor(label, zone));
  return labels.filter((label) => place(label) >= 0).sort((one, other) => place(one) - place(other));
}

function placesOf(zones: readonly BoardZone[], labels: readonly Label[]): DiagramZone[] {
  const named = new Set<number>();
  return zones.flatMap((zone) => {
    const at = labels.findIndex((label) => isFor(label, zone));
    if (at < 0) return [];
    const number = named.has(at) ? null : at + 1;
    named.add(at);
    return [{ zone, name: labels[at]!.name, number }];
  });
}

export interface TableDiagramProps {
  readonly zones: readonly BoardZone[];
  readonly labels: readonly Label[];
  readonly title: string;
}

export function TableDiagram({ zones, labels, title }: TableDiagramProps) {
  const places = placesOf(zones, labels);
  const of = (kind: string): DiagramZone[] => places.filter(({ zone }) => kindOf(zone) === kind);
  // Draws the first column even if it is empty, because it has the number.
  const columns = of('column').filter(({ zone, number }) => zone.count > 0 || number !== null);
  const deepest = Math.max(1, ...columns.map(({ zone }) => zone.count));
  const columnHeight = columns.length > 0 ? CARD.height + (deepest - 1) * CARD.fan + 2 * GAP : 0;
  const rows = of('row');
  const piles = of('pile');
  const pilesTop = columnHeight + rows.length * ROW;
  const height = pilesTop + (piles.length > 0 ? PILE.height + 2 * GAP + NAME : 0);
  return (
    <svg
      className="table-diagram"
      viewBox={`0 ${-TOP} ${WIDTH} ${height + TOP}`}
      role="img"
      aria-label={title}
      focusable="false"
    >
      {columns.map((place, i) => (
        <Spot key={place.zone.id} place={place} x={GAP + i * (CARD.width + 2 * GAP)} y={GAP}>
          <rect className="place" width={CARD.width + GAP} height={columnHeight - GAP} rx="8" />
          {Array.from({ length: place.zone.count }, (_, card) => (
            <CardOutline
              key={card}
              x={GAP / 2}
              y={GAP / 2 + card * CARD.fan}
              {...CARD}
              name={place.zone.cards[card]?.name}
            />
          ))}
        </Spot>
      ))}
      {rows.map((place, i) => (
        <Spot key={place.zone.id} place={place} x={GAP} y={columnHeight + i * ROW + GAP / 2}>
          <rect className="place" width={WIDTH - 2 * GAP} height={ROW - GAP / 2} rx="8" />
          <text className="place-name" x={WIDTH - 2 * GAP - 12} y="22" textAnchor="end" fontSize="14">
            {place.name}
          </text>
          {Array.from({ length: Math.min(place.zone.count, 7) }, (_, card) => (
            <CardOutline
              key={card}
              x={GAP / 2 + card * (CARD.width + 10)}
              y={11}
              {...CARD}
              name={place.zone.cards[card]?.name}
            />
          ))}
        </Spot>
      ))}
      {piles.map((place, i) => (
        <Spot key={place.zone.id} place={place} x={GAP + i * (PILE.width + 3 * GAP)} y={pilesTop + GAP}>
          <rect className="card-outline" x="5" y="5" {...PILE} rx="7" />
          <rect className="card-outline" {...PILE} rx="7" />
          <text x={PILE.width / 2} y={PILE.height / 2 + 8} textAnchor="middle" fontSize="22">
            {place.zone.count}
          </text>
          <text className="place-name" x={PILE.width / 2} y={PILE.height + NAME} textAnchor="middle" fontSize="14">
            {place.name}
          </text>
        </Spot>
      ))}
    </svg>
  );
}

function Spot({
  place,
  x,
  y,
  children,
}: {
  readonly place: DiagramZone;
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y})`} data-zone={place.zone.id}>
      {children}
      {place.number !== null && <Callout x={0} y={0} radius={15} number={place.number} />}
    </g>
  );
}

interface OutlineProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name?: string | undefined;
}

/** A card outline with its name, broken into lines. */
function CardOutline({ x, y, width, height, name = '' }: OutlineProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="card-outline" width={width} height={height} rx="5" />
      <text x={width / 2} y="17" textAnchor="middle" fontSize="12">
        {name.split(' ').map((word, i) => (
          <tspan key={i} x={width / 2} dy={i === 0 ? 0 : 12}>
            {word}
          </tspan>
        ))}
      </text>
    </g>
  );
}
