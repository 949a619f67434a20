/** Rule text, rulings, and values with the places that set them. */
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

export interface RulingProps {
  readonly ruling: RulingData;
  readonly words: {
    /** In front of the question. */
    readonly ruling: string;
    /** Above the possible readings. */
    readonly readings: string;
  };
  readonly open?: boolean;
}

/** A ruling: the question on the fold, the answer and its reasons inside. */
export function Ruling({ ruling, words, open = false }: RulingProps) {
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
      </div>
    </details>
  );
}

export interface ParameterValueData {
  readonly name: string;
  readonly text: string;
  readonly help: string;
  readonly origin: { readonly kind: string; readonly id?: string | null };
  /** The value in each mode of the game. */
  readonly inModes: readonly { readonly mode: string; readonly name: string; readonly text: string }[];
}

export interface ParameterValueProps {
  readonly parameter: ParameterValueData;
  readonly words: {
    /** The place that sets the value. */
    readonly origin: string;
    /** For a value that all modes share. */
    readonly sameInModes: string;
  };
}

/** A value with its name, what it sets, where it comes from and its value in other modes. */
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
