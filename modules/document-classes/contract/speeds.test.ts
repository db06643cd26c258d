import { expect, it } from 'vitest';
import { nearestUsual, speedTone, usualSpeeds } from './speeds.ts';

it('[3.07] shows ปกติ in green and every other speed in red', () => {
  const tones = Object.values(usualSpeeds).map((speed) => [speed.th, speedTone(speed)]);
  expect(tones).toEqual([
    ['ปกติ', 'success'],
    ['ด่วน', 'danger'],
    ['ด่วนมาก', 'danger'],
    ['ด่วนที่สุด', 'danger'],
  ]);
});

it('counts a class of the agency as the class of the regulation below it', () => {
  expect(nearestUsual({ rank: 15, isUrgent: true })).toBe('urgent');
  expect(nearestUsual({ rank: 25, isUrgent: true })).toBe('very-urgent');
  expect(nearestUsual({ rank: 90, isUrgent: true })).toBe('immediate');
  // Not urgent is never loud, whatever its rank.
  expect(nearestUsual({ rank: 90, isUrgent: false })).toBe('normal');
});
