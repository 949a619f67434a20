/** Where the parts of a face are, as points of its 630 by 880 drawing: a labelled card puts its numbers there. */
import type { PrintedFace, FacePart } from '@rulewright/content';

type Point = readonly [x: number, y: number];

/** Beside the part and not on it, so that the number hides nothing. */
export const CALLOUTS: Readonly<Record<PrintedFace['frame'], Readonly<Partial<Record<FacePart, Point>>>>> = {
  specimen: {
    cost: [80, 152],
    name: [560, 62],
    subtitle: [560, 112],
    picture: [315, 180],
    attack: [208, 544],
    defense: [422, 544],
    type: [560, 588],
    text: [60, 640],
    collector: [330, 838],
  },
  page: {
    symbol: [76, 30],
    name: [420, 34],
    type: [420, 104],
    life: [586, 30],
    side: [110, 440],
    cost: [160, 158],
    picture: [400, 162],
    attack: [590, 740],
    text: [50, 500],
    collector: [470, 836],
  },
};
