/** What a search of a game can find besides cards: its rules, rulings, terms, values, examples and decks, with the texts to search in. */
import type { Content, GameContent } from '../content.ts';
import { sayValue } from '../parameters.ts';
import { resolveRuleset } from '../resolve.ts';
import type { Ruleset } from '../ruleset.ts';
import { renderGlossary, renderRulebook, type Rulebook } from '../text/render.ts';

export type FoundKind = 'rule' | 'ruling' | 'term' | 'value' | 'example' | 'deck';

/** The text of a rule or a value under some modes. */
export interface TextInModes {
  /** Ids of modes, in the order of the game. */
  readonly modes: readonly string[];
  readonly text: string;
}

export interface SearchEntry {
  /** The kind and the id. */
  readonly id: string;
  readonly kind: FoundKind;
  /** The id of the rule, ruling, term, value, example or deck. */
  readonly ref: string;
  readonly title: string;
  /** The texts, one for each group of modes with the same text. */
  readonly texts: readonly TextInModes[];
  /** The rules that it is about; for a rule, the rule. */
  readonly rules: readonly string[];
  /** Whether values of the mode decide the text. */
  readonly isDecided: boolean;
  /** Words to search in, by importance. */
  readonly named: string;
  readonly asked: string;
  readonly told: string;
}

/** The most entries of a game, which bounds the memory and the time of a search. */
const MOST_ENTRIES = 20_000;
const LONGEST_TEXT = 4_000;

const plainOf = (html: string): string => html.replace(/<[^<>]+>/gu, '');
const spaced = (id: string): string => id.replace(/([a-z])([A-Z])/gu, '$1 $2').replace(/[.-]/gu, ' ');

/** Puts modes with the same text together, in their order. */
function grouped(texts: readonly (readonly [mode: string, text: string])[]): TextInModes[] {
  const groups = new Map<string, string[]>();
  for (const [mode, text] of texts) groups.set(text, [...(groups.get(text) ?? []), mode]);
  return [...groups].map(([text, modes]) => ({ modes, text }));
}

interface ShownRule {
  readonly title: string;
  readonly texts: [string, string][];
  readonly parameters: Set<string>;
}

/** The rules of all modes, in the order of the first rulebook that has them. */
function shownRules(rulebooks: readonly (readonly [string, Rulebook])[]): Map<string, ShownRule> {
  const rules = new Map<string, ShownRule>();
  for (const [mode, { chapters }] of rulebooks) {
    for (const chapter of chapters) {
      let heading = '';
      for (const block of chapter.blocks) {
        if (block.kind === 'heading') heading = block.text;
        if (block.kind !== 'rule') continue;
        const title = heading === '' ? chapter.title : `${chapter.title}: ${heading}`;
        const rule = rules.get(block.id) ?? { title, texts: [], parameters: new Set<string>() };
        rules.set(block.id, rule);
        rule.texts.push([mode, block.text]);
        for (const name of block.parameters) rule.parameters.add(name);
      }
    }
  }
  return rules;
}

/** The modes in which a rule cites a parameter or not; the modes as rulesets. */
interface Books {
  readonly game: GameContent;
  readonly rulesets: readonly Ruleset[];
  readonly rulebooks: readonly (readonly [string, Rulebook])[];
}

type Made = Omit<SearchEntry, 'id' | 'asked' | 'named' | 'told' | 'isDecided'> & Partial<SearchEntry>;

const entry = (made: Made): SearchEntry => ({
  id: `${made.kind} ${made.ref}`,
  isDecided: false,
  named: '',
  asked: '',
  ...made,
  told: (made.told ?? made.texts.map(({ text }) => text).join('\n')).slice(0, LONGEST_TEXT),
});

function rulingsOf({ rulebooks }: Books, game: GameContent): SearchEntry[] {
  const rulings = new Map<string, { question: string; texts: [string, string][]; told: string }>();
  for (const [mode, { chapters }] of rulebooks) {
    for (const block of chapters.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'rule') continue;
      for (const { id, question, answer, why } of block.rulings) {
        const one = rulings.get(id) ?? { question, texts: [], told: plainOf(why) };
        rulings.set(id, one);
        one.texts.push([mode, plainOf(answer)]);
      }
    }
  }
  return game.rulings.flatMap(({ id, rules }) => {
    const one = rulings.get(id);
    if (!one) return [];
    const texts = grouped(one.texts);
    const told = [...texts.map(({ text }) => text), one.told].join('\n');
    return [entry({ kind: 'ruling', ref: id, title: one.question, texts, rules, told })];
  });
}

function termsOf(content: Content, { game, rulesets }: Books): SearchEntry[] {
  const texts = new Map<string, [string, string][]>();
  for (const ruleset of rulesets) {
    for (const { id, text } of renderGlossary(content, ruleset))
      texts.set(id, [...(texts.get(id) ?? []), [ruleset.mode, text]]);
  }
  return game.glossary.flatMap(({ id, term, also, rules }) => {
    const shown = texts.get(id);
    const named = [term, ...also].join(' ');
    return shown ? [entry({ kind: 'term', ref: id, title: term, named, texts: grouped(shown), rules })] : [];
  });
}

function valuesOf({ game, rulesets }: Books): SearchEntry[] {
  return game.vocabulary.parameters.flatMap((declared) => {
    const { name, help, rules } = declared;
    const texts = grouped(
      rulesets.map((ruleset) => [ruleset.mode, sayValue(declared, ruleset.parameters[name] ?? null, { unit: true })]),
    );
    return rules.length === 0
      ? []
      : [entry({ kind: 'value', ref: name, title: help, texts, rules, isDecided: true, asked: spaced(name) })];
  });
}

function rulesOf(books: Books, game: GameContent): SearchEntry[] {
  const asked = new Map<string, string[]>();
  const named = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, rule: string, ...words: string[]): unknown =>
    to.set(rule, [...(to.get(rule) ?? []), ...words]);
  for (const { question, rules } of game.rulings) for (const rule of rules) add(asked, rule, question);
  for (const { term, rules } of game.glossary) for (const rule of rules) add(named, rule, term);
  const decided = new Set<string>();
  for (const { help, rules } of game.vocabulary.parameters) {
    for (const rule of rules) {
      add(asked, rule, help);
      decided.add(rule);
    }
  }
  return [...shownRules(books.rulebooks)].map(([id, { title, texts, parameters }]) => {
    // The first part of an id is the prefix of the game.
    const words = spaced(id.slice(id.indexOf('.') + 1));
    return entry({
      kind: 'rule',
      ref: id,
      title,
      texts: grouped(texts),
      rules: [id],
      isDecided: parameters.size > 0 || decided.has(id) || grouped(texts).length > 1,
      named: [words, ...(named.get(id) ?? [])].join(' '),
      asked: [...(asked.get(id) ?? []), game.doc.ruleWords?.[id] ?? ''].join('\n'),
    });
  });
}

/** All entries of a game. @throws RulesetError */
export function searchEntries(content: Content, id: string): SearchEntry[] {
  const game = content.game(id);
  const rulesets = game.doc.modes.map((mode) => resolveRuleset(content, `${id}/${mode}`));
  const rulebooks = rulesets.map((ruleset) => [ruleset.mode, renderRulebook(content, ruleset)] as const);
  const books = { game, rulesets, rulebooks };
  const examples = [...game.examples.values()]
    .flat()
    .map(({ id: ref, title, rules }) => entry({ kind: 'example', ref, title, texts: [], rules }));
  const decks = [...game.decks.values()].map(({ id: ref, name, summary, entries, side }) => {
    const cards = [...entries, ...side].map(({ card }) => spaced(card)).join(', ');
    return entry({
      kind: 'deck',
      ref,
      title: name,
      texts: [{ modes: [], text: summary }],
      rules: [],
      told: `${summary}\n${cards}`,
    });
  });
  return [
    ...rulesOf(books, game),
    ...rulingsOf(books, game),
    ...termsOf(content, books),
    ...valuesOf(books),
    ...decks,
    ...examples,
  ].slice(0, MOST_ENTRIES);
}
