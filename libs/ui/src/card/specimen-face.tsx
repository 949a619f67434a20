/** The face of a specimen card, which looks like a plate of a field guide: cost in a sphere, picture, two numbers, text. */
import { CostSphere, StatMark } from './card-marks.tsx';
import { cornersOf, type CardFaceData, type FaceWords } from './card-face-data.ts';
import { fitText, setName, sizeFor, textWidth, type FittedText } from './fit-text.ts';
import { Art } from './slot-art.tsx';

/** The outer edges of the two numbers. */
const ENDS = [
  { side: 'left', x: 64 },
  { side: 'right', x: 566 },
] as const;
const SMALL_ENDS = [
  { side: 'left', x: 41 },
  { side: 'right', x: 589 },
] as const;

export function FullSpecimen({ card, words }: { readonly card: CardFaceData; readonly words: FaceWords }) {
  const marks = cornersOf(card);
  const left = card.mark ? 140 : 46;
  const nameSize = Math.min(46, (46 * (584 - left)) / textWidth(card.name, 46, 'strong'));
  const abilities = fitText(card.abilities, { width: 528, height: card.flavor ? 150 : 196, largest: 32, smallest: 17 });
  const flavor = card.flavor ? fitText([card.flavor], { width: 500, height: 56, largest: 24, smallest: 17 }) : null;
  const textTop = 624;
  const collector = `${card.collector} · ${words.rarity(card.rarity)}`;
  return (
    <>
      {card.mark && <CostSphere x={80} y={82} size={46} value={card.mark.text} />}
      <text className="cf-name" x={left} y={card.subtitle ? 80 : 96} fontSize={nameSize}>
        {card.name}
      </text>
      {card.subtitle && (
        <text className="cf-subtitle" x={left} y={116} fontSize={sizeFor(card.subtitle, 27, 584 - left)}>
          {card.subtitle}
        </text>
      )}
      <rect className="cf-plate" x="40" y="146" width="550" height="396" rx="6" />
      <Art card={card} x={40} y={146} width={550} height={388} scale={1.2} />
      {marks.map((number, i) => number && <StatMark key={number.id} {...number} {...ENDS[i]!} y={544} size={46} />)}
      <text className="cf-type" x="315" y="594" textAnchor="middle" fontSize={sizeFor(card.typeLine, 21, 400)}>
        {card.typeLine}
      </text>
      {card.abilities.length > 0 && (
        <Lines
          text={abilities}
          top={textTop + (card.flavor ? 150 - abilities.height : 196 - abilities.height) / 2}
          className="cf-ability"
        />
      )}
      {flavor && (
        <Lines
          text={flavor}
          top={
            textTop +
            (card.abilities.length > 0 ? 160 : 90) +
            (card.abilities.length > 0 ? (40 - flavor.height) / 2 : 0)
          }
          className="cf-flavor"
        />
      )}
      <text className="cf-collector" x="46" y="846" fontSize={sizeFor(collector, 19, card.provisional ? 360 : 538)}>
        {collector}
      </text>
      {card.provisional && (
        <text className="cf-collector cf-provisional" x="584" y="846" textAnchor="end" fontSize="19">
          {words.provisional}
        </text>
      )}
    </>
  );
}

function Lines({
  text,
  top,
  className,
}: {
  readonly text: FittedText;
  readonly top: number;
  readonly className: string;
}) {
  let y = top;
  return (
    <text className={className} fontSize={text.size} textAnchor="middle">
      {text.paragraphs.flatMap((lines, p) => {
        if (p > 0) y += text.lineHeight * 0.5;
        return lines.map((line, i) => {
          y += text.lineHeight;
          return (
            <tspan key={`${p}-${i}`} x="315" y={Math.round(y - text.size * 0.32)}>
              {line}
            </tspan>
          );
        });
      })}
    </text>
  );
}

export function ThumbnailSpecimen({ card }: { readonly card: CardFaceData }) {
  const marks = cornersOf(card);
  const { lines, size } = setName(card.name, 400);
  return (
    <>
      {card.mark && <CostSphere x={108} y={112} size={70} value={card.mark.text} />}
      <text className="cf-name" fontSize={size}>
        {lines.map((line, i) => (
          <tspan key={i} x={card.mark ? 196 : 46} y={128 + (i - (lines.length - 1) / 2) * size * 1.12}>
            {line}
          </tspan>
        ))}
      </text>
      <Art card={card} x={40} y={212} width={550} height={500} scale={1.62} small />
      {marks.map(
        (number, i) =>
          number && <StatMark key={number.id} {...number} {...SMALL_ENDS[i]!} y={788} size={96} most={2.75} />,
      )}
      {marks.every((one) => one === undefined) && (
        <text className="cf-type" x="315" y="806" textAnchor="middle" fontSize={sizeFor(card.typeLine, 44, 540)}>
          {card.typeLine}
        </text>
      )}
    </>
  );
}
