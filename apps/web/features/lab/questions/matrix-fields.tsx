/** The fields of a matrix of matchups: decks, a list of the visitor, levels and further modes. */
'use client';
import { useTranslations } from 'next-intl';
import { deckChoices, type LabGame } from '../draft.ts';
import type { PastedList, QuestionDraft } from './question-draft.ts';

interface MatrixFieldsProps {
  readonly game: LabGame;
  readonly draft: QuestionDraft;
  change(changes: Partial<QuestionDraft>): void;
}

export function MatrixFields({ game, draft, change }: MatrixFieldsProps) {
  const t = useTranslations('lab.matrixFields');
  const { picked, levels, modes, a } = draft;
  const others = game.modes.filter(({ id }) => id !== a.mode);
  return (
    <>
      <Checks
        legend={t('decks')}
        of={deckChoices(game)}
        chosen={picked}
        onChange={(next) => change({ picked: next })}
      />
      <OwnList draft={draft} change={change} />
      <MoreLists draft={draft} change={change} />
      <Checks legend={t('levels')} of={game.bots} chosen={levels} onChange={(next) => change({ levels: next })} />
      {others.length > 0 && (
        <Checks legend={t('modes')} of={others} chosen={modes} onChange={(next) => change({ modes: next })} />
      )}
    </>
  );
}

/** A list of the visitor's own. */
export function OwnList({ draft, change }: Pick<MatrixFieldsProps, 'draft' | 'change'>) {
  const t = useTranslations('lab.matrixFields');
  return (
    <label className="lab-own-list">
      {t('ownList')}
      <textarea
        className="field lab-list"
        rows={4}
        value={draft.list}
        // A changed list is no longer the shared deck.
        onChange={(event) => change({ list: event.target.value, shared: null })}
      />
    </label>
  );
}

/** Further lists of the visitor, each with a name. */
function MoreLists({ draft: { more, list }, change }: Pick<MatrixFieldsProps, 'draft' | 'change'>) {
  const t = useTranslations('lab.matrixFields');
  const edit = (at: number, changes: Partial<PastedList>): void =>
    change({ more: more.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  const isFull = list.trim() !== '' && more.every(({ text }) => text.trim() !== '');
  return (
    <>
      {more.map(({ name, text }, at) => (
        <fieldset key={at} className="lab-own-list">
          <legend>{t('furtherList', { at: at + 2 })}</legend>
          <label>
            {t('listName')}
            <input
              className="field"
              value={name}
              maxLength={80}
              onChange={({ target }) => edit(at, { name: target.value })}
            />
          </label>
          <label>
            {t('list')}
            <textarea
              className="field lab-list"
              rows={4}
              value={text}
              onChange={({ target }) => edit(at, { text: target.value })}
            />
          </label>
        </fieldset>
      ))}
      {isFull && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => change({ more: [...more, { name: t('furtherList', { at: more.length + 2 }), text: '' }] })}
          >
            {t('addList')}
          </button>
        </p>
      )}
    </>
  );
}

interface ChecksProps {
  readonly legend: string;
  readonly of: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  onChange(chosen: string[]): void;
}

function Checks({ legend, of, chosen, onChange }: ChecksProps) {
  return (
    <fieldset className="lab-checks">
      <legend>{legend}</legend>
      <div className="lab-variants">
        {of.map(({ id, name }) => (
          <span key={id} className="check">
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />{' '}
              {name}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
