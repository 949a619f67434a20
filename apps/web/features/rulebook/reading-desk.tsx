/**
 * The form to choose a rulebook: mode, variants, and another mode to compare with. It is a plain form, and the address contains its state.
 */
import { useTranslations } from 'next-intl';
import { Tabs } from '../../shared/components/tabs.tsx';
import { AutoSubmit } from '../../shared/components/auto-submit.tsx';
import { Options } from '../../shared/components/options.tsx';
import { href } from '../../shared/query.ts';
import type { ModesAndVariants } from './types.ts';
import { Select } from '../../shared/forms/select.tsx';

export interface ReadingDeskProps {
  readonly game: string;
  readonly mode: string;
  readonly chosen: readonly string[];
  readonly from?: string;
  readonly release?: number;
  readonly data: ModesAndVariants;
}

export function ReadingDesk({ game, mode, chosen, from, release, data }: ReadingDeskProps) {
  const t = useTranslations('rules.readingDesk');
  const variants = data.variants.filter((variant) => variant.modes.includes(mode));
  const others = data.modes.filter((each) => each.id !== mode);
  return (
    <div className="desk">
      <Tabs
        label={t('modes')}
        of={data.modes}
        current={mode}
        hrefOf={(id) => href(`/${game}/rules/${id}`, { release })}
      />
      <AutoSubmit className="desk-form" action={`/${game}/rules/${mode}`}>
        {release !== undefined && <input type="hidden" name="release" value={release} />}
        {variants.length > 0 && (
          <fieldset>
            <legend>{t('variants')}</legend>
            {variants.map((variant) => (
              <label key={variant.id} title={variant.summary}>
                <input type="checkbox" name="variant" value={variant.id} defaultChecked={chosen.includes(variant.id)} />
                {variant.name}
              </label>
            ))}
          </fieldset>
        )}
        <Select label={t('showDifferencesFrom')} className="desk-from" name="from" defaultValue={from ?? ''}>
          <option value="">{t('noOtherMode')}</option>
          <Options of={others} />
          {chosen.length > 0 && (
            <option value={mode}>
              {t('withoutVariants', { name: data.modes.find((each) => each.id === mode)?.name ?? mode })}
            </option>
          )}
        </Select>
        <noscript>
          <button className="button">{t('showDifferences')}</button>
        </noscript>
      </AutoSubmit>
    </div>
  );
}
