/** Finds rules, rulings, terms, values, examples and decks of a game by the words of a question. */
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Content, GameContent } from '../content.ts';
import { commonQuestionIn } from './common-questions.ts';
import { searchEntries, type FoundKind, type SearchEntry } from './entries.ts';
import { Likeness } from './likeness.ts';
import { Spelling } from './spelling.ts';
import {
  COMMON_STEMS,
  isEmptyWord,
  phrasesOf,
  readQuestion,
  sameWords,
  stemsOf,
  type QuestionWords,
  type SameWords,
} from './words.ts';

export interface FoundEntry {
  readonly entry: SearchEntry;
  readonly score: number;
  /** The part of the question's words that it has, from 0 to 1. */
  readonly covers: number;
}

/** How much a kind counts. A rule answers; the other kinds explain it. */
const WEIGHT: Readonly<Record<FoundKind, number>> = {
  rule: 1.25,
  ruling: 1,
  term: 1,
  value: 0.75,
  deck: 0.8,
  example: 0.6,
};

/** The fields of an entry that usually have words. */
const FIELDS = 2;

/** Words with fewer letters are not completed. */
const LEAST_LETTERS = 3;

export class GameSearch {
  private readonly index: MiniSearch<SearchEntry>;
  private readonly entries: ReadonlyMap<string, SearchEntry>;
  private readonly phrasesOf = new Map<SearchEntry, string>();
  /** The number of texts that have a stem. A stem without a number is not known. */
  private readonly known = new Map<string, number>();
  private readonly likeness: Likeness;
  private readonly spelling = new Spelling();
  private readonly same: SameWords;
  /** The stems of words that mean the same in this game. */
  private readonly ownStems: ReadonlySet<string>;
  private readonly common: ReadonlyMap<string, readonly string[]>;
  /** The ids of the modes of the game, in its order. */
  readonly modes: readonly string[];

  constructor(content: Content, game: GameContent) {
    const entries = searchEntries(content, game.doc.id);
    this.entries = new Map(entries.map((one) => [one.id, one]));
    this.modes = game.doc.modes;
    const { card, cards, deck, player } = game.doc.words;
    this.same = sameWords([['card', card, cards], ['deck', deck], ['player', player], ...(game.doc.searchWords ?? [])]);
    this.ownStems = new Set(this.same.flat(2));
    this.common = new Map((game.doc.commonQuestions ?? []).map(({ ask, rules }) => [ask, rules]));
    this.index = new MiniSearch<SearchEntry>({
      fields: ['named', 'title', 'asked', 'told'],
      tokenize: (text) => {
        this.spelling.learn(text);
        const stems = stemsOf(text);
        for (const stem of new Set(stems)) this.known.set(stem, (this.known.get(stem) ?? 0) + 1);
        return stems;
      },
      processTerm: (term) => term,
    });
    this.index.addAll(entries);
    const texts = entries.length * FIELDS;
    this.likeness = new Likeness((stem) => Math.log(1 + texts / (1 + (this.known.get(stem) ?? 0))));
  }

  /** A word as the game spells it. A form of a known word, and a word with words that mean the same, is spelled correctly. */
  private corrected(word: string): string {
    const stem = stemmer(word);
    const isKnown = this.known.has(stem) || COMMON_STEMS.has(stem) || this.ownStems.has(stem);
    return isKnown ? word : this.spelling.corrected(word);
  }

  /**
   * How much an entry counts by its modes. A rule that only some modes have is less often meant than one of all modes, but if the question names
   * a mode, its rules are meant.
   */
  private generality({ kind, texts }: SearchEntry, mode: string | null): number {
    const modes = texts.flatMap((one) => one.modes);
    if (modes.length === 0) return 1;
    if (mode !== null && !modes.includes(mode)) return OF_OTHER_MODES;
    const share = kind === 'rule' ? (modes.length / this.modes.length) ** OF_MODES : 1;
    return mode === null ? share : 1 / share;
  }

  private phrases(entry: SearchEntry): string {
    const known = this.phrasesOf.get(entry) ?? phrasesOf([entry.named, entry.title, entry.told].join(' '));
    this.phrasesOf.set(entry, known);
    return known;
  }

  /** A rule of the game by its id. */
  rule(id: string): SearchEntry | undefined {
    return this.entries.get(`rule ${id}`);
  }

  /** The rules that the game names for a question that people ask about any card game, best first; null for other questions. */
  commonRules(question: string): SearchEntry[] | null {
    const asked = commonQuestionIn(question, this.same, isEmptyWord);
    return asked === null ? null : (this.common.get(asked) ?? []).flatMap((id) => this.rule(id) ?? []);
  }

  /** The stems of a question and of the words that mean the same, without those that say nothing. */
  stemsFor(question: string): ReadonlySet<string> {
    const { stems, others } = readQuestion(question, this.same);
    return new Set([...stems, ...others.flatMap((one) => one.stems)]);
  }

  /**
   * The entries that fit a question, best first. The rules that the game names for a common question come before all others. For the difference
   * between two things, those of the one and of the other take turns.
   *
   * @param mode the mode that the question names
   */
  find(question: string, kinds: readonly FoundKind[] | null = null, mode: string | null = null): FoundEntry[] {
    const byWords = inTurns(comparedIn(question).map((one) => this.byWords(one, kinds, mode)));
    const most = byWords[0]?.score ?? 0;
    const named = kinds === null || kinds.includes('rule') ? (this.commonRules(question) ?? []) : [];
    return [
      ...named.map((entry) => ({ entry, covers: 1, score: most + 1 })),
      ...byWords.filter(({ entry }) => !named.includes(entry)),
    ];
  }

  private byWords(question: string, kinds: readonly FoundKind[] | null, mode: string | null): FoundEntry[] {
    const words = readQuestion(question, this.same, (word) => this.corrected(word));
    const weights = new Map<string, number>();
    for (const { stems } of words.others) {
      for (const stem of stems)
        weights.set(stem, Math.max(weights.get(stem) ?? 0, stems.length === 1 ? OF_SAME : OF_PHRASE / stems.length));
    }
    for (const stem of words.stems) weights.set(stem, 1);
    const last = words.stems.at(-1);
    const matches = this.index.search([...weights.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      // A low `d`: a rule of many words is not first because it has a frequent one.
      bm25: { k: 1.2, b: 0.7, d: 0.2 },
      boost: { named: 2, title: 1.2, asked: 1.1, told: 1 },
      boostTerm: (term) => weights.get(term) ?? 1,
      prefix: (term) => term.length >= LEAST_LETTERS && (!this.known.has(term) || term === last),
      weights: { fuzzy: 0, prefix: 0.5 },
      combineWith: 'OR',
      filter: ({ id }) => kinds === null || kinds.includes(this.entries.get(id as string)!.kind),
    });
    const name = words.stems.join(' ');
    return matches
      .slice(0, RANKED)
      .map(({ id, score, queryTerms }) => {
        const entry = this.entries.get(id as string)!;
        const isNamed = NAMED.has(entry.kind) && stemsOf(entry.title).join(' ') === name;
        const isCounted = words.isAmount && entry.isDecided;
        const times = (isNamed ? OF_NAME : 1) * (isCounted ? OF_AMOUNT : 1);
        const covers = share(words, queryTerms, () => this.phrases(entry));
        return {
          entry,
          covers,
          score:
            score *
            WEIGHT[entry.kind] *
            (LEAST_SHARE + (1 - LEAST_SHARE) * covers) *
            times *
            this.generality(entry, mode) *
            (1 + OF_LIKENESS * this.likeness.of(entry, words)),
        };
      })
      .sort((a, b) => b.score - a.score);
  }
}

/** The two things that a question compares; else the question. */
function comparedIn(question: string): string[] {
  const [, one, other] =
    /\bdifferences? between (?:an? |the )?(.+?) and (?:an? |the )?(.+)/iu.exec(question) ??
    /^(.+?) (?:vs|versus)\.? (.+)$/iu.exec(question) ??
    [];
  return one !== undefined && other !== undefined ? [one, other] : [question];
}

/** One list of all entries: the first of each list, then the second of each. */
function inTurns(lists: readonly (readonly FoundEntry[])[]): FoundEntry[] {
  const [only = []] = lists;
  if (lists.length === 1) return [...only];
  const longest = Math.max(...lists.map(({ length }) => length));
  return [
    ...new Map(
      Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? []))
        .flat()
        .map((one) => [one.entry, one] as const),
    ).values(),
  ];
}

/** Only this many of the best entries are compared with the question as a whole. */
const RANKED = 150;
/** The weight of a word that means the same as a word of the question. */
const OF_SAME = 0.6;
/** The weight of a phrase, shared by its words. */
const OF_PHRASE = 0.45;
/** Kinds whose titles are names. */
const NAMED: ReadonlySet<FoundKind> = new Set(['term', 'deck']);
const OF_NAME = 3;
/** For a question about an amount, the weight of an entry that states a value. */
const OF_AMOUNT = 1.25;

/** How much the share of the modes counts that have a rule: half of the modes are 0.8 of the score. */
const OF_MODES = 0.3;
/** If the question names a mode, how much an entry counts that this mode does not have. */
const OF_OTHER_MODES = 0.5;

/** How many times its score an entry gains that people are known to ask for in the words of the question. */
const OF_LIKENESS = 4;

/** The factor for an entry without any of the words of a question; with all of them it is 1. */
const LEAST_SHARE = 0.4;

/** The part of the words of a question that an entry has, as themselves or as words that mean the same. */
function share({ needed, others }: QuestionWords, stems: readonly string[], phrases: () => string): number {
  const covered = needed.filter(
    (stem) =>
      stems.includes(stem) ||
      others.some(
        (one) =>
          one.instead.includes(stem) &&
          one.stems.every((other) => stems.includes(other)) &&
          (one.phrase.length === 1 || phrases().includes(` ${one.phrase.join(' ')} `)),
      ),
  );
  return covered.length / Math.max(1, needed.length);
}

const searches = new WeakMap<GameContent, GameSearch>();

/** The search of a game. It is made at the first use and kept as long as the content. @throws RulesetError, UnknownIdError */
export function gameSearch(content: Content, id: string): GameSearch {
  const game = content.game(id);
  const known = searches.get(game) ?? new GameSearch(content, game);
  searches.set(game, known);
  return known;
}
