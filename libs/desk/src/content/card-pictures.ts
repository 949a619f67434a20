/** Pictures of many cards at once: which card a file is for, and the cards with their pictures. The field for pictures is added once for a game. */
import { fieldsSchema, type Content } from '@rulewright/content';
import { dataIn, withData, yamlDocument } from '@rulewright/content/editing';
import { fieldIdOf, idOf } from '@rulewright/content/ids';
import { isSeq } from 'yaml';
import { DeskError } from '../errors.ts';
import type { ProposedText } from './desk-content.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The most pictures of one step. */
export const MOST_CARD_PICTURES = 500;

/** A picture for a card. The file is already in the change set. */
export interface CardPicture {
  readonly card: string;
  readonly file: string;
  readonly alt?: string | null;
  readonly credit?: string | null;
  readonly licence?: string | null;
  readonly focus?: { readonly x: number; readonly y: number } | null;
}

/** A file name or a typed name, and its card; null if no card fits. */
interface PictureTarget {
  readonly file: string;
  readonly card: { readonly id: string; readonly name: string } | null;
}

export interface PictureTargets {
  /** Whether cards of the game can have pictures. A program draws the cards of a game with an engine of its own. */
  readonly possible: boolean;
  /** Whether the game has a field for pictures already. */
  readonly ready: boolean;
  readonly targets: readonly PictureTarget[];
}

/** The field for pictures of a game that is all documents; undefined if it has none. */
const pictureFieldOf = (content: Content, game: string): string | undefined =>
  content.game(game).data?.fields.fields.find(({ type }) => type === 'picture')?.id;

/** Finds the card of each file by its name: `Old Bridge.png`, `old-bridge.jpg` and `12 old_bridge.webp` are for Old Bridge. */
export function pictureTargets(content: Content, game: string, files: readonly string[]): PictureTargets {
  const { cards, data } = content.game(game);
  const byName = new Map([...cards.values()].map(({ id, name }) => [idOf(name), { id, name }] as const));
  const cardOf = (file: string): PictureTarget['card'] => {
    const slug = idOf(file.replace(/\.[a-z]{3,4}$/iu, '').replaceAll('_', ' '));
    const plain = slug.replace(/^\d+-/u, '');
    const known = [slug, plain].map((one) => cards.get(one)).find((one) => one !== undefined);
    return known ? { id: known.id, name: known.name } : (byName.get(slug) ?? byName.get(plain) ?? null);
  };
  return {
    possible: data !== undefined && data !== null,
    ready: pictureFieldOf(content, game) !== undefined,
    targets: files.map((file) => ({ file, card: cardOf(file) })),
  };
}

/** The document of the fields with a field for pictures. Faces show it in place of their drawing. */
function withPictureField(content: Content, game: string): ProposedText & { readonly field: string } {
  const path = `rules/${game}/fields.yaml`;
  const text = content.files.get(path)?.text;
  const document = text === undefined ? null : yamlDocument(text);
  const fields: unknown = document?.get('fields');
  if (!document || !isSeq(fields))
    throw new DeskError('bad-text', 'The cards of this game have no fields yet. Create a card field first.');
  const data = fieldsSchema.safeParse(document.toJS({ maxAliasCount: 0 }));
  const taken = data.success ? data.data.fields.map(({ id }) => id) : [];
  const field = fieldIdOf('Picture', taken);
  const before = dataIn(text!) as Members;
  const after = {
    ...before,
    fields: [...(before['fields'] as unknown[]), { id: field, label: 'Picture', type: 'picture' }],
  };
  return { path, text: withData(text!, after), field };
}

/**
 * The cards with their pictures. A member that a picture does not name stays as the card has it.
 * @param adds whether the game gets a field for pictures if it has none
 * @throws DeskError `bad-text`
 */
export function withPictures(
  content: Content,
  game: string,
  pictures: readonly CardPicture[],
  adds: boolean,
): ProposedText[] {
  if (!content.game(game).data)
    throw new DeskError('bad-text', 'A program draws the cards of this game, so they cannot have pictures.');
  if (pictures.length === 0 || pictures.length > MOST_CARD_PICTURES)
    throw new DeskError('bad-text', `Choose at least one picture, and at most ${MOST_CARD_PICTURES}.`);
  const known = pictureFieldOf(content, game);
  if (known === undefined && !adds)
    throw new DeskError('bad-text', 'The cards of this game have no pictures yet. Say that the game gets them.');
  const fresh = known === undefined ? withPictureField(content, game) : null;
  const field = known ?? fresh!.field;
  const texts = new Map<string, string>();
  for (const { card, file, alt, credit, licence, focus } of pictures) {
    const path = `cards/${game}/cards/${card}.yaml`;
    const text = texts.get(path) ?? content.files.get(path)?.text;
    const data = text === undefined ? null : dataIn(text);
    if (text === undefined || !isMembers(data) || !isMembers(data['data']))
      throw new DeskError('bad-text', `The card “${card}” is not in the change set.`);
    const own = data['data'];
    const value = {
      ...(isMembers(own[field]) ? own[field] : {}),
      file,
      ...(alt && { alt }),
      ...(credit && { credit }),
      ...(licence && { licence }),
      ...(focus && { focus }),
    };
    texts.set(path, withData(text, { ...data, data: { ...own, [field]: value } }));
  }
  const cards = [...texts].map(([path, text]) => ({ path, text }));
  return fresh ? [{ path: fresh.path, text: fresh.text }, ...cards] : cards;
}
