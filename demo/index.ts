import type { Identity } from '@sarn/identity/server';
import { civilDateAt, need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { closePaper } from '@sarn/paper/server';
import type { Platform } from '@sarn/platform-server';
import type { RegistryNeeds } from '@sarn/registry/server';
import { personId } from './ids.ts';
import type { ImportFile } from './letter-desk.ts';
import { importLetters, playMonth } from './load-letters.ts';
import { loadPeople } from './load-people.ts';
import { planMonth } from './month.ts';
import { dayMinutes, officeMoment } from './office-time.ts';
import { registryDesk } from './registry-desk.ts';

export { units } from './agency.ts';
export { personId, unitId } from './ids.ts';
export { demoAccounts, demoPassword, people } from './people.ts';

/** Doors of the modules that the demo works with. */
export interface DemoServices {
  readonly identity: Pick<Identity, 'organisation' | 'people'>;
  readonly files: RegistryNeeds['files'] & {
    /** Keeps bytes as an upload of that person; gives the id to attach. */
    importBytes(file: {
      readonly name: string;
      readonly bytes: Uint8Array;
      readonly uploaderId: string;
    }): Promise<string>;
  };
  readonly notifications: RegistryNeeds['notifications'];
}

export interface DemoOptions {
  /** The day up to which the month reaches; the day of the clock when left out. */
  readonly today?: CivilDate;
}

/**
 * Loads the demo agency and its month of papers.
 *
 * May be repeated after a start that was killed: people, and the whole month, are each written in
 * one transaction, and people who are there stay as they are.
 *
 * @param given the doors of `DemoServices`, as the composition names them
 */
export async function loadDemo(
  given: Readonly<Record<string, unknown>>,
  platform: Platform,
  options: DemoOptions = {},
): Promise<void> {
  const services = doorsOf(given);
  const { db, log } = platform;
  const progress = (what: string) => (done: number, all: number) =>
    log.info({ done, all }, `demo: ${what}`);
  const isNew = await loadPeople(db, services.identity);
  log.info({ isNew }, 'demo: people');
  const month = planMonth(options.today ?? civilDateAt(platform.clock.now()));
  const importFile: ImportFile = ({ by, ...file }) =>
    services.files.importBytes({ ...file, uploaderId: personId(by) });
  const files = await importLetters(month, importFile, progress('letters printed'));
  await closePaper();
  await db.transaction(async (tx) => {
    const needs = {
      organisation: services.identity.organisation,
      files: services.files,
      notifications: services.notifications,
      tellsSince: officeMoment(month.days, (month.days.length - 1) * dayMinutes),
    };
    const desk = registryDesk(platform, needs, tx);
    await playMonth(month, desk, files, progress('steps done'));
  });
  log.info({}, 'demo: loaded');
}

function doorsOf(given: Readonly<Record<string, unknown>>): DemoServices {
  for (const name of ['identity', 'files', 'notifications']) need(given[name], `services.${name}`);
  return given as unknown as DemoServices;
}
