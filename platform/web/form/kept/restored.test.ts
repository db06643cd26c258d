import { expect, test } from 'vitest';
import { restored } from './restored.ts';

test('puts kept values over those of the form, at any depth', () => {
  const start = { draft: { title: '', files: ['a'], due: null }, count: 0 };
  const kept = { draft: { title: 'ร่าง', files: ['b', 'c'], due: '2026-11-22' }, count: 2 };
  expect(restored(start, kept)).toEqual(kept);
});

test('keeps what the form has and the kept values lack', () => {
  expect(restored({ title: '', password: '' }, { title: 'ร่าง' })).toEqual({
    title: 'ร่าง',
    password: '',
  });
});

test('leaves out a value of another type: another version of the program wrote it', () => {
  const start = { title: 'เดิม', files: ['a'], options: { isOpen: true } };
  const kept = { title: 5, files: 'b', options: { isOpen: 'yes' } };
  expect(restored(start, kept)).toEqual(start);
});

test('leaves the form as it is where what was kept cannot be read', () => {
  const start = { title: 'เดิม' };
  for (const kept of ['text', 7, ['a'], undefined]) expect(restored(start, kept)).toEqual(start);
});
