import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withTestDatabase } from './in-vitest.ts';
import { gatherStatements, prepareStatements, readStatements } from './recorded-statements.ts';

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sarn-statements-'));
afterAll(() => rmSync(folder, { recursive: true }));

const known = 'select id, title from document where id = $1 and may_read_document(id, $2)';

test('a statement that a server does not understand is named with its reason', async () => {
  const wrong = 'select titel from document where id = $1';
  expect(await prepareStatements(database.url, [known, wrong, known])).toEqual([
    { text: wrong, reason: 'column "titel" does not exist' },
  ]);
});

test('what all processes sent is kept once; what only a test could send is left out', async () => {
  const record = (name: string, texts: readonly string[]): void =>
    writeFileSync(join(folder, name), texts.map((text) => `${JSON.stringify(text)}\n`).join(''));
  record('1.jsonl', ['begin', known, 'select * from thing', 'create table thing (id int)']);
  record('2.jsonl', [known, '-- why\n  with one as (select 1) select * from one']);
  await gatherStatements(folder, database.url);
  expect(readStatements(folder)).toEqual([
    '-- why\n  with one as (select 1) select * from one',
    known,
  ]);
});
