import { usualSender } from '@sarn/platform-server';
import type { Caller, Handle, Platform, ServerModule } from '@sarn/platform-server';
import type { Delegations, Organisation } from '@sarn/organisation/server';
import {
  readQueues,
  reservationLimits,
  usualImportKeepDays,
  usualNumberSettings,
  usualSecretSettings,
} from '../contract/index.ts';
import type { NumberSettings, Queues, SecretSettings } from '../contract/index.ts';
import { act } from './act.service.ts';
import { shareWaiting } from './acting/acting.service.ts';
import { paperSubjects } from './audit/paper-subjects.ts';
import { remindDue } from './circulation/circulation.jobs.ts';
import type { Desk } from './desk.ts';
import { detail } from './detail.service.ts';
import { readLinkKey } from './dispatch/receipt-link.ts';
import { documentEngine } from './document-engine.ts';
import type { DocumentPart } from './document-engine.ts';
import type { UnitLives } from './manifests/reorganisation.module.ts';
import { endPlanned } from './ending/plan.service.ts';
import { exportAll } from './export/export.service.ts';
import type { ExportTarget } from './export/export.service.ts';
import { arrive, register } from './incoming.service.ts';
import { saveLetterDraft } from './letter.service.ts';
import { createLiveChanges, tellingAccess } from './live-changes.ts';
import { assignmentModule } from './manifests/assignment.module.ts';
import { circulationModule } from './manifests/circulation.module.ts';
import { classificationModule } from './manifests/classification.module.ts';
import { contactModule } from './manifests/contact.module.ts';
import { correspondenceModule } from './manifests/correspondence.module.ts';
import { dataMigrationModule } from './manifests/data-migration.module.ts';
import { delegationModule } from './manifests/delegation.module.ts';
import { dispatchModule } from './manifests/dispatch.module.ts';
import { documentModule } from './manifests/document.module.ts';
import { intakeModule } from './manifests/intake.module.ts';
import { registerModule } from './manifests/register.module.ts';
import { reorganisationModule } from './manifests/reorganisation.module.ts';
import { retentionModule } from './manifests/retention.module.ts';
import { searchModule } from './manifests/search.module.ts';
import { worklistModule } from './manifests/worklist.module.ts';
import { save } from './memo.service.ts';
import { toOrganisationPort } from './organisation.ts';
import { documentDetail, documentRules, flowParts } from './records-parts.ts';
import type { FilePort, NotificationPort, VerifyPassword } from './ports.ts';
import { books, savePublicationDraft } from './publication.service.ts';
import { markRead } from './reading.service.ts';
import { remindAll } from './reminder/reminder.service.ts';
import { surveyYear } from './retention/retention.jobs.ts';
import { discreet } from './secret/secret-news.ts';
import { emptySlots } from './slots.ts';
import { takeOverAll } from './take-over/take-over.service.ts';
import { counts } from './todo.service.ts';

export interface RecordsNeeds {
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

/** The acts on documents for programs that work on it without a browser (demo, import). */
export type RecordsActs = ReturnType<typeof actsOf>;

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

/** What holds where the composition says nothing. */
const usualWays = () => ({
  orderAsksPassword: false,
  reserveAtMost: reservationLimits.numbers,
  numbering: usualNumberSettings,
  secrets: usualSecretSettings,
  importKeepDays: usualImportKeepDays,
  queues: readQueues(),
});

/** All that the modules of documents work with. */
function makeDesk(platform: Platform, needs: RecordsNeeds): Desk {
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
    rules: documentRules,
    detail: documentDetail,
    engine: documentEngine([...flowParts, ...(needs.flowParts ?? [])]),
    platform,
    organisation,
    notifications,
    changes,
  };
}

/** The modules of documents as the composition sees them. */
export type Records = ReturnType<typeof recordsModules>;

/** The modules that work on documents, over the same dependencies, in the order of their tiers. */
function modulesOf(desk: Desk) {
  const intake = intakeModule(desk);
  const dispatch = dispatchModule(desk);
  const modules: readonly ServerModule[] = [
    documentModule(desk),
    contactModule(desk),
    searchModule(desk),
    registerModule(desk),
    classificationModule(desk),
    correspondenceModule(desk),
    intake.module,
    assignmentModule(desk),
    delegationModule(desk),
    dispatch.module,
    circulationModule(desk),
    retentionModule(desk),
    dataMigrationModule(desk),
    worklistModule(desk),
    reorganisationModule(desk),
  ];
  return { modules, arrivals: intake.arrivals, dispatch: dispatch.dispatch };
}

/** Puts the modules of documents together. `todoCounts` fills the cards of the portal. */
export function recordsModules(platform: Platform, needs: RecordsNeeds) {
  const desk = makeDesk(platform, needs);
  const { modules, arrivals, dispatch } = modulesOf(desk);
  return {
    modules,
    acts: actsOf(desk),
    /** The way in for letters from elsewhere, and the way back to who sent them. */
    arrivals,
    dispatch,
    /** Everything the registry holds, to a folder: for a command of the console, not for a call. */
    exportAll: (to: ExportTarget) => exportAll(desk, to),
    /** Documents as the audit trail names them. */
    paperSubjects: paperSubjects(desk),
    /** Fills the book panels of the dashboard. */
    books,
    todoCounts: (h: Handle, caller: Caller, ask: { readonly search: string }) =>
      counts(desk, h, caller, ask.search),
  };
}
