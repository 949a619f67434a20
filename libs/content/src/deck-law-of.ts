/** The deck law of a game under a ruleset, and the card fields that a law may name. */
import type { DeckLaw } from './deck-law.ts';
import type { GameContent } from './content.ts';
import type { Ruleset } from './ruleset.ts';
import type { LawField } from './vocabulary.ts';

const known = new WeakMap<GameContent, DeckLaw>();

/** The law of a game without one: lists are read, and nothing is limited. */
function emptyLaw(game: GameContent): DeckLaw {
  const cached = known.get(game);
  if (cached) return cached;
  const cardRule = game.rules.keys().next().value ?? `${game.doc.rulePrefix}.deck.law`;
  const law: DeckLaw = { id: 'none', cardRule, follows: [], named: {}, leaveOut: [], rules: [] };
  known.set(game, law);
  return law;
}

/** Whether decks of a game can be checked: it has a deck law or a legality document, or its plugin provides the law for old releases. */
export const hasDeckLaw = ({ deckLaws, legality }: Pick<GameContent, 'deckLaws' | 'legality'>): boolean =>
  deckLaws.size > 0 || legality.size > 0;

/** The law for lists under a ruleset. Without a ruleset, the law of the game's first mode. */
export function deckLawOf(game: GameContent, ruleset?: Pick<Ruleset, 'deckLaw'>): DeckLaw {
  const first = game.modes.get(game.doc.modes[0]!)?.deckLaw;
  const id = ruleset ? ruleset.deckLaw : first;
  return (
    (id === undefined || id === null ? undefined : game.deckLaws.get(id)) ??
    game.deckLaws.values().next().value ??
    emptyLaw(game)
  );
}

/** The fields that a law may name in addition to the common facts, by id. A law from when the game had a plugin has other names for some. */
export function lawFieldsOf({
  vocabulary,
  data,
}: Pick<GameContent, 'vocabulary'> & Partial<Pick<GameContent, 'data'>>): ReadonlyMap<string, LawField> {
  const { cardFields, lawFields = [] } = vocabulary;
  const fields = new Map([...cardFields, ...lawFields].map((field) => [field.id, field]));
  const former = Object.entries(data?.former?.law ?? {}).flatMap(([name, id]) => {
    const field = fields.get(id);
    return field ? [[name, field] as const] : [];
  });
  return new Map([...fields, ...former]);
}
