import { compare, listStatements, openDescriber } from '@sarn/platform-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
// Loads every module, and so every store that registers statements.
import { startTestApp } from './testing.ts';
import type { TestApp } from './testing.ts';

// A whole application: the queue library makes the tables of the jobs when it starts.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('every statement takes and gives what it is declared to', async () => {
  const statements = listStatements();
  expect(statements.length).toBeGreaterThan(50);
  const client = await app.db.pool.connect();
  try {
    const describeText = await openDescriber(client);
    const faults: string[] = [];
    for (const statement of statements) {
      const found = await describeText(statement.text).then(
        (described) => compare(statement, described),
        (error: Error) => [error.message],
      );
      faults.push(...found.map((fault) => `${statement.name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  } finally {
    client.release();
  }
});

test('a statement is refused by its name when the database no longer has its column', async () => {
  const client = await app.db.pool.connect();
  try {
    const describeText = await openDescriber(client);
    await expect(describeText('select no_such_column from document')).rejects.toThrow(
      'no_such_column',
    );
    expect(await describeText('select id as "documentId" from document where id = $1')).toEqual({
      parameters: ['uuid'],
      columns: [{ name: 'documentId', type: 'uuid', isNullable: false }],
    });
    expect(await describeText('delete from document where id = $1')).toEqual({
      parameters: ['uuid'],
      columns: null,
    });
  } finally {
    client.release();
  }
});
