/** The form of a registration sheet. The site draws a PDF; without a connection, this device shows the sheet to print. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { callEngine, useOffline } from '../device/index.ts';
import { PrintButton } from '../../shared/components/print-button.tsx';
import { SHEET_FIELDS } from './registration.ts';

type Section = Awaited<ReturnType<typeof sectionsOf>>[number];

interface SheetHere {
  readonly fields: Readonly<Record<string, string>>;
  readonly sections: readonly Section[];
}

const sectionsOf = (game: string, text: string) => callEngine('registrationOf', { game, text });

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A stored page has no list. The address has it. */
function fillIn(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const [name, from] of [
    ['list', 'list'],
    ['deck', 'name'],
  ] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    if (field.value === '') field.value = query.get(from) ?? '';
  }
}

interface RegistrationFormProps {
  readonly game: string;
  readonly gameName: string;
  readonly children: ReactNode;
}

export function RegistrationForm({ game, gameName, children }: RegistrationFormProps) {
  const t = useTranslations('decks.registrationPage');
  const isOffline = useOffline() !== null;
  const form = useRef<HTMLFormElement>(null);
  const [sheet, setSheet] = useState<SheetHere | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (form.current) fillIn(form.current);
  }, []);
  const draw = (event: SubmitEvent<HTMLFormElement>): void => {
    if (!isOffline) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = Object.fromEntries(SHEET_FIELDS.map((field) => [field, textIn(data, field)]));
    void sectionsOf(game, textIn(data, 'list')).then(
      (sections) => {
        setFailure(sections.length === 0 ? t('nothing') : '');
        setSheet(sections.length === 0 ? null : { fields, sections });
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <>
      <form
        ref={form}
        className="registration-form"
        method="post"
        action={`/${game}/print/registration.pdf`}
        data-works-here=""
        onSubmit={draw}
      >
        {children}
      </form>
      {isOffline && <p className="quiet">{t('here')}</p>}
      {failure && (
        <p className="deck-failure" role="alert">
          {failure}
        </p>
      )}
      {sheet && (
        <section className="registration-sheet" aria-label={t('sheet', { game: gameName })}>
          <h2>{t('sheet', { game: gameName })}</h2>
          <dl>
            {SHEET_FIELDS.map((field) => (
              <div key={field}>
                <dt>{t('field', { field })}</dt>
                <dd>{sheet.fields[field]}</dd>
              </div>
            ))}
          </dl>
          {sheet.sections.map(({ name, rows }) => (
            <table key={name}>
              <caption>{t('total', { name, count: rows.reduce((sum, { copies }) => sum + copies, 0) })}</caption>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.name}>
                    <td>{row.copies}</td>
                    <td>{row.name}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
          <PrintButton>{t('print')}</PrintButton>
        </section>
      )}
    </>
  );
}
