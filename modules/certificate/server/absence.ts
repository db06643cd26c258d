import type { Handle } from '@sarn/platform-server';
import type { CertificateNeeds } from './needs.ts';

/** `left`: works here no more, or the account is closed; `suspended`: the account is, and may be opened again. */
export type Absence = 'left' | 'suspended';

/** Which of these people must not sign, whatever their certificates say. */
export async function absencesOf(
  { organisation, shutAccounts }: Pick<CertificateNeeds, 'organisation' | 'shutAccounts'>,
  h: Handle,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Absence>> {
  const present = await organisation.contacts(h, personIds);
  const shut = await shutAccounts(h, personIds);
  const absences = new Map<string, Absence>();
  for (const id of personIds) {
    if (!present.has(id) || shut.get(id) === 'closed') absences.set(id, 'left');
    else if (shut.has(id)) absences.set(id, 'suspended');
  }
  return absences;
}
