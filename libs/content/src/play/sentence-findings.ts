/** How the texts of cards are read, one by one. */
import type { CardDoc } from '../schemas.ts';
import { styleOf, type GameSentences } from '../sentences/entry.ts';
import type { Reading } from '../sentences/sentence.ts';
import { unread } from './unread.ts';

/** How a text of a card is read. */
export interface SentenceFinding {
  readonly card: string;
  readonly text: string;
  readonly reading: Reading['kind'];
  /** The wording of the house style, if it differs. Null for a text that is not read. */
  readonly style: string | null;
  /** Why the text is not read, with the name of the card; null for a text that is read. */
  readonly message: string | null;
}

/** How each text of these cards is read. */
export function sentenceFindings(sentences: GameSentences, cards: Iterable<CardDoc>): SentenceFinding[] {
  return [...cards].flatMap((card) =>
    sentences.entries(card).map((entry) => {
      const { text, reading, place } = entry;
      const reason =
        reading.kind === 'read' ? null : unread(reading, { text, self: place.self, lacks: place.lacks ?? [] });
      const message = reason === null ? null : `${card.name}: ${reason}`;
      return { card: card.id, text, reading: reading.kind, style: styleOf(entry), message };
    }),
  );
}
