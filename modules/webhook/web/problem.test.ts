import { expect, test } from 'vitest';
import { problemKind } from './problem.ts';

test.each([
  ['timeout', 'timeout'],
  ['ECONNREFUSED', 'refused'],
  ['ENOTFOUND', 'name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['address-refused localhost', 'inside'],
  ['ECONNRESET', 'other'],
])('%s: %s', (code, kind) => {
  expect(problemKind(code)).toBe(kind);
});
