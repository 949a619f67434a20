/** Compares the texts of changed cards with their data. A person must look at texts with another meaning. */
import { cardsInPassing, placeOf, type CardDoc } from '@rulewright/content';
import { namesOf, sentenceFindings, type SentenceFinding } from '@rulewright/content/sentences';
import { sentencesFor } from '@rulewright/games/sentences';
import { checkOf, counted, type Check } from './check-result.ts';
import { breathe, type BothSides } from './both-sides.ts';

/** Whether a text has two readings, and neither is what the data says. */
const isAmbiguous = ({ verdict }: SentenceFinding): boolean =>
  verdict.kind === 'outside' && verdict.reading.kind === 'ambiguous';

export async function checkSentences(sides: BothSides): Promise<Check> {
  const found: (SentenceFinding & { readonly path: string })[] = [];
  for (const { game } of sides.games()) {
    const sentences = await sentencesFor(game.doc.id);
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
      found.push(...sentenceFindings(sentences, [card], names).map((one) => ({ ...one, path })));
    }
  }
  const others = found.filter(({ verdict }) => verdict.kind !== 'agrees');
  const differing = others.filter(({ verdict }) => verdict.kind === 'differs');
  const status = others.some(isAmbiguous) ? 'failed' : differing.length > 0 ? 'warning' : 'passed';
  const summary =
    others.length === 0
      ? 'The texts of changed cards agree with their data.'
      : `${counted(differing.length, 'text')} of ${found.length} differ from the data; ${others.length - differing.length} are not read.`;
  return checkOf(
    'sentences',
    'Texts of cards against their data',
    status,
    summary,
    others.map(({ message, path }) => ({ message, path })),
  );
}
