/** Corrupt values in the database. The error names table, column and row, and nothing else breaks. */
import { readSettings, searchAudit } from '@rulewright/accounts';
import {
  AuditEntity,
  ChangeSetEntity,
  CheckRunEntity,
  LabPartEntity,
  LabRunEntity,
  LabStore,
  MatchSeatEntity,
  ProposalEntity,
  SettingEntity,
  StoredValueError,
} from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { CheckRuns, Proposals, Publisher, resultOf, PublishSchedule } from '@rulewright/desk';
import type { LabPlan } from '@rulewright/lab';
import { readParts, readSetup } from '@rulewright/lab/service';
import { RoomRegistry, newKey, roomView } from '@rulewright/matches';
import { pino } from 'pino';
import { createServer } from '../src/server.ts';
import { startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { signedIn } from './support/people.ts';
import { TRUST } from './support/site.ts';

const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id } }';
const at = '2026-01-01T00:00:00.000Z';

describe.each(DATABASES)('a broken stored value on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
  });
  afterAll(() => api?.close());

  /** The place that an error names. */
  const placeOf = async (read: () => unknown): Promise<string> => {
    const error: unknown = await Promise.resolve()
      .then(read)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoredValueError);
    const { table, column, row } = error as StoredValueError;
    return `${table}.${column} ${row}`;
  };
  const rows = () => api.database.manager;

  /** Creates a match of two people, whose rows the test then corrupts. */
  async function match(more: object = {}): Promise<string> {
    const { id, game } = api.content;
    const deckSlug = [...game.decks.keys()][0]!;
    const seats = ['me', 'me'].map((one) => ({ kind: one, deckSlug }));
    const input = { ruleset: `${id}/${game.doc.modes[0]!}`, seats, ...more };
    return (await new Browser(() => api.app.getHttpServer()).get(CREATE, { input })).createMatch.id;
  }

  it.each(['deck', 'side'] as const)('is reported for the %s of a seat', async (column) => {
    const id = await match();
    await rows().update(MatchSeatEntity, { matchId: id, seat: 1 }, { [column]: '[{"card":7}]' });
    // A second process that has not cached the match.
    const other = await createServer(api.database, pino({ level: 'silent' }), TRUST);
    expect(await placeOf(() => other.get(RoomRegistry).open(id))).toBe(`match_seats.${column} ${id}/1`);
    await other.close();
  });

  it('is reported for the clock and the score of a match', async () => {
    const id = await match({ clock: { seconds: 60, increment: 1 }, bestOf: 3 });
    const { match: stored } = await api.app.get(RoomRegistry).open(id);
    Object.assign(stored, { clock: '"soon"' });
    const room = await api.app.get(RoomRegistry).open(id);
    expect(await placeOf(() => room.clock)).toBe(`matches.clock ${id}`);
    Object.assign(stored, { clock: null, score: '{"a":1}' });
    expect(await placeOf(() => roomView(room, newKey(), null))).toBe(`matches.score ${id}`);
  });

  it('is reported for the setup and the parts of a lab run', async () => {
    const run: LabRunEntity = {
      id: 'run',
      game: api.content.id,
      release: 1,
      setup: '{"arms":[]}',
      games: 0,
      state: 'done',
      ended: null,
      owner: '',
      origin: null,
      createdAt: at,
      finishedAt: at,
    };
    await rows().insert(LabRunEntity, run);
    expect(await placeOf(() => readSetup(run))).toBe('lab_runs.setup run');
    const part = { runId: 'run', arm: 0, fromGame: 0, toGame: 20, decisions: null, playedAt: at };
    await rows().insert(LabPartEntity, { ...part, data: '{"rows":{},"cards":{},"rules":{},"checksum":1}' });
    const plan = { arms: [{}], entrants: [{ bot: 'random' }], games: 20, swap: false, part: 20 } as unknown as LabPlan;
    expect(await placeOf(() => readParts(new LabStore(api.database), 'run', plan))).toBe('lab_parts.data run/0/0');
  });

  it('is reported for the snapshot of a change set that a match keeps', async () => {
    const editor = await signedIn(api, 'editor');
    const { createChangeSet } = await editor.get('mutation { createChangeSet(title: "P") { id } }');
    const proposal = { id: 'p', release: 1, changeSetId: createChangeSet.id, title: 'P', createdAt: at };
    await rows().insert(ProposalEntity, { ...proposal, documents: '[{"path":1}]' });
    expect(await placeOf(() => api.app.get(Proposals).find('p'))).toBe('proposals.documents p');
  });

  it('is reported for the result of checks', async () => {
    const run = { id: 7, result: '{"checks":[{}],"impact":[]}' } as CheckRunEntity;
    expect(await placeOf(() => resultOf(run))).toBe('check_runs.result 7');
  });

  it('is reported for a setting and an entry of the audit log', async () => {
    await rows().insert(SettingEntity, { name: 'selfApproval', value: '"yes"' });
    expect(await placeOf(() => readSettings(rows()))).toBe('settings.value selfApproval');
    await rows().update(SettingEntity, { name: 'selfApproval' }, { value: 'true' });
    expect(await readSettings(rows())).toEqual({ selfApproval: true, resolvedComments: false, publicSuggestions: true });
    const entry = { at, actorId: null, actor: 'A', action: 'a', subject: 's', sentence: 'x', folded: 'zebra' };
    const { identifiers } = await rows().insert(AuditEntity, { ...entry, details: '[]' });
    expect(await placeOf(() => searchAudit(api.database, { query: 'zebra' }))).toBe(
      `audit_entries.details ${identifiers[0]!['id']}`,
    );
  });

  it('is reported for a scheduled change set, and the other scheduled ones are still published', async () => {
    const set = {
      title: 'Due',
      state: 'approved' as const,
      origin: 'desk' as const,
      baseRelease: 1,
      author: 'A',
      createdAt: at,
      message: '',
      contentHash: '',
      version: 1,
    };
    const order = (notes: unknown) => JSON.stringify({ notes, override: '', actor: { id: null, label: 'A' } });
    const { identifiers } = await rows().insert(ChangeSetEntity, [
      { ...set, publishAt: '2026-01-01T00:00:00Z', publishOrder: order(7) },
      { ...set, publishAt: '2026-01-02T00:00:00Z', publishOrder: order('Notes') },
    ]);
    const [broken, good] = identifiers.map(({ id }) => Number(id));
    const published: number[] = [];
    const release: Publisher['release'] = (_, id) => {
      published.push(id);
      const [number, author, notes, hash] = [2, 'A', 'Notes', ''];
      return Promise.resolve({ number, effectiveAt: at, createdAt: at, author, notes, hash, origin: 'desk' });
    };
    const schedule = new PublishSchedule(api.database, { release }, new CheckRuns(api.database));
    expect(await placeOf(() => schedule.publishDue())).toBe(`change_sets.publish_order ${broken}`);
    expect(published).toEqual([good]);
  });
});
