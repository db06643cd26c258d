import { expect, it } from 'vitest';
import { bulkActs, bulkOffers } from './bulk.ts';
import { flows } from '@sarn/correspondence/contract';
import type { ListRow } from '@sarn/search/contract';

const row = (state: string, on: ListRow['on'] = 'transmission'): ListRow => ({
  key: `${on}:1`,
  documentId: '1',
  on,
  targetId: '1',
  kind: 'outside',
  kindTerm: { th: '', en: '' },
  title: '',
  letterNo: '',
  letterDate: null,
  receiveNo: '',
  sender: '',
  addressee: '',
  speed: 'normal',
  speedTerm: { th: 'ปกติ', en: 'Normal' },
  state,
  stateTerm: { th: '', en: '' },
  at: '',
  dueDate: null,
  isSettled: false,
  dueTime: '',
  instruction: '',
  principals: [],
  isUnread: false,
  isClassified: false,
  hasFile: false,
});

it('[4.05] [4.06] offers for many rows what the flow table allows for each', () => {
  expect(bulkOffers([row('SENT'), row('SENT'), row('DELIVERED')])).toEqual([
    { act: 'receive', count: 2 },
    { act: 'acknowledge', count: 1 },
  ]);
  expect(bulkOffers([row('UNIT_PRESENTED'), row('CONSIDERED')])).toEqual([
    { act: 'acknowledgeFile', count: 2 },
  ]);
  expect(bulkOffers([row('CLOSED')])).toEqual([]);
  expect(bulkOffers([])).toEqual([]);
});

it('asks for no password and for no person in bulk', () => {
  const rows = Object.values(flows).flatMap((flow) => flow.transitions);
  for (const act of bulkActs) {
    const own = rows.filter((one) => one.act === act);
    expect(own.length, act).toBeGreaterThan(0);
    const guards = own.flatMap((one) => one.guards ?? []);
    expect(
      guards.filter((guard) => /password/i.test(guard)),
      act,
    ).toEqual([]);
  }
});
