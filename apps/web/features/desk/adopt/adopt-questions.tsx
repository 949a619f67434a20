/** Questions about a source: what texts of cells mean, and what to do with rows that share a name or are probably not cards. */
'use client';
import type { Adoption } from '@rulewright/content';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { answerOf, withAnswer, withName, type CellAnswer } from '../model/mapping.ts';
import type { SeenAdoption } from './adoption-types.ts';
import { Options } from '../../../shared/components/options.tsx';
import { WideTable } from '../../../shared/components/wide-table.tsx';

type CellQuestion = SeenAdoption['cellQuestions'][number];
type NameQuestion = SeenAdoption['nameQuestions'][number];
type NameAnswer = NonNullable<Adoption['names']>[string];

export interface AdoptQuestionsProps {
  readonly mapping: Adoption;
  readonly adoption: SeenAdoption;
  readonly onChange: (mapping: Adoption) => void;
}

/** The value of the option for a question without an answer. */
const OPEN = 'open';

const ANSWERS: Readonly<Partial<Record<Adoption['fields'][string]['as'], readonly CellAnswer[]>>> = {
  yes: ['yes', 'no', 'none'],
  integer: ['other', 'none', 'word'],
  choice: ['other', 'none', 'word'],
  choices: ['other', 'word'],
  amounts: ['other', 'none'],
};
const NAME_ANSWERS = ['first', 'apart', 'once', 'leave'] as const;
const ROW_ANSWERS = ['leave', 'card'] as const;

export function AdoptQuestions({ mapping, adoption, onChange }: AdoptQuestionsProps) {
  const t = useTranslations('desk.adoptQuestions');
  const { cellQuestions, cellQuestionCount, nameQuestions, nameQuestionCount } = adoption;
  // The questions keep their places while they are answered.
  const cells = cellQuestions.toSorted(
    (a, b) => a.column.localeCompare(b.column) || (a.rows[0] ?? 0) - (b.rows[0] ?? 0),
  );
  const names = nameQuestions.toSorted((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
  const open = [...cells, ...names].filter(({ answer }) => answer == null).length;
  if (cells.length === 0 && names.length === 0) return null;
  const more = cellQuestionCount - cells.length + nameQuestionCount - names.length;
  return (
    <section className="section">
      <h2>{t('questions')}</h2>
      <p role="status">{t('open', { count: open })}</p>
      {cells.length > 0 && (
        <WideTable
          label={t('cells')}
          className="adopt-mapping adopt-questions"
          caption={t('cells')}
          columns={[t('cell'), t('rows'), t('means')]}
        >
          <tbody>
            {cells.map((one) => (
              <CellRow key={`${one.field} ${one.text}`} question={one} mapping={mapping} onChange={onChange} />
            ))}
          </tbody>
        </WideTable>
      )}
      {names.length > 0 && (
        <WideTable
          label={t('names')}
          className="adopt-mapping adopt-questions"
          caption={t('names')}
          columns={[t('name'), t('rows'), t('decision')]}
        >
          <tbody>
            {names.map((one) => (
              <NameRow key={one.name} question={one} mapping={mapping} onChange={onChange} />
            ))}
          </tbody>
        </WideTable>
      )}
      {more > 0 && <p className="quiet">{t('more', { count: more })}</p>}
    </section>
  );
}

interface RowProps<Question> {
  readonly question: Question;
  readonly mapping: Adoption;
  readonly onChange: (mapping: Adoption) => void;
}

function CellRow({ question, mapping, onChange }: RowProps<CellQuestion>) {
  const t = useTranslations('desk.adoptQuestions');
  const [isWriting, setWriting] = useState(false);
  const { field: id, column, text, rows, count, value } = question;
  const field = mapping.fields[id];
  const answer = answerOf(mapping, question);
  const shown = isWriting ? 'other' : (answer ?? OPEN);
  if (!field) return null;
  const choose = (chosen: string): void => {
    setWriting(chosen === 'other');
    onChange(withAnswer(mapping, question, chosen === OPEN ? null : (chosen as CellAnswer), value));
  };
  return (
    <tr data-answer={shown}>
      <th scope="row">
        {text === '' ? t('emptyCell') : text}
        <span className="quiet adopt-example">{column}</span>
      </th>
      <td>{t('inRows', { count, rows: rows.join(', '), more: count - rows.length })}</td>
      <td>
        <select
          className="field"
          aria-label={t('meaningOf', { text: text === '' ? t('emptyCell') : text, column })}
          value={shown}
          onChange={({ target }) => choose(target.value)}
        >
          {answer === null && <option value={OPEN}>{t('notDecided')}</option>}
          <Options of={(ANSWERS[field.as] ?? []).map((one) => ({ id: one, name: t('answer', { answer: one }) }))} />
          {answer === 'other' && field.as === 'yes' && (
            <option value="other">{t('answer', { answer: 'other' })}</option>
          )}
        </select>
        {shown === 'other' && (
          <input
            className="field"
            aria-label={t('valueOf', { text, column })}
            value={field.map?.[text] ?? ''}
            onChange={({ target }) => onChange(withAnswer(mapping, question, 'other', target.value))}
          />
        )}
      </td>
    </tr>
  );
}

function NameRow({ question, mapping, onChange }: RowProps<NameQuestion>) {
  const t = useTranslations('desk.adoptQuestions');
  const { name, kind, column, rows, count } = question;
  const global = kind === 'not-a-card' || mapping.sameName === 'refuse' ? null : mapping.sameName;
  const own = mapping.names?.[name] ?? null;
  const answers: readonly NameAnswer[] = kind === 'not-a-card' ? ROW_ANSWERS : NAME_ANSWERS;
  return (
    <tr data-answer={own ?? global ?? OPEN}>
      <th scope="row">
        {name}
        <span className="quiet adopt-example">{t('kind', { kind, column: column ?? 'none' })}</span>
      </th>
      <td>{t('inRows', { count, rows: rows.join(', '), more: count - rows.length })}</td>
      <td>
        <select
          className="field"
          aria-label={t('decisionOf', { name })}
          value={own ?? OPEN}
          onChange={({ target }) =>
            onChange(withName(mapping, name, target.value === OPEN ? null : (target.value as NameAnswer)))
          }
        >
          <option value={OPEN}>{global === null ? t('notDecided') : t('asAll', { answer: global })}</option>
          <Options of={answers.map((one) => ({ id: one, name: t('nameAnswer', { answer: one }) }))} />
        </select>
      </td>
    </tr>
  );
}
