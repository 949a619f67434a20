/** Names of people as searches compare them, and the migration that adds them to older accounts. */
import { foldedName, UserEntity } from '../src/index.ts';
import { FoldedNames1763700000218 } from '../src/migrations/1763700000218-folded-names.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';

it('a name is compared without accents and case, and a name of signs as it is', () => {
  expect([foldedName('ÄNN-Marie Łó'), foldedName('☂☂')]).toEqual(['ann marie ło', '☂☂']);
});

describe.each(DATABASES)('the names of people from before the migration on $name', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await kind.create();
  });
  afterAll(() => test?.close());

  it('are folded by it', async () => {
    const { manager } = test.database;
    const user = (id: string, name: string) => ({
      ...{ id, email: `${id}@example.org`, name, foldedName: '' },
      ...{ passwordHash: 'x', role: 'reader', gameRoles: '{}', createdAt: '2026-01-01T10:00:00.000Z' },
    });
    await manager.insert(UserEntity, [user('one', 'Änn'), user('two', 'ŠTĚPÁN')]);
    const runner = test.database.createQueryRunner();
    try {
      await new FoldedNames1763700000218().down(runner);
      await new FoldedNames1763700000218().up(runner);
    } finally {
      await runner.release();
    }
    const people = await manager.find(UserEntity, { order: { id: 'ASC' } });
    expect(people.map(({ foldedName: folded }) => folded)).toEqual(['ann', 'stepan']);
  });
});
