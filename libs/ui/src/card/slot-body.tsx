/** The text box of a face with slots: texts below their titles, titles beside numbers, and flavour. */
import { layoutBody, NUMBER, SYMBOL, type PlacedText } from './body-layout.ts';
import type { CardFaceData } from './card-face-data.ts';
import { fitText } from './fit-text.ts';
import { SymbolDisc } from './resource-symbol.tsx';

export interface BodyProps {
  readonly card: CardFaceData;
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

/** Texts and flavour. Text that does not fit at the smallest size is cut with an ellipsis. */
export function Body({ card, left, width, top, height }: BodyProps) {
  const inner = width - 40;
  const own = layoutBody(card.texts, { width: inner, height, largest: 36, smallest: 16 });
  const used = card.texts.length > 0 ? own.height : 0;
  const room = height - used - (used > 0 ? 22 : 0);
  const flavor =
    card.flavor && room > 46
      ? fitText([card.flavor], { width: width - 60, height: room, largest: used > 0 ? 24 : 30, smallest: 17 })
      : null;
  const rest = height - used - (flavor ? flavor.height + 22 : 0);
  const start = top + Math.max(0, rest / 2);
  return (
    <>
      {card.texts.length > 0 && (
        <g transform={`translate(${left + 20} ${start})`}>
          {own.blocks.map((block, i) => (
            <Text key={i} block={block} size={own.size} width={inner} />
          ))}
        </g>
      )}
      {flavor && (
        <text className="cf-flavor" fontSize={flavor.size} textAnchor="middle">
          {flavor.paragraphs.flat().map((line, i) => (
            <tspan
              key={i}
              x={left + width / 2}
              y={Math.round(start + used + (used > 0 ? 22 : 0) + (i + 0.78) * flavor.lineHeight)}
            >
              {line}
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}

interface TextProps {
  readonly block: PlacedText;
  readonly size: number;
  readonly width: number;
}

/** A text below its title. */
function Text({ block, size, width }: TextProps) {
  return (
    <>
      {block.number ? <Numbered block={block} size={size} width={width} /> : <Title block={block} size={size} />}
      {block.lines.length > 0 && (
        <text className="cf-ability" fontSize={size}>
          {block.lines.map((line) => (
            <tspan key={line.y} x="0" y={Math.round(line.y)}>
              {line.text}
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}

/** A title on its ground. */
function Title({ block: { title }, size }: Omit<TextProps, 'width'>) {
  if (!title) return null;
  return (
    <>
      <rect
        className="sf-title-ground"
        x={-size * 0.3}
        y={title.y - size * 0.95}
        width={title.width + size * 1.1}
        height={size * 1.3}
        rx={size * 0.3}
      />
      <text className="sf-title" x={size * 0.25} y={title.y} fontSize={size}>
        {title.text}
      </text>
    </>
  );
}

/** A title in one line with a number and symbols at the right. */
function Numbered({ block: { title, number, symbols }, size, width }: TextProps) {
  const digits = String(number!.value).length * 0.67 * NUMBER;
  return (
    <>
      <text className="sf-entry" x="0" y={title!.y} fontSize={title!.size}>
        {title!.text}
      </text>
      <text
        className={`sf-number sign-${number!.sign}`}
        x={width}
        y={title!.y + size * 0.1}
        textAnchor="end"
        fontSize={size * NUMBER}
      >
        {number!.value}
      </text>
      {symbols.map((word, i) => (
        <SymbolDisc
          key={i}
          word={word}
          x={width - (digits + SYMBOL * (i + 0.75)) * size}
          y={title!.y - size * 0.4}
          size={size * 0.6}
        />
      ))}
    </>
  );
}
