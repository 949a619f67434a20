/** Tells the words of a chapter from its notation, so that the differences of a chapter read as sentences. */

export interface TextPiece {
  readonly text: string;
  readonly isNotation: boolean;
  /** The meaning of an attribute, which a page says in words in its place. */
  readonly says?: 'replaced';
}

/** The fence of a block, with the id of a rule at most. A fence with more, such as a condition, says something that people must see. */
const PLAIN_FENCE = /^:::(?:rule\{#[\w.-]{1,200}( replaced-by="[\w.-]{1,200}")?\})?[ \t]*(?:\n|$)/u;
/** A fence before a changed attribute, and its end after that. The parts of a difference end between them. */
const OPEN_FENCE = /^:::rule\{#[\w.-]{1,200}[ \t]*$/u;
const END_OF_FENCE = /^\}[ \t]*(?:\n|$)/u;
/** The successor of a retired rule, in a fence. */
const REPLACED = /^[ \t]*replaced-by="[\w.-]{1,200}"/u;
const OPENING = /^:(?:param|term|rule|when)\[/u;
const CLOSING = /^\](?:\{[^}\n]{0,400}\})?/u;

/**
 * The pieces of a text, in order. Together they are the text.
 * @param isSame whether both sides have the text. The attributes of changed words are shown
 */
export function piecesOf(text: string, isSame: boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  let [from, depth] = [0, 0];
  const add = (at: number, notation: string, says?: 'replaced'): void => {
    if (at > from) pieces.push({ text: text.slice(from, at), isNotation: false });
    pieces.push({ text: notation, isNotation: true, ...(says && { says }) });
    from = at + notation.length;
  };
  const replaced = REPLACED.exec(text);
  if (replaced) add(0, replaced[0], 'replaced');
  const end = END_OF_FENCE.exec(text.slice(from, from + 80));
  if (end) add(from, end[0]);
  for (let at = from; at < text.length; at = Math.max(at + 1, from)) {
    const letter = text[at];
    if (letter !== ':' && letter !== ']') continue;
    const rest = text.slice(at, at + 700);
    const isLineStart = at === 0 || text[at - 1] === '\n';
    const fence = isLineStart ? (PLAIN_FENCE.exec(rest) ?? OPEN_FENCE.exec(rest)) : null;
    const opening = isSame ? OPENING.exec(rest) : null;
    if (fence) add(at, fence[0], fence[1] === undefined ? undefined : 'replaced');
    else if (opening) {
      depth++;
      add(at, opening[0]);
    } else if (letter === ']' && depth > 0) {
      depth--;
      add(at, CLOSING.exec(rest)![0]);
    }
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isNotation: false });
  return pieces;
}
