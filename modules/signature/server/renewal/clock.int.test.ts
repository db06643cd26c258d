import type { OfficeInstance } from '@sarn/server/testing';
import { judgePdf } from '@sarn/signing/contract';
import { answerTimestamp } from '@sarn/signing/server';
import { pem } from '@sarn/signing/programs';
import { sampleAuthority } from '@sarn/signing/testing';
import type { SampleAuthority } from '@sarn/signing/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTimestamps, listSignatures } from '../../contract/index.ts';
import {
  memoToSign,
  openSigningOffice,
  printedFile,
  publishedFile,
  signDigitally,
} from '../signature.testing.ts';
import { reply, timeAuthority, timeServer } from './time-server.testing.ts';
import type { TimeServer } from './time-server.testing.ts';

const minute = 60_000;

let office: OfficeInstance;
let outside: SampleAuthority;
let server: TimeServer;
/** How far the clock of the time-stamp authority is ahead of that of the server, in milliseconds. */
let ahead = 0;
beforeAll(async () => {
  office = await openSigningOffice();
  outside = await sampleAuthority('เวลา');
  const usual = await timeAuthority(outside, 1000 * 86_400_000);
  server = await timeServer(async (request, response) =>
    reply(
      response,
      await answerTimestamp(request, { ...usual, now: () => new Date(Date.now() + ahead) }),
    ),
  );
  const { version } = getTimestamps.output.parse(
    await office.get('admin', '/signature/time-stamps'),
  );
  const saved = await office.post('admin', '/signature/time-stamps/save', {
    ...{ version, source: 'address', url: server.url, level: 'B-T' },
    certificates: pem('CERTIFICATE', outside.root.certificate),
  });
  expect(saved, JSON.stringify(saved)).toMatchObject({ status: 200 });
});
afterAll(async () => {
  server.close();
  await office.close();
});

test.each([-9.5, 9.5])(
  '[6.07] clocks may differ by ten minutes (%d): what is signed right after the certificate was issued is valid',
  async (minutes) => {
    ahead = minutes * minute;
    const now = await renewedCertificate();
    const documentId = await memoToSign(office);
    expect((await signDigitally(office, 'head.policy', documentId)).status).toBe(200);
    const { rows } = listSignatures.output.parse(
      await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
    );
    expect(rows).toMatchObject([{ level: 'B-T' }]);
    const judgement = await judgePdf(await printedFile(office, 'officer.policy', documentId), {
      trustedRoots: [await publishedFile(office, 'root.crt')],
      timestampRoots: [outside.root.certificate],
      now: Date.now(),
    });
    const signatures = judgement.kind === 'signed' ? judgement.signatures : [];
    expect(signatures).toHaveLength(1);
    expect(signatures[0]?.problems.map(({ code }) => code)).toEqual([
      ...['revocation-unknown', 'authority-revocation-unknown'],
    ]);
    // It was stamped by the other clock, and the certificate was there by it.
    expect(Math.abs((signatures[0]?.provedAt ?? 0) - now - minutes * minute)).toBeLessThan(minute);
  },
);

/** Gives the head of the division a certificate that is issued now. @returns when, in milliseconds */
async function renewedCertificate(): Promise<number> {
  const { rows } = (await office.get('admin', '/certificate/people?filter=in-use')) as unknown as {
    rows: { certificate: { id: string } }[];
  };
  const order = { act: 'renew', reason: 'ทดสอบนาฬิกา', years: 1 };
  const answer = await office.post('admin', '/certificate/change', {
    ...{ id: rows[0]?.certificate.id, ...order },
  });
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  return Date.now();
}
