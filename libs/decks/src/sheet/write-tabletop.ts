/**
 * Writes a deck as a saved object of Tabletop Simulator: https://kb.tabletopsimulator.com/custom-content/save-file-format. A card is a
 * place on a sheet of faces. The number of a card is the number of its sheet times 100, plus the place.
 */
import { zonesInOrder, type WritableEntry } from '../format.ts';

/** The place of a card face on a picture sheet. */
export interface FacePlace {
  /** The full address of the sheet. */
  readonly sheet: string;
  readonly columns: number;
  readonly rows: number;
  /** The position on the sheet, from 0 to 99, row by row. */
  readonly at: number;
}

export interface TabletopEntry extends WritableEntry {
  readonly face: FacePlace;
}

export interface TabletopDeck {
  readonly name: string;
  readonly entries: readonly TabletopEntry[];
  /** The full address of the picture of the card back. */
  readonly back: string;
  /** The name of the pile of a zone. */
  zoneName(zone: string): string;
}

const TRANSFORM = { posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
/** The distance between two piles. */
const STEP = 3;

/** Returns the text of a saved object with a pile for each zone. */
export function writeTabletop({ name, entries, back, zoneName }: TabletopDeck): string {
  const sheets = new Map<string, number>();
  const numberOf = ({ sheet }: FacePlace): number => {
    if (!sheets.has(sheet)) sheets.set(sheet, sheets.size + 1);
    return sheets.get(sheet)!;
  };
  const sheetsOf = (own: readonly TabletopEntry[]) =>
    Object.fromEntries(
      own.map(({ face }) => [
        String(numberOf(face)),
        {
          ...{ FaceURL: face.sheet, BackURL: back, NumWidth: face.columns, NumHeight: face.rows },
          ...{ BackIsHidden: true, UniqueBack: false, Type: 0 },
        },
      ]),
    );
  const piles = zonesInOrder(entries).map((zone, pile) => {
    const own = entries.filter((one) => (one.zone ?? 'main') === zone);
    const transform = { posX: pile * STEP, ...TRANSFORM };
    const cards = own.flatMap((entry) => {
      const card = {
        ...{ Name: 'Card', Transform: transform, Nickname: entry.name },
        ...{ CardID: numberOf(entry.face) * 100 + entry.face.at, CustomDeck: sheetsOf([entry]) },
      };
      return Array.from({ length: entry.copies }, () => card);
    });
    // Tabletop Simulator needs a single card instead of a pile of one card.
    if (cards.length === 1) return { ...cards[0], Description: zoneName(zone) };
    return {
      ...{ Name: 'Deck', Transform: transform, Nickname: zone === 'main' ? name : zoneName(zone), Description: '' },
      ...{ DeckIDs: cards.map(({ CardID }) => CardID), CustomDeck: sheetsOf(own), ContainedObjects: cards },
    };
  });
  return `${JSON.stringify({ SaveName: name, GameMode: '', Date: '', Note: '', Rules: '', ObjectStates: piles }, null, 1)}\n`;
}
