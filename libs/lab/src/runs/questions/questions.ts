/**
 * The questions that the lab can answer, as data. A question is a run that is ready to play: what the visitor chooses, what the games
 * measure, and the differences that may be worth noticing. The site has the words of each question, by its id.
 */

/**
 * What a visitor chooses besides the rules, the deck and the level of the players. `change`: a second ruleset. `deck`: a second deck.
 * `level`: a second level. `card`: a card of the deck. `seats`: the number of players. `parameter`: a parameter and its other value.
 */
export type Topic = 'change' | 'deck' | 'level' | 'card' | 'seats' | 'parameter';

/** What the games of a question measure. Metrics are those of `metricsOf`. */
export type Measure =
  /** A share of the wins under one ruleset, compared with an even share. */
  | { readonly kind: 'even'; readonly metric: string }
  /** The difference of a metric between two rulesets that play the same seeds. */
  | { readonly kind: 'change'; readonly metric: string; readonly unit: 'share' | 'number' }
  /** Whether any of these metrics differs between two rulesets that play the same seeds. */
  | { readonly kind: 'any'; readonly metrics: readonly string[] }
  /** The value of a metric under one ruleset. */
  | { readonly kind: 'value'; readonly metric: string }
  /** The wins of players who drew a card, compared with those who did not. All players have the same deck. */
  | { readonly kind: 'card-wins' }
  /** The share of players who played a card after they drew it. */
  | { readonly kind: 'card-played' };

export interface Question {
  readonly id: string;
  readonly topics: readonly Topic[];
  readonly measure: Measure;
  /**
   * The differences to choose from, the smallest first: in points for shares (0.05 is 5 points), otherwise as a part of the value. The run is
   * large enough to notice the chosen one.
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
  { id: 'card', topics: ['card'], measure: { kind: 'card-wins' }, ...POINTS },
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

/** A question as it was asked: its id, the difference to notice, and the card it is about. */
export interface AskedQuestion {
  readonly id: string;
  readonly size: number;
  /** The slug of the card, or null if the question is not about a card. */
  readonly card: string | null;
}
