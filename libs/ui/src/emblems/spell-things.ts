/** Emblems for Spells, Potions, Artifacts and places: book, flask, relic, tool, light, and small landscapes. */
import { points, type Plate } from './plate.ts';

export function orb(plate: Plate): void {
  const rays = plate.pick(9, 14);
  for (let i = 0; i < rays; i++) {
    const turn = (i * 2 * Math.PI) / rays;
    const at = (r: number): string => `${r * Math.cos(turn)} ${r * Math.sin(turn)}`;
    plate.straight(points(`${at(86)}, ${at(112 * plate.vary(0.2))}`), i % 2 ? 'hair' : 'line');
  }
  plate.round(0, 0, 72, 72, 'paper');
  plate.round(0, 0, 44 * plate.vary(0.1), 44, 'veil');
  for (let i = 0; i < 4; i++)
    plate.curve(
      points(`${-40 + i * 8} ${-46 + i * 12}, ${-10 + i * 6} ${-58 + i * 12}, ${22 + i * 8} ${-50 + i * 14}`),
      'hair',
    );
}

export function book(plate: Plate): void {
  plate.both(() => {
    plate.shape(points('0 -30, 40 -52, 132 -44, 132 82, 44 76, 0 98'));
    const lines = plate.pick(5, 7);
    for (let i = 0; i < lines; i++) {
      const y = -22 + i * 14;
      plate.curve(points(`14 ${y}, 50 ${y - 12}, ${112 * plate.vary(0.1)} ${y - 8}`), 'hair');
    }
  });
  plate.straight(points('0 -30, 0 98'));
  const sparks = plate.pick(3, 5);
  for (let i = 0; i < sparks; i++) {
    const x = -60 + (i * 120) / (sparks - 1);
    const y = -104 + Math.abs(x) * 0.3 * plate.vary(0.2);
    plate.straight(points(`${x} ${y - 14}, ${x} ${y + 14}`), 'line');
    plate.straight(points(`${x - 10} ${y}, ${x + 10} ${y}`), 'line');
  }
}

export function flask(plate: Plate): void {
  const w = plate.vary(0.08);
  plate.body(points(`0 -128, 20 -128, 20 -60, ${46 * w} -30, ${88 * w} 74, 70 124, 0 128`));
  plate.shape(points(`-66 44, -20 36, 20 50, 66 42, 76 76, 62 114, 0 118, -62 114, -76 76`), 'veil');
  plate.straight(points('-28 -128, 28 -128'), 'limb');
  for (let i = 0; i < 5; i++)
    plate.round(plate.pick(-44, 44), plate.pick(56, 104), plate.pick(4, 9), undefined, 'paper');
  plate.curve(points('-14 -56, -38 -10, -56 40'), 'hair');
}

export function relic(plate: Plate): void {
  plate.body(points('0 110, 92 110, 92 136, 0 138'));
  plate.body(points(`0 -110, 40 -96, ${66 * plate.vary(0.1)} -30, 60 50, 40 108, 0 110`));
  plate.rings(points('0 -110, 40 -96, 64 -30, 60 50, 40 108'), [-64, -16, 34, 76], 8);
  plate.shade(points('0 -100, 38 -90, 60 -30, 56 50, 38 104'), 12);
  plate.round(0, -40, 18, 22, 'paper');
  plate.round(0, -40, 6, 12);
}

export function blade(plate: Plate): void {
  const w = plate.vary(0.05);
  plate.shape(
    points(
      `-78 96, -104 20, ${-92 * w} -70, -40 -122, 40 -122, ${92 * w} -70, 104 20, 78 96, 44 96, 62 20, 52 -54, 22 -84, -22 -84, -52 -54, -62 20, -44 96`,
    ),
  );
  plate.both(() => {
    for (const [x, y] of [
      [66, 76],
      [80, 22],
      [72, -40],
      [38, -92],
    ] as const)
      plate.round(x, y, 5);
    plate.straight(points('38 98, 84 98'), 'limb');
  });
}

const hills = (plate: Plate, y: number): void =>
  plate.shape(
    points(
      `-138 ${y}, -84 ${y - 24 * plate.vary(0.4)}, -20 ${y + 4}, 46 ${y - 28 * plate.vary(0.4)}, 138 ${y}, 134 112, 0 116, -134 112`,
    ),
  );

function stars(plate: Plate, count: number): void {
  for (let i = 0; i < count; i++) plate.round(plate.pick(-140, 140), plate.pick(-136, 0), plate.pick(2, 4));
}

export function nighttime(plate: Plate): void {
  stars(plate, 16);
  plate.shape(points('40 -116, 84 -80, 84 -26, 40 8, 62 -30, 64 -78'), 'paper');
  hills(plate, 80);
}

export function fullMoon(plate: Plate): void {
  stars(plate, 8);
  plate.round(0, -36, 84, 84, 'paper');
  for (let i = 0; i < 5; i++)
    plate.round(plate.pick(-44, 44), plate.pick(-84, 10), plate.pick(8, 16), undefined, 'veil');
  hills(plate, 84);
}

export function forest(plate: Plate): void {
  for (const x of [-104, -36, 34, 104, -70, 4, 72]) {
    const tall = 150 * plate.vary(0.2);
    const foot = x % 4 === 0 ? 96 : 124;
    plate.straight(points(`${x} ${foot}, ${x} ${foot - 30}`), 'limb');
    plate.shape(
      points(
        `${x} ${foot - tall}, ${x + 20} ${foot - tall * 0.6}, ${x + 34} ${foot - 22}, ${x - 34} ${foot - 22}, ${x - 20} ${foot - tall * 0.6}`,
      ),
    );
    for (const up of [0.3, 0.45, 0.6])
      plate.curve(
        points(`${x - 14} ${foot - tall * up}, ${x} ${foot - tall * up + 6}, ${x + 14} ${foot - tall * up}`),
        'hair',
      );
  }
}

export function river(plate: Plate): void {
  hills(plate, -30);
  plate.shape(points('-20 -26, 40 10, -50 50, 30 132, 130 132, 40 54, 84 6, 0 -28'), 'veil');
  for (let i = 0; i < 7; i++)
    plate.curve(
      points(`${-10 + plate.pick(-16, 30)} ${10 + i * 16}, ${14 + i * 6} ${16 + i * 16}, ${34 + i * 6} ${8 + i * 17}`),
      'hair',
    );
}

/** The sun on the horizon; `up` draws the sunrise. */
function sun(plate: Plate, up: boolean): void {
  const y = up ? 20 : 44;
  for (let i = 1; i < 12; i++) {
    const turn = Math.PI + (i * Math.PI) / 12;
    const at = (r: number): string => `${r * Math.cos(turn)} ${y + r * Math.sin(turn)}`;
    if (up || i % 2 === 0) plate.straight(points(`${at(82)}, ${at(i % 2 ? 104 : 128)}`), 'line');
  }
  plate.round(0, y, 68, 68, 'paper');
  hills(plate, up ? 44 : 56);
  if (!up)
    for (const x of [-96, -58, 84]) {
      const h = plate.pick(-90, -50);
      plate.curve(
        points(`${x - 16} ${h - 6}, ${x - 6} ${h - 10}, ${x} ${h}, ${x + 6} ${h - 10}, ${x + 16} ${h - 6}`),
        'line',
      );
    }
}

export const dawn = (plate: Plate): void => sun(plate, true);
export const dusk = (plate: Plate): void => sun(plate, false);

export function fog(plate: Plate): void {
  hills(plate, 70);
  for (let i = 0; i < 9; i++) {
    const y = -96 + i * 24;
    const from = plate.pick(-146, -60);
    plate.curve(
      points(
        `${from} ${y}, ${from + 50} ${y - 9}, ${from + 100} ${y + 6}, ${from + 150} ${y - 6}, ${Math.min(148, from + 200)} ${y}`,
      ),
      i % 3 === 0 ? 'limb' : 'line',
    );
  }
}

export function swamp(plate: Plate): void {
  for (let i = 0; i < 11; i++) {
    const x = -130 + i * 26;
    const top = plate.pick(-120, -30);
    plate.curve(points(`${x} 70, ${x + 4} ${(top + 70) / 2}, ${x + plate.pick(-10, 14)} ${top}`), 'line');
    if (i % 3 === 1) plate.round(x + 2, top + 16, 6, 20);
  }
  for (const y of [72, 96, 120])
    plate.curve(points(`-148 ${y}, -80 ${y + 7}, 0 ${y - 3}, 80 ${y + 7}, 148 ${y}`), y === 72 ? 'line' : 'hair');
  plate.round(70, 100, 34, 8, 'paper');
  plate.round(-60, 112, 28, 7, 'paper');
}
