import { Readable } from 'node:stream';
import type { FileModule } from '@sarn/file/server';
import type { AuthenticationModule } from '@sarn/authentication/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { ProfileModule } from '@sarn/profile/server';
import { civilDateAt, need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { closePdf } from '@sarn/pdf/server';
import { readFact, writeFact } from '@sarn/platform-server';
import type { Platform } from '@sarn/platform-server';
import { searchRelations } from '@sarn/records/server';
import { refreshFind } from '@sarn/search/server';
import { bringArrivals, printArrivals } from './demo-arrivals.ts';
import { keepContacts } from './contacts.ts';
import { personId } from './ids.ts';
import type { ImportFile } from './letter-dependencies.ts';
import { importLetters, playMonth } from './load-letters.ts';
import { loadPeople } from './load-people.ts';
import { loadSignatures } from './load-signatures.ts';
import { planMonth } from './month.ts';
import { dayMinutes, officeMoment } from './office-time.ts';
import { playOldLists } from './old-lists.ts';
import { importOldDocuments, oldDocuments, playOldDocuments } from './old-documents.ts';
import { actingOrders } from './orders.ts';
import { registryDeps } from './registry-dependencies.ts';
import { shareTemplates } from './templates.ts';

export { units } from './agency.ts';
export { personId, unitId } from './ids.ts';
export {
  demoAccounts,
  demoIssuingSecret,
  demoPassword,
  demoSecret,
  demoSigners,
  people,
} from './people.ts';

/** Services of the modules that the demo uses. */
export interface DemoServices {
  readonly organisation: Pick<
    OrganisationModule,
    'delegations' | 'identityKey' | 'organisation' | 'people'
  >;
  readonly profile: Pick<ProfileModule, 'profiles'>;
  readonly authentication: Pick<AuthenticationModule, 'accounts'>;
  readonly file: Pick<FileModule, 'fileService' | 'uploadSink'>;
}

export interface DemoOptions {
  /** The day on which the month ends; today when left out. */
  readonly today?: CivilDate;
}

const monthFact = 'demo-month';
const searchRowsAtOnce = 1000;

/**
 * Loads the demo agency and its month of documents.
 *
 * May be repeated after a start that was killed: people, and the whole month, are each written in
 * one transaction, and people who exist are not changed.
 *
 * @param given the services of `DemoServices`, as the composition names them
 */
export async function loadDemo(
  given: Readonly<Record<string, unknown>>,
  platform: Platform,
  options: DemoOptions = {},
): Promise<void> {
  const services = demoServicesOf(given);
  const { db, log } = platform;
  const isNew = await loadPeople(db, services);
  log.info({ isNew }, 'demo: people');
  if ((await readFact(db, monthFact)) === null) await loadMonth(services, platform, options);
  // After the month: they are written in the order of time, and a signature opens its own transactions.
  await loadSignatures(platform, services, need(await readFact(db, monthFact), 'the month'));
  await closePdf();
  log.info({}, 'demo: loaded');
}

async function loadMonth(
  services: DemoServices,
  platform: Platform,
  options: DemoOptions,
): Promise<void> {
  const { db, log } = platform;
  const progress = progressOf(log);
  const today = options.today ?? civilDateAt(platform.clock.now());
  const month = planMonth(today);
  const old = oldDocuments(today);
  const { fileService } = services.file;
  const importFile: ImportFile = async ({ by, name, bytes }) => {
    const arrival = await fileService.takeIn(name, Readable.from([Buffer.from(bytes)]));
    const callerId = personId(by);
    return (await db.transaction((tx) => fileService.keep(tx, arrival, { callerId }))).id;
  };
  const oldFiles = await importOldDocuments(old, importFile);
  const arrivals = await printArrivals(month.days, fileService);
  const files = importLetters(month, importFile, progress('letters printed'));
  const play = db.transaction(async (tx) => {
    const needs = {
      organisation: services.organisation.organisation,
      delegations: services.organisation.delegations,
      files: { ...services.file.fileService, uploadSink: services.file.uploadSink },
      tellsSince: officeMoment(month.days, (month.days.length - 1) * dayMinutes),
    };
    const deps = registryDeps(platform, needs, tx);
    // First: the audit trail and the registers are written in the order of time.
    const closed = await playOldDocuments(old, deps, oldFiles);
    await playOldLists(closed, deps, need(month.days[0], 'a month has days'));
    await keepContacts(month, deps);
    await shareTemplates(deps, month.days);
    await playMonth(month, deps, files, progress('steps done'));
    await bringArrivals(tx, deps, fileService, arrivals);
    // Last: orders valid today must not change who acted in the weeks before.
    for (const order of actingOrders(civilDateAt(platform.clock.now()))) await deps.appoint(order);
    // The documents can be searched right after the start.
    let taken = searchRowsAtOnce;
    while (taken === searchRowsAtOnce)
      taken = await refreshFind(tx, searchRelations, searchRowsAtOnce);
    // In the same transaction: the month is loaded whole and once, or not at all.
    await writeFact(tx, monthFact, month.days.at(-1) ?? '');
  });
  try {
    await play;
  } finally {
    // Printing must have ended, well or badly, before the caller may close the database.
    await files.settled;
  }
}

const progressOf =
  (log: Platform['log']) =>
  (what: string) =>
  (done: number, all: number): void =>
    log.info({ done, all }, `demo: ${what}`);

function demoServicesOf(given: Readonly<Record<string, unknown>>): DemoServices {
  for (const name of ['organisation', 'profile', 'authentication', 'file'])
    need(given[name], `services.${name}`);
  return given as unknown as DemoServices;
}
