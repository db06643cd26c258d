import { openTestInstance, prepare } from '@sarn/server/testing';
import type { OfficeInstance, TestInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TemplateLibrary, getTemplate, mostTemplates } from '../contract/index.ts';

let instance: TestInstance;
let office: OfficeInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await prepare(instance);
  ({ office } = instance);
});
afterAll(() => instance.close());

const path = '/registry/templates';
const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const content = { title: 'ขออนุมัติจัด{{โครงการ}}', bodyJson: body('ด้วยกองขอจัด{{โครงการ}}') };

const library = async (account: string, ask = 'kind=inside') =>
  TemplateLibrary.parse(await office.get(account, `${path}?${ask}`));
const names = async (account: string, ask?: string) =>
  (await library(account, ask)).rows.map(({ name, scope }) => `${scope} ${name}`);
const keep = (account: string, name: string, more: object = {}) =>
  office.post(account, path, { kind: 'inside', name, content, ...more });
const idOf = async (account: string, name: string, ask?: string) =>
  (await library(account, ask)).rows.find((row) => row.name === name)?.id ?? '';
const read = async (account: string, id: string) =>
  getTemplate.output.parse(await office.get(account, `${path}/${id}`)).content;

/** Keeps a template and shares it with the first unit of the person. */
async function shared(account: string, name: string): Promise<string> {
  await keep(account, name);
  const unitId = (await library(account)).units[0]?.id;
  const answer = await office.post(account, `${path}/share`, {
    id: await idOf(account, name),
    unitId,
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return (
    (await library(account)).rows.find((row) => row.scope === 'unit' && row.name === name)?.id ?? ''
  );
}

test('[5.10] what is written is kept as an own template, without what belongs to one document', async () => {
  const one = 'officer.policy';
  const more = { addressee: 'ผู้อำนวยการ', salutation: 'usual', reference: 'ที่ กต ๑', unitIds: ['x'] };
  const kept = await keep(one, 'ขอจัดโครงการ', { content: { ...content, ...more, hasPhoto: true } });
  expect(kept.status, JSON.stringify(kept)).toBe(200);
  const [row] = (await library(one)).rows;
  expect(row).toMatchObject({ scope: 'own', title: content.title, text: 'ด้วยกองขอจัด{{โครงการ}}' });
  // A memo has no salutation and no photograph, and nothing keeps reference and recipients.
  expect(await read(one, row?.id ?? '')).toEqual({ ...content, addressee: 'ผู้อำนวยการ' });
  expect(await names('officer2.policy')).toEqual([]);
  const stranger = await office.get('officer2.policy', `${path}/${row?.id}`);
  expect(stranger).toMatchObject({ status: 404, code: 'template.not-found' });
  await office.post('officer2.policy', `${path}/remove`, { id: row?.id });
  expect(await names(one)).toEqual(['own ขอจัดโครงการ']);
  // Of another kind it is not offered.
  expect(await names(one, 'kind=outgoing')).toEqual([]);
});

test('whom a certificate names is not in a template', async () => {
  const certificate = {
    title: 'รับรองการทำงาน',
    addressee: 'นางสาวตัวอย่าง',
    bodyJson: body('ข้อความ'),
  };
  await keep('officer.policy', 'รับรอง', { kind: 'guaranty', content: certificate });
  const kept = await read('officer.policy', await idOf('officer.policy', 'รับรอง', 'kind=guaranty'));
  expect(kept).toEqual({ title: 'รับรองการทำงาน', bodyJson: body('ข้อความ') });
});

test('a name is there once; its own template is replaced when that is meant', async () => {
  const one = 'officer.legal';
  await keep(one, 'ประจำเดือน');
  expect(await keep(one, 'ประจำเดือน')).toMatchObject({ status: 409, code: 'template.name-taken' });
  const changed = { ...content, title: 'รายงานใหม่' };
  await keep(one, 'ประจำเดือน', { content: changed, replaces: true });
  expect((await library(one)).rows).toMatchObject([{ name: 'ประจำเดือน', title: 'รายงานใหม่' }]);
  for (let at = 1; at < mostTemplates.own; at += 1) await keep(one, `แบบที่ ${at}`);
  expect(await keep(one, 'เกิน')).toMatchObject({ status: 409, code: 'template.full' });
  expect((await library(one)).rows).toHaveLength(mostTemplates.own);
});

test('[5.10] a shared template is offered in its unit, and withdrawn by who shared it or its head', async () => {
  const id = await shared('officer2.policy', 'แบบของกอง');
  expect(await names('officer.policy')).toContain('unit แบบของกอง');
  expect((await library('officer.policy')).rows).toContainEqual(
    expect.objectContaining({ id, mayRemove: false }),
  );
  expect(await names('officer.legal')).not.toContain('unit แบบของกอง');
  for (const stranger of ['officer.policy', 'officer.legal', 'admin']) {
    const refused = await office.post(stranger, `${path}/remove`, { id });
    expect(refused, stranger).toMatchObject({ status: 404, code: 'template.not-found' });
  }
  const { units } = await library('officer2.policy');
  const foreign = { id: await idOf('officer.legal', 'ประจำเดือน'), unitId: units[0]?.id };
  expect(await office.post('officer.legal', `${path}/share`, foreign)).toMatchObject({
    ...{ status: 403, code: 'template.not-of-unit' },
  });
  expect((await office.post('head.policy', `${path}/remove`, { id })).status).toBe(200);
  expect(await names('officer.policy')).not.toContain('unit แบบของกอง');
  // The own one stays, and can be shared again and withdrawn by who shared it.
  const again = await shared('clerk.policy', 'แบบของธุรการ');
  expect((await office.post('clerk.policy', `${path}/remove`, { id: again })).status).toBe(200);
  expect(await names('officer2.policy')).toEqual(['own แบบของกอง']);
});

test('administrators alone offer a template to the agency and withdraw it', async () => {
  const id = await shared('officer2.policy', 'แบบกลาง');
  expect(await office.post('head.policy', `${path}/share`, { id })).toMatchObject({
    ...{ status: 403, code: 'template.not-of-agency' },
  });
  expect(await office.get('head.policy', `${path}?isForAgency=true`)).toMatchObject({
    ...{ status: 403, code: 'template.not-of-agency' },
  });
  expect(await names('admin', 'isForAgency=true')).toEqual(['unit แบบกลาง']);
  const offered = await office.post('admin', `${path}/share`, { id });
  expect(offered.status, JSON.stringify(offered)).toBe(200);
  expect(await names('officer.legal')).toContain('agency แบบกลาง');
  const agencyId = await idOf('officer.legal', 'แบบกลาง');
  expect(await read('officer.legal', agencyId)).toMatchObject({ title: content.title });
  for (const other of ['officer2.policy', 'head.policy']) {
    expect((await office.post(other, `${path}/remove`, { id: agencyId })).status, other).toBe(404);
  }
  // An own template of somebody else is nobody's to offer.
  const own = await idOf('officer.legal', 'ประจำเดือน');
  expect((await office.post('admin', `${path}/share`, { id: own })).status).toBe(404);
  expect((await office.post('admin', `${path}/remove`, { id: agencyId })).status).toBe(200);
  expect(await names('officer.legal')).not.toContain('agency แบบกลาง');
});

test('codes of settings that have ended are not put into a form', async () => {
  const coded = { ...content, speed: 'urgent', bookGroupCode: 'gone-group', subTypeCode: '' };
  await keep('clerk.policy', 'ด่วน', { content: coded });
  const kept = await read('clerk.policy', await idOf('clerk.policy', 'ด่วน'));
  expect(kept).toEqual({ ...content, speed: 'urgent', subTypeCode: '' });
});

test('nothing of a classified document is kept or offered', async () => {
  const documentId = await office.draft('officer.policy', ['legal']);
  const made = await keep('officer.policy', 'จากร่าง', { documentId });
  expect(made.status, JSON.stringify(made)).toBe(200);
  const id = await idOf('officer.policy', 'จากร่าง');
  // A draft of somebody else cannot be read.
  expect(await keep('officer.legal', 'ของเขา', { documentId })).toMatchObject({
    ...{ status: 404, code: 'registry.not-found' },
  });
  const given = { documentId, secrecy: 'confidential', reason: 'ตามความจำเป็นของราชการ' };
  const classified = await office.post('officer.policy', '/registry/secret/classify', given);
  expect(classified.status, JSON.stringify(classified)).toBe(200);
  const refused = await keep('officer.policy', 'ลับ', { documentId });
  expect(refused).toMatchObject({ status: 403, code: 'template.classified' });
  expect(await names('officer.policy')).not.toContain('own จากร่าง');
  expect((await office.get('officer.policy', `${path}/${id}`)).status).toBe(404);
});

test('the own templates are in the file of the own data, and those of others are not', async () => {
  await keep('officer.policy', 'แม่แบบที่เป็นข้อมูลของฉัน');
  await keep('officer2.policy', 'แม่แบบของผู้อื่น');
  const myData = async (account: string) => {
    const answer = await office.app.fetch('/api/identity/my-data', {
      headers: { authorization: `Bearer ${await office.token(account)}` },
    });
    return (await answer.json()) as Record<string, { ชื่อ: string; เนื้อหา: unknown }[]>;
  };
  const own = (await myData('officer.policy'))['แม่แบบหนังสือที่เก็บไว้'] ?? [];
  expect(own).toContainEqual(expect.objectContaining({ ชื่อ: 'แม่แบบที่เป็นข้อมูลของฉัน', เนื้อหา: content }));
  expect(own.map((one) => one.ชื่อ)).not.toContain('แม่แบบของผู้อื่น');
});
