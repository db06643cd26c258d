import { areas, partOf } from '@sarn/worklist/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  askOf,
  changedView,
  cleared,
  columnsOf,
  filterCount,
  isNarrowed,
  ofPart,
  savedStateOf,
  viewOf,
  columnsToKeep,
} from './list-view.ts';

const waiting = partOf('waiting', undefined);

describe('the view of a list', () => {
  it('is the same from its address, whatever is set in it', () => {
    const address = fc.record({
      search: fc.string(),
      year: fc.constantFrom('', '2569'),
      page: fc.constantFrom('1', '3', '-2', 'x', '999999'),
      size: fc.constantFrom('10', '20', '100', '7', ''),
      sort: fc.constantFrom('at', 'title', 'nothing'),
      dir: fc.constantFrom('asc', 'desc', ''),
      cols: fc.constantFrom('', 'title,sender', 'none'),
    });
    fc.assert(
      fc.property(address, (given) => {
        const view = viewOf(given);
        expect(viewOf(addressOf(view))).toEqual(view);
        expect(view.page).toBeGreaterThanOrEqual(1);
        expect(view.page).toBeLessThanOrEqual(200);
        expect([10, 20, 50, 100]).toContain(view.size);
      }),
    );
  });

  it('writes into the address only what is not as usual', () => {
    const set = Object.entries(addressOf(viewOf({}))).filter(([, value]) => value !== undefined);
    expect(set).toEqual([]);
    expect(savedStateOf(viewOf({ page: '4', kind: 'cycle', cols: 'title' }))).toEqual({
      kind: 'cycle',
      cols: 'title',
    });
  });

  it('starts again at its first page when it is narrowed, and is cleared whole', () => {
    const third = viewOf({ page: '3', cols: 'title,kind' });
    const narrow = changedView(third, { kind: 'news', person: 'p', who: 'ก' });
    expect([narrow.page, isNarrowed(narrow), filterCount(narrow)]).toEqual([1, true, 2]);
    expect(isNarrowed(third)).toBe(false);
    expect(cleared(narrow)).toEqual({ ...third, page: 1 });
  });

  it('reads former words in a bookmark', () => {
    expect(viewOf({ state: 'leg:SENT' }).state).toBe('transmission:SENT');
    expect(viewOf({ state: 'job:DONE' }).state).toBe('assignment:DONE');
    expect(viewOf({ cols: 'title,holders' }).cols).toBe('title,principals');
  });

  it('keeps search text and filters on the way to another list of the area', () => {
    const view = viewOf({ search: 'ที่ดิน', year: '2569', state: 'transmission:SENT', sort: 'title' });
    const other = ofPart(view, 'closed');
    expect(other).toMatchObject({ part: 'closed', search: 'ที่ดิน', year: '2569', state: '' });
    expect(other.sort).toBe('at');
  });

  it('has the usual columns until others are chosen; the subject is always among them', () => {
    const usual = columnsOf(viewOf({}), waiting, null);
    expect(usual).toContain('dueDate');
    const kept = columnsToKeep(viewOf({}), waiting, ['sender']);
    expect(kept).toEqual(['title', 'sender']);
    expect(columnsOf(viewOf({}), waiting, kept)).toEqual(['title', 'sender']);
    // A saved view or a link has its own.
    expect(columnsOf(viewOf({ cols: 'kind' }), waiting, kept)).toEqual(['title', 'kind']);
    expect(columnsToKeep(viewOf({ cols: 'kind' }), waiting, usual)).toBeNull();
  });

  it('asks for nothing that was not chosen', () => {
    expect(askOf('close', viewOf({ part: 'closed', year: '2569', register: 'r' }))).toEqual({
      area: 'close',
      part: 'closed',
      year: '2569',
      registerId: 'r',
      sort: 'at',
      direction: 'desc',
    });
  });
});

it('[4.03] names every list of every area once', () => {
  for (const [code, area] of Object.entries(areas)) {
    const ids = area.parts.map((part) => part.id);
    expect([code, new Set(ids).size]).toEqual([code, ids.length]);
    for (const part of area.parts) {
      expect(Number(Boolean(part.queues)) + Number(Boolean(part.documents)), code).toBe(1);
    }
  }
});
