import { usualOfficeHours } from '@sarn/kernel';
import type { OfficeHours } from '@sarn/kernel';
import { usualSender } from '@sarn/platform-server';
import type { Caller, Handle, Platform, ServerModule } from '@sarn/platform-server';
import type { UnitPack } from '@sarn/organisation/contract';
import type { Delegations, Organisation } from '@sarn/organisation/server';
import { readQueues } from '@sarn/worklist/contract';
import { reservationLimits, usualNumberSettings } from '@sarn/register/contract';
import { usualImportKeepDays } from '@sarn/data-migration/contract';
import { usualSecretSettings } from '@sarn/classification/contract';
import type { NumberSettings } from '@sarn/register/contract';
import type { Queues } from '@sarn/document/contract';
import type { SecretSettings } from '@sarn/classification/contract';
import { act } from '@sarn/document/server';
import { shareWaiting } from '@sarn/delegation/server';
import { documentSubjects, documentUses } from '@sarn/search/server';
import { recipientListsOfPerson, remindDue } from '@sarn/circulation/server';
import type { Dependencies } from '@sarn/document/server';
import { detail } from '@sarn/document/server';
import { book, handOver, markUndelivered, partnerUses, readLinkKey } from '@sarn/dispatch/server';
import { documentEngine } from '@sarn/document/server';
import {
  documentTemplateModule,
  keepTemplate,
  shareTemplate,
  templatesFor,
} from '@sarn/document-template/server';
import type { DocumentPart } from '@sarn/document/server';
import type { UnitLives } from '@sarn/reorganisation/server';
import { changePlanned, endPlanned, moveReaders, settleDue } from '@sarn/reorganisation/server';
import { exportAll, importOrigins } from '@sarn/data-migration/server';
import type { ExportTarget } from '@sarn/data-migration/server';
import { arrive, register } from '@sarn/intake/server';
import { salutationUses, saveLetterDraft } from '@sarn/correspondence/server';
import { createLiveChanges, tellingAccess } from '@sarn/document/server';
import { annotationModule } from '@sarn/annotation/server';
import { assignmentModule } from '@sarn/assignment/server';
import { circulationModule } from '@sarn/circulation/server';
import { classificationModule } from '@sarn/classification/server';
import { contactModule, saveContact } from '@sarn/contact/server';
import { correspondenceModule } from '@sarn/correspondence/server';
import { creationModule } from '@sarn/creation/server';
import { dataMigrationModule } from '@sarn/data-migration/server';
import { delegationModule } from '@sarn/delegation/server';
import { dispatchModule } from '@sarn/dispatch/server';
import { documentModule } from '@sarn/document/server';
import { intakeModule } from '@sarn/intake/server';
import { orderFormModule } from '@sarn/order-form/server';
import { routeListsOfPerson, routingModule } from '@sarn/routing/server';
import { registerModule } from '@sarn/register/server';
import { reorganisationModule } from '@sarn/reorganisation/server';
import { retentionModule } from '@sarn/retention/server';
import { reviewModule } from '@sarn/review/server';
import { relatedDocumentsModule } from '@sarn/related-documents/server';
import { searchModule } from '@sarn/search/server';
import { batchSigningModule } from '@sarn/batch-signing/server';
import { signDocument, signatureModule } from '@sarn/signature/server';
import { keptReads } from './kept-reads.ts';
import type { SignatureNeeds } from '@sarn/signature/server';
import { documentStartModule } from '@sarn/document-start/server';
import { ownDraftsModule } from '@sarn/own-drafts/server';
import { usualRemarkSetting } from '@sarn/printed-document/contract';
import type { RemarkSetting } from '@sarn/printed-document/contract';
import { noPageSources, printedDocumentModule, typefaceLook } from '@sarn/printed-document/server';
import { noticeListModule } from '@sarn/notice-list/server';
import { noNoticesSeen } from '@sarn/notification/server';
import type { NoticesSeen } from '@sarn/notification/server';
import { workloadModule } from '@sarn/workload/server';
import { worklistModule } from '@sarn/worklist/server';
import { save } from '@sarn/correspondence/server';
import { toOrganisationPort } from '@sarn/document/server';
import { documentDetail, documentRules, flowParts, searchRelations } from './records-parts.ts';
import type { FilePort, NoticeSink, VerifyPassword } from '@sarn/document/server';
import { tellingUrgency } from '@sarn/document/server';
import { documentClassesModule } from '@sarn/document-classes/server';
import { books, savePublicationDraft } from '@sarn/correspondence/server';
import { markRead } from '@sarn/document/server';
import { remindAll, remindTimed } from '@sarn/assignment/server';
import { committeesOf, noteMember, retentionLists, surveyYear } from '@sarn/retention/server';
import { privateNotifications } from '@sarn/classification/server';
import { assertTextsAreErased, emptySlots } from '@sarn/document/server';
import { personWorks, transferAllWork } from '@sarn/reorganisation/server';
import { counts, createFolder, fileDocument, heldFolders, toDoCount } from '@sarn/worklist/server';

export interface RecordsNeeds {
  readonly organisation: Organisation;
  readonly delegations: Delegations;
  readonly files: FilePort;
  readonly notifications: NoticeSink;
  /** Notices as their reader may see them; none about documents by default. */
  readonly noticesSeen?: NoticesSeen;
  readonly verifyPassword: VerifyPassword;
  /** Keys of people, and what stands for their password in an act; without it nobody signs digitally. */
  readonly signing?: SignatureNeeds;
  readonly units: UnitLives;
  /** How the agency calls its units; as the civil service does by default. */
  readonly unitPack?: (h: Handle) => Promise<UnitPack>;
  /** Programs of the agency that are of these units; none by default. */
  readonly programsNamingUnits?: Dependencies['programsNamingUnits'];
  /** Whether the end or split of a unit waits for a second person; never by default. */
  readonly asksSecond?: () => boolean;
  /** Whether orders need the password of the person giving them; off by default. */
  readonly orderAsksPassword?: boolean;
  /** Most numbers in one reservation; 50 by default. */
  readonly reserveAtMost?: number;
  /** How letters are numbered; `usualNumberSettings` by default. */
  readonly numbering?: NumberSettings;
  /** Office hours, in which the time to act passes; `usualOfficeHours` by default. */
  readonly officeHours?: OfficeHours;
  /** What is kept of classified documents; `usualSecretSettings` by default. */
  readonly secrets?: SecretSettings;
  /** Days that the rows of an imported table are kept; `usualImportKeepDays` by default. */
  readonly importKeepDays?: number;
  /** Which of these people have a suspended or closed account; nobody by default. */
  readonly shutAccounts?: (
    h: Handle,
    personIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Whether a person holds a head role of the deployment; nobody by default. */
  readonly holdsHeadRole?: (h: Handle, personId: string) => Promise<boolean>;
  /** Sender of letters by e-mail; the sender of all other mails by default. */
  readonly centralMail?: string | null;
  /** The emblem of papers of a moment; none by default. */
  readonly emblemAt?: Dependencies['emblemAt'];
  /** How orders and remarks are set; `usualRemarkSetting` by default. */
  readonly remarks?: RemarkSetting;
  /** Queues of the deployment (`readQueues`); the declared ones by default. */
  readonly queues?: Queues;
  /** What other modules add to the flows of documents. */
  readonly flowParts?: readonly DocumentPart[];
}

/** The acts on documents for programs that work on it without a browser (demo, import). */
export type RecordsActs = ReturnType<typeof actsOf>;

function actsOf(deps: Dependencies) {
  return {
    register: register.bind(null, deps),
    arrive: arrive.bind(null, deps),
    saveMemo: save.bind(null, deps),
    savePublication: savePublicationDraft.bind(null, deps),
    saveLetter: saveLetterDraft.bind(null, deps),
    act: act.bind(null, deps),
    saveContact: saveContact.bind(null, deps),
    markRead: markRead.bind(null, deps),
    shareWaiting: shareWaiting.bind(null, deps),
    detail: detail.bind(null, deps),
    remindAll: remindAll.bind(null, deps),
    remindTimed: remindTimed.bind(null, deps),
    endPlanned: endPlanned.bind(null, deps),
    changePlanned: changePlanned.bind(null, deps),
    moveReaders: moveReaders.bind(null, deps),
    settleProposals: settleDue.bind(null, deps),
    transferAllWork: transferAllWork.bind(null, deps),
    personWork: personWorks(deps),
    /** Lists in which somebody who leaves is named. */
    leftLists: {
      'route-lists': routeListsOfPerson(deps),
      'recipient-lists': recipientListsOfPerson(deps),
    },
    /** Committees that wait for an answer of people who leave. */
    leftCommittees: { list: committeesOf, noteMember: noteMember.bind(null, deps) },
    remindCirculations: remindDue.bind(null, deps),
    surveyYear: surveyYear.bind(null, deps),
    retentionLists: retentionLists(deps),
    createFolder: createFolder.bind(null, deps),
    fileDocument: fileDocument.bind(null, deps),
    deliveryBook: book.bind(null, deps),
    handOver: handOver.bind(null, deps),
    keepTemplate: keepTemplate.bind(null, deps),
    shareTemplate: shareTemplate.bind(null, deps),
    templatesFor: templatesFor.bind(null, deps),
    markUndelivered: markUndelivered.bind(null, deps),
  };
}

/** The key is read once, when the first letter is sent. */
function keptKey(dataDir: string): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () => (key ??= readLinkKey(dataDir));
}

/** Defaults where the composition gives nothing. */
const usualWays = () => ({
  orderAsksPassword: false,
  reserveAtMost: reservationLimits.numbers,
  numbering: usualNumberSettings,
  officeHours: usualOfficeHours,
  remarks: usualRemarkSetting,
  secrets: usualSecretSettings,
  importKeepDays: usualImportKeepDays,
  holdsHeadRole: async () => false,
  noticesSeen: noNoticesSeen,
  unitPack: async () => 'civil' as const,
  asksSecond: () => false,
  programsNamingUnits: async () => [],
  queues: readQueues(),
  emblemAt: async () => null,
});

/** The dependencies of the modules of documents. */
function makeDependencies(platform: Platform, needs: RecordsNeeds): Dependencies {
  const organisation = toOrganisationPort(needs.organisation);
  const changes = createLiveChanges(platform, organisation);
  const told = tellingAccess(tellingUrgency(needs.notifications), changes);
  const notifications = privateNotifications(told, organisation);
  const usual = usualWays();
  const outside = {
    channels: new Map(),
    linkKey: keptKey(platform.config.dataDir),
  };
  return {
    slots: emptySlots(),
    pageSources: noPageSources(),
    ...usual,
    ...needs,
    ...outside,
    // Looked up at each use: the centre of the agency changes them.
    get queues() {
      return needs.queues ?? usual.queues;
    },
    get numbering() {
      return needs.numbering ?? usual.numbering;
    },
    get officeHours() {
      return needs.officeHours ?? usual.officeHours;
    },
    get remarks() {
      return needs.remarks ?? usual.remarks;
    },
    get centralMail() {
      return needs.centralMail ?? usualSender(platform.config);
    },
    rules: documentRules,
    detail: documentDetail,
    searched: searchRelations,
    lineOrigins: importOrigins,
    ...keptReads(platform),
    heldFolders,
    engine: documentEngine([...flowParts, ...(needs.flowParts ?? [])]),
    platform,
    organisation,
    unitTrees: needs.organisation,
    mayDraft: (h, personId) => needs.organisation.isPermitted(h, 'registry.draft', personId),
    isShut: async (h, personId) =>
      (await needs.shutAccounts?.(h, [personId]))?.has(personId) ?? false,
    permitted: (h, permission) => needs.organisation.peoplePermitted(h, permission),
    notifications,
    changes,
  };
}

/** The modules of documents as the composition sees them. */
export type Records = ReturnType<typeof recordsModules>;

/** The modules that work on documents, over the same dependencies, in the order of their tiers. */
function modulesOf(deps: Dependencies, { signing }: RecordsNeeds) {
  const look = (h: Handle) => typefaceLook(deps, h);
  const intake = intakeModule(deps, look);
  const dispatch = dispatchModule(deps);
  const modules: readonly ServerModule[] = [
    documentClassesModule({ ...documentUses, salutation: salutationUses }),
    documentModule(deps),
    orderFormModule(),
    contactModule(deps, partnerUses),
    searchModule(deps),
    relatedDocumentsModule(deps),
    registerModule(deps),
    creationModule(deps),
    routingModule(deps),
    classificationModule(deps),
    correspondenceModule(deps),
    printedDocumentModule(deps),
    intake.module,
    assignmentModule(deps),
    delegationModule(deps),
    annotationModule(deps),
    ...(signing ? signatureModules(deps, signing) : []),
    reviewModule(deps),
    documentTemplateModule(deps),
    dispatch.module,
    circulationModule(deps),
    retentionModule(deps),
    dataMigrationModule(deps),
    worklistModule(deps),
    workloadModule(deps),
    noticeListModule(deps),
    ownDraftsModule(deps),
    documentStartModule(deps),
    reorganisationModule(deps),
  ];
  return { modules, arrivals: intake.arrivals, dispatch: dispatch.dispatch };
}

/** Digital signatures, one by one and in batches. */
const signatureModules = (documents: Dependencies, needs: SignatureNeeds) => [
  signatureModule(documents, needs),
  batchSigningModule({ documents, needs }),
];

/** Puts the modules of documents together. `todoCounts` fills the cards of the portal. */
export function recordsModules(platform: Platform, needs: RecordsNeeds) {
  const deps = makeDependencies(platform, needs);
  const { modules, arrivals, dispatch } = modulesOf(deps, needs);
  return {
    modules,
    acts: actsOf(deps),
    /** Takes letters from elsewhere, and answers their senders. */
    arrivals,
    dispatch,
    /** Signs digitally, where people have keys; it opens its own transactions. */
    sign: needs.signing && signDocument.bind(null, { documents: deps, needs: needs.signing }),
    /** Refuses modules with text of documents that nothing deletes. */
    assertErased: (all: readonly ServerModule[]) => assertTextsAreErased(all, deps.slots),
    /** Exports everything of the registry to a folder: for a command line, not for a call. */
    exportAll: (to: ExportTarget) => exportAll(deps, to),
    /** Documents as the audit trail names them. */
    documentSubjects: documentSubjects(deps),
    /** Fills the book panels of the dashboard. */
    books,
    todoCounts: (h: Handle, caller: Caller, ask: { readonly search: string }) =>
      counts(deps, h, caller, ask.search),
    /** Fills the number at the menu entry of the dashboard. */
    toDoCount,
  };
}
