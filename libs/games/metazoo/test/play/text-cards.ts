/** The Pages of MetaZoo as cards with texts, in the fields of `fields.yaml`: what is printed, and no data of an engine. */
import type { CardDoc } from '@rulewright/content';
import { namesOf, printed } from '@rulewright/content/sentences';
import { pageDataOf, type PageData } from '../../src/cards/schema.ts';
import { copyId, factWord, isInfectious, isNameless, tokenId, tokensOf, traitWord } from '../../src/play-fields.ts';
import { metazooSentences } from '../../src/sentences/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** Leaves out what is undefined or empty. */
const filled = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== undefined &&
        value !== false &&
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );

/** The Pages that an Equipment can be put under, as its text names them. */
const HOSTS: Readonly<Record<string, string>> = {
  own: 'a Beastie you control',
  opposing: 'a Beastie of an opponent',
  any: 'a Beastie',
};

/** The Attacks and texts of a Page. */
const abilitiesOf = (data: PageData): readonly Values[] => [
  ...data.attacks.map(({ id, name, damage, advantage, inflicts, text }) =>
    filled({
      id,
      title: name,
      damage,
      text,
      advantage,
      inflicts: Object.fromEntries(inflicts.map(({ status, counters }) => [status.toLowerCase(), counters])),
    }),
  ),
  ...data.texts.map((one) =>
    filled({
      id: one.id,
      title: one.kind === 'power' ? one.name : undefined,
      isPower: one.kind === 'power',
      text: one.text,
    }),
  ),
  ...(data.requiresText === undefined ? [] : [{ id: 'requires', text: data.requiresText }]),
  ...(data.equip ? [{ id: 'equip', text: `Equipment for ${HOSTS[data.equip.whose]}.` }] : []),
];

/** The Tokens of a Page: that which a text makes, and that which it leaves behind. */
const tokensFor = (card: CardDoc, data: PageData): Values => ({
  token: tokensOf(data).length > 0 ? tokenId(card) : undefined,
  copy: isInfectious(data) ? copyId(card) : undefined,
});

/** Where the values of a Page come from, by field. */
const provenanceOf = ({ provenance }: PageData): Values =>
  Object.fromEntries(
    Object.entries(provenance).map(([field, from]) => [FIELDS_OF[field as keyof typeof FIELDS_OF] ?? field, from]),
  );
/** The fields that have other names here. */
const FIELDS_OF = {
  pageType: 'kind',
  terraBonuses: 'bonuses',
  attacks: 'abilities.damage',
  texts: 'abilities.text',
  requires: 'abilities.text',
} as const;

/** What only Pages of some kinds have. */
const kindOf = (card: CardDoc, data: PageData): Values => ({
  anyTime: data.timing === 'any-time',
  attackable: data.attackable,
  countsAs: data.countsAs,
  basic: data.aura?.basic,
  generates: data.aura?.generates,
  symbol: data.pageType === 'terra' ? factWord(card.name) : undefined,
});

const known = new WeakMap<CardDoc, CardDoc>();

/** A Page with what is printed on it. */
export function textCard(card: CardDoc): CardDoc {
  const made = known.get(card) ?? madeCard(card);
  known.set(card, made);
  return made;
}

function madeCard(card: CardDoc): CardDoc {
  const data = pageDataOf(card);
  return {
    ...card,
    data: filled({
      kind: data.pageType,
      auraType: data.auraType,
      cost: data.cost,
      lp: data.lp,
      spellbookLimit: data.spellbookLimit,
      tribes: data.tribes.map((tribe) => tribe.replace(/^Beastie /u, '')),
      traits: data.traits.map(traitWord),
      bonuses: data.terraBonuses.map(({ symbol: of, raises, amount }) => ({ symbol: factWord(of), raises, amount })),
      abilities: abilitiesOf(data),
      ...kindOf(card, data),
      nameless: isNameless(card),
      provenance: provenanceOf(data),
      ...tokensFor(card, data),
      emblem: data.emblem,
    }),
  };
}

/** The facts that invented Pages ask about, as those of published Pages. */
const FACTS: Readonly<Record<string, Values>> = {
  train: { ask: 'Is there a train, real or not, in sight or hearing?', words: 'there is a train' },
  fire: { ask: 'Is there a source of fire nearby?', words: 'there is a source of fire' },
};

/** Says once what the data of invented Pages says twice or not at all: whose Pages are drawn or sought, and the words of facts. */
function plainly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== 'object' || value === null) return value;
  const of = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainly(one)]));
  if ('fact' in of && 'ask' in of) return { ...of, ...FACTS[String(of['fact'])] };
  if ('random' in of && ['opposing', 'any'].includes(String(of['caster'])))
    return { ...of, from: { ...(of['from'] as Values), whose: 'any' } };
  if (of['do'] === 'search') return { ...of, find: { ...(of['find'] as Values), in: 'spellbook', whose: 'own' } };
  return of;
}

/** A Page whose data is said in plain sentences. */
export const plainCard = (card: CardDoc): CardDoc => ({ ...card, data: plainly(card.data) as CardDoc['data'] });

/**
 * A Page that has data and no words, such as those of worked examples, with the sentences of its data.
 * @param pages whose names the sentences can say
 */
export function spokenCard(card: CardDoc, pages: readonly CardDoc[]): CardDoc {
  const own = plainCard(card);
  const data = own.data as {
    texts: { text: string }[];
    attacks: { text?: string; effects: unknown[] }[];
    requires: unknown[];
    requiresText?: string;
  };
  const known = namesOf(metazooSentences.names([...pages, own]));
  for (const { phrase, data: meant, place, path } of metazooSentences.entries(own, known)) {
    const text = printed(phrase, meant, place) ?? 'no sentence';
    if (path[1] === 'texts') data.texts[Number(path[2])]!.text = text;
    else if (path[1] === 'attacks') {
      if (data.attacks[Number(path[2])]!.effects.length > 0) data.attacks[Number(path[2])]!.text = text;
    } else if (data.requires.length > 0) data.requiresText = text;
  }
  return textCard(own);
}
