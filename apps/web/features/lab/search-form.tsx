/** What the forms of the lab's searches share: the links to other games, and the start after the cost. */
import type { LabGame } from './draft.ts';

interface GameLinksProps {
  readonly games: readonly LabGame[];
  readonly game: LabGame;
  /** The address of the form. */
  readonly path: string;
}

/** Links to the same form for other games, if there are any. */
export function GameLinks({ games, game, path }: GameLinksProps) {
  if (games.length < 2) return null;
  return (
    <p className="actions">
      {games.map(({ id, name }) => (
        <a key={id} href={`${path}?game=${id}`} aria-current={id === game.id ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </p>
  );
}

interface SearchStartProps {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
}

/** The button that starts a search with the fields whose cost is shown. */
export function SearchStart({ action, fields, label }: SearchStartProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button button-main">{label}</button>
    </form>
  );
}
