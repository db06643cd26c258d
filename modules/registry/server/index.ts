import { fileURLToPath } from 'node:url';
import { closePaper, paperErrors } from '@sarn/paper/server';
import type { Delegations, Organisation } from '@sarn/organisation/server';
import { usualSender } from '@sarn/platform-server';
import type {
  Caller,
  Handle,
  JobDefinition,
  Platform,
  Route,
  ServerModule,
} from '@sarn/platform-server';
import {
  actingActErrors,
  arrivalErrors,
  attachmentErrors,
  consolidationErrors,
  circulationErrors,
  referenceErrors,
  routingErrors,
  contactErrors,
  exportErrors,
  importErrors,
  dispatchErrors,
  listErrors,
  readQueues,
  registryAuditWords,
  registryErrors,
  registryPermissions,
  replyErrors,
  reservationLimits,
  secretErrors,
  retentionErrors,
  usualImportKeepDays,
  usualNumberSettings,
  usualSecretSettings,
} from '../contract/index.ts';
import type { NumberSettings, Queues, SecretSettings } from '../contract/index.ts';
import { act } from './act.service.ts';
import { actingRoutes } from './acting/acting.routes.ts';
import { clearOverJob } from './acting/acting.jobs.ts';
import { shareWaiting } from './acting/acting.service.ts';
import { arrivalDoor } from './arrival/arrival.jobs.ts';
import { arrivalOwner, arrivalsOf, mayReadArrival } from './arrival/arrival-door.ts';
import { blankArrivals } from './arrival/arrival.store.ts';
import { arrivalRoutes } from './arrival/arrival.routes.ts';
import { paperSubjects } from './audit/paper-subjects.ts';
import { bookRoutes } from './book/book.routes.ts';
import { circulationRoutes } from './circulation/circulation.routes.ts';
import { routingRoutes } from './routing/routing.routes.ts';
import { remindCirculationsJob, remindDue } from './circulation/circulation.jobs.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import type { Desk, UnitLives } from './desk.ts';
import { listOldNumbers } from './import/import-run.store.ts';
import { importRoom } from './import/import.routes.ts';
import { dispatchDoor } from './dispatch/dispatch-door.ts';
import { dispatchRoutes } from './dispatch/dispatch.routes.ts';
import { mailChannel } from './dispatch/mail.channel.ts';
import { readLinkKey } from './dispatch/receipt-link.ts';
import { draftRoutes } from './draft.routes.ts';
import { endPlannedJob } from './ending/ending.jobs.ts';
import { endingRoutes } from './ending/ending.routes.ts';
import { endPlanned } from './ending/plan.service.ts';
import { exportAll } from './export/export.service.ts';
import type { ExportTarget } from './export/export.service.ts';
import { detail } from './detail.service.ts';
import { documentEngine } from './document-engine.ts';
import type { DocumentPart } from './document-engine.ts';
import { incomingRoutes } from './incoming.routes.ts';
import { arrive, register } from './incoming.service.ts';
import { listRoutes } from './list/list.routes.ts';
import { queueRoutes } from './list/queue.routes.ts';
import { saveLetterDraft } from './letter.service.ts';
import { save } from './memo.service.ts';
import { books, savePublicationDraft } from './publication.service.ts';
import { createLiveChanges, tellingAccess } from './live-changes.ts';
import { numberingRoutes } from './numbering/numbering.routes.ts';
import { toOrganisationPort } from './organisation.ts';
import type { FilePort, NotificationPort, VerifyPassword } from './ports.ts';
import { registryDetail } from './parts/registry-detail.ts';
import { registryRules } from './parts/registry-rules.ts';
import { registryParts } from './parts/registry-parts.ts';
import { markRead } from './reading.service.ts';
import { registryRoutes } from './registry.routes.ts';
import { retentionJobs, surveyYear } from './retention/retention.jobs.ts';
import { isHeld } from './retention/paper.store.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { emptySlots } from './slots.ts';
import { remindJob } from './reminder/reminder.jobs.ts';
import { remindAll } from './reminder/reminder.service.ts';
import { reminderRoutes } from './reminder/reminder.routes.ts';
import { replyRoutes } from './reply/reply.routes.ts';
import { reportRoutes } from './report/report.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { refreshFindJob } from './search/search.jobs.ts';
import { endEmergenciesJob } from './secret/secret.jobs.ts';
import { secretRoutes } from './secret/secret.routes.ts';
import { discreet } from './secret/secret-news.ts';
import { mayOpenPaper } from './secret/sitting.service.ts';
import { takeOverAll } from './take-over/take-over.service.ts';
import { takeOverJob } from './take-over/take-over.jobs.ts';
import { counts } from './todo.service.ts';

export { nameScanFolder } from './import/scan-folder.service.ts';
/** For programs that bring many papers at once: makes the rows of the search for what is due. */
export { listReadable as readablePapers } from './access.store.ts';
export { readSealedFile } from './secret/sitting.service.ts';
export { refreshFind } from './search/find.store.ts';

// The flow engine, for modules whose subjects are no documents.
export { flowEngine } from './engine/flow-engine.ts';
export { formOf } from './engine/flow-part.ts';
export type { Asking, FlowPart, MoveOf } from './engine/flow-part.ts';
export { makeMove } from './engine/make-move.ts';
export type { AskedOf, SubjectType } from './engine/make-move.ts';

export { arrivalOwner, mayReadArrival };
export type { AnswerArrival } from './arrival/arrival-door.ts';
export type { DispatchChannel, OutgoingDispatch, Reachable } from './dispatch/channel.ts';
export type { DispatchResult, Recorded } from './dispatch/result.service.ts';

export interface RegistryNeeds {
  readonly organisation: Organisation;
  readonly delegations: Delegations;
  readonly files: FilePort;
  readonly notifications: NotificationPort;
  readonly verifyPassword: VerifyPassword;
  readonly units: UnitLives;
  /** Orders ask for the password of who gives them; off where nothing is said. */
  readonly orderAsksPassword?: boolean;
  /** Numbers in one reservation at most; 50 where nothing is said. */
  readonly reserveAtMost?: number;
  /** Ways of numbering; `usualNumberSettings` where nothing is said. */
  readonly numbering?: NumberSettings;
  /** What is kept of classified papers; `usualSecretSettings` where nothing is said. */
  readonly secrets?: SecretSettings;
  /** Days that the rows of an imported table are kept; `usualImportKeepDays` where nothing is said. */
  readonly importKeepDays?: number;
  /** Sender of letters by e-mail; the sender of every mail where nothing is said. */
  readonly centralMail?: string | null;
  /** Queues of the deployment (`readQueues`); as they stand where nothing is said. */
  readonly queues?: Queues;
  /** What other modules bring to the flows of documents. */
  readonly flowParts?: readonly DocumentPart[];
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
    endPlanned: endPlanned.bind(null, desk),
    takeOverAll: takeOverAll.bind(null, desk),
    remindCirculations: remindDue.bind(null, desk),
    surveyYear: surveyYear.bind(null, desk),
  };
}

/** The key is read once, when the first letter leaves. */
function keptKey(dataDir: string): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () => (key ??= readLinkKey(dataDir));
}

/** The registry as the composition sees it. */
export type Registry = ReturnType<typeof registryModule>;

/**
 * Whether the caller may read a paper, and said why where it is classified: the rule for whoever
 * keeps something that belongs to one, such as the file store. It needs no module, so it can be given before there is
 * one.
 */
export const mayReadDocument = (h: Handle, caller: Caller, documentId: string): Promise<boolean> =>
  mayOpenPaper(h, caller, documentId, new Date());

/** What its calls can refuse; printing is done for them by the paper module. */
const errors = {
  ...registryErrors,
  ...listErrors,
  ...actingActErrors,
  ...attachmentErrors,
  ...consolidationErrors,
  ...circulationErrors,
  ...referenceErrors,
  ...routingErrors,
  ...contactErrors,
  ...arrivalErrors,
  ...retentionErrors,
  ...paperErrors,
  ...dispatchErrors,
  ...replyErrors,
  ...secretErrors,
  ...importErrors,
  ...exportErrors,
};

/** Calls that need nothing but the desk. */
const routesOf = (desk: Desk): Route[] => [
  ...registryRoutes(desk),
  ...incomingRoutes(desk),
  ...draftRoutes(desk),
  ...queueRoutes(desk),
  ...searchRoutes(desk),
  ...actingRoutes(desk),
  ...bookRoutes(desk),
  ...listRoutes(desk),
  ...reminderRoutes(desk),
  ...numberingRoutes(desk),
  ...endingRoutes(desk),
  ...reportRoutes(desk),
  ...circulationRoutes(desk),
  ...routingRoutes(desk),
  ...contactRoutes(desk),
  ...secretRoutes(desk),
  ...arrivalRoutes(desk),
  ...dispatchRoutes(desk),
  ...replyRoutes(desk),
];

/** Jobs that need nothing but the desk. */
const jobsOf = (desk: Desk): JobDefinition[] => [
  refreshFindJob,
  remindJob(desk),
  takeOverJob(desk),
  endPlannedJob(desk),
  clearOverJob(desk),
  remindCirculationsJob(desk),
  endEmergenciesJob(desk),
];

/** What holds where the composition says nothing. */
const usualWays = () => ({
  orderAsksPassword: false,
  reserveAtMost: reservationLimits.numbers,
  numbering: usualNumberSettings,
  secrets: usualSecretSettings,
  importKeepDays: usualImportKeepDays,
  queues: readQueues(),
});

/** What the parts of the registry say to each other about documents and registers. */
function fillSlots({ slots }: Desk): void {
  slots.relatedContent.push({
    ownerKind: arrivalOwner,
    ownersOf: arrivalsOf,
    blank: async (tx, documentId) => void (await blankArrivals(tx, documentId)),
  });
  slots.removalObstacles.push(isHeld);
  slots.numbersGivenElsewhere.push(listOldNumbers);
}

/** All that the parts of the registry work with. */
function makeDesk(platform: Platform, needs: RegistryNeeds): Desk {
  const organisation = toOrganisationPort(needs.organisation);
  const changes = createLiveChanges(platform, organisation);
  const told = tellingAccess(needs.notifications, changes);
  const notifications = discreet(told, organisation);
  const outside = {
    channels: new Map(),
    centralMail: needs.centralMail ?? usualSender(platform.config),
    linkKey: keptKey(platform.config.dataDir),
  };
  return {
    slots: emptySlots(),
    ...usualWays(),
    ...needs,
    ...outside,
    rules: registryRules,
    detail: registryDetail,
    engine: documentEngine([...registryParts, ...(needs.flowParts ?? [])]),
    platform,
    organisation,
    notifications,
    changes,
  };
}

/**
 * The registry: letters, registers, numbers, the flow and its queues.
 * `todoCounts` fills the cards of the portal.
 */
export function registryModule(platform: Platform, needs: RegistryNeeds) {
  const desk = makeDesk(platform, needs);
  fillSlots(desk);
  const mail = mailChannel(desk);
  desk.channels.set('email', mail.channel);
  const retention = retentionJobs(desk);
  const imported = importRoom(desk);
  const arrivals = arrivalDoor(desk);
  const module: ServerModule = {
    name: 'registry',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    errors,
    auditWords: registryAuditWords,
    permissions: registryPermissions,
    routes: [...routesOf(desk), ...imported.routes, ...retentionRoutes(desk, retention.start)],
    jobs: [
      ...jobsOf(desk),
      ...imported.jobs,
      arrivals.job,
      ...retention.jobs,
      mail.job as JobDefinition,
    ],
    settled: desk.changes.settled,
    stop: async () => {
      await desk.changes.settled();
      await closePaper();
    },
  };
  return {
    ...module,
    acts: actsOf(desk),
    /** The way in for letters from elsewhere, and the way back to who sent them. */
    arrivals,
    dispatch: dispatchDoor(desk),
    /** Everything the registry holds, to a folder: for a command of the console, not for a call. */
    exportAll: (to: ExportTarget) => exportAll(desk, to),
    /** Papers as the audit trail names them. */
    paperSubjects: paperSubjects(desk),
    /** Fills the book panels of the dashboard. */
    books,
    todoCounts: (h: Handle, caller: Caller, ask: { readonly search: string }) =>
      counts(desk, h, caller, ask.search),
  };
}
