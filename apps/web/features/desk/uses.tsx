/** The documents that refer to the open one. */
import type { DocumentUsePartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { documentHref } from '../../shared/editing/states.ts';

export interface UsesProps {
  readonly uses: readonly DocumentUsePartsFragment[];
  readonly set: number | null;
}

export function Uses({ uses, set }: UsesProps) {
  const t = useTranslations('desk.uses');
  if (uses.length === 0) return <p className="quiet">{t('noDocumentRefersOne')}</p>;
  const lineOf = (place: string): Record<string, string> => {
    const [, line] = /^line (\d+)$/u.exec(place) ?? [];
    return line === undefined ? {} : { line };
  };
  return (
    <ul className="uses">
      {uses.map((use, i) => (
        <li key={i}>
          <a href={documentHref(use.path, set, lineOf(use.place))}>{use.title}</a>{' '}
          <span className="quiet">
            {use.place} {use.why}
          </span>
        </li>
      ))}
    </ul>
  );
}
