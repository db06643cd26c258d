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

describe('the receive stamp (form 12)', () => {
  const stamp = '/settings/tables/receive-stamp';
  const words = async (code: string, nameTh: string) => {
    const { row } = as<{ row: Row }>(await office.get('admin', `${stamp}/row/${code}`));
    return office.post('admin', `${stamp}/save`, {
      ...{ code, version: row.version, nameTh, validFrom: '1950-01-01', values: {} },
    });
  };
  const linesOf = async (documentId: string, of: Pick<typeof second, 'get'> = office) => {
    const found = await of.get('saraban', `/registry/document/${documentId}/receive-stamp`);
    return (found as unknown as { lines: string[] }).lines;
  };

  it('tells agency, number, date and time in the words and the order of the agency', async () => {
    const letter = as<{ documentId: string; receiveNo: string }>(await send());
    const delivered = await linesOf(letter.documentId);
    expect(delivered).toHaveLength(4);
    expect(delivered[1]).toBe(`เลขรับ ${letter.receiveNo}`);
    expect(delivered[3]).toMatch(/^เวลา \d\d\.\d\d น\.$/);
    as(await words('number', 'รับที่ {เลข}'));
    as(await words('agency', 'สารบรรณ {หน่วยงาน}'));
    as(await office.post('admin', `${stamp}/move`, { code: 'number', after: null }));
    const [first, next] = await linesOf(letter.documentId, second);
    expect(first).toBe(`รับที่ ${letter.receiveNo}`);
    expect(next).toMatch(/^สารบรรณ \S/);
  });

  it('keeps what the regulation asks it to tell, and knows what it can fill in', async () => {
    expect(await words('date', 'วันที่')).toMatchObject({
      ...{ status: 422, code: 'registry.stamp-without', params: { place: '{วันที่}' } },
    });
    expect((await words('time', '{เวลา} {clerk}'))['code']).toBe('registry.stamp-unknown');
    const gone = await office.post('admin', `${stamp}/delete`, { code: 'time', version: 1 });
    expect(gone.status).not.toBe(200);
  });

  it('is for who may read the letter, not of a classified one, and not for a clerk to set', async () => {
    const { documentId } = as<{ documentId: string }>(await send());
    const path = `/registry/document/${documentId}/receive-stamp`;
    expect((await office.get('officer.legal', path)).status).toBe(404);
    expect((await office.get('saraban', `${stamp}/rows`))['code']).toBe('settings.forbidden');
  });
});
