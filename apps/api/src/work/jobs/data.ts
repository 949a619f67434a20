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
import { checkDeck } from '@rulewright/decks';
import { overlaid } from '@rulewright/desk';
import { ProgramError } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import { recordGames, type GameRecord } from '@rulewright/lab';
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
  'lab-games': labGamesOf,
} satisfies Record<string, (game: GameContent, content: Content) => readonly unknown[]>;

export type DataName = keyof typeof LISTS | 'files';

/** The licence of the recorded games of a game that names none. Names and texts of cards stay with their publishers. */
const LICENCE = 'CC0-1.0';

/** The names of the data files of a release. The file `files` contains the text of every document. */
export const DATA_NAMES = [...(Object.keys(LISTS) as DataName[]), 'files'] as const;

/** The bots of the recorded games, the games of each mode with each bot, and the most decisions of a game. */
const RECORDED = { bots: ['random', 'quick'], games: 4, most: 3_000 } as const;
const RECORD_SEED = 20_261_128;

/** Games between bots in each mode, with the first two published decks that are legal in it. They are the same at every request. */
function labGamesOf(game: GameContent, content: Content): readonly GameRecord[] {
  const plugin = pluginFor(game);
  if (!plugin) return [];
  return game.doc.modes.flatMap((mode) => {
    const ruleset = resolveRuleset(content, `${game.doc.id}/${mode}`);
    const legal = [...game.decks.values()].filter(
      ({ entries }) => checkDeck(game, [ruleset], entries).verdicts[0]!.legal,
    );
    const [first, second = first] = legal;
    if (!first || !second) return [];
    const { games, most } = RECORDED;
    const settings = { ruleset, cards: game.cards, decks: [first, second], games, most, seed: RECORD_SEED };
    return RECORDED.bots.flatMap((bot) => {
      try {
        return recordGames(plugin, { ...settings, bot });
      } catch (error) {
        // A mode that two players cannot play, or that this version cannot compile, has no games.
        if (error instanceof ProgramError) return [];
        throw error;
      }
    });
  });
}

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
    const licences = Object.fromEntries(readable.games.map(({ doc }) => [doc.id, doc.gamesLicence ?? LICENCE]));
    return packed({ release, ...(name === 'lab-games' && { licences }), games: Object.fromEntries(games) });
  },
);
