/** What an author forgot: words of a template in a new document, and old words in other texts after a term or a card has another name. */
import { placeOf } from '@rulewright/content';
import { dataIn } from '@rulewright/content/editing';
import { wordForms } from '@rulewright/content/word-forms';
import { PLACEHOLDERS } from '../content/document-templates.ts';
import { placesOf, type FoundPlace } from '../replacing/replace-texts.ts';
import { breathe, type BothSides } from './both-sides.ts';
import { checkOf, counted, type Check, type CheckFinding } from './check-result.ts';

/** Fails if a changed document still has words of its template. Words that a release already has stay. */
export function checkTemplates(sides: BothSides): Check {
  const pairs = Object.values(PLACEHOLDERS).map((find) => ({ find, replace: '' }));
  const findings = [...sides.changed].flatMap((path): CheckFinding[] => {
    const text = sides.after.files.get(path)?.text;
    if (text === undefined) return [];
    const replacement = { pairs, matchCase: true, wholeWords: false };
    const released = new Set(
      placesOf([{ path, text: sides.before.files.get(path)?.text ?? '' }], replacement).places.map(
        ({ match }) => match,
      ),
    );
    return placesOf([{ path, text }], replacement)
      .places.filter(({ match }) => !released.has(match))
      .map(({ match, line }) => ({ message: `“${match}” is from the template. Write your own words.`, path, line }));
  });
  return checkOf(
    'template',
    'Words of templates',
    findings.length > 0 ? 'failed' : 'passed',
    findings.length > 0
      ? `${counted(findings.length, 'text')} still ${findings.length === 1 ? 'has' : 'have'} the words of a template.`
      : 'No changed document has words of its template.',
    findings,
  );
}

/** A word with another name after the change. */
interface Renamed {
  readonly old: string;
  readonly now: string;
  readonly path: string;
}

function nameIn(text: string | undefined, member: string): string | null {
  const name = text === undefined ? undefined : (dataIn(text) as Readonly<Record<string, unknown>> | null)?.[member];
  return typeof name === 'string' ? name : null;
}

/** The terms and cards with another name. */
function renamedIn(sides: BothSides): Renamed[] {
  return [...sides.changed].flatMap((path): Renamed[] => {
    const kind = placeOf(path)?.kind;
    if (kind !== 'term' && kind !== 'card') return [];
    const [old, now] = [sides.before, sides.after].map(({ files }) =>
      nameIn(files.get(path)?.text, kind === 'term' ? 'term' : 'name'),
    );
    return old && now && old !== now ? [{ old, now, path }] : [];
  });
}

/** The most names to look for, and places to list for each. */
const MOST_NAMES = 50;
const MOST_LISTED = 20;

/** Warns if texts still have the old name of a term or a card. */
export async function checkOldWords(sides: BothSides): Promise<Check> {
  const findings: CheckFinding[] = [];
  const renamed = renamedIn(sides).slice(0, MOST_NAMES);
  for (const { old, now, path } of renamed) {
    await breathe();
    const game = placeOf(path)!.game;
    const files = [...sides.after.files.values()].filter((file) => placeOf(file.path)?.game === game);
    const pairs = wordForms(old, now);
    // The new name may contain the old one: "attack fee" for "fee".
    const isOld = ({ before, match, after }: FoundPlace): boolean =>
      !`${before}${match}${after}`.toLowerCase().includes(now.toLowerCase()) ||
      !now.toLowerCase().includes(old.toLowerCase());
    const { places } = placesOf(files, { pairs, matchCase: false, wholeWords: true });
    for (const place of places.filter(isOld).slice(0, MOST_LISTED))
      findings.push({
        message: `“${old}” is now “${now}”, and this text still says “${place.match}”.`,
        path: place.path,
        line: place.line,
      });
  }
  return checkOf(
    'old-words',
    'Old words',
    findings.length > 0 ? 'warning' : 'passed',
    findings.length > 0
      ? `${counted(findings.length, 'place')} still ${findings.length === 1 ? 'has' : 'have'} an old name. Rename and replace finds them.`
      : renamed.length === 0
        ? 'No term or card has another name.'
        : 'No text has the old names.',
    findings,
  );
}
