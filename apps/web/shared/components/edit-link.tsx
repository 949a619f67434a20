/** The links beside one item of a public page: to the editor for people who may edit, and to suggest a change for everyone else. */
import { MessageSquarePlus, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { editHref, suggestHref, type EditedItem, type SuggestedItem } from '../editing/edit-item.ts';

export interface EditLinkProps extends EditedItem {
  /** The name of the item, for screen readers. */
  readonly name: string;
}

export function EditLink({ name, ...item }: EditLinkProps) {
  const t = useTranslations('common.editLink');
  return (
    <a className="edit-link" href={editHref(item)} rel="nofollow">
      <Pencil size={13} aria-hidden="true" /> {t('edit')}
      <span className="visually-hidden"> {name}</span>
    </a>
  );
}

interface ItemLinkProps extends SuggestedItem {
  readonly name: string;
  readonly editable: boolean;
}

/** The link to the editor, or the link for readers who want to suggest a change. */
export function ItemLink({ editable, name, ...item }: ItemLinkProps) {
  const t = useTranslations('common.editLink');
  if (editable) return <EditLink {...item} name={name} />;
  return (
    <a className="edit-link suggest-link" href={suggestHref(item)} rel="nofollow">
      <MessageSquarePlus size={13} aria-hidden="true" /> {t('suggest')}
      <span className="visually-hidden"> {name}</span>
    </a>
  );
}
