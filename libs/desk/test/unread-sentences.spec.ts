/** The list of sentences that were not read: counted, newest first, and without those that are dealt with. */
import { DATABASES } from '@rulewright/database/testing';
import { UnreadSentences } from '../src/index.ts';

test('a sentence leaves the list when it is settled, and returns when it is written again', async () => {
  const [{ createWith }] = DATABASES as [(typeof DATABASES)[number]];
  const { database, close } = await createWith('nothing', () => Promise.resolve());
  try {
    const sentences = new UnreadSentences(database);
    const listed = async (game: string) => (await sentences.list(game)).map(({ text, times }) => [text, times]);
    await sentences.note('pond', 'Sing a  song.', 'Sing');
    await sentences.note('pond', 'sing a song.', 'Sing');
    await sentences.note('wood', 'Sing a song.', 'Sing');
    expect(await listed('pond')).toEqual([['sing a song.', 2]]);
    await sentences.settle('pond', 'Sing a song.');
    await sentences.settle('pond', 'Another sentence.');
    expect([await listed('pond'), await listed('wood')]).toEqual([[], [['Sing a song.', 1]]]);
    await sentences.note('pond', 'Sing a song.', 'Sing');
    expect(await listed('pond')).toEqual([['Sing a song.', 1]]);
  } finally {
    await close();
  }
});
