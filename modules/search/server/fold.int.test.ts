import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { foldForSearch } from '../contract/index.ts';

const database = withTestDatabase();

const thai = fc.string({
  unit: fc.constantFrom(
    ...Array.from({ length: 0x5b - 1 }, (_, at) => String.fromCharCode(0x0e01 + at)).filter(
      (sign) => /\p{Script=Thai}|\u0E3F/u.test(sign),
    ),
    ...'aZ09 /().-\u200B\u00A0',
  ),
  maxLength: 40,
});

describe('the form in which texts are compared', () => {
  it('is the same in the program and in the database', async () => {
    await fc.assert(
      fc.asyncProperty(thai, async (text) => {
        const [row] = await database.db.query<{ folded: string }>(
          'select search_fold($1) as folded',
          [text],
        );
        expect(row?.folded).toBe(foldForSearch(text));
      }),
      { numRuns: 300 },
    );
  });

  it('has its pairs in the database', async () => {
    const [row] = await database.db.query<{ pairs: string[] }>(
      `select search_pairs('กข คง') as pairs`,
    );
    expect(row?.pairs.toSorted()).toEqual(['กข', 'คง']);
  });
});
