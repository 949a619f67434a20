/** Ant, ant swarm, hornet, butterfly, caterpillar, grasshopper. */
import { widthAt, type Plate, type Point } from './plate.ts';

export function ant(plate: Plate): void {
  const w = plate.vary(0.07);
  const gaster: Point[] = [
    [0, 30],
    [24 * w, 36],
    [36 * w, 62],
    [28 * w, 94],
    [0, 112],
  ];
  const thorax: Point[] = [
    [0, -44],
    [16, -38],
    [18, -22],
    [11, 0],
    [7, 16],
    [0, 20],
  ];
  const head: Point[] = [
    [0, -104],
    [18, -100],
    [27, -78],
    [21, -54],
    [0, -46],
  ];
  plate.both(() => {
    plate.leg([
      [12, -32],
      [50, -56],
      [66, -96],
      [78, -106],
    ]);
    plate.leg([
      [13, -18],
      [62, -14],
      [88, 22],
      [104, 28],
    ]);
    plate.leg([
      [10, 0],
      [52, 30],
      [66, 84],
      [80, 102],
    ]);
    plate.straight([
      [12, -92],
      [40, -122],
      [66, -104],
      [74, -98],
    ]);
  });
  plate.body(gaster);
  plate.rings(gaster, [52, 74, 92], 7);
  plate.shade(gaster, 5, 0.55);
  plate.body([
    [0, 14],
    [7, 18],
    [7, 28],
    [0, 34],
  ]);
  plate.body(thorax);
  plate.shade(thorax, 4.5, 0.6);
  plate.body(head);
  plate.shade(head, 5, 0.45);
  plate.both(() => {
    plate.round(18, -80, 4, 6);
    plate.shape(
      [
        [4, -102],
        [14, -110],
        [6, -120],
        [1, -112],
      ],
      'ink',
    );
  });
}

export function antSwarm(plate: Plate): void {
  const trail: readonly (readonly [number, number, number, number])[] = [
    [-104, 104, 0.36, 58],
    [-30, 92, 0.32, 78],
    [52, 108, 0.36, 96],
    [118, 66, 0.32, 20],
    [-108, 18, 0.32, 24],
    [-34, 14, 0.38, 40],
    [46, 26, 0.34, 4],
    [-90, -66, 0.34, 30],
    [-6, -76, 0.38, 18],
    [76, -58, 0.34, -16],
    [36, -128, 0.26, 40],
  ];
  for (const [x, y, scale, turn] of trail)
    plate.within(x, y, scale * plate.vary(0.08), turn * plate.vary(0.3), () => smallAnt(plate));
}

/** An ant for the swarm, without shading, which would blur at small sizes. */
function smallAnt(plate: Plate): void {
  plate.both(() => {
    plate.straight([
      [12, -32],
      [54, -60],
      [76, -106],
    ]);
    plate.straight([
      [13, -18],
      [66, -14],
      [104, 28],
    ]);
    plate.straight([
      [10, 0],
      [54, 32],
      [80, 102],
    ]);
    plate.straight([
      [12, -92],
      [42, -122],
      [74, -100],
    ]);
  });
  plate.body(
    [
      [0, 30],
      [26, 36],
      [38, 62],
      [30, 94],
      [0, 112],
    ],
    'ink',
  );
  plate.body(
    [
      [0, -44],
      [16, -38],
      [18, -22],
      [9, 6],
      [6, 30],
      [0, 34],
    ],
    'ink',
  );
  plate.body(
    [
      [0, -106],
      [19, -100],
      [29, -78],
      [22, -54],
      [0, -44],
    ],
    'ink',
  );
}

export function hornet(plate: Plate): void {
  const w = plate.vary(0.05);
  const abdomen: Point[] = [
    [0, 0],
    [16, 6],
    [34 * w, 34],
    [32 * w, 74],
    [16, 112],
    [0, 132],
  ];
  const thorax: Point[] = [
    [0, -66],
    [26, -60],
    [32, -38],
    [22, -8],
    [0, -2],
  ];
  const head: Point[] = [
    [0, -102],
    [22, -100],
    [31, -84],
    [20, -66],
    [0, -62],
  ];
  plate.both(() => {
    plate.leg([
      [24, -54],
      [48, -78],
      [52, -108],
      [62, -118],
    ]);
    plate.leg([
      [22, -14],
      [56, 22],
      [62, 72],
      [74, 92],
    ]);
    plate.straight([
      [9, -98],
      [22, -122],
      [52, -132],
    ]);
    plate.wing(
      [
        [24, -46],
        [62, -70],
        [116 * w, -62],
        [142 * w, -34],
        [124 * w, -16],
        [70, -24],
      ],
      [1, 2, 3, 4],
    );
    plate.curve(
      [
        [74, -64],
        [84, -44],
        [78, -26],
      ],
      'hair',
    );
    plate.curve(
      [
        [100, -62],
        [112, -44],
        [106, -22],
      ],
      'hair',
    );
    plate.wing(
      [
        [22, -28],
        [60, -20],
        [96 * w, 2],
        [102 * w, 22],
        [72, 18],
        [36, -6],
      ],
      [1, 2, 3, 4],
    );
  });
  plate.body(abdomen);
  for (const [y, deep] of [
    [18, 9],
    [42, 11],
    [66, 11],
    [90, 9],
    [112, 7],
  ] as const) {
    const [upper, lower] = [widthAt(abdomen, y) * 0.97, widthAt(abdomen, y + deep) * 0.97];
    plate.straight(
      [
        [-upper, y],
        [0, y + 5],
        [upper, y],
        [lower, y + deep],
        [0, y + deep + 1],
        [-lower, y + deep],
        [-upper, y],
      ],
      'ink',
    );
  }
  plate.body(thorax);
  plate.shade(thorax, 4.5, 0.6);
  plate.body(head);
  plate.both(() => {
    plate.shape(
      [
        [14, -98],
        [26, -98],
        [31, -84],
        [22, -70],
        [18, -84],
      ],
      'ink',
    );
    plate.curve(
      [
        [4, -66],
        [9, -60],
        [2, -58],
      ],
      'line',
    );
  });
  plate.straight(
    [
      [-6, -88],
      [6, -88],
    ],
    'hair',
  );
}

export function butterfly(plate: Plate): void {
  const w = plate.vary(0.05);
  const fore: Point[] = [
    [5, -38],
    [44, -86],
    [104 * w, -112],
    [138 * w, -96],
    [128 * w, -52],
    [98 * w, -14],
    [40, -8],
  ];
  const hind: Point[] = [
    [5, -8],
    [60, -8],
    [98 * w, 14],
    [104 * w, 62],
    [74 * w, 98],
    [36, 92],
    [12, 40],
  ];
  const rim = plate.pick(0, 1);
  plate.both(() => {
    plate.wing(hind, [1, 2, 3, 4, 5], 'paper');
    plate.wing(fore, [1, 2, 3, 4, 5], 'paper');
    plate.curve(
      [
        [116 * w, -106],
        [104 * w, -64],
        [82 * w, -16],
      ],
      rim ? 'line' : 'hair',
    );
    plate.curve(
      [
        [82 * w, 8],
        [86 * w, 54],
        [60 * w, 88],
      ],
      rim ? 'line' : 'hair',
    );
    for (let i = 0; i < 5; i++) plate.round((128 - i * 8) * w, -94 + i * 18, 3.4);
    for (let i = 0; i < 5; i++) plate.round((98 - i * i * 3) * w, 20 + i * 16, 3.4);
    if (!rim) plate.round(78 * w, -60, 8);
    plate.shape(
      [
        [104 * w, -112],
        [138 * w, -96],
        [134 * w, -80],
        [112 * w, -96],
      ],
      'ink',
    );
    for (let i = 0; i < 9; i++)
      plate.straight(
        [
          [12 + i * 3, -34 - i * 4],
          [22 + i * 3, -22 - i * 3],
        ],
        'hair',
      );
    plate.curve([
      [3, -66],
      [20, -104],
      [38, -130],
    ]);
    plate.round(39, -131, 4, 4);
  });
  const trunk: Point[] = [
    [0, -70],
    [8, -64],
    [10, -36],
    [8, -6],
    [7, 40],
    [0, 72],
  ];
  plate.body(trunk);
  plate.rings(trunk, [-48, -4, 10, 24, 38, 52], 3);
  plate.shade(trunk, 4, 0.7);
}

export function caterpillar(plate: Plate): void {
  // Side view, arched over a twig. Each segment is a bead on an arc.
  plate.curve(
    [
      [-148, 92],
      [-60, 100],
      [40, 90],
      [148, 100],
    ],
    'limb',
  );
  plate.curve(
    [
      [-148, 102],
      [-60, 109],
      [40, 100],
      [148, 110],
    ],
    'hair',
  );
  plate.shape(
    [
      [104, 96],
      [132, 66],
      [148, 62],
      [136, 90],
    ],
    'veil',
  );
  plate.curve(
    [
      [104, 96],
      [126, 80],
      [146, 64],
    ],
    'hair',
  );
  const beads = 11;
  const arch = plate.vary(0.15);
  for (let i = 0; i < beads; i++) {
    const t = i / (beads - 1);
    const [x, y] = [-112 + t * 214, 58 - Math.sin(t * Math.PI) * 40 * arch];
    const size = 30 - Math.abs(t - 0.5) * 14;
    if (i > 2 && i < beads - 1 && i % 2 === 1)
      plate.shape([
        [x - 10, y + size - 9],
        [x + 10, y + size - 9],
        [x + 7, 94],
        [x - 8, 94],
      ]);
    if (i <= 2)
      plate.straight(
        [
          [x, y + size - 4],
          [x - 4, y + size + 10],
        ],
        'limb',
      );
    plate.round(x, y, size * 0.74, size, 'paper');
    for (let k = 0; k < 5; k++)
      plate.curve(
        [
          [x - size * 0.5 + k * 5, y + size * 0.5 + (k % 2) * 4],
          [x - size * 0.5 + k * 5 + 2, y + size * 0.86],
        ],
        'hair',
      );
    plate.curve(
      [
        [x - 4, y - size + 3],
        [x - 8, y],
        [x - 4, y + size * 0.5],
      ],
      'hair',
    );
    plate.round(x + 2, y - size * 0.55, 3);
    plate.round(x + 2, y + size * 0.2, 2.4);
    plate.straight(
      [
        [x + 2, y - size * 0.6],
        [x - 3, y - size - 14],
      ],
      'hair',
    );
    plate.straight(
      [
        [x + 3, y - size * 0.6],
        [x + 8, y - size - 13],
      ],
      'hair',
    );
  }
  plate.round(-124, 60, 18, 22, 'paper');
  plate.round(-131, 60, 3.4);
  plate.round(-130, 69, 2.4);
}

export function grasshopper(plate: Plate): void {
  // Side view, because it shows the jumping leg best.
  const w = plate.vary(0.05);
  plate.curve([
    [-92, -34],
    [-122, -76],
    [-136, -110],
  ]);
  plate.curve([
    [-88, -36],
    [-110, -86],
    [-110, -118],
  ]);
  plate.straight([
    [-60, 26],
    [-82, 54],
    [-96, 92],
    [-106, 96],
  ]);
  plate.straight([
    [-28, 30],
    [-20, 60],
    [-34, 94],
    [-44, 98],
  ]);
  const trunk: Point[] = [
    [-66, -14],
    [-20, -12],
    [60, -6],
    [132, 12],
    [128, 24],
    [60, 32],
    [-30, 36],
    [-66, 28],
  ];
  plate.shape(trunk);
  for (let i = 0; i < 8; i++)
    plate.curve(
      [
        [18 + i * 13, 8 + i],
        [14 + i * 13, 20],
        [17 + i * 13, 32 - i],
      ],
      'line',
    );
  for (let i = 0; i < 20; i++)
    plate.straight(
      [
        [-54 + i * 9, 30],
        [-50 + i * 9, 23],
      ],
      'hair',
    );
  plate.wing(
    [
      [-38, -10],
      [10, -22],
      [90 * w, -18],
      [146 * w, 2],
      [110, 10],
      [20, 6],
    ],
    [1, 2, 3, 4],
    'paper',
  );
  for (let i = 0; i < 9; i++)
    plate.straight(
      [
        [i * 14 - 6, -16],
        [i * 14 - 2, 3 + i * 0.4],
      ],
      'hair',
    );
  plate.shape([
    [-74, -26],
    [-40, -26],
    [-24, -16],
    [-28, 14],
    [-60, 22],
    [-76, 10],
  ]);
  plate.curve(
    [
      [-68, -2],
      [-50, 2],
      [-30, -4],
    ],
    'hair',
  );
  for (let i = 0; i < 7; i++)
    plate.straight(
      [
        [-66 + i * 5, 18 - i],
        [-62 + i * 5, 8 - i],
      ],
      'hair',
    );
  plate.shape([
    [-78, -34],
    [-96, -40],
    [-108, -24],
    [-108, 2],
    [-96, 20],
    [-78, 18],
    [-70, -8],
  ]);
  plate.round(-96, -20, 6, 9);
  plate.curve(
    [
      [-106, 4],
      [-96, 8],
      [-90, 18],
    ],
    'line',
  );
  // The near hind leg is drawn last, on top.
  plate.shape([
    [-8, 24],
    [6, 8],
    [34, -34],
    [62, -84],
    [72, -90],
    [72, -80],
    [44, -22],
    [14, 26],
  ]);
  for (let i = 0; i < 11; i++)
    plate.straight(
      [
        [4 + i * 5.6, 18 - i * 9],
        [13 + i * 5.4, 18 - i * 9.4],
      ],
      'hair',
    );
  plate.straight(
    [
      [68, -84],
      [92, 0],
      [104, 88],
      [122, 96],
    ],
    'limb',
  );
  for (let i = 0; i < 7; i++)
    plate.straight(
      [
        [88 + i * 2, -14 + i * 14],
        [96 + i * 2, -10 + i * 14],
      ],
      'hair',
    );
}
