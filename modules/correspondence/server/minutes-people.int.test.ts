import { readFileSync } from 'node:fs';
import { withTestDatabase } from '@sarn/testing';
import { expect, it } from 'vitest';
import { findPublication } from './publication.store.ts';

const database = withTestDatabase();
const documentId = '00000000-0000-7000-8000-000000000001';
const migration = new URL('migrations/2026-11-28-0230-minutes-people.sql', import.meta.url);

it('people stored as texts of before get fields, and nothing of them is lost', async () => {
  const before = {
    place: 'ห้องประชุม 1',
    present: ['นายเอก ใจดี ผู้อำนวยการ ประธาน', 'นางโท\tกรรมการ', ' นายตรี  กรรมการ   แทน  นายจัตวา'],
    absent: [{ name: 'นายเบญจ', post: '', remark: 'ลา' }],
  };
  await database.db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `insert into publication (document_id, kind, meeting_key, minutes)
       values ('${documentId}', 'report', 'meeting|a|1', '${JSON.stringify(before)}')`,
    );
  });
  await database.db.transaction((tx) => tx.query(readFileSync(migration, 'utf8')));
  const after = await findPublication(database.db, documentId);
  expect(after?.minutes).toMatchObject({
    place: before.place,
    present: [
      { name: 'นายเอก ใจดี ผู้อำนวยการ ประธาน', post: '', remark: '' },
      { name: 'นางโท', post: 'กรรมการ', remark: '' },
      { name: 'นายตรี', post: 'กรรมการ', remark: 'แทน นายจัตวา' },
    ],
    ...{ absent: before.absent, guests: [] },
  });
});
