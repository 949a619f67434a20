/**
 * The links beside one item of a public page: to the editor for people who may edit, and to suggest a change for everyone else. A rulebook
 * has hundreds of them, so they are words alone.
 */
import { useTranslations } from 'next-intl';
import { editHref, historyHref, suggestHref, type EditedItem, type SuggestedItem } from '../editing/edit-item.ts';

export interface EditLinkProps extends EditedItem {
  /** The name of the item, for screen readers. */
  readonly name: string;
}

export function EditLink({ name, ...item }: EditLinkProps) {
  const t = useTranslations('common.editLink');
  return (
    <a className="edit-link" href={editHref(item)} rel="nofollow" aria-label={`${t('edit')} ${name}`}>
      {t('edit')}
    </a>
  );
}

interface ItemLinkProps extends SuggestedItem {
  readonly name: string;
  readonly editable: boolean;
}

/** The link to the editor, or for readers the link to suggest a change; and the link to the history. */
export function ItemLink({ editable, name, ...item }: ItemLinkProps) {
  const t = useTranslations('common.editLink');
  return (
    <span className="item-links">
      {editable ? (
        <EditLink {...item} name={name} />
      ) : (
        <a className="edit-link" href={suggestHref(item)} rel="nofollow" aria-label={`${t('suggest')} ${name}`}>
          {t('suggest')}
        </a>
      )}
      <a className="edit-link" href={historyHref(item)} rel="nofollow" aria-label={`${t('history')} ${name}`}>
        {t('history')}
      </a>
    </span>
  );
}
