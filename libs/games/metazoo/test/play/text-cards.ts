/** The Pages of MetaZoo as cards with texts, in the fields of `fields.yaml`: what is printed, and no data of an engine. */
import type { CardDoc } from '@rulewright/content';
import { pageDataOf, type PageData } from '../../src/cards/schema.ts';
import { copyId, factWord, isInfectious, tokenId, tokensOf, traitWord } from '../../src/play-fields.ts';

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
  ...data.attacks.map(({ id, name, damage, advantage, inflicts }) =>
    filled({
      id,
      title: name,
      damage,
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

/** A Page with what is printed on it. */
export function textCard(card: CardDoc): CardDoc {
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
      provenance: provenanceOf(data),
      ...tokensFor(card, data),
      emblem: data.emblem,
    }),
  };
}
