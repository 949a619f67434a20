/** Whether the texts of changed cards are read. */
import { placeOf, type CardDoc } from '@rulewright/content';
import { playOf, sentenceFindings, sentencesOf, type SentenceFinding } from '@rulewright/content/play';
import { type BothSides, breathe } from './both-sides.ts';
import { type Check, checkOf, counted } from './check-result.ts';

/** Reads the texts of changed cards. A text with two readings must be repaired, and a person must look at new texts that are not read. */
export async function checkSentences(sides: BothSides): Promise<Check> {
  const findings: (SentenceFinding & { readonly path: string; readonly isNew: boolean })[] = [];
  for (const { game, old } of sides.games()) {
    const { phrases } = playOf(game);
    if (phrases === null) continue;
    const sentences = sentencesOf(phrases);
    const changed = [...sides.changed].flatMap((path): { path: string; card: CardDoc }[] => {
      const place = placeOf(path);
      const card = place?.kind === 'card' && place.game === game.doc.id ? game.cards.get(place.slug) : undefined;
      return card ? [{ path, card }] : [];
    });
    if (changed.length === 0) continue;
    for (const { path, card } of changed) {
      await breathe();
      const released = old?.cards.get(card.id);
      const known = new Set(released ? sentences.entries(released).map(({ text }) => text) : []);
      const read = sentenceFindings(sentences, [card]);
      findings.push(...read.map((one) => ({ ...one, path, isNew: !known.has(one.text) })));
    }
  }
  const others = findings.filter(({ reading }) => reading !== 'read');
  const isAmbiguous = others.some(({ reading }) => reading === 'ambiguous');
  const status = isAmbiguous ? 'failed' : others.some(({ isNew }) => isNew) ? 'warning' : 'passed';
  return checkOf(
    'sentences',
    'Texts of cards',
    status,
    others.length === 0
      ? 'The texts of changed cards are read.'
      : `Not read: ${counted(others.length, 'text')} of ${findings.length}.`,
    others.map(({ message, path, text }) => ({
      message: message!,
      path,
      ...lineIn(sides.after.files.get(path)?.text, text),
    })),
  );
}

/** The line of a card's document on which a text begins, if it is written there as it is read. */
function lineIn(source: string | undefined, text: string): { line?: number } {
  const at = source?.indexOf(text.slice(0, 40)) ?? -1;
  return at < 0 ? {} : { line: source!.slice(0, at).split('\n').length };
}
