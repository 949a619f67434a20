/** The title and state of a change set, above any page within it. */
import type { ChangeSetLineFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { StatePath } from './state-path.tsx';

export function SetHead({ set }: { readonly set: ChangeSetLineFragment }) {
  const t = useTranslations('desk.setHead');
  return (
    <header className="set-head">
      <p className="set-title">
        <a href={`/desk/sets/${set.id}`}>{set.title}</a>
      </p>
      <StatePath state={set.state} />
      <a className="button set-next" href={`/desk/sets/${set.id}#checks`}>
        {t('next')}
      </a>
    </header>
  );
}
