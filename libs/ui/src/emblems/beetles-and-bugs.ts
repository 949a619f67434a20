/** Beetle, firefly, true bug, cicada: animals with a hard or roof-like back. */
import type { Plate, Point } from './plate.ts';

/** Three pairs of legs from the thorax, spread by `reach`. */
function sixLegs(plate: Plate, x: number, ys: readonly [number, number, number], reach = 1): void {
  plate.both(() => {
    const [front, middle, hind] = ys;
    const r = reach * plate.vary(0.05);
    plate.leg([
      [x, front],
      [x + 30 * r, front - 16 * r],
      [x + 44 * r, front - 44 * r],
      [x + 52 * r, front - 58 * r],
    ]);
    plate.leg([
      [x, middle],
      [x + 40 * r, middle + 2],
      [x + 60 * r, middle + 26 * r],
      [x + 72 * r, middle + 34 * r],
    ]);
    plate.leg([
      [x - 2, hind],
      [x + 36 * r, hind + 18 * r],
      [x + 46 * r, hind + 58 * r],
      [x + 56 * r, hind + 74 * r],
    ]);
  });
}

export function beetle(plate: Plate): void {
  const w = plate.vary(0.07);
  const elytra: Point[] = [
    [0, -40],
    [34 * w, -40],
    [54 * w, -16],
    [57 * w, 30],
    [46 * w, 74],
    [22 * w, 104],
    [0, 112],
  ];
  const shield: Point[] = [
    [0, -82],
    [24, -80],
    [40, -62],
    [42, -42],
    [0, -38],
  ];
  const head: Point[] = [
    [0, -112],
    [15, -110],
    [23, -98],
    [20, -80],
    [0, -76],
  ];
  sixLegs(plate, 40, [-52, -14, 26]);
  plate.both(() => {
    plate.curve([
      [12, -108],
      [30, -128],
      [52, -134],
    ]);
    plate.round(55, -135, 5, 4);
  });
  plate.body(head);
  plate.both(() => plate.round(17, -96, 5, 7));
  plate.body(shield);
  plate.shade(shield, 6);
  plate.body(elytra);
  plate.shade(elytra, 5.5, 0.42);
  plate.straight([
    [0, -38],
    [0, 112],
  ]);
  const marks = plate.pick(0, 2);
  plate.both(() => {
    if (marks === 0)
      for (const x of [13, 26, 39])
        plate.curve(
          [
            [x * 0.8 * w, -34],
            [x * w, 20],
            [x * 0.55 * w, 90],
          ],
          'hair',
        );
    else for (let i = 0; i <= marks + 1; i++) plate.round((24 + (i % 2) * 10) * w, -16 + i * (100 / (marks + 2)), 8, 9);
  });
  plate.shape(
    [
      [-9, -39],
      [9, -39],
      [0, -22],
    ],
    'paper',
  );
}

export function firefly(plate: Plate): void {
  const w = plate.vary(0.05);
  const back: Point[] = [
    [0, -48],
    [34 * w, -46],
    [42 * w, -10],
    [42 * w, 48],
    [32 * w, 84],
    [0, 90],
  ];
  const hood: Point[] = [
    [0, -104],
    [24, -98],
    [40, -72],
    [40, -50],
    [0, -44],
  ];
  const lantern: Point[] = [
    [0, 74],
    [28, 78],
    [24, 100],
    [12, 116],
    [0, 120],
  ];
  plate.both(() => {
    for (let i = 0; i < 6; i++) {
      const angle = (18 + i * 26) * (Math.PI / 180);
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const far = (i % 2 ? 62 : 74) * plate.vary(0.06);
      plate.straight(
        [
          [sin * 42, 98 + cos * 36],
          [sin * far, 98 + cos * (far - 14)],
        ],
        'hair',
      );
    }
  });
  sixLegs(plate, 34, [-58, -24, 14], 0.86);
  plate.both(() =>
    plate.curve(
      [
        [8, -100],
        [26, -124],
        [54, -140],
      ],
      'line',
    ),
  );
  plate.body(lantern, 'veil');
  plate.rings(lantern, [88, 99, 109], 4, 'hair');
  plate.body(back);
  plate.shade(back, 5, 0.5);
  plate.straight([
    [0, -44],
    [0, 90],
  ]);
  plate.both(() =>
    plate.curve(
      [
        [30 * w, -40],
        [36 * w, 20],
        [24 * w, 78],
      ],
      'hair',
    ),
  );
  plate.body(hood);
  plate.shade(hood, 6, 0.4);
  plate.body(
    [
      [0, -84],
      [12, -78],
      [14, -62],
      [0, -56],
    ],
    'ink',
  );
}

/** Variants of true bugs, besides their size. */
const BUG_BUILDS = ['plain', 'slender', 'dark-tipped'] as const;

export function trueBug(plate: Plate): void {
  const build = BUG_BUILDS[plate.pick(0, BUG_BUILDS.length - 1)];
  const w = plate.vary(0.05) * (build === 'slender' ? 0.82 : 1);
  const wings: Point[] = [
    [0, -46],
    [40 * w, -42],
    [50 * w, 6],
    [48 * w, 56],
    [32 * w, 96],
    [0, 110],
  ];
  const collar: Point[] = [
    [0, -88],
    [16, -86],
    [44 * w, -54],
    [46 * w, -40],
    [0, -36],
  ];
  const head: Point[] = [
    [0, -118],
    [9, -114],
    [15, -100],
    [12, -86],
    [0, -82],
  ];
  sixLegs(plate, 36, [-62, -24, 16], 1.08);
  plate.both(() =>
    plate.straight([
      [8, -112],
      [26, -128],
      [44, -122],
      [62, -138],
      [70, -136],
    ]),
  );
  plate.body([
    [0, -10],
    [56 * w, -8],
    [60 * w, 40],
    [46 * w, 88],
    [0, 112],
  ]);
  plate.both(() => {
    for (let y = 4; y < 90; y += 14)
      plate.straight(
        [
          [50 * w, y],
          [60 * w - Math.abs(y - 40) * 0.14, y + 2],
        ],
        'limb',
      );
  });
  plate.body(wings);
  plate.shade(wings, 5.5, 0.36);
  plate.curve([
    [38 * w, -34],
    [10, 30],
    [-30 * w, 78],
  ]);
  plate.curve(
    [
      [-38 * w, -34],
      [-10, 30],
      [30 * w, 78],
    ],
    'hair',
  );
  plate.both(() => {
    for (const x of [8, 18])
      plate.curve(
        [
          [x, 66],
          [x * 1.3, 82],
          [x * 0.9, 100],
        ],
        'hair',
      );
    plate.curve(
      [
        [28 * w, -38],
        [34 * w, 0],
        [22 * w, 46],
      ],
      'hair',
    );
  });
  // Some bugs have dark wing tips.
  if (build === 'dark-tipped')
    plate.shape(
      [
        [0, 64],
        [20, 70],
        [16, 96],
        [0, 106],
        [-16, 96],
        [-20, 70],
      ],
      'ink',
    );
  if (build === 'slender') {
    plate.both(() =>
      [
        [26, 10],
        [24, 40],
        [20, 66],
      ].forEach(([x, y]) => plate.round(x! * w, y!, 4, 6)),
    );
  }
  plate.shape([
    [-24, -38],
    [24, -38],
    [6, 2],
    [0, 12],
    [-6, 2],
  ]);
  plate.shade(
    [
      [24, -38],
      [12, -16],
      [0, 12],
    ],
    5,
    0.8,
  );
  plate.body(collar);
  plate.shade(collar, 5, 0.5);
  plate.body(head);
  plate.both(() => plate.round(14, -102, 5, 6));
}

export function cicada(plate: Plate): void {
  const w = plate.vary(0.05);
  const trunk: Point[] = [
    [0, -88],
    [44, -84],
    [50, -50],
    [44, -20],
    [38, 20],
    [24, 66],
    [0, 80],
  ];
  plate.both(() => {
    plate.leg([
      [38, -60],
      [64, -72],
      [70, -100],
      [76, -108],
    ]);
    plate.leg([
      [38, -36],
      [72, -34],
      [84, -12],
    ]);
  });
  plate.body(trunk);
  plate.rings(trunk, [-8, 8, 24, 40, 54, 66], 5);
  plate.shade(trunk, 6, 0.5);
  plate.both(() => {
    plate.wing(
      [
        [30, -58],
        [54 * w, -40],
        [78 * w, 20],
        [80 * w, 84],
        [58 * w, 128],
        [34 * w, 118],
        [22, 70],
        [22, 0],
      ],
      [2, 3, 4, 5, 6],
    );
    plate.curve(
      [
        [58 * w, 0],
        [44, 20],
        [26, 26],
      ],
      'hair',
    );
    plate.curve(
      [
        [76 * w, 50],
        [54, 62],
        [26, 62],
      ],
      'hair',
    );
    plate.curve(
      [
        [78 * w, 92],
        [56, 98],
        [36, 92],
      ],
      'hair',
    );
  });
  plate.body([
    [0, -94],
    [40, -90],
    [48, -62],
    [30, -34],
    [0, -26],
  ]);
  plate.curve(
    [
      [-20, -84],
      [-8, -56],
      [-20, -36],
    ],
    'line',
  );
  plate.curve(
    [
      [20, -84],
      [8, -56],
      [20, -36],
    ],
    'line',
  );
  plate.shade(
    [
      [0, -94],
      [40, -90],
      [48, -62],
      [30, -34],
      [0, -26],
    ],
    6,
    0.5,
  );
  plate.body([
    [0, -120],
    [28, -114],
    [46, -98],
    [40, -86],
    [0, -84],
  ]);
  plate.both(() => {
    plate.round(46, -101, 10, 11);
    plate.curve(
      [
        [18, -116],
        [24, -130],
      ],
      'line',
    );
  });
  plate.round(0, -108, 3);
  plate.both(() => plate.round(7, -101, 2.5));
}
