/** The page of a collection: its counts, its rows, the decks that it is enough for, import and export. */
'use client';
import { holdingsOf, setRow, type CollectionRow } from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { CollectionRows } from './collection-rows.tsx';
import { DecksToBuild } from './decks-to-build.tsx';
import { ExchangePanel } from './exchange-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { useCollection, type CollectionState } from './use-collection.ts';

export interface CollectionDeskProps {
  readonly game: string;
  /** The id of the signed-in person; null for a visitor. */
  readonly owner: string | null;
}

const copiesOf = (rows: readonly CollectionRow[], of: 'own' | 'want'): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

/** Raises the wanted copies of cards. Cards that are wanted in enough copies already stay as they are. */
function wanting({ change }: CollectionState) {
  return (needs: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>): void =>
    change((old) => {
      let { rows } = old;
      for (const [card, needed] of needs) {
        const more = needed - (holdingsOf(rows).get(card)?.want ?? 0);
        if (more <= 0) continue;
        const plain = { card, set: '', number: '', condition: '', own: 0, want: 0 };
        const row = rows.find((one) => one.card === card) ?? plain;
        rows = setRow(rows, { ...row, want: row.want + more });
      }
      return { ...old, rows, names: { ...old.names, ...Object.fromEntries(names) } };
    });
}

export function CollectionDesk({ game, owner }: CollectionDeskProps) {
  const t = useTranslations('collection.desk');
  const state = useCollection(game, owner);
  const { rows } = state.collection;
  const holdings = holdingsOf(rows);
  const owned = [...holdings.values()].filter(({ own }) => own > 0).length;
  const missing = [...holdings.values()].reduce((sum, { own, want }) => sum + Math.max(0, want - own), 0);
  return (
    <div className="collection" aria-busy={!state.isRead}>
      <p role="status" className="collection-sums">
        {state.isRead
          ? t('sums', { copies: copiesOf(rows, 'own'), cards: owned, want: copiesOf(rows, 'want'), missing })
          : t('reading')}
      </p>
      {state.news && <p role="status">{state.news}</p>}
      {state.failure && (
        <p className="deck-failure" role="alert">
          {state.failure}
        </p>
      )}
      <p className="quiet">{owner === null ? t('onDevice') : t('inAccount')}</p>
      <div className="collection-parts">
        <div>
          <ImportPanel game={game} state={state} />
          {rows.length > 0 && <CollectionRows game={game} state={state} />}
        </div>
        <div>
          <DecksToBuild game={game} owner={owner} rows={rows} onWant={wanting(state)} />
          <ExchangePanel game={game} owner={owner} state={state} />
        </div>
      </div>
    </div>
  );
}
