/** Plays a match of a random ruleset with random decks in the plugin of Metabaloids and in its play document. */
import type { CardDoc, Content } from '@rulewright/content';
import { ProgramError, Random } from '@rulewright/engine';
import { abilityTexts } from '@rulewright/metabaloids/play-fields';
import { sidesOf } from './metabaloids.ts';
import { randomDeck, randomRuleset, withRandomAbilities } from './random-setting.ts';
import { compareWhole, type WholeResult, type WholeSide } from './whole.ts';

const GAME = 'metabaloids';
/** The types of the cards, for selectors. */
const TYPES = ['creature', 'event', 'insect', 'ant', 'arachnid'];

/** The most characters of the text of an ability. */
const LONGEST = 400;

interface Ability {
  readonly id: string;
}

/** The cards with the sentences of their abilities as texts. Abilities that no sentence says, or only one that is too long, are left out. */
export function withSentences(cards: readonly CardDoc[]): CardDoc[] {
  return cards.map((card) => {
    const texts = abilityTexts(card);
    const { abilities } = card.data as { readonly abilities: readonly Ability[] };
    const said = abilities.flatMap((one, at) => {
      const text = texts[at];
      return typeof text === 'string' && text.length <= LONGEST ? [{ ...one, text }] : [];
    });
    return { ...card, data: { ...(card.data as object), abilities: said } };
  });
}

/**
 * @param hasRandom whether the cards have random abilities instead of their own
 * @returns null if the values of the ruleset do not go together
 */
export function compareRandom(content: Content, seed: number, hasRandom: boolean, most: number): WholeResult | null {
  const chance = new Random(seed);
  const setting = randomRuleset(content, GAME, chance);
  if (!setting) return null;
  const [title, ruleset] = setting;
  const cards = [...content.game(GAME).cards.values()];
  let sides: readonly [WholeSide, WholeSide];
  try {
    sides = sidesOf(
      content,
      ruleset,
      hasRandom ? withSentences(withRandomAbilities(cards, TYPES, chance)) : cards,
      false,
    );
  } catch (error) {
    if (error instanceof ProgramError) return null;
    throw error;
  }
  const seats = 2 + chance.below(4);
  const decks = Array.from({ length: seats }, () => randomDeck(cards, chance));
  return compareWhole(sides[0], sides[1], { title, seed, decks, most });
}
