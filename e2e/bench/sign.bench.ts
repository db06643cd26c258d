import { closePdf, renderDocument } from '@sarn/pdf/server';
import { judgePdf } from '@sarn/signing/contract';
import type { Judgement } from '@sarn/signing/contract';
import { openKey, sealKey, sealPdf } from '@sarn/signing/server';
import type { Signer } from '@sarn/signing/server';
import { sampleAuthority } from '@sarn/signing/testing';
import type { SampleAuthority } from '@sarn/signing/testing';
import { letterOf, minutesOf } from './document-pdf/sample-documents.ts';
import type { Figure } from './report.ts';

/** Wanted milliseconds of one signature, and of a batch. */
const wanted = { one: 20, batch: 5_000 } as const;
const batch = 100;
const drawn = { page: 1, left: 110, top: 240, width: 50, height: 20 };

/**
 * Signing letters as they are typeset, one and a hundred, with and without a time stamp of the same process; judging
 * one page, three hundred, and a file that was signed five hundred times; the memory of a file of 200 MB.
 */
export async function measureSign(): Promise<Figure[]> {
  try {
    const authority = await sampleAuthority();
    const signer = await authority.signer('นางสาวสมหญิง ใจดี');
    const letter = await renderDocument(letterOf(0), {});
    // First, so that the memory is that of this file.
    const large = await measureLarge(authority, signer);
    return [
      ...(await measureOne(authority, signer, letter)),
      await measureBatch(signer),
      await measureKey(authority),
      ...(await measureJudge(authority, signer, letter)),
      ...large,
    ];
  } finally {
    await closePdf();
  }
}

const options = () => ({ at: new Date(), signerName: 'นางสาวสมหญิง ใจดี' });

async function measureOne(
  authority: SampleAuthority,
  signer: Signer,
  letter: Uint8Array,
): Promise<Figure[]> {
  const stamp = await renderDocument(letterOf(1), {});
  const timestamps = await authority.timestamps();
  const unseen = await times(200, () => sealPdf(letter, options(), signer));
  const appearance = { ...drawn, drawing: { pdf: stamp } };
  const seen = await times(100, () => sealPdf(letter, { ...options(), appearance }, signer));
  const stamped = await times(100, () => sealPdf(letter, options(), signer, timestamps));
  const sealed = await sealPdf(letter, options(), signer);
  return [
    { what: 'a signature (B-B): p50', value: ms(unseen.p50) },
    within('a signature (B-B): p95', unseen.p95, wanted.one),
    { what: 'a signature that is seen, with the fonts of a page: p50', value: ms(seen.p50) },
    within('a signature that is seen, with the fonts of a page: p95', seen.p95, wanted.one),
    { what: 'a signature with a time stamp of this process (B-T): p50', value: ms(stamped.p50) },
    { what: 'bytes that a signature adds', value: `${sealed.bytes.length - letter.length}` },
  ];
}

/** A hundred different letters, one after the other, with one opened key. */
async function measureBatch(signer: Signer): Promise<Figure> {
  const letters: Uint8Array[] = [];
  for (let at = 0; at < batch; at += 1) letters.push(await renderDocument(letterOf(at), {}));
  const began = performance.now();
  for (const letter of letters) await sealPdf(letter, options(), signer);
  const taken = performance.now() - began;
  return within(`a batch of ${batch} letters`, taken, wanted.batch);
}

async function measureKey(authority: SampleAuthority): Promise<Figure> {
  const { pkcs8 } = await authority.issue({});
  const sealed = await sealKey(pkcs8, 'a secret of the person');
  const { p50 } = await times(10, () => openKey(sealed, 'a secret of the person'));
  return { what: 'opening a key, once for a batch: p50', value: ms(p50) };
}

async function measureJudge(
  authority: SampleAuthority,
  signer: Signer,
  letter: Uint8Array,
): Promise<Figure[]> {
  const judge = await judgeOf(authority);
  const signed = await sealPdf(letter, options(), signer);
  const one = await times(100, () => judge(signed.bytes));
  const minutes = minutesOf(0);
  const content = minutes.body.content ?? [];
  const body = { type: 'doc', content: Array.from({ length: 15 }, () => content).flat() } as const;
  const long = await sealPdf(await renderDocument({ ...minutes, body }, {}), options(), signer);
  const later = await sealPdf(long.bytes, options(), signer);
  const pages =
    Buffer.from(later.bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0;
  const many = await times(5, () => judge(later.bytes));
  let often = letter;
  for (let at = 0; at < 500; at += 1) often = (await sealPdf(often, options(), signer)).bytes;
  const began = performance.now();
  await judge(often);
  return [
    { what: 'judging a letter with one signature: p50', value: ms(one.p50) },
    { what: 'judging a letter with one signature: p95', value: ms(one.p95) },
    { what: `judging ${pages} pages with two signatures: p50`, value: ms(many.p50) },
    { what: 'judging a letter with 500 signatures', value: ms(performance.now() - began) },
  ];
}

async function judgeOf(
  authority: SampleAuthority,
): Promise<(bytes: Uint8Array) => Promise<Judgement>> {
  const crls = await authority.crls();
  const by = { trustedRoots: [authority.root.certificate], crls, now: Date.now() };
  return async (bytes) => {
    const judgement = await judgePdf(bytes, by);
    if (judgement.kind !== 'signed' || judgement.verdict !== 'valid') {
      throw new Error(`judged wrongly: ${JSON.stringify(judgement).slice(0, 500)}`);
    }
    return judgement;
  };
}

/** A file of 200 MB is copied a few times, and no more. */
async function measureLarge(authority: SampleAuthority, signer: Signer): Promise<Figure[]> {
  const judge = await judgeOf(authority);
  const large = largeDocument(200 * 2 ** 20);
  const began = performance.now();
  const signed = await sealPdf(large, options(), signer);
  const sealed = performance.now();
  await judge(signed.bytes);
  const judged = performance.now();
  const megabytes = process.resourceUsage().maxRSS / 1024;
  return [
    { what: 'signing 200 MB', value: ms(sealed - began) },
    { what: 'judging 200 MB', value: ms(judged - sealed) },
    { what: 'most memory of the process, for both', value: `${megabytes.toFixed(0)} MB` },
  ];
}

function largeDocument(size: number): Uint8Array {
  const head =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n' +
    `4 0 obj\n<< /Length ${size} >>\nstream\n`;
  const tail = '\nendstream\nendobj\n';
  const offsets = [1, 2, 3, 4].map((number) => head.indexOf(`${number} 0 obj`));
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = head.length + size + tail.length;
  const table = `xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<< /Size 5 /Root 1 0 R >>\n`;
  return Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(size, ' '),
    Buffer.from(`${tail}${table}startxref\n${start}\n%%EOF\n`),
  ]);
}

/** Milliseconds of some rounds after three to warm up. */
async function times(rounds: number, act: () => Promise<unknown>) {
  const taken: number[] = [];
  for (let at = -3; at < rounds; at += 1) {
    const began = performance.now();
    await act();
    if (at >= 0) taken.push(performance.now() - began);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const within = (what: string, value: number, most: number): Figure => ({
  ...{ what: `${what} (ratio: ${most} ms to it)`, value: ms(value), ratio: most / value, aim: 1 },
});
