/** A link to a rule by its id, in monospace. */
export function RuleRef({
  id,
  href,
  children,
}: {
  readonly id: string;
  readonly href: string;
  readonly children?: string;
}) {
  return (
    <a className="rule-id" href={href}>
      {children ?? id}
    </a>
  );
}
