/** Compares decks with a collection: what is missing for them, alone or together with decks that are built already. */
'use client';
import { CopiesInListDocument } from '@rulewright/api-client';
import { needsOf, shortfall, type CollectionRow, type DeckNeeds, holdingsOf } from '@rulewright/decks/sheet';
import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { request } from '../../shared/request.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';

export interface ListToBuild {
  readonly name: string;
  readonly text: string;
}

export interface NeedsPanelProps {
  readonly game: string;
  /** The decks that are to be built at the same time. */
  readonly decks: readonly ListToBuild[];
  readonly rows: readonly CollectionRow[];
  /** Adds copies to those that are wanted, so that the collection has enough for the decks. */
  onWant?(needs: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>): void;
}

interface ReadCopies {
  readonly needs: DeckNeeds;
  readonly names: readonly (readonly [card: string, name: string])[];
  /** The names that the game does not know. */
  readonly unknown: readonly string[];
}

async function copiesIn(game: string, text: string, signal: AbortSignal): Promise<ReadCopies> {
  const { checkDeck } = await request(CopiesInListDocument, { game, text }, { signal });
  const entries = checkDeck?.entries ?? [];
  const known = entries.flatMap(({ copies, name, card }) => (card ? [{ copies, name, card: card.slug }] : []));
  return {
    needs: needsOf(known),
    names: known.map(({ card, name }) => [card, name] as const),
    unknown: entries.filter(({ card }) => !card).map(({ name }) => name),
  };
}

export function NeedsPanel({ game, decks, rows, onWant }: NeedsPanelProps) {
  const t = useTranslations('collection.needs');
  const sentenceOf = useErrorSentence();
  const lists = useQueries({
    queries: decks.map(({ text }) => ({
      queryKey: ['copies-in-list', game, text],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => copiesIn(game, text, signal),
      staleTime: Infinity,
      retry: false,
    })),
  });
  const error = lists.find((list) => list.error)?.error;
  if (error) return <p className="deck-failure">{sentenceOf(error)}</p>;
  const read = lists.flatMap(({ data }) => data ?? []);
  if (read.length < decks.length) return <p role="status">{t('reading')}</p>;
  const needs = shortfall(
    read.map((list) => list.needs),
    holdingsOf(rows),
  );
  const names = new Map(read.flatMap((list) => list.names));
  const missing = needs.filter((need) => need.missing > 0);
  const unknown = [...new Set(read.flatMap((list) => list.unknown))];
  const copies = missing.reduce((sum, need) => sum + need.missing, 0);
  const text = missing.map((need) => `${need.missing} ${names.get(need.card) ?? need.card}\n`).join('');
  return (
    <div className="needs">
      <p role="status" className="needs-verdict" data-whole={missing.length === 0 || undefined}>
        {missing.length === 0
          ? t('all', { decks: decks.length })
          : t('missing', { copies, cards: missing.length, decks: decks.length })}
      </p>
      {unknown.length > 0 && <p className="quiet">{t('unknown', { names: unknown.slice(0, 10).join(', ') })}</p>}
      {missing.length > 0 && (
        <>
          <div className="scroll-x" tabIndex={0} role="region" aria-label={t('table')}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{t('card')}</th>
                  <th scope="col" className="number">
                    {t('needed')}
                  </th>
                  <th scope="col" className="number">
                    {t('owned')}
                  </th>
                  <th scope="col" className="number">
                    {t('short')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {missing.map((need) => (
                  <tr key={need.card}>
                    <th scope="row">
                      <a href={`/${game}/cards/${need.card}`}>{names.get(need.card) ?? need.card}</a>
                    </th>
                    <td className="number">{need.needed}</td>
                    <td className="number">{need.owned}</td>
                    <td className="number">
                      <b>{need.missing}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="actions">
            <CopyButton text={text}>{t('copy')}</CopyButton>
            {onWant && (
              <button
                type="button"
                className="button"
                onClick={() => onWant(new Map(missing.map(({ card, needed }) => [card, needed])), names)}
              >
                {t('want')}
              </button>
            )}
          </p>
        </>
      )}
    </div>
  );
}
