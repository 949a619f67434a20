/** Turns a question into the setup of a run that answers it. */
import { seatsOf, type CardDoc, type DeckDoc, type Ruleset } from '@rulewright/content';
import { seatsInWords, usualSeats } from '@rulewright/engine';
import {
  aroundTable,
  gamesNeeded,
  questionById,
  sizeNoticed,
  type Question,
  type StandIn,
  type Topic,
} from '@rulewright/lab';
import { budgetOf, type LabSetup } from '@rulewright/lab/service';
import type { Maybe } from '../base/maybe.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { notFound } from '../errors/errors.ts';
import { RUN_LIMITS, valueText, wrong } from './lab-arms.ts';
import { WORK_AN_HOUR } from './lab-limits.ts';
import { checkedBot, pairedPlayers, setupOf } from './lab-setup.ts';
import { armsOfMatrix, decidingRequest, matchupsRequest, type ListRequest } from './matchup-request.ts';
import type { EntrantRequest, RunRequest } from './new-run.ts';

export interface QuestionRequest {
  readonly question: string;
  readonly ruleset: string;
  readonly decks: readonly string[];
  readonly bots: readonly string[];
  readonly against?: Maybe<string>;
  /** Decks that are not published: lists, and decks that someone shares. */
  readonly lists?: Maybe<readonly ListRequest[]>;
  /** Further rulesets, for the topic `decks`. */
  readonly rulesets?: Maybe<readonly string[]>;
  readonly card?: Maybe<string>;
  readonly seats?: Maybe<number>;
  readonly parameter?: Maybe<string>;
  readonly value?: Maybe<string>;
  readonly size?: Maybe<number>;
}

/** The setup of a run that answers a question. */
export interface QuestionSetup {
  readonly setup: LabSetup;
  /** Whether the limits of a run allow fewer games than the requested size needs. */
  readonly limited: boolean;
}

/** A run has at least two games, so that players can swap seats. */
const LEAST_GAMES = 2;

/** @throws ApiError BAD_INPUT `bad-run`, NOT_FOUND; RulesetError */
export async function questionSetup(opened: OpenedRelease, asked: QuestionRequest): Promise<QuestionSetup> {
  const question = questionById(asked.question);
  if (!question) throw notFound('unknown-question', `The lab has no question "${asked.question}".`);
  const size = asked.size ?? question.usualSize;
  if (!question.sizes.includes(size))
    throw wrong(`This question notices a difference of ${question.sizes.join(', ')}, not ${size}.`);
  const base = opened.ruleset(asked.ruleset);
  const { kind } = question.measure;
  if (kind === 'matchups' || kind === 'deciding') return matrixSetup(opened, base, question, asked, size);
  const { entrants, card, standIn } = await playersOf(opened, base, question, asked);
  const compared = rulesetsOf(question, base, asked);
  const arms = 'against' in compared || 'sweep' in compared ? 2 : 1;
  const wanted = gamesNeeded(question, size);
  const games = Math.min(wanted, mostGames(entrants, arms));
  const swap = isAbout(question, 'deck') || isAbout(question, 'level') || standIn !== null;
  const setup = await setupOf(opened, { ruleset: asked.ruleset, ...compared, entrants, games, swap });
  if (arms === 2 && setup.arms[0]!.hash === setup.arms[1]!.hash)
    throw wrong('Both rulesets are the same. Choose a change to compare.');
  const noticed = games < wanted ? sizeNoticed(question, size, games) : size;
  return { setup: { ...setup, question: { id: question.id, size: noticed, card, standIn } }, limited: games < wanted };
}

/** The setup of a question about pairs of decks. */
async function matrixSetup(
  opened: OpenedRelease,
  base: Ruleset,
  question: Question,
  { decks, lists, bots, rulesets, ruleset }: QuestionRequest,
  size: number,
): Promise<QuestionSetup> {
  const about = { decks, lists: lists ?? [], bots, rulesets };
  const { entrants, matrix } =
    question.measure.kind === 'matchups' ? matchupsRequest(about) : await decidingRequest(opened, base, about);
  const arms = armsOfMatrix(matrix);
  const wanted = gamesNeeded(question, size, arms);
  const games = Math.min(wanted, mostGames(entrants, arms));
  const setup = await setupOf(opened, { ruleset, matrix, entrants, games, swap: true });
  const noticed = games < wanted ? sizeNoticed(question, size, games, arms) : size;
  const answered = { id: question.id, size: noticed, card: null, standIn: null };
  return { setup: { ...setup, question: answered }, limited: games < wanted };
}

const isAbout = ({ topics }: Question, topic: Topic): boolean => topics.includes(topic);

interface Players {
  readonly entrants: readonly EntrantRequest[];
  readonly card: string | null;
  readonly standIn: StandIn | null;
}

/** The players of a question, with the card that it is about. @throws ApiError */
async function playersOf(
  opened: OpenedRelease,
  base: Ruleset,
  question: Question,
  asked: QuestionRequest,
): Promise<Players> {
  const entrants = entrantsOf(question, base, asked);
  if (!isAbout(question, 'card')) return { entrants, card: null, standIn: null };
  const game = opened.game(base.game);
  const card = game.cards.get(asked.card ?? '');
  const deck = game.decks.get(entrants[0]!.deckSlug ?? '');
  if (!card) throw wrong('Choose a card of the game.');
  // `setupOf` refuses an unknown deck.
  if (!deck) return { entrants, card: card.id, standIn: null };
  if (question.measure.kind !== 'card-played') return pairOf(opened, base, entrants[0]!.bot, { card, deck });
  if (!deck.entries.some((entry) => entry.card === card.id)) throw wrong('Choose a card of the deck.');
  return { entrants, card: card.id, standIn: null };
}

/** Gives the card to the first player, and a stand-in to the second. */
async function pairOf(
  opened: OpenedRelease,
  base: Ruleset,
  bot: string,
  { card, deck }: { readonly card: CardDoc; readonly deck: DeckDoc },
): Promise<Players> {
  const { cards } = opened.game(base.game);
  const asked = { subject: opened.subject, game: base.game, ruleset: base.id, deck: deck.entries, card: card.id };
  const pair = await opened.work.run('replaceCard', asked);
  if (!pair)
    throw wrong(
      `${deck.name} is not legal in ${base.name}, or no card can legally take the place of ${card.name} in it. Choose another deck.`,
    );
  const other = pair.standIn.cards.map((id) => cards.get(id)?.name ?? id).join(', ');
  const by = (name: string, entries: typeof pair.withCard): EntrantRequest => ({
    bot,
    made: { name: `${deck.name} with ${name}`, entries },
  });
  return {
    entrants: aroundTable([by(card.name, pair.withCard), by(other, pair.without)], pairedPlayers(base)),
    card: card.id,
    standIn: pair.standIn,
  };
}

/** The most games of each ruleset that the limits of a run and of an address allow. */
function mostGames(entrants: readonly EntrantRequest[], arms: number): number {
  const work = Math.floor(WORK_AN_HOUR.points / Math.max(1, budgetOf(entrants)) / arms);
  return Math.max(LEAST_GAMES, Math.min(RUN_LIMITS.games, Math.floor(RUN_LIMITS.allGames / arms), work));
}

function entrantsOf(question: Question, base: Ruleset, { decks, bots, seats }: QuestionRequest): EntrantRequest[] {
  const deck = chosen(decks, isAbout(question, 'deck'), 'deck', 'decks');
  const bot = chosen(bots, isAbout(question, 'level'), 'level of players', 'levels of players');
  bot.forEach(checkedBot);
  const range = seatsOf(base);
  // Two decks or levels sit in turn.
  const isPair = deck.length + bot.length > 2;
  const count = isPair ? pairedPlayers(base) : isAbout(question, 'seats') && seats != null ? seats : usualSeats(range);
  const maxSeats = Math.min(range.maxSeats, RUN_LIMITS.seats);
  if (count < range.minSeats || count > maxSeats)
    throw wrong(`${base.name} is for ${seatsInWords({ ...range, maxSeats })} players, not for ${count}.`);
  return Array.from({ length: count }, (_, seat) => ({
    deckSlug: deck[seat % deck.length]!,
    bot: bot[seat % bot.length]!,
  }));
}

/** Checks that one id, or two different ids, were chosen. @throws ApiError */
function chosen(ids: readonly string[], two: boolean, one: string, many: string): readonly string[] {
  if (!two && ids.length !== 1) throw wrong(`Choose one ${one}.`);
  if (two && (ids.length !== 2 || ids[0] === ids[1])) throw wrong(`Choose two different ${many}.`);
  return ids;
}

/** The second ruleset of a question, if it compares two. */
function rulesetsOf(
  question: Question,
  base: Ruleset,
  { against, parameter, value }: QuestionRequest,
): Pick<RunRequest, 'against' | 'sweep'> {
  if (isAbout(question, 'change')) {
    if (against == null) throw wrong('Choose the rules after the change.');
    return { against };
  }
  if (!isAbout(question, 'parameter')) return {};
  const now = base.parameters[parameter ?? ''];
  if (parameter == null || now === undefined) throw wrong('Choose a parameter of these rules.');
  if (value == null || value.trim() === '') throw wrong(`Choose another value of ${parameter}.`);
  const values = [valueText(now), value.trim()];
  if (values[0] === values[1]) throw wrong(`${parameter} is ${values[0]} already. Choose another value.`);
  return { sweep: { parameter, values } };
}
