/** Suggests the form of a column: the type of its field, the words of its cells, and the texts that mean no value. */
import type { AdoptedField } from '@rulewright/content';
import {
  groupedBy,
  isDash,
  isNumberSign,
  isPlainYesOrNo,
  meansNone,
  probableNumber,
  wholeNumber,
  yesOrNo,
} from './cell-words.ts';
import { isRulesText } from './rules-text.ts';
import type { Cell } from './source.ts';
import { amountsOf, slugOf, textOf, wordsOf } from './values.ts';

/** The form of a column, without its name. */
export type Form = Omit<AdoptedField, 'from'>;

/** The most different words in a column that becomes a choice field. */
const MOST_CHOICES = 40;
/** The maximum number of characters of a word in a list. */
const LONGEST_WORD = 40;
/** The most texts that a mapping lists as words, or as texts without a value. */
const MOST_WORDS = 20;

/** The least part of the cells with numbers that makes a column one of numbers, and the part with numbers and usual words beside them. */
const NUMBERS = 0.5;
const NUMBERS_AND_WORDS = 0.8;
const FEW_NUMBERS = 0.3;
/** The least part of the cells with yes or no. */
const YES_OR_NO = 0.8;
/** The greatest part of the cells of a number field with fractions or decimals. */
const FRACTIONS = 0.1;

const SPLITS = [' - ', ', ', ',', ';', '|', ' / ', ' & ', '\n'];

const splitOf = (values: readonly Cell[]): { split?: string } => {
  const texts = values.filter((one) => typeof one === 'string');
  const split = SPLITS.find((one) => texts.some((text) => text.includes(one)));
  return split === undefined || texts.length === 0 ? {} : { split: split === ' - ' ? split : split.trim() };
};

/** Lists of short words are choices. If words are repeated, such as the symbols of a cost, the lists are amounts. */
function formOfLists(lists: readonly (readonly Cell[])[]): Form {
  const isOfWords = (list: readonly Cell[]): boolean =>
    list.every((one) => typeof one !== 'object' && textOf(one).length <= LONGEST_WORD);
  if (!lists.every(isOfWords)) return { as: 'text' };
  const repeats = lists.some((list) => new Set(list).size < list.length);
  return { as: repeats && lists.every((list) => amountsOf(list, undefined) !== null) ? 'amounts' : 'choices' };
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

const someOf = (key: 'empty' | 'words', texts: readonly string[]): Form | object =>
  texts.length === 0 ? {} : { [key]: texts.slice(0, MOST_WORDS) };

/** The form of yes and no. A dash means no only if the column has no other word for it. */
function yesForm(texts: readonly string[], isOwn: boolean): Form | null {
  const said = texts.filter((text) => !meansNone(text) && !isDash(text));
  const plain = said.filter(isPlainYesOrNo);
  const others = distinct(said.filter((text) => yesOrNo(text) === null));
  if (!isOwn && (plain.length === 0 || plain.length < said.length * YES_OR_NO || others.length > 3)) return null;
  const dashes = said.some((text) => yesOrNo(text) === false) ? [] : distinct(texts.filter(isDash));
  return {
    as: 'yes',
    ...(dashes.length > 0 && { map: Object.fromEntries(dashes.map((dash) => [dash, 'no'])) }),
    ...someOf('empty', distinct(texts.filter(meansNone))),
  };
}

/** The unit and the separator of thousands of a column of numbers. */
function writingOf(texts: readonly string[]): Pick<Form, 'unit' | 'thousands'> {
  const percent = texts.filter((text) => /^[+-]?\d+ ?%$/u.test(text)).length;
  const groups = distinct(texts.flatMap((text) => groupedBy(text) ?? []));
  const [sign] = groups;
  const isDecimal = texts.some((text) => /^[+-]?\d+[.,]\d{1,2}$/u.test(text));
  return {
    ...(percent > 0 && percent >= texts.length * YES_OR_NO && { unit: '%' }),
    ...(groups.length === 1 && !isDecimal && { thousands: sign as NonNullable<Form['thousands']> }),
  };
}

/** Words that cards have instead of a number: signs, and words that several cells have. Other texts are probably mistakes. */
function wordsBesideNumbers(
  texts: readonly string[],
  writing: Pick<Form, 'unit' | 'thousands'>,
): Pick<Form, 'words' | 'map'> {
  const counts = new Map<string, number>();
  for (const text of texts)
    if (!meansNone(text) && wholeNumber(text, writing) === undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  const words: string[] = [];
  const map: Record<string, string> = {};
  for (const [text, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    const isWord = /^\p{L}[\p{L} ]{1,19}$/u.test(text) && count > 1 && probableNumber(text) === null;
    if (!isNumberSign(text) && !isWord) continue;
    const same = words.find((word) => word.toLowerCase() === text.toLowerCase());
    if (same === undefined) words.push(text);
    else map[text] = same;
  }
  return { ...someOf('words', words), ...(Object.keys(map).length > 0 && { map }) };
}

/** @param isOwn whether the game has the field already, as a number */
function numberForm(texts: readonly string[], isOwn: boolean): Form | null {
  const said = texts.filter((text) => !meansNone(text));
  const writing = writingOf(said);
  const others = said.filter((text) => wholeNumber(text, writing) === undefined);
  const fractions = others.filter((text) => /^[+-]?\d+[.,/]\d+$|[½¼¾⅓⅔]/u.test(text));
  const { words, map } = wordsBesideNumbers(texts, writing);
  const usual = others.filter((text) => words?.includes(text) || map?.[text] !== undefined).length;
  const numbers = said.length - others.length;
  const isOfNumbers =
    numbers >= said.length * NUMBERS ||
    (numbers >= said.length * FEW_NUMBERS && numbers + usual >= said.length * NUMBERS_AND_WORDS);
  const kinds = distinct(others).length;
  if (
    !isOwn &&
    (!isOfNumbers ||
      fractions.length > Math.max(1, said.length * FRACTIONS) ||
      kinds > Math.max(8, said.length / 20) ||
      others.some((text) => text.length > 30))
  )
    return null;
  return {
    as: 'integer',
    ...writing,
    ...(!isOwn && words && { words }),
    ...(!isOwn && map && { map }),
    ...someOf('empty', distinct(texts.filter(meansNone))),
  };
}

/** Texts without a value in a column of words: `n/a`, and dashes. */
const withoutValue = (texts: readonly string[]): object =>
  someOf('empty', distinct(texts.filter((text) => meansNone(text) || isDash(text))));

/** The form for a field of an existing game; null for types that a column cannot fill. */
export function formOf(type: string, values: readonly Cell[]): Form | null {
  const texts = values.map(textOf);
  switch (type) {
    case 'integer':
      return numberForm(texts, true);
    case 'yes':
      return yesForm(texts, true);
    case 'line':
    case 'text':
    case 'choice':
      return { as: type, ...withoutValue(texts) };
    case 'choices':
    case 'amounts':
      return { as: type, ...splitOf(values), ...withoutValue(texts) };
    default:
      return null;
  }
}

/** The common form of all values of a column; null for a column that cards do not show, such as picture addresses. */
export function formFrom(column: string, all: readonly Cell[]): Form | null {
  const values = all.filter((one) => typeof one === 'object' || !(meansNone(textOf(one)) || isDash(textOf(one))));
  if (values.length === 0) return all.length === 0 ? null : { as: 'line' };
  const texts = values.map(textOf);
  if (texts.every((text) => /^https?:\/\//u.test(text))) return null;
  if (values.every((one) => typeof one === 'object')) {
    const lists = values.filter((one): one is readonly Cell[] => Array.isArray(one));
    if (lists.length === values.length) return formOfLists(lists);
    return lists.length === 0 && values.every((one) => amountsOf(one, undefined)) ? { as: 'amounts' } : null;
  }
  const every = all.map(textOf);
  const form = yesForm(every, false) ?? numberForm(every, false);
  return form ?? { ...formOfWords(column, values), ...withoutValue(every) };
}

function formOfWords(column: string, values: readonly Cell[]): Form {
  const texts = values.map(textOf);
  if (isRulesText(column, texts) || texts.some((text) => text.length > 80)) return { as: 'text' };
  const { split } = splitOf(values);
  if (split !== undefined) {
    if (values.every((one) => amountsOf(one, split) !== null)) return { as: 'amounts', split };
    const words = new Set(values.flatMap((one) => wordsOf(one, split)));
    const uses = values.reduce<number>((sum, one) => sum + wordsOf(one, split).length, 0);
    if (uses >= words.size * 2 && [...words].every((word) => word.length <= 30)) return { as: 'choices', split };
  }
  if (texts.some((text) => text.includes('\n'))) return { as: 'text' };
  const kinds = new Set(texts.map(slugOf));
  if (
    kinds.size <= MOST_CHOICES &&
    texts.length >= kinds.size * 2 &&
    texts.every((text) => text.length <= 40 && slugOf(text) !== '')
  )
    return { as: 'choice' };
  return { as: texts.some((text) => text.length > 60) ? 'text' : 'line' };
}
