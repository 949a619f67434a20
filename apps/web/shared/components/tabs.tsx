/** Links to the versions of a page, such as its games. The open one is marked. */
interface TabsProps<Id extends string | undefined> {
  readonly label: string;
  readonly of: readonly { readonly id: Id; readonly name: string }[];
  readonly current: Id;
  hrefOf(id: Id): string;
}

export function Tabs<Id extends string | undefined>({ label, of, current, hrefOf }: TabsProps<Id>) {
  return (
    <nav className="tabs" aria-label={label}>
      {of.map(({ id, name }) => (
        <a key={id ?? ''} href={hrefOf(id)} aria-current={id === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
