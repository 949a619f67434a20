/** Checks structured data: the properties that https://schema.org has for a type, those that search engines require, and the forms of values. */

const THING = ['@type', 'name', 'alternateName', 'description', 'image', 'url'];
const WORK = [
  ...THING,
  'about',
  'author',
  'dateModified',
  'datePublished',
  'genre',
  'hasPart',
  'inLanguage',
  'isPartOf',
];

/** The properties that each type may have. */
const SHAPES = {
  Game: THING,
  CreativeWork: [...WORK, 'keywords', 'text', 'version'],
  Collection: [...WORK, 'collectionSize'],
  Book: [...WORK, 'version'],
  Chapter: [...WORK, 'position'],
  ItemList: [...THING, 'itemListElement', 'numberOfItems'],
  BreadcrumbList: [...THING, 'itemListElement', 'numberOfItems'],
  ListItem: [...THING, 'item', 'position'],
  Dataset: [...WORK, 'creator', 'distribution', 'isAccessibleForFree', 'keywords', 'license', 'version'],
  DataDownload: [...WORK, 'contentUrl', 'encodingFormat'],
  Organization: THING,
  Person: THING,
};

/** The properties that each type must have: those that search engines require, and those by which a page is named and reached. */
const REQUIRED = {
  Game: ['name', 'url'],
  CreativeWork: ['name', 'url'],
  Collection: ['name', 'url'],
  Book: ['name', 'url', 'inLanguage'],
  Chapter: ['name', 'url', 'position'],
  ItemList: ['name', 'url', 'itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Dataset: ['name', 'description', 'url', 'creator', 'distribution'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  Organization: ['name'],
  Person: ['name'],
};

const ADDRESS = /^https?:\/\/[^\s]+$/u;
const FORMS = {
  ...Object.fromEntries(['url', 'image', 'item', 'contentUrl', 'license'].map((name) => [name, ADDRESS])),
  datePublished: /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/u,
  dateModified: /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/u,
  position: /^[1-9]\d*$/u,
  name: /\S/u,
};

/** The parts with a type, and those inside them. */
const typed = (value) =>
  value === null || typeof value !== 'object'
    ? []
    : [...('@type' in value ? [value] : []), ...Object.values(value).flatMap((one) => typed(one))];

function problemsOf(part) {
  const type = part['@type'];
  const may = SHAPES[type];
  if (!may) return [`${type}: unknown type`];
  const names = Object.keys(part);
  const wrong = names.filter((name) => FORMS[name] && typeof part[name] !== 'object' && !FORMS[name].test(part[name]));
  const lists = names.filter((name) => name === 'itemListElement' && part[name].length === 0);
  return [
    ...names.filter((name) => !may.includes(name)).map((name) => `${type}: unknown ${name}`),
    ...REQUIRED[type].filter((name) => part[name] === undefined).map((name) => `${type}: no ${name}`),
    ...wrong.map((name) => `${type}: bad ${name} ${part[name]}`),
    ...lists.map((name) => `${type}: empty ${name}`),
    ...(type === 'ListItem' && part.item === undefined && part.url === undefined ? ['ListItem: no item or url'] : []),
    // A description of data has from 50 to 5,000 characters.
    ...(type === 'Dataset' && !/^.{50,5000}$/su.test(part.description) ? ['Dataset: bad description'] : []),
  ];
}

/** What is wrong in a block of structured data, one text each. */
export const structureProblems = (data) => [
  ...(data['@context'] === 'https://schema.org' ? [] : ['no context']),
  ...typed(data['@graph']).flatMap(problemsOf),
];
