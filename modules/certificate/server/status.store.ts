import type { Handle } from '@sarn/platform-server';
import type { RevocationReason } from '../contract/index.ts';
import { certificateTables } from './tables.ts';

/** What is known of a certificate that the issuing authority issued. */
interface Status {
  readonly code: RevocationReason | 'certificateHold' | null;
  readonly changedAt: string | null;
}

/** Of a person or of a service of the authority; undefined for a serial number that it never gave. */
export async function findStatus(h: Handle, serial: string): Promise<Status | undefined> {
  const person = await certificateTables(h)
    .selectFrom('person_certificate')
    .select(['revocation_code as code', 'changed_at as changedAt'])
    .where('serial', '=', serial)
    .where('origin', '=', 'own')
    .executeTakeFirst();
  if (person) return person;
  const service = await certificateTables(h)
    .selectFrom('authority_certificate')
    .select('id')
    .where('serial', '=', serial)
    .where('role', 'not in', ['root', 'issuing'])
    .executeTakeFirst();
  return service && { code: null, changedAt: null };
}
