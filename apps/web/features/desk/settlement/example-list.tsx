/** A list of examples. It collapses all but the first ten. */
'use client';
import { useTranslations } from 'next-intl';
import { documentHref } from '../../../shared/editing/states.ts';
import type { FailingExample } from '../model/settlement.ts';

/** The number of entries that are not collapsed. */
const FIRST = 10;

interface Props {
  readonly changeSet: number;
  readonly examples: readonly FailingExample[];
}

export function ExampleList({ changeSet, examples }: Props) {
  const t = useTranslations('desk.settlement');
  const rest = examples.slice(FIRST);
  return (
    <>
      <Entries changeSet={changeSet} examples={examples.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('more', { count: rest.length })}</summary>
          <Entries changeSet={changeSet} examples={rest} />
        </details>
      )}
    </>
  );
}

function Entries({ changeSet, examples }: Props) {
  return (
    <ul className="settlement-examples">
      {examples.map(({ index, id, title, path, modes }) => (
        <li key={index}>
          <a href={documentHref(path, changeSet, { item: id })}>{title}</a>{' '}
          <span className="quiet">{modes.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
