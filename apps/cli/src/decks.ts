/** Reads deck lists for commands: files in UTF-8 or UTF-16, standard input, or slugs of published decks. */
import type { GameContent, Ruleset } from '@rulewright/content';
import { checkDeck } from '@rulewright/decks';
import type { DeckList } from '@rulewright/engine';
import { RefusedError, UsageError } from './failure.ts';
import { readInput } from './inputs.ts';

/** The largest file that can be a deck list, in bytes. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The text of a deck list; `-` is standard input. @throws UsageError */
export function readListText(path: string): string {
  const bytes = readInput(path);
  if (bytes.length > MOST_BYTES)
    throw new UsageError(`${path} is larger than ${MOST_BYTES / 1024 / 1024} MB, which is too large for a deck list.`);
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  // Invalid UTF-8 becomes replacement characters, which the deck check reports with their line.
  return bytes.toString('utf8');
}

/** A deck to play: a published deck by slug, or a file with a legal list. @throws UsageError, Refused */
function readDeckList(game: GameContent, ruleset: Ruleset, name: string): DeckList {
  const published = game.decks.get(name);
  if (published) return published;
  const { entries, verdicts } = checkDeck(game, [ruleset], readListText(name));
  const { legal, issues } = verdicts[0]!;
  if (!legal) {
    const errors = issues.filter((issue) => issue.severity === 'error').map((issue) => `  ${issue.message}`);
    throw new RefusedError(`${name} is not a legal deck for ${ruleset.name}:\n${errors.join('\n')}`);
  }
  const main = entries.filter((entry) => entry.zone === 'main' && entry.card !== null);
  return { entries: main.map(({ card, copies }) => ({ card: card!, copies })) };
}

/** The decks of the players: the named files or slugs, or the game's first published deck if none are named. */
export function decksFor(game: GameContent, ruleset: Ruleset, named: readonly string[] | undefined): DeckList[] {
  if (named?.length) return named.map((name) => readDeckList(game, ruleset, name));
  const first = [...game.decks.values()][0];
  if (!first) throw new UsageError(`${game.doc.name} has no published deck list. Name one with --deck.`);
  return [first];
}
