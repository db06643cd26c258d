import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueCertificate, sealPdf } from '../index.ts';
import { pdfsig, programs } from '../programs.testing.ts';
import type { Programs } from '../programs.testing.ts';
import { sampleDocument } from '../sample-document.testing.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';
import { softTokens } from './soft-token.testing.ts';
import type { SoftTokens } from './soft-token.testing.ts';
import { createTokenStore, tokenOf } from './token-store.ts';
import type { TokenStore } from './token-store.ts';

let tokens: SoftTokens;
let tools: Programs;
let store: TokenStore;
beforeAll(async () => {
  [tokens, tools] = [await softTokens(), await programs()];
  await tokens.add('head.policy');
  store = createTokenStore(tokens.program);
}, 120_000);
afterAll(async () => {
  await store.close();
  tokens.remove();
  tools.remove();
});

const yearMs = 365 * 86_400_000;

test('[6.04] a key that was made in a token signs a PDF which pdfsig calls valid and trusted', async () => {
  expect(await store.labels()).toEqual(['head.policy']);
  const { reference, publicKey } = await store.makeKey('head.policy', tokens.pin);
  expect(tokenOf(reference)).toBe('head.policy');
  await store.check(reference, tokens.pin);
  const { root, issuing } = await sampleAuthority();
  const certificate = await issueCertificate({
    ...{ purpose: 'person', publicKey, issuer: issuing },
    subject: { commonName: 'นางสาวสมหญิง ใจดี', organisation: 'กรมตัวอย่าง' },
    ...{ from: sampleNow, to: new Date(sampleNow.getTime() + yearMs) },
  });
  const chain = [issuing.certificate];
  const signer = store.signer(reference, tokens.pin, { certificate, chain });
  const by = { at: sampleNow, signerName: 'นางสาวสมหญิง ใจดี' };
  // Two at once: works of one token follow one after the other.
  const [first, second] = await Promise.all(
    ['One', 'Two'].map((words) => sealPdf(sampleDocument(words), by, signer)),
  );
  for (const sealed of [first, second]) {
    expect(await pdfsig(tools, root.certificate, sealed?.bytes ?? new Uint8Array())).toEqual([
      { isTotal: true, isValid: true, isTrusted: true },
    ]);
  }
  // What was forgotten no longer signs, and a key that was removed is gone.
  signer.forget();
  await expect(sealPdf(sampleDocument(), by, signer)).rejects.toThrow('wrong-pin');
  await store.removeKey(reference, tokens.pin);
  await expect(store.check(reference, tokens.pin)).rejects.toMatchObject({ failure: 'no-key' });
});

test('a wrong PIN costs one try, however often it is sent; a right one still works', async () => {
  const { reference } = await store.makeKey('head.policy', tokens.pin);
  for (let at = 0; at < 30; at += 1) {
    await expect(store.check(reference, '000000')).rejects.toMatchObject({ failure: 'wrong-pin' });
  }
  await store.check(reference, tokens.pin);
});

test('a token that is not there, and a library that is not one, say so', async () => {
  await expect(store.makeKey('nobody', tokens.pin)).rejects.toMatchObject({ failure: 'absent' });
  const none = createTokenStore('/usr/lib/no-such-library.so');
  await expect(none.labels()).rejects.toMatchObject({ failure: 'absent' });
  await none.close();
});
