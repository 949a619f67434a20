/** The errata of a card as a form: the printing by the name of its set, the field, the printed text next to the current one, and the reason. */
'use client';
import { DeskDocumentsDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Options } from '../../shared/components/options.tsx';
import { request } from '../../shared/request.ts';
import { cardFields, cardPrintings, withErratum } from './model/errata.ts';
import type { DocumentDeskModel } from './model/use-document-desk.ts';

const MOST_SETS = 200;

export function ErrataForm({ desk: { document, set, draft, editable } }: { readonly desk: DocumentDeskModel }) {
  const t = useTranslations('desk.errataForm');
  const id = useId();
  const fields = cardFields(draft.text, document.readings);
  const printings = cardPrintings(draft.text);
  const [at, setAt] = useState(0);
  const [field, setField] = useState('name');
  const [typed, setTyped] = useState<{ printed?: string; reason?: string }>({});
  const { data: names = new Map<string, string>() } = useQuery({
    queryKey: ['set-names', document.game, set?.id],
    queryFn: async ({ signal }) => {
      const asked = { changeSet: set?.id ?? null, game: document.game, kind: 'set', query: '', first: MOST_SETS };
      const { documents } = await request(DeskDocumentsDocument, asked, { signal });
      return new Map(documents.nodes.map(({ slug, title }) => [slug, title]));
    },
  });
  const printing = printings[at];
  const current = fields.find((one) => one.id === field);
  if (!printing || !current) return <p className="quiet">{t('noPrintings')}</p>;
  const nameOf = (one: (typeof printings)[number]): string =>
    t('printing', { set: names.get(one.set) ?? one.set, number: one.number });
  const labelOf = ({ member, now }: (typeof fields)[number]): string =>
    member === null ? t('text', { words: now.slice(0, 40) }) : t('member', { name: member });
  const printed = typed.printed ?? printing.printed[field] ?? current.now;
  const reason = typed.reason ?? printing.erratum;
  const write = (place: number, id: string, text: string | null, why: string): void => {
    draft.change(withErratum(draft.text, place, { field: id, printed: text, reason: why }));
    setTyped({});
  };
  const stated = printings.flatMap((one) =>
    Object.entries(one.printed).map(([id, words]) => ({ one, id, words, now: fields.find((each) => each.id === id) })),
  );
  return (
    <div className="errata-form">
      {stated.length > 0 && (
        <ul>
          {stated.map(({ one, id: key, words, now }) => (
            <li key={`${one.at} ${key}`}>
              <b>{nameOf(one)}</b>, {now ? labelOf(now) : key}: <del>{words}</del> <ins>{now?.now}</ins>
              {one.erratum !== '' && <span className="quiet"> {one.erratum}</span>}{' '}
              {editable && (
                <button type="button" className="link-button" onClick={() => write(one.at, key, null, one.erratum)}>
                  {t('remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            write(at, field, printed, reason.trim());
          }}
        >
          <p>
            <label htmlFor={`${id}-printing`}>{t('where')}</label>
            <select
              id={`${id}-printing`}
              value={at}
              onChange={(event) => {
                setAt(Number(event.target.value));
                setTyped({});
              }}
            >
              <Options of={printings.map((one) => ({ id: one.at, name: nameOf(one) }))} />
            </select>
          </p>
          <p>
            <label htmlFor={`${id}-field`}>{t('field')}</label>
            <select
              id={`${id}-field`}
              value={field}
              onChange={(event) => {
                setField(event.target.value);
                setTyped({});
              }}
            >
              <Options of={fields.map((one) => ({ id: one.id, name: labelOf(one) }))} />
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
      )}
    </div>
  );
}
