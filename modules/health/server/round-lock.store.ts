import { writeStatement } from '@sarn/platform-server';

/** Until the transaction ends: one round is kept at a time, of all processes. */
export const lockRound = writeStatement(
  'health.lock-round',
  [],
  `select pg_advisory_xact_lock(hashtext('sarn.health'))`,
);
