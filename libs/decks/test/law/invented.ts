/** Invented games for tests of deck law. Fields, cards and a law document make a game whose lists can be checked. */
import { BLANK_FACE } from '@rulewright/content/testing';
import {
  loadContent,
  modeRulesets,
  type CardField,
  type GameVocabulary,
  type ParameterDeclaration,
  type SourceFile,
} from '@rulewright/content';
import { z } from 'zod';
import { applyFix, createDeckChecker, type DeckIssue, type DeckVerdict } from '../../src/index.ts';

type Data = Readonly<Record<string, unknown>>;

export interface Invented {
  /** Fields by id. */
  readonly fields: Readonly<Record<string, CardField['type']>>;
  /** Cards by name. The id is the name in lower case with hyphens. `law` is the law on the card, `sets` are its sets (`one`). */
  readonly cards: Readonly<Record<string, Data & { readonly law?: unknown; readonly sets?: readonly string[] }>>;
  /** The law document, as YAML. */
  readonly law: string;
  /** The legality document of the mode, as YAML. Its sets are `one` and `two`. */
  readonly legality?: string;
  readonly parameters?: readonly ParameterDeclaration[];
}

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/gu, '-');

const valueOf = (value: unknown): ReturnType<CardField['read']> =>
  value === undefined
    ? null
    : typeof value === 'boolean'
      ? value
        ? 'yes'
        : 'no'
      : (value as string | number | string[]);

/** A number, as a game without a plugin reads it: a word in its place does not count. */
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const wordOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The vocabulary of an invented game. */
function vocabularyOf({ fields, parameters = [] }: Invented): GameVocabulary {
  return {
    game: 'invented',
    parameters,
    steps: [],
    cardData: z.looseObject({}),
    modeRule: z.never(),
    citedRules: [],
    cardFields: Object.entries(fields).map(([id, type]) => ({
      id,
      keys: [id],
      label: id,
      type,
      facet: false,
      read: (card) => (type === 'number' ? numberOf(card.data[id]) : valueOf(card.data[id])),
      word: (card) => (type === 'number' ? wordOf(card.data[id]) : null),
    })),
    facts: () => [],
    readings: () => [],
    face: () => BLANK_FACE,
  };
}

function filesOf({ cards, law, legality }: Invented): SourceFile[] {
  const carried = JSON.stringify(Object.values(cards).map((card) => card.law ?? null));
  const rules = new Set([...`${law} ${legality} ${carried}`.matchAll(/\bxx(?:\.[a-z0-9-]+){2,}/gu)].map(([id]) => id));
  const text = `# Decks\n\nWords.\n${[...rules].map((id) => `\n:::rule{#${id}}\nA rule.\n:::\n`).join('')}`;
  const words = { card: 'card', cards: 'cards', deck: 'deck', player: 'player' };
  const game = { id: 'invented', name: 'Invented', rulePrefix: 'xx', tagline: '', summary: '', words };
  const documents: Record<string, unknown> = {
    'rules/invented/game.yaml': { ...game, modes: ['plain'], chapters: ['decks'] },
    'rules/invented/modes/plain.yaml': {
      id: 'plain',
      name: 'Plain',
      summary: 'One.',
      deckLaw: 'law',
      ...(legality && { legality: 'lists' }),
    },
    'cards/invented/sets/one.yaml': { id: 'one', code: 'O', name: 'One', summary: '' },
  };
  if (legality) documents['cards/invented/sets/two.yaml'] = { id: 'two', code: 'T', name: 'Two', summary: '' };
  Object.entries(cards).forEach(([name, { law: own, sets = ['one'], ...data }], at) => {
    const id = slugOf(name);
    const printings = sets.map((set) => ({ set, number: at + 1, rarity: 'common' }));
    documents[`cards/invented/cards/${id}.yaml`] = {
      id,
      name,
      data,
      printings,
      ...(own !== undefined && { law: own }),
    };
  });
  return [
    { path: 'rules/invented/deck-laws/law.yaml', text: law },
    ...(legality ? [{ path: 'rules/invented/legality/lists.yaml', text: legality }] : []),
    { path: 'rules/invented/text/01-decks.md', text },
    ...Object.entries(documents).map(([path, value]) => ({ path, text: JSON.stringify(value) })),
  ];
}

/** Loads an invented game. */
const loadInvented = (game: Invented): ReturnType<typeof loadContent> =>
  loadContent(filesOf(game), [vocabularyOf(game)]);

/** The expected members of an issue. `fixed` is the list after the fix is applied. */
interface Expected {
  readonly id: string;
  readonly code: DeckIssue['code'];
  readonly lines?: readonly number[];
  readonly amount?: number;
  readonly limit?: number;
  readonly zone?: string;
  readonly because?: readonly string[];
  /** The label of the fix; null if no fix is offered. */
  readonly fix?: string | null;
}

export interface Court {
  /** @param on the day for the legality lists; today by default */
  check(list: string, on?: string): DeckVerdict;
  /** Expects the issues of a list. Fixes are applied, and each must remove its issue. */
  expect(list: string, expected: readonly Expected[]): void;
}

/** A checker of an invented game. @throws if the game does not load */
export function courtOf(game: Invented): Court {
  const { content, problems } = loadInvented(game);
  expect(problems).toEqual([]);
  const checker = createDeckChecker(content.game('invented'));
  const [ruleset] = modeRulesets(content, 'invented');
  const check = (list: string, on?: string): DeckVerdict => checker.check(list, [ruleset!], on).verdicts[0]!;
  return {
    check,
    expect(list, expected) {
      const { issues } = check(list);
      const actual = issues.map((issue, at) => {
        const { fix, ...wanted } = expected[at] ?? { id: '' };
        const amounts = issue as { amount?: number; limit?: number };
        const facts = {
          id: issue.id,
          code: issue.code,
          lines: issue.lines,
          zone: issue.zone,
          because: issue.because,
          ...amounts,
        };
        const named = Object.keys(wanted).map((key) => [key, facts[key as keyof typeof facts]]);
        return { ...Object.fromEntries(named), ...(fix !== undefined && { fix: issue.fix?.label ?? null }) };
      });
      expect(actual).toEqual(expected);
      for (const { id, fix, code } of issues) {
        if (!fix) continue;
        const after = check(applyFix(list, fix)).issues;
        expect([fix.label, after.filter((one) => one.id === id && one.code === code).length]).toEqual([
          fix.label,
          issues.filter((one) => one.id === id && one.code === code).length - 1,
        ]);
        expect(after.length).toBeLessThan(issues.length);
      }
    },
  };
}

/** One line `3 Name` for each name. */
export const copies = (count: number, names: readonly string[]): string =>
  names.map((name) => `${count} ${name}`).join('\n');

/** Numbered names: `Ant A`, `Ant B`. */
export const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`);
