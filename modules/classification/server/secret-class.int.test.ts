import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OfficeInstance,
  Rotation,
  TestInstance,
  accounts,
  appoint,
  bytesOf,
  clear,
  code,
  composeModules,
  digest,
  expectNothing,
  factsOf,
  filesOnDisk,
  openSecret,
  openTestInstance,
  randomWord,
  sealedFiles,
  sampleAgencyPosts,
  startTestApp,
  usualSettings,
} from '@sarn/server/testing';

let instance: TestInstance;
let officeInstance: OfficeInstance;
const rotation = new Rotation();
const password = 'Sarn2569';
const reason = 'เนื้อหากระทบความมั่นคง';

beforeAll(async () => {
  instance = await openTestInstance();
  ({ office: officeInstance } = instance);
  await clear(instance, 'saraban', 'top-secret');
  await appoint(instance, 'saraban', 'agency');
});
afterAll(() => instance.close());

let token = '';
async function registered(change: object = {}, bytes: Uint8Array = samplePdf('plainwords')) {
  token = randomWord();
  const fileIds = [await officeInstance.upload('saraban', bytes, `${token}.pdf`)];
  const form = { title: `เรื่อง ${token}`, note: `หมายเหตุ ${token}`, fileIds };
  return (await officeInstance.register('saraban', { ...form, ...change })).documentId;
}

const classify = (documentId: string, secrecy: string, more: object = {}, by = 'saraban') =>
  officeInstance.post(by, '/registry/secret/classify', { documentId, secrecy, reason, ...more });

/**
 * Only the readers see any part of it; likely accounts are asked in every run, of the others a
 * sample.
 */
async function expectSecret(id: string, readers: string[], suspects: string[] = []) {
  const facts = await factsOf(instance, id, token);
  const others = accounts.filter((account) => !readers.includes(account));
  const asked = rotation.take(others, 3, suspects);
  await Promise.all(asked.map((account) => expectNothing(instance, account, facts)));
}

const filesOf = (documentId: string) =>
  instance.app.db.query<{ id: string; sha256: string }>(
    'select id, sha256 from file where owner_id = $1 order by id',
    [documentId],
  );

const hashesOnDisk = () => filesOnDisk(instance.app.dataDir).map(digest);

/** All texts of the database, in the tables that could contain those of a document. */
async function wordsKept(documentId: string): Promise<string> {
  const rows = await instance.app.db.query<{ text: string }>(
    `select row_to_json(document)::text as text from document where id = $1
     union all select row_to_json(found)::text from document_find found where document_id = $1
     union all select row_to_json(news)::text from notification news where document_id = $1
     union all select content from file_text where content like '%plainwords%'`,
    [documentId],
  );
  return rows.map(({ text }) => text).join();
}

describe('[8.06] a document with files that rises into the upper classes', () => {
  it('loses them for good, with a record, once that was confirmed in words', async () => {
    const bytes = samplePdf('plainwords');
    const documentId = await registered({}, bytes);
    const [scan] = await filesOf(documentId);
    const newer = await officeInstance.upload('saraban', samplePdf('plainwordstwo'));
    const replaced = await officeInstance.post('saraban', '/registry/document/file/replace', {
      ...{ documentId, fileId: scan?.id, newFileId: newer, reason: 'สแกนไม่ชัด' },
    });
    expect(replaced.status, JSON.stringify(replaced)).toBe(200);
    const { content } = (await officeInstance.get(
      'saraban',
      `/registry/secret/of?documentId=${documentId}`,
    )) as unknown as { content: unknown };
    expect(content).toEqual({ files: 2, hasText: true });
    const refused = await classify(documentId, 'secret');
    expect([refused.status, refused.code]).toEqual([422, 'registry.secret-content-unconfirmed']);
    expect(await filesOf(documentId)).toHaveLength(2);
    const before = (await filesOf(documentId)).map(({ sha256 }) => sha256);
    const raised = await classify(documentId, 'secret', { removesContent: true });
    expect(raised.status, JSON.stringify(raised)).toBe(200);
    await openSecret(officeInstance, 'saraban', documentId);
    expect(await filesOf(documentId)).toEqual([]);
    expect(await wordsKept(documentId)).not.toContain(token);
    // The search text of a file is deleted with its bytes, right after the act.
    await expect.poll(() => wordsKept(documentId)).not.toContain('plainwords');
    await expect.poll(() => hashesOnDisk().filter((hash) => before.includes(hash))).toEqual([]);
    const { title, history, files } = await officeInstance.document('saraban', documentId);
    expect([title, files]).toEqual([expect.stringContaining('ลับมาก'), []]);
    const line = history.find((event) => event.act === 'classify');
    expect(line).toMatchObject({ note: reason });
    const values = line?.detail.map(({ value }) => value).join() ?? '';
    expect(values).toContain(digest(bytes));
    expect(values).toContain(`${token}.pdf`);
    const { changes } = (await officeInstance.get(
      'saraban',
      `/registry/secret/of?documentId=${documentId}`,
    )) as unknown as { changes: { removed: { sha256: string }[]; isTextRemoved: boolean }[] };
    expect(changes[0]).toMatchObject({ isTextRemoved: true });
    expect(changes[0]?.removed.map(({ sha256 }) => sha256).toSorted()).toEqual(
      [digest(bytes), digest(samplePdf('plainwordstwo'))].toSorted(),
    );
    await expectSecret(documentId, ['saraban']);
  });

  it('keeps them where the change is refused: nothing is deleted in part', async () => {
    const documentId = await registered();
    const [file] = await filesOf(documentId);
    const place = { documentId, caseNo: 'คดี 7/69', reason: 'พยานหลักฐาน' };
    const held = await officeInstance.post('saraban', '/registry/retention/hold/place', place);
    expect(held.status, JSON.stringify(held)).toBe(200);
    const sure = { removesContent: true };
    expect(await code(classify(documentId, 'secret', sure))).toEqual([409, 'registry.secret-held']);
    const lift = { id: held['id'], reason: 'คดีถึงที่สุด' };
    await officeInstance.post('saraban', '/registry/retention/hold/lift', lift);
    // Somebody who has work on it is not cleared: the change is refused after the files were named.
    await officeInstance.act('saraban', documentId, 'present', { purpose: 'to-consider' });
    const post = await classify(documentId, 'secret', sure);
    expect(post.status).toBe(422);
    expect(await filesOf(documentId)).toEqual([file]);
    expect((await bytesOf(instance, 'saraban', file?.id ?? '')).subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
  });

  it('is given subject and file again when lowered, and not encrypted once ordinary', async () => {
    const documentId = await registered();
    const lost = token;
    await classify(documentId, 'top-secret', { removesContent: true });
    expect((await classify(documentId, 'secret')).status).toBe(200);
    await openSecret(officeInstance, 'saraban', documentId);
    expect((await officeInstance.document('saraban', documentId)).title).toContain('ลับมาก');
    const nameless = classify(documentId, 'confidential');
    expect(await code(nameless)).toEqual([422, 'registry.secret-title-missing']);
    token = randomWord();
    const bytes = samplePdf('scannedagain');
    const scanIds = [await officeInstance.upload('saraban', bytes)];
    const given = { title: `เรื่อง ${token}`, scanIds };
    const lowered = await classify(documentId, 'confidential', given);
    expect(lowered.status, JSON.stringify(lowered)).toBe(200);
    expect(await sealedFiles(instance, documentId)).toHaveLength(1);
    await expectSecret(documentId, ['saraban']);
    expect((await classify(documentId, 'normal')).status).toBe(200);
    expect(await sealedFiles(instance, documentId)).toEqual([]);
    const [file] = await filesOf(documentId);
    expect((await bytesOf(instance, 'director', file?.id ?? '')).equals(bytes)).toBe(true);
    const { title, history } = await officeInstance.document('director', documentId);
    expect(title).toBe(`เรื่อง ${token}`);
    expect(history.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['classify', 'declassify']),
    );
    expect(await wordsKept(documentId)).not.toContain(lost);
  });

  it('keeps them encrypted where the agency keeps such documents whole', async () => {
    const app = await startTestApp({
      compose: (platform) =>
        composeModules(platform, usualSettings, (named) => ({
          ...named,
          secrets: { upperClasses: 'whole' },
        })),
    });
    const book = await sampleAgencyPosts(app.platform.db, app.services);
    const whole = new TestInstance(app, new OfficeInstance(app, book), []);
    try {
      await clear(whole, 'saraban', 'top-secret');
      await appoint(whole, 'saraban', 'agency');
      const { documentId } = await whole.office.register('saraban', { title: 'เรื่องลับทั้งฉบับ' });
      for (const secrecy of ['secret', 'top-secret', 'confidential', 'secret']) {
        const change = { documentId, secrecy, reason };
        const answer = await whole.office.post('saraban', '/registry/secret/classify', change);
        expect(answer.status, JSON.stringify(answer)).toBe(200);
        expect(await sealedFiles(whole, documentId)).toHaveLength(1);
      }
      await openSecret(whole.office, 'saraban', documentId);
      expect((await whole.office.document('saraban', documentId)).title).toBe('เรื่องลับทั้งฉบับ');
    } finally {
      await whole.close();
    }
  });
});

describe('[8.06] the head who is responsible for a document', () => {
  const byHead = (documentId: string, act: string, form: object, by = 'director') =>
    officeInstance.tryAct(by, documentId, {
      ...{ on: 'document', targetId: documentId, act },
      form: { reason, ...form },
    });

  it('classifies it by an act of its flow, and lowers what was classified here', async () => {
    const documentId = await registered();
    await officeInstance.act('saraban', documentId, 'present', { purpose: 'to-consider' });
    const { may } = await officeInstance.document('director', documentId);
    expect(may.map(({ act }) => act)).toContain('classify');
    expect(may.map(({ act }) => act)).not.toContain('declassify');
    const secret = { secrecy: 'confidential' };
    expect(await code(byHead(documentId, 'classify', secret))).toEqual([
      422,
      'registry.secret-not-cleared',
    ]);
    await clear(instance, 'director');
    expect(await code(byHead(documentId, 'classify', secret, 'saraban'))).toEqual([
      403,
      'platform.forbidden',
    ]);
    const upper = { secrecy: 'secret', removesContent: true };
    expect(await code(byHead(documentId, 'classify', upper))).toEqual([
      422,
      'registry.secret-not-cleared',
    ]);
    const done = await byHead(documentId, 'classify', secret);
    expect(done.status, JSON.stringify(done)).toBe(200);
    await expectSecret(documentId, ['saraban', 'director']);
    const keys = await instance.app.db.query<{ principal: string }>(
      `select principal from document_reader where document_id = $1
       union select principal from queue_item where document_id = $1`,
      [documentId],
    );
    for (const { principal } of keys) expect(principal).toMatch(/^sr?1:/);
    expect(await sealedFiles(instance, documentId)).toHaveLength(1);
    await openSecret(officeInstance, 'director', documentId);
    await officeInstance.seesIn('director', 'jobReceived2', documentId);
    await officeInstance.act('director', documentId, 'command', { decision: 'keep', password });
    const wrong = byHead(documentId, 'declassify', { secrecy: 'top-secret', removesContent: true });
    expect(await code(wrong)).toEqual([422, 'registry.secret-direction']);
    const lowered = await byHead(documentId, 'declassify', { secrecy: 'normal' });
    expect(lowered.status, JSON.stringify(lowered)).toBe(200);
    const { title, history } = await officeInstance.document('director', documentId);
    expect(title).toContain(token);
    expect(history.filter(({ act }) => act.endsWith('classify')).map(({ act }) => act)).toEqual([
      ...['classify', 'declassify'],
    ]);
    await officeInstance.seesIn('saraban', 'jobCommand', documentId);
  });

  it('does not lower the class that another agency gave its letter', async () => {
    const documentId = await registered({ secrecy: 'confidential' });
    await openSecret(officeInstance, 'saraban', documentId);
    await officeInstance.act('saraban', documentId, 'present', { purpose: 'to-consider' });
    await openSecret(officeInstance, 'director', documentId);
    const answer = byHead(documentId, 'declassify', { secrecy: 'normal' });
    expect(await code(answer)).toEqual([422, 'registry.secret-not-originator']);
    expect(await code(byHead(documentId, 'classify', { secrecy: 'normal' }))).toEqual([
      422,
      'registry.secret-direction',
    ]);
    await expectSecret(documentId, ['saraban', 'director']);
  });

  it('does so only where everybody who has work of it is cleared', async () => {
    const documentId = await registered();
    await officeInstance.act('saraban', documentId, 'present', { purpose: 'to-consider' });
    await officeInstance.act('director', documentId, 'command', {
      ...{ decision: 'assign', password },
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    await officeInstance.act('saraban', documentId, 'dispatchCommand', {
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    const secret = { secrecy: 'confidential' };
    expect(await code(byHead(documentId, 'classify', secret))).toEqual([
      422,
      'registry.secret-no-registrar',
    ]);
    await clear(instance, 'clerk.policy');
    await appoint(instance, 'clerk.policy', 'policy');
    expect((await byHead(documentId, 'classify', secret)).status).toBe(200);
    await expectSecret(documentId, ['saraban', 'director', 'clerk.policy']);
  });
});

interface Replies {
  readonly answers: { documentId: string }[];
  readonly answeredBy: { documentId: string }[];
}

describe('[8.06] [4.09] an answer to a classified letter', () => {
  const repliesOf = async (account: string, id: string) =>
    (await officeInstance.get(account, `/registry/document/${id}/replies`)) as unknown as Replies;
  const classOf = async (id: string): Promise<string | undefined> => {
    const rows = await instance.app.db.query<{ secrecy: string }>(
      'select secrecy from document where id = $1',
      [id],
    );
    return rows[0]?.secrecy;
  };

  it('has its class from the draft on; neither letter shows the other without naming', async () => {
    for (const account of ['clerk.policy', 'head.policy', 'officer.policy', 'officer.legal']) {
      await clear(instance, account);
    }
    await appoint(instance, 'clerk.policy', 'policy');
    const asked = await registered({ secrecy: 'confidential' });
    const name = (documentId: string, who: string, by: string) =>
      officeInstance.post(by, '/registry/secret/name', {
        ...{ documentId, personId: officeInstance.person(who), reason: 'ต้องปฏิบัติ' },
      });
    for (const who of ['officer.policy', 'officer.legal']) await name(asked, who, 'saraban');
    const askedToken = token;
    token = randomWord();
    const draft = { title: `ตอบ ${token}`, replyTo: asked };
    const reply = await officeInstance.draftLetter('officer.policy', 'outgoing', draft);
    expect(await classOf(reply)).toBe('confidential');
    await expectSecret(reply, ['officer.policy'], ['officer.legal', 'saraban']);
    for (const account of ['officer.policy', 'officer.legal', 'saraban']) {
      await openSecret(officeInstance, account, asked);
    }
    expect((await repliesOf('officer.policy', asked)).answeredBy).toMatchObject([
      { documentId: reply },
    ]);
    expect((await repliesOf('officer.policy', reply)).answers).toMatchObject([
      { documentId: asked },
    ]);
    // Cleared and a reader of one of the two letters, but not named on the other.
    expect((await repliesOf('officer.legal', asked)).answeredBy).toEqual([]);
    await openSecret(officeInstance, 'officer.policy', reply);
    await name(reply, 'head.policy', 'officer.policy');
    await openSecret(officeInstance, 'head.policy', reply);
    expect((await repliesOf('head.policy', reply)).answers).toEqual([]);
    token = askedToken;
    await expectSecret(asked, ['saraban', 'officer.policy', 'officer.legal'], ['head.policy']);
  }, 240_000);

  it('of a higher class than the letter it answers is not told there', async () => {
    const asked = await officeInstance.assignedLetter();
    token = randomWord();
    const draft = { title: `ตอบ ${token}`, replyTo: asked };
    const reply = await officeInstance.draftLetter('officer.policy', 'outgoing', draft);
    expect((await classify(reply, 'confidential', {}, 'officer.policy')).status).toBe(200);
    for (const [account, act, form] of [
      ['officer.policy', 'submit', { signatoryId: officeInstance.person('head.policy') }],
      ['head.policy', 'sign', { password }],
      ['clerk.policy', 'number', {}],
    ] as const) {
      await openSecret(officeInstance, account, reply);
      await officeInstance.act(account, reply, act, form);
    }
    const { letter } = await officeInstance.document('clerk.policy', reply);
    const sendings = [{ recipientId: letter?.recipients[0]?.id, method: 'ems' }];
    await officeInstance.act('clerk.policy', reply, 'dispatch', { sendings });
    const seen = await officeInstance.document('officer2.policy', asked);
    expect(seen.history.filter(({ act }) => act === 'answered')).toEqual([]);
    const { may } = await officeInstance.document('head.policy', asked);
    expect(may.map(({ act }) => act)).not.toContain('closeAnswered');
    const readers = ['officer.policy', 'head.policy', 'clerk.policy'];
    await expectSecret(reply, readers, ['officer2.policy', 'saraban']);
  }, 240_000);
});

/** A PNG of one pixel. */
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('[8.06] what may only be viewed', () => {
  it('comes as pictures of its pages, scans as well as documents, without words or the original', async () => {
    await clear(instance, 'officer.legal');
    const picture = Buffer.from(point, 'base64');
    for (const bytes of [samplePdf('secretwords'), picture]) {
      const isPicture = bytes === picture;
      const name = isPicture ? 'สแกน.png' : 'หนังสือ.pdf';
      const fileIds = [await officeInstance.upload('saraban', bytes, name)];
      const documentId = await registered({ secrecy: 'confidential', fileIds });
      const named = {
        documentId,
        personId: officeInstance.person('officer.legal'),
        reason: 'ต้องปฏิบัติ',
      };
      await officeInstance.post('saraban', '/registry/secret/name', named);
      await openSecret(officeInstance, 'officer.legal', documentId);
      const [file] = await filesOf(documentId);
      const shown = await bytesOf(instance, 'officer.legal', file?.id ?? '');
      expect(shown.subarray(0, 5).toString()).toBe('%PDF-');
      expect(shown.includes('/DCTDecode')).toBe(true);
      expect(shown.includes('/Font')).toBe(false);
      expect(shown.includes(Buffer.from(bytes.subarray(-2_000)))).toBe(false);
    }
  });
});
