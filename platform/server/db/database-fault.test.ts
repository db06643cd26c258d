import { expect, test } from 'vitest';
import { outageOf } from './database-fault.ts';

const withCode = (code: string) => Object.assign(new Error('as the system says it'), { code });

test.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', '57P01', '57P03', '08006', '53300'])(
  '%s: the database is unreachable',
  (code) => {
    expect(outageOf(withCode(code))).toBe('unreachable');
    expect(outageOf(new Error('wrapped', { cause: withCode(code) }))).toBe('unreachable');
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('the driver without a code, "%s": the database is unreachable', (message) => {
  expect(outageOf(new Error(message))).toBe('unreachable');
});

test.each(['ENOSPC', 'EDQUOT', '53100'])('%s: the disk is full', (code) => {
  expect(outageOf(withCode(code))).toBe('full');
});

test('a socket that is not there yet: the database is unreachable', () => {
  const missing = Object.assign(withCode('ENOENT'), { syscall: 'connect' });
  expect(outageOf(missing)).toBe('unreachable');
});

test.each(['23505', 'ENOENT', '42P01', '57014'])('%s is a fault like any other', (code) => {
  expect(outageOf(withCode(code))).toBeNull();
});

test('what is no error is none', () => {
  expect(outageOf('Connection terminated')).toBeNull();
  expect(outageOf(new Error('a mistake'))).toBeNull();
});
