/** The text box of a Page as SVG: usable abilities below a blue oval, attacks with their damage in red. */
import type { PrintedPage } from '@rulewright/content';
import type { CardFaceData, FaceWords } from './card-face-data.ts';
import { layoutPage, type PlacedAttack, type PlacedLine, type PlacedText } from './page-layout.ts';
import { SymbolDisc } from './resource-symbol.tsx';

interface TextArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PageTextProps extends TextArea {
  readonly card: CardFaceData<PrintedPage>;
  readonly words: FaceWords;
}

export function PageText({ card, words, x, y, width, height }: PageTextProps) {
  const own = layoutPage(card, { width, height, largest: 28, smallest: 15 }, words);
  const room = height - own.height;
  const flavor =
    card.flavor && room > 70
      ? layoutPage(
          { texts: [{ text: card.flavor }], attacks: [] },
          { width, height: room - 20, largest: 22, smallest: 16 },
          words,
        )
      : null;
  const top = y + Math.max(0, (room - (flavor ? flavor.height + 20 : 0)) / 2);
  return (
    <>
      <g transform={`translate(${x} ${top})`}>
        {own.blocks.map((block, i) =>
          block.kind === 'text' ? (
            <TextBlock key={i} block={block} size={own.size} />
          ) : (
            <AttackBlock key={i} block={block} size={own.size} width={width} />
          ),
        )}
      </g>
      {flavor && (
        <g transform={`translate(${x} ${top + own.height + 20})`}>
          {flavor.blocks.map((block, i) => (
            <Lines key={i} lines={block.lines} size={flavor.size} className="cf-flavor" />
          ))}
        </g>
      )}
    </>
  );
}

function Lines({
  lines,
  size,
  className,
}: {
  readonly lines: readonly PlacedLine[];
  readonly size: number;
  readonly className: string;
}) {
  if (lines.length === 0) return null;
  return (
    <text className={className} fontSize={size}>
      {lines.map((line) => (
        <tspan key={line.y} x="0" y={Math.round(line.y)}>
          {line.text}
        </tspan>
      ))}
    </text>
  );
}

function TextBlock({ block, size }: { readonly block: PlacedText; readonly size: number }) {
  return (
    <>
      {block.title && (
        <>
          <rect
            className="pf-power"
            x={-size * 0.3}
            y={block.title.y - size * 0.95}
            width={block.title.width + size * 1.1}
            height={size * 1.3}
            rx={size * 0.65}
          />
          <text className="pf-power-name" x={size * 0.25} y={block.title.y} fontSize={size}>
            {block.title.text}
          </text>
        </>
      )}
      <Lines lines={block.lines} size={size} className="cf-ability" />
    </>
  );
}

function AttackBlock({
  block,
  size,
  width,
}: {
  readonly block: PlacedAttack;
  readonly size: number;
  readonly width: number;
}) {
  const { attack, y, nameSize } = block;
  const number = size * 1.5;
  return (
    <>
      <text className="pf-attack" x="0" y={y} fontSize={nameSize}>
        {attack.name}
      </text>
      <text className="pf-damage" x={width} y={y + size * 0.1} textAnchor="end" fontSize={number}>
        {attack.damage}
      </text>
      {attack.advantage.map((word, i) => (
        <SymbolDisc
          key={word}
          word={word}
          x={width - number * 2.2 - i * size * 1.4}
          y={y - size * 0.4}
          size={size * 0.6}
        />
      ))}
      <Lines lines={block.lines} size={size} className="cf-ability" />
    </>
  );
}
