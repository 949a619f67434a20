/** The sentences of MetaZoo: parses and prints texts of Pages, Attacks and requirements without the engine. */
import type { CardDoc } from '@rulewright/content';
import type { Fields, GameSentences, ListedName, NameLists, SentenceEntry } from '@rulewright/content/sentences';
import { isByAttacker } from '../language/pronoun.ts';
import { outsideConditions } from '../language/schema.ts';
import { attackMeant, meantBy, requirementMeant } from './shape.ts';
import { attackText, pageText, requirement } from './text.ts';
import { LACKS } from './lacks.ts';
import { VARIANTS } from './variants.ts';

const [, factSchema] = outsideConditions;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const entriesOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** All facts in a document that have `words`. */
function* factsIn(value: unknown): Generator<ListedName> {
  if (typeof value !== 'object' || value === null) return;
  // Testing a value against the schema is slow, and a fact without words has no name.
  const fact = 'words' in value ? factSchema.safeParse(value) : undefined;
  if (fact?.success && fact.data.words !== undefined) yield { name: fact.data.words, means: fact.data };
  for (const inner of Object.values(value)) yield* factsIn(inner);
}

function names(cards: Iterable<CardDoc>): NameLists {
  const card: string[] = [];
  const tribe: string[] = [];
  const symbol: string[] = [];
  const fact: ListedName[] = [];
  for (const { name, data } of cards) {
    const { pageType, tribes, terraBonuses } = fields(data);
    card.push(name);
    if (pageType === 'terra') symbol.push(name);
    tribe.push(...(Array.isArray(tribes) ? tribes.map(String) : []));
    symbol.push(...entriesOf(terraBonuses).map((one) => String(one['symbol'])));
    fact.push(...factsIn(data));
  }
  return { card, tribe: [...new Set(tribe)], symbol: [...new Set(symbol)], fact };
}

export const metazooSentences: GameSentences = {
  names,
  withText: (data) => ({ ...fields(data), texts: [...entriesOf(fields(data)['texts']), { text: '' }] }),
  entries(card, known) {
    const data = fields(card.data);
    if (typeof card.name !== 'string') return [];
    const self = card.name;
    const place = { self, names: known, hint: { pageType: data['pageType'] }, variants: VARIANTS, lacks: LACKS };
    const resolves = data['pageType'] === 'spell' || data['pageType'] === 'potion';
    const texts = entriesOf(data['texts']).map((one, i): SentenceEntry => {
      const { id, name, text, rules, kind } = one;
      const power = kind === 'power' || (kind !== 'when' && kind !== 'any-time' && (name !== undefined || !resolves));
      return {
        path: ['data', 'texts', i],
        field: 'text',
        text: textIn(text),
        phrase: pageText,
        place: { ...place, hint: { ...place.hint, power, byAttacker: isByAttacker(one) } },
        data: meantBy(one),
        meant: (said) => meantBy(fields(said)),
        withData: (meant) => ({
          id,
          ...(fields(meant)['kind'] === 'power' && { name: name ?? '' }),
          text,
          ...(rules !== undefined && { rules }),
          ...fields(meant),
        }),
      };
    });
    const attacks = entriesOf(data['attacks']).flatMap((one, i): SentenceEntry[] =>
      one['text'] === undefined && one['effects'] === undefined
        ? []
        : [
            {
              path: ['data', 'attacks', i],
              field: 'text',
              text: textIn(one['text']),
              phrase: attackText,
              place,
              data: attackMeant(one),
              meant: (said) => attackMeant(fields(said)),
              withData: (meant) => ({ ...one, ...fields(meant) }),
            },
          ],
    );
    const requires = data['requires'];
    const needs: SentenceEntry[] =
      requires === undefined && data['requiresText'] === undefined
        ? []
        : [
            {
              path: ['data'],
              field: 'requiresText',
              text: textIn(data['requiresText']),
              phrase: requirement,
              place,
              data: requirementMeant(requires ?? []),
              meant: (said) => requirementMeant(fields(said)['requires'] ?? []),
              withData: (meant) => ({ ...data, ...fields(meant) }),
            },
          ];
    return [...texts, ...attacks, ...needs];
  },
};
