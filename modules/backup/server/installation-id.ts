import { randomUUID } from 'node:crypto';
import { readFact, writeFact } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

const fact = 'installation-id';

/** Which installation this is: a folder of backups belongs to one. A restored copy is the same one. */
export async function installationId(h: Handle): Promise<string> {
  const known = await readFact(h, fact);
  if (known !== null) return known;
  const made = randomUUID();
  await writeFact(h, fact, made);
  return made;
}
