/**
 * A deck as a saved object of Tabletop Simulator: https://kb.tabletopsimulator.com/custom-content/save-file-format. A card is a place on
 * a sheet of faces, and the number of a card is that of its sheet times 100 plus the place.
 */
import { zonesInOrder, type WritableEntry } from '../format.ts';

/** Where the face of a card is on a sheet of pictures. */
export interface FacePlace {
  /** The full address of the sheet. */
  readonly sheet: string;
  readonly columns: number;
  readonly rows: number;
  /** From 0, row by row; less than 100. */
  readonly at: number;
}

export interface TabletopEntry extends WritableEntry {
  readonly face: FacePlace;
}

export interface TabletopDeck {
  readonly name: string;
  readonly entries: readonly TabletopEntry[];
  /** The full address of the picture on the backs. */
  readonly back: string;
  /** The name of a pile by its zone. */
  zoneName(zone: string): string;
}

const TRANSFORM = { posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
/** Between two piles. */
const STEP = 3;

/** The text of a saved object, with a pile for each zone. */
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
    // A pile of one card is a card.
    if (cards.length === 1) return { ...cards[0], Description: zoneName(zone) };
    return {
      ...{ Name: 'Deck', Transform: transform, Nickname: zone === 'main' ? name : zoneName(zone), Description: '' },
      ...{ DeckIDs: cards.map(({ CardID }) => CardID), CustomDeck: sheetsOf(own), ContainedObjects: cards },
    };
  });
  return `${JSON.stringify({ SaveName: name, GameMode: '', Date: '', Note: '', Rules: '', ObjectStates: piles }, null, 1)}\n`;
}
