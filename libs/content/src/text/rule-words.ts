/** The first words of a rule, which name it for an editor. Its number differs between modes, and its id means nothing to people. */

const LONGEST = 160;

/** A directive without another one inside, such as `:when[a reserve]{if="…"}`. */
const INNERMOST = /:(term|rule|when|param)\[([^[\]]*)\](?:\{[^}]*\})?/gu;

/** The words of alternatives in a row are between these two signs, which no text has, until the first one is chosen. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const ALTERNATIVES = new RegExp(`${OPEN}([^${OPEN}${CLOSE}]*)${CLOSE}(?:${OPEN}[^${OPEN}${CLOSE}]*${CLOSE})*`, 'gu');

/**
 * The first words of a text without the marks of directives and emphasis. A value is an ellipsis, because it differs between modes. Of
 * alternatives in a row, the first one is shown.
 */
export function plainWords(text: string): string {
  let [shown, before] = [text, ''];
  while (shown !== before) {
    before = shown;
    shown = shown
      .replace(INNERMOST, (_, kind: string, words: string) =>
        kind === 'param' ? '…' : kind === 'when' ? `${OPEN}${words}${CLOSE}` : words,
      )
      .replace(ALTERNATIVES, (run, first: string) =>
        run === `${OPEN}${first}${CLOSE}` ? run : `${OPEN}${first}${CLOSE}`,
      );
  }
  return shown.replaceAll(OPEN, '').replaceAll(CLOSE, '').replaceAll('**', '').slice(0, LONGEST);
}

/** The first line of a rule's sentence. @param line the line of the rule's marker, from 1 */
export const ruleWords = (lines: readonly string[], line: number): string => plainWords(lines[line] ?? '');
