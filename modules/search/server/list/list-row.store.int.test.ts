import { withTestDatabase } from '@sarn/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { listRowsOf } from './list-row.store.ts';
import { noRelations } from '../relations.ts';

const database = withTestDatabase();
const mine = '00000000-0000-7000-8000-000000000001';
const hidden = '00000000-0000-7000-8000-000000000002';
const reader = '00000000-0000-7000-8000-000000000003';

const fillSql = [
  // People and units do not matter here: without triggers they are not checked.
  `set local session_replication_role = replica`,
  `insert into document (id, kind, state, title, speed, secrecy, owner_unit_id, author_id,
     share_ref, search_text, created_at, updated_at)
   select id, 'incoming', 'REGISTERED', id::text, 'normal', 'normal', id, id, id::text, '', now(),
     now() from unnest(array['${mine}', '${hidden}']::uuid[]) id`,
  `insert into document_reader (document_id, principal)
   values ('${mine}', 'clerk:a'), ('${hidden}', 'clerk:b')`,
  // As if an old row were left in the queue: both wait for a person who may read one of them.
  `insert into queue_item (subject_key, code, principal, document_id, since)
   select 'document:' || id, 'jobReceived', 'clerk:a', id, now()
   from unnest(array['${mine}', '${hidden}']::uuid[]) id`,
];

beforeAll(async () => {
  await database.db.transaction(async (tx) => {
    for (const text of fillSql) await tx.query(text);
  });
});

const entries = [hidden, mine].map((documentId) => ({
  subjectKey: `document:${documentId}`,
  documentId,
  transmissionId: null,
  assignmentId: null,
}));

describe('[13.01] the rows of a list', () => {
  it('are of what the reader may read, also where a document waits for a key of theirs', async () => {
    const idsFor = async (...principals: string[]) =>
      (
        await listRowsOf(database.db, {
          ...noRelations,
          items: entries,
          readerId: reader,
          principals,
          watching: [],
        })
      ).map(({ documentId }) => documentId);
    expect(await idsFor('clerk:a')).toEqual([mine]);
    expect(await idsFor('clerk:a', 'clerk:b')).toEqual([hidden, mine]);
    expect(await idsFor('head:a')).toEqual([]);
  });
});
