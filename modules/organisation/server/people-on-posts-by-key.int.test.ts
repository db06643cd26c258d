import { testDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHarness } from './organisation.testing.ts';
import type { Harness } from './organisation.testing.ts';

let base: Awaited<ReturnType<typeof testDatabase>>;
let instance: Harness;
beforeAll(async () => {
  base = await testDatabase();
  instance = await openHarness(base);
});
afterAll(async () => {
  await instance.close();
  await base.close();
});

const at = ['2026-11-21', '2026-11-21T03:00:00.000Z'];

/** For each post, the people found for it, and those who have it among all their posts. */
const listBoth = () =>
  base.db.query<{ post: string; found: string[]; theirs: string[] }>(
    `select p.id post,
       array(select distinct person_id::text from people_on_posts(array[p.id], $1, $2)
             order by 1) found,
       array(select distinct m.id::text from person m cross join capacities_of(m.id, $1, $2) s
             where m.is_active and s.post_id = p.id and not s.is_scoped order by 1) theirs
     from post p order by p.id`,
    at,
  );

/** An order of three days, entered as a row: the rules of entering are proved elsewhere. */
const insertOrder = (from: string, to: { readonly post?: string; readonly person?: string }) =>
  base.db.query(
    `insert into delegation (id, power, principal_post_id, delegate_post_id, delegate_person_id,
       begins_at, ends_at, order_no, order_date, entered_at)
     values (gen_random_uuid(), 'substitute', $1, $2, $3, '2026-11-20', '2026-11-23', '1/2569',
       '2026-11-19', '2026-11-19')`,
    [from, to.post ?? null, to.person ?? null],
  );

test('people on a post are those who have it by the definition, with and without orders', async () => {
  const { posts, people } = instance;
  const before = await listBoth();
  expect(before.some(({ found }) => found.length > 0)).toBe(true);
  for (const { found, theirs } of before) expect(found).toEqual(theirs);

  await insertOrder(posts.director, { post: posts.policyHead });
  await insertOrder(posts.policyHead, { person: people.officer });
  const after = await listBoth();
  for (const { found, theirs } of after) expect(found).toEqual(theirs);
  const director = after.find(({ post }) => post === posts.director);
  expect(director?.found).toEqual(expect.arrayContaining([people.head, people.officer]));
});
