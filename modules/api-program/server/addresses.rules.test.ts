import { expect, test } from 'vitest';
import { isFrom, networkOf } from './addresses.rules.ts';

test.each([
  ['203.150.1.5', '203.150.1.5/32'],
  ['203.150.1.0/24', '203.150.1.0/24'],
  ['2001:fb0::1', '2001:fb0::1/128'],
])('%s is kept as %s', (text, network) => {
  expect(networkOf(text)).toBe(network);
});

test.each(['203.150.1', '203.150.1.0/33', 'office.example', '', '10.0.0.0/8 or so'])(
  '%j is refused',
  (text) => {
    expect(() => networkOf(text)).toThrow('program.address-form');
  },
);

test('a call comes from one of the networks, in either way of writing its address', () => {
  const networks = ['203.150.1.0/24', '2001:fb0::1/128'];
  expect(isFrom('203.150.1.77', networks)).toBe(true);
  expect(isFrom('::ffff:203.150.1.77', networks)).toBe(true);
  expect(isFrom('2001:fb0::1', networks)).toBe(true);
  expect(isFrom('203.150.2.1', networks)).toBe(false);
  expect(isFrom('2001:fb0::2', networks)).toBe(false);
  expect(isFrom('', networks)).toBe(false);
  expect(isFrom('8.8.8.8', [])).toBe(true);
});
