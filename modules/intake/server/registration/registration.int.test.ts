import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

interface Row {
  readonly code: string;
  readonly nameTh: string;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const as = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const at = '/settings/tables/registration-display';
const set = async (code: string, values: object, nameTh?: string) => {
  const { row } = as<{ row: Row }>(await office.get('admin', `${at}/row/${code}`));
  return office.post('admin', `${at}/save`, {
    ...{ code, version: row.version, nameTh: nameTh ?? row.nameTh, validFrom: '1950-01-01' },
    values: { ...row.values, ...values },
  });
};

let letters = 0;
const send = async (change: object = {}) => {
  letters += 1;
  return office.post('saraban', '/registry/incoming/register', {
    ...office.letterForm(),
    letterNo: `ทด 1/${letters}`,
    fileIds: [await office.upload('saraban')],
    ...change,
  });
};
const rowIn = (answer: unknown, code: string) =>
  (answer as { rows: Row[] }).rows.find((row) => row.code === code);
const options = '/settings/options/registration-display';

describe('a field that the agency requires', () => {
  it('is demanded by the server, of its way only, and by forms of every process', async () => {
    as(await send({ disposal: '' }));
    as(await set('outside.disposal', { isRequired: true }));
    expect(await send({ disposal: '' })).toMatchObject({
      ...{ status: 422, code: 'registry.field-needed', params: { field: 'การปฏิบัติ' } },
    });
    as(await send({ disposal: 'เสนอผู้อำนวยการ' }));
    as(await send({ disposal: '', way: 'bag' }));
    const shown = rowIn(await second.get('saraban', options), 'outside.disposal');
    expect(shown?.values['isRequired']).toBe(true);
    as(await set('outside.disposal', { isRequired: false }));
    as(await send({ disposal: '' }));
  });

  it('of the post bag does not concern single letters', async () => {
    as(await set('bag.book-group', { isRequired: true }));
    expect((await send({ way: 'bag' }))['code']).toBe('registry.field-needed');
    as(await send({ way: 'bag', bookGroupCode: '04' }));
    as(await send());
  });
});

describe('a field that is not shown', () => {
  it('takes its first value, and another value is refused', async () => {
    as(await set('outside.speed', { isShown: false, startValue: 'urgent' }));
    const { documentId } = as<{ documentId: string }>(await send());
    expect((await office.document('saraban', documentId)).speed).toBe('urgent');
    expect((await send({ speed: 'immediate' }))['code']).toBe('registry.field-not-asked');
    as(await set('outside.speed', { isShown: true, startValue: '' }));
    as(await send({ speed: 'immediate' }));
  });
});

describe('the words of a field', () => {
  it('are those of the agency in the next form and in refusals', async () => {
    as(await set('outside.note', { isRequired: true }, 'ข้อสังเกต'));
    expect(rowIn(await office.get('saraban', options), 'outside.note')?.nameTh).toBe('ข้อสังเกต');
    expect((await send({ note: '' }))['params']).toMatchObject({ field: 'ข้อสังเกต' });
    as(await set('outside.note', { isRequired: false }));
  });
});

it('number, date, sender, subject and secrecy cannot be taken away (R6)', async () => {
  for (const field of ['letter-no', 'letter-date', 'sender', 'title', 'secrecy']) {
    expect((await set(`outside.${field}`, { isShown: false }))['code']).toBe('settings.locked');
  }
  expect((await set('outside.title', { isRequired: false }))['code']).toBe('settings.locked');
  expect((await set('outside.addressee', { isRequired: false }))['code']).toBe('settings.locked');
  expect((await set('outside.secrecy', { startValue: 'secret' }))['code']).toBe('settings.locked');
});

it('a first value must be offered, and the form is not for a clerk to set (R10)', async () => {
  const unknown = await set('outside.speed', { startValue: 'no-such' });
  expect(unknown['code']).toBe('settings.unknown-value');
  expect((await set('outside.speed', { startValue: 'within' }))['code']).toBe('settings.ended');
  expect((await office.get('saraban', `${at}/rows`))['code']).toBe('settings.forbidden');
});
