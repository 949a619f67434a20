/** The printed face of a Page, except its name: symbols, LP, Traits, Terra Bonuses, texts and Attacks. */
import type { CardDoc, PrintedFace, PrintedNumber, FaceResource } from '@rulewright/content';
import { pageTypeName } from '../language/reading.ts';
import type { AuraAmounts } from '../language/words.ts';
import { costSum, pageDataOf, type PageData } from './schema.ts';
import { standingText } from './standing-text.ts';

const resources = (amounts: AuraAmounts): FaceResource[] =>
  Object.entries(amounts).map(([type, amount]) => ({ type, amount }));

/** The face of a Page. */
export function faceOf(card: CardDoc): PrintedFace {
  const page = pageDataOf(card);
  const standing = standingText(card);
  return {
    frame: 'page',
    typeLine: [typeWords(page), ...page.tribes.map((tribe) => tribe.replace(/^Beastie /, ''))].join(' · '),
    emblem: page.emblem,
    cost: costSum(page.cost),
    ...(page.auraType === undefined ? {} : { symbol: page.auraType }),
    costs: resources(page.cost),
    makes: resources(page.aura?.generates ?? {}),
    ...(page.lp === undefined ? {} : { life: page.lp }),
    traits: page.traits,
    bonuses: page.terraBonuses.map(({ symbol, amount, raises }) => ({
      symbol,
      amount,
      raises: raises === 'lp' ? 'LP' : 'Damage',
    })),
    texts: [
      ...(page.requiresText === undefined ? [] : [{ text: page.requiresText }]),
      ...(standing === null ? [] : [{ text: standing.text }]),
      ...page.texts.map((one) => (one.kind === 'power' ? { title: one.name, text: one.text } : { text: one.text })),
    ],
    attacks: page.attacks.map(({ name, damage, advantage, inflicts, text }) => ({
      name,
      damage,
      advantage,
      inflicts: inflicts.map(({ status, counters }) =>
        status === 'Frozen' || status === 'Poison' ? `${status} (${counters})` : status,
      ),
      ...(text === undefined ? {} : { text }),
    })),
    numbers: numbersOf(page),
    limit: page.spellbookLimit ?? null,
  };
}

/** The page type in words: `Spell`, `Basic Aura Page`. */
function typeWords({ pageType, aura }: PageData): string {
  if (aura === undefined) return pageTypeName(pageType);
  return aura.basic ? 'Basic Aura' : 'Special Aura';
}

function numbersOf({ lp, attacks }: PageData): PrintedNumber[] {
  return [
    ...(lp === undefined ? [] : [{ id: 'lp', label: 'LP', value: lp, sign: 'life' } as const]),
    ...(attacks.length === 0
      ? []
      : [
          {
            id: 'damage',
            label: 'Damage',
            value: Math.max(...attacks.map(({ damage }) => damage)),
            sign: 'damage',
          } as const,
        ]),
  ];
}
