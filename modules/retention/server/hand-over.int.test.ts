import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { addDays, civilDateAt, daysBetween, toThaiDigits } from '@sarn/kernel';
import { retentionListKinds } from '@sarn/retention/contract';
import type { RetentionListKind } from '@sarn/retention/contract';
import { fixedClock, samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  inFullRun,
  makeOld,
  startTestApp,
  password,
  sampleAgencyPosts,
  OfficeInstance,
  sheetRows,
  unzipped,
} from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';
import { recordsOf, retentionAt as at } from './retention.testing.ts';

const clock = fixedClock(`${civilDateAt(new Date())}T02:00:00.000Z`);
const mega = 1024 * 1024;
let app: TestApp;
let officeInstance: OfficeInstance;
let pdfium: Awaited<ReturnType<typeof PDFiumLibrary.init>>;

beforeAll(async () => {
  app = await startTestApp({ clock });
  const book = await sampleAgencyPosts(app.platform.db, app.services);
  officeInstance = new OfficeInstance(app, book);
  pdfium = await PDFiumLibrary.init();
});
afterAll(async () => {
  pdfium.destroy();
  await officeInstance.close();
});

const { done, refusal, say, sayWell, today, listOf, candidatesOf, closed } = recordsOf(
  () => app,
  () => officeInstance,
  clock,
);

/** Over a socket: only there does it show whether a file is sent while it is made. */
async function fileOf(what: string, id: string): Promise<Response> {
  const answer = await fetch(`${app.url}/api${at}/list/${what}?id=${id}`, {
    headers: { authorization: `Bearer ${await officeInstance.token('saraban')}` },
  });
  expect(answer.status).toBe(200);
  return answer;
}
const bytesOf = async (what: string, id: string) =>
  Buffer.from(await (await fileOf(what, id)).arrayBuffer());

/** The text of a PDF without white space, which is derived from positions there. */
async function wordsOf(pdf: Uint8Array): Promise<string> {
  const document = await pdfium.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join('');
  document.destroy();
  // PDFium gives some clusters of vowel and tone mark twice.
  return text.replace(/\s/g, '').replace(/([ก-ฮ][\u0E31\u0E34-\u0E3A][\u0E48-\u0E4C])\1/g, '$1');
}
/** A day as a sheet holds it: a number of days, which its style shows as a date. */
const dayOfSheet = (day: string) => String(daysBetween('1899-12-30', day));
const plain = (text: string) => toThaiDigits(text).replace(/\s/g, '');

const listWith = async (kind: RetentionListKind, documentIds: readonly string[]) =>
  (await sayWell<{ id: string }>('saraban', 'list/create', { kind, documentIds })).id;

const approved = async (id: string) => {
  await sayWell('saraban', 'list/submit', { id });
  await sayWell('director', 'list/decide', { id, decision: 'approve', password });
};

const handedOver = async (id: string) => {
  await approved(id);
  const letter = { sentOn: today(), letterNo: 'ทส 0101/77' };
  await sayWell('saraban', 'list/archives/send', { id, ...letter });
  const receipt = { receivedOn: today(), receivedBy: 'นางสาวมาลี รับเอกสาร นักจดหมายเหตุ' };
  await sayWell('saraban', 'list/finish', { id, ...receipt });
};

const headings = ['ลำดับที่', 'รหัสแฟ้ม', 'ที่', 'ลงวันที่', 'เลขทะเบียนรับ', 'เรื่อง', 'หมายเหตุ'];
const signing: Readonly<Record<string, readonly string[]>> = {
  transfer: ['ผู้มอบ', 'ผู้รับมอบ'],
  'keep-back': [],
  deposit: ['ผู้ฝาก', 'ผู้รับฝาก'],
};

describe('[13.04] [13.05] the lists by which documents leave the agency', () => {
  it.each([
    ['transfer', 21, 'บัญชีส่งมอบหนังสือครบ 20 ปี'],
    ['keep-back', 22, 'บัญชีหนังสือครบ 20 ปีที่ขอเก็บเอง'],
    ['deposit', 23, 'บัญชีฝากหนังสือ'],
  ] as const)('%s is form %i, on paper and as a table', async (kind, form, heading) => {
    const documents = [await closed(22), await closed(21)];
    const id = await listWith(kind, documents);
    const list = await listOf(id);
    const rows = sheetRows(await bytesOf('sheet', id));
    expect(rows[0]?.[0]).toBe(`${heading} ที่ ${list.name.replace('/', '-')} แบบที่ ${form}`);
    expect(rows[1]).toEqual(headings);
    expect(rows.slice(2).map((row) => row.slice(0, 6))).toEqual(
      list.items.map((item) => [
        ...[String(item.seq), item.folder, item.letterNo],
        ...[item.letterDate ? dayOfSheet(item.letterDate) : '', item.number],
        item.title,
      ]),
    );
    expect(list.items.map(({ documentId }) => documentId)).toEqual(documents);

    const printed = await wordsOf(await bytesOf('form', id));
    const mark = plain(`แบบที่ ${form} แผ่นที่ 1`);
    expect(printed).toContain(mark);
    // The mark of form and sheet is in the corner, and may be read in the middle of the heading.
    const draft = printed.replace(mark, '');
    const year = list.name.split('/')[1] ?? '';
    const expected = [`${heading} ประจำปี ${year}`, `ที่ ${list.name}`, 'รวม 2 เรื่อง', ...headings];
    for (const word of [...expected, ...(signing[kind] ?? [])]) {
      expect(draft, word).toContain(plain(word));
    }
    const [maker] = await app.db.query<{ post: string }>(
      'select created_post as post from retention_list where id = $1',
      [id],
    );
    expect(maker?.post).not.toBe('');
    if (signing[kind]?.length) expect(draft).toContain(plain(maker?.post ?? ''));
    for (const { seq, number, title } of list.items) {
      expect(draft).toContain(plain(`${number}${title}`));
      expect(draft).toContain(plain(String(seq)));
    }
    // Numbers are in Thai digits; these lists print no Latin ones.
    expect(draft).not.toMatch(/[0-9]/);
    expect(draft).not.toContain('การพิจารณา');

    await handedOver(id);
    const over = await wordsOf(await bytesOf('form', id));
    expect(over).toContain(plain('ทส 0101/77'));
    expect(over).toContain(plain(`ผู้รับมอบนางสาวมาลี รับเอกสาร นักจดหมายเหตุ วันที่`));
    expect(retentionListKinds[kind]).toMatchObject({ form, th: heading });
  });

  it('goes to the Archives, is received there, and is not proposed again', async () => {
    const documentId = await closed(23);
    const id = await listWith('transfer', [documentId]);
    const receipt = { id, receivedOn: today(), receivedBy: 'นายรับ มอบ' };
    expect(await refusal(say('saraban', 'list/finish', receipt))).toEqual([
      ...[409, 'registry.retention-list-moved'],
    ]);
    await approved(id);
    expect((await listOf(id)).may).toEqual(['sendArchives', 'cancel']);
    await sayWell('saraban', 'list/archives/send', { id, sentOn: today(), letterNo: '9/2569' });
    expect((await listOf(id)).may).toEqual(['finish', 'cancel']);
    for (const wrong of [
      say('saraban', 'list/archives/answer', { id, answer: 'agreed', answeredOn: today() }),
      say('saraban', 'list/execute', { id, password }),
    ]) {
      expect(await refusal(wrong)).toEqual([409, 'registry.retention-list-moved']);
    }
    const late = { ...receipt, receivedOn: addDays(today(), 1) };
    expect(await refusal(say('saraban', 'list/finish', late))).toEqual([
      ...[422, 'registry.retention-day-wrong'],
    ]);
    expect((await say('clerk.policy', 'list/finish', receipt)).status).toBe(403);
    await sayWell('saraban', 'list/finish', receipt);
    expect(await listOf(id)).toMatchObject({
      state: 'DONE',
      may: [],
      archives: { letterNo: '9/2569', receivedBy: 'นายรับ มอบ', answeredOn: today() },
    });
    for (const kind of ['destroy', 'transfer', 'keep-back', 'deposit']) {
      expect(await candidatesOf(kind), kind).not.toContain(documentId);
    }
    const record = await officeInstance.get('saraban', `${at}/document?documentId=${documentId}`);
    expect(record).toMatchObject({
      obstacle: 'handed-over',
      handedOver: [{ kindTerm: { th: 'บัญชีส่งมอบหนังสือครบ 20 ปี' }, on: today() }],
    });
    const destroy = say('saraban', 'list/create', { kind: 'destroy', documentIds: [documentId] });
    expect(await refusal(destroy)).toEqual([422, 'registry.retention-protected']);
  });

  it('what the agency keeps itself cannot go to the Archives; what it deposits may', async () => {
    const kept = await closed(24);
    const lent = await closed(24);
    for (const [kind, record] of [
      ['keep-back', kept],
      ['deposit', lent],
    ] as const) {
      await handedOver(await listWith(kind, [record]));
    }
    expect(await candidatesOf('transfer')).not.toContain(kept);
    expect(await candidatesOf('keep-back')).not.toContain(kept);
    expect(await candidatesOf('deposit')).not.toContain(lent);
    expect(await candidatesOf('transfer')).toContain(lent);
  });
});

inFullRun(() => {
  describe('[13.05] the package of a list', () => {
    const fileMegas = 4;

    /** A whole PDF that cannot be compressed: random bytes between its objects and its end. */
    function heavyPdf(text: string): Buffer {
      const small = Buffer.from(samplePdf(text));
      const end = small.subarray(small.indexOf('startxref'));
      return Buffer.concat([small, randomBytes(fileMegas * mega), Buffer.from('\n'), end]);
    }

    /** An old document with six scans that cannot be compressed. */
    async function heavyDocument(): Promise<{ documentId: string; sums: string[] }> {
      const sums: string[] = [];
      const fileIds: string[] = [];
      for (let nth = 0; nth < 6; nth += 1) {
        const bytes = heavyPdf(`heavy ${nth}`);
        sums.push(createHash('sha256').update(bytes).digest('hex'));
        fileIds.push(await officeInstance.upload('saraban', bytes));
      }
      const form = { ...officeInstance.letterForm(), letterNo: `ตย 9/ใหญ่ ${sums[0]}`, fileIds };
      const answer = await officeInstance.post('saraban', '/registry/incoming/register', form);
      const { documentId } = done<{ documentId: string }>(answer);
      await officeInstance.act('saraban', documentId, 'present', { purpose: 'to-know' });
      await officeInstance.act('director', documentId, 'command', { decision: 'keep', password });
      await officeInstance.act('saraban', documentId, 'close', {
        retention: 'electronic',
        note: '',
      });
      await makeOld(app.db, [documentId], 21);
      return { documentId, sums };
    }

    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(`${app.dataDir}/files/`);
        } catch {
          return false;
        }
      }).length;

    it('is sent while it is made, is whole, and is freed when nobody takes it', async () => {
      const { documentId, sums } = await heavyDocument();
      const id = await listWith('transfer', [documentId]);
      setFlagsFromString('--expose-gc');
      const gc = runInNewContext('gc') as () => void;
      // Freed buffers are counted until a thread has swept them; the second run waits for the first one's.
      const collect = () => {
        gc();
        gc();
      };
      collect();
      const before = process.memoryUsage().arrayBuffers;
      let most = 0;
      let taken = 0;
      for await (const piece of (await fileOf('package', id)).body ?? []) {
        const isNew =
          Math.floor((taken + piece.length) / (4 * mega)) > Math.floor(taken / (4 * mega));
        taken += piece.length;
        if (!isNew) continue;
        collect();
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      }
      expect(taken).toBeGreaterThan(6 * fileMegas * mega);
      expect(most).toBeLessThan(3 * fileMegas * mega);

      const whole = unzipped(await bytesOf('package', id));
      const inside = [...whole].filter(([name]) => name.startsWith('files/'));
      expect(
        inside.map(([, bytes]) => createHash('sha256').update(bytes).digest('hex')).toSorted(),
      ).toEqual(sums.toSorted());
      const told = whole.get('sha256sums.txt')?.toString() ?? '';
      const csv = whole.get('metadata.csv')?.toString() ?? '';
      for (const sum of sums) {
        expect(told).toContain(sum);
        expect(csv).toContain(sum);
      }

      const stopped = new AbortController();
      const answer = await fetch(`${app.url}/api${at}/list/package?id=${id}`, {
        headers: { authorization: `Bearer ${await officeInstance.token('saraban')}` },
        signal: stopped.signal,
      });
      const reader = answer.body?.getReader();
      await reader?.read();
      await expect.poll(openFiles, { timeout: 20_000 }).toBeGreaterThan(0);
      stopped.abort();
      await expect.poll(openFiles, { timeout: 20_000 }).toBe(0);
    });
  });
});
