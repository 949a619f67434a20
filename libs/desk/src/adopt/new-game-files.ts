/** The documents of a new game for imported cards: the template of a new game with the fields of the source. */
import { newGame, prefixOfId, type Adoption, type SourceFile } from '@rulewright/content';
import { stringify } from 'yaml';
import type { Converted } from './convert.ts';
import { newGameFaces } from './new-game-faces.ts';
import { fieldOf } from './new-fields.ts';

/** The files of the template that only its example cards need. */
const OWN = /\/(?:faces|fields)\.yaml$|^cards\//u;

/** @param name the name of the game as its author typed it */
export function newGameFiles(id: string, name: string, mapping: Adoption, { words, cards }: Converted): SourceFile[] {
  const template = newGame({ id, name, prefix: prefixOfId(id) || 'xx' })
    .filter(({ path }) => !OWN.test(path))
    // The published deck of the template uses its example cards.
    .map(({ path, text }) => ({ path, text: text.replace(/^decks: .*$/mu, 'decks: []') }));
  const fields = Object.entries(mapping.fields).map(([field, form]) => fieldOf(field, form, words.get(field), []));
  // A game needs at least one field.
  const all = fields.length > 0 ? fields : [{ id: 'text', label: 'Text', type: 'text', search: ['text'] }];
  const faces = newGameFaces(mapping.fields, cards);
  return [
    ...template,
    { path: `rules/${id}/fields.yaml`, text: stringify({ fields: all }, { lineWidth: 0 }) },
    ...(faces === null ? [] : [{ path: `rules/${id}/faces.yaml`, text: faces }]),
  ];
}
