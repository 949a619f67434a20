/** Everyday things for games without their own drawings: a lantern, food and drink, a letter, tools, a card. */
import { points, type Plate } from './plate.ts';

const dots = (plate: Plate, places: readonly (readonly [number, number])[], r: number): void => {
  for (const [x, y] of places) plate.round(x, y, r);
};

/** Rising steam in three curls. */
function steam(plate: Plate, y: number): void {
  for (const x of [-34, 0, 34]) {
    const s = plate.vary(0.25);
    plate.curve(points(`${x} ${y}, ${x - 12 * s} ${y - 20}, ${x + 10 * s} ${y - 42}, ${x - 6 * s} ${y - 62}`), 'hair');
  }
}

export function card(plate: Plate): void {
  plate.within(-18, 0, 1, -12, () => plate.straight(points('-66 -96, 66 -96, 66 96, -66 96, -66 -96'), 'paper'));
  plate.within(22, 6, 1, 10 * plate.vary(0.3), () => {
    plate.straight(points('-66 -96, 66 -96, 66 96, -66 96, -66 -96'), 'paper');
    plate.round(0, 0, 30, 42, 'veil');
    plate.round(0, 0, 10, 14);
  });
}

export function lantern(plate: Plate): void {
  plate.curve(points('-44 -84, -36 -132, 0 -144, 36 -132, 44 -84'), 'line');
  plate.body(points('0 -98, 34 -94, 58 -70, 0 -66'));
  plate.body(points(`0 -66, 52 -66, ${70 * plate.vary(0.06)} 0, 56 84, 0 88`));
  plate.body(points('0 86, 66 88, 66 112, 0 116'));
  plate.both((side) => plate.curve(points(`${24 * side} -66, ${32 * side} 10, ${24 * side} 86`), 'hair'));
  plate.shape(points('0 -30, 18 6, 24 34, 0 62, -24 34, -18 6'), 'veil');
  plate.shape(points('0 8, 8 30, 0 50, -8 30'), 'ink');
  const rays = plate.pick(5, 7);
  for (let i = 0; i < rays; i++) {
    const turn = (i / (rays - 1) - 0.5) * 2.4 - Math.PI / 2;
    const at = (r: number): string => `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn) + 10).toFixed(1)}`;
    if (Math.abs(Math.cos(turn)) > 0.5) plate.straight(points(`${at(92)}, ${at(122 * plate.vary(0.1))}`), 'hair');
  }
}

export function kettle(plate: Plate): void {
  plate.curve(points('-60 -52, -70 -110, 0 -138, 70 -110, 60 -52'), 'limb');
  plate.shape(points('72 10, 110 -30, 138 -44, 132 -62, 98 -52, 62 -20'));
  plate.body(points('0 -70, 44 -64, 92 -10, 104 56, 78 104, 0 110'));
  plate.shade(points('0 -66, 44 -60, 88 -8, 98 52, 74 98, 0 104'), 13);
  plate.body(points(`0 -86, 30 -82, ${44 * plate.vary(0.1)} -62, 0 -56`));
  plate.round(0, -96, 9);
  plate.curve(points('134 -72, 142 -92, 132 -110'), 'hair');
}

export function cup(plate: Plate): void {
  steam(plate, -58);
  plate.curve(points('84 -20, 132 -26, 128 44, 66 58'), 'limb');
  plate.body(points(`0 -40, 92 -38, ${84 * plate.vary(0.05)} 30, 48 84, 0 90`));
  plate.round(0, -38, 92, 16, 'veil');
  plate.body(points('0 86, 116 92, 84 112, 0 116'));
  plate.curve(points('-62 -6, -54 40, -28 68'), 'hair');
}

export function loaf(plate: Plate): void {
  steam(plate, -66);
  plate.shape(points('-128 30, -118 -26, -60 -58, 0 -64, 60 -58, 118 -26, 128 30, 112 84, 0 94, -112 84'));
  for (const x of [-66, -16, 34, 80]) {
    const s = 14 * plate.vary(0.2);
    plate.curve(points(`${x - s} -36, ${x} -8, ${x + s - 4} 26`), 'line');
    plate.curve(points(`${x - s + 8} -36, ${x + 9} -8, ${x + s + 4} 22`), 'hair');
  }
  plate.curve(points('-116 56, 0 70, 116 56'), 'hair');
}

export function fiddle(plate: Plate): void {
  plate.within(0, 0, 1, 24, () => {
    plate.straight(points('0 -28, 0 -138'), 'limb');
    plate.body(points(`0 -40, 36 -30, 44 -2, 28 22, 40 40, ${58 * plate.vary(0.08)} 70, 44 112, 0 120`));
    plate.body(points('0 -150, 14 -142, 10 -122, 0 -118'), 'ink');
    plate.straight(points('-4 -120, -5 84'), 'hair');
    plate.straight(points('4 -120, 5 84'), 'hair');
    plate.both((side) => plate.curve(points(`${20 * side} 34, ${26 * side} 50, ${18 * side} 64`), 'line'));
    plate.straight(points('-16 84, 16 84'), 'limb');
  });
  plate.straight(points('-118 92, 112 -64'), 'line');
}

export function umbrella(plate: Plate): void {
  plate.straight(points('0 -110, 0 92'), 'limb');
  plate.curve(points('0 88, 8 124, 38 122, 42 98'), 'limb');
  plate.shape(points('-136 2, -110 -66, 0 -120, 110 -66, 136 2, 92 -16, 46 2, 0 -14, -46 2, -92 -16'));
  for (const x of [-92, -46, 46, 92])
    plate.curve(points(`${x} ${x % 92 === 0 ? -16 : 2}, ${x * 0.72} -70, 0 -118`), 'hair');
  for (let i = 0; i < 8; i++) {
    const [x, y] = [plate.pick(-130, 130), plate.pick(24, 110)];
    if (Math.abs(x) > 30) plate.straight(points(`${x} ${y}, ${x - 6} ${y + 20}`), 'hair');
  }
}

export function letter(plate: Plate): void {
  plate.within(0, 0, 1, -8 * plate.vary(0.5), () => {
    plate.straight(points('-124 -78, 124 -78, 124 78, -124 78, -124 -78'), 'paper');
    plate.straight(points('-122 -76, 0 22, 122 -76'), 'line');
    plate.straight(points('-122 76, -26 2'), 'hair');
    plate.straight(points('122 76, 26 2'), 'hair');
    plate.round(0, 26, 22, 22, 'veil');
    plate.round(0, 26, 10);
  });
}

export function basket(plate: Plate): void {
  plate.curve(points('-92 -6, -74 -118, 0 -140, 74 -118, 92 -6'), 'limb');
  for (const [x, y] of [
    [-54, -24],
    [0, -36],
    [52, -22],
  ] as const)
    plate.round(x, y, 34 * plate.vary(0.12), 30, 'paper');
  const half = points('0 -10, 110 -6, 94 60, 70 104, 0 110');
  plate.body(half);
  plate.rings(half, [16, 42, 68, 92], 8);
  for (const x of [-72, -36, 0, 36, 72]) plate.curve(points(`${x} -4, ${x * 0.9} 50, ${x * 0.66} 104`), 'hair');
}

export function bell(plate: Plate): void {
  plate.round(0, 104, 18);
  plate.body(points(`0 -108, 26 -104, 52 -60, ${66 * plate.vary(0.05)} 20, 112 92, 0 98`));
  plate.shade(points('0 -100, 26 -96, 48 -58, 60 18, 98 84'), 14);
  plate.body(points('0 70, 104 74, 116 94, 0 100'));
  plate.round(0, -122, 17, 17, 'veil');
  plate.both((side) => plate.curve(points(`${126 * side} 20, ${140 * side} 48, ${136 * side} 80`), 'hair'));
}

export function house(plate: Plate): void {
  plate.straight(points('66 -60, 66 -126, 94 -126, 94 -34'), 'line');
  plate.straight(points('-96 -20, 96 -20, 96 112, -96 112, -96 -20'), 'paper');
  plate.straight(points('-134 0, 0 -112, 134 0, 112 6, 0 -88, -112 6, -134 0'), 'paper');
  plate.shape(points('-30 112, -30 40, 0 28, 30 40, 30 112'), 'veil');
  plate.round(18, 78, 5);
  plate.both((side) => {
    plate.straight(
      points(`${46 * side} 26, ${82 * side} 26, ${82 * side} 62, ${46 * side} 62, ${46 * side} 26`),
      'line',
    );
    plate.straight(points(`${64 * side} 26, ${64 * side} 62`), 'hair');
  });
  plate.curve(points(`80 -132, ${96 * plate.vary(0.1)} -146, 120 -142, 138 -150`), 'hair');
}

export function person(plate: Plate): void {
  const lean = 8 * plate.vary(0.8);
  plate.body(points('0 -26, 46 -16, 70 40, 84 128, 0 132'));
  plate.shade(points('0 -10, 40 0, 62 50, 74 120'), 15);
  plate.curve(points('0 -14, 4 40, 0 126'), 'line');
  plate.round(0, -62, 34, 38, 'paper');
  const wears = plate.pick(0, 3);
  if (wears === 0) {
    plate.shape(points('-62 -84, 0 -96, 62 -84, 38 -76, -38 -76'), 'ink');
    plate.body(points('0 -140, 30 -134, 36 -92, 0 -86'));
  } else if (wears === 1)
    plate.shape(points(`-40 -66, -44 -108, 0 -${126 + lean}, 44 -108, 40 -66, 24 -90, -24 -90`), 'ink');
  else if (wears === 2) {
    plate.shape(points('-40 -30, -46 -84, 0 -124, 46 -84, 40 -30, 30 -60, 20 -88, -20 -88, -30 -60'), 'veil');
    plate.curve(points('-26 -24, 0 -14, 26 -24'), 'line');
  } else {
    plate.shape(points('-38 -74, -36 -104, 0 -116, 36 -104, 38 -74, 0 -84'), 'paper');
    plate.round(0, -122, 9, 9, 'paper');
    plate.curve(points('-38 -78, 0 -88, 38 -78'), 'line');
  }
  dots(
    plate,
    [
      [-12, -60],
      [12, -60],
    ],
    3.4,
  );
  plate.curve(points('-10 -42, 0 -38, 10 -42'), 'line');
}

export function broom(plate: Plate): void {
  plate.within(0, 0, 1, 28, () => {
    plate.straight(points('0 -146, 0 30'), 'limb');
    plate.body(points(`0 20, 26 24, ${64 * plate.vary(0.1)} 132, 0 138`));
    for (const x of [-44, -22, 0, 22, 44]) plate.curve(points(`${x * 0.4} 34, ${x * 0.8} 84, ${x} 130`), 'hair');
    plate.straight(points('-28 40, 28 40'), 'line');
    plate.straight(points('-32 54, 32 54'), 'line');
  });
  dots(
    plate,
    [
      [-116, 104],
      [-92, 124],
      [-126, 130],
    ],
    5,
  );
}

export function key(plate: Plate): void {
  plate.within(0, 0, 1, -32 * plate.vary(0.2), () => {
    plate.round(-78, 0, 52, 52, 'paper');
    plate.round(-78, 0, 26, 26, 'veil');
    plate.shape(points('-28 -10, 128 -10, 128 10, -28 10'), 'ink');
    plate.shape(points('86 8, 100 8, 100 46, 86 46'), 'ink');
    plate.shape(points('112 8, 128 8, 128 56, 112 56'), 'ink');
  });
}
