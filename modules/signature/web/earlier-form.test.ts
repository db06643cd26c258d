import type { JudgedSignature } from '@sarn/signing/contract';
import { expect, test } from 'vitest';
import { earlierForm, earlierName } from './earlier-form.ts';

const bytes = new TextEncoder().encode('%PDF-1.7 first|later');
const signature: JudgedSignature = {
  ...{ field: 'Signature1', kind: 'signature', verdict: 'valid', problems: [], changes: [] },
  ...{
    signer: undefined,
    brought: [],
    claimedAt: undefined,
    provedAt: undefined,
    timestamp: undefined,
  },
  ...{ level: 'B-T', signedLength: 14, coversWholeFile: false, place: undefined },
  ...{ reason: undefined, location: undefined },
};

test('[6.09] the file as a signer saw it ends where the signature ends', async () => {
  expect(await earlierForm(bytes, signature)?.text()).toBe('%PDF-1.7 first');
  expect(earlierName('หนังสือ.PDF', 1)).toBe('หนังสือ-1.pdf');
});

test('there is none where nothing came later, and none of a time stamp', () => {
  for (const change of [
    { coversWholeFile: true, signedLength: 20 },
    { kind: 'document-timestamp' as const },
    // Of a signature that cannot be read nothing is known.
    { signedLength: 0 },
  ]) {
    expect(earlierForm(bytes, { ...signature, ...change })).toBeUndefined();
  }
});
