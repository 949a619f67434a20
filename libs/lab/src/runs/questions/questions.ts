/**
 * The questions that the lab can answer, as data. A question defines the visitor's choices, the measurement, and the differences that the
 * visitor may want to notice. The site has the texts of each question, by its id.
 */

/**
 * A further choice of the visitor, besides the rules, the deck and the level of the players. `change`: a second ruleset. `deck`: a second deck.
 * `level`: a second level. `decks`: several decks.  `card`: a card of the deck. `seats`: the number of players. `parameter`: a parameter and its other value.
 */
export type Topic = 'change' | 'deck' | 'decks' | 'level' | 'card' | 'seats' | 'parameter';

/** The measurement of a question. `metricsOf` defines the metrics. */
export type QuestionMeasure =
  /** A share of the wins under one ruleset, compared with an even share. */
  | { readonly kind: 'even'; readonly metric: string }
  /** The difference of a metric between two rulesets that play the same seeds. */
  | { readonly kind: 'change'; readonly metric: string; readonly unit: 'share' | 'number' }
  /** Whether any of these metrics differs between two rulesets that play the same seeds. */
  | { readonly kind: 'any'; readonly metrics: readonly string[] }
  /** The value of a metric under one ruleset. */
  | { readonly kind: 'value'; readonly metric: string }
  /** The wins of each pair of decks. */
  | { readonly kind: 'matchups' }
  /** What each card of the first deck changes in its wins against the second. */
  | { readonly kind: 'deciding' }
  /** The share of players who played a card after they drew it. */
  | { readonly kind: 'card-played' };

export interface Question {
  readonly id: string;
  readonly topics: readonly Topic[];
  readonly measure: QuestionMeasure;
  /**
   * The differences to choose from, smallest first: in points for shares (0.05 is 5 points), otherwise relative to the value. The run has
   * enough games to notice the chosen difference.
   */
  readonly sizes: readonly number[];
  readonly usualSize: number;
}

const POINTS = { sizes: [0.02, 0.05, 0.1], usualSize: 0.05 } as const;

export const QUESTIONS: readonly Question[] = [
  {
    id: 'change-starter',
    topics: ['change'],
    measure: { kind: 'change', metric: 'starter-wins', unit: 'share' },
    ...POINTS,
  },
  { id: 'starter', topics: [], measure: { kind: 'even', metric: 'starter-wins' }, ...POINTS },
  // The first entrant has the card, and the second has the same deck with a stand-in for the card.
  { id: 'card', topics: ['card'], measure: { kind: 'even', metric: 'entrant-1-wins' }, ...POINTS },
  {
    id: 'card-played',
    topics: ['card'],
    measure: { kind: 'card-played' },
    sizes: [0.005, 0.01, 0.05],
    usualSize: 0.01,
  },
  { id: 'length', topics: ['seats'], measure: { kind: 'value', metric: 'turns' }, ...POINTS },
  {
    id: 'change-length',
    topics: ['change'],
    measure: { kind: 'change', metric: 'turns', unit: 'number' },
    ...POINTS,
  },
  { id: 'deck', topics: ['deck'], measure: { kind: 'even', metric: 'entrant-1-wins' }, ...POINTS },
  { id: 'matchups', topics: ['decks'], measure: { kind: 'matchups' }, ...POINTS },
  { id: 'deciding', topics: ['deck'], measure: { kind: 'deciding' }, ...POINTS },
  { id: 'skill', topics: ['level'], measure: { kind: 'even', metric: 'entrant-1-wins' }, ...POINTS },
  {
    id: 'parameter',
    topics: ['parameter'],
    measure: { kind: 'any', metrics: ['starter-wins', 'turns', 'decisions'] },
    ...POINTS,
  },
];

/** The question with this id, or undefined. */
export const questionById = (id: string): Question | undefined => QUESTIONS.find((question) => question.id === id);

/** The cards that take the place of a card in the second entrant's deck. */
export interface StandIn {
  /** Slugs, the card with the most copies first. */
  readonly cards: readonly string[];
  /** The number of replaced copies. */
  readonly copies: number;
  /** Whether the chosen deck has the stand-in, and the card was put into the first entrant's deck. */
  readonly added: boolean;
}

/** A question with the visitor's choices: the difference to notice, and the card. */
export interface AskedQuestion {
  readonly id: string;
  readonly size: number;
  /** The slug of the card, or null if the question is not about a card. */
  readonly card: string | null;
  /** Null if the question does not replace a card, and for runs from before cards were replaced. */
  readonly standIn: StandIn | null;
}

/** Whether the games of a run cannot answer its question, because the run is from before cards were replaced. */
export const isOutdated = ({ id, card, standIn }: AskedQuestion): boolean =>
  card !== null && standIn === null && questionById(id)?.measure.kind === 'even';
