import { powerKinds } from '@sarn/organisation/contract';
import { describe, expect, it } from 'vitest';
import { actingOrders } from './orders.ts';

describe('the orders of acting of the demo', () => {
  const orders = actingOrders('2026-11-21');

  it('[4.10] have one of each kind of power, numbered in the Buddhist year', () => {
    const kinds = new Set(orders.map((order) => order.draft.power));
    expect([...kinds].toSorted((a, b) => a.localeCompare(b))).toEqual(
      powerKinds.toSorted((a, b) => a.localeCompare(b)),
    );
    expect(orders.every((order) => order.draft.orderNo.endsWith('/2569'))).toBe(true);
  });

  it('limit delegated power, and only what can be limited', () => {
    const isLimited = ({ kinds, acts, unitIds }: (typeof orders)[number]['draft']) =>
      kinds.length + acts.length + unitIds.length > 0;
    for (const { draft } of orders) {
      if (draft.power === 'delegated') expect(isLimited(draft)).toBe(true);
      if (draft.power === 'substitute') expect(isLimited(draft)).toBe(false);
    }
  });
});
