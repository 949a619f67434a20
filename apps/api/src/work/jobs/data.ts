/** The job that writes the documents of a release as one file of open data. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  pictureAddress,
  renderRulebook,
  resolveRuleset,
  withoutUnreadable,
  type Content,
  type GameContent,
} from '@rulewright/content';
import { overlaid } from '@rulewright/desk';
import { ApiError } from '../../errors/errors.ts';
import { aboutContent, type Subject } from '../job.ts';

/** The release information in a data file. */
export interface DataRelease {
  readonly number: number;
  readonly effectiveAt: string;
  readonly contentHash: string;
}

export interface DataFile {
  /** The ETag of the uncompressed text. */
  readonly etag: string;
  readonly gzip: Uint8Array;
}

/** A rule with its sentence in each mode that has it. */
interface RuleRecord {
  readonly id: string;
  readonly chapter: string;
  readonly path: string;
  readonly line: number;
  readonly texts: Readonly<Record<string, string>>;
}

/** The pictures of a game, each with its address on the site. The address never changes. */
const picturesOf = ({ data }: GameContent): readonly unknown[] =>
  [...(data?.pictures ?? [])].map(([file, picture]) => ({ file, address: pictureAddress(picture), ...picture }));

/** The published documents of a game in each data file. */
const LISTS = {
  games: ({ doc }) => [doc],
  cards: ({ cards }) => [...cards.values()],
  sets: ({ sets }) => [...sets.values()],
  decks: ({ decks }) => [...decks.values()],
  modes: ({ modes }) => [...modes.values()],
  variants: ({ variants }) => [...variants.values()],
  rulings: ({ rulings }) => rulings,
  glossary: ({ glossary }) => glossary,
  rules: rulesOf,
  pictures: picturesOf,
} satisfies Record<string, (game: GameContent, content: Content) => readonly unknown[]>;

export type DataName = keyof typeof LISTS | 'files';

/** The names of the data files of a release. The file `files` contains the text of every document. */
export const DATA_NAMES = [...(Object.keys(LISTS) as DataName[]), 'files'] as const;

function rulesOf(game: GameContent, content: Content): readonly RuleRecord[] {
  const texts = new Map<string, Record<string, string>>();
  for (const mode of game.doc.modes) {
    const { chapters } = renderRulebook(content, resolveRuleset(content, `${game.doc.id}/${mode}`));
    for (const block of chapters.flatMap(({ blocks }) => blocks))
      if (block.kind === 'rule') texts.set(block.id, { ...texts.get(block.id), [mode]: block.text });
  }
  return [...game.rules.values()].map(({ id, chapter, path, line }) => ({
    ...{ id, chapter, path, line },
    texts: texts.get(id) ?? {},
  }));
}

function packed(value: unknown): DataFile {
  const text = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  return { etag, gzip: gzipSync(text) };
}

/** Writes a data file. @throws ApiError for a release that this version of the program cannot read */
export const dataFile = aboutContent<{ subject: Subject; release: DataRelease; name: DataName }, DataFile>(
  'answers',
  'Writing the data',
  60_000,
  async ({ content, problems }, { subject, release, name }, thread) => {
    if (name === 'files')
      return packed({ release, files: overlaid(await thread.files(subject.release), subject.proposed) });
    const readable = withoutUnreadable(content, problems);
    // The message tells no problem, because it can name hidden content.
    if (readable.games.length === 0)
      throw new ApiError(
        'UNREADABLE_RELEASE',
        `Release ${release.number} was made for another version of this program, which can read none of its games. The file "files" has its texts.`,
      );
    const games = readable.games.map((game) => [game.doc.id, LISTS[name](game, content)] as const);
    return packed({ release, games: Object.fromEntries(games) });
  },
);
