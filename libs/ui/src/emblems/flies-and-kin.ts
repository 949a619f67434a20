/** Fly, mosquito, dragonfly, mayfly, stonefly: thin wings and slender bodies. */
import type { Plate, Point } from './plate.ts';

/** The patterns on the back of a fly. */
const FLY_MARKS = ['stripe', 'spots', 'plain', 'bands', 'belt'] as const;

export function fly(plate: Plate): void {
  const w = plate.vary(0.06);
  const thorax: Point[] = [
    [0, -66],
    [28, -62],
    [36, -36],
    [26, -8],
    [0, -2],
  ];
  const abdomen: Point[] = [
    [0, -8],
    [30 * w, -2],
    [38 * w, 26],
    [28 * w, 58],
    [0, 74],
  ];
  plate.both(() => {
    plate.leg([
      [24, -54],
      [50, -70],
      [60, -100],
      [70, -112],
    ]);
    plate.leg([
      [30, -34],
      [70, -30],
      [92, 2],
      [104, 8],
    ]);
    plate.leg([
      [26, -14],
      [60, 14],
      [72, 60],
      [84, 76],
    ]);
  });
  plate.body(abdomen);
  const mark = FLY_MARKS[plate.pick(0, FLY_MARKS.length - 1)];
  if (mark === 'stripe')
    plate.body(
      [
        [0, 14],
        [9, 26],
        [7, 50],
        [0, 66],
      ],
      'ink',
    );
  if (mark === 'spots') plate.both(() => [20, 40].forEach((y) => plate.round(15, y, 6, 5)));
  if (mark === 'bands') plate.rings(abdomen, [24, 44], 7, 'limb');
  if (mark === 'belt') plate.rings(abdomen, [34], 7, 'limb');
  plate.rings(abdomen, [16, 36, 54], 7);
  plate.shade(abdomen, 5, 0.6);
  plate.both(() => {
    for (let i = 0; i < 4; i++)
      plate.straight(
        [
          [30 - i * 7, 48 + i * 7],
          [38 - i * 7, 60 + i * 8],
        ],
        'hair',
      );
    plate.wing(
      [
        [22, -40],
        [52, -34],
        [88 * w, 10],
        [100 * w, 62],
        [86 * w, 96],
        [58, 74],
        [34, 18],
      ],
      [2, 3, 4, 5],
    );
    plate.curve(
      [
        [52, 4],
        [62, 20],
        [46, 34],
      ],
      'hair',
    );
  });
  plate.body(thorax);
  plate.shade(thorax, 5, 0.4);
  plate.both(() => {
    plate.curve(
      [
        [8, -62],
        [10, -36],
        [8, -8],
      ],
      'line',
    );
    plate.curve(
      [
        [19, -58],
        [22, -36],
        [17, -12],
      ],
      'hair',
    );
    for (let i = 0; i < 4; i++)
      plate.straight(
        [
          [29 + i, -56 + i * 13],
          [42 + i, -62 + i * 14],
        ],
        'hair',
      );
  });
  plate.body([
    [0, -104],
    [22, -102],
    [32, -86],
    [22, -68],
    [0, -64],
  ]);
  plate.both(() => {
    plate.shape(
      [
        [10, -102],
        [26, -102],
        [33, -86],
        [24, -70],
        [11, -74],
      ],
      'ink',
    );
    plate.straight([
      [4, -102],
      [7, -116],
      [14, -122],
    ]);
  });
}

export function mosquito(plate: Plate): void {
  const w = plate.vary(0.08);
  const abdomen: Point[] = [
    [0, -16],
    [9 * w, -10],
    [11 * w, 30],
    [9 * w, 76],
    [0, 96],
  ];
  const thorax: Point[] = [
    [0, -58],
    [15, -52],
    [18, -34],
    [12, -14],
    [0, -10],
  ];
  plate.both(() => {
    plate.straight([
      [12, -46],
      [52, -84],
      [84, -52],
      [112, -96],
      [124, -98],
    ]);
    plate.straight([
      [14, -34],
      [70, -40],
      [104, 16],
      [128, 34],
    ]);
    plate.straight([
      [10, -22],
      [56, 12],
      [74, 84],
      [98, 128],
      [110, 130],
    ]);
    plate.wing(
      [
        [12, -40],
        [40, -22],
        [62 * w, 30],
        [60 * w, 76],
        [46, 86],
        [28, 48],
        [14, -4],
      ],
      [2, 3, 4, 5],
    );
    for (let i = 0; i < 6; i++)
      plate.straight(
        [
          [50 + (i % 2) * 4, 84 - i * 9],
          [56, 92 - i * 10],
        ],
        'hair',
      );
  });
  plate.body(abdomen);
  plate.rings(abdomen, [6, 22, 38, 54, 68, 82], 3, 'limb');
  plate.body(thorax);
  plate.shade(thorax, 4, 0.7);
  plate.body([
    [0, -80],
    [9, -76],
    [11, -66],
    [0, -56],
  ]);
  plate.both(() => {
    plate.round(8, -70, 5, 6);
    plate.curve([
      [4, -78],
      [18, -98],
      [22, -122],
    ]);
    for (let i = 0; i < 5; i++)
      plate.straight(
        [
          [9 + i * 2.6, -86 - i * 7],
          [22 + i * 2, -90 - i * 7],
        ],
        'hair',
      );
  });
  plate.straight(
    [
      [0, -78],
      [0, -146],
    ],
    'limb',
  );
}

export function dragonfly(plate: Plate): void {
  const w = plate.vary(0.05);
  const tail: Point[] = [
    [0, -40],
    [11, -34],
    [8, -8],
    [9, 40],
    [11, 96],
    [6, 128],
    [0, 134],
  ];
  plate.both(() => {
    plate.wing(
      [
        [8, -58],
        [50, -84],
        [104 * w, -88],
        [140 * w, -70],
        [138 * w, -56],
        [96 * w, -48],
        [44, -46],
      ],
      [1, 2, 3, 4, 5],
    );
    plate.wing(
      [
        [8, -42],
        [48, -38],
        [100 * w, -28],
        [132 * w, -4],
        [122 * w, 12],
        [80 * w, 6],
        [34, -14],
      ],
      [1, 2, 3, 4, 5],
    );
    for (let i = 0; i < 6; i++) {
      const x = 34 + i * 17;
      plate.straight(
        [
          [x * w, -82 + Math.abs(i - 3) * 2],
          [(x + 2) * w, -48],
        ],
        'hair',
      );
      plate.straight(
        [
          [x * w, -40 + i * 3],
          [(x - 6) * w, -10 + i * 4],
        ],
        'hair',
      );
    }
    plate.straight(
      [
        [122 * w, -82],
        [133 * w, -77],
      ],
      'limb',
    );
    plate.straight(
      [
        [114 * w, -20],
        [125 * w, -12],
      ],
      'limb',
    );
    if (w > 1)
      plate.shape(
        [
          [84, -86],
          [100, -87],
          [98, -50],
          [84, -48],
        ],
        'ink',
      );
    plate.leg([
      [10, -70],
      [26, -86],
      [22, -110],
    ]);
  });
  plate.body(tail);
  plate.rings(tail, [-14, 6, 26, 48, 70, 92, 112], 3);
  plate.shade(tail, 5, 0.7);
  plate.body([
    [0, -84],
    [18, -76],
    [22, -54],
    [13, -34],
    [0, -30],
  ]);
  plate.shade(
    [
      [0, -84],
      [18, -76],
      [22, -54],
      [13, -34],
      [0, -30],
    ],
    5,
    0.6,
  );
  plate.both(() =>
    plate.shape(
      [
        [1, -110],
        [16, -112],
        [25, -98],
        [18, -84],
        [1, -86],
      ],
      'ink',
    ),
  );
}

export function mayfly(plate: Plate): void {
  const w = plate.vary(0.06);
  const lift = 8 * plate.vary(0.5);
  // Side view: wings together above the back, tails raised.
  for (const [x, y] of [
    [-150, -64],
    [-152, -30],
    [-146, 4],
  ] as const)
    plate.curve([
      [-58, 34],
      [-104, 22],
      [x, y - lift],
    ]);
  plate.leg([
    [46, 34],
    [76, 18],
    [108, -18],
    [120, -26],
  ]);
  plate.straight([
    [34, 42],
    [46, 84],
    [34, 112],
    [40, 118],
  ]);
  plate.straight([
    [20, 44],
    [4, 82],
    [-18, 108],
    [-14, 116],
  ]);
  plate.wing(
    [
      [22, 18],
      [42, -30],
      [34 * w, -96],
      [4, -132],
      [-34 * w, -112],
      [-44 * w, -60],
      [-14, 4],
    ],
    [1, 2, 3, 4, 5],
  );
  for (let i = 0; i < 6; i++)
    plate.curve(
      [
        [38 - i * 3, -28 - i * 14],
        [6 - i * 2, -32 - i * 14],
        [-34 + i * 2, -46 - i * 12],
      ],
      'hair',
    );
  plate.wing(
    [
      [4, 18],
      [-2, -14],
      [-28, -40],
      [-50, -22],
      [-34, 10],
    ],
    [1, 2, 3],
  );
  plate.shape([
    [16, 16],
    [44, 14],
    [56, 26],
    [44, 42],
    [14, 42],
    [-24, 42],
    [-62, 38],
    [-62, 32],
    [-24, 26],
  ]);
  for (let i = 0; i < 7; i++)
    plate.curve([
      [10 - i * 10, 24 + i],
      [7 - i * 10, 34],
      [9 - i * 10, 42 - i * 0.4],
    ]);
  for (let i = 0; i < 12; i++)
    plate.straight(
      [
        [42 - i * 8, 40],
        [39 - i * 8, 33],
      ],
      'hair',
    );
  plate.round(62, 28, 11, 11, 'paper');
  plate.round(64, 24, 7, 7);
  plate.curve(
    [
      [68, 20],
      [78, 8],
      [84, 4],
    ],
    'hair',
  );
}

export function stonefly(plate: Plate): void {
  const w = plate.vary(0.06);
  const wings: Point[] = [
    [0, -34],
    [24 * w, -30],
    [32 * w, 10],
    [34 * w, 66],
    [24 * w, 106],
    [0, 116],
  ];
  plate.both(() => {
    plate.leg([
      [18, -68],
      [50, -84],
      [66, -112],
      [74, -120],
    ]);
    plate.leg([
      [20, -44],
      [60, -40],
      [84, -12],
      [94, -8],
    ]);
    plate.leg([
      [18, -20],
      [56, 10],
      [70, 56],
      [80, 68],
    ]);
    plate.curve([
      [7, -114],
      [26, -138],
      [64, -146],
    ]);
    plate.curve([
      [6, 112],
      [22, 132],
      [40, 144],
    ]);
  });
  plate.body(wings, 'paper');
  plate.curve([
    [18 * w, -28],
    [-4, 40],
    [-22 * w, 104],
  ]);
  plate.both(() => {
    for (const [x, y] of [
      [28, 30],
      [30, 62],
      [26, 96],
    ] as const)
      plate.curve(
        [
          [16, -26],
          [22, 0],
          [x * w, y],
        ],
        'hair',
      );
    for (let y = 4; y < 100; y += 13)
      plate.straight(
        [
          [20 * w, y],
          [31 * w, y + 5],
        ],
        'hair',
      );
  });
  plate.shade(wings, 6, 0.3);
  for (const [y, size] of [
    [-36, 21],
    [-58, 22],
  ] as const) {
    const ring: Point[] = [
      [0, y - 12],
      [size * 0.8, y - 11],
      [size, y],
      [size * 0.8, y + 11],
      [0, y + 12],
    ];
    plate.body(ring);
    plate.shade(ring, 4.5, 0.6);
  }
  const collar: Point[] = [
    [0, -94],
    [19, -92],
    [24, -82],
    [19, -70],
    [0, -68],
  ];
  plate.body(collar);
  plate.shade(collar, 4.5, 0.6);
  plate.body([
    [0, -118],
    [14, -114],
    [19, -102],
    [14, -92],
    [0, -90],
  ]);
  plate.both(() => plate.round(17, -103, 4.5, 6));
}
