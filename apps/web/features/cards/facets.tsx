/** The facets of the catalogue as checkboxes with counts. */
import type { CatalogueQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { facetName } from '../../shared/value-names.ts';

type Facet = NonNullable<CatalogueQuery['cards']>['facets'][number];

/** The number of values shown; the rest is collapsed. */
const SHOWN = 8;
/** The maximum number of values listed for a field, plus the selected values. A field may have a thousand; the search finds the others. */
const LISTED = 60;

export function Facets({ facets }: { readonly facets: readonly Facet[] }) {
  const t = useTranslations('cards.facets');
  return (
    <div className="facets">
      {facets
        .filter((facet) => facet.values.length > 1 || facet.values.some((value) => value.selected))
        .map((facet) => {
          const values = sorted(listed(facet.values));
          const rest = values.slice(SHOWN);
          const others = facet.values.length - values.length;
          return (
            <fieldset key={facet.field} className="facet">
              <legend>{facet.label}</legend>
              <Values field={facet.field} values={values.slice(0, SHOWN)} />
              {rest.length > 0 && (
                <details open={rest.some((value) => value.selected)}>
                  <summary>{t('more', { count: rest.length + others })}</summary>
                  <Values field={facet.field} values={rest} />
                  {others > 0 && <p className="quiet">{t('others', { count: others })}</p>}
                </details>
              )}
            </fieldset>
          );
        })}
    </div>
  );
}

function Values({ field, values }: { readonly field: string; readonly values: Facet['values'] }) {
  const t = useTranslations('cards.facets');
  return values.map((value) => (
    <label key={value.value} className="facet-value" data-none={value.count === 0 || undefined}>
      <input type="checkbox" name={field} value={value.value} defaultChecked={value.selected} />
      <span>{facetName(value)}</span>
      <span className="facet-count">{t('count', { count: value.count })}</span>
    </label>
  ));
}

/** The most frequent values and the selected ones. */
function listed(values: Facet['values']): Facet['values'] {
  if (values.length <= LISTED) return values;
  const frequent = new Set([...values].sort((a, b) => b.count - a.count).slice(0, LISTED));
  return values.filter((value) => value.selected || frequent.has(value));
}

/** Sorts numbers by size, and words by frequency. */
function sorted(values: Facet['values']): Facet['values'] {
  const numbers = values.every((value) => /^-?\d+$/.test(value.value));
  return [...values].sort((a, b) =>
    numbers ? Number(a.value) - Number(b.value) : b.count - a.count || (a.value < b.value ? -1 : 1),
  );
}
