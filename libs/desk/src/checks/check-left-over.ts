/** What an author forgot: words of a template in a new document, and old words in other texts after a term or a card has another name. */
import {
  canonicalJson,
  cardsInPassing,
  foldText,
  NEW_GAME_WORDS,
  newGame,
  placeOf,
  type DocumentKind,
} from '@rulewright/content';
import { dataIn } from '@rulewright/content/editing';
import { wordForms } from '@rulewright/content/word-forms';
import { isNewKind, newDocument, PLACEHOLDERS } from '../content/document-templates.ts';
import { DeskError } from '../errors.ts';
import { placesOf, type FoundPlace } from '../replacing/replace-texts.ts';
import { textsOf } from '../replacing/text-places.ts';
import { breathe, shortened, type BothSides } from './both-sides.ts';
import { checkOf, counted, type Check, type CheckFinding } from './check-result.ts';

/** Fails if a changed document still has words of its template. Words that a release already has stay. */
export function checkTemplates(sides: BothSides): Check {
  const words = [...Object.values(PLACEHOLDERS), ...Object.values(NEW_GAME_WORDS)];
  const pairs = words.map((find) => ({ find, replace: '' }));
  const findings = [...sides.changed].flatMap((path): CheckFinding[] => {
    const text = sides.after.files.get(path)?.text;
    if (text === undefined) return [];
    const replacement = { pairs, matchCase: true, wholeWords: false };
    const released = new Set(
      placesOf([{ path, text: sides.before.files.get(path)?.text ?? '' }], replacement).places.map(
        ({ match }) => match,
      ),
    );
    return placesOf([{ path, text }], replacement)
      .places.filter(({ match }) => !released.has(match))
      .map(({ match, line }) => ({ message: `“${match}” is from the template. Write your own words.`, path, line }));
  });
  const citations = templateCitations(sides);
  const copies = [...templateDocuments(sides), ...copiedCards(sides)];
  const foreign = copiedTexts(sides);
  const left =
    findings.length > 0
      ? `${counted(findings.length, 'text')} still ${findings.length === 1 ? 'has' : 'have'} the words of a template.`
      : 'No changed document has words of its template.';
  const cited =
    citations.length > 0
      ? ` ${counted(citations.length, 'new document')} still ${citations.length === 1 ? 'cites' : 'cite'} only the rule of a template.`
      : '';
  const copied =
    copies.length > 0
      ? ` ${counted(copies.length, 'new document')} ${copies.length === 1 ? 'is a copy' : 'are copies'} of another one.`
      : '';
  const taken =
    foreign.length > 0
      ? ` ${counted(foreign.length, 'text')} of a new game ${foreign.length === 1 ? 'is' : 'are'} also in another game.`
      : '';
  const values = templateValues(sides);
  const same =
    values.length > 0
      ? ` ${counted(values.length, 'new document')} still ${values.length === 1 ? 'has' : 'have'} values or the id of a template.`
      : '';
  const others = [...citations, ...copies, ...values, ...foreign];
  const status = findings.length > 0 ? 'failed' : others.length > 0 ? 'warning' : 'passed';
  return checkOf('template', 'Words of templates', status, `${left}${cited}${copied}${same}${taken}`, [
    ...findings,
    ...others,
  ]);
}

/** Documents of a new game that are still those with which every game starts. */
function templateDocuments(sides: BothSides): CheckFinding[] {
  return [...sides.changed].flatMap((path): CheckFinding[] => {
    const place = placeOf(path);
    const text = sides.after.files.get(path)?.text;
    if (!place || text === undefined || !STARTING.includes(place.kind) || sides.before.files.has(path)) return [];
    const { doc } = sides.after.game(place.game);
    const start = newGame({ id: doc.id, name: doc.name, prefix: doc.rulePrefix });
    const message = 'Every new game starts with this document. Change it, or remove it.';
    return start.some((one) => one.path === path && one.text === text) ? [{ message, path, line: 1 }] : [];
  });
}

/** The member of a new document whose value its author chooses, and how messages name it. */
const CHOSEN: Partial<Record<DocumentKind, { readonly member: string; readonly words: string }>> = {
  card: { member: 'data', words: 'The values of this card' },
  deck: { member: 'entries', words: 'The cards of this deck' },
  mode: { member: 'parameters', words: 'The values of this mode' },
  variant: { member: 'parameters', words: 'The values of this variant' },
  legality: { member: 'changes', words: 'The changes of this list' },
  'deck-law': { member: 'rules', words: 'The rules of this deck law' },
};

type Members = Readonly<Record<string, unknown>>;
const membersIn = (text: string): Members => (dataIn(text) as Members | null) ?? {};

/** The texts of the templates from which a new document may have been made. */
function templatesOf(sides: BothSides, path: string): { readonly path: string; readonly text: string }[] {
  const { game, kind, slug } = placeOf(path)!;
  if (game === null || slug === null) return [];
  if (!sides.before.games.some(({ doc }) => doc.id === game)) {
    const { doc } = sides.after.game(game);
    return newGame({ id: doc.id, name: doc.name, prefix: doc.rulePrefix }).filter(
      (one) => placeOf(one.path)?.kind === kind && CHOSEN[kind] !== undefined,
    );
  }
  if (!isNewKind(kind)) return [];
  try {
    return newDocument(sides.before, game, kind, slug)
      .slice(0, 1)
      .map(({ text }) => ({ path, text: text! }));
  } catch (error) {
    // The template of another path, or of a name that only an import can have.
    if (error instanceof DeskError) return [];
    throw error;
  }
}

/** New documents with another name that still have the values or the id of their template. It can be right, so a person looks at it. */
function templateValues(sides: BothSides): CheckFinding[] {
  return [...sides.changed].flatMap((path): CheckFinding[] => {
    const place = placeOf(path);
    const text = sides.after.files.get(path)?.text;
    const chosen = place && CHOSEN[place.kind];
    if (!place || !chosen || text === undefined || sides.before.files.has(path)) return [];
    const { member, words } = chosen;
    const own = membersIn(text);
    const templates = templatesOf(sides, path);
    const isCopy =
      own[member] !== undefined &&
      templates.some((one) => canonicalJson(membersIn(one.text)[member]) === canonicalJson(own[member]));
    const starts = templates.find((one) => one.path === path && one.text !== text);
    const isNew = !sides.before.games.some(({ doc }) => doc.id === place.game);
    // A document without any change is named as a whole.
    if (isNew && templates.some((one) => one.path === path && one.text === text)) return [];
    const lineOf = (name: string): number => text.split('\n').findIndex((one) => one.startsWith(`${name}:`)) + 1 || 1;
    return [
      ...(isCopy
        ? [
            {
              message: `${words} are those of the template. Choose your own.`,
              path,
              line: lineOf(member),
            },
          ]
        : []),
      ...(isNew && starts && STARTING.includes(place.kind)
        ? [
            {
              message: `The id "${place.slug}" is from the template. It is in the address of the page.`,
              path,
              line: lineOf('id'),
            },
          ]
        : []),
    ];
  });
}

/** Kinds of documents of a new game that are content of its own, and not settings. */
const STARTING = ['card', 'set', 'deck'];

/** The fewest characters of what two cards share, and the most new cards that are compared. */
const LEAST_COPIED = 40;
const MOST_COPIES = 200;

/** New cards with the same values and texts as another card of the game. A person looks at them, because two cards can be alike. */
function copiedCards(sides: BothSides): CheckFinding[] {
  const fresh = [...sides.changed]
    .map((path) => ({ path, place: placeOf(path) }))
    .filter(({ path, place }) => place?.kind === 'card' && !sides.before.files.has(path))
    .slice(0, MOST_COPIES);
  const games = new Set(fresh.map(({ place }) => place!.game));
  return [...games].flatMap((game): CheckFinding[] => {
    const { cards } = sides.after.game(game);
    const own = new Map<string, { readonly path: string; readonly id: string }>();
    for (const { path, place } of fresh.filter((one) => one.place!.game === game)) {
      const card = cards.get(place!.slug);
      const says = canonicalJson(card?.data);
      if (card && says.length >= LEAST_COPIED) own.set(says, { path, id: card.id });
    }
    if (own.size === 0) return [];
    const findings: CheckFinding[] = [];
    for (const { id, name, data } of cardsInPassing(cards)) {
      const copy = own.get(canonicalJson(data));
      if (!copy || copy.id === id) continue;
      const message = `This card has the same values and texts as ${name}. Write what is different.`;
      findings.push({ message, path: copy.path, line: 1 });
    }
    return findings;
  });
}

/** Kinds of documents whose texts are compared with those of other games. */
export const COPIED_KINDS = ['game', 'text', 'ruling', 'rulings', 'term', 'glossary', 'learn', 'first-game'];

/** The most copied texts that are listed. */
const MOST_LISTED_COPIES = 100;

/** A text without its line breaks and bullets, by which copies are recognised. Undefined for a short one, which two games may share. */
function recognised(text: string): string | undefined {
  const words = text.replaceAll(/[\s*#>-]+/gu, ' ').trim();
  return words.length < LEAST_COPIED ? undefined : words;
}

/** Texts of a new game that are word for word those of another game. */
function copiedTexts(sides: BothSides): CheckFinding[] {
  const from = new Map<string, string>();
  for (const file of sides.input.others ?? [])
    for (const { value, from: start, to } of textsOf(file.path, file.text)) {
      const words = recognised(value ?? file.text.slice(start, to));
      if (words !== undefined) from.set(words, placeOf(file.path)!.game);
    }
  if (from.size === 0) return [];
  const isNew = (game: string): boolean => !sides.before.games.some(({ doc }) => doc.id === game);
  const findings: CheckFinding[] = [];
  for (const path of sides.changed) {
    const place = placeOf(path);
    const text = sides.after.files.get(path)?.text;
    if (!place || text === undefined || !COPIED_KINDS.includes(place.kind) || !isNew(place.game)) continue;
    for (const { value, from: start, to } of textsOf(path, text)) {
      const words = recognised(value ?? text.slice(start, to));
      const game = words === undefined ? undefined : from.get(words);
      if (words === undefined || game === undefined) continue;
      const line = text.slice(0, start + text.slice(start).search(/\S/u)).split('\n').length;
      findings.push({
        message: `“${shortened(words, LONGEST_QUOTE)}” is also in ${game}. Write your own words.`,
        path,
        line,
      });
      if (findings.length === MOST_LISTED_COPIES) return findings;
    }
  }
  return findings;
}

const LONGEST_QUOTE = 80;

/** Kinds whose templates cite the first rule of the game. */
const CITING = ['ruling', 'examples', 'legality', 'deck-law'];

/** New documents that cite only the first rule of the game, as their templates do. It can be right, so a person looks at it. */
function templateCitations(sides: BothSides): CheckFinding[] {
  return [...sides.changed].flatMap((path): CheckFinding[] => {
    const place = placeOf(path);
    const text = sides.after.files.get(path)?.text;
    if (!place || text === undefined || !CITING.includes(place.kind) || sides.before.files.has(path)) return [];
    const [first] = sides.after.game(place.game).rules.keys();
    const cited = new Set(text.match(RULE) ?? []);
    if (first === undefined || cited.size !== 1 || !cited.has(first)) return [];
    const line = text.slice(0, text.indexOf(first)).split('\n').length;
    return [
      {
        message: 'This document cites the first rule of the game, as its template does. Choose its own rule.',
        path,
        line,
      },
    ];
  });
}

/** The id of a rule in a document. */
const RULE = /(?<![\w.-])[a-z]{1,12}(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){2,6}/gu;

/** A word with another name after the change. */
interface Renamed {
  readonly old: string;
  readonly now: string;
  readonly path: string;
}

function nameIn(text: string | undefined, member: string): string | null {
  const name = text === undefined ? undefined : (dataIn(text) as Readonly<Record<string, unknown>> | null)?.[member];
  return typeof name === 'string' ? name : null;
}

/** The terms and cards with another name. */
function renamedIn(sides: BothSides): Renamed[] {
  return [...sides.changed].flatMap((path): Renamed[] => {
    const kind = placeOf(path)?.kind;
    if (kind !== 'term' && kind !== 'card') return [];
    const [old, now] = [sides.before, sides.after].map(({ files }) =>
      nameIn(files.get(path)?.text, kind === 'term' ? 'term' : 'name'),
    );
    return old && now && old !== now ? [{ old, now, path }] : [];
  });
}

/** Terms and cards whose new name another one of the game already has. */
function sharedNames(sides: BothSides): CheckFinding[] {
  return [...sides.changed].flatMap((path): CheckFinding[] => {
    const { kind, game: id = '', slug } = placeOf(path) ?? {};
    if (kind !== 'term' && kind !== 'card') return [];
    const member = kind === 'term' ? 'term' : 'name';
    const [old, now] = [sides.before, sides.after].map(({ files }) => nameIn(files.get(path)?.text, member));
    const game = sides.after.games.find(({ doc }) => doc.id === id);
    if (!game || !now || now === old) return [];
    const folded = foldText(now);
    const others =
      kind === 'card'
        ? [...game.cards.values()].map((one) => ({ id: one.id, names: [one.name] }))
        : game.glossary.map((one) => ({ id: one.id, names: [one.term, ...one.also] }));
    if (!others.some((one) => one.id !== slug && one.names.some((name) => foldText(name) === folded))) return [];
    const line =
      sides.after.files
        .get(path)!
        .text.split('\n')
        .findIndex((one) => one.startsWith(`${member}:`)) + 1;
    const what = kind === 'card' ? 'another card' : 'another term, so links of the rules lead to one of the two only';
    return [{ message: `“${now}” is already the name of ${what}. Choose another name.`, path, line }];
  });
}

/** The most names to look for, and places to list for each. */
const MOST_NAMES = 50;
const MOST_LISTED = 20;

/** Warns if texts still have the old name of a term or a card, or if another one has the new name. */
export async function checkOldWords(sides: BothSides): Promise<Check> {
  const shared = sharedNames(sides);
  const findings: CheckFinding[] = [];
  const renamed = renamedIn(sides).slice(0, MOST_NAMES);
  for (const { old, now, path } of renamed) {
    await breathe();
    const game = placeOf(path)!.game;
    const files = [...sides.after.files.values()].filter((file) => placeOf(file.path)?.game === game);
    const pairs = wordForms(old, now);
    // The new name may contain the old one: "attack fee" for "fee".
    const isOld = ({ before, match, after }: FoundPlace): boolean =>
      !`${before}${match}${after}`.toLowerCase().includes(now.toLowerCase()) ||
      !now.toLowerCase().includes(old.toLowerCase());
    const { places } = placesOf(files, { pairs, matchCase: false, wholeWords: true });
    for (const place of places.filter(isOld).slice(0, MOST_LISTED))
      findings.push({
        message: `“${old}” is now “${now}”, and this text still says “${place.match}”.`,
        path: place.path,
        line: place.line,
      });
  }
  return checkOf(
    'old-words',
    'Names and old words',
    findings.length + shared.length > 0 ? 'warning' : 'passed',
    (shared.length > 0 ? `${counted(shared.length, 'name is', 'names are')} already in use. ` : '') +
      (findings.length > 0
        ? `${counted(findings.length, 'place')} still ${findings.length === 1 ? 'has' : 'have'} an old name. Rename and replace finds them.`
        : renamed.length === 0
          ? 'No term or card has another name.'
          : 'No text has the old names.'),
    [...shared, ...findings],
  );
}
