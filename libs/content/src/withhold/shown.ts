/** What a view shows of each kind of document: the whole text, a part of it, or nothing. */
import { stringify } from 'yaml';
import type { DocumentKind } from '../places.ts';
import { dataOfYaml, filterLists } from './edit-yaml.ts';
import { isDoc, listIn, member, type Doc, type HiddenNames } from './names.ts';

/** Returns the text of a document in the view; null if the view hides the document. */
type Show = (text: string, names: HiddenNames) => string | null;

/** A text may write the id of a set with escapes. */
const mayName = (text: string, sets: ReadonlySet<string>): boolean =>
  text.includes('\\') || [...sets].some((set) => text.includes(set));

/** Removes the printings of hidden sets. A card without other printings is hidden. */
export function shownCard(text: string, sets: ReadonlySet<string>): string | null {
  if (!mayName(text, sets)) return text;
  const keep = (printing: unknown): boolean => !sets.has(member(printing, 'set'));
  const printings = listIn(dataOfYaml(text), 'printings');
  if (printings.every(keep)) return text;
  return printings.some(keep) ? filterLists(text, [{ path: ['printings'], keep }]).text : null;
}

/** For a document with a list. Removes members that mention hidden parts, and hides the document if no member is left. */
const listed =
  (key: string, onHidden: (member: unknown, names: HiddenNames) => void = () => undefined): Show =>
  (text, names) => {
    const data = dataOfYaml(text);
    const hidden = listIn(data, key).filter((one) => names.mentions(one));
    if (hidden.length === 0) return text;
    for (const one of hidden) onHidden(one, names);
    const { text: shown, left } = filterLists(text, [{ path: [key], keep: (one) => !names.mentions(one) }]);
    return left[0] === 0 ? null : shown;
  };

const shownDeck: Show = (text, names) => {
  if (!names.mentionsIn(text)) return text;
  names.decks.add(member(dataOfYaml(text), 'id'));
  return null;
};

/** The part of a value of a parameter that may be shown; undefined for none. */
function shownValue(value: unknown, names: HiddenNames): unknown {
  if (Array.isArray(value)) return (value as unknown[]).filter((one) => !names.isNamed(String(one)));
  return typeof value === 'string' && names.isNamed(value) ? undefined : value;
}

/** For a mode or variant. Removes hidden names from its parameters, and its own rules that mention them. */
const shownLayer: Show = (text, names) => {
  const doc = dataOfYaml(text);
  if (!isDoc(doc)) return text;
  if (names.isMarked(doc)) return null;
  const all: Doc = isDoc(doc['parameters']) ? doc['parameters'] : {};
  if (!names.mentions([all, doc['rules']])) return text;
  const parameters = Object.entries(all).flatMap(([name, value]): [string, unknown][] => {
    const shown = shownValue(value, names);
    return shown === undefined ? [] : [[name, shown]];
  });
  const rules = listIn(doc, 'rules').filter((rule) => !names.mentions(rule));
  const changed = { ...doc, parameters: Object.fromEntries(parameters), ...(doc['rules'] !== undefined && { rules }) };
  return stringify(changed, { lineWidth: 0 });
};

/** Removes list members and map keys that name hidden parts. */
function pruned(value: unknown, names: HiddenNames): unknown {
  if (Array.isArray(value))
    return value.filter((one) => typeof one !== 'string' || !names.is(one)).map((one) => pruned(one, names));
  if (!isDoc(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (names.is(key) ? [] : [[key, pruned(one, names)]])),
  );
}

/**
 * For a deck law. Removes list members and map keys that name hidden parts. A rule or another part that still names them is removed as a
 * whole, because a test without the name would mean something else.
 */
const shownLaw: Show = (text, names) => {
  if (!names.mentionsIn(text)) return text;
  const law = pruned(dataOfYaml(text), names);
  if (!isDoc(law)) return text;
  const shown = Object.entries(law).map(([key, part]) => {
    if (Array.isArray(part)) return [key, part.filter((one) => !names.mentions(one))];
    return [
      key,
      isDoc(part) ? Object.fromEntries(Object.entries(part).filter(([, one]) => !names.mentions(one))) : part,
    ];
  });
  return stringify(Object.fromEntries(shown), { lineWidth: 0 });
};

/** For the parameters of a game. Removes hidden names from values, and from defaults. */
const shownParameters: Show = (text, names) => {
  if (!names.mentionsIn(text)) return text;
  const doc = pruned(dataOfYaml(text), names);
  if (!isDoc(doc)) return text;
  const parameters = listIn(doc, 'parameters').map((one) => {
    if (!isDoc(one) || !names.mentions([one['values'], one['default']])) return one;
    const values = isDoc(one['values']) ? Object.entries(one['values']).filter((pair) => !names.mentions(pair)) : [];
    const value = shownValue(one['default'], names);
    const instead = one['nullable'] === true ? null : (values[0]?.[0] ?? '');
    return {
      ...one,
      ...(one['values'] !== undefined && { values: Object.fromEntries(values) }),
      default: value === undefined ? instead : value,
    };
  });
  return stringify({ ...doc, parameters }, { lineWidth: 0 });
};

/** For dated changes. Removes hidden parts, and changes that then have no effect. Replaces reasons that mention them. */
const shownLegality: Show = (text, names) => {
  if (!names.mentionsIn(text)) return text;
  const isShown = (value: unknown): boolean => typeof value !== 'string' || !names.isNamed(value);
  return withoutEmptyChanges(pruned(dataOfYaml(text), names) as Doc, isShown);
};

/** The text of a legality document without empty lists, and without the changes that then have no effect. */
export function withoutEmptyChanges(doc: Doc, isShown: (value: unknown) => boolean = () => true): string {
  const changes = listIn(doc, 'changes').flatMap((change) => {
    const shown = Object.entries(change as Doc).flatMap(([key, value]) => {
      if (isShown(value)) return isEmpty(value) ? [] : [[key, value]];
      return key === 'reason' ? [[key, HIDDEN_REASON]] : [];
    });
    return shown.some(([key]) => LISTS.has(key as string)) ? [Object.fromEntries(shown) as Doc] : [];
  });
  return stringify({ ...doc, changes }, { lineWidth: 0 });
}

/** Stands for a reason that names hidden content. Every change has a reason. */
const HIDDEN_REASON = 'The reason names cards that are not public yet.';

/** The members of a change that have an effect. */
const LISTS: ReadonlySet<string> = new Set(['admit', 'rotate', 'ban', 'restrict', 'points', 'pointLimit', 'restore']);

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Shows a document unchanged, or leaves it out if it mentions withheld content. */
const shownWhole: Show = (text, names) => (names.mentionsIn(text) ? null : text);

/** Like `shownWhole`, for a document that the program writes: its names have no escapes, and it may be as large as all cards. */
const shownWritten: Show = (text, names) => (names.isWrittenIn(text) ? null : text);

const shownGame: Show = (text, { decks }) => {
  if (decks.size === 0) return text;
  return filterLists(text, [{ path: ['decks'], keep: (id) => !decks.has(String(id)) }]).text;
};

/** For the quick start. Removes each part that mentions hidden content, and hides the page if a list of it is empty then. */
const shownLearn: Show = (text, names) => {
  const data = dataOfYaml(text);
  if (!isDoc(data)) return text;
  if (names.isMarked(data)) return null;
  const { cards, examples } = names;
  const isGone = (one: unknown): boolean => cards.has(member(one, 'card'));
  const isHidden = names.mentions(data) || listIn(data, 'examples').some((id) => examples.has(String(id)));
  if (!isHidden && !listIn(data, 'cards').some(isGone)) return text;
  const lists = {
    sections: withoutMentions(data['sections'], names),
    sheet: withoutMentions(data['sheet'], names),
    table: withoutMentions(data['table'], names),
    cards: withoutMentions(
      listIn(data, 'cards').filter((one) => !isGone(one)),
      names,
    ),
    examples: listIn(data, 'examples').filter((id) => !examples.has(String(id))),
  };
  const shown = { ...data, ...Object.fromEntries(Object.entries(lists).filter(([key]) => key in data)) };
  const isLeft = Object.values(shown).every((list) => !Array.isArray(list) || list.length > 0);
  return isLeft ? stringify(shown, { lineWidth: 0 }) : null;
};

/** A list of parts without those that mention hidden content. Inner lists come first; a part with an empty list is left out. */
function withoutMentions(list: unknown, names: HiddenNames): unknown[] {
  return (Array.isArray(list) ? list : []).flatMap((one: unknown): unknown[] => {
    if (!isDoc(one)) return names.mentions(one) ? [] : [one];
    if (names.isMarked(one)) return [];
    const inner = Object.entries(one).map(([key, value]) => [
      key,
      Array.isArray(value) ? withoutMentions(value, names) : value,
    ]);
    const shown = Object.fromEntries(inner) as Doc;
    const isShort = Object.keys(one).some((key) => listIn(one, key).length > 0 && listIn(shown, key).length === 0);
    return isShort || names.mentions(shown) ? [] : [shown];
  });
}

/** Hides the first match if it mentions withheld content or plays a hidden deck. */
const shownFirstGame: Show = (text, names) => {
  if (names.mentionsIn(text)) return null;
  return listIn(dataOfYaml(text), 'decks').some((id) => names.decks.has(String(id))) ? null : text;
};

/** A declaration of words for the texts of cards, and a wording of it. */
const SPOKEN = /^(?:verb|trigger|keyword|value) (\S+)/mu;
const WORDING = /^ {2}(?:says|also) "([^"]*)"/gmu;

/** A part of a play document without its sentences and comments. */
const withoutSentences = (block: string): string => block.replaceAll(/"[^"]*"|#.*/gu, '');

/**
 * Whether only texts of hidden cards say a declaration: its longest words, for one of its wordings, are in no other text.
 * @param play all declarations, without sentences
 */
function isSaidOnlyByHidden(block: string, at: number, play: readonly string[], names: HiddenNames): boolean {
  const [, name] = SPOKEN.exec(block) ?? [];
  if (name === undefined) return false;
  const said = [...block.matchAll(WORDING)].map(([, wording = '']) =>
    wording
      .split(/\{[^{}]*\}/u)
      .map((part) => part.replace(/\s+/gu, ' ').trim().toLowerCase())
      .reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
  );
  if (!said.some((words) => words !== '' && names.areSaidOnlyByHidden(words))) return false;
  // A declaration that other parts of the play use does not belong to the card alone.
  const isUsed = new RegExp(
    `(?<![\\w.-])${name.replaceAll(/[\^$.*+?()[\]{}|/\\]/gu, String.raw`\$&`)}(?![\\w.-])`,
    'u',
  );
  return !play.some((other, place) => place !== at && isUsed.test(other));
}

/**
 * Hides each declaration of a play document that names hidden content, or that only texts of hidden cards say, with the comment above it.
 */
const shownPlay: Show = (text, names) => {
  const blocks: string[] = [];
  for (const line of text.split(/(?<=\n)/u)) {
    const starts = /^[^\s]/u.test(line);
    const followsComment = blocks
      .at(-1)
      ?.split('\n')
      .every((one) => one === '' || one.startsWith('#'));
    if (blocks.length === 0 || (starts && !followsComment)) blocks.push(line);
    else blocks.push(`${blocks.pop()!}${line}`);
  }
  const isShown = (block: string): boolean => {
    const [, card] = /^text (\S+)/mu.exec(block) ?? [];
    // The id of a hidden card can be a common word. In other places it does not count as a name.
    return !(card !== undefined && names.cards.has(card)) && !names.isWrittenIn(block) && !names.isNamed(block);
  };
  const shown = blocks.filter(isShown);
  const called = withoutUncalled(
    shown,
    blocks.filter((block) => !shown.includes(block)),
  );
  const play = called.map(withoutSentences);
  return called.filter((block, at) => !isSaidOnlyByHidden(block, at, play, names)).join('');
};

/** The steps that a part of a play document calls. */
const callsIn = (block: string): string[] => [...block.matchAll(/\bdo ([\w-]+)/gu)].map(([, step]) => step!);

/** Also removes the steps that only removed parts call. A play document may not have a step that nothing calls. */
function withoutUncalled(shown: readonly string[], removed: readonly string[]): readonly string[] {
  const uncalled = new Set(removed.flatMap(callsIn));
  for (const block of shown) for (const step of callsIn(block)) uncalled.delete(step);
  const isCalled = (block: string): boolean => !uncalled.has(/^step (\S+)/mu.exec(block)?.[1] ?? '');
  const left = shown.filter(isCalled);
  if (left.length === shown.length) return left;
  return withoutUncalled(
    left,
    shown.filter((block) => !isCalled(block)),
  );
}

/** The order matters, because later kinds also hide references to decks and examples that earlier kinds have hidden. */
export const SHOWN: readonly (readonly [DocumentKind, Show])[] = [
  ['deck', shownDeck],
  ['examples', listed('examples', (one, { examples }) => void examples.add(member(one, 'id')))],
  ['ruling', shownWhole],
  ['term', shownWhole],
  ['rulings', listed('rulings')],
  ['glossary', listed('terms')],
  ['mode', shownLayer],
  ['variant', shownLayer],
  ['deck-law', shownLaw],
  ['parameters', shownParameters],
  ['legality', shownLegality],
  ['adoption', shownWhole],
  ['adopted', shownWritten],
  ['game', shownGame],
  ['learn', shownLearn],
  ['first-game', shownFirstGame],
  ['play', shownPlay],
  ['policy', shownWritten],
];
