/** The links below a list that lead to its other pages. Not rendered when the list has one page. */
interface PagerLink {
  readonly href: string;
  readonly text: string;
}

export interface PagerProps {
  /** The name of the navigation for a screen reader. */
  readonly label: string;
  /** To the first or the previous page; null on the first one. */
  readonly back?: PagerLink | null;
  /** To the next page; null on the last one. */
  readonly next: PagerLink | null;
}

export function Pager({ label, back = null, next }: PagerProps) {
  if (back === null && next === null) return null;
  return (
    <nav className="pager" aria-label={label}>
      {back && (
        <a className="button" href={back.href}>
          {back.text}
        </a>
      )}
      {next && (
        <a className="button" rel="next" href={next.href}>
          {next.text}
        </a>
      )}
    </nav>
  );
}
