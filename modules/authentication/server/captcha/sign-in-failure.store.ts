import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';

/** Failures of each subject that have not expired, in the order of the subjects. */
export async function countFailures(
  db: Handle,
  subjects: readonly Buffer[],
  now: Instant,
): Promise<number[]> {
  const rows = await db.query<{ failures: number | null }>(
    `select f.failures from unnest($1::bytea[]) with ordinality s (hash, place)
     left join sign_in_failure f on f.subject_hash = s.hash and f.forget_at > $2
     order by s.place`,
    [subjects, now],
  );
  return rows.map(({ failures }) => failures ?? 0);
}

/** Adds one failure to each subject; counting starts again when the last one has expired. */
export async function addFailures(
  tx: Tx,
  subjects: readonly Buffer[],
  at: { readonly now: Instant; readonly forgetAt: Instant },
): Promise<void> {
  // Always in the same order: two failures at once must not deadlock.
  const sorted = subjects.toSorted(Buffer.compare);
  await tx.query(
    `insert into sign_in_failure (subject_hash, failures, forget_at)
     select hash, 1, $2 from unnest($1::bytea[]) with ordinality s (hash, place) order by place
     on conflict (subject_hash) do update set forget_at = excluded.forget_at,
       failures = case when sign_in_failure.forget_at <= $3 then 1
         else sign_in_failure.failures + 1 end`,
    [sorted, at.forgetAt, at.now],
  );
}

export async function forgetFailures(db: Handle, subjects: readonly Buffer[]): Promise<void> {
  await db.query('delete from sign_in_failure where subject_hash = any($1::bytea[])', [subjects]);
}

/** Runs every night. */
export async function forgetOldFailures(tx: Tx, now: Instant): Promise<void> {
  await tx.query('delete from sign_in_failure where forget_at < $1', [now]);
  await tx.query('delete from captcha_use where expires_at < $1', [now]);
}
