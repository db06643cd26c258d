import type { ListRow } from '@sarn/search/contract';
import { describe, expect, it } from 'vitest';
import { offerOf } from './row-act.ts';
import { listRow } from './rows.testing.ts';

const row = (part: Partial<ListRow>) => listRow('a', part);
const sent = { on: 'transmission', key: 'transmission:b', state: 'SENT' } as const;
const names = ({ main, others }: ReturnType<typeof offerOf>) => [
  main?.term.th ?? null,
  main?.step?.what ?? null,
  ...others.map((step) => (step.what === 'act' ? step.act : step.what)),
];

describe('the act of a row', () => {
  it('is done from the list where it can be, else in the opened document', () => {
    expect(names(offerOf(row({}), false, null))).toEqual(['เสนอ', 'act']);
    expect(names(offerOf(row(sent), false, null))).toEqual(['ลงรับ', 'act']);
    expect(names(offerOf(row({ state: 'ARRIVED' }), false, null))).toEqual(['ลงทะเบียนรับ', null]);
    expect(names(offerOf(row({ state: 'PRESENTED' }), false, null))).toEqual(['สั่งการ', null]);
    // What else can be done from the list is in the menu.
    const ordered = names(offerOf(row({ state: 'COMMANDED' }), false, null));
    expect(ordered).toEqual(['ส่งตามคำสั่งการ', null, 'close']);
  });

  it('is none where the list only watches, and where nobody has to act', () => {
    expect(offerOf(row({ state: 'PRESENTED' }), true, null).main).toBeNull();
    expect(offerOf(row({ state: 'CLOSED' }), false, null).main).toBeNull();
  });

  it('is the one that the agency names for the register, and never one that it hides', () => {
    const close = { act: 'close', place: 'main' } as const;
    const ordered = row({ state: 'COMMANDED' });
    expect(names(offerOf(ordered, false, [close]))).toEqual(['ปิดเรื่อง', 'act']);
    const hidden = offerOf(row({}), false, [{ act: 'present', place: 'hidden' }]);
    expect(hidden).toEqual({ main: null, others: [] });
  });
});
