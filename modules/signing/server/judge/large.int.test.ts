import { expect, test } from 'vitest';
import { judgePdf } from '../../contract/index.ts';
import { appendUpdate, sampleDocument } from '../sample-document.testing.ts';
import { sealPdf } from '../seal/seal.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';

const patience = { timeout: 240_000 };

async function signerOf() {
  const authority = await sampleAuthority();
  const signer = await authority.signer('สมหญิง');
  const trust = { trustedRoots: [authority.root.certificate], now: sampleNow.getTime() };
  const crls = await authority.crls();
  return {
    sign: async (bytes: Uint8Array) =>
      (await sealPdf(bytes, { at: sampleNow, signerName: 'สมหญิง' }, signer)).bytes,
    judge: (bytes: Uint8Array) => judgePdf(bytes, { ...trust, crls }),
  };
}

test(
  '[6.09] a PDF of 200 MB is signed and judged, and one changed byte in it is told',
  patience,
  async () => {
    const { sign, judge } = await signerOf();
    const picture = 'a'.repeat(200 * 2 ** 20);
    const stream = `<< /Length ${picture.length} >>\nstream\n${picture}\nendstream`;
    const large = await sign(appendUpdate(sampleDocument(), new Map([[90, stream]])));
    expect(large.length).toBeGreaterThan(200 * 2 ** 20);
    expect(await judge(large)).toMatchObject({ kind: 'signed', verdict: 'valid' });
    large[100 * 2 ** 20] = 98;
    expect(await judge(large)).toMatchObject({ kind: 'signed', verdict: 'invalid' });
  },
);

test('[6.09] of a PDF that was signed 500 times each signature is judged', patience, async () => {
  const { sign, judge } = await signerOf();
  let often = sampleDocument();
  for (let at = 0; at < 500; at += 1) often = await sign(often);
  const judgement = await judge(often);
  expect(judgement).toMatchObject({ kind: 'signed', verdict: 'valid' });
  expect(judgement.kind === 'signed' && judgement.signatures.length).toBe(500);
});
