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

interface RandomSetting {
  readonly title: string;
  readonly sides: readonly [WholeSide, WholeSide];
  readonly cards: readonly CardDoc[];
  /** What random decks are made with. */
  readonly chance: Random;
}

/**
 * @param hasRandom whether the cards have random abilities instead of their own
 * @returns null if the values of the ruleset do not go together
 */
export function randomSides(content: Content, seed: number, hasRandom: boolean): RandomSetting | null {
  const chance = new Random(seed);
  const setting = randomRuleset(content, GAME, chance);
  if (!setting) return null;
  const [title, ruleset] = setting;
  const cards = [...content.game(GAME).cards.values()];
  const own = hasRandom ? withSentences(withRandomAbilities(cards, TYPES, chance)) : cards;
  try {
    return { title, sides: sidesOf(content, ruleset, own, false), cards, chance };
  } catch (error) {
    if (error instanceof ProgramError) return null;
    throw error;
  }
}

/** Random decks for 2 to 5 players. */
export const randomDecks = (cards: readonly CardDoc[], chance: Random): number[][] =>
  Array.from({ length: 2 + chance.below(4) }, () => randomDeck(cards, chance));

/** Compares a match of a random ruleset. Null as for `randomSides`. */
export function compareRandom(content: Content, seed: number, hasRandom: boolean, most: number): WholeResult | null {
  const setting = randomSides(content, seed, hasRandom);
  if (!setting) return null;
  const { title, sides, cards, chance } = setting;
  return compareWhole(...sides, { title, seed, decks: randomDecks(cards, chance), most });
}
