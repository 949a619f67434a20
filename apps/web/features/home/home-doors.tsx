/** What a visitor can do here: play, check a deck, learn a game, bring a game. With several games, a button opens the list of games. */
import { GraduationCap, ListChecks, Plus, Swords } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StartForm } from '../match/index.ts';

interface Game {
  readonly id: string;
  readonly name: string;
  readonly engine: boolean;
  readonly deckLaw: boolean;
  readonly taught: boolean;
  readonly firstGame?: object | null;
  readonly modes: readonly { readonly id: string }[];
}

interface HomeDoorsProps {
  readonly games: readonly Game[];
}

interface DoorProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly places: readonly (readonly [name: string, href: string])[];
}

function Door({ icon, label, places }: DoorProps) {
  const [only] = places;
  if (!only) return null;
  return (
    <li>
      {places.length === 1 ? (
        <a className="button" href={only[1]}>
          {icon}
          {label}
        </a>
      ) : (
        <details name="home-door">
          <summary className="button">
            {icon}
            {label}
          </summary>
          <ul>
            {places.map(([name, href]) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

export function HomeDoors({ games }: HomeDoorsProps) {
  const t = useTranslations('home.doors');
  // One press starts a match. The other games, and other tables, are on the page Play.
  const guided = games.find((one) => one.firstGame);
  const [checked, taught] = [games.filter((one) => one.deckLaw), games.filter((one) => one.taught && one.modes[0])];
  return (
    <ul className="home-doors">
      {games.some((one) => one.engine) && (
        <li>
          {guided ? (
            <StartForm game={guided.id} className="button button-main">
              <Swords size={18} aria-hidden="true" />
              {t('play')}
            </StartForm>
          ) : (
            <a className="button button-main" href="/play">
              <Swords size={18} aria-hidden="true" />
              {t('play')}
            </a>
          )}
        </li>
      )}
      <Door
        icon={<ListChecks size={18} aria-hidden="true" />}
        label={t('check')}
        places={checked.map(({ id, name }) => [name, `/${id}/deck-check`])}
      />
      <Door
        icon={<GraduationCap size={18} aria-hidden="true" />}
        label={t('learn')}
        places={taught.map(({ id, name, modes }) => [name, `/${id}/learn/${modes[0]!.id}`])}
      />
      <li>
        <a className="button" href="/bring">
          <Plus size={18} aria-hidden="true" />
          {t('bring')}
        </a>
      </li>
    </ul>
  );
}
