import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { authenticationTables } from '../tables.ts';

/** Failures of each subject that have not expired, in the order of the subjects. */
export async function countFailures(
  db: Handle,
  subjects: readonly Buffer[],
  now: Instant,
): Promise<number[]> {
  const rows = await countSql.all(db, subjects, now);
  return rows.map(({ failures }) => failures ?? 0);
}

const countSql = statement(
  'sign-in-failure.count',
  row<{ failures: number | null }>({ failures: 'int4?' }),
  ['bytea[]', 'timestamptz'],
  `select f.failures from unnest($1::bytea[]) with ordinality s (hash, place)
   left join sign_in_failure f on f.subject_hash = s.hash and f.forget_at > $2
   order by s.place`,
);

/**
 * Adds one failure to each subject; counting starts again when the last one has expired.
 *
 * @param at `isOpen`: whether it is a failure is not known yet, so it does not keep earlier ones
 * @returns the counts with this one, in the order of the subjects
 */
export async function addFailures(
  db: Handle,
  subjects: readonly Buffer[],
  at: { readonly now: Instant; readonly forgetAt: Instant; readonly isOpen?: boolean },
): Promise<number[]> {
  // Always in the same order: two failures at once must not deadlock.
  const sorted = subjects.toSorted(Buffer.compare);
  const rows = await addSql.all(db, sorted, at.forgetAt, at.now, at.isOpen ?? false);
  const counts = new Map(rows.map(({ hash, failures }) => [hash.toString('hex'), failures]));
  return subjects.map((subject) => counts.get(subject.toString('hex')) ?? 0);
}

const addSql = statement(
  'sign-in-failure.add',
  row<{ hash: Buffer; failures: number }>({ hash: 'bytea', failures: 'int4' }),
  ['bytea[]', 'timestamptz', 'timestamptz', 'bool'],
  `insert into sign_in_failure (subject_hash, failures, forget_at)
   select hash, 1, $2 from unnest($1::bytea[]) with ordinality s (hash, place) order by place
   on conflict (subject_hash) do update set
     forget_at = case when $4 and sign_in_failure.forget_at > $3
       then sign_in_failure.forget_at else excluded.forget_at end,
     failures = case when sign_in_failure.forget_at <= $3 then 1
       else sign_in_failure.failures + 1 end
   returning subject_hash hash, failures`,
);

/** What was counted was a failure: it is remembered from now on. */
export async function keepFailures(
  tx: Tx,
  subjects: readonly Buffer[],
  forgetAt: Instant,
): Promise<void> {
  // Always in the same order, as above.
  for (const subject of subjects.toSorted(Buffer.compare)) {
    await authenticationTables(tx)
      .updateTable('sign_in_failure')
      .set({ forget_at: forgetAt })
      .where('subject_hash', '=', subject)
      .execute();
  }
}

/** Takes one failure back from each subject; one after the other, so that none waits for two. */
export async function takeBackFailures(db: Handle, subjects: readonly Buffer[]): Promise<void> {
  for (const subject of subjects) {
    await takeBackSql.all(db, subject);
  }
}

const takeBackSql = statement(
  'sign-in-failure.take-back',
  row<{ failures: number }>({ failures: 'int4' }),
  ['bytea'],
  // Locked first: another attempt may count one more meanwhile, and a row that has 1 for the delete and 2
  // for the update would be taken back by neither.
  `with locked as (select failures from sign_in_failure where subject_hash = $1 for update),
   last as (delete from sign_in_failure f using locked where f.subject_hash = $1 and locked.failures = 1)
   update sign_in_failure f set failures = locked.failures - 1 from locked
   where f.subject_hash = $1 and locked.failures > 1
   returning f.failures`,
);

export async function forgetFailures(db: Handle, subjects: readonly Buffer[]): Promise<void> {
  if (subjects.length === 0) return;
  await authenticationTables(db)
    .deleteFrom('sign_in_failure')
    .where('subject_hash', 'in', [...subjects])
    .execute();
}

/** Runs every night. */
export async function forgetOldFailures(tx: Tx, now: Instant): Promise<void> {
  const tables = authenticationTables(tx);
  await tables.deleteFrom('sign_in_failure').where('forget_at', '<', now).execute();
  await tables.deleteFrom('captcha_use').where('expires_at', '<', now).execute();
}
