/** Jobs of the desk about documents: problems, uses, lists, templates and the check of unsaved text. */
import {
  cardSchema,
  documentSchemaOf,
  placeOf,
  resolveRuleset,
  renderRulebook,
  RulesetError,
  ruleTexts,
  type AbilityReading,
  type Content,
  pluginVocabulary,
  type GameVocabulary,
  type JsonSchema,
  type Problem,
} from '@rulewright/content';
import {
  citingRules,
  dataOf,
  DocumentTree,
  isData,
  newDocument,
  usesOfDocument,
  type DocumentFolder,
  type DocumentsAsked,
  type DocumentUse,
  type ListedDocument,
  type NewKind,
  type ProposedText,
} from '@rulewright/desk';
import type { GamePhrases } from '@rulewright/content/sentences';
import { pluginVocabularies } from '@rulewright/games';
import { playOf } from '@rulewright/content/play';
import { aboutContent, OPENING, OPENS, type WorkJob, type Subject } from '../job.ts';
import { AS_VISITORS_SEE, draftProblems } from './draft-problems.ts';
import { readAlone, READING } from './reading.ts';

/** The problems of the content, or of one document if `path` is given. */
export const problems = aboutContent<{ subject: Subject; path?: string }, readonly Problem[]>(
  'answers',
  'Checking the content',
  AS_VISITORS_SEE,
  async (loaded, { subject, path }, thread) => {
    const problems = await draftProblems(loaded, subject, thread);
    return problems.filter((one) => path === undefined || one.path === path);
  },
);

export interface TextCheck {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  readonly readings: readonly AbilityReading[];
}

/** Checks an unsaved text together with the rest of the content. */
export const checkText: WorkJob<{ subject: Subject; path: string; text: string }, TextCheck> = {
  lane: 'answers',
  what: 'Reading the text',
  limit: READING,
  run: async ({ subject, path, text }, thread) => {
    readAlone({ path, text }, thread);
    const data = isData(path) ? dataOf(text) : null;
    thread.step(OPENS, OPENING);
    const proposed = [...subject.proposed.filter((one) => one.path !== path), { path, text }];
    const loaded = await thread.content({ release: subject.release, proposed });
    const readings = readingsOf(loaded.content, path, data);
    const problems = await draftProblems(loaded, { release: subject.release, proposed }, thread);
    return { data, readings, problems: problems.filter((one) => one.path === path) };
  },
};

/** Parses each text alone. Problems are allowed, but a text that is too long, too deep or too slow to parse is an error. */
export const readTexts: WorkJob<{ files: readonly ProposedText[] }, null> = {
  lane: 'answers',
  what: 'Reading the texts',
  limit: READING,
  run: ({ files }, thread) => {
    for (const { path, text } of files) {
      if (text !== null) readAlone({ path, text }, thread);
    }
    return null;
  },
};

/** The vocabulary of a game; undefined if its documents do not define a valid one. */
function vocabularyIn({ games }: Content, game: string): GameVocabulary | undefined {
  const plugin = pluginVocabularies.find((one) => one.game === game);
  return games.find(({ doc }) => doc.id === game)?.vocabulary ?? (plugin && pluginVocabulary(plugin));
}

/** How the engine reads the abilities of a card; empty if the text is not a valid card. */
function readingsOf(content: Content, path: string, data: unknown): readonly AbilityReading[] {
  const place = placeOf(path);
  const vocabulary = place?.kind === 'card' ? vocabularyIn(content, place.game) : undefined;
  if (!vocabulary) return [];
  const card = cardSchema.safeParse(data);
  if (!card.success || !vocabulary.cardData.safeParse(card.data.data).success) return [];
  return vocabulary.readings(card.data);
}

/** The parsed data of a document, and the ability readings if it is a card. */
export const readings: WorkJob<{ subject: Subject; path: string; text: string }, Omit<TextCheck, 'problems'>> = {
  lane: 'answers',
  what: 'Reading the document',
  limit: READING,
  run: async ({ subject, path, text }, thread) => {
    const data = isData(path) ? dataOf(text) : null;
    if (placeOf(path)?.kind !== 'card') return { data, readings: [] };
    thread.step(OPENS, OPENING);
    const { content } = await thread.content(subject);
    return { data, readings: readingsOf(content, path, data) };
  },
};

/** The JSON Schema of a data document; null if there is none for its kind. */
export const documentSchema = aboutContent<{ subject: Subject; path: string }, JsonSchema | null>(
  'answers',
  'Describing the document',
  READING,
  ({ content }, { path }) => {
    const { game, kind } = placeOf(path)!;
    const gameContent = content.games.find(({ doc }) => doc.id === game);
    return documentSchemaOf(kind, gameContent, vocabularyIn(content, game));
  },
);

/**
 * What the play documents of a game declare for its sentences; null for a game that declares nothing of the kind. A card with a text that is
 * not read makes the game unreadable, and then the editor needs the phrases most. So the cards of the release are used then.
 */
export const sentencePhrases: WorkJob<{ subject: Subject; game: string }, GamePhrases | null> = {
  lane: 'answers',
  what: 'Listing the phrases',
  limit: OPENING,
  run: async ({ subject, game }, thread) => {
    thread.step(OPENS, OPENING);
    const { content } = await thread.content(subject);
    const gameContent = content.games.find(({ doc }) => doc.id === game);
    if (gameContent) return playOf(gameContent).phrases;
    const proposed = subject.proposed.filter(({ path }) => placeOf(path)?.kind !== 'card');
    return playOf((await thread.content({ ...subject, proposed })).content.game(game)).phrases;
  },
};

export const usedIn = aboutContent<{ subject: Subject; path: string }, readonly DocumentUse[]>(
  'answers',
  'Looking for uses',
  60_000,
  ({ content }, { path }) => usesOfDocument(content, path),
);

export const template = aboutContent<
  { subject: Subject; game: string; kind: NewKind; slug: string | null; name: string | null },
  readonly ProposedText[]
>('answers', 'Writing the template', 10_000, ({ content }, { game, kind, slug, name }) =>
  newDocument(content, game, kind, slug, name),
);

/** A page of the documents of the content. Parses no document. */
export const listDocuments: WorkJob<
  { subject: Subject; asked: DocumentsAsked },
  { readonly total: number; readonly documents: readonly ListedDocument[] }
> = {
  lane: 'answers',
  what: 'Listing the documents',
  limit: 30_000,
  run: async ({ subject: { release, proposed }, asked }, { files }) =>
    new DocumentTree(await files(release), proposed).list(asked),
};

/** The folders of documents whose titles or paths contain all the words. */
export const documentFolders: WorkJob<
  { subject: Subject; words: readonly string[]; open: string | null },
  readonly DocumentFolder[]
> = {
  lane: 'answers',
  what: 'Listing the documents',
  limit: 30_000,
  run: async ({ subject: { release, proposed }, words, open }, { files }) =>
    new DocumentTree(await files(release), proposed).folders(words, open),
};

/** The kinds of documents that can change the sentences of rules. */
const SPEAKING: ReadonlySet<string> = new Set(['game', 'mode', 'text', 'term', 'glossary']);

/** The games whose rule sentences a proposal may change. */
function gamesToRead({ proposed }: Subject): ReadonlySet<string> {
  const places = proposed.flatMap(({ path }) => placeOf(path) ?? []);
  return new Set(places.filter(({ kind }) => SPEAKING.has(kind)).map(({ game }) => game));
}

/** Rulings and examples that cite a rule whose sentence the proposal changes. Skips proposals that change only cards, as most do. */
export const flagged: WorkJob<{ subject: Subject }, readonly DocumentUse[]> = {
  lane: 'answers',
  what: OPENS,
  limit: OPENING,
  run: async ({ subject }, thread) => {
    const games = gamesToRead(subject);
    if (games.size === 0) return [];
    const sides = [await thread.content({ ...subject, proposed: [] }), await thread.content(subject)];
    thread.step('Comparing the sentences', 30_000);
    const [one, other] = sides.map((side) => sentences(side.content, games));
    const changed = [...new Set([...one!.keys(), ...other!.keys()])].filter((key) => one!.get(key) !== other!.get(key));
    const rules = new Set(changed.map((key) => key.split(' ')[1]!));
    const own = new Set(subject.proposed.map((draft) => draft.path));
    const { content } = sides[1]!;
    return content.games
      .flatMap((game) => citingRules(content, game.doc.id, rules))
      .filter((use) => !own.has(use.path));
  },
};

/** The rule sentences of some games, by mode and rule. Modes that cannot be resolved are left out. */
function sentences(content: Content, games: ReadonlySet<string>): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const game of content.games.filter(({ doc }) => games.has(doc.id))) {
    for (const mode of game.doc.modes) {
      try {
        const rulebook = renderRulebook(content, resolveRuleset(content, `${game.doc.id}/${mode}`));
        for (const [rule, { text }] of ruleTexts(rulebook)) sentences.set(`${game.doc.id}/${mode} ${rule}`, text);
      } catch (error) {
        if (!(error instanceof RulesetError)) throw error;
      }
    }
  }
  return sentences;
}
