/**
 * Errata: changes of releases to the words and values of a card, and differences between a printing and the current card. This module knows
 * no game. The vocabulary lists the words and values.
 */
import { convertedCard, type FormerCards } from './former-cards.ts';
import { cardSchema, type CardDoc, type Printing } from './schemas.ts';
import type { GameVocabulary } from './vocabulary.ts';
import { parseYaml } from './yaml.ts';

/** A word or value of a card in two states. It is null in a state without it. */
export interface CardDifference {
  /** `name`, or the id of a value or text of the game's vocabulary. */
  readonly id: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A released text of a card's document. `message` is the reason given with the release. */
export interface CardRevision {
  readonly release: number;
  readonly createdAt: string;
  readonly author: string;
  readonly message: string;
  readonly text: string;
}

/** A release that changed words or values of a card. */
export interface Erratum extends Omit<CardRevision, 'text'> {
  readonly changes: readonly CardDifference[];
}

/** The maximum number of releases to compare for one card, starting with the newest. */
const MOST_REVISIONS = 40;
/** The label of texts, which have ids but no labels. */
const TEXT = 'Text';

interface FieldText {
  readonly label: string;
  readonly value: string;
}

/** The words and values of a card, by id. Flavour texts and notes have no effect, so they are left out. */
function saidOn(card: CardDoc, vocabulary: GameVocabulary): Map<string, FieldText> {
  const said = new Map<string, FieldText>([['name', { label: 'Name', value: card.name }]]);
  for (const { id, label, value } of vocabulary.facts(card)) if (!said.has(id)) said.set(id, { label, value });
  for (const { id, text } of vocabulary.readings(card)) said.set(id, { label: TEXT, value: text });
  return said;
}

function differences(before: ReadonlyMap<string, FieldText>, after: ReadonlyMap<string, FieldText>): CardDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [old, fresh] = [before.get(id), after.get(id)];
    if (old?.value === fresh?.value) return [];
    return [{ id, label: (fresh ?? old)!.label, before: old?.value ?? null, after: fresh?.value ?? null }];
  });
}

/** Null for a text that this version of the game does not understand. */
function saidIn(text: string, vocabulary: GameVocabulary, former?: FormerCards): Map<string, FieldText> | null {
  const { value: written } = parseYaml('card', text, cardSchema);
  const value = written && former ? convertedCard(former, written) : written;
  return value && vocabulary.cardData.safeParse(value.data).success ? saidOn(value, vocabulary) : null;
}

/**
 * The releases that changed words or values of a card, the newest first.
 * @param revisions the newest first
 * @param former how the values of cards were written when the game had a plugin
 */
export function errataOf(
  revisions: readonly CardRevision[],
  vocabulary: GameVocabulary,
  former?: FormerCards,
): Erratum[] {
  const read = revisions
    .slice(0, MOST_REVISIONS)
    .map(({ text, ...revision }) => ({ revision, said: saidIn(text, vocabulary, former) }));
  return read.flatMap(({ revision, said }, at) => {
    const earlier = read[at + 1]?.said;
    if (!said || !earlier) return [];
    const changes = differences(earlier, said);
    return changes.length > 0 ? [{ ...revision, changes }] : [];
  });
}

/** The differences between a printing and the current card. `before` is the printed text. */
export function printedDifferences(
  card: CardDoc,
  { printed = {} }: Pick<Printing, 'printed'>,
  vocabulary: GameVocabulary,
): CardDifference[] {
  const now = saidOn(card, vocabulary);
  const then = new Map(
    Object.entries(printed).map(([id, value]) => [id, { label: now.get(id)?.label ?? TEXT, value }] as const),
  );
  return differences(then, new Map([...now].filter(([id]) => then.has(id))));
}
