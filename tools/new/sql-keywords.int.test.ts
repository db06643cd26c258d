import { withTestDatabase } from '@sarn/testing';
import { expect, test } from 'vitest';
import { sqlKeywords } from './sql-keywords.ts';

const database = withTestDatabase();

test('the words that no table may have as its name are those of the database', async () => {
  const rows = await database.db.query<{ word: string }>(
    `select word from pg_get_keywords() where catcode in ('R', 'T') order by word`,
  );
  const missing = rows.map(({ word }) => word).filter((word) => !sqlKeywords.has(word));
  expect(missing).toEqual([]);
});
