/** Jobs that write many cards at once: a new edition of a set, and pictures. */
import { textHash, type Content } from '@rulewright/content';
import {
  cardsOfSet,
  newEdition,
  pictureTargets as targetsOf,
  withPictures,
  type CardOfSet,
  type CardPicture,
  type NewEdition,
  type PictureTargets,
  type ProposedText,
} from '@rulewright/desk';
import { aboutContent, type Subject } from '../job.ts';

/** The time limit in milliseconds. Five thousand cards take a few seconds. */
const WRITING = 60_000;

/** A text to save, and the hash of the text that it replaces; null for a new document. */
interface WrittenText extends ProposedText {
  readonly before: string | null;
}

/** The texts with the hashes of those that they replace. */
const written = (content: Content, texts: readonly ProposedText[]): WrittenText[] =>
  texts.map((one) => {
    const before = content.files.get(one.path)?.text;
    return { ...one, before: before === undefined ? null : textHash(before) };
  });

/** The cards of a set. */
export const editionCards = aboutContent<{ subject: Subject; game: string; set: string }, readonly CardOfSet[]>(
  'answers',
  'Listing the cards of the set',
  20_000,
  ({ content }, { game, set }) => cardsOfSet(content, game, set),
);

/** The texts of a new edition of a set. */
export const editionTexts = aboutContent<{ subject: Subject; edition: NewEdition }, readonly WrittenText[]>(
  'answers',
  'Writing the new edition',
  WRITING,
  ({ content }, { edition }) => written(content, newEdition(content, edition)),
);

interface OfCards {
  readonly subject: Subject;
  readonly game: string;
}

/** The cards for the names of picture files. */
export const pictureTargets = aboutContent<OfCards & { files: readonly string[] }, PictureTargets>(
  'answers',
  'Finding the cards of the pictures',
  20_000,
  ({ content }, { game, files }) => targetsOf(content, game, files),
);

/** The texts of cards with pictures. */
export const picturedCards = aboutContent<
  OfCards & { pictures: readonly CardPicture[]; adds: boolean },
  readonly WrittenText[]
>('answers', 'Writing the pictures into the cards', WRITING, ({ content }, { game, pictures, adds }) =>
  written(content, withPictures(content, game, pictures, adds)),
);
