/** Positions of the parts of a card face in its 630 by 880 drawing. A labelled card puts a number next to each part. */
import type { PrintedFace, FacePart } from '@rulewright/content';

/** The centre of a number outside the card, and the end of its line at the edge of the part. */
export interface CalloutPlace {
  readonly disc: readonly [x: number, y: number];
  readonly part: readonly [x: number, y: number];
}

const left = (y: number, x: number): CalloutPlace => ({ disc: [-44, y], part: [x, y] });
const right = (y: number, x: number): CalloutPlace => ({ disc: [674, y], part: [x, y] });
const above = (discX: number, x: number, y: number): CalloutPlace => ({ disc: [discX, -44], part: [x, y] });

/** The positions by frame. All numbers are outside the card, so that they hide nothing. */
export const CALLOUTS: Readonly<Record<PrintedFace['frame'], Readonly<Partial<Record<FacePart, CalloutPlace>>>>> = {
  specimen: {
    cost: left(80, 34),
    name: above(228, 228, 42),
    subtitle: right(111, 340),
    picture: right(300, 520),
    attack: left(545, 62),
    defense: right(545, 570),
    type: { disc: [674, 630], part: [460, 590] },
    text: left(722, 62),
    collector: left(842, 40),
  },
  slots: {
    cost: left(82, 34),
    name: above(228, 228, 42),
    subtitle: above(420, 340, 111),
    picture: right(300, 560),
    type: { disc: [674, 600], part: [460, 600] },
    text: left(722, 62),
    collector: left(842, 40),
  },
  page: {
    symbol: left(78, 40),
    name: above(200, 200, 40),
    type: above(420, 352, 98),
    life: right(78, 592),
    cost: left(176, 34),
    side: left(240, 32),
    picture: right(290, 560),
    text: left(590, 48),
    attack: right(706, 584),
    collector: left(838, 36),
  },
};
