import { toThaiDigits } from '@sarn/kernel';
import { plain, readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRegisters, printRegister } from '@sarn/register/contract';

let office: OfficeInstance;
let register: { id: string; most: number };
beforeAll(async () => {
  office = await openInstance();
  await office.register('saraban', { title: 'ขอเชิญประชุม ครั้งที่ 4' });
  const found = listRegisters.output.parse(await office.get('saraban', '/registry/registers'));
  const id = found.rows.find(({ kind }) => kind === 'receive')?.id ?? '';
  register = { id, most: found.reserveAtMost };
});
afterAll(() => office.close());

const ask = (more = '') =>
  `/registry/registers/${register.id}/sheets?year=${office.buddhistYear}${more}`;

/** All parts of the register, and the text of each sheet. */
async function printed() {
  const parts: number[] = [];
  const sheets: string[] = [];
  for (let next: { after: string; sheet: number } | null = { after: '', sheet: 1 }; next;) {
    const answer = await office.get('saraban', ask(`&after=${next.after}&sheet=${next.sheet}`));
    const part = printRegister.output.parse(answer);
    parts.push(part.entries);
    sheets.push(...(await readBack(new Uint8Array(Buffer.from(part.pdf, 'base64')))));
    next = part.next;
  }
  return { parts, sheets };
}

test('[7.05] a long register is printed in parts: each number once, sheets counted on, all in Thai', async () => {
  const reserved = { forDay: office.today, expiresOn: office.dayFromToday(7), reason: 'สำรองไว้' };
  const wanted = 130;
  for (let left = wanted; left > 0; left -= register.most) {
    const count = Math.min(left, register.most);
    const path = `/registry/registers/${register.id}/reserve`;
    expect((await office.post('saraban', path, { ...reserved, count })).status).toBe(200);
  }
  const { parts, sheets } = await printed();
  expect(parts.length).toBeGreaterThan(1);
  const all = parts.reduce((sum, entries) => sum + entries, 0);
  expect(all).toBe(wanted + 1);
  expect(sheets[0]).toContain(plain(toThaiDigits('ขอเชิญประชุม ครั้งที่ 4')));
  for (const [at, sheet] of sheets.entries()) {
    const head = plain(toThaiDigits(`แบบที่ 13 แผ่นที่ ${at + 1}`));
    expect(sheet.startsWith(head), sheet.slice(0, 60)).toBe(true);
    for (const heading of ['เลขทะเบียนรับ', 'การปฏิบัติ', 'หมายเหตุ']) {
      expect(sheet).toContain(heading);
    }
    expect(sheet).not.toMatch(/[0-9]/);
  }
  // Each is reserved for the same day: its heading comes once.
  expect(sheets.join('').split(/วันที่[๐-๙]{1,2}(?!\/)[ก-ฮ]/)).toHaveLength(2);
});

test('[7.05] it is for whoever keeps the register', async () => {
  for (const account of ['clerk.policy', 'admin']) {
    expect((await office.get(account, ask())).status, account).toBe(404);
  }
});
