import type { Contact } from '@sarn/contact/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, sampleAgencyPosts, OfficeInstance } from '@sarn/server/testing';
import type { TestApp, Answer } from '@sarn/server/testing';

let app: TestApp;
let officeInstance: OfficeInstance;

beforeAll(async () => {
  app = await startTestApp();
  const book = await sampleAgencyPosts(app.platform.db, app.services);
  officeInstance = new OfficeInstance(app, book);
});
afterAll(() => officeInstance.close());

const done = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const save = (account: string, entry: object) =>
  officeInstance.post(account, '/registry/contacts/save', entry);
const find = async (account: string, search: string) =>
  done<{ rows: Contact[]; total: number; mayKeep: boolean }>(
    await officeInstance.get(account, `/registry/contacts?search=${encodeURIComponent(search)}`),
  );
const refusal = async (answer: Promise<Answer>) => {
  const { status, code } = (await answer) as unknown as { status: number; code: string };
  return [status, code];
};

const agency = {
  name: 'กรมส่งเสริมการทดลองงาน',
  abbreviation: 'กสท.',
  address: '๙๙ ถนนตัวอย่าง เขตทดลอง กรุงเทพมหานคร',
  email: 'saraban@trial.example',
};

describe('[5.03] the address book', () => {
  it('is kept by clerks, found by any part of an entry, and offers names while one types', async () => {
    const { id } = done<{ id: string }>(await save('saraban', agency));
    for (const part of ['ส่งเสริม', 'กสท', 'ถนนตัวอย่าง 99', 'trial.example']) {
      expect((await find('officer.policy', part)).rows, part).toMatchObject([{ id, ...agency }]);
    }
    expect((await find('officer.policy', 'ไม่มีอยู่จริง')).total).toBe(0);
    expect((await find('officer.policy', '')).mayKeep).toBe(false);
    expect((await find('saraban', '')).mayKeep).toBe(true);
    for (const field of ['sender', 'addressee']) {
      const text = encodeURIComponent('กสท');
      const path = `/registry/suggest?field=${field}&text=${text}`;
      expect(done<{ rows: string[] }>(await officeInstance.get('saraban', path)).rows).toEqual([
        agency.name,
      ]);
    }
  });

  it('has a name only once, and allows it again when the entry is retired', async () => {
    const entry = { name: 'บริษัททดสอบ จำกัด', kind: 'agency' };
    const { id } = done<{ id: string }>(await save('saraban', entry));
    expect(await refusal(save('saraban', entry))).toEqual([409, 'registry.contact-known']);
    done(await save('saraban', { ...entry, id, phone: '0 2000 0000' }));
    expect((await find('saraban', '2000 0000')).total).toBe(1);
    const retire = () => officeInstance.post('saraban', '/registry/contacts/retire', { id });
    done(await retire());
    expect(await refusal(retire())).toEqual([404, 'registry.contact-not-found']);
    expect(await refusal(save('saraban', { ...entry, id }))).toEqual([
      404,
      'registry.contact-not-found',
    ]);
    const twins = await Promise.all([save('saraban', entry), save('saraban', entry)]);
    expect(twins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is not written without the right to register letters, nor with an invalid address', async () => {
    expect((await save('officer.policy', agency)).status).toBe(403);
    expect((await save('saraban', { ...agency, name: 'ก', email: '' })).status).toBe(422);
    expect((await save('saraban', { ...agency, email: 'ไม่ใช่อีเมล' })).status).toBe(422);
  });
});
