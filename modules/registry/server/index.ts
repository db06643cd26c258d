import { fileURLToPath } from 'node:url';
import type { Delegations, Organisation, People } from '@sarn/identity/server';
import type { Caller, Handle, JobDefinition, Platform, ServerModule } from '@sarn/platform-server';
import {
  actingActErrors,
  circulationErrors,
  contactErrors,
  importErrors,
  listErrors,
  readQueues,
  registryAuditWords,
  registryErrors,
  registryPermissions,
  reservationLimits,
  usualNumberSettings,
} from '../contract/index.ts';
import type { NumberSettings, Queues } from '../contract/index.ts';
import { mayRead } from './access.store.ts';
import { act } from './act.service.ts';
import { clearOverJob } from './acting/acting.jobs.ts';
import { shareWaiting } from './acting/acting.service.ts';
import { paperSubjects } from './audit/paper-subjects.ts';
import { circulationRoutes } from './circulation/circulation.routes.ts';
import { remindCirculationsJob, remindDue } from './circulation/circulation.jobs.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import type { Desk } from './desk.ts';
import { importRoom } from './import/import.routes.ts';
import { endingRoutes } from './ending/ending.routes.ts';
import { detail } from './detail.service.ts';
import { arrive, register } from './incoming.service.ts';
import { saveLetterDraft } from './letter.service.ts';
import { save } from './memo.service.ts';
import { books, savePublicationDraft } from './publication.service.ts';
import { numberingRoutes } from './numbering/numbering.routes.ts';
import { toOrganisationPort } from './organisation.ts';
import type { FilePort, NotificationPort, VerifyPassword } from './ports.ts';
import { markRead } from './reading.service.ts';
import { registryRoutes } from './registry.routes.ts';
import { remindJob } from './reminder/reminder.jobs.ts';
import { remindAll } from './reminder/reminder.service.ts';
import { reminderRoutes } from './reminder/reminder.routes.ts';
import { reportRoutes } from './report/report.routes.ts';
import { refreshFindJob } from './search/search.jobs.ts';
import { takeOverAll } from './take-over/take-over.service.ts';
import { takeOverJob } from './take-over/take-over.jobs.ts';
import { counts } from './todo.service.ts';

export { nameScanFolder } from './import/scan-folder.service.ts';
/** For programs that bring many papers at once: makes the rows of the search for what is due. */
export { refreshFind } from './search/find.store.ts';

export interface RegistryNeeds {
  readonly organisation: Organisation;
  readonly delegations: Delegations;
  readonly files: FilePort;
  readonly notifications: NotificationPort;
  readonly verifyPassword: VerifyPassword;
  readonly endUnit: People['endUnit'];
  /** Orders ask for the password of who gives them; off where nothing is said. */
  readonly orderAsksPassword?: boolean;
  /** Numbers in one reservation at most; 50 where nothing is said. */
  readonly reserveAtMost?: number;
  /** Ways of numbering; `usualNumberSettings` where nothing is said. */
  readonly numbering?: NumberSettings;
  /** Queues of the deployment (`readQueues`); as they stand where nothing is said. */
  readonly queues?: Queues;
}

/** The acts of the registry for programs that work on it without a browser (demo, import). */
export type RegistryActs = ReturnType<typeof actsOf>;

function actsOf(desk: Desk) {
  return {
    register: register.bind(null, desk),
    arrive: arrive.bind(null, desk),
    saveMemo: save.bind(null, desk),
    savePublication: savePublicationDraft.bind(null, desk),
    saveLetter: saveLetterDraft.bind(null, desk),
    act: act.bind(null, desk),
    markRead: markRead.bind(null, desk),
    shareWaiting: shareWaiting.bind(null, desk),
    detail: detail.bind(null, desk),
    remindAll: remindAll.bind(null, desk),
    takeOverAll: takeOverAll.bind(null, desk),
    remindCirculations: remindDue.bind(null, desk),
  };
}

/** The registry as the composition sees it. */
export type Registry = ReturnType<typeof registryModule>;

/**
 * Whether the caller may read a paper: the permission rule for whoever keeps something that
 * belongs to one, such as the file store. It needs no module, so it can be given before there is
 * one.
 */
export const mayReadDocument = (h: Handle, caller: Caller, documentId: string): Promise<boolean> =>
  mayRead(h, documentId, caller.holders);

/**
 * The registry: letters, registers, numbers, the flow and its queues.
 * `todoCounts` fills the cards of the portal.
 */
export function registryModule(platform: Platform, needs: RegistryNeeds) {
  const organisation = toOrganisationPort(needs.organisation);
  const usual = {
    orderAsksPassword: false,
    reserveAtMost: reservationLimits.numbers,
    numbering: usualNumberSettings,
    queues: readQueues(),
  };
  const desk: Desk = { ...usual, ...needs, platform, organisation };
  const imported = importRoom(desk);
  const module: ServerModule = {
    name: 'registry',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    errors: {
      ...registryErrors,
      ...listErrors,
      ...actingActErrors,
      ...circulationErrors,
      ...contactErrors,
      ...importErrors,
    },
    auditWords: registryAuditWords,
    permissions: registryPermissions,
    routes: [
      ...registryRoutes(desk),
      ...reminderRoutes(desk),
      ...numberingRoutes(desk),
      ...endingRoutes(desk),
      ...reportRoutes(desk),
      ...circulationRoutes(desk),
      ...contactRoutes(desk),
      ...imported.routes,
    ],
    jobs: [
      refreshFindJob,
      remindJob(desk),
      takeOverJob(desk),
      clearOverJob(desk),
      remindCirculationsJob(desk),
      ...(imported.jobs as JobDefinition[]),
    ],
  };
  return {
    ...module,
    acts: actsOf(desk),
    /** Papers as the audit trail names them. */
    paperSubjects: paperSubjects(desk),
    /** Fills the book panels of the dashboard. */
    books,
    todoCounts: (h: Handle, caller: Caller, ask: { readonly search: string }) =>
      counts(desk, h, caller, ask.search),
  };
}
