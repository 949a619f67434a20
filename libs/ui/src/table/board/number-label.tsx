/** The name of a number. On the board, names longer than three letters are abbreviated to initials; screen readers get the full name. */
export function NumberLabel({ name }: { readonly name: string }) {
  if (name.length < 4) return <span className="table-label">{name}</span>;
  const letters = name.split(' ').map((word) => word.charAt(0).toUpperCase());
  return (
    <span className="table-label">
      <span className="label-long">{name}</span>
      <abbr className="label-short" aria-hidden="true">
        {letters.join('')}
      </abbr>
    </span>
  );
}
