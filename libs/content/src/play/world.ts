/** What a play document may name: the fields, parameters, steps, rules and cards of its game. */
import { computedWords } from '../data-game/card-fields.ts';
import type { ComputedField, DataField, MemberField } from '../data-game/fields.ts';
import type { DataGame } from '../data-game/vocabulary.ts';
import type { CardDoc } from '../schemas.ts';
import type { ParameterDeclaration } from '../vocabulary.ts';
import { PlayError } from './problem.ts';
import type { Name } from './syntax.ts';
import type { Type, WordList } from './typed.ts';

export { UNLIMITED } from './unlimited.ts';

export interface PlayWorld {
  readonly game: string;
  readonly documents: Pick<DataGame, 'fields' | 'parameters'>;
  readonly rules: ReadonlySet<string>;
  readonly cards: ReadonlyMap<string, CardDoc>;
  /** Whether there is a program also if texts of cards are not read. Matches with such a card are refused. */
  readonly keepsUnread?: boolean;
  /** The members that the document declares for entries, by group. */
  readonly declared?: ReadonlyMap<string, ReadonlyMap<string, DeclaredMember>>;
}

/** A member of entries that phrases set. Play does not read a line. */
export type DeclaredMember =
  | { readonly is: 'line' }
  | { readonly is: 'value'; readonly type: Type; readonly least: number; readonly most: number };

/** The largest number of play, and the smallest with a minus. A result beyond it is this number, in every place that keeps it. */
export const MOST_NUMBER = 1 << 30;
/** The number that stands for the first word in the place of a number. The next word has the number below. */
export const FIRST_WORD = -30_001;
/** The number of a card that has no value for a field of words. */
export const NO_WORD = -1;
/** The name under which play knows whether a card lacks a number. No field of `fields.yaml` has such a name. */
export const missingOf = (field: string): string => `${field}?`;
/** The most words of a list that a step or a value can keep. Each word is a bit of one number. */
export const MOST_LISTED = 30;
/** The most words for each of which a player or the table has a value. */
export const MOST_EACH = 60;
/** The most zones of one name that a player can have. */
export const MOST_NUMBERED = 12;
/** The most things that amounts can count, and the most of each. Amounts are packed into one number. */
export const MOST_KEYS = 6;
export const MOST_AMOUNT = 255;

/** The words of a field. An open list has the words that its cards use, in order. */
function wordsOf(field: DataField, world: PlayWorld): WordList {
  const labels: Readonly<Record<string, string>> = 'values' in field && field.values ? field.values : {};
  const words = new Map(Object.entries(labels));
  if (field.type === 'choices' && field.open) {
    const used = new Set<string>();
    for (const { data } of world.cards.values()) {
      const value = (data as Readonly<Record<string, unknown>>)[field.id];
      if (Array.isArray(value)) for (const one of value) if (typeof one === 'string') used.add(one);
    }
    for (const one of [...used].sort()) if (!words.has(one)) words.set(one, one);
  }
  return { of: field.id, words: [...words.keys()], labels: [...words.values()] };
}

/** Checks that a field of words has a word. @throws PlayError at what is not there */
export function demandWord(types: ReadonlyMap<string, Type>, field: Name, word: Name): void {
  const type = types.get(field.text);
  if (type === undefined || (type.is !== 'word' && type.is !== 'words'))
    throw new PlayError('unknown-name', `No field of words is called \`${field.text}\`.`, field);
  if (!type.list.words.includes(word.text))
    throw new PlayError('unknown-name', `\`${field.text}\` has no word \`${word.text}\`.`, word);
}

/** The words of a computed field: those that its fields declare and that cards have, in order. Null for a number. */
function computedList({ documents: { fields }, cards }: PlayWorld, field: ComputedField): WordList | null {
  if (!('words' in field) && !('says' in field)) return null;
  if ('says' in field) return { of: field.id, words: Object.keys(field.says), labels: Object.keys(field.says) };
  const declared = fields.fields.flatMap((one) =>
    field.words.includes(one.id) && 'values' in one && one.values ? Object.values(one.values) : [],
  );
  const used = [...cards.values()].flatMap((card) => computedWords(fields, field, card) ?? []);
  const words = [...new Set([...declared, ...used])].sort();
  return { of: field.id, words, labels: words };
}

/** The types of the fields of cards, by id. Texts and pictures have no type: play cannot read them. */
export function fieldTypes(world: PlayWorld): Map<string, Type> {
  const types = new Map<string, Type>();
  for (const field of world.documents.fields.computed) {
    const list = computedList(world, field);
    types.set(field.id, list ? { is: 'words', list } : { is: 'number' });
  }
  for (const field of world.documents.fields.fields) {
    switch (field.type) {
      case 'integer': {
        const words = Object.keys(field.words ?? {});
        types.set(
          field.id,
          words.length === 0
            ? { is: 'number' }
            : { is: 'number', words: new Map(words.map((word, at) => [word, FIRST_WORD - at])) },
        );
        break;
      }
      case 'yes':
        types.set(field.id, { is: 'yesno' });
        break;
      case 'choice':
        types.set(field.id, { is: 'word', list: wordsOf(field, world) });
        break;
      case 'choices':
        types.set(field.id, { is: 'words', list: wordsOf(field, world) });
        break;
      case 'amounts':
        if (Object.keys(field.values).length <= MOST_KEYS)
          types.set(field.id, { is: 'amounts', keys: Object.keys(field.values), labels: Object.values(field.values) });
        break;
      case 'card':
        types.set(field.id, { is: 'name' });
        break;
      case 'cards':
        types.set(field.id, { is: 'names' });
        break;
      case 'group':
        types.set(field.id, { is: 'entry', group: field.id });
        break;
      default:
    }
  }
  for (const group of world.declared?.keys() ?? []) types.set(group, { is: 'entry', group });
  return types;
}

/** The types of the members of groups that play can read, by group and member. */
export function memberTypes({ documents, declared }: PlayWorld): Map<string, ReadonlyMap<string, Type>> {
  const types = printedMembers(documents.fields.fields);
  for (const [group, members] of declared ?? []) {
    const own = [...members].flatMap(([id, one]) => (one.is === 'value' ? [[id, one.type] as const] : []));
    types.set(group, new Map([...(types.get(group) ?? []), ...own]));
  }
  return types;
}

function printedMembers(fields: readonly DataField[]): Map<string, ReadonlyMap<string, Type>> {
  const typeOf = (member: MemberField): Type | null => {
    switch (member.type) {
      case 'integer':
        return { is: 'number' };
      case 'yes':
        return { is: 'yesno' };
      case 'choice':
        return {
          is: 'word',
          list: { of: member.id, words: Object.keys(member.values), labels: Object.values(member.values) },
        };
      default:
        return null;
    }
  };
  return new Map(
    fields.flatMap((field) =>
      field.type === 'group'
        ? [
            [
              field.id,
              new Map(
                field.fields.flatMap((member) => {
                  const type = typeOf(member);
                  return type ? [[member.id, type] as const] : [];
                }),
              ),
            ] as const,
          ]
        : [],
    ),
  );
}

/** The type of a parameter. A list without declared values has names of cards. A text has no type: play cannot read it. */
export function parameterType(declaration: ParameterDeclaration): Type | null {
  const list = (): WordList => ({
    of: declaration.name,
    words: Object.keys(declaration.values ?? {}),
    labels: Object.values(declaration.values ?? {}),
  });
  switch (declaration.type) {
    case 'integer':
      return { is: 'number' };
    case 'boolean':
      return { is: 'yesno' };
    case 'enum':
      return { is: 'word', list: list() };
    case 'list':
      return declaration.values ? { is: 'words', list: list() } : { is: 'names' };
    default:
      return null;
  }
}
