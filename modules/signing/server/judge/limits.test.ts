import { beforeAll, expect, test } from 'vitest';
import { judgePdf } from '../../contract/index.ts';
import type { JudgeLimits, Judgement } from '../../contract/index.ts';
import { sampleDocument } from '../sample-document.testing.ts';
import { sealPdf } from '../seal/seal.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';

let trustedRoots: Uint8Array[];
let crls: Uint8Array[];
/** Signed forty times. */
let often: Uint8Array;

beforeAll(async () => {
  const authority = await sampleAuthority();
  trustedRoots = [authority.root.certificate];
  crls = await authority.crls();
  const signer = await authority.signer('สมหญิง');
  often = sampleDocument();
  for (let i = 0; i < 40; i++) {
    often = (await sealPdf(often, { at: sampleNow, signerName: 'สมหญิง' }, signer)).bytes;
  }
});

const judge = (bytes: Uint8Array, limits: Partial<JudgeLimits> = {}): Promise<Judgement> =>
  judgePdf(bytes, { trustedRoots, crls, now: sampleNow.getTime(), limits });

test('many signatures are judged one by one', async () => {
  const judgement = await judge(often);
  expect(judgement).toMatchObject({ kind: 'signed', verdict: 'valid' });
  expect(judgement.kind === 'signed' && judgement.signatures.length).toBe(40);
});

test.each([
  ['signatures', { signatures: 39 }, 'too-many-signatures'],
  ['bytes', { bytes: 1000 }, 'too-large'],
  ['bytes to hash', { hashedBytes: 100_000 }, 'too-large'],
  ['objects to compare', { objects: 1000 }, 'too-large'],
] as const)(
  'a file with too many %s is refused before the work is done',
  async (_, limits, code) => {
    expect(await judge(often, limits)).toEqual({ kind: 'refused', code });
  },
);

test('what unpacks to too much, and what leads in a circle, ends', async () => {
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
  const document = text(sampleDocument());
  const circle = document.replace('/Kids [3 0 R 6 0 R]', '/Kids [2 0 R 6 0 R]');
  const bytes = Uint8Array.from(Buffer.from(circle, 'latin1'));
  expect(await judge(bytes)).toEqual({ kind: 'refused', code: 'broken' });
  const deep = document.replace(/\(Letter\)/, () => `${'['.repeat(5)}${']'.repeat(5)}`);
  expect((await judge(Uint8Array.from(Buffer.from(deep, 'latin1')))).kind).toBe('refused');
});
