/** Converts between values and the texts of cells in a card sheet. */
import { yamlData } from '@rulewright/content';
import { stringify } from 'yaml';
import type { SheetColumn } from './sheet-columns.ts';

/** A value as YAML on one line. */
const inline = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trimEnd();

/** The text of a cell. A missing value is an empty text. */
export function cellOf(value: unknown, { kind }: Pick<SheetColumn, 'kind'>): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const text = inline(value);
  const isOwn = Array.isArray(value) ? kind === 'list' : kind === 'map';
  return isOwn ? text.slice(1, -1).trim() : text;
}

/** Reads a text as YAML between brackets. Returns undefined for invalid YAML. */
function between(open: string, text: string, close: string): unknown {
  try {
    return yamlData(`${open}${text}${close}`);
  } catch {
    return undefined;
  }
}

/**
 * The value of a cell; undefined for an empty cell. A text of the wrong form stays a text, so the check of the document reports it.
 */
export function valueOfCell(text: string, { kind, numbers }: Pick<SheetColumn, 'kind' | 'numbers'>): unknown {
  const trimmed = text.replaceAll('\r\n', '\n').trim();
  if (trimmed === '') return undefined;
  switch (kind) {
    case 'text':
      return trimmed;
    case 'number':
      return /^[+-]?\d{1,15}(?:\.\d+)?$/u.test(trimmed) ? Number(trimmed) : trimmed;
    case 'yes':
      return /^(?:yes|true)$/iu.test(trimmed) ? true : /^(?:no|false)$/iu.test(trimmed) ? false : trimmed;
    case 'list': {
      const list = between('[', trimmed, ']');
      if (!Array.isArray(list)) return trimmed;
      return numbers ? list : list.map((one) => (typeof one === 'object' ? one : String(one)) as unknown);
    }
    case 'map': {
      const map = between('{', trimmed, '}');
      return typeof map === 'object' && map !== null ? map : trimmed;
    }
  }
}
