import { addDays, civilDateAt } from '@sarn/kernel';
import type { JobDefinition } from '@sarn/platform-server';
import type { RegisterEntry } from '@sarn/document/contract';
import { clockWithinYear, samplePdf, sampleZip } from '@sarn/testing';
import { nameScanFolder } from '../index.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OfficeInstance,
  inFullRun,
  importScansProgram,
  sampleAgencyPosts,
  startTestApp,
} from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';
import { importDependencies } from './imports.testing.ts';

let app: TestApp;
let officeInstance: OfficeInstance;

beforeAll(async () => {
  app = await startTestApp({ clock: clockWithinYear() });
  const book = await sampleAgencyPosts(app.platform.db, app.services);
  officeInstance = new OfficeInstance(app, book);
});
afterAll(() => officeInstance.close());

const { check, done, found, item, lineOf, rowsOf, send, sheetOf, step, take } = importDependencies(
  () => officeInstance,
);

async function linesOf(account: string, year = officeInstance.buddhistYear, kind = 'receive') {
  const { rows } = done<{ rows: { id: string; kind: string }[] }>(
    await officeInstance.get(account, '/registry/registers'),
  );
  const id = rows.find((row) => row.kind === kind)?.id ?? '';
  const path = `/registry/registers/${id}`;
  const lines = done<{ rows: RegisterEntry[] }>(
    await officeInstance.get(account, `${path}/entries?year=${year}&after=0`),
  ).rows;
  const proof = done<{ last: number; isWhole: boolean; faults: unknown[] }>(
    await officeInstance.get(account, `${path}/proof?year=${year}`),
  );
  return { id, lines, proof };
}

describe('[15.10] a register of an older system', () => {
  it('is checked, entered with its scans, found, kept from queues, and taken out again', async () => {
    const sheet = sheetOf(
      lineOf('๒'),
      lineOf(3, { 10: 'สแกน-3.pdf' }),
      lineOf(5, { 10: 'ไม่มี.pdf', 2: 'เช้า' }),
      lineOf(5),
      lineOf('x'),
      lineOf(9, { 1: '31 ก.พ. 2569' }),
      lineOf(12),
    );
    const id = await take(sheet);
    const scans = sampleZip([
      { name: 'ภาพ/สแกน-3.pdf', bytes: samplePdf('three') },
      { name: '12.pdf', bytes: 'not a pdf at all' },
      { name: Buffer.from([0xa1, 0x2e, 0x70, 0x64, 0x66]), bytes: samplePdf('unused') },
    ]);
    expect(done(await send(`${id}/scans`, 'scans', scans, 'ภาพ.zip'))).toMatchObject({ scans: 3 });
    const before = await officeInstance.get('clerk.policy', '/registry/registers');
    expect(await check(id)).toMatchObject({
      encoding: 'utf-8',
      unusedScans: ['ก.pdf'],
      counts: { good: 3, bad: 4, said: 0, first: 2, last: 12, gaps: 8, scans: 3, scansUsed: 2 },
    });
    expect(
      (await rowsOf(id)).map(({ row, problems }) => [row, problems.map((p) => p.code)]),
    ).toEqual([
      [5, ['time-unreadable', 'scan-missing', 'number-twice']],
      [6, ['number-twice']],
      [7, ['number-unreadable']],
      [8, ['date-unreadable']],
    ]);
    // The check alone changes nothing outside the import.
    expect(await officeInstance.get('clerk.policy', '/registry/registers')).toEqual(before);

    const end = await step(id, 'run', 'DONE');
    expect(end.counts).toMatchObject({ done: 3, bad: 4, said: 1, scansAttached: 1 });
    expect((await rowsOf(id, 'said'))[0]).toMatchObject({
      row: 9,
      problems: [{ code: 'scan-type' }],
    });

    const { lines, proof } = await linesOf('clerk.policy');
    expect(
      lines.map(({ number, title, disposal, imported, forDay }) => ({
        ...{ number, title, disposal: disposal?.th, imported, forDay },
      })),
    ).toEqual(
      [2, 3, 12].map((number) => ({
        ...{ number, title: `เรื่องเดิมฉบับที่ ${number === 2 ? '๒' : number}` },
        disposal: 'ทราบ เวียนแจ้งแล้ว',
        imported: { oldId: `OLD-${number === 2 ? '๒' : number}` },
        forDay: `${officeInstance.buddhistYear - 543}-01-05`,
      })),
    );
    expect(proof).toMatchObject({ last: 12, isWhole: true, faults: [] });

    const documentId = lines[1]?.documentId ?? '';
    const document = await officeInstance.document('clerk.policy', documentId);
    expect(document).toMatchObject({
      ...{
        state: 'CLOSED',
        principals: [],
        may: [],
        receiveNo: `3/${officeInstance.buddhistYear}`,
      },
      files: [{ name: 'สแกน-3.pdf', pageCount: 1 }],
      imported: { oldId: 'OLD-3', action: 'ทราบ เวียนแจ้งแล้ว', row: 4 },
    });
    // Readable by who keeps the register, the heads above and the central registry; by nobody else.
    for (const account of ['clerk.policy', 'head.policy', 'director', 'saraban']) {
      expect(await found(account, 'OLD-3'), account).toEqual(['เรื่องเดิมฉบับที่ 3']);
    }
    for (const account of ['admin', 'officer.policy', 'clerk.legal', 'head.legal']) {
      expect(await found(account, 'OLD-3'), account).toEqual([]);
      expect((await officeInstance.get(account, `/registry/document/${documentId}`)).status).toBe(
        404,
      );
    }
    const [{ waiting, told }] = (await app.db.query<{ waiting: number; told: number }>(
      `select (select count(*) from queue_item) as waiting,
              (select count(*) from notification) as told`,
    )) as [{ waiting: number; told: number }];
    expect([waiting, told]).toEqual([0, 0]);

    // A document that was worked with stays; the others are deleted with their files and numbers.
    done(
      await officeInstance.post('head.policy', '/registry/circulation/send', {
        documentId: lines[2]?.documentId,
        audience: { unitIds: [officeInstance.unit('policy')] },
      }),
    );
    const undone = await step(id, 'undo', 'UNDONE');
    expect(undone.counts).toMatchObject({ undone: 2, kept: 1 });
    expect(await rowsOf(id, 'kept')).toMatchObject([{ row: 9, number: 12 }]);
    expect(await found('clerk.policy', 'OLD-3')).toEqual([]);
    const after = await linesOf('clerk.policy');
    expect(after.lines.map(({ number }) => number)).toEqual([12]);
    expect(after.proof).toMatchObject({ last: 12, isWhole: true });
    expect(await app.db.query(`select 1 from file where owner_id = $1`, [documentId])).toEqual([]);
  });

  it('keeps the rows as sent for their time, and then only their counts', async () => {
    const year = officeInstance.buddhistYear - 3;
    const days = { 1: `5 ม.ค. ${year}`, 4: `2 ม.ค. ${year}` };
    const enter = async (number: number) => {
      const id = await take(sheetOf(lineOf(number, days), lineOf('x', days)));
      await check(id, { year });
      return { id, end: await step(id, 'run', 'DONE') };
    };
    const [old, young] = [await enter(901), await enter(902)];
    const waiting = await take(sheetOf(lineOf(903)));
    expect(old.end.keptUntil).toBe(addDays(civilDateAt(old.end.endedAt ?? ''), 90));
    await app.db.query(
      `update import_run set created_at = created_at - interval '91 days',
         ended_at = ended_at - interval '91 days' where id = any ($1::uuid[])`,
      [[old.id, waiting]],
    );
    const { db, jobs } = app.platform;
    const forget = { name: 'registry.import-forget' } as JobDefinition;
    await db.transaction((tx) => jobs.send(tx, forget, {}));
    while ((await item(old.id)).forgottenAt === null) await pause(50);

    const { state, counts } = old.end;
    expect(await item(old.id)).toMatchObject({ state, counts, keptUntil: null });
    expect(await rowsOf(old.id)).toEqual([]);
    const gone = { status: 410, code: 'registry.import-forgotten' };
    expect(
      await officeInstance.post('admin', `/registry/imports/${old.id}/undo`, {}),
    ).toMatchObject(gone);
    expect(await officeInstance.get('admin', `/registry/imports/${old.id}/errors`)).toMatchObject(
      gone,
    );
    expect(await found('clerk.policy', 'OLD-901')).toEqual(['เรื่องเดิมฉบับที่ 901']);
    expect((await officeInstance.get('admin', `/registry/imports/${waiting}`)).status).toBe(404);
    expect(await app.db.query('select 1 from import_row where run_id = $1', [waiting])).toEqual([]);
    expect(await rowsOf(young.id)).toHaveLength(1);
    expect((await step(young.id, 'undo', 'UNDONE')).counts).toMatchObject({ undone: 1 });
  });

  it('advances the counter, keeps to year and register, and frees numbers if undone', async () => {
    const year = officeInstance.buddhistYear;
    const { receiveNo } = await officeInstance.register('saraban');
    const first = Number(receiveNo.split('/')[0]);
    const clash = await take(sheetOf(lineOf(first), lineOf(first + 100), lineOf(first + 101)));
    expect((await check(clash, { unit: 'agency' })).counts).toMatchObject({ good: 2, bad: 1 });
    expect((await rowsOf(clash, 'bad'))[0]?.problems.map(({ code }) => code)).toEqual([
      'number-taken',
    ]);
    await step(clash, 'run', 'DONE');
    const undone = async () => {
      await step(clash, 'undo', 'UNDONE');
      return (await officeInstance.register('saraban')).receiveNo;
    };
    // Undone at once, the register continues as if nothing had been imported.
    expect(await undone()).toBe(`${first + 1}/${year}`);
    const again = await take(sheetOf(lineOf(first + 100), lineOf(first + 101)));
    await check(again, { unit: 'agency' });
    await step(again, 'run', 'DONE');
    expect((await officeInstance.register('saraban')).receiveNo).toBe(`${first + 102}/${year}`);
    // A number was given after it: after undoing, the counter does not go back.
    await step(again, 'undo', 'UNDONE');
    expect((await officeInstance.register('saraban')).receiveNo).toBe(`${first + 103}/${year}`);
  });

  it('is imported for past years and for outgoing letters', async () => {
    const year = officeInstance.buddhistYear - 2;
    const of = (text: string) => text.replaceAll(String(officeInstance.buddhistYear), String(year));
    const id = await take(of(sheetOf(lineOf(1), lineOf(2))).replace('เลขทะเบียนรับ', 'เลขทะเบียนส่ง'));
    const choice = { year, unit: 'legal', kind: 'outgoing' };
    expect((await check(id, choice)).counts).toMatchObject({ good: 2 });
    await step(id, 'run', 'DONE');
    const { lines } = await linesOf('clerk.legal', year, 'outgoing');
    expect(lines.map(({ number, sender }) => [number, sender])).toEqual([
      [1, 'กรมตัวอย่างเดิม'],
      [2, 'กรมตัวอย่างเดิม'],
    ]);
    const document = await officeInstance.document('clerk.legal', lines[0]?.documentId ?? '');
    expect(document).toMatchObject({ kind: 'outgoing', state: 'CLOSED', principals: [] });
    expect(document.imported?.oldId).toBe('OLD-1');
  });

  it('is refused for a closed book, and what it imported there before stays', async () => {
    const year = officeInstance.buddhistYear - 3;
    const of = (text: string) => text.replaceAll(String(officeInstance.buddhistYear), String(year));
    const id = await take(of(sheetOf(lineOf(1), lineOf(2))));
    const late = await take(of(sheetOf(lineOf(3))));
    for (const run of [id, late]) await check(run, { year, unit: 'legal' });
    await step(id, 'run', 'DONE');
    const { id: registerId } = await linesOf('clerk.legal', year);
    const closing = { year };
    done(
      await officeInstance.post(
        'clerk.legal',
        `/registry/registers/${registerId}/close-year`,
        closing,
      ),
    );
    const closed = { status: 409, code: 'registry.import-year-closed' };
    const post = (run: string, act: string, body: object = {}) =>
      officeInstance.post('admin', `/registry/imports/${run}/${act}`, body);
    const { mapping } = await item(late);
    const book = { unitId: officeInstance.unit('legal'), kind: 'receive', year, mapping };
    expect(await post(late, 'check', book)).toMatchObject(closed);
    expect(await post(late, 'run')).toMatchObject(closed);
    expect(await post(id, 'undo')).toMatchObject(closed);
    const { lines } = await linesOf('clerk.legal', year);
    expect(lines.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('is read in the code page of Thai Windows, UTF-16 and Excel, and remembers its headings', async () => {
    const strange = sheetOf(lineOf(1)).replace('เรื่อง', 'หัวข้อแปลก ๆ');
    const id = await take(Buffer.from(`\uFEFF${strange}`, 'utf16le'), 'เดิม.txt');
    const known = await item(id);
    expect(known).toMatchObject({ encoding: 'utf-16le', rows: 1 });
    expect(known.mapping.title).toBeUndefined();
    const refused = await officeInstance.post('admin', `/registry/imports/${id}/check`, {
      ...{
        unitId: officeInstance.unit('legal'),
        kind: 'receive',
        year: officeInstance.buddhistYear,
      },
      mapping: known.mapping,
    });
    expect(refused).toMatchObject({ status: 422, code: 'registry.import-columns-missing' });
    await check(id, { unit: 'legal', mapping: { ...known.mapping, title: 7 } });
    expect((await item(await take(strange))).mapping.title).toBe(7);

    // The error sheet is a table that can be corrected and sent again.
    const wrong = await take(sheetOf(lineOf(7, { 4: 'เมื่อวาน' })));
    await check(wrong, { unit: 'legal' });
    const response = await officeInstance.app.fetch(`/api/registry/imports/${wrong}/errors`, {
      headers: { authorization: `Bearer ${await officeInstance.token('admin')}` },
    });
    const book = new Uint8Array(await response.arrayBuffer());
    const again = await item(await take(book, 'ผลการตรวจ.xlsx'));
    expect(again).toMatchObject({ encoding: 'xlsx', rows: 1, mapping: { number: 3, title: 10 } });
    expect(again.columns[2]).toEqual({
      heading: 'เหตุผล',
      samples: [expect.stringMatching(/^ลงวันที่ \(เมื่อวาน\): อ่านวันที่ไม่ได้/)],
    });
  });

  it('is refused if it is no table, too large, or sent without the permission', async () => {
    const refusal = async (bytes: Uint8Array | string) =>
      (await send('upload', 'sheet', bytes, 'ก.xlsx'))['code'];
    const zeros = 'a'.repeat(20_000_000);
    expect(await refusal(sampleZip([{ name: 'xl/workbook.xml', bytes: zeros }]))).toBe(
      'registry.import-bomb',
    );
    expect(await refusal('เลขทะเบียนรับ,เรื่อง')).toBe('registry.import-empty');
    expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBe(
      'registry.import-not-a-table',
    );
    const id = await take(sheetOf(lineOf(1)));
    expect((await send(`${id}/scans`, 'scans', 'no zip', 'ภาพ.zip'))['code']).toBe(
      'registry.import-broken',
    );
    expect((await officeInstance.post('admin', `/registry/imports/${id}/run`, {})).status).toBe(
      409,
    );
    for (const account of ['saraban', 'director', 'officer.policy']) {
      expect((await officeInstance.get(account, `/registry/imports/${id}`)).status, account).toBe(
        403,
      );
      expect((await officeInstance.get(account, '/registry/imports')).status, account).toBe(403);
    }
    done(await officeInstance.post('admin', `/registry/imports/${id}/discard`, {}));
    expect((await officeInstance.get('admin', `/registry/imports/${id}`)).status).toBe(404);
  });

  it('loses one row that the database refuses, and takes scans from a folder on the server', async () => {
    const id = await take(sheetOf(lineOf(31), lineOf(32), lineOf(33)));
    const folder = mkdtempSync(join(tmpdir(), 'sarn-scans-'));
    const outside = mkdtempSync(join(tmpdir(), 'sarn-outside-'));
    try {
      mkdirSync(join(folder, 'ก'));
      writeFileSync(join(folder, 'ก', '031.pdf'), samplePdf('31'));
      writeFileSync(join(outside, '33.pdf'), samplePdf('33'));
      symlinkSync(join(outside, '33.pdf'), join(folder, '33.pdf'));
      const name = (runId: string) =>
        nameScanFolder(app.platform.db, app.platform.clock, { runId, folder });
      expect(await name(id)).toBe(1);
      expect((await check(id, { unit: 'legal' })).counts).toMatchObject({ good: 3, scansUsed: 1 });
      await app.db.query(
        `update import_row set read = read || '{"letterDate": "2026-02-31"}'
         where run_id = $1 and number = 32`,
        [id],
      );
      const { counts } = await step(id, 'run', 'DONE');
      expect(counts).toMatchObject({ done: 2, bad: 1, scansAttached: 1 });
      const [refused] = await rowsOf(id, 'bad');
      expect(refused).toMatchObject({ number: 32, problems: [{ code: 'refused' }] });
      await expect(name(id)).rejects.toMatchObject({ code: 'registry.import-not-found' });
    } finally {
      for (const path of [folder, outside]) rmSync(path, { recursive: true, force: true });
    }
  });

  inFullRun(() => {
    it('takes the folder of scans from the command on the console, which says what is wrong', async () => {
      const id = await take(sheetOf(lineOf(41)));
      const folder = mkdtempSync(join(tmpdir(), 'sarn-scans-'));
      const run = (...args: string[]) => {
        const env = { ...process.env, DATABASE_URL: app.databaseUrl, SARN_DATA: app.dataDir };
        const ended = spawnSync(process.execPath, [importScansProgram, ...args], {
          env,
          encoding: 'utf8',
        });
        return [ended.status, `${ended.stdout}${ended.stderr}`] as const;
      };
      try {
        writeFileSync(join(folder, '41.pdf'), samplePdf('41'));
        const [code, said] = run(id, folder);
        expect([code, said]).toEqual([0, expect.stringContaining(`1 scans in ${folder}`)]);
        expect((await item(id)).scansName).toBe(folder);
        expect(run(id)[0]).toBe(2);
        expect(run(id, join(folder, 'none'))[1]).toContain('is no folder that can be read');
        const [none, why] = run('00000000-0000-4000-8000-000000000000', folder);
        expect([none === 0, why]).toEqual([
          false,
          expect.stringContaining('There is no such import'),
        ]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
});
