/** The errata of a card as a form: the printing by the name of its set, the field, the printed text next to the current one, and the reason. */
'use client';
import { DeskDocumentsDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Options } from '../../shared/components/options.tsx';
import { request } from '../../shared/request.ts';
import { cardFields, cardPrintings, withErratum, type CurrentField, type CardPrinting } from './model/errata.ts';
import type { DocumentDeskModel } from './model/use-document-desk.ts';

const MOST_SETS = 200;

interface TypedErrata {
  readonly printed?: string;
  readonly reason?: string;
}

/** The names of the sets of the game, by id. */
function useSetNames(game: string, changeSet: number | null): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['set-names', game, changeSet],
    queryFn: async ({ signal }) => {
      const asked = { changeSet, game, kind: 'set', query: '', first: MOST_SETS };
      const { documents } = await request(DeskDocumentsDocument, asked, { signal });
      return new Map(documents.nodes.map(({ slug, title }) => [slug, title]));
    },
  });
  return data ?? NO_NAMES;
}
const NO_NAMES: ReadonlyMap<string, string> = new Map();

export function ErrataForm({ desk: { document, set, draft, editable } }: { readonly desk: DocumentDeskModel }) {
  const t = useTranslations('desk.errataForm');
  const names = useSetNames(document.game, set?.id ?? null);
  const fields = cardFields(draft.text, document.readings);
  const printings = cardPrintings(draft.text);
  const [first] = printings;
  if (!first || fields.length === 0) return <p className="quiet">{t('noPrintings')}</p>;
  const nameOf = (one: CardPrinting): string =>
    t('printing', { set: names.get(one.set) ?? one.set, number: one.number });
  const labelOf = ({ member, now }: CurrentField): string =>
    member === null ? t('text', { words: now.slice(0, 40) }) : t('member', { name: member });
  const write = (place: number, field: string, printed: string | null, reason: string): void =>
    draft.change(withErratum(draft.text, place, { field, printed, reason }));
  const stated = printings.flatMap((one) =>
    Object.entries(one.printed).map(([id, words]) => ({ one, id, words, now: fields.find((each) => each.id === id) })),
  );
  return (
    <div className="errata-form">
      {stated.length > 0 && (
        <ul>
          {stated.map(({ one, id, words, now }) => (
            <li key={`${one.at} ${id}`}>
              <b>{nameOf(one)}</b>, {now ? labelOf(now) : id}: <del>{words}</del> <ins>{now?.now}</ins>
              {one.erratum !== '' && <span className="quiet"> {one.erratum}</span>}{' '}
              {editable && (
                <button type="button" className="link-button" onClick={() => write(one.at, id, null, one.erratum)}>
                  {t('remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <ErratumFields
          fields={fields.map((one) => ({ ...one, label: labelOf(one) }))}
          printings={printings.map((one) => ({ ...one, label: nameOf(one) }))}
          onSave={write}
        />
      )}
    </div>
  );
}

interface ErratumFieldsProps {
  readonly fields: readonly (CurrentField & { readonly label: string })[];
  readonly printings: readonly (CardPrinting & { readonly label: string })[];
  readonly onSave: (place: number, field: string, printed: string, reason: string) => void;
}

function ErratumFields({ fields, printings, onSave }: ErratumFieldsProps) {
  const t = useTranslations('desk.errataForm');
  const id = useId();
  const [at, setAt] = useState(0);
  const [field, setField] = useState('name');
  const [typed, setTyped] = useState<TypedErrata>({});
  const printing = printings[at] ?? printings[0]!;
  const current = fields.find((one) => one.id === field) ?? fields[0]!;
  const printed = typed.printed ?? printing.printed[current.id] ?? current.now;
  const reason = typed.reason ?? printing.erratum;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(printing.at, current.id, printed, reason.trim());
        setTyped({});
      }}
    >
      <p>
        <label htmlFor={`${id}-printing`}>{t('where')}</label>
        <select
          id={`${id}-printing`}
          className="field"
          value={at}
          onChange={(event) => {
            setAt(Number(event.target.value));
            setTyped({});
          }}
        >
          <Options of={printings.map((one) => ({ id: one.at, name: one.label }))} />
        </select>
      </p>
      <p>
        <label htmlFor={`${id}-field`}>{t('field')}</label>
        <select
          id={`${id}-field`}
          className="field"
          value={current.id}
          onChange={(event) => {
            setField(event.target.value);
            setTyped({});
          }}
        >
          <Options of={fields.map((one) => ({ id: one.id, name: one.label }))} />
        </select>
      </p>
      <div className="errata-texts">
        <p>
          <label htmlFor={`${id}-printed`}>{t('printed')}</label>
          <textarea
            id={`${id}-printed`}
            className="field"
            rows={3}
            maxLength={4000}
            value={printed}
            onChange={(event) => setTyped({ ...typed, printed: event.target.value })}
          />
        </p>
        <div>
          <p>{t('now')}</p>
          <blockquote>{current.now}</blockquote>
        </div>
      </div>
      <p>
        <label htmlFor={`${id}-reason`}>{t('reason')}</label>
        <input
          id={`${id}-reason`}
          className="field"
          maxLength={400}
          value={reason}
          onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
        />
      </p>
      <p>
        <button
          type="submit"
          className="button button-main"
          disabled={printed.trim() === '' || printed === current.now || reason.trim() === ''}
        >
          {t('save')}
        </button>
      </p>
    </form>
  );
}
