/** The settings of a new match, and the checks that they pass before anything is stored. */
import { USUAL_LEVEL, UnknownBotError, botById } from '@rulewright/bots';
import type { ClockSetup } from './match-clock.ts';
import { MatchError } from '../errors.ts';

export interface NewSeat {
  /** `me`: the visitor who sets up the match, or another person at the same screen. `friend`: the person who opens the link. */
  readonly kind: 'me' | 'bot' | 'friend';
  readonly name?: string | null;
  /** The bot that plays, or that takes over from a person who leaves. */
  readonly bot?: string | null;
  /** A legal deck. */
  readonly deck: CardList;
  /** The side deck, for the later games of a series. */
  readonly side?: CardList;
}

/** Card slugs and copies. */
export type CardList = readonly { readonly card: string; readonly copies: number }[];

export interface NewMatch {
  /** Digest of the network address from which it is set up. */
  readonly origin?: string | null;
  readonly game: string;
  readonly release: number;
  /** Id of the snapshot of a change set. The match is played as if the change set were published. */
  readonly proposal?: string | null;
  readonly rulesetId: string;
  readonly seats: readonly NewSeat[];
  /** Any 32-bit number, for a match that can be repeated. Not allowed if a friend plays. Without it, the match gets a secret key. */
  readonly seed?: number | null;
  readonly clock?: ClockSetup | null;
  /** Number of games in a series, which must be odd. The player who wins more than half of the games wins the series. */
  readonly bestOf?: number | null;
  /** Whether each player moves to the previous seat between the games of a series. */
  readonly changeSides?: boolean | null;
  /** Whether players may choose other decks between the games of a series. */
  readonly freeDecks?: boolean | null;
  /** Whether players at the table can write to each other. */
  readonly chat?: boolean | null;
  /** Milliseconds between decisions of a match that is shown to visitors. */
  readonly pace?: number | null;
}

const LONGEST_NAME = 40;
const SERIES: readonly number[] = [1, 3, 5, 7];
/** Limits how long people wait for a bot. */
const GREATEST_BUDGET = 2_000;
/** One day, and one hour. */
const MOST_SECONDS = 86_400;
const MOST_INCREMENT = 3_600;

/** Makes one line of a text. Invisible characters and runs of spaces become single spaces. */
export const visibleLine = (text: string): string =>
  text.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\s]+/gu, ' ').trim();

/** A name in the form in which it is shown, or null if no visible character is left. */
export function cleanName(name: string | null | undefined): string | null {
  const clean = visibleLine(name ?? '');
  return clean === '' ? null : [...clean].slice(0, LONGEST_NAME).join('');
}

/** Returns the id of a bot that may take a seat. @throws MatchError `bad-setup` */
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

/** The cost of one decision of a bot. 0 for an unknown bot, which other checks refuse. */
export function budgetOf(id: string | null | undefined): number {
  try {
    return botById(id ?? USUAL_LEVEL).budget;
  } catch {
    return 0;
  }
}

/** The name of a bot, shown at its seat. */
export const botName = (id: string): string => botById(id).name;

/** @throws MatchError `bad-setup` */
export function checkedBestOf(bestOf: number | null | undefined): number {
  const games = bestOf ?? 1;
  if (!SERIES.includes(games))
    throw new MatchError('bad-setup', `A series is the best of ${SERIES.slice(1).join(', ')} games, not of ${games}.`);
  return games;
}

/** @throws MatchError `bad-setup` if the person who chose the seed could know another person's cards */
export function checkSeed({ seed, seats }: Pick<NewMatch, 'seed' | 'seats'>): void {
  if (seed != null && seats.some(({ kind }) => kind === 'friend'))
    throw new MatchError(
      'bad-setup',
      'A match with a friend has no seed: the person who chose it would know every card.',
    );
}

/** @throws MatchError `bad-setup` if there is no one to write to */
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
