/** The errata of a card: the releases that changed its texts or values, with the changes and the reasons. */
import type { DifferenceOfCardFragment, ErratumPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { day } from '../../shared/dates.ts';

interface DifferencesProps {
  readonly changes: readonly DifferenceOfCardFragment[];
  /** Whether `before` is the printed text of a card instead of an earlier text. */
  readonly isPrinted?: boolean;
}

export function CardDifferences({ changes, isPrinted = false }: DifferencesProps) {
  const t = useTranslations('cards.errata');
  return (
    <ul className="card-differences">
      {changes.map(({ id, label, before, after }) => {
        const words = {
          label,
          before: () => <del>{before}</del>,
          after: () => <ins>{after}</ins>,
        };
        const kind = before == null ? 'added' : after == null ? 'removed' : isPrinted ? 'printed' : 'changed';
        return <li key={id}>{t.rich('change', { kind, ...words })}</li>;
      })}
    </ul>
  );
}

/** The reason for a change of a card. */
export function ErratumReason({ reason }: { readonly reason: string }) {
  const t = useTranslations('cards.errata');
  return (
    <p className="quiet errata-reason">
      {t('reason')} {reason}
    </p>
  );
}

export function Errata({ errata }: { readonly errata: readonly ErratumPartsFragment[] }) {
  const tPage = useTranslations('cards.errataPage');
  return (
    <ol className="errata">
      {errata.map(({ release, createdAt, message, changes }) => (
        <li key={release}>
          <p>
            <a href={`/releases/${release}`}>{tPage('release', { release })}</a>, {day(createdAt)}
          </p>
          <CardDifferences changes={changes} />
          {message !== '' && <ErratumReason reason={message} />}
        </li>
      ))}
    </ol>
  );
}
