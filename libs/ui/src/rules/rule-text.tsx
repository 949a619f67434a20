/** Rule text, rulings, and parameter values with their origin. */
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';

/** Renders HTML that the content library has sanitised. Never pass any other HTML. */
export function RuleText({ html, className = '' }: { readonly html: string; readonly className?: string }) {
  return <div className={`rule-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

export interface RulingData {
  readonly id: string;
  readonly question: string;
  /** Sanitised HTML: the possible readings, the answer, and the reason. */
  readonly readings: readonly string[];
  readonly answer: string;
  readonly why: string;
}

export interface RulingProps {
  readonly ruling: RulingData;
  readonly words: {
    /** The label before the question. */
    readonly ruling: string;
    /** The label above the possible readings. */
    readonly readings: string;
  };
  readonly open?: boolean;
  /** Content below the answer, such as a link to edit the ruling. */
  readonly foot?: ReactNode;
}

/** A ruling: the question is always visible, and opens the answer with its reasons. */
export function Ruling({ ruling, words, open = false, foot }: RulingProps) {
  return (
    <details className="ruling" id={`ruling-${ruling.id}`} open={open}>
      <summary>
        <Scale size={15} aria-hidden="true" />
        <span>
          <span className="ruling-word">{words.ruling}</span> {ruling.question}
        </span>
      </summary>
      <div className="ruling-body">
        <RuleText html={ruling.answer} className="ruling-answer" />
        <RuleText html={ruling.why} className="ruling-why" />
        {ruling.readings.length > 1 && (
          <>
            <p className="ruling-label">{words.readings}</p>
            <ol>
              {ruling.readings.map((html, i) => (
                <li key={i} dangerouslySetInnerHTML={{ __html: html }} />
              ))}
            </ol>
          </>
        )}
        {foot}
      </div>
    </details>
  );
}

export interface ParameterValueData {
  readonly name: string;
  readonly text: string;
  readonly help: string;
  readonly origin: { readonly kind: string; readonly name: string };
  /** The value in each mode of the game. */
  readonly inModes: readonly { readonly mode: string; readonly name: string; readonly text: string }[];
}

export interface ParameterValueProps {
  readonly parameter: ParameterValueData;
  readonly words: {
    /** The label for the origin of the value. */
    readonly origin: string;
    readonly sameInModes: string;
  };
}

/** A parameter with its name, description, value and origin, and its values in the other modes. */
export function ParameterValue({ parameter, words }: ParameterValueProps) {
  const others = new Set(parameter.inModes.map((one) => one.text)).size > 1;
  return (
    <div className="parameter">
      <p className="parameter-head">
        <code>{parameter.name}</code> <strong>{parameter.text}</strong>
      </p>
      <p>{parameter.help}</p>
      <p className="quiet">{words.origin}</p>
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
        parameter.inModes.length > 1 && <p className="quiet">{words.sameInModes}</p>
      )}
    </div>
  );
}
