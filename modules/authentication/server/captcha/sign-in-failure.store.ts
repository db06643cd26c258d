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
  const rows = await db.query<{ hash: Buffer; failures: number }>(
    `insert into sign_in_failure (subject_hash, failures, forget_at)
     select hash, 1, $2 from unnest($1::bytea[]) with ordinality s (hash, place) order by place
     on conflict (subject_hash) do update set
       forget_at = case when $4 and sign_in_failure.forget_at > $3
         then sign_in_failure.forget_at else excluded.forget_at end,
       failures = case when sign_in_failure.forget_at <= $3 then 1
         else sign_in_failure.failures + 1 end
     returning subject_hash hash, failures`,
    [sorted, at.forgetAt, at.now, at.isOpen ?? false],
  );
  const counts = new Map(rows.map(({ hash, failures }) => [hash.toString('hex'), failures]));
  return subjects.map((subject) => counts.get(subject.toString('hex')) ?? 0);
}

/** What was counted was a failure: it is remembered from now on. */
export async function keepFailures(
  tx: Tx,
  subjects: readonly Buffer[],
  forgetAt: Instant,
): Promise<void> {
  // Always in the same order, as above.
  for (const subject of subjects.toSorted(Buffer.compare)) {
    await tx.query('update sign_in_failure set forget_at = $2 where subject_hash = $1', [
      subject,
      forgetAt,
    ]);
  }
}

/** Takes one failure back from each subject; one after the other, so that none waits for two. */
export async function takeBackFailures(db: Handle, subjects: readonly Buffer[]): Promise<void> {
  for (const subject of subjects) {
    await db.query(
      `with last as (delete from sign_in_failure where subject_hash = $1 and failures = 1)
       update sign_in_failure set failures = failures - 1 where subject_hash = $1 and failures > 1`,
      [subject],
    );
  }
}

export async function forgetFailures(db: Handle, subjects: readonly Buffer[]): Promise<void> {
  await db.query('delete from sign_in_failure where subject_hash = any($1::bytea[])', [subjects]);
}

/** Runs every night. */
export async function forgetOldFailures(tx: Tx, now: Instant): Promise<void> {
  await tx.query('delete from sign_in_failure where forget_at < $1', [now]);
  await tx.query('delete from captcha_use where expires_at < $1', [now]);
}
