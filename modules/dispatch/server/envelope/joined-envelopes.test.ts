import { closePdf, renderEnvelopes } from '@sarn/pdf/server';
import type { EnvelopeInput } from '@sarn/pdf/server';
import { plain, readBack } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import { joinedArchive } from '@sarn/signing/contract';
import { envelopesAtOnce } from '../../contract/index.ts';

afterAll(closePdf);

const one: EnvelopeInput = {
  sender: ['สำนักงานสถิติพื้นที่แห่งชาติ', 'กรุงเทพมหานคร 10200'],
  ...{ number: '', salutation: 'เรียน', speed: '', secrecy: '' },
  ...{ addressee: ['อธิบดีกรมที่ดินแห่งรัฐ'], address: ['จังหวัดตัวอย่าง 30000'] },
};

test('[5.01] the parts of many envelopes are one file, each with its own addressee', async () => {
  const envelopes = Array.from({ length: 201 }, (_, at) => ({
    ...one,
    number: `ดท 0102/${at + 1}`,
  }));
  const file = { size: 'dl', author: 'สำนักงาน', date: '2026-10-15' } as const;
  const join = joinedArchive();
  for (let at = 0; at < envelopes.length; at += envelopesAtOnce) {
    const part = envelopes.slice(at, at + envelopesAtOnce);
    join.add(await renderEnvelopes({ ...file, envelopes: part }));
  }
  const pages = await readBack(Buffer.concat(join.finish()));
  expect(pages).toHaveLength(201);
  for (const [at, number] of [
    [0, '๑'],
    [99, '๑๐๐'],
    [100, '๑๐๑'],
    [200, '๒๐๑'],
  ] as const) {
    expect(pages[at]).toContain(plain(`ที่ ดท ๐๑๐๒/${number}เรียน`));
  }
}, 60_000);
