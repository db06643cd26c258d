import { sealedKey } from '@sarn/organisation/contract';
import { newId } from '@sarn/kernel';
import { withTestDatabase } from '@sarn/testing';
import { describe, expect, it } from 'vitest';

const database = withTestDatabase();
const classes = ['confidential', 'secret', 'top-secret'];

/** The result of the database function for a key on a document of a class. */
async function sealedByDatabase(key: string, secrecy: string): Promise<string | null> {
  const [row] = await database.db.query<{ key: string | null }>(
    'select sealed_principal($1, $2) as key',
    [key, secrecy],
  );
  return row?.key ?? null;
}

describe('[8.06] keys on classified documents', () => {
  const id = newId();
  const ends = ['p', 'clerk', 's1', 's2', 's3', 'sr1', 'sr2', 'sr3', 'secretary', 'post', 'd', 'x'];

  it.each([...ends.map((kind) => `${kind}:${id}`), 'everyone', '', ':', 'p'])(
    'are sealed by program and database alike: %s',
    async (key) => {
      for (const [place, secrecy] of classes.entries()) {
        const sealed = sealedKey(key, place + 1);
        expect([secrecy, await sealedByDatabase(key, secrecy)]).toEqual([secrecy, sealed]);
      }
    },
  );

  it.each(['head', 'deputy'])('of a post allow acting and never reading: %s', async (duty) => {
    for (const [place, secrecy] of classes.entries()) {
      const acting = sealedKey(`${duty}:${id}`, place + 1);
      expect(acting).toBe(`s${place + 1}${duty}:${id}`);
      expect(await sealedByDatabase(`${duty}:${id}`, secrecy)).toBeNull();
      expect(await sealedByDatabase(String(acting), secrecy)).toBeNull();
    }
  });

  it('stay as they are on every other document', async () => {
    for (const key of [`p:${id}`, `head:${id}`, 'everyone']) {
      expect(await sealedByDatabase(key, 'normal')).toBe(key);
    }
  });
});
