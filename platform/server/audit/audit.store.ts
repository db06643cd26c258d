import { newId } from '@sarn/kernel';
import type { Clock } from '../clock.ts';
import type { Audit } from './audit.ts';

const insert = `insert into audit_entry
  (id, at, act, caller_id, subject_kind, subject_id, detail, request_id)
  values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8)`;

/** The trail in table `audit_entry`, which refuses every change of what is written. */
export function createAudit(clock: Clock): Audit {
  return {
    async write(tx, entry) {
      const at = clock.now();
      await tx.query(insert, [
        newId(at.getTime()),
        at.toISOString(),
        entry.act,
        entry.callerId,
        entry.subject.kind,
        entry.subject.id,
        JSON.stringify(entry.detail ?? {}),
        entry.requestId ?? null,
      ]);
    },
  };
}
