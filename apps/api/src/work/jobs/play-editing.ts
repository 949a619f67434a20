/** What the editor of play documents needs of the rest of its game: names to complete, the sentences to implement, and runs to debug. */
import {
  renderRulebook,
  resolveRuleset,
  RulesetError,
  ruleTexts,
  type Content,
  type GameContent,
} from '@rulewright/content';
import { fieldTypes, type Type } from '@rulewright/content/play';
import { aboutContent, type Subject } from '../job.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface PlayEditing {
  /** The fields of cards that play can read, with their labels. */
  readonly fields: readonly Named[];
  /** The words that fields and parameters can have. */
  readonly words: readonly string[];
  readonly parameters: readonly Named[];
  /** The rules in the order of the rulebook, each with its sentence in the first mode that has it. */
  readonly rules: readonly { readonly id: string; readonly text: string }[];
  /** The texts of the other play documents. */
  readonly others: readonly string[];
  readonly examples: readonly Named[];
  readonly modes: readonly Named[];
}

/** The most words and examples that are sent. */
const MOST = 2_000;

const wordsOf = (type: Type): readonly string[] => {
  if (type.is === 'word' || type.is === 'words') return type.list.words;
  if (type.is === 'number') return [...(type.words?.keys() ?? [])];
  return type.is === 'amounts' ? type.keys : [];
};

function sentencesOf(content: Content, { doc, rules }: GameContent): PlayEditing['rules'] {
  const texts = new Map<string, string>();
  for (const mode of doc.modes) {
    try {
      const ofMode = ruleTexts(renderRulebook(content, resolveRuleset(content, `${doc.id}/${mode}`)));
      for (const [id, { text }] of ofMode) if (!texts.has(id)) texts.set(id, text);
    } catch (error) {
      if (!(error instanceof RulesetError)) throw error;
    }
  }
  return [...rules.keys()].map((id) => ({ id, text: texts.get(id) ?? '' }));
}

/** Null for a game that no documents play. */
export const playEditing = aboutContent<{ subject: Subject; path: string; game: string }, PlayEditing | null>(
  'answers',
  'Reading the game',
  20_000,
  ({ content }, { path, game: id }) => {
    const game = content.games.find(({ doc }) => doc.id === id);
    if (!game?.data) return null;
    const { fields, parameters } = game.data;
    const types = fieldTypes({
      game: id,
      documents: { fields, parameters },
      rules: new Set(game.rules.keys()),
      cards: game.cards,
    });
    const words = [
      ...[...types.values()].flatMap(wordsOf),
      ...parameters.parameters.flatMap(({ values }) => Object.keys(values ?? {})),
    ];
    return {
      fields: fields.fields.flatMap(({ id: field, label }) => (types.has(field) ? [{ id: field, name: label }] : [])),
      words: [...new Set(words)].slice(0, MOST),
      parameters: parameters.parameters.map(({ name, help }) => ({ id: name, name: help })),
      rules: sentencesOf(content, game),
      others: game.play.filter((file) => file.path !== path).map(({ text }) => text),
      examples: [...game.examples.values()]
        .flat()
        // An example of a deck plays no match.
        .filter(({ deck }) => deck === undefined)
        .slice(0, MOST)
        .map((one) => ({ id: one.id, name: one.title })),
      modes: game.doc.modes.map((mode) => ({ id: mode, name: game.modes.get(mode)?.name ?? mode })),
    };
  },
);
