/** The sentences of Metabaloids: parses and prints the abilities of its cards without the engine. */
import type { CardDoc } from '@rulewright/content';
import type { GameSentences, NameLists, SentenceEntry } from '@rulewright/content/sentences';
import { abilityText } from './ability.ts';
import { LACKS } from './lacks.ts';
import { VARIANTS } from './variants.ts';
import { meantBy } from './shape.ts';

type Written = Readonly<Record<string, unknown>>;
const written = (value: unknown): Written => (typeof value === 'object' && value !== null ? (value as Written) : {});
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

/** The title before a text: `Alarm: when …`, `Venom claws (1): …`. */
const TITLE = /^(\p{L}[\p{L}' -]{0,39})(?: \(\d+\))?:/u;

/** Converts an id to a title: `venom-claws` becomes `Venom claws`. */
const titleOf = (id: unknown): string => {
  const words = typeof id === 'string' && id !== '' ? id.replaceAll('-', ' ') : 'ability';
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The plural of a type: `Ants`, `Flies`. Texts may use it in place of `Ant cards`. */
const pluralOf = (name: string): string =>
  /[^aeiou]y$/u.test(name) ? `${name.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/u.test(name) ? `${name}es` : `${name}s`;

function names(cards: Iterable<CardDoc>): NameLists {
  const card: string[] = [];
  const type = ['Event', 'Terrain'];
  for (const { name, data } of cards) {
    const { class: of, order, descriptors } = written(data);
    card.push(name);
    type.push(...texts(of), ...texts(order), ...texts(descriptors));
  }
  const all = [...new Set(type)];
  return { card, type: all, types: all.map((name) => ({ name: pluralOf(name), means: name })) };
}

export const metabaloidsSentences: GameSentences = {
  names,
  withText(data) {
    const { abilities } = written(data);
    return {
      ...written(data),
      abilities: [...(Array.isArray(abilities) ? (abilities as unknown[]) : []), { text: '' }],
    };
  },
  entries(card, known) {
    const data = written(card.data);
    if (typeof card.name !== 'string' || !Array.isArray(data['abilities'])) return [];
    const fromHand = data['kind'] === 'event' || data['kind'] === 'terrain';
    return data['abilities'].map((one: unknown, i): SentenceEntry => {
      const ability = written(one);
      const { id, text, rules } = ability;
      const title = typeof text === 'string' ? TITLE.exec(text)?.[1] : undefined;
      const hint = { fromHand, title: title ?? titleOf(id), titled: title !== undefined };
      return {
        path: ['data', 'abilities', i],
        field: 'text',
        text: typeof text === 'string' ? text : undefined,
        phrase: abilityText,
        place: { self: card.name as string, names: known, hint, variants: VARIANTS, lacks: LACKS },
        data: meantBy(ability),
        meant: (data) => meantBy(data),
        withData: (meant) => ({ id, text, ...(rules !== undefined && { rules }), ...written(meant) }),
      };
    });
  },
};
