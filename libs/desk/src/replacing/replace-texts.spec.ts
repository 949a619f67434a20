/** Search and replace in all texts of a game: only words that people read change, and everything else stays byte for byte. */
import { placesOf, replacedText, type TextReplacement } from './replace-texts.ts';

const CHAPTER = {
  path: 'rules/g/text/01-draw.md',
  text: '# Fatigue\n\n:::rule{#g.draw.fatigue when="fatigue.on"}\nA :term[fatigued] card shows :param[fatigue.turns]. FATIGUE it. :rule[Fatigue]{#g.fatigue.one} lasts.\n:::\n',
};
const CARD = {
  path: 'cards/g/cards/fatigue.yaml',
  text: "id: fatigue\nname: Fatigue # a word\ndata:\n  kind: fatigue\n  text: >-\n    Fatigues a\n    target.\n  note: 'It''s fatigue.'\n",
};
const PLAY = { path: 'rules/g/play/g.play', text: 'keyword fatigue in stall\n  says "fatigue {more}"\n' };

const all: TextReplacement = {
  pairs: [
    { find: 'fatigue', replace: 'tire' },
    { find: 'fatigues', replace: 'tires' },
    { find: 'fatigued', replace: 'tired' },
  ],
  matchCase: false,
  wholeWords: true,
};

it('replaces words with their forms and capitals, and leaves ids, values and conditions', () => {
  expect(replacedText(CHAPTER, all, null)).toBe(
    '# Tire\n\n:::rule{#g.draw.fatigue when="fatigue.on"}\nA :term[tired] card shows :param[fatigue.turns]. TIRE it. :rule[Tire]{#g.fatigue.one} lasts.\n:::\n',
  );
  expect(replacedText(CARD, all, null)).toBe(
    "id: fatigue\nname: Tire # a word\ndata:\n  kind: fatigue\n  text: >-\n    Tires a\n    target.\n  note: 'It''s tire.'\n",
  );
  expect(replacedText(PLAY, all, null)).toBe('keyword fatigue in stall\n  says "tire {more}"\n');
});

it('lists each place with its words, and replaces only the chosen ones', () => {
  const { count, documents, places } = placesOf([CHAPTER, CARD, PLAY], all);
  expect([count, documents]).toEqual([8, 3]);
  expect(places[1]).toMatchObject({
    line: 4,
    before: 'A :term[',
    match: 'fatigued',
    after: '] card shows :param[fatigue.turns]. FATIGUE it. :rule[Fatigue'.slice(0, 60),
    replacement: 'tired',
  });
  const chosen = new Set([places[2]!.key]);
  expect(replacedText(CHAPTER, all, chosen)).toBe(CHAPTER.text.replace('FATIGUE', 'TIRE'));
  expect(replacedText(CARD, all, chosen)).toBe(CARD.text);
});

it('quotes a text of a card that needs it, and finds a phrase over two lines', () => {
  const quoted = { ...all, pairs: [{ find: 'fatigue', replace: 'x: y #' }] };
  expect(replacedText({ ...CARD, text: 'id: a\nname: Fatigue\n' }, quoted, null)).toBe('id: a\nname: "X: y #"\n');
  const split = { ...all, pairs: [{ find: 'fatigues a target', replace: 'tires it' }] };
  expect(replacedText(CARD, split, null)).toContain('    Tires it.\n');
});

it('matches parts of words and capitals if asked', () => {
  const parts = { pairs: [{ find: 'tigue', replace: 'x' }], matchCase: true, wholeWords: false };
  expect(placesOf([CHAPTER], parts).count).toBe(3);
  expect(placesOf([CHAPTER], { ...parts, wholeWords: true }).count).toBe(0);
  expect(placesOf([CHAPTER], { ...parts, pairs: [] }).count).toBe(0);
});

it('lists 500 places of a common word, and only counts it in the other documents, also those that cannot be parsed', () => {
  const files = Array.from({ length: 600 }, (_, i) => ({
    path: `cards/g/cards/c${i}.yaml`,
    text: i < 500 ? 'id: a\nname: Fatigue\n' : 'name: [Fatigue\n',
  }));
  const { count, documents, places } = placesOf(files, all);
  expect([count, documents, places.length]).toEqual([600, 600, 500]);
});

it('leaves the ids of options in the decisions of examples, and replaces the names of cards in them', () => {
  const path = 'rules/g/examples/a.yaml';
  const text = `examples:
  - id: one
    title: A puts a candle on the Candle Maker
    play:
      - expect: { offered: [put-candle Candle Maker, '"Put a candle"'], notOffered: ["candle"] }
      - "A: put-candle Candle Maker"
`;
  const lamps = { ...all, pairs: [{ find: 'candle', replace: 'lamp' }] };
  expect(replacedText({ path, text }, lamps, null)).toBe(`examples:
  - id: one
    title: A puts a lamp on the Lamp Maker
    play:
      - expect: { offered: [put-candle Lamp Maker, '"Put a lamp"'], notOffered: ["candle"] }
      - "A: put-candle Lamp Maker"
`);
  expect(placesOf([{ path, text }], lamps).count).toBe(5);
});
