/** Help for the search: the keys of this game's cards, each with an example to click. */
import { useTranslations } from 'next-intl';
import { stateHref, type CatalogueState } from '../../lib/catalogue.ts';

interface Field {
  readonly id: string;
  readonly label: string;
  readonly keys: readonly string[];
  readonly type: string;
}

export interface SyntaxHelpProps {
  readonly path: string;
  /** The game's word for a card. */
  readonly card: string;
  readonly state: CatalogueState;
  readonly fields: readonly Field[];
  readonly modes: readonly { readonly id: string; readonly name: string }[];
  /** A value of the field that occurs in the data, for its example. */
  readonly example: (field: string) => string | undefined;
}

export function SyntaxHelp({ path, card, state, fields, modes, example }: SyntaxHelpProps) {
  const t = useTranslations('cards.syntaxHelp');
  const rows = fields.flatMap((field) => {
    const key = field.keys[0] ?? field.id;
    const value = field.type === 'number' ? '2' : example(field.id);
    const query =
      field.type === 'number'
        ? `${key}<=${value}`
        : value && `${key}:${/\s/.test(value) ? `"${value}"` : value.toLowerCase()}`;
    return query
      ? [
          {
            query,
            says:
              field.type === 'number'
                ? t('atMost', { label: field.label, value: '2' })
                : t('contains', { label: field.label, value: value ?? '' }),
          },
        ]
      : [];
  });
  if (modes[0]) rows.push({ query: `legal:${modes[0].id}`, says: t('legalIn', { mode: modes[0].name }) });
  const last = rows[0];
  if (last) rows.push({ query: `-${last.query}`, says: t('minus') });
  return (
    <details className="syntax">
      <summary>{t('howToSearch')}</summary>
      <p className="quiet">{t('wordsSearchedNamesTexts', { card })}</p>
      <dl>
        {rows.map((row) => (
          <div key={row.query}>
            <dt>
              <a href={stateHref(path, state, { query: row.query, facets: [] })}>
                <code>{row.query}</code>
              </a>
            </dt>
            <dd>{row.says}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
