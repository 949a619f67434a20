/** The paths of documents in the content tree. A path determines the kind, the game and the slug. */
export type DocumentKind =
  | 'game'
  | 'logo'
  | 'fields'
  | 'faces'
  | 'parameters'
  | 'mode'
  | 'variant'
  | 'deck-law'
  | 'legality'
  | 'play'
  | 'text'
  | 'ruling'
  | 'term'
  /** Lists of rulings and of terms, from before each item had its own document. */
  | 'rulings'
  | 'glossary'
  | 'learn'
  | 'first-game'
  | 'policy'
  | 'strength'
  | 'examples'
  | 'card'
  | 'picture'
  | 'drawing'
  | 'set'
  | 'deck'
  | 'adoption'
  | 'adopted';

type Places = readonly (readonly [RegExp, DocumentKind])[];

const IN_RULES: Places = [
  [/^rules\/([a-z0-9-]+)\/game\.yaml$/, 'game'],
  [/^rules\/([a-z0-9-]+)\/(logo)\.(?:svg|png)$/, 'logo'],
  [/^rules\/([a-z0-9-]+)\/(fields)\.yaml$/, 'fields'],
  [/^rules\/([a-z0-9-]+)\/(faces)\.yaml$/, 'faces'],
  [/^rules\/([a-z0-9-]+)\/(parameters)\.yaml$/, 'parameters'],
  [/^rules\/([a-z0-9-]+)\/modes\/([a-z0-9-]+)\.yaml$/, 'mode'],
  [/^rules\/([a-z0-9-]+)\/variants\/([a-z0-9-]+)\.yaml$/, 'variant'],
  [/^rules\/([a-z0-9-]+)\/deck-laws\/([a-z0-9-]+)\.yaml$/, 'deck-law'],
  [/^rules\/([a-z0-9-]+)\/legality\/([a-z0-9-]+)\.yaml$/, 'legality'],
  [/^rules\/([a-z0-9-]+)\/play\/([a-z0-9-]+)\.play$/, 'play'],
  [/^rules\/([a-z0-9-]+)\/text\/\d\d-([a-z0-9-]+)\.md$/, 'text'],
  [/^rules\/([a-z0-9-]+)\/rulings\/([a-z0-9-]+)\.yaml$/, 'ruling'],
  [/^rules\/([a-z0-9-]+)\/glossary\/([a-z0-9-]+)\.yaml$/, 'term'],
  [/^rules\/([a-z0-9-]+)\/(rulings)\.yaml$/, 'rulings'],
  [/^rules\/([a-z0-9-]+)\/(glossary)\.yaml$/, 'glossary'],
  [/^rules\/([a-z0-9-]+)\/(learn)\.yaml$/, 'learn'],
  [/^rules\/([a-z0-9-]+)\/(first-game)\.yaml$/, 'first-game'],
  [/^rules\/([a-z0-9-]+)\/policies\/([a-z0-9-]+)\.json$/, 'policy'],
  [/^rules\/([a-z0-9-]+)\/(strength)\.json$/, 'strength'],
  [/^rules\/([a-z0-9-]+)\/examples\/([a-z0-9-]+)\.yaml$/, 'examples'],
];

/** Cards come first, because a large game has mostly cards and asks for 15,000 places at a time. */
const IN_CARDS: Places = [
  [/^cards\/([a-z0-9-]+)\/cards\/([a-z0-9-]+)\.yaml$/, 'card'],
  [/^cards\/([a-z0-9-]+)\/pictures\/([a-z0-9-]+)\.(?:png|jpg|webp)$/, 'picture'],
  [/^cards\/([a-z0-9-]+)\/drawings\/([a-z0-9-]+)\.svg$/, 'drawing'],
  [/^cards\/([a-z0-9-]+)\/sets\/([a-z0-9-]+)\.yaml$/, 'set'],
  [/^cards\/([a-z0-9-]+)\/decks\/([a-z0-9-]+)\.yaml$/, 'deck'],
  [/^cards\/([a-z0-9-]+)\/adopt\/([a-z0-9-]+)\.yaml$/, 'adoption'],
  [/^cards\/([a-z0-9-]+)\/adopted\/([a-z0-9-]+)\.yaml$/, 'adopted'],
];

export interface DocumentPlace {
  readonly kind: DocumentKind;
  readonly game: string;
  /** The file name without number and extension; for game.yaml, the game's id. */
  readonly slug: string;
}

/** The kind, game and slug of a path; null if no document can have this path. */
export function placeOf(path: string): DocumentPlace | null {
  for (const [pattern, kind] of path.startsWith('cards/') ? IN_CARDS : IN_RULES) {
    const match = pattern.exec(path);
    if (match) return { kind, game: match[1]!, slug: match[2] ?? match[1]! };
  }
  return null;
}
