import { toThaiDigits } from '@sarn/kernel';
import { plain, readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RegisterProof, listRegisters } from '@sarn/register/contract';

let office: OfficeInstance;
let registerId = '';
let unit = '';
beforeAll(async () => {
  office = await openInstance();
  await office.register('saraban');
  const found = listRegisters.output.parse(await office.get('saraban', '/registry/registers'));
  const register = found.rows.find(({ kind }) => kind === 'receive');
  registerId = register?.id ?? '';
  unit = register?.unit.name ?? '';
});
afterAll(() => office.close());

const at = () => `/registry/registers/${registerId}/proof`;

async function printed(account: string) {
  const answer = await office.app.fetch(`/api${at()}/printed?year=${office.buddhistYear}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { answer, pages: answer.status === 200 ? await readBack(bytes) : [] };
}

/** Numbers by turns in use and void, so that none of them stands together with the next. */
async function manyRuns(count: number): Promise<void> {
  const reserved = { forDay: office.today, expiresOn: office.dayFromToday(7), reason: 'สำรองไว้' };
  const path = `/registry/registers/${registerId}/reserve`;
  for (let left = count; left > 0; left -= 50) {
    const answer = await office.post('saraban', path, { ...reserved, count: Math.min(50, left) });
    expect(answer.status).toBe(200);
  }
  await office.app.db.query(
    `update register_entry set state = 'VOID'
     where register_id = $1 and state = 'RESERVED' and number % 2 = 0`,
    [registerId],
  );
}

test('[7.02] the proof of a register is printed by the typesetter: every row, heads in Thai, sheets counted through', async () => {
  await manyRuns(230);
  const shown = RegisterProof.parse(
    await office.get('saraban', `${at()}?year=${office.buddhistYear}`),
  );
  // More rows than are typeset at once.
  expect(shown.runs.length).toBeGreaterThan(200);
  const { answer, pages } = await printed('saraban');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(pages.length).toBeGreaterThan(5);
  const said = (text: string) => plain(toThaiDigits(text));
  for (const [index, page] of pages.entries()) {
    expect(page.startsWith(said(`แผ่นที่ ${index + 1}`)), page.slice(0, 60)).toBe(true);
    for (const head of ['เลขทะเบียน', 'สถานะเลข', 'จำนวน']) expect(page).toContain(head);
    expect(page).not.toMatch(/[0-9]/);
  }
  const words = [
    `ทะเบียนหนังสือรับ ${unit} พ.ศ. ${office.buddhistYear}`,
    `ครบทุกเลข 1–${shown.last} ไม่ซ้ำ ไม่ข้าม`,
    `จองเลข ${shown.counts.RESERVED}, ยกเลิกเลข ${shown.counts.VOID}`,
  ];
  for (const word of words) expect(pages[0]).toContain(said(word));
  const states = {
    USED: 'ใช้แล้ว',
    RESERVED: 'จองเลข',
    VOID: 'ยกเลิกเลข',
    RELEASED: 'คืนเลข',
  } as const;
  const rows = shown.runs
    .map(({ from, to, state }) => {
      const numbers = from === to ? String(from) : `${from}–${to}`;
      return said(`${numbers} ${states[state]} ${to - from + 1}`);
    })
    .join('');
  // The rows as they follow each other, without what stands at the head of each sheet.
  const heads = new RegExp(`${said('แผ่นที่')}[๐-๙]+${said('เลขทะเบียน สถานะเลข จำนวน')}`, 'g');
  expect(pages.join('').replaceAll(heads, '').endsWith(rows)).toBe(true);
});

test('[7.02] the printed proof is for whoever keeps the register', async () => {
  for (const account of ['clerk.policy', 'admin']) {
    expect((await printed(account)).answer.status, account).toBe(404);
  }
});
