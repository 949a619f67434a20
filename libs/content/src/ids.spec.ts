import { fieldIdOf, idOf, newIdOf } from './ids.ts';

test.each([
  ['Ant Queen', 'ant-queen'],
  ["McDuff's Train!", 'mcduff-s-train'],
  ['Bäckerei', 'backerei'],
  ['Pâtisserie', 'patisserie'],
  ['Özçelik’in Ñandú', 'ozcelik-in-nandu'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Smørrebrød', 'smorrebrod'],
  ['Đỗ Phủ', 'do-phu'],
  ['Пирог', 'pirog'],
  ['Ёлка и Йод', 'yolka-i-yod'],
  ['Ελλάδα', 'ellada'],
  ['ポケモン', 'pokemon'],
  ['火の鳥', 'huo-noniao'],
  ['포켓몬', 'pokesmon'],
  ['नमस्ते', 'nmste'],
  ['ﬁne № 1', 'fine-no-1'],
  ['🂡', ''],
  ['', ''],
])('makes the id of %s', (name, id) => {
  expect(idOf(name)).toBe(id);
  expect(idOf(name.normalize('NFD'))).toBe(id);
  expect(idOf(id)).toBe(id);
});

test('leaves out words that would make an id too long', () => {
  expect(idOf('one two three', 9)).toBe('one-two');
  expect(idOf('extraordinary', 5)).toBe('extra');
});

test('a name in an unknown script gets the kind and the first free number', () => {
  expect(newIdOf('🂡', 'card', (id) => id === 'card-1')).toBe('card-2');
  expect(newIdOf('Torte', 'card', () => true)).toBe('torte');
});

test('creates an unused id of a field from the name of a column', () => {
  expect(fieldIdOf('Influence cost', [])).toBe('influenceCost');
  expect(fieldIdOf('evolvesFrom', ['evolvesFrom'])).toBe('evolvesFrom2');
  expect(fieldIdOf('Größe', [])).toBe('grosse');
  expect(fieldIdOf('№ 1', [])).toBe('no1');
  expect(fieldIdOf('1', [])).toBe('field');
});
