/** What a number is called: in full, or where there is little room by the first letter of a single word. */
export function NumberLabel({ name }: { readonly name: string }) {
  if (name.length < 4 || name.includes(' ')) return <span className="table-label">{name}</span>;
  return (
    <span className="table-label">
      <span className="label-long">{name}</span>
      <abbr className="label-short" aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </abbr>
    </span>
  );
}
