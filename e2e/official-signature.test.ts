import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { closePdf, renderDocument, renderSignatureMark } from '@sarn/pdf/server';
import { judgePdf } from '@sarn/signing/contract';
import { archivePdf, sealPdf } from '@sarn/signing/server';
import { sampleAuthority } from '@sarn/signing/testing';
import { samplePng } from '@sarn/testing';
import { needPrograms } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterOf } from './bench/document-pdf/sample-documents.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'sarn-official-signature-'));

beforeAll(() => needPrograms(['/usr/bin/qpdf', '/usr/bin/pdftotext'], ['qpdf', 'poppler-utils']));
afterAll(async () => {
  await closePdf();
  rmSync(folder, { recursive: true, force: true });
});

test('a letter as it is typeset is signed with what is seen of it, stays PDF/A in what it says, and is judged', async () => {
  const authority = await sampleAuthority();
  const timestamps = await authority.timestamps();
  const letter = await renderDocument(letterOf(0), {});
  const picture = {
    bytes: samplePng(80, 30, () => [0, 0, 120, 255]),
    mediaType: 'image/png',
  } as const;
  let bytes = letter;
  for (const [at, signerName] of ['นางสาวสมหญิง ใจดี', 'นายสมชาย รักงาน'].entries()) {
    const place = { width: 55, height: 22 };
    const lines = [`ลงนามโดย ${signerName}`, 'ผู้อำนวยการกองกลาง', '26 พ.ย. 2569 10.30 น.'];
    const pdf = await renderSignatureMark({ ...place, lines, picture, date: '2026-11-26' });
    const appearance = { ...place, page: 1, left: 30 + 70 * at, top: 255, drawing: { pdf } };
    const signer = await authority.signer(signerName);
    const options = { at: new Date(), signerName, appearance };
    bytes = (await sealPdf(bytes, options, signer, timestamps)).bytes;
  }
  const crls = await authority.crls();
  const evidence = { certificates: [authority.issuing.certificate], crls, ocsps: [] };
  bytes = await archivePdf(bytes, evidence, timestamps);
  const by = { trustedRoots: [authority.root.certificate], now: Date.now() };
  expect(await judgePdf(bytes, by)).toMatchObject({
    verdict: 'valid',
    signatures: [{ level: 'B-LTA' }, { level: 'B-LTA' }, { kind: 'document-timestamp' }],
  });
  const file = join(folder, 'letter.pdf');
  writeFileSync(file, bytes);
  const { stdout } = await run('qpdf', ['--check', file]);
  expect(stdout).toContain('No syntax or stream encoding errors found');
  const said = Buffer.from(bytes).toString('latin1');
  expect(said).toMatch(/pdfaid:part>3|pdfaid:part="3"/);
  expect(said).toContain('/GTS_PDFA1');
  // The words of the signatures are read as those of the letter are.
  const { stdout: text } = await run('pdftotext', ['-raw', file, '-']);
  expect(text.replace(/\s/g, '')).toContain('ลงนามโดยนางสาวสมหญิงใจดี');
  expect(text.replace(/\s/g, '')).toContain('๒๖พ.ย.๒๕๖๙๑๐.๓๐น.');
});
