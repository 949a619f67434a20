/** What a number is called: in full to those who listen, on the board by its first letters where it is longer than three. */
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
