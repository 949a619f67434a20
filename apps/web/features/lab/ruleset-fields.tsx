/** The fields for a ruleset of a run: mode, variants, changed values. */
'use client';
import { useTranslations } from 'next-intl';
import { ParameterForm } from '../match/index.ts';
import { idOf, type LabGame, type RulesetDraft } from './draft.ts';
import { Select } from '../../shared/forms/select.tsx';

interface RulesetFieldsProps {
  readonly legend: string;
  readonly game: LabGame;
  readonly draft: RulesetDraft;
  onChange(draft: RulesetDraft): void;
  /** Whether only mode and variants can be chosen. */
  readonly short?: boolean;
}

export function RulesetFields({ legend, game, draft, onChange, short = false }: RulesetFieldsProps) {
  const t = useTranslations('lab.rulesetFields');
  const fitting = game.modes.find(({ id }) => id === draft.mode)?.variants ?? [];
  const bare = idOf(game, { ...draft, values: {} });
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="new-match-row">
        <Select
          label={t('mode')}
          value={draft.mode}
          onChange={(value) => onChange({ ...draft, mode: value, variants: [] })}
          of={game.modes}
        />
      </div>
      {fitting.length > 0 && (
        <div className="lab-variants" role="group" aria-label={t('variants')}>
          {fitting.map(({ id, name }) => (
            <span key={id} className="check">
              <label>
                <input
                  type="checkbox"
                  checked={draft.variants.includes(id)}
                  onChange={(event) =>
                    onChange({
                      ...draft,
                      variants: event.target.checked
                        ? [...draft.variants, id]
                        : draft.variants.filter((one) => one !== id),
                    })
                  }
                />{' '}
                {name}
              </label>
            </span>
          ))}
        </div>
      )}
      {!short && (
        <>
          <ParameterForm
            key={bare}
            ruleset={bare}
            values={draft.values}
            onChange={(values) => onChange({ ...draft, values })}
          />
          <p className="quiet">
            <code>{idOf(game, draft)}</code>
          </p>
        </>
      )}
    </fieldset>
  );
}
