/** Reads and writes the weights of a policy as data. */
import { POLICY_FORMAT, type PolicyDocument } from '@rulewright/engine';
import type { PolicyWeights } from './network.ts';

/** Thrown for a policy that cannot be used. */
export class PolicyError extends Error {
  readonly code = 'bad-policy';
}

const BYTES = 2;
const MOST_HIDDEN = 256;

function encode(numbers: Int16Array): string {
  let text = '';
  for (const each of numbers) text += String.fromCodePoint(each & 0xff, (each >> 8) & 0xff);
  return btoa(text);
}

function decode(text: string, what: string): Int16Array {
  let bytes: string;
  try {
    bytes = atob(text);
  } catch {
    throw new PolicyError(`The ${what} of the policy are not base64.`);
  }
  return Int16Array.from(
    { length: Math.floor(bytes.length / BYTES) },
    (_, i) => bytes.codePointAt(BYTES * i)! | (bytes.codePointAt(BYTES * i + 1)! << 8),
  );
}

/** Converts weights to the members of a document that contain them. */
export const packWeights = ({
  hidden,
  position,
  option,
  rows,
  out,
}: PolicyWeights): Pick<PolicyDocument, 'hidden' | 'position' | 'option' | 'rows' | 'out'> => ({
  hidden,
  position,
  option,
  rows: encode(rows),
  out: encode(out),
});

/** The weights of a document. @throws PolicyError for another format, invalid base64, or a wrong number of hidden units or weights */
export function readWeights(document: PolicyDocument): PolicyWeights {
  const { format, hidden, position, option } = document;
  if (format !== POLICY_FORMAT)
    throw new PolicyError(
      `The policy has format ${format}. This version reads format ${POLICY_FORMAT}. Train it again.`,
    );
  if (!Number.isInteger(hidden) || hidden < 1 || hidden > MOST_HIDDEN)
    throw new PolicyError(`A policy has 1 to ${MOST_HIDDEN} hidden units, not ${hidden}.`);
  const rows = decode(document.rows, 'rows');
  const out = decode(document.out, 'weights of the hidden units');
  const wanted = position.length * hidden + option.length * (hidden + 1);
  if (rows.length !== wanted || out.length !== hidden)
    throw new PolicyError(
      `The policy has ${rows.length} and ${out.length} weights. Its names and hidden units need ${wanted} and ${hidden}.`,
    );
  return { hidden, position, option, rows, out };
}
