/** One finding of a check. Details, such as the events of an example, are loaded when they are opened. */
'use client';
import { FindingDetailDocument, type CheckRunPartsFragment } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { documentHref } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { useErrorNote } from '../../shared/use-error-note.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

interface Props {
  readonly run: number;
  readonly check: string;
  /** The index of the finding in its check. */
  readonly place: number;
  readonly finding: CheckRunPartsFragment['checks'][number]['findings'][number];
  readonly changeSet: number;
}

export function FindingLine({ run, check, place, finding, changeSet }: Props) {
  const t = useTranslations('desk.checkResults');
  return (
    <li>
      <p>
        {finding.message}
        {finding.path && (
          <>
            {' '}
            <a href={documentHref(finding.path, changeSet, finding.line == null ? {} : { line: String(finding.line) })}>
              {finding.subject != null && finding.message.includes(finding.subject)
                ? t('open')
                : (finding.subject ?? finding.path)}
            </a>
            {finding.line != null && t('line', { line: finding.line })}
          </>
        )}
      </p>
      {finding.hasDetail && <Detail run={run} check={check} place={place} />}
    </li>
  );
}

function Detail({ run, check, place }: Pick<Props, 'run' | 'check' | 'place'>) {
  const t = useTranslations('desk.checkResults');
  const noteOf = useErrorNote();
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['finding-detail', run, check, place],
    queryFn: async ({ signal }) =>
      (await request(FindingDetailDocument, { run, check, finding: place }, { signal })).findingDetail ?? '',
    enabled: open,
  });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('showDetails')}</summary>
      <Refusal of={error && noteOf(error)} />
      {data === undefined && !error && <p className="quiet">{t('loadingDetails')}</p>}
      {data !== undefined && <pre className="finding-detail">{data}</pre>}
    </details>
  );
}
