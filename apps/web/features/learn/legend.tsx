/** The legend for the numbers of a diagram. */
import { Told, type RulebookLinks } from './told.tsx';
import type { Label } from './types.ts';

export function Legend({ labels, reading }: { readonly labels: readonly Label[]; readonly reading: RulebookLinks }) {
  return (
    <ol className="learn-legend">
      {labels.map((label) => (
        <li key={label.at}>
          <strong>{label.name}</strong>
          <Told html={label.html} reading={reading} />
        </li>
      ))}
    </ol>
  );
}
