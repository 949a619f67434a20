/** The cards of a deck zone, each with a stepper and buttons that move a copy. Cards can be dropped on the zone. */
'use client';
import { MAYBE_ZONE, type CardMarks } from '@rulewright/decks/sheet';
import { ArrowLeftRight, Bookmark } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardRow } from '../../shared/components/card.tsx';
import { MarksButton, ShownMarks } from './card-marks.tsx';
import { allowDrop, droppedCard, startDrag, type DraggedCard } from './drag.ts';
import { groupsOf, type DeckRow, type Grouping } from './rows.ts';
import { Stepper } from './stepper.tsx';

export interface DeckZoneProps {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly rows: readonly DeckRow[];
  /** The zones to which buttons move a copy. */
  readonly to: readonly { readonly id: string; readonly name: string }[];
  onCopies(row: DeckRow, copies: number): void;
  /** Whether rows are grouped by type or by tag. */
  readonly by: Grouping;
  onMove(row: DeckRow, to: string): void;
  onMarks(row: DeckRow, marks: CardMarks): void;
  onDrop(card: DraggedCard): void;
}

export function DeckZone({ game, id, name, rows, to, by, onCopies, onMove, onMarks, onDrop }: DeckZoneProps) {
  const t = useTranslations('build.deckZone');
  const [over, setOver] = useState(false);
  const copies = rows.reduce((sum, row) => sum + row.copies, 0);

  return (
    <section
      className="builder-zone"
      data-zone={id}
      data-over={over || undefined}
      aria-label={t('zone', { name, copies })}
      onDragOver={(event) => {
        allowDrop(event);
        setOver(event.defaultPrevented);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const dropped = droppedCard(event);
        if (dropped) onDrop(dropped);
      }}
    >
      <h2>
        {name} <span className="quiet">{copies}</span>
      </h2>
      {rows.length === 0 && <p className="quiet">{id === 'main' ? t('emptyDeck') : t('emptyZone', { name })}</p>}
      {groupsOf(rows, by).map((group) => (
        <div key={group.name} className="builder-group">
          {group.name !== '' && (
            <h3>
              {group.name} <span className="quiet">{group.copies}</span>
            </h3>
          )}
          <ul>
            {group.rows.map((row) => (
              <li
                key={row.key}
                data-card={row.card ?? undefined}
                draggable
                onDragStart={(event) => startDrag(event, { card: row.card, name: row.name, from: id })}
              >
                <Row game={game} row={row}>
                  <span className="row-actions">
                    {to.map((other) => (
                      <button
                        key={other.id}
                        type="button"
                        className="stepper-button"
                        aria-label={t('move', { name: row.name, to: other.name })}
                        title={t('move', { name: row.name, to: other.name })}
                        onClick={() => onMove(row, other.id)}
                      >
                        {other.id === MAYBE_ZONE ? (
                          <Bookmark size={15} aria-hidden="true" />
                        ) : (
                          <ArrowLeftRight size={15} aria-hidden="true" />
                        )}
                      </button>
                    ))}
                    <MarksButton name={row.name} marks={row.marks} onMarks={(marks) => onMarks(row, marks)} />
                    <Stepper name={row.name} copies={row.copies} onChange={(count) => onCopies(row, count)} />
                  </span>
                </Row>
                <ShownMarks marks={row.marks} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Row({
  game,
  row,
  children,
}: {
  readonly game: string;
  readonly row: DeckRow;
  readonly children: React.ReactNode;
}) {
  const t = useTranslations('build.deckZone');
  if (row.face)
    return (
      <CardRow card={row.face} href={`/${game}/cards/${row.face.slug}`}>
        {children}
      </CardRow>
    );
  return (
    <div className="card-row card-row-unknown">
      <span className="card-row-name">
        <bdi>{row.name}</bdi>
        <i>{t('unknown')}</i>
      </span>
      {children}
    </div>
  );
}
