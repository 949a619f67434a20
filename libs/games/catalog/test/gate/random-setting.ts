/** Random rulesets, which no mode uses, and random decks. */
import { RulesetError, resolveRuleset, type CardDoc, type Content, type Ruleset } from '@rulewright/content';
import type { ParameterDeclaration } from '@rulewright/content';
import type { Random } from '@rulewright/engine';

/** What a random ruleset does not change: the players come from the comparison, and the lists of steps from the mode. */
const KEPT = /^(?:players\.|setup\.steps$|turn\.steps$)/u;
/** The most by which a random number is above the least one. */
const MOST_ABOVE = 6;

function valueOf(
  random: Random,
  { type, nullable, values, min = 0, max = MOST_ABOVE, default: usual }: ParameterDeclaration,
) {
  const words = Object.keys(values ?? {});
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  if (nullable && random.below(4) === 0) return null;
  switch (type) {
    case 'boolean':
      return random.below(2) === 0;
    case 'enum':
      return one(words);
    case 'list':
      return words.length === 0 ? usual : words.filter(() => random.below(2) === 0);
    case 'integer':
      return min + random.below(Math.min(max - min, MOST_ABOVE) + 1);
    default:
      return usual;
  }
}

/** A ruleset of one of the modes with some other values; null if the values do not go together. */
export function randomRuleset(
  content: Content,
  game: string,
  random: Random,
): readonly [title: string, Ruleset] | null {
  const { doc, vocabulary } = content.game(game);
  const mode = doc.modes[random.below(doc.modes.length)]!;
  const free = vocabulary.parameters.filter(({ name, readBy }) => readBy.includes('engine') && !KEPT.test(name));
  const chosen = Array.from({ length: 1 + random.below(8) }, () => free[random.below(free.length)]!);
  const overrides = Object.fromEntries(chosen.map((one) => [one.name, valueOf(random, one)]));
  try {
    const title = `${mode} ${JSON.stringify(overrides)}`;
    return [title, resolveRuleset(content, { game, mode, variants: [], overrides })];
  } catch (error) {
    if (error instanceof RulesetError) return null;
    throw error;
  }
}

/** The definitions of the cards of a random deck, with a few copies of each. */
export function randomDeck(cards: readonly CardDoc[], random: Random, size = 40): number[] {
  const copies = new Map<number, number>();
  const deck: number[] = [];
  while (deck.length < size) {
    const def = random.below(cards.length);
    const has = copies.get(def) ?? 0;
    if (has === 4) continue;
    copies.set(def, has + 1);
    deck.push(def);
  }
  return deck;
}
