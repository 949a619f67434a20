/** Removes a person from texts. Neutral words replace the name, the e-mail address and the ids. */

export const FORMER_EDITOR = 'a former editor';
export const FORMER_PLAYER = 'A former player';
const FORMER_ACCOUNT = 'a former account';
const FORMER_ID = 'former';

/** The values that identify a person. */
export interface Traces {
  readonly id: string;
  readonly email: string;
  /** The current name and all former ones. */
  readonly names: readonly string[];
  /** Ids at services for single sign-on. */
  readonly subjects: readonly string[];
}

/** The person's labels, in the form that `actorOf` writes. */
export const labelsOf = ({ names, email }: Traces): string[] => names.map((name) => `${name} <${email}>`);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|\-/]/gu, String.raw`\$&`);

/**
 * A text without the person.
 * @param isTheirs whether the text is about this person. In other texts a bare name may belong to someone else, so it is replaced only
 * after `of` or `by`.
 */
export function withoutPerson(text: string, traces: Traces, isTheirs: boolean): string {
  const plain = labelsOf(traces)
    .reduce((rest, label) => rest.replaceAll(label, FORMER_EDITOR), text)
    .replaceAll(traces.email, FORMER_ACCOUNT);
  const before = isTheirs ? String.raw`(?<![\p{L}\p{N}])` : String.raw`(?<=\b(?:of|by) )`;
  return [...traces.names]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => {
      const word = new RegExp(`${before}${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu');
      return rest.replace(word, FORMER_EDITOR);
    }, plain);
}

/** Removes the person from all texts and ids of a JSON value. Inside a longer text, a bare name is replaced only after `of` or `by`. */
export function withoutPersonIn(value: unknown, traces: Traces, isTheirs: boolean): unknown {
  if (typeof value === 'string') {
    if (value === traces.id || traces.subjects.includes(value)) return FORMER_ID;
    return withoutPerson(value, traces, isTheirs && traces.names.includes(value));
  }
  if (Array.isArray(value)) return value.map((one) => withoutPersonIn(one, traces, isTheirs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutPersonIn(one, traces, isTheirs)]));
}
