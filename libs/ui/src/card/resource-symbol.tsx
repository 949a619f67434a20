/** Resources as symbols on discs, inside a card face or in running text. In running text, screen readers get the word. */
import type { FaceResource } from '@rulewright/content';
import { drawSymbol } from './symbols.ts';

/** A symbol inside an SVG. `size` is the radius of its disc. */
export function SymbolDisc({
  word,
  x,
  y,
  size,
}: {
  readonly word: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { solid, line } = drawSymbol(word);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`} data-symbol={word.toLowerCase()}>
      <circle className="sy-disc" r="16" />
      {solid && <path className="sy-solid" d={solid} fillRule="evenodd" />}
      {line && <path className="sy-line" d={line} />}
    </g>
  );
}

/** One disc for each unit of the resources. */
export const discsOf = (resources: readonly FaceResource[]): readonly { readonly word: string }[] =>
  resources.flatMap(({ type, amount, symbol = type }) => Array.from({ length: amount }, () => ({ word: symbol })));

/** A cost or yield in running text. */
export function Resources({
  resources,
  none = '0',
}: {
  readonly resources: readonly FaceResource[];
  readonly none?: string;
}) {
  if (resources.length === 0) return <span className="resources">{none}</span>;
  return (
    <span className="resources">
      {resources.map(({ type, amount, symbol = type }) => (
        <span key={type} className="resource">
          {amount}
          <svg viewBox="-17 -17 34 34" width="18" height="18" aria-hidden="true" focusable="false">
            <SymbolDisc word={symbol} x={0} y={0} size={16} />
          </svg>
          <span className="visually-hidden"> {type} </span>
        </span>
      ))}
    </span>
  );
}
