import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasLostOwner, isAlive } from './folder-owner.ts';
import { temporaryPlaces } from './temporary-folder.ts';

/** Where the process number of a database server is, below its folder. */
const servers = ['postgres/postmaster.pid', 'data/postmaster.pid'];
const stopMs = 10_000;

/**
 * Removes the folders of runs that were killed, and ends the database servers that still run in them: each
 * would keep some hundred megabytes of memory for ever.
 *
 * @returns the removed folders
 */
export async function removeLeftBehind(
  places: readonly string[] = temporaryPlaces,
): Promise<readonly string[]> {
  const left = [...new Set(places)].flatMap((place) =>
    namesIn(place)
      .filter(hasLostOwner)
      .map((name) => join(place, name)),
  );
  for (const folder of left) {
    await endServer(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  return left;
}

function namesIn(place: string): string[] {
  try {
    return readdirSync(place);
  } catch {
    return []; // This system has no such place.
  }
}

async function endServer(folder: string): Promise<void> {
  const pid = servers.map((file) => serverOf(folder, file)).find((one) => one !== undefined);
  if (pid === undefined) return;
  process.kill(pid, 'SIGQUIT');
  const late = performance.now() + stopMs;
  while (isAlive(pid) && performance.now() < late) await pause(50);
}

/** The server that runs in this folder. Its number may belong to another process by now. */
function serverOf(folder: string, file: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(folder, file), 'utf8').split('\n')[0]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && command.includes(folder) ? pid : undefined;
  } catch {
    return undefined;
  }
}
