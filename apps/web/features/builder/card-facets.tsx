/** The facets of the builder's catalogue, with counts. Each choice starts a search. */
'use client';
import { useTranslations } from 'next-intl';
import { facetName } from '../../shared/value-names.ts';
import type { CardPage } from './types.ts';

/** The chosen values of each field. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** The most values shown for a field. A search finds the rest. */
const SHOWN = 12;

export interface CardFacetsProps {
  readonly facets: CardPage['facets'];
  readonly chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

export function CardFacets({ facets, chosen, onChoose }: CardFacetsProps) {
  const t = useTranslations('build.cardFacets');
  return (
    <div className="builder-facets">
      {facets
        .filter((facet) => facet.values.length > 1 || (chosen[facet.field]?.length ?? 0) > 0)
        .map(({ field, label, values }) => (
          <fieldset key={field} className="facet">
            <legend>{label}</legend>
            {values.slice(0, SHOWN).map((one) => {
              const { value, count } = one;
              const own = chosen[field] ?? [];
              return (
                <label key={value} className="facet-value" data-none={count === 0 || undefined}>
                  <input
                    type="checkbox"
                    checked={own.includes(value)}
                    onChange={({ target }) =>
                      onChoose({
                        ...chosen,
                        [field]: target.checked ? [...own, value] : own.filter((each) => each !== value),
                      })
                    }
                  />
                  <span>{facetName(one)}</span>
                  <span className="facet-count">{t('count', { count })}</span>
                </label>
              );
            })}
          </fieldset>
        ))}
    </div>
  );
}
