import { expect, test } from 'vitest';
import { openAskOf } from './open-work-view.ts';
import { openWorkAddress } from './paths.ts';

const unitId = '6f9c0b1e-5a3d-4f0e-9d53-0a1b2c3d4e5f';

test('[3.16] the address of a bar asks for the documents behind it', () => {
  const ask = {
    of: 'units',
    unitId,
    depth: 'own',
    band: '61',
    dueness: 'late',
    from: '2026-10-01',
  } as const;
  const search = Object.fromEntries(new URL(openWorkAddress(ask), 'http://a.test').searchParams);
  expect(openAskOf(search)).toEqual({ ...ask, page: 1 });
});

test('what an address has wrong narrows nothing', () => {
  const wrong = { of: 'all', unitId: '7', band: '5', due: '2026-02-30', page: '0' };
  expect(openAskOf(wrong)).toEqual({ of: 'me', page: 1 });
});
