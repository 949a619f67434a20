import { canSend, draftState, firstDraftState, type DraftAction, type DraftState } from './draft-state.ts';

const run = (...actions: readonly DraftAction[]): DraftState => actions.reduce(draftState, firstDraftState('a', 1));
const type = (text: string): DraftAction => ({ type: 'type', text });
const send: DraftAction = { type: 'send' };

describe('a draft', () => {
  it('can be sent after typing, and is saved again if the text is as before', () => {
    expect(canSend(run())).toBe(false);
    expect(run(type('ab'))).toMatchObject({ text: 'ab', base: 'a', status: 'typing' });
    expect(canSend(run(type('ab')))).toBe(true);
    expect(run(type('ab'), type('a')).status).toBe('saved');
    expect(canSend(run(type('ab'), type('a')))).toBe(false);
  });

  it('is sent once at a time, and typing goes on in the meantime', () => {
    const sending = run(type('ab'), send);
    expect(sending.status).toBe('saving');
    expect(canSend(sending)).toBe(false);
    const more = draftState(sending, type('abc'));
    expect(canSend(more)).toBe(false);
    const sent = draftState(more, { type: 'sent', text: 'ab', version: 2 });
    expect(sent).toEqual({ text: 'abc', base: 'ab', version: 2, status: 'typing', sending: false, clash: null });
    expect(canSend(sent)).toBe(true);
    expect(run(type('ab'), send, { type: 'sent', text: 'ab', version: 2 }).status).toBe('saved');
  });

  it('can be sent again after a failure', () => {
    const failed = run(type('ab'), send, { type: 'fail' });
    expect(failed.status).toBe('failed');
    expect(canSend(failed)).toBe(true);
  });
});

describe('a conflict with the version of another person', () => {
  const clashed = run(type('ab'), send, { type: 'clash', theirs: 'ax', version: 5, by: 'Otto' });

  it('has the text of both sides, and nothing is sent until it is settled', () => {
    expect(clashed.clash).toEqual({ base: 'a', theirs: 'ax', version: 5, by: 'Otto' });
    const more = draftState(clashed, type('abc'));
    expect(more).toMatchObject({ text: 'abc', status: 'conflict' });
    expect(canSend(more)).toBe(false);
  });

  it('continues from the other version with the merged text', () => {
    const settled = draftState(clashed, { type: 'settle', text: 'abx' });
    expect(settled).toEqual({ text: 'abx', base: 'ax', version: 5, status: 'typing', sending: false, clash: null });
    const theirs = draftState(clashed, { type: 'settle', text: 'ax' });
    expect(theirs.status).toBe('saved');
    expect(canSend(theirs)).toBe(false);
  });

  it('is known at once for a text of an earlier visit that another version has overtaken', () => {
    const state = run({ type: 'find', text: 'mine', base: 'old' });
    expect(state).toMatchObject({ text: 'mine', status: 'conflict', clash: { base: 'old', theirs: 'a', version: 1 } });
    expect(draftState(state, { type: 'settle', text: 'both' })).toMatchObject({
      base: 'a',
      version: 1,
      status: 'typing',
    });
  });

  it('has the text before the edit if the other person removed the draft', () => {
    const removed = run(type('ab'), send, { type: 'clash', theirs: null, version: null });
    expect(removed.clash).toEqual({ base: 'a', theirs: 'a', version: null, by: null });
  });
});
