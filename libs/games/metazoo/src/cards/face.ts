/** The printed face of a Page, except its name: symbols, LP, Traits, Terra Bonuses, texts and Attacks. */
import type { CardDoc, FaceNote, FaceResource, FaceText, PrintedFace, PrintedNumber } from '@rulewright/content';
import { pageTypeName } from '../language/reading.ts';
import type { AuraAmounts } from '../language/words.ts';
import { costSum, pageDataOf, type PageData } from './schema.ts';
import { standingText } from './standing-text.ts';

const resources = (amounts: AuraAmounts): FaceResource[] =>
  Object.entries(amounts).map(([type, amount]) => ({ type, amount }));

/** The face of a Page. */
export function faceOf(card: CardDoc): PrintedFace {
  const page = pageDataOf(card);
  const { lp, auraType, spellbookLimit } = page;
  const makes = resources(page.aura?.generates ?? {});
  return {
    layout: 'column',
    tint: 'night',
    typeLine: [typeWords(page), ...page.tribes.map((tribe) => tribe.replace(/^Beastie /, ''))].join(' · '),
    emblem: page.emblem,
    ...(auraType && { icon: { label: auraType, symbol: auraType } }),
    ...(page.pageType !== 'terra' && {
      cost: costSum(page.cost),
      price: { label: 'Aura cost', resources: resources(page.cost) },
    }),
    ...(lp !== undefined && { corner: { label: 'LP', text: String(lp) } }),
    numbers: numbersOf(page),
    symbols: makes,
    ...(makes.length > 0 && { symbolsLabel: 'Generates' }),
    side: [
      ...page.traits.map((title) => ({ title })),
      ...page.terraBonuses.map(({ symbol, amount, raises }): FaceNote => {
        const [sign, word] = raises === 'lp' ? (['life', 'LP'] as const) : (['damage', 'Damage'] as const);
        return { title: symbol, text: `+${amount} ${word}`, sign };
      }),
    ],
    texts: [...textsOf(card, page), ...attacksOf(page)],
    foot: spellbookLimit === undefined ? '' : `limit ${spellbookLimit}`,
  };
}

function textsOf(card: CardDoc, { requiresText, texts }: PageData): FaceText[] {
  const standing = standingText(card);
  return [
    ...(requiresText === undefined ? [] : [{ text: requiresText }]),
    ...(standing === null ? [] : [{ text: standing.text }]),
    ...texts.map((one) => (one.kind === 'power' ? { title: one.name, text: one.text } : { text: one.text })),
  ];
}

const attacksOf = ({ attacks }: PageData): FaceText[] =>
  attacks.map(({ name, damage, advantage, inflicts, text = '' }) => {
    const effects = inflicts.map(({ status, counters }) =>
      status === 'Frozen' || status === 'Poison' ? `${status} (${counters})` : status,
    );
    const inflicted = effects.length > 0 ? `Inflicts ${effects.join(' and ')}.` : '';
    return {
      title: name,
      text: [inflicted, text].filter((one) => one !== '').join(' '),
      number: { label: 'Damage', value: damage, sign: 'damage' },
      symbols: advantage.map((type) => ({ type, amount: 1 })),
    };
  });

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
