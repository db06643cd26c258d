import { describe, expect, it } from 'vitest';
import { addressOf, askOf, isNarrowed, linkOf, viewOf } from './book-view.ts';

const view = viewOf({ register: 'r-1', year: 2569, state: 'VOID', search: 'แผน' });

describe('[7.05] the view of a register', () => {
  it('is written into the address and read back from it', () => {
    const address = addressOf(view);
    expect(address).toMatchObject({
      register: 'r-1',
      year: '2569',
      state: 'VOID',
      from: undefined,
    });
    expect(viewOf(address)).toEqual(view);
    const { searchParams } = new URL(linkOf('http://x/print', view));
    expect(viewOf(Object.fromEntries(searchParams))).toEqual(view);
  });

  it('asks for nothing that was not chosen, nor for a state there is not', () => {
    expect(askOf(view)).toEqual({ registerId: 'r-1', year: '2569', search: 'แผน', state: 'VOID' });
    expect(askOf({ ...view, state: 'GONE', from: '2026-01-01' })).toEqual({
      registerId: 'r-1',
      year: '2569',
      search: 'แผน',
      from: '2026-01-01',
    });
  });

  it('is narrowed by filters, not by the register and its year', () => {
    expect(isNarrowed(view)).toBe(true);
    expect(isNarrowed(viewOf({ register: 'r-1', year: '2569' }))).toBe(false);
  });
});
