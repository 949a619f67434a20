/** A link that opens one item of a public page in the editor. Pages show it only to people who may edit. */
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { editHref, type EditedItem } from '../editing/edit-item.ts';

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
