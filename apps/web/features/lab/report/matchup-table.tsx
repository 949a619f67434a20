/** The matrix of matchups: in each row, how often a deck wins against each other deck. */
import type { LabAnswerPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { WideTable } from '../../../shared/components/wide-table.tsx';

type Pair = LabAnswerPartsFragment['pairs'][number];

/** A cell as the deck of its row sees it. */
interface MatchupCell {
  readonly verdict: string;
  readonly value: number;
  readonly margin: number;
}

const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['more', 'less'],
  ['less', 'more'],
]);

/** The cell of a row and a column; null for a deck against itself. */
function cellOf(pairs: readonly Pair[], row: number, column: number): MatchupCell | null {
  const pair = pairs.find(
    ({ first, second }) => (first === row && second === column) || (first === column && second === row),
  );
  if (!pair) return null;
  const { verdict, value, low, high, first } = pair;
  const margin = (high - low) / 2;
  return first === row
    ? { verdict, value, margin }
    : { verdict: OPPOSITE.get(verdict) ?? verdict, value: 1 - value, margin };
}

/** The decks of a matrix by their index, in order. */
function decksOf(pairs: readonly Pair[]): [number, string][] {
  const names = new Map<number, string>();
  for (const { first, second, firstName, secondName } of pairs) names.set(first, firstName).set(second, secondName);
  return [...names].sort(([a], [b]) => a - b);
}

export function MatchupTables({ pairs }: { readonly pairs: readonly Pair[] }) {
  const t = useTranslations('lab.matchups');
  const rulesets = [...new Set(pairs.map(({ ruleset }) => ruleset))];
  return (
    <>
      {rulesets.map((ruleset) => (
        <MatchupTable key={ruleset} ruleset={ruleset} pairs={pairs.filter((pair) => pair.ruleset === ruleset)} />
      ))}
      <p className="quiet">{t('howToRead')}</p>
    </>
  );
}

function MatchupTable({ ruleset, pairs }: { readonly ruleset: string; readonly pairs: readonly Pair[] }) {
  const t = useTranslations('lab.matchups');
  const decks = decksOf(pairs);
  return (
    <WideTable
      label={t('table', { ruleset })}
      caption={ruleset}
      className="table lab-matrix"
      columns={[
        t('deck'),
        ...decks.map(([, name], at) => ({
          // A phone shows only the number, so that more columns fit.
          number: (
            <>
              <span className="lab-matrix-at" aria-hidden="true">
                {at + 1}
              </span>
              <span className="lab-matrix-name">{t('against', { name })}</span>
            </>
          ),
        })),
      ]}
    >
      <tbody>
        {decks.map(([row, name], at) => (
          <tr key={row}>
            <th scope="row">
              <span className="lab-matrix-at">{at + 1}. </span>
              {name}
            </th>
            {decks.map(([column]) => {
              const cell = cellOf(pairs, row, column);
              return cell ? (
                <td key={column} className="number" data-verdict={cell.verdict}>
                  <strong>{t('wins', { value: Math.round(100 * cell.value), margin: marginOf(cell) })}</strong>
                  <span className="lab-interval">{t('verdict', { verdict: cell.verdict })}</span>
                </td>
              ) : (
                <td key={column} className="number quiet">
                  –
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const marginOf = ({ margin }: MatchupCell): string => (100 * margin).toFixed(margin < 0.015 ? 1 : 0);
