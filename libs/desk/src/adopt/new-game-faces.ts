/** Makes faces.yaml for the cards of a new game: which fields are the cost, the numbers, the type line and the colour. */
import type { Adoption } from '@rulewright/content';
import { stringify } from 'yaml';
import type { AdoptedCard } from './convert.ts';
import { bare } from './values.ts';

/** Names of fields for each slot, the most usual one first. */
const NAMES = {
  cost: ['cost', 'manacost', 'manavalue', 'cmc', 'mana', 'energycost', 'price', 'level'],
  symbols: ['cost', 'costs', 'manacost', 'mana', 'energy', 'resources'],
  attack: ['attack', 'atk', 'power', 'strength', 'might', 'damage', 'offense', 'offence'],
  defense: ['defense', 'defence', 'def', 'toughness', 'armor', 'armour', 'shield'],
  life: ['hp', 'hitpoints', 'health', 'life', 'lifepoints', 'lp'],
  kind: ['supertype', 'type', 'typecode', 'cardtype', 'kind', 'category'],
  kinds: ['subtypes', 'subtype', 'traits', 'keywords', 'tribes', 'tags'],
  tint: [
    'types',
    'colors',
    'colours',
    'color',
    'colour',
    'element',
    'elements',
    'faction',
    'factioncode',
    'clan',
    'class',
    'house',
    'suit',
    'side',
    'type',
  ],
} as const;

/** Colours by words that suggest them. Other words get the colours that are left. */
const TINTS: Readonly<Record<string, readonly string[]>> = {
  moss: ['green', 'grass', 'nature', 'earth', 'forest', 'wood', 'plant'],
  sea: ['blue', 'water', 'ice', 'air', 'wind', 'sky'],
  amber: ['yellow', 'lightning', 'electric', 'light', 'sun', 'gold', 'order'],
  rust: ['red', 'fire', 'fighting', 'blood', 'war'],
  plum: ['purple', 'psychic', 'magic', 'arcane', 'shadow', 'death'],
  slate: ['black', 'dark', 'darkness', 'metal', 'steel', 'iron'],
  rose: ['pink', 'fairy', 'love', 'heart'],
  sand: ['white', 'colorless', 'colourless', 'neutral', 'normal', 'brown', 'dragon'],
};

/** The most words that get a colour, and the most different words of a field whose words are colours. */
const MOST_TINTS = Object.keys(TINTS).length;
const MOST_WORDS = 16;

type Fields = Adoption['fields'];

/** The document, or null if no field belongs in a slot. */
export function newGameFaces(fields: Fields, cards: readonly AdoptedCard[]): string | null {
  const named = (names: readonly string[], ...forms: readonly Fields[string]['as'][]): string | undefined =>
    names
      .map((name) => Object.entries(fields).find(([id, { as }]) => bare(id) === name && forms.includes(as))?.[0])
      .find((id) => id !== undefined);
  const cost = named(NAMES.cost, 'integer');
  const symbols = named(NAMES.symbols, 'amounts');
  const attack = named(NAMES.attack, 'integer');
  const defense = named(NAMES.defense, 'integer');
  const life = named(NAMES.life, 'integer');
  const kind = named(NAMES.kind, 'choice') ?? Object.entries(fields).find(([, { as }]) => as === 'choice')?.[0];
  const kinds = named(NAMES.kinds, 'choices', 'line');
  const tint = namesOfTint(cards, named(NAMES.tint, 'choice', 'choices'));
  const type = [kind, kinds].filter((id) => id !== undefined);
  const right =
    life !== undefined
      ? { field: life, sign: 'life' }
      : defense !== undefined
        ? { field: defense, sign: 'defense' }
        : null;
  const slots = {
    ...(cost !== undefined && { cost }),
    ...(type.length > 0 && { type }),
    ...(symbols !== undefined && { symbols: [symbols] }),
    ...(attack !== undefined && { left: { field: attack, sign: 'attack' } }),
    ...(right && { right }),
    ...(tint && { tint: tint.field }),
  };
  if (Object.keys(slots).length === 0) return null;
  return stringify({ faces: [{ slots }], ...(tint && { palette: tint.palette }) }, { lineWidth: 0 });
}

/** The colours of the most frequent words of a field. */
function namesOfTint(cards: readonly AdoptedCard[], field: string | undefined) {
  if (field === undefined) return null;
  const counts = new Map<string, number>();
  for (const { values } of cards)
    for (const word of [values[`data.${field}`] ?? []].flat() as string[])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  if (counts.size < 2 || counts.size > MOST_WORDS) return null;
  const words = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
  const palette = new Map<string, string>();
  for (const word of words) {
    const tint = Object.entries(TINTS).find(([, known]) => known.includes(bare(word)))?.[0];
    if (tint !== undefined) palette.set(word, tint);
  }
  const free = Object.keys(TINTS).filter((tint) => ![...palette.values()].includes(tint));
  for (const word of words.slice(0, MOST_TINTS)) {
    const tint = palette.has(word) ? undefined : free.shift();
    if (tint !== undefined) palette.set(word, tint);
  }
  return { field, palette: Object.fromEntries([...palette].sort(([a], [b]) => (a < b ? -1 : 1))) };
}
