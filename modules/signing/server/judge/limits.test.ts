import { beforeAll, expect, test } from 'vitest';
import { judgePdf } from '../../contract/index.ts';
import type { JudgeLimits, Judgement } from '../../contract/index.ts';
import { appendUpdate, sampleDocument } from '../sample-document.testing.ts';
import { sealPdf } from '../seal/seal.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';

let trustedRoots: Uint8Array[];
let crls: Uint8Array[];
/** Signed forty times. */
let often: Uint8Array;
/** Signed twice. */
let twice: Uint8Array;

beforeAll(async () => {
  const authority = await sampleAuthority();
  trustedRoots = [authority.root.certificate];
  crls = await authority.crls();
  const signer = await authority.signer('สมหญิง');
  often = sampleDocument();
  for (let i = 0; i < 40; i++) {
    if (i === 2) twice = often;
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

test('with the usual limits more than 256 MB, and more than 500 signatures, are refused at once', async () => {
  expect(await judge(new Uint8Array(256 * 2 ** 20 + 1))).toEqual({
    ...{ kind: 'refused', code: 'too-large' },
  });
  expect(await judge(claiming(501))).toEqual({ kind: 'refused', code: 'too-many-signatures' });
  // Of five hundred each is looked at; these are none.
  expect(await judge(claiming(500))).toMatchObject({ kind: 'signed', verdict: 'invalid' });
});

/** A file with so many fields that say they hold a signature. */
function claiming(count: number): Uint8Array {
  const signature =
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 9 9 9] /Contents <00> >>';
  const fields = Array.from({ length: count }, (_, at) => at + 101);
  const form = `<< /SigFlags 3 /Fields [${fields.map((id) => `${id} 0 R`).join(' ')}] >>`;
  return appendUpdate(
    sampleDocument(),
    new Map([
      [1, `<< /Type /Catalog /Pages 2 0 R /AcroForm ${form} >>`],
      [100, signature],
      ...fields.map((id) => [id, `<< /FT /Sig /T (s${id}) /V 100 0 R >>`] as const),
    ]),
  );
}

test('what unpacks to too much, and what leads in a circle, ends', async () => {
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
  const document = text(sampleDocument());
  const circle = document.replace('/Kids [3 0 R 6 0 R]', '/Kids [2 0 R 6 0 R]');
  const bytes = Uint8Array.from(Buffer.from(circle, 'latin1'));
  expect(await judge(bytes)).toEqual({ kind: 'refused', code: 'broken' });
  const deep = document.replace(/\(Letter\)/, () => `${'['.repeat(5)}${']'.repeat(5)}`);
  expect((await judge(Uint8Array.from(Buffer.from(deep, 'latin1')))).kind).toBe('refused');
});

test('no damage to a file makes it valid or stops the judge', async () => {
  const damaged = async (at: number): Promise<string> => {
    const bytes = Buffer.from(twice);
    const place = (at * 7919) % bytes.length;
    if (at % 3 === 0) bytes[place] = (bytes[place] ?? 0) ^ (1 << (at % 8));
    const rest = bytes.subarray(place + (at % 3 === 1 ? 1 : 0));
    const parts =
      at % 3 === 2 ? [bytes.subarray(0, place), Buffer.from('7')] : [bytes.subarray(0, place)];
    const judgement = await judge(Buffer.concat([...parts, rest]));
    return judgement.kind === 'signed' ? judgement.verdict : judgement.kind;
  };
  const outcomes = new Set<string>();
  // The value of a signature is not signed itself: what is damaged there is another question.
  for (let at = 1; at <= 400; at++) {
    if (!isInValue((at * 7919) % twice.length)) outcomes.add(await damaged(at));
    else await damaged(at);
  }
  // A field whose name is damaged is no signature any more; where damage falls differs with each signature.
  expect([...outcomes]).toEqual(expect.arrayContaining(['invalid', 'refused']));
  for (const outcome of ['valid', 'unproven']) expect(outcomes).not.toContain(outcome);
});

function isInValue(place: number): boolean {
  const values = Buffer.from(twice)
    .toString('latin1')
    .matchAll(/\/Contents <[0-9a-f]+>/g);
  return [...values].some(({ index, 0: found }) => place >= index && place < index + found.length);
}
