/** Opens one item of a public page in the editor. It finds the document and the reader's change set, and redirects to the editor. */
import {
  ChangeSetsDocument,
  DeskDocumentsDocument,
  ExamplePlaceDocument,
  RulePlaceDocument,
} from '@rulewright/api-client';
import { notFound, redirect } from 'next/navigation';
import {
  possibleSets,
  documentOf,
  EDITED_KINDS,
  isPart,
  listOf,
  type EditedItem,
} from '../../../shared/editing/edit-item.ts';
import { documentHref } from '../../../shared/editing/states.ts';
import { find } from '../../../shared/api.ts';
import { perspective } from '../../../shared/perspective.ts';
import { href, one, type SearchParams } from '../../../shared/query.ts';
import { findAsPerson, requirePerson } from '../../../shared/session.ts';

/** The most documents to search for the file of a ruling or term. */
const PAGE = 200;

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

export default async function EditPage({ searchParams }: Props): Promise<never> {
  const item = readItem(await searchParams);
  if (!item) notFound();
  await requirePerson('drafts');
  const [path, { changeSets }, token] = await Promise.all([
    pathOf(item),
    findAsPerson(ChangeSetsDocument, { states: ['draft'] }),
    perspective(),
  ]);
  // A change set for another game cannot have the document.
  const possible = changeSets.nodes.filter(({ game }) => game == null || game === item.game);
  const own = possibleSets(possible, token);
  // With several drafts, the page of the document asks which one is meant.
  const set = own.length === 1 ? own[0]!.id : undefined;
  if (path === null) redirect(own[0] === undefined ? '/desk' : newDocumentHref(own[0].id, item));
  const { id, mode } = item;
  const values = {
    ...(mode !== undefined && { mode }),
    ...(isPart(path) && { item: id }),
    ...(set === undefined && { ask: '1' }),
  };
  redirect(documentHref(path, set, values));
}

/** The address of the form for a new document of the item's kind. */
const newDocumentHref = (set: number, { game, kind }: EditedItem): string =>
  href('/desk/content', { set, game, new: kind });

function readItem(query: SearchParams): EditedItem | null {
  const kind = EDITED_KINDS.find((each) => each === one(query, 'kind'));
  const [game, id, mode] = [one(query, 'game'), one(query, 'id'), one(query, 'mode')];
  return kind && game !== undefined && id !== undefined
    ? { kind, game, id, ...(mode !== undefined && { mode }) }
    : null;
}

/** The path of the document with the item; null if the game has no legality document yet. */
async function pathOf(item: EditedItem): Promise<string | null> {
  const { kind, game, id } = item;
  if (kind === 'rule') return (await find(RulePlaceDocument, { game, id })).rule.path;
  if (kind === 'example') return (await find(ExamplePlaceDocument, { game, example: id })).example.path;
  if (kind === 'legality') return legalityOf(game, id);
  const [path, list] = [documentOf(item), listOf(item)];
  if (list === null) return path ?? notFound();
  const { documents } = await findAsPerson(DeskDocumentsDocument, { game, kind, query: id, first: PAGE });
  return documents.nodes.some((one) => one.path === path) ? path! : list;
}

/** The path of the legality document with the mode's name, or else of the game's first one; null if the game has none. */
async function legalityOf(game: string, mode: string): Promise<string | null> {
  const { documents } = await findAsPerson(DeskDocumentsDocument, { game, kind: 'legality', first: PAGE });
  return (documents.nodes.find(({ slug }) => slug === mode) ?? documents.nodes[0])?.path ?? null;
}
