import { describe, expect, it } from 'vitest';
import { addressOf, changedView, isNarrowed, toAsk, viewOf } from './documents-view.ts';

describe('the list of all papers', () => {
  it('is the same from its address', () => {
    const view = { ...viewOf({}), search: 'ที่ดิน', kind: 'cycle', page: 3 };
    const address = Object.fromEntries(
      Object.entries(addressOf(view)).filter(([, value]) => value !== undefined),
    );
    expect(address).toEqual({ search: 'ที่ดิน', kind: 'cycle', page: '3' });
    expect(viewOf(address)).toEqual(view);
  });

  it.each([['-4'], ['x'], ['0'], ['']])('begins at the first page for %j', (page) => {
    expect(viewOf({ page }).page).toBe(1);
  });

  it('asks for nothing that was not chosen', () => {
    expect(toAsk(viewOf({ year: '2569' }))).toEqual({ year: '2569', page: 1, size: 20 });
  });

  it('starts again at the first page when it is narrowed', () => {
    expect(changedView(viewOf({ page: '5' }), { kind: 'news' }).page).toBe(1);
    expect(isNarrowed(viewOf({ page: '5' }))).toBe(false);
    expect(isNarrowed(viewOf({ kind: 'news' }))).toBe(true);
  });
});
