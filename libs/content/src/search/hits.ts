/** Search results and answers in the form of the API and of the site. */
import type { GameContent } from '../content.ts';
import type { CardDoc } from '../schemas.ts';
import type { AnswerPart } from './answer.ts';
import type { FoundKind } from './entries.ts';
import { excerptOf } from './excerpt.ts';
import type { FoundEntry } from './find.ts';

export interface SearchHit {
  readonly kind: FoundKind | 'card';
  readonly id: string;
  readonly game: string;
  readonly gameName: string;
  readonly title: string;
  readonly excerpt: string;
  readonly rules: readonly string[];
  /** The first mode in which it applies; null for a card or deck. */
  readonly mode: string | null;
}

export function searchHits(text: string, game: GameContent, results: readonly (FoundEntry | CardDoc)[]): SearchHit[] {
  const inGame = { game: game.doc.id, gameName: game.doc.name };
  return results.map((one): SearchHit => {
    if (!('entry' in one)) {
      const told = game.vocabulary.readings(one).map((reading) => reading.text);
      const excerpt = excerptOf(told.join(' '), text);
      return { ...inGame, kind: 'card', id: one.id, title: one.name, excerpt, rules: [], mode: null };
    }
    const { kind, ref, title, texts, rules } = one.entry;
    const excerpt = excerptOf(texts[0]?.text ?? '', text);
    return { ...inGame, kind, id: ref, title, excerpt, rules, mode: texts[0]?.modes[0] ?? null };
  });
}

/** A sentence of an answer with the names of its modes. */
export interface SearchAnswer extends Pick<AnswerPart, 'text' | 'ruleId'> {
  readonly modes: readonly { readonly id: string; readonly name: string }[];
  /** A mode whose rulebook has the rule. */
  readonly mode: string;
  readonly game: string;
  readonly gameName: string;
}

export const searchAnswers = (game: GameContent, parts: readonly AnswerPart[] | null): SearchAnswer[] =>
  (parts ?? []).map(({ text, ruleId, modes }) => ({
    text,
    ruleId,
    modes: modes.map((id) => ({ id, name: game.modes.get(id)?.name ?? id })),
    mode: modes[0] ?? game.doc.modes[0]!,
    game: game.doc.id,
    gameName: game.doc.name,
  }));
