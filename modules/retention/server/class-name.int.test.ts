import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

async function saved(sent: object): Promise<string> {
  const answer = await office.post('admin', '/registry/retention/classes/save', sent);
  expect(answer.status).toBe(200);
  return String(answer['code']);
}

const namesOf = (code: string) =>
  office.app.db.query('select name_th, name_en from retention_class where code = $1', [code]);

it('shows the Thai name of a class without an English one, after a change of the name too', async () => {
  const code = await saved({ nameTh: 'สัญญา 12 ปี', years: 12 });
  expect(await namesOf(code)).toEqual([{ name_th: 'สัญญา 12 ปี', name_en: 'สัญญา 12 ปี' }]);
  const seen = { nameTh: 'สัญญา 12 ปี', nameEn: '', years: 12, isRetired: false };
  await saved({ code, nameTh: 'สัญญาจ้าง', nameEn: '', years: 12, seen: JSON.stringify(seen) });
  expect(await namesOf(code)).toEqual([{ name_th: 'สัญญาจ้าง', name_en: 'สัญญาจ้าง' }]);
});

it('keeps an English name that was given', async () => {
  const code = await saved({ nameTh: 'สัญญา', nameEn: 'Contracts', years: 15 });
  expect(await namesOf(code)).toEqual([{ name_th: 'สัญญา', name_en: 'Contracts' }]);
});
