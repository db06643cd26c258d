import { expect, test } from 'vitest';
import { groupedCode, readCode } from './code.ts';

test('[6.09] a code is read as somebody may type it', () => {
  expect(groupedCode('K7M2QX4R9TDEW3HC')).toBe('K7M2-QX4R-9TDE-W3HC');
  expect(readCode(' k7m2-qx4r 9tde-w3hc ')).toBe('K7M2QX4R9TDEW3HC');
  expect(readCode('ol1I')).toBe('0111');
});
