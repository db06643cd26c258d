import { expect, it } from 'vitest';
import { isTime, startOf, toSent } from './begin-draft.ts';

const whole = {
  ...startOf('2026-11-21'),
  principalPost: { value: 'p', label: 'ผู้อำนวยการกอง' },
  delegatePerson: { value: 'd', label: 'นายทดสอบ' },
  orderNo: '9/2569',
};

it('is sent only when it is whole', () => {
  expect(toSent(startOf('2026-11-21'))).toBeNull();
  expect(toSent({ ...whole, of: 'unit' })).toBeNull();
  expect(toSent({ ...whole, by: 'post' })).toBeNull();
  expect(toSent({ ...whole, fromTime: '8.30' })).toBeNull();
  expect(toSent(whole)).toMatchObject({ principalPostId: 'p', delegatePersonId: 'd' });
});

it('sends what a power is limited to only where it can be', () => {
  const limited = { ...whole, kinds: ['command'] };
  expect(toSent(limited)).not.toHaveProperty('kinds');
  expect(toSent({ ...limited, power: 'delegated' })).toMatchObject({ kinds: ['command'] });
});

it('recognises a time of the day', () => {
  expect(['', '08:30', '23:59'].every(isTime)).toBe(true);
  expect(['8:30', '24:00', '08:60', 'เช้า'].some(isTime)).toBe(false);
});
