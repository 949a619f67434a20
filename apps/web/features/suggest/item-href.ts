/** The public page of an item for which readers suggest changes. */

/** @param item.mode the mode whose rulebook shows a rule, a ruling or a value */
export function itemHref(item: {
  readonly kind: string;
  readonly game: string;
  readonly id: string;
  readonly mode?: string | null | undefined;
}): string {
  const { kind, game, id, mode } = item;
  if (kind === 'card') return `/${game}/cards/${id}`;
  const book = `/${game}/rules${mode == null ? '' : `/${mode}`}`;
  return kind === 'rule' ? `${book}#${id}` : kind === 'term' ? `${book}#glossary` : book;
}
