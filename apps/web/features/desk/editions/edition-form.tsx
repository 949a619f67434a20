/** The form of a new edition: the set whose cards are printed again, the name and the day of the new one, and the cards. */
'use client';
import { AddEditionDocument, CardsOfSetDocument, DeskDocumentsDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState, type SyntheticEvent } from 'react';
import { Options } from '../../../shared/components/options.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { documentHref } from '../../../shared/editing/states.ts';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';

interface Props {
  readonly changeSet: number;
  readonly game: string;
  /** The id of the set that is chosen at first; empty for the first one. */
  readonly of: string;
  readonly editable: boolean;
}

const MOST_SETS = 200;

interface Made {
  readonly cards: number;
  readonly path: string;
}

export function EditionForm({ changeSet, game, of, editable }: Props) {
  const t = useTranslations('desk.editionForm');
  const id = useId();
  const action = useAction();
  const [wanted, setWanted] = useState(of);
  const [typed, setTyped] = useState({ name: '', released: '' });
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<Made | null>(null);
  const { data: sets = [] } = useQuery({
    queryKey: ['edition-sets', game, changeSet],
    queryFn: async ({ signal }) => {
      const asked = { changeSet, game, kind: 'set', query: '', first: MOST_SETS };
      const { documents } = await request(DeskDocumentsDocument, asked, { signal });
      return documents.nodes.map(({ slug, title }) => ({ id: slug, name: title }));
    },
  });
  const set = sets.some((one) => one.id === wanted) ? wanted : (sets[0]?.id ?? '');
  const { data: cards = [] } = useQuery({
    queryKey: ['edition-cards', game, changeSet, set],
    queryFn: async ({ signal }) =>
      (await request(CardsOfSetDocument, { changeSet, game, set }, { signal })).cardsOfSet ?? [],
    enabled: set !== '',
  });
  const chosen = cards.filter((card) => !without.has(card.id));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void action.run(async () => {
      const asked = { changeSet, game, of: set, ...typed, cards: chosen.map((card) => card.id) };
      const { addEdition } = await request(AddEditionDocument, asked);
      setMade({ cards: addEdition.documents - 1, path: addEdition.path ?? '' });
      setTyped({ name: '', released: '' });
    });
  };
  return (
    <form className="form edition-form" onSubmit={submit}>
      <p>{t('help')}</p>
      {made && (
        <p role="status" className="notice">
          {t('made', { count: made.cards })} <a href={documentHref(made.path, changeSet)}>{t('openSet')}</a>{' '}
          <a href={`/desk/sets/${changeSet}`}>{t('openChangeSet')}</a>
        </p>
      )}
      <p className="form-line">
        <label htmlFor={`${id}-of`}>{t('of')}</label>
        <select
          id={`${id}-of`}
          className="field"
          value={set}
          onChange={({ target }) => {
            setWanted(target.value);
            setWithout(new Set());
          }}
        >
          <Options of={sets} />
        </select>
      </p>
      <p className="form-line">
        <label htmlFor={`${id}-name`}>{t('name')}</label>
        <input
          id={`${id}-name`}
          className="field"
          required
          maxLength={120}
          value={typed.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
      </p>
      <p className="form-line">
        <label htmlFor={`${id}-released`}>{t('released')}</label>
        <input
          id={`${id}-released`}
          className="field"
          type="date"
          value={typed.released}
          onChange={({ target }) => setTyped({ ...typed, released: target.value })}
        />
      </p>
      <EditionCards cards={cards} without={without} onChange={setWithout} />
      <Refusal of={action.error} />
      <p className="button-row">
        <button
          type="submit"
          className="button button-main"
          disabled={!editable || action.busy || chosen.length === 0 || typed.name.trim() === ''}
        >
          {t('create', { count: chosen.length })}
        </button>
      </p>
    </form>
  );
}

interface EditionCardsProps {
  readonly cards: readonly { readonly id: string; readonly name: string; readonly number: number }[];
  readonly without: ReadonlySet<string>;
  readonly onChange: (without: ReadonlySet<string>) => void;
}

/** The cards of the old set. All are chosen at first. */
function EditionCards({ cards, without, onChange }: EditionCardsProps) {
  const t = useTranslations('desk.editionForm');
  const toggle = (card: string): void => {
    const next = new Set(without);
    if (!next.delete(card)) next.add(card);
    onChange(next);
  };
  return (
    <fieldset>
      <legend>{t('cards', { chosen: cards.length - without.size, count: cards.length })}</legend>
      <p className="button-row">
        <button type="button" className="link-button" onClick={() => onChange(new Set())}>
          {t('all')}
        </button>
        <button
          type="button"
          className="link-button"
          onClick={() => onChange(new Set(cards.map(({ id: each }) => each)))}
        >
          {t('noCard')}
        </button>
      </p>
      <ul className="edition-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <label>
              <input type="checkbox" checked={!without.has(card.id)} onChange={() => toggle(card.id)} />{' '}
              <span className="quiet">{card.number}</span> {card.name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
