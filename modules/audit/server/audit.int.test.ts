import type {
  AuditCheck,
  AuditTrailEntry,
  DataReading,
  DocumentOpening,
} from '@sarn/audit/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfficeInstance, sampleAgencyPosts, startTestApp } from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';

let app: TestApp;
let officeInstance: OfficeInstance;
let letter: { documentId: string; receiveNo: string };

beforeAll(async () => {
  app = await startTestApp();
  const book = await sampleAgencyPosts(app.platform.db, app.services);
  await app.db.query(
    `insert into role_permission (role_id, permission)
     select id, 'identity.personnel' from role where code in ('administrator', 'registrar')
     on conflict do nothing`,
  );
  officeInstance = new OfficeInstance(app, book);
  letter = await officeInstance.register('saraban');
});

afterAll(() => officeInstance.close());

const lines = async (account: string, query: Record<string, string> = {}) => {
  const answer = await officeInstance.get(
    account,
    `/audit/entries?${new URLSearchParams(query).toString()}`,
  );
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as { rows: AuditTrailEntry[]; next: string | null };
};

async function checked(account: string): Promise<AuditCheck> {
  await officeInstance.post(account, '/audit/check', {});
  let found: AuditCheck | undefined;
  await expect
    .poll(async () => {
      const { rows } = (await officeInstance.get(account, '/audit/checks')) as unknown as {
        rows: AuditCheck[];
      };
      found = rows[0];
      return found?.state;
    })
    .not.toBe('running');
  return found!;
}

/** Readings are written once for each hour of the clock; the tests may run across its end. */
const hourOf = ({ at }: { readonly at: string }) => at.slice(0, 13);

describe('[13.01] the trail is for those who may search it', () => {
  test.each(['/audit/entries', '/audit/acts', '/audit/export', '/audit/checks'])(
    'GET %s is refused to a clerk and to the head of the agency',
    async (path) => {
      for (const account of ['clerk.policy', 'director', 'saraban']) {
        expect((await officeInstance.get(account, path)).status, account).toBe(403);
      }
      expect((await officeInstance.get('admin', path)).status).toBe(200);
    },
  );

  test('nobody but them starts a verification', async () => {
    expect((await officeInstance.post('saraban', '/audit/check', {})).status).toBe(403);
  });

  test('an administrator sees that a letter was registered, and nothing of the letter', async () => {
    const { rows } = await lines('admin', { act: 'registry.register' });
    expect(rows[0]).toMatchObject({
      text: 'ลงทะเบียนรับ',
      callerName: expect.stringContaining('สารบรรณ'),
      subject: { kind: 'หนังสือ', name: '', path: null, isHidden: true },
    });
    const told = JSON.stringify(rows);
    for (const secret of [letter.documentId, letter.receiveNo, 'ขอเชิญประชุม']) {
      expect(told).not.toContain(secret);
    }
    const found = await lines('admin', { document: letter.documentId });
    expect(found.rows).toEqual([]);
    expect((await lines('admin', { document: 'ขอเชิญประชุม' })).rows).toEqual([]);
  });

  test('what an administrator sets is in the history the next moment, with who did it, and in its file', async () => {
    const suffix = {
      ...{ code: 'own', nameTh: 'คำต่อท้ายตัวอย่าง', validFrom: '2026-01-01' },
      values: { short: 'ตย.', isPrinted: true },
    };
    expect(
      await officeInstance.post('admin', '/settings/tables/suffix/save', suffix),
    ).toMatchObject({ status: 200 });
    const { rows } = await lines('admin');
    const added = rows.filter(({ act }) => act === 'settings.suffix.added');
    expect(added).toMatchObject([
      {
        text: 'เพิ่มคำต่อท้ายชื่อ',
        callerName: expect.stringContaining('ผู้ดูแล'),
        subject: { kind: 'คำต่อท้ายชื่อ' },
      },
    ]);
    const file = await app.fetch('/api/audit/export', {
      headers: { authorization: `Bearer ${await officeInstance.token('admin')}` },
    });
    expect(file.status).toBe(200);
    const texts = await file.text();
    expect(texts).toContain('เพิ่มคำต่อท้ายชื่อ');
    expect(texts).toContain(added[0]?.callerName);
  });

  test('who may read the letter too sees its number, and finds it', async () => {
    await app.db.query(
      `insert into role_permission (role_id, permission)
       select id, 'audit.read' from role where code = 'officer' on conflict do nothing`,
    );
    const documentId = await officeInstance.assignedLetter();
    const stranger = await lines('officer.legal', { act: 'registry.assign' });
    expect(stranger.rows[0]?.subject.isHidden).toBe(true);
    expect((await lines('officer.legal', { document: documentId })).rows).toEqual([]);
    const head = await lines('officer.policy', { document: 'ขอเชิญประชุม' });
    const acts = head.rows.map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['registry.register', 'registry.assign']));
    expect(new Set(head.rows.map(({ subject }) => subject.name))).toEqual(new Set(['ตย 0201/2']));
    expect(head.rows[0]?.subject.path).toContain(documentId);
    expect(JSON.stringify(head.rows)).not.toContain('ขอเชิญประชุม');
  });
});

describe('[13.02] searching', () => {
  test('by actor, act, outcome, person, day, request and address; each answer fits', async () => {
    const admin = officeInstance.person('admin');
    const own = await lines('admin', { callerId: officeInstance.person('saraban') });
    expect(new Set(own.rows.map(({ callerName }) => callerName)).size).toBe(1);
    const [first] = own.rows;
    const byRequest = await lines('admin', { requestId: first!.requestId });
    expect(byRequest.rows.map(({ id }) => id)).toContain(first!.id);
    expect((await lines('admin', { ip: first!.ip })).rows.length).toBeGreaterThan(1);
    expect((await lines('admin', { ip: '203.0.113.9' })).rows).toEqual([]);
    await app.fetch(`/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'saraban', password: 'Wrong2569' }),
    });
    const refused = await lines('admin', { outcome: 'refused' });
    expect(refused.rows[0]).toMatchObject({ isRefused: true, act: 'identity.sign-in-failed' });
    const done = await lines('admin', { outcome: 'done', by: 'people' });
    expect(done.rows.some(({ isRefused }) => isRefused)).toBe(false);
    expect((await lines('admin', { from: officeInstance.dayFromToday(1) })).rows).toEqual([]);
    expect((await lines('admin', { until: officeInstance.dayFromToday(-1) })).rows).toEqual([]);
    const today = { from: officeInstance.today, until: officeInstance.today, callerId: admin };
    expect((await lines('admin', today)).rows.length).toBeGreaterThan(0);
    const { status, code } = await officeInstance.get(
      'admin',
      `/audit/entries?from=${officeInstance.today}&until=${officeInstance.dayFromToday(-1)}`,
    );
    expect([status, code]).toEqual([422, 'audit.period-reversed']);
  });

  test('a search for an act finds each kind of it, from before and after the kinds were told apart', async () => {
    const written = ['personnel.left', 'personnel.left-retired', 'personnel.left-other'];
    await app.db.transaction(async (tx) => {
      for (const act of [...written, 'personnel.order-planned']) {
        const subject = { kind: 'person', id: officeInstance.person('officer.legal') };
        await app.platform.audit.write(tx, { act, callerId: null, subject });
      }
    });
    const found = async (act: string, more = {}) =>
      (await lines('admin', { act, ...more })).rows.map((row) => row.act).toSorted();
    expect(await found('personnel.left')).toEqual(written.toSorted());
    expect(await found('personnel.left', { outcome: 'done' })).toEqual(written.toSorted());
    expect(await found('personnel.left', { outcome: 'refused' })).toEqual([]);
    expect(await found('personnel.left-other')).toEqual(['personnel.left-other']);
    const { rows } = await officeInstance.get('admin', '/audit/acts');
    expect(rows).toContainEqual(
      expect.objectContaining({ act: 'personnel.left', text: 'พ้นหน้าที่ (ทุกสาเหตุ)' }),
    );
    const acts = (rows as { act: string }[]).map(({ act }) => act);
    const kinds = acts.filter((act) => act.startsWith('personnel.left-'));
    expect(kinds).toHaveLength(6);
    expect(acts.slice(acts.indexOf('personnel.left') + 1).slice(0, 6)).toEqual(kinds);
    expect(rows).toContainEqual(
      expect.objectContaining({
        act: 'identity.account-suspended',
        text: expect.stringContaining('ทุกสาเหตุ'),
      }),
    );
  });

  test('a suspension tells whose account it was and why, in the list and in the file', async () => {
    const personId = officeInstance.person('head.legal');
    const reason = 'อยู่ระหว่างสอบข้อเท็จจริง';
    const at = `/personnel/accounts/${personId}/suspend`;
    expect((await officeInstance.post('admin', at, { reason })).status).toBe(200);
    const { rows } = await lines('admin', {
      ...{ act: 'identity.account-suspended', aboutId: personId },
    });
    expect(rows).toMatchObject([{ reason, subject: { name: expect.stringMatching(/.+/) } }]);
    const file = await officeInstance.get('admin', `/audit/export?aboutId=${personId}`);
    expect(String(file['text'])).toContain(reason);
  });

  test('a reason in an entry about a document is for those who may read the document', async () => {
    await app.db.transaction((tx) =>
      app.platform.audit.write(tx, {
        ...{ act: 'test.reason', callerId: null, detail: { reason: 'ขอเชิญประชุมลับ' } },
        subject: { kind: 'document', id: letter.documentId },
      }),
    );
    const seen = async (account: string) =>
      (await lines(account, { act: 'test.reason' })).rows.map(({ reason }) => reason);
    expect(await seen('admin')).toEqual(['']);
  });

  test('pages go on where the one before ended, each row once', async () => {
    await app.db.transaction(async (tx) => {
      for (let line = 0; line < 120; line += 1) {
        const subject = { kind: 'thing', id: String(line) };
        await app.platform.audit.write(tx, { act: 'test.page', callerId: null, subject });
      }
    });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { rows: AuditTrailEntry[]; next: string | null } = await lines('admin', {
        act: 'test.page',
        before: next,
      });
      seen.push(...page.rows.map(({ id }) => id));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(120);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  test('is itself written, once an hour for each person; an export each time', async () => {
    await lines('admin');
    await lines('admin');
    const own = { callerId: officeInstance.person('admin') };
    const { rows: searched } = await lines('admin', { ...own, act: 'audit.searched' });
    expect(searched).toHaveLength(new Set(searched.map(hourOf)).size);
    expect(searched).not.toEqual([]);
    const file = await officeInstance.get('admin', '/audit/export?act=registry.register');
    const text = String(file['text']);
    expect(text).toContain('ลงทะเบียนรับ');
    expect(text).toContain('ท่านไม่มีสิทธิ์อ่าน');
    expect(text).not.toContain(letter.receiveNo);
    await officeInstance.get('admin', '/audit/export?act=registry.register');
    expect((await lines('admin', { ...own, act: 'audit.exported' })).rows.length).toBeGreaterThan(
      1,
    );
  });
});

describe('[13.02] verifying by the button', () => {
  test('says that all is well, then which row was changed first', async () => {
    const good = await checked('admin');
    expect(good).toMatchObject({ state: 'whole', askedByName: expect.stringContaining('ผู้ดูแล') });
    expect(good.result).toMatch(/^ตรวจครบ [\d,]+ รายการ ไม่พบการแก้ไข/);
    expect(good.endHash).toMatch(/^[0-9a-f]{64}$/);
    await app.db.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(
        `update audit_entry set caller_id = $1
         where id = (select entry_id from audit_seal where seq = 5)`,
        [officeInstance.person('deputy')],
      );
    });
    const bad = await checked('admin');
    expect(bad.state).toBe('broken');
    expect(bad.result).toContain('รายการลำดับที่ 5: เนื้อหาของรายการถูกแก้ไข');
    const { rows } = await lines('admin', { act: 'audit.check-failed' });
    expect(rows).toHaveLength(1);
  });
});

describe('[13.03] who read what concerns me', () => {
  const readings = async (account: string) =>
    (await officeInstance.get(account, '/audit/my-data/readings')) as unknown as {
      rows: DataReading[];
    };
  const openings = async (account: string, before = '') =>
    (await officeInstance.get(
      account,
      `/audit/my-data/openings?before=${encodeURIComponent(before)}`,
    )) as unknown as { rows: DocumentOpening[]; next: string | null };

  test('names who looked at the own record, once for each reader and hour', async () => {
    const path = `/identity/personnel/${officeInstance.person('officer.legal')}`;
    for (let look = 0; look < 3; look += 1) {
      expect((await officeInstance.get('clerk.policy', path)).status).toBe(200);
    }
    expect((await officeInstance.get('clerk.legal', path)).status).toBe(200);
    await officeInstance.get('officer.legal', '/identity/profile');
    const { rows } = await readings('officer.legal');
    const looks = rows.map((row) => `${row.readerName} ${hourOf(row)}`);
    expect(looks).toHaveLength(new Set(looks).size);
    expect([...new Set(rows.map(({ readerName }) => readerName))].toSorted()).toEqual([
      expect.stringContaining('ธุรการกฎหมาย'),
      expect.stringContaining('ธุรการนโยบาย'),
    ]);
    expect(rows[0]?.text).toBe('เปิดดูข้อมูลส่วนบุคคล');
    expect((await readings('officer.policy')).rows).toEqual([]);
  });

  test('names who opened documents one wrote, to nobody else', async () => {
    await officeInstance.open('saraban', letter.documentId);
    await officeInstance.open('director', letter.documentId);
    const { rows } = await openings('saraban');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ readerName: expect.stringContaining('ผู้อำนวยการ') });
    expect(rows[0]?.path).toContain(letter.documentId);
    expect((await openings('officer.legal')).rows).toEqual([]);
    expect((await openings('saraban', rows[0]!.id)).rows).toEqual([]);
  });
});
