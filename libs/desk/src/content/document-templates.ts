/** Templates for new documents: the smallest valid text, and the edit to game.yaml or to a mode that registers it. */
import {
  nameOfId,
  newGame,
  placeOf,
  prefixOfId,
  slugSchema,
  type Content,
  type DocumentKind,
  type GameContent,
} from '@rulewright/content';
import { yamlDocument, yamlWord } from '@rulewright/content/editing';
import { LONGEST_ID, newIdOf } from '@rulewright/content/ids';
import { isSeq, stringify } from 'yaml';
import type { ProposedText } from './desk-content.ts';
import { DeskError } from '../errors.ts';

/** The kinds of documents that the desk creates. A game can have any number of each kind, but only one document of rulings. */
export const NEW_KINDS = [
  'card',
  'set',
  'deck',
  'mode',
  'variant',
  'legality',
  'text',
  'deck-law',
  'rulings',
  'examples',
  'ruling',
  'term',
  'play',
] as const;
export type NewKind = (typeof NEW_KINDS)[number];

export const isNewKind = (kind: string): kind is NewKind => (NEW_KINDS as readonly string[]).includes(kind);

/** Words of the templates that an author replaces. A published document has none of them. */
export const PLACEHOLDERS = {
  difference: 'What is different.',
  deckSummary: 'What it is for.',
  setSummary: 'What is in it.',
  chapter: 'What this chapter is about.',
  rule: 'Write the first rule of this chapter here.',
  question: 'What is open?',
  reading: 'One way to read the rule.',
  answer: 'How we play it.',
  why: 'The reason.',
  meaning: 'What it means.',
  exampleTitle: 'What it shows.',
} as const;

/** The list in game.yaml that must name documents of a kind. */
const LISTS: Partial<Record<DocumentKind, string>> = { mode: 'modes', deck: 'decks', text: 'chapters' };

function pathOf(content: Content, game: string, kind: NewKind, slug: string): string {
  if (kind === 'card' || kind === 'set' || kind === 'deck') return `cards/${game}/${kind}s/${slug}.yaml`;
  if (kind === 'mode' || kind === 'variant') return `rules/${game}/${kind}s/${slug}.yaml`;
  if (kind === 'legality') return `rules/${game}/legality/${slug}.yaml`;
  if (kind === 'rulings') return `rules/${game}/rulings.yaml`;
  if (kind === 'deck-law') return `rules/${game}/deck-laws/${slug}.yaml`;
  if (kind === 'examples') return `rules/${game}/examples/${slug}.yaml`;
  if (kind === 'ruling') return `rules/${game}/rulings/${slug}.yaml`;
  if (kind === 'play') return `rules/${game}/play/${slug}.play`;
  if (kind === 'term') return `rules/${game}/glossary/${slug}.yaml`;
  const last = content.game(game).chapters.map((one) => Number(/(\d\d)-[^/]*$/u.exec(one.path)?.[1] ?? 0));
  return `rules/${game}/text/${String(Math.max(0, ...last) + 1).padStart(2, '0')}-${slug}.md`;
}

/** A condition that is true in every mode: an integer parameter is at least its minimum. */
function anyMode({ vocabulary }: GameContent): string {
  const number = vocabulary.parameters.find(({ type, nullable }) => type === 'integer' && !nullable);
  return `${number?.name ?? 'players.min'} >= ${number?.min ?? 0}`;
}

/** The first play of a game: a zone, and each step that the modes can list. Each step does nothing yet. */
function firstPlay({ data }: GameContent, rule: string): string {
  const steps = (data?.parameters.steps ?? []).map(({ id, kind }) =>
    kind === 'setup'
      ? `\nstep ${id}\n  # The setup. A change cites its rule: move top of deck of p to hand of p by ${rule}\n  leave\n`
      : `\nstep ${id} for p\n  # A part of the turn of p.\n  leave\n`,
  );
  const match = `step match\n  by ${rule}\n  do the setup steps\n  for each p in players\n    do the turn of p\n  nobody wins as over "the game is over"\n`;
  return `\nzone deck of player, pile, seen by nobody\n\n${match}${steps.join('')}`;
}

function textOf(content: Content, game: string, kind: NewKind, slug: string, title: string | null): string {
  const name = title ?? nameOfId(slug);
  const { cards, sets, modes, doc, rules } = content.game(game);
  const head = `id: ${yamlWord(slug)}\n${stringify({ name })}`;
  const firstCard = [...cards.values()][0];
  const firstRule = [...rules.keys()][0] ?? `${doc.rulePrefix}.chapter.rule`;
  switch (kind) {
    case 'mode':
      return `${head}summary: ${PLACEHOLDERS.difference}\nextends: ${yamlWord(doc.modes[0] ?? [...modes.keys()][0] ?? '')}\nparameters: {}\n`;
    case 'variant':
      return `${head}summary: ${PLACEHOLDERS.difference}\nappliesTo: ${anyMode(content.game(game))}\nparameters: {}\n`;
    case 'deck':
      return `${head}summary: ${PLACEHOLDERS.deckSummary}\nprovenance: provisional\nentries:\n  - { card: ${yamlWord(firstCard?.id ?? 'a-card')}, copies: 1 }\n`;
    case 'set':
      return `${head.replace('name:', `code: ${yamlWord(slug.replaceAll('-', '').slice(0, 4).toUpperCase())}\nname:`)}summary: ${PLACEHOLDERS.setSummary}\n`;
    case 'legality':
      return `id: ${yamlWord(slug)}\nrule: ${firstRule}\nchanges: []\n`;
    case 'text':
      return `# ${name}\n\n${PLACEHOLDERS.chapter}\n\n:::rule{#${doc.rulePrefix}.${slug}.first}\n${PLACEHOLDERS.rule}\n:::\n`;
    case 'deck-law':
      return `id: ${yamlWord(slug)}\ncardRule: ${firstRule}\nrules:\n  - { id: size, rule: ${firstRule}, count: {}, min: 1 }\n`;
    case 'rulings':
      return `rulings:\n${stringify([{ id: slug, rules: [firstRule], question: PLACEHOLDERS.question, readings: [PLACEHOLDERS.reading], answer: PLACEHOLDERS.answer, why: PLACEHOLDERS.why }])}`;
    case 'examples':
      return `examples:\n  - id: ${slug}-first\n    ${stringify({ title: title ?? PLACEHOLDERS.exampleTitle })}    rules: [${firstRule}]\n`;
    case 'ruling':
      return `id: ${yamlWord(slug)}\nrules: [${firstRule}]\n${stringify({ question: title ?? PLACEHOLDERS.question })}readings:\n  - ${PLACEHOLDERS.reading}\nanswer: ${PLACEHOLDERS.answer}\nwhy: ${PLACEHOLDERS.why}\n`;
    case 'term':
      return `id: ${yamlWord(slug)}\n${stringify({ term: title ?? slug.replaceAll('-', ' ') })}meaning: ${PLACEHOLDERS.meaning}\nrules: []\n`;
    case 'play':
      return `# ${name}: what happens at the table.\n${content.game(game).play.length > 0 ? '' : firstPlay(content.game(game), firstRule)}`;
    case 'card': {
      const set = [...sets.keys()].at(-1) ?? 'a-set';
      const numbers = [...cards.values()]
        .flatMap((one) => one.printings.filter((p) => p.set === set))
        .map((p) => p.number);
      const rarity = firstCard?.printings[0]?.rarity ?? 'common';
      const data = (firstCard?.data ?? {}) as Readonly<Record<string, unknown>>;
      // Without a plugin, fields.yaml defines the required fields of a card. The values of an existing card have all of them.
      if (doc.engine !== 'plugin')
        return `${head}${stringify({ data, printings: [{ set, number: Math.max(0, ...numbers) + 1, rarity, provenance: 'source' }] })}`;
      // The data members that every card of the game has. The values come from an existing card, for the author to replace.
      const plain = Object.entries(data).filter(([, value]) => typeof value !== 'object');
      const lines = plain.map(
        ([key, value]) => `  ${key}: ${typeof value === 'string' ? JSON.stringify(value) : String(value)}\n`,
      );
      const lists = Object.entries(data)
        .filter(([, value]) => Array.isArray(value))
        .map(([key]) => `  ${key}: []\n`);
      return `${head}data:\n${[...lines, ...lists].join('')}printings:\n  - { set: ${yamlWord(set)}, number: ${Math.max(0, ...numbers) + 1}, rarity: ${yamlWord(rarity)} }\n`;
    }
  }
}

/**
 * The texts of a new game without an engine. They load without changes.
 * @param ownId the id of the game; null makes it from the name
 * @throws DeskError `bad-path`
 */
export function newGameDocuments(
  taken: readonly string[],
  ownId: string | null,
  name: string,
  prefix: string | null,
): ProposedText[] {
  const id = ownId ?? newIdOf(name, 'game', (one) => taken.includes(one));
  if (!slugSchema.safeParse(id).success || id.length > LONGEST_ID)
    throw new DeskError('bad-path', 'An id is lower-case letters and digits joined by single hyphens.');
  if (taken.includes(id)) throw new DeskError('bad-path', `There is already a game "${id}". Choose another name.`);
  const letters = prefix ?? (prefixOfId(id) || 'xx');
  if (!/^[a-z]{1,12}$/u.test(letters))
    throw new DeskError('bad-path', 'The start of the rule ids has 1 to 12 lower-case letters, such as nt.');
  return newGame({ id, name: name.trim() || nameOfId(id), prefix: letters });
}

const alreadyThere = (kind: NewKind, slug: string): string =>
  kind === 'rulings'
    ? 'The game has a document of rulings already. Open it, and add the ruling there.'
    : `There is already a ${kind} "${slug}".`;

/** The member of a mode that names a document of a kind. */
const NAMED_BY_MODES: Partial<Record<NewKind, 'deckLaw' | 'legality'>> = {
  'deck-law': 'deckLaw',
  legality: 'legality',
};

/** Adds the new law or list to the first mode if no mode has one yet. Otherwise the new document would have no effect. */
function namedByMode(content: Content, game: string, member: 'deckLaw' | 'legality', slug: string): ProposedText[] {
  const { modes, doc } = content.game(game);
  if ([...modes.values()].some((mode) => mode[member] !== undefined)) return [];
  const path = `rules/${game}/modes/${doc.modes[0]}.yaml`;
  const file = content.files.get(path);
  if (!file) return [];
  const mode = yamlDocument(file.text);
  mode.set(member, slug);
  return [{ path, text: mode.toString({ lineWidth: 0 }) }];
}

/**
 * The texts for a new document: first its own text, then the changed game.yaml or mode if it must name the document.
 * @param id the id of the document; null makes it from the name
 * @param name its name as people read it, or the question of a ruling; null derives it from the id
 * @throws DeskError `bad-path`; UnknownIdError
 */
export function newDocument(
  content: Content,
  game: string,
  kind: NewKind,
  id: string | null,
  name: string | null = null,
): ProposedText[] {
  const { doc } = content.game(game);
  const slug = id ?? newIdOf(name ?? '', kind, (one) => content.files.has(pathOf(content, game, kind, one)));
  const path = slugSchema.safeParse(slug).success && slug.length <= LONGEST_ID ? pathOf(content, game, kind, slug) : '';
  if (!placeOf(path))
    throw new DeskError('bad-path', 'An id is lower-case letters and digits joined by single hyphens.');
  if (content.files.has(path)) throw new DeskError('bad-path', alreadyThere(kind, slug));
  const made = { path, text: textOf(content, game, kind, slug, name) };
  const law = NAMED_BY_MODES[kind];
  if (law) return [made, ...namedByMode(content, game, law, slug)];
  const gamePath = `rules/${doc.id}/game.yaml`;
  const listed = yamlDocument(content.files.get(gamePath)!.text);
  if (kind === 'play') {
    if (doc.engine === 'plugin')
      throw new DeskError(
        'bad-path',
        'A program plays this game. Only a game that is all documents can have play documents.',
      );
    if (doc.engine === 'play') return [made];
    listed.set('engine', 'play');
    return [made, { path: gamePath, text: listed.toString({ lineWidth: 0 }) }];
  }
  const list = LISTS[kind];
  if (list === undefined) return [made];
  if (isSeq(listed.get(list))) listed.addIn([list], slug);
  else listed.set(list, [slug]);
  return [made, { path: gamePath, text: listed.toString({ lineWidth: 0 }) }];
}
