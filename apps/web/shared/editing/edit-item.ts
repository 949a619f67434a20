/** Addresses that open one item of a public page in the editor: a rule, a value, a ruling, a card and so on. */
import type { ChangeSetLineFragment } from '@rulewright/api-client';
import { href } from '../query.ts';

/** The kinds of items that have an edit link. */
export const EDITED_KINDS = ['rule', 'value', 'ruling', 'term', 'example', 'card', 'deck', 'set', 'legality'] as const;
type EditedKind = (typeof EDITED_KINDS)[number];

export interface EditedItem {
  readonly kind: EditedKind;
  readonly game: string;
  /** A rule id, a parameter name, a slug, the id of a ruling, term or example, or the mode of a legality document. */
  readonly id: string;
  /** The mode of the page. The file of this mode contains the value to edit. */
  readonly mode?: string;
}

/** A value of a mode that the reader can change on the rulebook page. */
export interface EditedValue {
  readonly game: string;
  readonly mode: string;
  /** The name of the parameter. */
  readonly name: string;
  /** The token of the change set that the page previews. */
  readonly token?: string | undefined;
}

/** The address that finds the item's document and opens the item in the editor. */
export const editHref = ({ kind, game, id, mode }: EditedItem): string => href('/desk/edit', { kind, game, id, mode });

/** The items for which readers can suggest another text. */
export interface SuggestedItem extends EditedItem {
  readonly kind: 'rule' | 'value' | 'ruling' | 'term' | 'card';
}

/** The address of the form for a suggestion. */
export const suggestHref = ({ kind, game, id, mode }: SuggestedItem): string =>
  href('/suggest', { kind, game, id, mode });

/** The address of the history of an item. */
export const historyHref = ({ kind, game, id, mode }: SuggestedItem): string =>
  href('/history', { kind, game, id, mode });

/** The document with the item, if its path follows from the item. Rules and examples can be in any file of their kind. */
export function documentOf({ kind, game, id, mode }: EditedItem): string | null {
  if (kind === 'card' || kind === 'deck' || kind === 'set') return `cards/${game}/${kind}s/${id}.yaml`;
  if (kind === 'value') return mode === undefined ? null : `rules/${game}/modes/${mode}.yaml`;
  if (kind === 'ruling') return `rules/${game}/rulings/${id}.yaml`;
  return kind === 'term' ? `rules/${game}/glossary/${id}.yaml` : null;
}

/** The list that has the item in a game whose rulings and terms are not documents of their own. Null for other kinds. */
export function listOf({ kind, game }: EditedItem): string | null {
  if (kind === 'ruling') return `rules/${game}/rulings.yaml`;
  return kind === 'term' ? `rules/${game}/glossary.yaml` : null;
}

/** Whether the document has other items, so that the editor shows only this one. */
export const isPart = (path: string): boolean => !/^cards\/|\/(?:rulings|glossary|legality)\//u.test(path);

/** The person's own drafts, the last changed first. Only the previewed draft, if there is one. */
export function possibleSets(
  drafts: readonly ChangeSetLineFragment[],
  token: string | undefined,
): readonly ChangeSetLineFragment[] {
  const previewed = drafts.filter((draft) => token !== undefined && draft.token === token);
  if (previewed.length > 0) return previewed;
  return drafts.filter(({ mine }) => mine).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
