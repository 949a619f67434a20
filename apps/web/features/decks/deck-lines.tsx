/** The cards of a deck as rows, grouped by the first word of the type line. Each group has its count. */
import type { CardFaceFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { faceOf } from '../../shared/face.ts';
import { CardRow } from '../../shared/components/card.tsx';

interface DeckLine {
  readonly copies: number;
  readonly card: CardFaceFragment;
}

export interface DeckLinesProps {
  readonly game: string;
  readonly lines: readonly DeckLine[];
  readonly heading?: 'h2' | 'h3';
}

export function DeckLines({ game, lines, heading: Heading = 'h2' }: DeckLinesProps) {
  const t = useTranslations('decks.deckLines');
  const groups = new Map<string, { copies: number; face: ReturnType<typeof faceOf> }[]>();
  for (const line of lines) {
    const face = faceOf(line.card);
    const group = face.typeLine.split(' · ')[0] || t('other');
    groups.set(group, [...(groups.get(group) ?? []), { copies: line.copies, face }]);
  }
  return [...groups].map(([name, rows]) => (
    <section key={name} className="deck-group">
      <Heading>
        {name} <span className="quiet">{rows.reduce((sum, row) => sum + row.copies, 0)}</span>
      </Heading>
      <ul>
        {rows
          .sort((a, b) => (a.face.cost ?? 0) - (b.face.cost ?? 0) || (a.face.name < b.face.name ? -1 : 1))
          .map((row) => (
            <li key={row.face.slug}>
              <CardRow card={row.face} copies={row.copies} href={`/${game}/cards/${row.face.slug}`} />
            </li>
          ))}
      </ul>
    </section>
  ));
}
