/** A new run without scripts: the same questions, with rulesets by their ids. */
import { Options } from '../options.tsx';
import { KINDS, deckChoices, type LabGame } from './draft.ts';
import { PLAIN_SEATS } from './plain-fields.ts';

interface PlainFormProps {
  readonly games: readonly LabGame[];
  readonly game: LabGame;
}

export function PlainForm({ games, game }: PlainFormProps) {
  const [first, second = first] = game.modes;
  return (
    <form className="new-match lab-form lab-plain" method="post" action="/lab/new">
      {games.length > 1 && (
        <p className="actions">
          {games.map(({ id, name }) => (
            <a key={id} href={`/lab?game=${id}`} aria-current={id === game.id ? 'true' : undefined}>
              {name}
            </a>
          ))}
        </p>
      )}
      <datalist id="lab-modes">
        <Options of={game.modes.map(({ id, name }) => ({ id: `${game.id}/${id}`, name }))} />
      </datalist>
      <label>
        Question
        <select className="field" name="kind" defaultValue="compare">
          <Options of={KINDS} />
        </select>
      </label>
      <label>
        Ruleset: a mode, with +variant and ?value=… where wanted
        <input className="field" name="ruleset" required list="lab-modes" defaultValue={`${game.id}/${first!.id}`} />
      </label>
      <label>
        Against (for two rulesets)
        <input className="field" name="against" list="lab-modes" defaultValue={`${game.id}/${second!.id}`} />
      </label>
      <label>
        Values that change, one a line, such as draw.handSize=4..8 (for a range, and for goals)
        <textarea className="field lab-list" name="ranges" rows={3} />
      </label>
      <label>
        Goals, with commas in between
        <input className="field" name="goals" defaultValue="turns=12, starter-wins<=52%" />
      </label>
      {PLAIN_SEATS.map((seat) => (
        <div key={seat} className="new-match-row">
          <label>
            Player {seat}
            <select className="field" name={`bot-${seat}`} defaultValue={game.bots[0]?.id}>
              <Options of={game.bots} />
            </select>
          </label>
          <label>
            Deck
            <select className="field" name={`deck-${seat}`}>
              <Options of={deckChoices(game)} />
            </select>
          </label>
        </div>
      ))}
      <div className="new-match-row">
        <label>
          Games of each ruleset
          <input className="field" name="games" type="number" required min={2} max={20_000} defaultValue={1000} />
        </label>
        <label>
          Seed
          <input className="field" name="seed" type="number" placeholder="any" />
        </label>
      </div>
      <label className="check">
        <input type="checkbox" name="swap" defaultChecked /> Players change seats from game to game
      </label>
      <p>
        <button className="button button-main">Run</button>
      </p>
    </form>
  );
}
