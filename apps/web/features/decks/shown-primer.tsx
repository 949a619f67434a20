/** Shows the text about a deck. Names of cards in it are links to their pages. */
import { readPrimer, type PrimerSpan } from './primer.ts';

export interface ShownPrimerProps {
  readonly game: string;
  readonly text: string;
  /** The slugs of the cards that the text names, by name. */
  readonly cards: ReadonlyMap<string, string>;
}

export function ShownPrimer({ game, text, cards }: ShownPrimerProps) {
  const spansOf = (spans: readonly PrimerSpan[]) =>
    spans.map((span, at) => {
      const slug = span.kind === 'card' ? cards.get(span.text) : undefined;
      return slug === undefined ? (
        <span key={at}>{span.text}</span>
      ) : (
        <a key={at} href={`/${game}/cards/${slug}`}>
          {span.text}
        </a>
      );
    });
  return (
    <div className="deck-primer" dir="auto">
      {readPrimer(text).map(({ kind, lines }, at) => {
        if (kind === 'heading') return <h2 key={at}>{spansOf(lines[0]!)}</h2>;
        if (kind === 'paragraph') return <p key={at}>{spansOf(lines[0]!)}</p>;
        return (
          <ul key={at}>
            {lines.map((line, item) => (
              <li key={item}>{spansOf(line)}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
