import { expect, test } from 'vitest';
import { outcomeOf } from './opinion.rules.ts';

const said = (name: string, opinion: 'destroy' | 'keep', reason = '') => ({
  ...{ name, opinion, reason, years: null },
});

test('[13.05] a reason that all members gave is not written behind every name', () => {
  const all = ['นายหนึ่ง', 'นางสอง', 'นายสาม'].map((name) => said(name, 'keep', 'มีคุณค่า'));
  expect(outcomeOf(all)).toMatchObject({ decision: 'keep', remark: 'กรรมการทุกคน: มีคุณค่า' });
  const most = [...all.slice(0, 2), said('นายสาม', 'destroy')];
  expect(outcomeOf(most).remark).toBe('นายหนึ่ง, นางสอง: มีคุณค่า');
});
