/** Which rulebook: mode, variants over it, and the mode to mark differences from. A plain form; the address is the state. */
import { AutoSubmit } from '../auto-submit.tsx';
import { Options } from '../options.tsx';
import { href } from '../../lib/query.ts';
import type { ModesAndVariants } from './types.ts';

export interface ReadingDeskProps {
  readonly game: string;
  readonly mode: string;
  readonly chosen: readonly string[];
  readonly from?: string;
  readonly release?: number;
  readonly data: ModesAndVariants;
}

export function ReadingDesk({ game, mode, chosen, from, release, data }: ReadingDeskProps) {
  const variants = data.variants.filter((variant) => variant.modes.includes(mode));
  const others = data.modes.filter((each) => each.id !== mode);
  return (
    <div className="desk">
      <nav className="tabs" aria-label="Modes">
        {data.modes.map((each) => (
          <a
            key={each.id}
            href={href(`/${game}/rules/${each.id}`, { release })}
            aria-current={each.id === mode ? 'page' : undefined}
          >
            {each.name}
          </a>
        ))}
      </nav>
      <AutoSubmit className="desk-form" action={`/${game}/rules/${mode}`}>
        {release !== undefined && <input type="hidden" name="release" value={release} />}
        {variants.length > 0 && (
          <fieldset>
            <legend>Variants</legend>
            {variants.map((variant) => (
              <label key={variant.id} title={variant.summary}>
                <input type="checkbox" name="variant" value={variant.id} defaultChecked={chosen.includes(variant.id)} />
                {variant.name}
              </label>
            ))}
          </fieldset>
        )}
        <label className="desk-from">
          Show differences from
          <select name="from" className="field" defaultValue={from ?? ''}>
            <option value="">nothing</option>
            <Options of={others} />
            {chosen.length > 0 && (
              <option value={mode}>{data.modes.find((each) => each.id === mode)?.name}, no variants</option>
            )}
          </select>
        </label>
        <noscript>
          <button className="button">Show</button>
        </noscript>
      </AutoSubmit>
    </div>
  );
}
