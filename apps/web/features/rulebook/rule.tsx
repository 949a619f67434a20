/** A rule: its number with the link to it, its sentence, and its rulings and values in the margin. */
import { DiffText, hintId, RuleText, withHints } from '@rulewright/ui';
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Note, RuleNotes } from '../notes/index.ts';
import { ItemLink } from '../../shared/components/edit-link.tsx';
import { RuleExamples } from './rule-examples.tsx';
import { Ruling } from '../../shared/components/ruling.tsx';
import type { BookBlock, BookParameter, Change } from './types.ts';

export interface RuleProps {
  readonly block: BookBlock;
  readonly parameters: ReadonlyMap<string, BookParameter>;
  readonly known: (kind: 'param' | 'term', name: string) => boolean;
  readonly game: string;
  /** The current mode, for "differs in". */
  readonly mode: string;
  readonly change?: Change;
  /** The name of the ruleset to compare with. */
  readonly against?: string;
  /** Players' notes about the rule. */
  readonly notes?: readonly Note[] | undefined;
  /** Whether to show edit links. */
  readonly editable: boolean;
}

export function Rule({ block, parameters, known, game, mode, change, against, notes = [], editable }: RuleProps) {
  const t = useTranslations('rules.rule');
  const id = block.id ?? '';
  const number = block.number ?? '';
  const values = block.parameters.flatMap((name) => parameters.get(name) ?? []);
  const elsewhere = differsIn(values, mode);
  return (
    <section className="rule" id={id} data-change={change?.change} aria-label={t('rule', { number })}>
      <a className="rule-number" href={`#${id}`} title={id} data-copy>
        {block.number}
      </a>
      <div className="rule-main">
        <RuleText html={withHints(block.html, known)} />
        <ItemLink editable={editable} kind="rule" game={game} id={id} mode={mode} name={t('rule', { number })} />
        {change && (
          <p className="rule-change">
            {change.before === null ? (
              t('ruleNot', { against: against ?? '' })
            ) : (
              <>
                <span className="quiet">{t('comparedWith', { against: against ?? '' })} </span>
                <DiffText before={change.before} after={block.text} />
              </>
            )}
          </p>
        )}
      </div>
      {(block.rulings.length > 0 || block.examples.length > 0 || values.length > 0 || notes.length > 0) && (
        <aside className="rule-margin" aria-label={t('notesOnRule', { number })}>
          {block.rulings.map((ruling) => (
            <Ruling
              key={ruling.id}
              ruling={ruling}
              foot={
                <ItemLink
                  editable={editable}
                  kind="ruling"
                  game={game}
                  id={ruling.id}
                  mode={mode}
                  name={ruling.question}
                />
              }
            />
          ))}
          <RuleExamples game={game} mode={mode} examples={block.examples} />
          <RuleNotes notes={notes} />
          {values.length > 0 && (
            <p className="rule-values">
              {values.slice(0, 3).map((value) => (
                <span key={value.name}>
                  <button type="button" className="rule-value" popoverTarget={hintId('param', value.name)}>
                    ƒ <code>{value.name}</code> = {value.text}
                  </button>
                  {editable && (
                    <button type="button" className="edit-link" popoverTarget={hintId('param', value.name)}>
                      <Pencil size={13} aria-hidden="true" /> {t('change')}
                      <span className="visually-hidden"> {value.name}</span>
                    </button>
                  )}
                </span>
              ))}
              {elsewhere.length > 0 && (
                <span className="quiet">{t('differsIn', { elsewhere: elsewhere.join(', ') })}</span>
              )}
            </p>
          )}
        </aside>
      )}
    </section>
  );
}

/** The names of the modes in which one of the values differs. */
function differsIn(values: readonly BookParameter[], mode: string): string[] {
  const names = new Set<string>();
  for (const value of values) {
    const here = value.inModes.find((one) => one.mode === mode)?.text ?? value.text;
    for (const one of value.inModes) if (one.text !== here) names.add(one.name);
  }
  return [...names];
}
