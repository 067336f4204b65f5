import { describe, expect, it } from 'vitest';
import { changed, draftReducer, redone, saved, undone } from './draftSlice.ts';

const set = (token: string, value: string) => ({ kind: 'set-token' as const, token, value });

const files = [{ file: 'brands/aurora/theme.tokens.json', hash: 'one' }];

const change = (token: string, value: string, atMs: number) =>
  changed({ brand: 'aurora', files, edits: [{ key: `token:${token}`, edit: set(token, value) }], atMs });

describe('the draft of a brand', () => {
  it('undoes and redoes one step after the other', () => {
    let state = draftReducer({}, change('color.primary', '#111111', 0));
    state = draftReducer(state, change('color.text', '#222222', 5_000));
    state = draftReducer(state, undone('aurora'));
    expect(state.aurora?.changes).toEqual({ 'token:color.primary': set('color.primary', '#111111') });
    state = draftReducer(state, undone('aurora'));
    expect(state.aurora?.changes).toEqual({});
    state = draftReducer(state, redone('aurora'));
    expect(state.aurora?.changes).toEqual({ 'token:color.primary': set('color.primary', '#111111') });
  });

  it('takes a drag over one control as one step', () => {
    let state = draftReducer({}, change('color.primary', '#111111', 0));
    for (const [index, hex] of ['#121212', '#131313', '#141414'].entries())
      state = draftReducer(state, change('color.primary', hex, 100 * index));
    expect(state.aurora?.past).toHaveLength(1);
    state = draftReducer(state, undone('aurora'));
    expect(state.aurora?.changes).toEqual({});
  });

  it('takes a discard right after a change as a step of its own', () => {
    let state = draftReducer({}, change('color.primary', '#111111', 0));
    const edits = [{ key: 'token:color.primary', edit: null }];
    state = draftReducer(state, changed({ brand: 'aurora', files, edits, atMs: 100 }));
    state = draftReducer(state, undone('aurora'));
    expect(state.aurora?.changes).toEqual({ 'token:color.primary': set('color.primary', '#111111') });
  });

  it('keeps what changed while the save was under way', () => {
    let state = draftReducer({}, change('color.primary', '#111111', 0));
    const after = [{ file: 'brands/aurora/theme.tokens.json', hash: 'two' }];
    const sent = state.aurora?.changes ?? {};
    state = draftReducer(state, change('color.text', '#222222', 5_000));
    state = draftReducer(state, saved({ brand: 'aurora', files: after, changes: sent }));
    expect(state.aurora).toMatchObject({
      files: after,
      changes: { 'token:color.text': set('color.text', '#222222') },
    });
  });

  it('is gone once all of it is saved', () => {
    const state = draftReducer({}, change('color.primary', '#111111', 0));
    const changes = state.aurora?.changes ?? {};
    expect(draftReducer(state, saved({ brand: 'aurora', files: [], changes }))).toEqual({});
  });
});
