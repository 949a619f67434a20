/** The differences of two texts line by line. Unchanged parts are cut to a few lines around each change. */
import { diffLines } from '../diff-lines.ts';

const SIGNS = { same: ' ', added: '+', removed: '-', gap: '…' };

export function DiffLines({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <pre className="diff-lines">
      {diffLines(before, after).map((line, i) => (
        <span key={i} data-kind={line.kind}>
          <span aria-hidden="true">{SIGNS[line.kind]}</span> {line.text}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
