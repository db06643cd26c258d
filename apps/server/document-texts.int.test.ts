import { withTestDatabase } from '@sarn/testing';
import { expect, test } from 'vitest';
import { describedModules } from './openapi.ts';

const database = withTestDatabase();

/** Tables beside a document with columns of text that stay when its content is deleted, and why. */
const kept: Readonly<Record<string, string>> = {
  command_order: 'the code of its form of order',
  document_reader: 'keys of readers',
  document_retention: 'the class by which it was kept',
  imported_document: 'what the register of the older system said of it',
  publication_change: 'how one published document changes another',
  register_entry: 'an entry of a register is never deleted',
  retention_hold: 'a hold is lifted, never deleted',
  retention_item: 'the list by which it was destroyed',
  route_step: 'who signed in which order',
  secrecy_change: 'the history of its class',
  reading_session: 'who opened it and why: never deleted',
  document_code: 'the code on its pages, which is never given twice',
  agency_seal: 'where the e-seal draws in a file: sizes and names of places, no words',
  signing_batch_item: 'how far a batch of signatures came, and the code of a refusal',
  signing_code: 'a hash, for five minutes',
  signed_file: 'a hash, and how far a file came',
  renewal_failure: 'a code, and when it is tried again',
  signing_job: 'how far a signature came',
  secret_copy: 'which numbered copies there are, and why: never deleted',
  secret_reader: 'who was named to read it',
};

/** Tables that refer to documents and have columns of text or JSON. */
const tablesSql = `select distinct rel.relname as name
  from pg_constraint con join pg_class rel on rel.oid = con.conrelid
  join pg_attribute col on col.attrelid = rel.oid and col.attnum > 0 and not col.attisdropped
  where con.contype = 'f' and con.confrelid = 'document'::regclass
    and col.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'json'::regtype)
  order by 1`;

test('every table beside a document with text is declared, or known to keep what stays', async () => {
  const rows = await database.db.query<{ name: string }>(tablesSql);
  const tables = rows.map(({ name }) => name);
  const declared = new Set(describedModules().flatMap(({ holdsText = [] }) => holdsText));
  expect(tables.filter((name) => !declared.has(name) && kept[name] === undefined)).toEqual([]);
  expect(Object.keys(kept).filter((name) => !tables.includes(name))).toEqual([]);
  expect(Object.keys(kept).filter((name) => declared.has(name))).toEqual([]);
});
