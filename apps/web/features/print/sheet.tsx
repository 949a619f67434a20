/** A sheet of cards in their real size, with cutting marks. */
import { isLandscape, type CardFaceData } from '@rulewright/ui';
import { CARD, type Paper, type SheetLayout } from './print-sheets.ts';
import { CardFace } from '../../shared/components/card.tsx';

interface SheetProps {
  readonly paper: Paper;
  readonly layout: SheetLayout;
  readonly cards: readonly CardFaceData[];
  /** The number of the sheet, for screen readers. */
  readonly label: string;
}

export function Sheet({ paper, layout, cards, label }: SheetProps) {
  return (
    <div className={`print-sheet print-${paper}`}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} role="group" aria-label={label}>
        {layout.marks.map((line, i) => (
          <line key={i} className="cut-mark" {...line} />
        ))}
        {cards.map((card, i) => (
          <svg key={i} {...layout.places[i]} width={CARD.width} height={CARD.height} viewBox="0 0 630 880">
            {isLandscape(card) ? (
              <g transform="translate(630 0) rotate(90)">
                <svg width="880" height="630">
                  <CardFace card={card} />
                </svg>
              </g>
            ) : (
              <CardFace card={card} />
            )}
          </svg>
        ))}
      </svg>
    </div>
  );
}
