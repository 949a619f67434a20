/** The pages of a game to save on a device, by the paths of its documents. */
const PAGES: readonly [RegExp, (game: string, slug: string) => readonly string[]][] = [
  [/^rules\/([\w-]+)\/modes\/([\w-]+)\.yaml$/u, (game, mode) => [`/${game}/rules/${mode}`, `/${game}/learn/${mode}`]],
  [
    /^cards\/([\w-]+)\/decks\/([\w-]+)\.yaml$/u,
    (game, deck) => [
      `/${game}/decks/${deck}`,
      `/${game}/decks/build?from=${deck}`,
      `/${game}/print?deck=${deck}`,
      `/${game}/print/registration?deck=${deck}`,
    ],
  ],
  [/^cards\/([\w-]+)\/sets\/([\w-]+)\.yaml$/u, (game, set) => [`/${game}/sets/${set}`]],
  [/^cards\/([\w-]+)\/cards\/([\w-]+)\.yaml$/u, (game, card) => [`/${game}/cards/${card}`]],
];

/** The most card pages to save. Other cards are shown from the data of the game. */
const MOST_CARDS = 400;
/** The most addresses of decks to save: four for each deck. */
const MOST_OF_DECKS = 200;

/** Whether a document belongs to a game. */
export const belongsTo = (game: string, path: string): boolean =>
  /^(?:cards|rules)\/([\w-]+)\//u.exec(path)?.[1] === game;

/** The addresses to save, rulebooks first and cards last. */
export function addressesOf(game: string, paths: readonly string[]): string[] {
  const groups = PAGES.map(([pattern, addresses]) =>
    paths.flatMap((path) => {
      const place = pattern.exec(path);
      return place?.[1] === game ? addresses(game, place[2]!) : [];
    }),
  );
  const [rules, decks, sets, cards] = groups as [string[], string[], string[], string[]];
  const own = [
    '',
    '/rules',
    '/cards',
    '/decks',
    '/decks/build',
    '/deck-check',
    '/collection',
    '/print/registration',
  ].map((part) => `/${game}${part}`);
  return [
    ...own,
    ...rules,
    ...decks.slice(0, MOST_OF_DECKS),
    ...sets,
    ...cards.slice(0, MOST_CARDS),
    '/play/device',
    '/play/device/match',
    '/offline',
    '/',
  ];
}

/** The addresses of a game's small pictures, from its documents. Pictures of full size would need too much storage on a device. */
export const picturesOf = (files: readonly { readonly path: string; readonly text: string }[]): string[] =>
  files.flatMap(({ path, text }) => {
    const sha256 = /\/pictures\/[\w.-]+$/u.test(path) ? /"sha256":"([0-9a-f]{64})"/u.exec(text)?.[1] : undefined;
    return sha256 === undefined ? [] : [`/pictures/${sha256}-small.webp`];
  });

/** The addresses of the card pictures for those `addresses` that are card pages. */
export const facesOf = (game: string, release: number, addresses: readonly string[]): string[] =>
  addresses.flatMap((address) =>
    address.startsWith(`/${game}/cards/`) ? [`/${game}/faces/${release}/${address.split('/').at(-1)!}`] : [],
  );
