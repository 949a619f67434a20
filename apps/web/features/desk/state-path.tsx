/** The states of a change set as a path, with the current one marked. */
import { Check, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { STATE_PATH, stateName } from '../../shared/editing/states.ts';

export function StatePath({ state }: { readonly state: string }) {
  const t = useTranslations('desk.statePath');
  const at = STATE_PATH.indexOf(state as (typeof STATE_PATH)[number]);
  if (at < 0) return <p className="state-word">{stateName(state)}</p>;
  return (
    <ol className="state-path" aria-label={t('state')}>
      {STATE_PATH.map((each, i) => (
        <li key={each} data-passed={i < at || state === 'published'} aria-current={i === at ? 'step' : undefined}>
          {i > 0 && <ChevronRight size={14} aria-hidden="true" />}
          {(i < at || state === 'published') && <Check size={14} aria-hidden="true" />}
          {stateName(each)}
        </li>
      ))}
    </ol>
  );
}
