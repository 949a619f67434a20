/** The message catalogues of the site: one file per area, English only. */
import account from '../messages/en/account.json';
import build from '../messages/en/build.json';
import cards from '../messages/en/cards.json';
import collection from '../messages/en/collection.json';
import common from '../messages/en/common.json';
import decks from '../messages/en/decks.json';
import desk from '../messages/en/desk.json';
import developers from '../messages/en/developers.json';
import errors from '../messages/en/errors.json';
import home from '../messages/en/home.json';
import lab from '../messages/en/lab.json';
import offline from '../messages/en/offline.json';
import play from '../messages/en/play.json';
import releases from '../messages/en/releases.json';
import rules from '../messages/en/rules.json';
import safety from '../messages/en/safety.json';
import suggest from '../messages/en/suggest.json';

export const messages = {
  account,
  build,
  cards,
  collection,
  common,
  decks,
  desk,
  developers,
  errors,
  home,
  lab,
  offline,
  play,
  releases,
  rules,
  safety,
  suggest,
};

export type Messages = typeof messages;
type Area = keyof Messages;
/** An area, or a section of it that one component uses: `rules`, `rules.hints`. */
export type MessagePart = Area | { [Name in Area]: `${Name}.${Extract<keyof Messages[Name], string>}` }[Area];

type Sections = Readonly<Record<string, unknown>>;

/** The catalogues reduced to these parts. */
export function partsOf(parts: readonly MessagePart[]): Partial<Messages> {
  const sent: Record<string, Sections> = {};
  for (const part of parts) {
    const [area = '', section] = part.split('.');
    const all: Sections = messages[area as Area];
    sent[area] = section === undefined ? all : { ...sent[area], [section]: all[section] };
  }
  return sent;
}
