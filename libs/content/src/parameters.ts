/** Parameter values: validates, parses and formats them, and turns them into words for sentences. */
import type { ParameterValue } from './schemas.ts';
import type { ParameterDeclaration } from './vocabulary.ts';

/** Why a value is not valid for a parameter, as a sentence; null for a valid value. */
export function valueProblem(declared: ParameterDeclaration, value: ParameterValue): string | null {
  const { name } = declared;
  if (value === null) return declared.nullable ? null : `${name} cannot be empty.`;
  switch (declared.type) {
    case 'integer': {
      if (typeof value !== 'number' || !Number.isInteger(value)) return `${name} must be a whole number.`;
      const { min = -Infinity, max = Infinity } = declared;
      return value >= min && value <= max
        ? null
        : `${name} must be from ${min} to ${max === Infinity ? 'any number' : max}.`;
    }
    case 'boolean':
      return typeof value === 'boolean' ? null : `${name} must be true or false.`;
    case 'enum':
      return typeof value === 'string' && declared.values && value in declared.values
        ? null
        : `${name} must be one of: ${Object.keys(declared.values ?? {}).join(', ')}.`;
    case 'text':
      return typeof value === 'string' ? null : `${name} must be a text.`;
    case 'list': {
      if (!Array.isArray(value)) return `${name} must be a list.`;
      const unknown = declared.values ? value.find((one) => !(one in declared.values!)) : undefined;
      return unknown === undefined
        ? null
        : `${name} cannot contain "${unknown}". It may contain: ${Object.keys(declared.values!).join(', ')}.`;
    }
  }
}

/** Parses a value from the text of a query string or a form. @returns undefined if the text is not a value */
export function parseValue(declared: ParameterDeclaration, text: string): ParameterValue | undefined {
  if (text === 'null' && declared.nullable) return null;
  switch (declared.type) {
    case 'integer':
      return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'list':
      return text === '' ? [] : text.split(',').map((one) => one.trim());
    default:
      return text;
  }
}

/** The text form of a value that `parseValue` reads. */
export const formatValue = (value: ParameterValue): string => (Array.isArray(value) ? value.join(',') : String(value));

export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? 'none') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]!}`;

/** The singular of a unit such as `cards` if the value is one. */
function unitFor(value: number, unit: string): string {
  return value === 1 && unit.endsWith('s') ? unit.slice(0, -1) : unit;
}

export interface ValueStyle {
  /** Whether to add the unit: "7 cards". */
  readonly unit?: boolean;
  /** Whether to write the number as a word: "seven". */
  readonly words?: boolean;
}

/** What a parameter sets, as a name: its help without the full stop. */
export const parameterName = ({ help }: Pick<ParameterDeclaration, 'help'>): string => help.replace(/\.$/u, '');

/** A value in words, for use in a sentence. */
export function sayValue(declared: ParameterDeclaration, value: ParameterValue, style: ValueStyle = {}): string {
  if (value === null) return declared.nullMeans ?? 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (style.unit && style.words && declared.unit === 'times' && value in TIMES) return TIMES[value]!;
    const said = style.words ? (NUMBER_WORDS[value] ?? String(value)) : String(value);
    return style.unit && declared.unit ? `${said} ${unitFor(value, declared.unit)}` : said;
  }
  const word = (one: string): string => declared.values?.[one] ?? one;
  return Array.isArray(value) ? joinWords(value.map(word)) : word(value);
}
