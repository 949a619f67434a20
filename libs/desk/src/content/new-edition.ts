/** A new edition of a set: the new set, and a printing in it for each chosen card of the old one. */
import { setSchema, type Content } from '@rulewright/content';
import { withData, dataIn } from '@rulewright/content/editing';
import { LONGEST_ID, newIdOf } from '@rulewright/content/ids';
import { stringify } from 'yaml';
import { DeskError } from '../errors.ts';
import type { ProposedText } from './desk-content.ts';

/** A card of a set, with its printing there. */
export interface CardOfSet {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly rarity: string;
}

export interface NewEdition {
  readonly game: string;
  /** The id of the set whose cards are printed again. */
  readonly of: string;
  readonly name: string;
  /** The day of publication, such as `2030-01-31`; null if it is open. */
  readonly released: string | null;
  /** The ids of the chosen cards. */
  readonly cards: readonly string[];
}

/** The most cards of an edition: a change set has at most 5,000 documents. */
export const MOST_EDITION_CARDS = 4_900;
const LONGEST_NAME = 120;
const LONGEST_CODE = 8;

/** The cards of a set, by their numbers. */
export function cardsOfSet(content: Content, game: string, set: string): CardOfSet[] {
  return [...content.game(game).cards.values()]
    .flatMap(({ id, name, printings }) => {
      const own = printings.find((one) => one.set === set);
      return own ? [{ id, name, number: own.number, rarity: own.rarity }] : [];
    })
    .sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1));
}

/** The first letters of a name, `RR2` for the second Rain on the Roofs. */
function codeFor(name: string, taken: ReadonlySet<string>): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.map((word) => (/^\d/u.test(word) ? word : word.charAt(0))).join('');
  const code = (letters || 'SET').toUpperCase().slice(0, LONGEST_CODE - 2);
  let free = code;
  for (let at = 2; taken.has(free); at++) free = `${code}${at}`;
  return free;
}

/**
 * The texts of a new edition: first the set. A new printing has what the card says now, so it takes no printed text and no erratum over.
 * @throws DeskError `bad-text`; UnknownIdError for an unknown game
 */
export function newEdition(content: Content, { game, of, name: typed, released, cards }: NewEdition): ProposedText[] {
  const { sets, cards: known } = content.game(game);
  const name = typed.trim();
  const old = sets.get(of);
  if (!old) throw new DeskError('bad-text', 'This set is not in the change set. Choose another one.');
  if (name === '' || name.length > LONGEST_NAME)
    throw new DeskError('bad-text', `Give the new set a name with at most ${LONGEST_NAME} characters.`);
  if ([...sets.values()].some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw new DeskError('bad-text', `There is already a set “${name}”. Choose another name.`);
  if (cards.length === 0 || cards.length > MOST_EDITION_CARDS)
    throw new DeskError(
      'bad-text',
      `Choose at least one card, and at most ${MOST_EDITION_CARDS.toLocaleString('en')}.`,
    );
  const id = newIdOf(name, 'set', (one) => sets.has(one), LONGEST_ID);
  if (sets.has(id)) throw new DeskError('bad-text', `The name “${name}” is too much like that of another set.`);
  const set = {
    id,
    code: codeFor(name, new Set([...sets.values()].map(({ code }) => code))),
    name,
    summary: `A new edition of ${old.name}.`,
    ...(old.series !== undefined && { series: old.series }),
    ...(released !== null && { released }),
  };
  if (!setSchema.safeParse(set).success)
    throw new DeskError('bad-text', 'Give the day of publication as year, month and day, such as 2030-01-31.');
  const texts = [...new Set(cards)].map((card): ProposedText => {
    const path = `cards/${game}/cards/${card}.yaml`;
    const text = content.files.get(path)?.text;
    const own = known.get(card)?.printings.find((one) => one.set === of);
    const data = text === undefined ? null : (dataIn(text) as Readonly<Record<string, unknown>> | null);
    const printings = data?.['printings'];
    if (text === undefined || !own || !Array.isArray(printings))
      throw new DeskError('bad-text', `The card “${known.get(card)?.name ?? card}” is not in ${old.name}.`);
    const { number, code, rarity, promo, provenance } = own;
    const fresh = {
      ...{ set: id, number },
      ...(code !== undefined && { code }),
      ...{ rarity },
      ...(promo !== undefined && { promo }),
      ...(provenance !== 'provisional' && { provenance }),
    };
    return { path, text: withData(text, { ...data, printings: [...(printings as unknown[]), fresh] }) };
  });
  return [{ path: `cards/${game}/sets/${id}.yaml`, text: stringify(set) }, ...texts];
}
