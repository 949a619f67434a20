/** Spider, sowbug, centipede, and the wall they live in. */
import type { Plate, Point } from './plate.ts';

export function spider(plate: Plate): void {
  const w = plate.vary(0.06);
  const abdomen: Point[] = [
    [0, 4],
    [24 * w, 10],
    [38 * w, 38],
    [32 * w, 78],
    [0, 104],
  ];
  const front: Point[] = [
    [0, -64],
    [18, -60],
    [30, -36],
    [26, -8],
    [0, 4],
  ];
  plate.both(() => {
    const r = plate.vary(0.05);
    plate.leg([
      [18, -46],
      [48 * r, -92],
      [66 * r, -132],
      [60 * r, -148],
    ]);
    plate.leg([
      [24, -34],
      [78 * r, -66],
      [118 * r, -92],
      [134 * r, -90],
    ]);
    plate.leg([
      [26, -20],
      [80 * r, -10],
      [120 * r, 30],
      [136 * r, 36],
    ]);
    plate.leg([
      [22, -8],
      [62 * r, 36],
      [84 * r, 104],
      [96 * r, 130],
    ]);
    for (let i = 0; i < 4; i++)
      plate.straight(
        [
          [30 + i * 10, -38 - i * 7],
          [32 + i * 11, -48 - i * 8],
        ],
        'hair',
      );
    plate.curve(
      [
        [9, -60],
        [17, -80],
        [10, -94],
      ],
      'limb',
    );
  });
  plate.body(abdomen);
  plate.shade(abdomen, 4.5, 0.4);
  for (let i = 0; i < 4; i++)
    plate.curve(
      [
        [-18 * w + i * 3, 34 + i * 15],
        [0, 26 + i * 15],
        [18 * w - i * 3, 34 + i * 15],
      ],
      'line',
    );
  plate.both(() => {
    for (let i = 0; i < 4; i++) plate.round(15 * w - i * 1.5, 38 + i * 14, 3);
  });
  plate.body(front);
  plate.shade(front, 5, 0.5);
  plate.both(() => {
    plate.round(5, -55, 3.4);
    plate.round(12, -50, 2.6);
    plate.round(6, -45, 2.2);
    plate.curve(
      [
        [4, -40],
        [6, -22],
        [0, -10],
      ],
      'hair',
    );
  });
}

export function sowbug(plate: Plate): void {
  const w = plate.vary(0.06);
  const shell: Point[] = [
    [0, -92],
    [34 * w, -84],
    [58 * w, -44],
    [62 * w, 4],
    [54 * w, 54],
    [30 * w, 92],
    [0, 106],
  ];
  plate.both(() => {
    for (let i = 0; i < 7; i++) {
      const y = -58 + i * 22;
      plate.straight([
        [44 * w, y],
        [(70 - Math.abs(i - 3) * 3) * w, y + 4],
        [(82 - Math.abs(i - 3) * 3) * w, y + 18],
      ]);
    }
    plate.straight([
      [14, -96],
      [34, -122],
      [58, -118],
      [72, -136],
    ]);
    plate.curve(
      [
        [7, 102],
        [16, 124],
        [22, 132],
      ],
      'limb',
    );
  });
  plate.body(shell);
  for (let i = 0; i < 9; i++) {
    const y = -70 + i * 19;
    plate.rings(shell, [y], 9);
    plate.both(() =>
      plate.curve(
        [
          [0, y + 13],
          [20 * w, y + 13],
          [42 * w, y + 9],
        ],
        'hair',
      ),
    );
  }
  plate.shade(shell, 4.75, 0.34);
  plate.body([
    [0, -104],
    [20, -100],
    [26, -88],
    [0, -80],
  ]);
  plate.both(() => plate.round(20, -94, 4, 4));
}

export function centipede(plate: Plate): void {
  const count = 17;
  const sway = 34 * plate.vary(0.2);
  const spine = (t: number): Point => [Math.sin(t * Math.PI * 1.7 + 0.5) * sway, -96 + t * 196];
  const frames = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const [x, y] = spine(t);
    const [nx, ny] = spine(t + 0.01);
    return { t, x, y, turn: (Math.atan2(ny - y, nx - x) * 180) / Math.PI - 90 };
  });
  for (const { t, x, y, turn } of frames) {
    plate.within(x, y, 1, turn, () =>
      plate.both(() => {
        const reach = 34 + t * 14;
        plate.straight([
          [9, 0],
          [reach * 0.6, -6 + t * 10],
          [reach, 6 + t * 18],
          [reach + 7, 12 + t * 22],
        ]);
      }),
    );
  }
  const last = frames.at(-1)!;
  plate.within(last.x, last.y, 1, last.turn, () =>
    plate.both(() =>
      plate.curve(
        [
          [5, 4],
          [14, 26],
          [20, 44],
        ],
        'limb',
      ),
    ),
  );
  for (const { x, y, turn } of [...frames].reverse()) {
    plate.within(x, y, 1, turn, () => {
      plate.body([
        [0, -9],
        [12, -8],
        [15, 0],
        [12, 8],
        [0, 9],
      ]);
      plate.both(() =>
        plate.curve(
          [
            [6, 5],
            [10, 3],
            [13, -2],
          ],
          'hair',
        ),
      );
      plate.curve(
        [
          [7, 1],
          [10, -1],
          [12, -4],
        ],
        'hair',
      );
    });
  }
  const first = frames[0]!;
  plate.within(first.x, first.y, 1, first.turn, () => {
    plate.both(() => {
      plate.curve([
        [8, -20],
        [30, -34],
        [58, -30],
      ]);
      plate.curve(
        [
          [13, -8],
          [20, -24],
          [8, -32],
        ],
        'limb',
      );
    });
    plate.body([
      [0, -28],
      [12, -24],
      [16, -12],
      [11, -2],
      [0, 0],
    ]);
    plate.both(() => plate.round(9, -19, 2.6));
  });
}

export function wall(plate: Plate): void {
  // A dry stone wall in courses, with moss at the bottom and a gap for the animal.
  const courses: readonly (readonly number[])[] = [
    [58, 70, 52, 70],
    [46, 64, 74, 66],
    [72, 52, 60, 66],
    [50, 78, 58, 64],
    [66, 56, 72, 56],
  ];
  courses.forEach((widths, row) => {
    let x = -125;
    const y = -88 + row * 38;
    for (const [i, width] of widths.entries()) {
      const [w, h] = [width - 4, 34 * plate.vary(0.05)];
      const j = (): number => (plate.vary(1) - 1) * 3;
      const stone: Point[] = [
        [x + 6, y + j()],
        [x + w / 2, y - 2 + j()],
        [x + w - 5, y + 1 + j()],
        [x + w, y + h / 2],
        [x + w - 6, y + h + j()],
        [x + w / 2, y + h + 1 + j()],
        [x + 5, y + h + j()],
        [x, y + h / 2],
      ];
      plate.shape(stone, row === 3 && i === 2 ? 'ink' : 'paper');
      if (row === 3 && i === 2) {
        x += width;
        continue;
      }
      for (let k = 0; k < 5; k++)
        plate.curve(
          [
            [x + w - 8 - k * 6, y + h - 3],
            [x + w - 4 - k * 6, y + h - 9 - k],
            [x + w - 2 - k * 6, y + h - 14],
          ],
          'hair',
        );
      plate.curve(
        [
          [x + 6, y + 7],
          [x + w * 0.4, y + 5 + j()],
          [x + w * 0.7, y + 8],
        ],
        'hair',
      );
      x += width;
    }
  });
  for (let i = 0; i < 26; i++) {
    const x = -126 + i * 10 * plate.vary(0.02);
    plate.curve(
      [
        [x, 106],
        [x + 2, 98],
        [x + 5 * plate.vary(0.8), 88 - plate.pick(0, 10)],
      ],
      'hair',
    );
  }
  plate.curve(
    [
      [-146, 106],
      [0, 109],
      [146, 105],
    ],
    'line',
  );
  plate.curve(
    [
      [-120, -92],
      [-60, -100],
      [-20, -94],
      [30, -101],
      [84, -95],
      [124, -92],
    ],
    'hair',
  );
}

/** The drawing for an unknown emblem name: an egg on a leaf. */
export function unknown(plate: Plate): void {
  const leaf: Point[] = [
    [0, -120],
    [40, -80],
    [62, -10],
    [44, 60],
    [0, 118],
  ];
  plate.body(leaf, 'veil');
  plate.curve(
    [
      [0, -120],
      [3, 0],
      [0, 140],
    ],
    'line',
  );
  plate.both(() => {
    for (let i = 0; i < 7; i++)
      plate.curve(
        [
          [0, -70 + i * 26],
          [24, -86 + i * 25],
          [46 - Math.abs(i - 3) * 5, -96 + i * 24],
        ],
        'hair',
      );
  });
  const egg: Point[] = [
    [0, -30],
    [18, -18],
    [22, 4],
    [0, 26],
  ];
  plate.body(egg);
  plate.shade(egg, 4.5, 0.6);
}
