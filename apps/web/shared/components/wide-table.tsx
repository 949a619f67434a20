/** A table with headings that scrolls sideways where it is too wide. */
import type { ReactNode } from 'react';

type Column = string | { readonly number: ReactNode };

export interface WideTableProps {
  /** What the table shows, for a screen reader. */
  readonly label: string;
  readonly className?: string;
  readonly caption?: string;
  /** The headings of the columns. Those of numbers are at the right. */
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}

export function WideTable({ label, className, caption, columns, children }: WideTableProps) {
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label={label}>
      <table className={className}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" className={typeof column === 'string' ? undefined : 'number'}>
                {typeof column === 'string' ? column : column.number}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
