/** Creatures from reported sightings: hairy giants, winged shapes at night, lake serpents, hounds, visitors. */
import { points, type Plate } from './plate.ts';

/** Short strokes of fur on both sides of a figure, from `top` to `bottom`, at a distance of about `x` from its middle. */
function fur(plate: Plate, top: number, bottom: number, x: number): void {
  for (let y = top; y < bottom; y += 13) {
    const at = x * plate.vary(0.4);
    plate.both(() => plate.curve(points(`${at} ${y}, ${at + 3} ${y + 9}, ${at + 1} ${y + 18}`), 'hair'));
  }
}

function eyes(plate: Plate, x: number, y: number, r: number): void {
  plate.round(-x, y, r);
  plate.round(x, y, r);
}

export function sasquatch(plate: Plate): void {
  const w = plate.vary(0.06);
  plate.body(
    points(
      `0 -136, ${24 * w} -128, ${34 * w} -104, 30 -80, ${74 * w} -64, ${92 * w} -6, 94 62, 78 86, 66 66, 62 4, 56 -14, ${52 * w} 40, 58 132, 24 142, 14 132, 8 66, 0 58`,
    ),
  );
  fur(plate, -64, 40, 40);
  fur(plate, -50, 20, 16);
  fur(plate, 50, 120, 34);
  plate.body(points('0 -124, 16 -118, 20 -100, 14 -84, 0 -78'), 'veil');
  eyes(plate, 8, -106, 3);
  plate.curve(points('-8 -88, 0 -91, 8 -88'));
}

export function winged(plate: Plate): void {
  const span = plate.vary(0.05);
  plate.both(() =>
    plate.wing(
      points(
        `14 -46, 60 -112, ${128 * span} -126, ${148 * span} -60, 118 -46, ${134 * span} 2, 96 -2, 98 44, 62 26, 44 62, 18 20`,
      ),
      [2, 3, 5, 7],
      'paper',
    ),
  );
  plate.body(points('0 -108, 20 -100, 26 -78, 20 -58, 30 -30, 26 20, 16 66, 22 128, 8 132, 2 78, 0 76'));
  plate.shade(points('0 -40, 27 -26, 24 24, 12 64'), 9);
  plate.both(() => plate.straight(points('14 -100, 22 -128'), 'limb'));
  eyes(plate, 10, -84, 6);
}

export function serpent(plate: Plate): void {
  const h = plate.vary(0.1);
  plate.shape(points(`-146 76, -132 ${14 * h}, -104 10, -86 76`));
  plate.shape(points(`-74 76, -58 ${-16 * h}, -22 -18, -4 76`));
  plate.shape(points(`14 76, 36 ${-70 * h}, 66 -112, 112 -116, 136 -92, 122 -76, 88 -78, 74 -52, 72 76`));
  plate.round(106, -98, 5);
  plate.curve(points('134 -90, 116 -86, 100 -88'));
  for (const x of [-120, -44, 40]) plate.curve(points(`${x} 34, ${x + 8} 52, ${x + 4} 72`), 'hair');
  for (let i = 0; i < 6; i++)
    plate.curve(points(`${30 + i * 4} ${-40 + i * 20}, ${46 + i * 2} ${-34 + i * 20}`), 'hair');
  for (const y of [78, 98, 118])
    plate.curve(
      points(`-150 ${y}, -100 ${y + 6}, -50 ${y - 2}, 0 ${y + 6}, 50 ${y - 2}, 100 ${y + 6}, 150 ${y}`),
      y === 78 ? 'line' : 'hair',
    );
}

/** A four-legged beast that faces left, with the given head and tail. */
function beast(plate: Plate, head: string, tail: string): void {
  const l = plate.vary(0.06);
  const leg = (x: number, foot: number): void =>
    plate.shape(
      points(`${x - 4} 16, ${x + 30} 18, ${x + 16 * l} 80, ${x + 18} ${foot}, ${x - 12} ${foot + 2}, ${x} 82`),
    );
  for (const x of [-50, 64]) leg(x, 118);
  plate.shape(points(`-96 -34, -40 -50, 40 -44, 98 -34, 112 4, 84 40, 20 34, -40 42, -84 28, -104 -6`));
  plate.curve(points(tail), 'limb');
  for (const x of [-82, 78]) leg(x, 130);
  for (let i = 0; i < 9; i++) {
    const x = -70 + i * 19;
    plate.curve(points(`${x} ${-30 * plate.vary(0.2)}, ${x + 6} -8, ${x + 2} 16`), 'hair');
  }
  plate.shape(points(head));
}

export function hound(plate: Plate): void {
  beast(
    plate,
    '-88 -40, -84 -92, -98 -112, -74 -104, -66 -122, -54 -92, -46 -50, -70 -20',
    '100 -28, 132 -60, 140 -96',
  );
  plate.shape(points('-150 -70, -110 -92, -78 -90, -70 -58, -104 -46, -146 -54'));
  plate.round(-98, -78, 5);
  plate.straight(points('-146 -60, -132 -56, -124 -62, -116 -55, -108 -60, -100 -54'));
}

export function cat(plate: Plate): void {
  beast(
    plate,
    '-140 -76, -132 -118, -116 -98, -92 -98, -78 -120, -68 -78, -70 -46, -104 -34, -134 -48',
    '104 -26, 142 -40, 138 -92, 120 -104',
  );
  plate.round(-116, -74, 6, 4);
  plate.round(-92, -74, 6, 4);
  for (const y of [-58, -52]) plate.straight(points(`-104 -54, -146 ${y}`), 'hair');
}

export function critter(plate: Plate): void {
  beast(plate, '-146 -50, -128 -90, -92 -96, -68 -66, -72 -34, -104 -24, -138 -32', '106 -20, 136 -10, 146 24');
  const spikes = plate.pick(6, 8);
  for (let i = 0; i < spikes; i++) {
    const x = -60 + (i * 160) / spikes;
    plate.shape(points(`${x} -44, ${x + 8} ${-76 - plate.pick(0, 16)}, ${x + 16} -42`));
  }
  plate.straight(points('-120 -90, -138 -128'), 'limb');
  plate.straight(points('-96 -96, -92 -134'), 'limb');
  plate.round(-114, -70, 6);
  plate.straight(points('-142 -44, -132 -36, -124 -44, -116 -34, -108 -42'));
}

export function ghost(plate: Plate): void {
  const sway = 14 * plate.vary(0.5);
  plate.shape(
    points(
      `0 -136, 52 -116, 70 -60, 76 30, ${84 + sway} 118, 54 104, 34 136, 10 108, -14 138, -36 106, -62 128, -76 ${30 - sway}, -70 -60, -52 -116`,
    ),
  );
  plate.round(-24, -66, 11, 16);
  plate.round(24, -66, 11, 16);
  plate.round(0, -22, 10, 14 * plate.vary(0.3));
  for (const x of [-46, -16, 18, 48]) plate.curve(points(`${x} 10, ${x + sway / 3} 52, ${x - 4} 92`), 'hair');
}

export function visitor(plate: Plate): void {
  plate.body(points('0 -18, 40 -6, 66 60, 84 138, 0 142'));
  for (const x of [14, 34, 52]) plate.both(() => plate.curve(points(`${x * 0.6} 4, ${x} 70, ${x * 1.3} 136`), 'hair'));
  plate.body(points(`0 ${-146 * plate.vary(0.02)}, 44 -112, 64 -66, 50 -22, 0 -4`), 'paper');
  plate.body(points('0 -112, 30 -98, 40 -66, 28 -30, 0 -18'), 'veil');
  eyes(plate, 16, -68, 10 * plate.vary(0.1));
  plate.both(() => plate.leg(points('44 4, 84 34, 98 64, 112 58')));
}

export function clown(plate: Plate): void {
  plate.body(points('0 92, 70 86, 116 104, 84 116, 112 136, 0 140'));
  plate.both(() => {
    plate.round(76, -34, 30 * plate.vary(0.1), 34, 'paper');
    plate.round(88, -70, 20 * plate.vary(0.1), 22, 'paper');
  });
  plate.body(points('0 -92, 54 -74, 72 -10, 54 58, 0 86'));
  plate.body(points('0 -146, 14 -140, 40 -84, 0 -78'));
  plate.both(() => {
    plate.round(28, -26, 8, 10);
    plate.straight(points('28 -50, 28 -2'), 'line');
    plate.straight(points('14 -26, 42 -26'), 'line');
  });
  plate.round(0, 4, 13);
  plate.curve(points('-42 30, -20 54, 0 58, 20 54, 42 30'), 'limb');
}

export function reaper(plate: Plate): void {
  plate.straight(points('86 -120, 64 140'), 'limb');
  plate.shape(points('90 -118, 40 -140, -30 -134, -84 -96, -30 -112, 30 -112, 82 -98'));
  plate.body(points('0 -100, 36 -84, 44 -44, 62 10, 74 138, 0 142'));
  plate.body(points('0 -84, 24 -70, 26 -40, 0 -22'), 'ink');
  for (const x of [10, 26, 42])
    plate.both(() => plate.curve(points(`${x * 0.6} -10, ${x} 60, ${x * 1.3} 134`), 'hair'));
  plate.round(70, 20, 12 * plate.vary(0.1), 10, 'paper');
}

export function fish(plate: Plate): void {
  const w = plate.vary(0.08);
  plate.shape(
    points(`-132 4, -90 ${-44 * w}, -10 ${-56 * w}, 70 -20, 126 -62, 112 4, 130 66, 70 28, -10 ${60 * w}, -90 48`),
  );
  plate.shape(points('-30 -50, 4 -92, 34 -40'));
  plate.round(-96, -12, 7);
  plate.curve(points('-130 10, -112 18, -96 14'));
  plate.curve(points('-66 -42, -54 4, -66 46'));
  for (let i = 0; i < 5; i++) plate.curve(points(`${-30 + i * 24} -30, ${-22 + i * 24} 2, ${-30 + i * 24} 32`), 'hair');
}

export function giant(plate: Plate): void {
  const w = plate.vary(0.05);
  plate.body(
    points(
      `0 -132, 34 -128, 40 -84, 34 -70, ${96 * w} -62, 112 0, 108 66, 74 72, 72 4, 62 -10, 60 56, 66 140, 18 142, 12 76, 0 72`,
    ),
  );
  for (let i = 0; i < 7; i++) {
    const [x, y] = [plate.pick(-52, 40), plate.pick(-50, 46)];
    plate.straight(points(`${x} ${y}, ${x + 9} ${y + 12}, ${x + 4} ${y + 24}`), 'hair');
  }
  plate.both(() => plate.straight(points('8 -106, 24 -104'), 'limb'));
  plate.straight(points('-14 -84, 14 -84'));
}

export function legs(plate: Plate): void {
  for (const [x, tall] of [
    [-56, plate.vary(0.05)],
    [54, 0.8 * plate.vary(0.05)],
  ] as const) {
    plate.within(x, 140 - 140 * tall, tall, 0, () => {
      plate.body(points('0 -140, 20 -132, 22 -108, 18 -88, 30 -20, 44 136, 20 140, 8 20, 0 -40'));
      eyes(plate, 7, -114, 4);
      plate.both(() => plate.curve(points('14 -60, 22 10, 30 100'), 'hair'));
    });
  }
}

export function walker(plate: Plate): void {
  plate.body(points('0 -66, 40 -54, 56 10, 70 118, 40 124, 36 140, 10 142, 0 124'));
  plate.round(0, -88, 25, 29, 'paper');
  plate.shape(points(`-56 -104, -26 -110, -22 ${-142 * plate.vary(0.03)}, 22 -142, 26 -110, 56 -104, 0 -98`), 'ink');
  eyes(plate, 9, -84, 3);
  plate.straight(points('0 -50, 0 116'));
  plate.both(() => plate.curve(points('36 -40, 50 10, 44 44'), 'line'));
  const side = plate.pick(0, 1) === 0 ? -1 : 1;
  plate.straight(points(`${side * 48} 34, ${side * 92} 30`), 'limb');
  plate.round(side * 96, 58, 16, 20, 'paper');
  plate.round(side * 96, 60, 5, 9);
}

export function reptile(plate: Plate): void {
  const w = plate.vary(0.06);
  plate.both(() => {
    plate.leg(points(`36 -40, ${84 * w} -64, 104 -100, 120 -96`));
    plate.leg(points(`34 40, ${90 * w} 34, 84 110, 118 122`));
  });
  plate.body(points(`0 -128, 32 -120, 48 -88, 36 -58, ${50 * w} -10, 46 46, 22 84, 10 138, 0 142`));
  plate.shade(points(`0 -56, 34 -50, ${48 * w} -10, 44 44, 18 84`), 11);
  plate.both(() => plate.round(32, -112, 12, 12, 'paper'));
  eyes(plate, 32, -112, 5);
  plate.curve(points('-30 -80, 0 -70, 30 -80'));
}
