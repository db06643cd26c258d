import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTermSettings } from './term-settings.testing.ts';

let office: OfficeInstance;
let terms: Awaited<ReturnType<typeof openTermSettings>>;
beforeAll(async () => {
  office = await openInstance();
  terms = await openTermSettings(office);
}, 180_000);
afterAll(async () => {
  await terms.close();
  await office.close();
});

it('an own ladder and level are offered to its employees only, printed, read and counted', async () => {
  await terms.set('position-type', 'support', 'สายสนับสนุน', { employment: 'university-staff' });
  await terms.set('position-level', 'sup1', 'ต้น', { type: 'support', printed: 'ระดับต้น' });
  expect(await terms.offered('position-type')).toContain('support');
  expect(await terms.offered('position-level')).toContain('sup1');
  expect(await terms.used('position-type', 'support', 'level')).toBe(1);
  const given = { employment: 'university-staff', levelCode: 'sup1', position: 'บรรณารักษ์' };
  await terms.added('841', given);
  expect(await terms.card('คน841')).toEqual(['นางคน841 ทดสอบ, บรรณารักษ์ระดับต้น']);
  expect(await terms.used('position-level', 'sup1', 'post')).toBe(1);
  expect(await terms.add('842', { ...given, employment: 'civil' })).toMatchObject({
    ...{ status: 422, code: 'personnel.level-wrong' },
    message: 'ระดับ ต้น ไม่อยู่ในประเภท ข้าราชการ',
  });
  const head = ['รหัสพนักงาน', 'ชื่อ-สกุล', 'สังกัด', 'ตำแหน่ง', 'ระดับ', 'ประเภทบุคลากร'];
  const row = (code: string, level: string, type: string) => [
    ...[code, 'นายใหม่ ทดสอบ', 'กองกฎหมาย', 'บรรณารักษ์', level, type],
  ];
  const rows = [
    row('843', 'ต้น', 'พนักงานมหาวิทยาลัย'),
    row('844', 'สายสนับสนุนระดับต้น', 'ข้าราชการ'),
    row('845', 'ชำนาญการ', 'พนักงานมหาวิทยาลัย'),
  ];
  expect(await terms.enterFile([head, ...rows])).toEqual([
    '3 level-wrong สายสนับสนุนระดับต้น ข้าราชการ',
    '4 level-wrong ชำนาญการ พนักงานมหาวิทยาลัย',
  ]);
  expect(await terms.used('position-level', 'sup1', 'post')).toBe(2);
});

it('no two positions have one name: imports and records find a position by it', async () => {
  const at = '/settings/tables/position-information/save';
  const values = { type: null, lineCode: '' };
  const named = { nameTh: 'นักโบราณคดี', nameEn: '', validFrom: '2020-01-01', values };
  const first = await office.post('admin', at, named);
  expect(first.status, JSON.stringify(first)).toBe(200);
  const again = await office.post('admin', at, named);
  expect(again).toMatchObject({ status: 409, code: 'settings.name-taken' });
  expect(again['message']).toBe('มี นักโบราณคดี อยู่แล้ว');
});

it('the word of a level and the name of a position change titles the next moment', async () => {
  const personId = await terms.added('851', { levelCode: 'K2' });
  expect(await terms.card('คน851')).toEqual(['นางคน851 ทดสอบ, นิติกรชำนาญการ']);
  await terms.change('position-level', 'K2', { values: { printed: 'ผู้ชำนาญ' } });
  expect(await terms.card('คน851')).toEqual(['นางคน851 ทดสอบ, นิติกรผู้ชำนาญ']);
  await terms.change('position-level', 'K2', { values: { printed: 'ชำนาญการ' } });
  const code = await terms.codeOf('position-information', 'นิติกร');
  expect(await terms.used('position-information', code, 'post')).toBeGreaterThan(0);
  await terms.change('position-information', code, { nameTh: 'นักกฎหมาย' });
  expect(await terms.card('คน851')).toEqual(['นางคน851 ทดสอบ, นักกฎหมายชำนาญการ']);
  expect((await terms.employment(personId)).posts[0]?.title).toBe('นักกฎหมายชำนาญการ');
});

it('a position with a ladder of its own takes levels of that ladder only', async () => {
  await terms.set('position-information', '', 'ผู้อำนวยการส่วน', {
    ...{ type: 'managerial', lineCode: '' },
  });
  expect(await terms.used('position-type', 'managerial', 'position')).toBe(1);
  const given = { position: 'ผู้อำนวยการส่วน' };
  expect(await terms.add('861', { ...given, levelCode: 'K2' })).toMatchObject({
    message: 'ระดับ ชำนาญการ ไม่อยู่ในประเภท อำนวยการ',
  });
  await terms.added('862', { ...given, levelCode: 'M1' });
  expect(await terms.card('คน862')).toEqual(['นางคน862 ทดสอบ, ผู้อำนวยการส่วน']);
});

it('an ended level or position is refused, and stays on the posts that have it', async () => {
  await terms.added('871', { levelCode: 'K3' });
  await terms.end('position-level', 'K3');
  expect(await terms.offered('position-level')).not.toContain('K3');
  expect(await terms.add('872', { levelCode: 'K3' })).toMatchObject({ code: 'settings.ended' });
  expect(await terms.card('คน871')).toEqual(['นางคน871 ทดสอบ, นิติกรชำนาญการพิเศษ']);
  await terms.end('position-type', 'general');
  expect(await terms.add('873', { levelCode: 'O1' })).toMatchObject({ code: 'settings.ended' });
});

it('positions renamed by one file change the titles of each, and the words of levels too', async () => {
  const send = async (table: string, lines: readonly string[]) => {
    const form = new FormData();
    form.append('isTrial', 'false');
    form.append('file', new Blob([lines.join('\n')]), 'ตาราง.csv');
    const response = await office.app.fetch(`/api/settings/tables/${table}/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await office.token('admin')}` },
      body: form,
    });
    expect(await response.json(), table).toMatchObject({ count: lines.length - 1 });
  };
  const code = (name: string) => terms.codeOf('position-information', name);
  await send('position-information', [
    'รหัส,ชื่อ',
    `${await code('บรรณารักษ์')},นักสารสนเทศ`,
    `${await code('ผู้อำนวยการส่วน')},หัวหน้าส่วน`,
  ]);
  expect(await terms.card('คน841')).toEqual(['นางคน841 ทดสอบ, นักสารสนเทศระดับต้น']);
  expect(await terms.card('คน862')).toEqual(['นางคน862 ทดสอบ, หัวหน้าส่วน']);
  await send('position-level', [
    'รหัส,ชื่อ,คำที่พิมพ์ต่อท้ายชื่อตำแหน่ง',
    'sup1,ต้น,ขั้นต้น',
    'K2,ชำนาญการ,ผู้ชำนาญ',
  ]);
  expect(await terms.card('คน841')).toEqual(['นางคน841 ทดสอบ, นักสารสนเทศขั้นต้น']);
  expect(await terms.card('คน851')).toEqual(['นางคน851 ทดสอบ, นักกฎหมายผู้ชำนาญ']);
});
