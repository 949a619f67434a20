/** The documents of a new game for imported cards: the template of a new game with the fields of the source. */
import { newGame, prefixOfId, type Adoption, type SourceFile } from '@rulewright/content';
import { stringify } from 'yaml';
import type { Converted } from './convert.ts';
import { newGameFaces } from './new-game-faces.ts';
import { slugOf, spaced } from './values.ts';

/** The files of the template that only its example cards need. */
const OWN = /\/(?:faces|fields)\.yaml$|^cards\//u;

/** Names of numbers that are written in capitals. */
const ABBREVIATION = /^(?:hp|lp|mp|ap|dp|xp|vp|id)$/iu;

/** A label from the name of a column: `faction_code` gives `Faction`, `stats.hitPoints` gives `Hit points`. */
function labelOf(column: string): string {
  const last = column.slice(column.lastIndexOf('.') + 1);
  const words = spaced(last)
    .split(/[\s_-]+/u)
    .filter(Boolean);
  const known = words.length > 1 && /^(?:code|id)$/iu.test(words.at(-1)!) ? words.slice(0, -1) : words;
  const text = known.join(' ');
  if (ABBREVIATION.test(text)) return text.toUpperCase();
  const label = /[a-z]/u.test(text) ? text.toLowerCase() : text;
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`.slice(0, 80) || column.slice(0, 80);
}

/** The label of a value. If the source has no word for the value, makes a label from it: `haas-bioroid` gives `Haas bioroid`. */
function wordOf(value: string, word: string): string {
  if (word !== value) return word;
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param name the name of the game as its author typed it */
export function newGameFiles(id: string, name: string, mapping: Adoption, { words, cards }: Converted): SourceFile[] {
  const template = newGame({ id, name, prefix: prefixOfId(id) || 'xx' })
    .filter(({ path }) => !OWN.test(path))
    // The published deck of the template uses its example cards.
    .map(({ path, text }) => ({ path, text: text.replace(/^decks: .*$/mu, 'decks: []') }));
  const fields = Object.entries(mapping.fields).map(([field, { from, as }]) => {
    const found = [...(words.get(field) ?? [])].map(([value, word]) => [value, wordOf(value, word)] as const);
    const known = Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
    const has = Object.keys(known).length > 0;
    return {
      id: field,
      label: labelOf(from),
      type: as,
      search: [slugOf(field.replace(/[A-Z]/gu, (letter) => `-${letter}`))],
      ...(as === 'choice' && { values: known, facet: true }),
      ...(as === 'choices' && { open: true, facet: true }),
      ...(as === 'amounts' && { values: has ? known : { one: 'One' } }),
      ...(as === 'integer' && has && { words: known }),
    };
  });
  // A game needs at least one field.
  const all = fields.length > 0 ? fields : [{ id: 'text', label: 'Text', type: 'text', search: ['text'] }];
  const faces = newGameFaces(mapping.fields, cards);
  return [
    ...template,
    { path: `rules/${id}/fields.yaml`, text: stringify({ fields: all }, { lineWidth: 0 }) },
    ...(faces === null ? [] : [{ path: `rules/${id}/faces.yaml`, text: faces }]),
  ];
}
