/** Writes a list in the forms of other programs. `parseDeck` reads each of them as the same list. */
import { formatEntry, zonesInOrder, type WritableEntry } from '../format.ts';
import type { IdProgram } from '../list-ids.ts';

/** An entry with the ids that the game gives its card for other programs. */
interface ProgramEntry extends WritableEntry {
  readonly ids?: Readonly<Partial<Record<IdProgram, string>>>;
  /** The code of a set that has the card. */
  readonly set?: string | undefined;
}

interface ProgramDeck {
  readonly name: string;
  /** The name of the game. */
  readonly game: string;
  /** The id of the game in OCTGN, if it has one. */
  readonly octgnGame?: string | null;
  readonly entries: readonly ProgramEntry[];
  /** The name of a part of the list. The deck itself has the id `main`. */
  zoneName(zone: string): string;
}

interface ProgramForm {
  /** The ending of files, without the dot. */
  readonly end: string;
  readonly type: string;
  write(deck: ProgramDeck): string;
}

const NO_GUID = '00000000-0000-0000-0000-000000000000';
const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for XML. Characters that XML cannot contain become blanks. */
const xml = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]!);

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

interface ZoneEntries {
  readonly zone: string;
  readonly entries: readonly ProgramEntry[];
}

const zonesOf = ({ entries }: ProgramDeck): readonly ZoneEntries[] =>
  zonesInOrder(entries).map((zone) => ({ zone, entries: entries.filter((one) => (one.zone ?? 'main') === zone) }));

/** Blocks of lines, each below a heading, with a blank line between them. */
const inBlocks = (deck: ProgramDeck, headingOf: (zone: string) => string): string =>
  zonesOf(deck)
    .map(({ zone, entries }) => `${headingOf(zone)}\n${entries.map((one) => `${formatEntry(one)}\n`).join('')}`)
    .join('\n');

function writeArena(deck: ProgramDeck): string {
  const about = `About\nName ${oneLine(deck.name)}\n\n`;
  return about + inBlocks(deck, (zone) => ({ main: 'Deck', side: 'Sideboard' })[zone] ?? deck.zoneName(zone));
}

const writeUntap = (deck: ProgramDeck): string =>
  inBlocks(deck, (zone) => `//${{ main: 'deck', side: 'sideboard' }[zone] ?? zone}-1`);

const writeLackey = (deck: ProgramDeck): string =>
  zonesOf(deck)
    .map(({ zone, entries }) => {
      const heading = zone === 'main' ? '' : `${zone === 'side' ? 'Sideboard' : deck.zoneName(zone)}:\n`;
      return heading + entries.map(({ name, copies }) => `${copies}\t${oneLine(name)}\n`).join('');
    })
    .join('');

function writeCockatrice(deck: ProgramDeck): string {
  const zones = zonesOf(deck).map(({ zone, entries }) => {
    const cards = entries.map(({ name, copies }) => `    <card number="${copies}" name="${xml(name)}"/>\n`);
    return `  <zone name="${xml(zone)}">\n${cards.join('')}  </zone>\n`;
  });
  const name = `  <deckname>${xml(deck.name)}</deckname>\n  <comments></comments>\n`;
  return `${XML_HEAD}<cockatrice_deck version="1">\n${name}${zones.join('')}</cockatrice_deck>\n`;
}

function writeOctgn(deck: ProgramDeck): string {
  const zones = zonesOf(deck).map(({ zone, entries }) => {
    const name = { main: 'Main', side: 'Sideboard' }[zone] ?? deck.zoneName(zone);
    const cards = entries.map(
      (one) => `    <card qty="${one.copies}" id="${xml(one.ids?.octgn ?? NO_GUID)}">${xml(one.name)}</card>\n`,
    );
    return `  <section name="${xml(name)}" shared="False">\n${cards.join('')}  </section>\n`;
  });
  return `${XML_HEAD}<deck game="${xml(deck.octgnGame ?? NO_GUID)}">\n${zones.join('')}</deck>\n`;
}

/** The program knows only a deck and a sideboard, so other parts of a list are in the sideboard. */
function writeMtgo(deck: ProgramDeck): string {
  const cards = zonesOf(deck).flatMap(({ zone, entries }) =>
    entries.map(
      ({ name, copies, ids }) =>
        `  <Cards CatID="${xml(ids?.mtgo ?? '0')}" Quantity="${copies}" Sideboard="${zone !== 'main'}" Name="${xml(name)}" />\n`,
    ),
  );
  return `${XML_HEAD}<Deck>\n  <NetDeckID>0</NetDeckID>\n  <PreconstructedDeckID>0</PreconstructedDeckID>\n${cards.join('')}</Deck>\n`;
}

/** Programs that read this form expect a set for each card, also if it is empty. */
function writeLackeyXml(deck: ProgramDeck): string {
  const zones = zonesOf(deck).map(({ zone, entries }) => {
    const name = { main: 'Deck', side: 'Sideboard' }[zone] ?? deck.zoneName(zone);
    const cards = entries.map((one) => {
      const id = one.ids?.lackey === undefined ? '' : ` id="${xml(one.ids.lackey)}"`;
      const card = `<name${id}>${xml(one.name)}</name><set>${xml(one.set ?? '')}</set>`;
      return `    <card>${card}</card>\n`.repeat(one.copies);
    });
    return `  <superzone name="${xml(name)}">\n${cards.join('')}  </superzone>\n`;
  });
  return `${XML_HEAD}<deck version="0.8">\n  <meta><game>${xml(deck.game)}</game></meta>\n${zones.join('')}</deck>\n`;
}

/** Each copy is a line. Cards without a code are left out, because the form has no names. */
function writeCodes(deck: ProgramDeck): string {
  const codesOf = (zone: string): string =>
    deck.entries
      .filter((one) => (one.zone ?? 'main') === zone && one.ids?.codes !== undefined)
      .map((one) => `${one.ids!.codes!}\n`.repeat(one.copies))
      .join('');
  return `#created by Rulewright\n#main\n${codesOf('main')}#extra\n${codesOf('extra')}!side\n${codesOf('side')}`;
}

const XML_TYPE = 'application/xml';
const TEXT_TYPE = 'text/plain';

/** The forms of other programs that have only the texts of a list. */
export const PROGRAM_FORMS = {
  arena: { end: 'txt', type: TEXT_TYPE, write: writeArena },
  untap: { end: 'txt', type: TEXT_TYPE, write: writeUntap },
  cockatrice: { end: 'cod', type: XML_TYPE, write: writeCockatrice },
  octgn: { end: 'o8d', type: XML_TYPE, write: writeOctgn },
  mtgo: { end: 'dek', type: XML_TYPE, write: writeMtgo },
  lackey: { end: 'txt', type: TEXT_TYPE, write: writeLackey },
  lackeyXml: { end: 'dek', type: XML_TYPE, write: writeLackeyXml },
  codes: { end: 'ydk', type: TEXT_TYPE, write: writeCodes },
} as const satisfies Readonly<Record<string, ProgramForm>>;

export type ProgramFormId = keyof typeof PROGRAM_FORMS;
