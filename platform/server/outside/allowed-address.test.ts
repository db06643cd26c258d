import { expect, test } from 'vitest';
import { outsideAddresses, readNetwork } from './allowed-address.ts';

const usual = outsideAddresses([]);

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '169.254.169.254',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fe80::1',
  '224.0.0.1',
  '255.255.255.255',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  'fd00:ec2::254',
  'no address',
  '',
])('%s is never called', (ip) => {
  expect(usual(ip)).toBe(false);
});

test.each(['203.150.1.1', '172.32.0.1', '2001:fb0::1', '8.8.8.8'])('%s may be called', (ip) => {
  expect(usual(ip)).toBe(true);
});

test('a network that the agency names may be called, this computer still not', () => {
  const named = outsideAddresses(['10.20.0.0/16', '127.0.0.0/8', 'fd12::/16']);
  expect(named('10.20.3.4')).toBe(true);
  expect(named('fd12::9')).toBe(true);
  expect(named('10.21.0.1')).toBe(false);
  expect(named('127.0.0.1')).toBe(false);
});

test.each(['10.0.0.0', '10.0.0.0/33', 'x/8', '::/129', '10.0.0.0/'])(
  '%s names no network',
  (text) => {
    expect(() => readNetwork(text)).toThrow(RangeError);
  },
);
