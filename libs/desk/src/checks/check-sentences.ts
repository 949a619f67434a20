/** Whether the texts of changed cards mean what their data says. */
import { cardsInPassing, placeOf, type CardDoc } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { namesOf, sentenceFindings, type SentenceFinding } from '@rulewright/content/sentences';
import { sentencesFor } from '@rulewright/games/sentences';
import { type BothSides, breathe } from './both-sides.ts';
import { type Check, checkOf, counted } from './check-result.ts';

/** Whether a text has two readings, and neither is what the data says. */
const isAmbiguous = ({ verdict }: SentenceFinding): boolean =>
  verdict.kind === 'outside' && verdict.reading.kind === 'ambiguous';

/** Whether a new text is not read, so that no one knows whether its data means the same. */
const isUnread = ({ verdict, isNew }: SentenceFinding & { readonly isNew: boolean }): boolean =>
  isNew && verdict.kind === 'outside';

/**
 * Compares the texts of changed cards with their data. A person must look at texts with another meaning, and at new texts that are not read.
 */
export async function checkSentences(sides: BothSides): Promise<Check> {
  const findings: (SentenceFinding & { readonly path: string; readonly isNew: boolean })[] = [];
  for (const { game, old } of sides.games()) {
    const sentences = await sentencesFor(game.doc.id, playOf(game).phrases);
    if (!sentences) continue;
    const changed = [...sides.changed].flatMap((path): { path: string; card: CardDoc }[] => {
      const place = placeOf(path);
      const card = place?.kind === 'card' && place.game === game.doc.id ? game.cards.get(place.slug) : undefined;
      return card ? [{ path, card }] : [];
    });
    if (changed.length === 0) continue;
    // Collecting the names reads all cards of the game, so it is done once for all texts.
    const names = namesOf(sentences.names(cardsInPassing(game.cards)));
    for (const { path, card } of changed) {
      await breathe();
      const released = old?.cards.get(card.id);
      const known = new Set(released ? sentences.entries(released, names).map(({ text }) => text) : []);
      const read = sentenceFindings(sentences, [card], names);
      findings.push(...read.map((one) => ({ ...one, path, isNew: !known.has(one.text) })));
    }
  }
  const others = findings.filter(({ verdict }) => verdict.kind !== 'agrees');
  const differing = others.filter(({ verdict }) => verdict.kind === 'differs');
  const isDoubtful = differing.length > 0 || others.some(isUnread);
  const status = others.some(isAmbiguous) ? 'failed' : isDoubtful ? 'warning' : 'passed';
  const summary =
    others.length === 0
      ? 'The texts of changed cards agree with their data.'
      : `${counted(differing.length, 'text')} of ${findings.length} differ from the data; ${others.length - differing.length} are not read.`;
  return checkOf(
    'sentences',
    'Texts of cards against their data',
    status,
    summary,
    others.map(({ message, path, text }) => ({ message, path, ...lineIn(sides.after.files.get(path)?.text, text) })),
  );
}

/** The line of a card's document on which a text begins, if it is written there as it is read. */
function lineIn(source: string | undefined, text: string): { line?: number } {
  const at = source?.indexOf(text.slice(0, 40)) ?? -1;
  return at < 0 ? {} : { line: source!.slice(0, at).split('\n').length };
}
