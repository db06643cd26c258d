import { expect, it } from 'vitest';
import { speedClasses } from './kinds.ts';

it('[3.07] shows ปกติ in green and every other speed in red', () => {
  const tones = Object.values(speedClasses).map(({ th, tone }) => [th, tone]);
  expect(tones).toEqual([
    ['ปกติ', 'success'],
    ['ด่วน', 'danger'],
    ['ด่วนมาก', 'danger'],
    ['ด่วนที่สุด', 'danger'],
  ]);
});
