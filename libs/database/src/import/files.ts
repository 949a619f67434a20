/** Checks that only the database needs: whether it can return a file byte for byte. */
import { ContentError, type Problem, type SourceFile } from '@rulewright/content';

/** Larger texts are rejected before anything is parsed. */
const MOST_CHARACTERS = 1_000_000;
const HALF_PAIR = /\p{Cs}/u;

/** @throws ContentError for a repeated path, a NUL character, half of a surrogate pair, or a text that is too long */
export function checkFiles(files: readonly SourceFile[]): void {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { path, text } of files) {
    const say = (code: string, message: string, at = 0): void => {
      const before = text.slice(0, at).split('\n');
      problems.push({ path, line: before.length, column: before.at(-1)!.length + 1, code, message });
    };
    if (seen.has(path)) say('file-twice', 'Two files have this path.');
    seen.add(path);
    if (text.length > MOST_CHARACTERS) say('too-large', `The file has more than ${MOST_CHARACTERS} characters.`);
    else if (text.includes('\0'))
      say('control-character', 'The control character U+0000 does not belong in a text file.', text.indexOf('\0'));
    else if (HALF_PAIR.test(text)) say('encoding', 'The file is not UTF-8.');
  }
  if (problems.length > 0) throw new ContentError(problems);
}
