/** Help for the search: the keys of this game's cards, each with an example to click. */
import { useTranslations } from 'next-intl';
import type { Translator } from '../../i18n/translator.ts';
import { stateHref, type CatalogueState } from '../../shared/catalogue.ts';

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
  readonly modes: readonly { readonly id: string; readonly name: string; readonly listed: boolean }[];
  /** A value of the field that occurs in the data, for its example. */
  readonly example: (field: string) => string | undefined;
}

export function SyntaxHelp({ path, card, state, fields, modes, example }: SyntaxHelpProps) {
  const t = useTranslations('cards.syntaxHelp');
  const rows = fields.flatMap((field) => {
    const key = field.keys[0] ?? field.id;
    const isText = field.type === 'text' && field.id !== 'name';
    const value = field.type === 'number' ? '2' : isText ? 'draw' : example(field.id);
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
  const dated = modes.find(({ listed }) => listed);
  if (dated)
    rows.push(
      { query: `legal:${dated.id}@2027-01-15`, says: t('legalOn', { mode: dated.name }) },
      { query: `banned:${dated.id}`, says: t('bannedIn', { mode: dated.name }) },
    );
  const [first, second] = rows;
  if (first) rows.push({ query: `-${first.query}`, says: t('minus') });
  if (first && second) rows.push({ query: `${first.query} or ${second.query}`, says: t('either') });
  rows.push(...languageRows(t, fields));
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

/** Examples of what every game's search can do. Their keys are those of the game. */
function languageRows(t: Translator<'cards.syntaxHelp'>, fields: readonly Field[]) {
  const keyOf = ({ id, keys }: Field): string => keys[0] ?? id;
  const [one, two] = fields.filter(({ type }) => type === 'number');
  const text = fields.findLast(({ type, id }) => type === 'text' && id !== 'name');
  // Every game has these values of `is:`, except one with a field of its own.
  const hasIs = !fields.some(({ keys }) => keys.includes('is'));
  return [
    ...(one && two
      ? [{ query: `${keyOf(one)}>${keyOf(two)}`, says: t('fields', { one: one.label, two: two.label }) }]
      : []),
    ...(one
      ? [
          { query: `has:${keyOf(one)}`, says: t('has', { label: one.label }) },
          { query: `-has:${keyOf(one)}`, says: t('hasNot', { label: one.label }) },
          { query: `sort:-${keyOf(one)}`, says: t('sort', { label: one.label }) },
        ]
      : []),
    { query: 'name:/ice$/', says: t('pattern') },
    ...(text ? [{ query: `${keyOf(text)}:/draw \\d/`, says: t('patternIn', { label: text.label }) }] : []),
    ...(hasIs
      ? [
          { query: 'is:promo', says: t('isPromo') },
          { query: 'is:reprint', says: t('isReprint') },
        ]
      : []),
    // A game with a field of this key has no search for copies by it.
    ...(['own', 'want', 'missing'] as const)
      .filter((key) => !fields.some(({ keys }) => keys.includes(key)))
      .map((key) => ({ query: `${key}>=1`, says: t('held', { of: key }) })),
    { query: 'unique:prints', says: t('prints') },
  ];
}
