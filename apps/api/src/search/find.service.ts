/** Finds everything of a game by a question: rules and other entries from the index, cards from the catalogue, and an answer with its rule. */
import { Injectable } from '@nestjs/common';
import { foldText, parseCardQuery, utcDay, type CardDoc, type GameContent } from '@rulewright/content';
import {
  cardAnswer,
  gamesWith,
  inOneList,
  questionOf,
  type AnswerPart,
  type FoundEntry,
  type FoundKind,
  type WordFilter,
  type SearchQuestion,
} from '@rulewright/content/search';
import { legalityOf } from '../cards/legality.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { Searches } from '../cards/searches.ts';

export type HitKind = FoundKind | 'card';

export const SEARCHED: readonly HitKind[] = ['rule', 'ruling', 'term', 'value', 'example', 'deck', 'card'];

export interface FindAsked {
  readonly game: string;
  readonly text: string;
  readonly kinds: readonly HitKind[];
  readonly first: number;
}

export interface FoundInAll {
  readonly game: GameContent;
  readonly hits: readonly (FoundEntry | CardDoc)[];
  readonly answer: readonly AnswerPart[] | null;
}

const LONGEST = 200;
/** A search without a game looks in this many games. */
const MOST_GAMES = 8;

/** The words of a game; null if they cannot be read. */
const wordsOf = (opened: OpenedRelease, game: GameContent): Promise<WordFilter | null> =>
  opened.work.run('wordsOfGame', { subject: opened.subject, game: game.doc.id }).catch(() => null);

@Injectable()
export class FindService {
  constructor(private readonly searches: Searches) {}

  /** @throws UnknownIdError */
  async find(opened: OpenedRelease, asked: FindAsked): Promise<FoundInAll> {
    const { kinds, first } = asked;
    const game = opened.game(asked.game);
    const text = asked.text.slice(0, LONGEST);
    if (foldText(text) === '') return { game, hits: [], answer: null };
    const question = questionOf(text, game);
    const others = kinds.filter((kind) => kind !== 'card');
    const [rules, cards] = await Promise.all([
      opened.work.run('searchGame', {
        subject: opened.subject,
        asked: { game: game.doc.id, question, kinds: others, first },
      }),
      kinds.includes('card') ? this.cards(opened, game, question, first) : [],
    ]);
    return {
      game,
      hits: inOneList(question, rules.entries, cards).slice(0, first),
      answer: cardAnswer(question, cards, game, (card) => legalityOf(opened, game, card, utcDay())) ?? rules.answer,
    };
  }

  /**
   * The games in which a search without a game looks: those that the text names, otherwise those that have most of its words. So a search
   * opens the indexes of few games, however many there are.
   */
  async gamesFor(text: string, opened: OpenedRelease): Promise<string[]> {
    const folded = ` ${foldText(text.slice(0, LONGEST))} `;
    const { games } = opened.content;
    const named = games.filter(({ doc }) => folded.includes(` ${foldText(doc.name)} `));
    const asked = named.length > 0 ? named : games;
    if (asked.length <= MOST_GAMES) return asked.map(({ doc }) => doc.id);
    const words = asked.map(async ({ doc }) => [doc.id, await opened.part(doc.id, wordsOf)] as const);
    return gamesWith(folded, new Map(await Promise.all(words))).slice(0, MOST_GAMES);
  }

  /** The cards with all words of the question. For a name without a card, those with a similar name. */
  private async cards(
    opened: OpenedRelease,
    game: GameContent,
    asked: SearchQuestion,
    first: number,
  ): Promise<CardDoc[]> {
    if (asked.cardWords === '') return [];
    const { query } = parseCardQuery(asked.cardWords, game.vocabulary.cardFields, game.doc.modes);
    const page = await this.searches.cards(opened, { game: game.doc.id, query, asOf: utcDay(), first });
    const slugs = page.totalCount === 0 && asked.isName ? page.near : page.cards.map(({ slug }) => slug);
    return slugs.map((slug) => game.cards.get(slug)!);
  }
}
