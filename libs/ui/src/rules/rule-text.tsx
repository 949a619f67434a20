/** Rule text and what stands beside it: rulings, values with where they come from. */
import { Scale } from 'lucide-react';

/** HTML that the content library has sanitised; never pass anything else. */
export function RuleText({ html, className = '' }: { readonly html: string; readonly className?: string }) {
  return <div className={`rule-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

export interface RulingData {
  readonly id: string;
  readonly question: string;
  /** Sanitised HTML: each possible reading, the answer, and why. */
  readonly readings: readonly string[];
  readonly answer: string;
  readonly why: string;
}

/** A ruling: the question on the fold, the answer and its reasons inside. */
export function Ruling({ ruling, open = false }: { readonly ruling: RulingData; readonly open?: boolean }) {
  return (
    <details className="ruling" id={`ruling-${ruling.id}`} open={open}>
      <summary>
        <Scale size={15} aria-hidden="true" />
        <span>
          <span className="ruling-word">Ruling</span> {ruling.question}
        </span>
      </summary>
      <div className="ruling-body">
        <RuleText html={ruling.answer} className="ruling-answer" />
        <RuleText html={ruling.why} className="ruling-why" />
        {ruling.readings.length > 1 && (
          <>
            <p className="ruling-label">The text can be read as</p>
            <ol>
              {ruling.readings.map((html, i) => (
                <li key={i} dangerouslySetInnerHTML={{ __html: html }} />
              ))}
            </ol>
          </>
        )}
      </div>
    </details>
  );
}

const ORIGINS: Readonly<Record<string, string>> = {
  default: 'the default',
  mode: 'the mode',
  variant: 'the variant',
  override: 'your change',
};

/** Where a value comes from, in words: "set by the mode fast". */
export function originText(origin: { readonly kind: string; readonly id?: string | null }): string {
  if (origin.kind === 'default') return 'the default of the game';
  return `set by ${ORIGINS[origin.kind] ?? origin.kind}${origin.id && origin.kind !== 'override' ? ` ${origin.id}` : ''}`;
}

export interface ParameterValueData {
  readonly name: string;
  readonly text: string;
  readonly help: string;
  readonly origin: { readonly kind: string; readonly id?: string | null };
  /** The value in each mode of the game. */
  readonly inModes: readonly { readonly mode: string; readonly name: string; readonly text: string }[];
}

/** A value with its name, what it sets, where it comes from and what it is in other modes. */
export function ParameterValue({ parameter }: { readonly parameter: ParameterValueData }) {
  const others = new Set(parameter.inModes.map((one) => one.text)).size > 1;
  return (
    <div className="parameter">
      <p className="parameter-head">
        <code>{parameter.name}</code> <strong>{parameter.text}</strong>
      </p>
      <p>{parameter.help}</p>
      <p className="quiet">{capitalise(originText(parameter.origin))}.</p>
      {others ? (
        <table>
          <tbody>
            {parameter.inModes.map((one) => (
              <tr key={one.mode}>
                <th scope="row">{one.name}</th>
                <td>{one.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        parameter.inModes.length > 1 && <p className="quiet">The same in every mode.</p>
      )}
    </div>
  );
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
