import type { CommentPartsFragment } from '@rulewright/api-client';
import { deskView, firstView, marksOf } from './desk-view.ts';

describe('the view of a document', () => {
  it('opens as a form, and shows the source when a line is asked for', () => {
    expect(firstView('examples').view).toBe('form');
    expect(firstView('text', { line: 3 }).view).toBe('form');
    expect(firstView('card', { line: 3 }).view).toBe('both');
    expect(deskView(firstView('card'), { type: 'line', line: 3, withSource: true })).toMatchObject({
      view: 'both',
      line: 3,
    });
  });

  it('opens the comments for a line, each time that someone asks for it', () => {
    const once = deskView(firstView('card'), { type: 'comment', line: 7 });
    expect(once).toEqual({ view: 'form', tab: 'discussion', line: 7, asked: 1 });
    const away = deskView(once, { type: 'tab', tab: 'uses' });
    expect(deskView(away, { type: 'comment', line: 7 })).toEqual({ ...once, asked: 2 });
  });

  it('keeps the open tab when the caret or the view changes', () => {
    const state = deskView(firstView('card'), { type: 'tab', tab: 'diff' });
    const moved = deskView(deskView(state, { type: 'line', line: 3 }), { type: 'view', view: 'source' });
    expect(moved).toEqual({ view: 'source', tab: 'diff', line: 3, asked: 0 });
  });
});

it('marks problems, texts and the open comments that are on a line', () => {
  const comment = (line: number | null, resolved: boolean): CommentPartsFragment => ({
    id: 1,
    author: 'Ines',
    body: 'Too much',
    at: '2026-01-01T00:00:00Z',
    path: 'a.yaml',
    field: null,
    quote: null,
    wordsFrom: null,
    wordsTo: null,
    suggestion: null,
    outdated: false,
    line,
    resolved,
  });
  const problem = { path: 'a.yaml', line: 2, column: 5, code: 'type', message: 'Not a number', expected: null };
  const text = { line: 4, column: 1, message: 'Differs', severity: 'info' as const };
  expect(marksOf([problem], [comment(3, false), comment(3, true), comment(null, false)], [text])).toEqual([
    { ...problem, severity: 'error' },
    { line: 3, column: 1, message: 'Ines: Too much', severity: 'info' },
    text,
  ]);
});
