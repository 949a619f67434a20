/** What a new match is made of, checked before anything is stored. */
import { USUAL_LEVEL, UnknownBotError, botById } from '@rulewright/bots';
import type { ClockSetup } from './match-clock.ts';
import { MatchError } from '../errors.ts';

export interface NewSeat {
  /** `me`: the visitor who sets the match up, or somebody else at the same screen; `friend`: the person who opens the link. */
  readonly kind: 'me' | 'bot' | 'friend';
  readonly name?: string | null;
  /** The bot that plays, or that plays on for a person who leaves. */
  readonly bot?: string | null;
  /** A legal deck. */
  readonly deck: CardList;
  /** The cards beside it, for the later games of a series. */
  readonly side?: CardList;
}

/** Card slugs and copies. */
export type CardList = readonly { readonly card: string; readonly copies: number }[];

export interface NewMatch {
  /** Digest of the address from which it is set up. */
  readonly origin?: string | null;
  readonly game: string;
  readonly release: number;
  /** The state of a change set over the release, as if it were published. */
  readonly proposal?: string | null;
  readonly rulesetId: string;
  readonly seats: readonly NewSeat[];
  /** Any 32-bit number, for a match that can be repeated: not where a friend plays. Without it the match gets a secret key. */
  readonly seed?: number | null;
  readonly clock?: ClockSetup | null;
  /** Games of a series, an odd number: the player who wins more than half of the games wins the series. */
  readonly bestOf?: number | null;
  /** Players at the table may write to each other. */
  readonly chat?: boolean | null;
  /** Milliseconds between decisions of a match that is shown to visitors. */
  readonly pace?: number | null;
}

const LONGEST_NAME = 40;
const SERIES: readonly number[] = [1, 3, 5, 7];
/** A bot at a table answers within a breath. */
const GREATEST_BUDGET = 2_000;
/** A day, and an hour. */
const MOST_SECONDS = 86_400;
const MOST_INCREMENT = 3_600;

/** A text as one line: what cannot be seen and runs of spaces are gone. */
export const visibleLine = (text: string): string =>
  text.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\s]+/gu, ' ').trim();

/** A name as it is shown; null when nothing is left. */
export function cleanName(name: string | null | undefined): string | null {
  const clean = visibleLine(name ?? '');
  return clean === '' ? null : [...clean].slice(0, LONGEST_NAME).join('');
}

/** A bot that may sit at a table. @throws MatchError `bad-setup` */
export function checkedBot(id: string | null | undefined): string {
  const bot = id ?? USUAL_LEVEL;
  try {
    botById(bot);
  } catch (error) {
    if (error instanceof UnknownBotError) throw new MatchError('bad-setup', error.message);
    throw error;
  }
  const budget = Number(bot.split(':')[1] ?? 0);
  if (budget > GREATEST_BUDGET)
    throw new MatchError('bad-setup', `A bot at a table has a budget of at most ${GREATEST_BUDGET}, not ${budget}.`);
  return bot;
}

/** What a decision of a bot costs; 0 for a bot that does not exist, which is refused elsewhere. */
export function budgetOf(id: string | null | undefined): number {
  try {
    return botById(id ?? USUAL_LEVEL).budget;
  } catch {
    return 0;
  }
}

/** The name of a bot, for its seat. */
export const botName = (id: string): string => botById(id).name;

/** @throws MatchError `bad-setup` */
export function checkedBestOf(bestOf: number | null | undefined): number {
  const games = bestOf ?? 1;
  if (!SERIES.includes(games))
    throw new MatchError('bad-setup', `A series is the best of ${SERIES.slice(1).join(', ')} games, not of ${games}.`);
  return games;
}

/** @throws MatchError `bad-setup` where a seed would give a person's cards away */
export function checkSeed({ seed, seats }: Pick<NewMatch, 'seed' | 'seats'>): void {
  if (seed != null && seats.some(({ kind }) => kind === 'friend'))
    throw new MatchError(
      'bad-setup',
      'A match with a friend has no seed: the person who chose it would know every card.',
    );
}

/** @throws MatchError `bad-setup` where nobody is there to write to */
export function checkedChat({ chat, seats }: Pick<NewMatch, 'chat' | 'seats'>): boolean {
  if (chat && !seats.some(({ kind }) => kind === 'friend'))
    throw new MatchError('bad-setup', 'Chat is for a match with a friend.');
  return chat === true;
}

/** @throws MatchError `bad-setup` */
export function checkedClock(clock: ClockSetup | null | undefined): ClockSetup | null {
  if (clock == null) return null;
  const { seconds, increment } = clock;
  const whole = Number.isInteger(seconds) && Number.isInteger(increment);
  if (!whole || seconds < 10 || seconds > MOST_SECONDS || increment < 0 || increment > MOST_INCREMENT)
    throw new MatchError(
      'bad-setup',
      `A clock has 10 to ${MOST_SECONDS} seconds and adds 0 to ${MOST_INCREMENT} with each decision.`,
    );
  return { seconds, increment };
}
