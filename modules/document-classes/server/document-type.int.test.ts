import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDocumentTypes } from '../contract/index.ts';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance();
});
afterAll(() => instance.close());

const at = '/settings/tables/document-type';
const options = '/settings/options/document-type';

interface Row {
  code: string;
  nameTh: string;
  version: number;
  values: Record<string, unknown>;
}

const done = async (answer: ReturnType<OfficeInstance['post']>) => {
  const found = await answer;
  expect(found.status, JSON.stringify(found)).toBe(200);
  return found;
};

const rowOf = async (code: string) =>
  (await instance.get('admin', `${at}/row/${code}`))['row'] as Row;

/** Changes a row, or adds it. */
async function save(code: string, more: object) {
  const known = await rowOf(code);
  return instance.post('admin', `${at}/save`, {
    ...{ code, version: known?.version ?? null, validFrom: '2026-01-01', reason: 'ทดลองใช้งาน' },
    ...{ nameTh: known?.nameTh, values: known?.values, ...more },
  });
}

const end = async (code: string, validTo: string | null) =>
  instance.post('admin', `${at}/end`, {
    ...{ rows: [{ code, version: (await rowOf(code)).version }], validTo, reason: 'ทดลองใช้งาน' },
  });

const offered = async () =>
  ((await instance.get('officer.policy', options))['rows'] as Row[]).map(({ code }) => code);

const invitation = {
  nameTh: 'หนังสือเชิญประชุม',
  values: { base: 'inside', bookGroup: '07', speed: 'urgent', retention: 'one-year' },
};

const memo = (change: object) =>
  instance.post('officer.policy', '/registry/memo/save', { title: 'ขอเชิญประชุม', ...change });
const draftOf = async (change: object) =>
  (await done(memo(change))) as unknown as { documentId: string; version: number };

const news = (change: object = {}) =>
  instance.post('officer.policy', '/registry/publication/save', {
    ...{ kind: 'news', title: 'ข่าวประชาสัมพันธ์', ...change },
  });

const found = async (account: string, query: string) => {
  const answer = await done(instance.get(account, `/registry/list?area=all&${query}`));
  return answer['rows'] as { documentId: string; kindTerm: { th: string } }[];
};

test('the 15 kinds of the product are delivered with their words', async () => {
  const rows = (await instance.get('officer.policy', options))['rows'] as (Row & {
    nameEn: string;
  })[];
  expect(rows.map(({ code, nameTh, nameEn }) => [code, nameTh, nameEn])).toEqual(
    Object.entries(usualDocumentTypes).map(([code, { th, en }]) => [code, th, en]),
  );
  expect((await instance.get('saraban', `${at}/rows`))['code']).toBe('settings.forbidden');
});

test('own words stand on the page, in lists and at the wire edge', async () => {
  const { documentId } = await instance.register('saraban');
  await done(save('outside', { nameTh: 'หนังสือเข้า' }));
  expect((await instance.document('saraban', documentId)).kindTerm.th).toBe('หนังสือเข้า');
  const { data } = (await done(
    instance.post('saraban', '/sarabun/get-todo-list', { typeCode: 'jobReceived' }),
  )) as unknown as { data: { F_DOC_ID: string; F_DOC_TYPE_NAME: string }[] };
  expect(data.find((row) => row.F_DOC_ID === documentId)?.F_DOC_TYPE_NAME).toBe('หนังสือเข้า');
  const [row] = (await found('saraban', 'kind=outside')).filter(
    (one) => one.documentId === documentId,
  );
  expect(row?.kindTerm.th).toBe('หนังสือเข้า');
});

describe('a sub-type of the agency', () => {
  test('names the draft, and the filters find it', async () => {
    await done(save('invitation', invitation));
    expect(await offered()).toContain('invitation');
    const { documentId } = await draftOf({ subTypeCode: 'invitation' });
    const other = await draftOf({});
    const read = await instance.document('officer.policy', documentId);
    expect(read).toMatchObject({ kind: 'inside', subTypeCode: 'invitation' });
    expect(read.kindTerm.th).toBe('หนังสือเชิญประชุม');
    const ids = (await found('officer.policy', 'kind=invitation')).map((one) => one.documentId);
    expect(ids).toEqual([documentId]);
    const all = (await found('officer.policy', 'kind=inside')).map((one) => one.documentId);
    expect(all).toEqual(expect.arrayContaining([documentId, other.documentId]));
    const queued = (await done(
      instance.post('officer.policy', '/sarabun/get-todo-list', {
        ...{ typeCode: 'unsigned', kind: 'invitation' },
      }),
    )) as unknown as { data: { F_DOC_ID: string; F_DOC_TYPE_NAME: string }[] };
    expect(queued.data.map((row) => [row.F_DOC_ID, row.F_DOC_TYPE_NAME])).toEqual([
      [documentId, 'หนังสือเชิญประชุม'],
    ]);
  });

  test('belongs to its kind only', async () => {
    expect(await news({ subTypeCode: 'invitation' })).toMatchObject({
      ...{ status: 422, code: 'settings.unknown-value' },
    });
    expect((await memo({ subTypeCode: 'inside' }))['code']).toBe('settings.unknown-value');
  });

  test('ended, a new draft is refused it (R12), an open one is finished', async () => {
    const draft = await draftOf({ subTypeCode: 'invitation' });
    await done(end('invitation', instance.dayFromToday(-1)));
    expect(await offered()).not.toContain('invitation');
    expect((await memo({ subTypeCode: 'invitation' }))['code']).toBe('settings.ended');
    await done(memo({ ...draft, subTypeCode: 'invitation', title: 'ขอเชิญประชุมครั้งที่ 2' }));
  });

  test('keeps the form of its kind once it is used, and is not deleted', async () => {
    const { version } = await rowOf('invitation');
    const moved = await save('invitation', { values: { ...invitation.values, base: 'news' } });
    expect(moved['code']).toBe('settings.locked');
    const gone = { code: 'invitation', version, reason: 'ทดลอง' };
    expect((await instance.post('admin', `${at}/delete`, gone))['code']).toBe('settings.used');
  });
});

describe('a kind of the product', () => {
  test('that is off gives no new draft, and open drafts finish', async () => {
    const draft = (await done(news())) as unknown as { documentId: string; version: number };
    await done(end('news', instance.dayFromToday(-1)));
    expect(await offered()).not.toContain('news');
    expect(await news()).toMatchObject({ status: 422, code: 'settings.ended' });
    await done(news({ documentId: draft.documentId, version: draft.version, title: 'ข่าวแก้ไข' }));
    await done(end('news', null));
    await done(news());
  });

  test('keeps its form (R6), stays where letters come in (R5), and is not deleted', async () => {
    const other = { base: 'news', bookGroup: null, speed: null, retention: 'none' };
    expect((await save('note', { values: other }))['code']).toBe('settings.locked');
    expect(
      (await save('note', { values: { ...other, base: 'note', speed: 'urgent' } }))['code'],
    ).toBe('settings.locked');
    expect((await end('outside', instance.today))['code']).toBe('settings.kept');
    const { version } = await rowOf('note');
    const gone = { code: 'note', version, reason: 'ทดลอง' };
    expect((await instance.post('admin', `${at}/delete`, gone))['code']).toBe('settings.delivered');
  });
});

test('a second process refuses what the first one ended', async () => {
  const other = await openSecondProcess(instance);
  try {
    await done(end('declaration', instance.dayFromToday(-1)));
    const answer = await other.fetch('/api/registry/publication/save', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await instance.token('officer.policy')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ kind: 'declaration', title: 'แถลงการณ์ฉบับที่ 1' }),
    });
    expect(answer.status).toBe(422);
  } finally {
    await other.close();
  }
});
