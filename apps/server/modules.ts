import type { AccessControlModule } from '@sarn/access-control/server';
import { programsNamingUnits } from '@sarn/api-program/server';
import type { ApiProgramModule } from '@sarn/api-program/server';
import { backupModule } from '@sarn/backup/server';
import { usualDataRequestDays } from '@sarn/data-request/contract';
import { dataRequestOwner, mayReadDataRequest } from '@sarn/data-request/server';
import { fileModule } from '@sarn/file/server';
import type { FileModule, SealedReaders } from '@sarn/file/server';
import { packOf } from '@sarn/first-run/server';
import type { FirstRunModule } from '@sarn/first-run/server';
import type { HealthModule } from '@sarn/health/server';
import { helpModule, manualOwner, mayReadManual } from '@sarn/help/server';
import type { AuthenticationModule } from '@sarn/authentication/server';
import { mayReadOrder } from '@sarn/organisation/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { ProfileModule } from '@sarn/profile/server';
import { lineAccountModule } from '@sarn/line-account/server';
import { declaredNews, noticesOf, notificationModule } from '@sarn/notification/server';
import type { OutsideNeeds } from '@sarn/notification/server';
import type {
  Authenticate,
  Handle,
  IsSignedInDevice,
  NamesPeople,
  Platform,
  ServerModule,
  Tx,
} from '@sarn/platform-server';
import type { Deployment } from '@sarn/portal/contract';
import type { SignatureNeeds } from '@sarn/signature/server';
import { usualImportKeepDays } from '@sarn/data-migration/contract';
import { usualSecretSettings } from '@sarn/classification/contract';
import { arrivalOwner, mayReadArrival } from '@sarn/intake/server';
import { mayReadDocument, readSealedFile } from '@sarn/classification/server';
import { listReadable } from '@sarn/intake/server';
import { exchangePart } from '@sarn/exchange/server';
import { peopleImportModule } from '@sarn/people-import/server';
import { personnelModule } from '@sarn/personnel/server';
import { recordsModules } from '@sarn/records/server';
import type { Records, RecordsNeeds } from '@sarn/records/server';
import { withLiveFlags } from './live-flags.ts';
import { composeAbove } from './modules-above.ts';
import { composeAccess } from './modules-access.ts';
import { composeHealth, composePrograms, composeWebhooks } from './modules-operation.ts';
import { composeElsewhere } from './modules-elsewhere.ts';
import { composeFirstRun, unitPacksOf } from './modules-first-run.ts';
import { composeFurther } from './modules-further.ts';
import type { FurtherNeeds } from './modules-further.ts';
import { deploymentWith } from './deployment-list.ts';
import { composeConfiguration, withLiveSettings } from './modules-configuration.ts';
import { composePeople } from './modules-people.ts';
import type { CertificateModule } from '@sarn/certificate/server';
import { composeSigning } from './modules-signing.ts';
import type { PeopleModules } from './modules-people.ts';
import { usualSettings } from './module-settings.ts';
import type { ModuleSettings } from './module-settings.ts';

export { usualSettings } from './module-settings.ts';

/** The modules of one server process. */
export interface Composition {
  readonly modules: readonly ServerModule[];
  /** Finds the person of a token: the authentication module does it. */
  readonly authenticate: Authenticate;
  /** Whether somebody is signed in where a cookie comes from; nobody when left out. */
  readonly isSignedInDevice?: IsSignedInDevice;
  /** Whether a code of the first setup waits for somebody; never when left out. */
  readonly isSetupOpen?: () => Promise<boolean>;
  /** Services of the modules by name, for the demo agency and for tests. */
  readonly services: Services;
  /** Name and icon of the browser's tab, before the browser knows the deployment. */
  readonly brand?: { readonly title: string; readonly icon: string };
}

export type Services = Readonly<Record<string, unknown>> & {
  readonly organisation: OrganisationModule;
  readonly profile: ProfileModule;
  readonly authentication: AuthenticationModule;
  readonly file: FileModule;
  readonly registry: Records;
  readonly health: HealthModule;
  readonly firstRun: FirstRunModule;
  readonly certificate: Pick<CertificateModule, 'unlock'>;
};

/** Who may read what a file belongs to, by the kind of its owner. */
const readersOf = ({ clock }: Platform) => ({
  document: mayReadDocument,
  delegation: mayReadOrder,
  [manualOwner]: mayReadManual(clock),
  [arrivalOwner]: mayReadArrival,
  [dataRequestOwner]: mayReadDataRequest,
});

/**
 * Builds every module from the platform, and from the modules below it, in order of the tiers.
 * Nothing may run or ask the database here: the API document is made from the same composition
 * without one.
 *
 * @param describe another deployment than the named one, made of it; for tests
 */
export function composeModules(
  platform: Platform,
  settings: ModuleSettings = usualSettings,
  describe: (deployment: Deployment) => Deployment = (named) => named,
): Composition {
  const named = describe(deploymentWith(platform.config.deployment, settings));
  let switchedTo: (code: string) => boolean | undefined = () => undefined;
  const later = { organisation: () => organisation, all: () => modules };
  const configuration = composeConfiguration(platform, named, settings, later);
  const deployment = configuration.live(
    withLiveFlags(named, (code) => configuration.panelSwitchedTo(code) ?? switchedTo(code)),
  );
  const file = fileModule(platform, fileNeeds(platform, settings, later.organisation));
  const help = helpModule(platform, file, namesOf(later.organisation));
  const people = composePeople(platform, deployment, settings, {
    policyVersion: help.policyVersion,
    onClearanceEnded: (tx, personId) => forgetClassified(notification, tx, personId),
  });
  const { organisation, profile, authentication } = people;
  const { notification, ...telling } = composeNotification(platform, deployment, settings, {
    ...{ ...people, ownModules: () => notices, events: () => declaredNews(modules) },
  });
  const { all } = later;
  const given = { ...people, ...telling, notification, settings, deployment };
  const signing = composeSigning(platform, given, all);
  const needs = recordsNeeds(deployment, people, { notification, file, signing: signing.needs });
  const registry = recordsModules(platform, withLiveSettings(needs, deployment, configuration));
  const accessControl = composeAccess(platform, { organisation, named, deployment, all });
  switchedTo = accessControl.switchedTo;
  const elsewhere = composeElsewhere(platform, settings, { organisation, file, registry });
  const programs = composePrograms(platform, { organisation, notification }, all);
  const firstRun = composeFirstRun(platform, { ...people, configuration }, deployment);
  const below = [
    ...[...people.modules, ...telling.modules, file, help, ...registry.modules, ...elsewhere],
    ...[signing.certificate, signing.foreignAuthority, accessControl, configuration],
    ...personnelModules(platform, people, registry, { programs, accessControl }),
    backupModule(platform, organisation, notification),
    ...composeFurther(platform, furtherNeeds(deployment, people, { notification, file })),
    ...[programs, firstRun],
  ];
  const notices = noticesOf(below);
  const told = { organisation, notification, certificate: signing.certificate };
  const working = [
    ...below,
    ...composeAbove(platform, {
      ...{ deployment, people, registry, below, accessControl, configuration },
      webhooks: (acting) => composeWebhooks(platform, settings.webhooks, told, acting),
    }),
  ];
  const health = composeHealth(platform, working, { organisation, authentication, notification });
  const modules: readonly ServerModule[] = [...working, health];
  registry.assertErased(modules);
  return {
    modules,
    authenticate: programs.authenticateWith(authentication.authenticate),
    services: { ...told, profile, authentication, file, help, registry, health, firstRun },
    ...{ isSignedInDevice: authentication.isSignedInDevice, brand: brandOf(deployment) },
    isSetupOpen: firstRun.isSetupOpen,
  };
}

/** The LINE accounts of people, and all ways by which people are told; below both are the people. */
function composeNotification(
  platform: Platform,
  deployment: Deployment,
  settings: ModuleSettings,
  below: PeopleModules & Pick<OutsideNeeds, 'ownModules' | 'events'>,
) {
  const { organisation, authentication, ownModules, events } = below;
  const lineAccount = lineAccountModule(platform, {
    ...{ isOffered: deployment.flags.lineService, settings: settings.line },
  });
  const notification = notificationModule(platform, {
    ...{ people: organisation.organisation, documents: { readable: listReadable } },
    ...{ line: lineAccount.accounts, push: pushOf(deployment, settings, authentication) },
    ...(ownModules && { ownModules }),
    events,
  });
  const modules = [lineAccount, notification];
  return { modules, notification, lineMessages: lineAccount.messages };
}

/** Looked up for each page: the centre of the agency changes it. */
const brandOf = (deployment: Deployment) => ({
  get title() {
    return `${deployment.title.th} – ${deployment.agency.th}`;
  },
  get icon() {
    return deployment.logo;
  },
});

/** The settings of web push: whether it is offered, its services, and the sessions it trusts. */
const pushOf = (
  { flags }: Deployment,
  { pushServices }: ModuleSettings,
  { trustedSessions }: AuthenticationModule,
) => ({ isOffered: flags.webPush, services: pushServices, trustedSessions });

/** Modules in which somebody who leaves is named. */
interface LeftIn {
  readonly programs: ApiProgramModule;
  readonly accessControl: AccessControlModule;
}

/** People as the personnel office works with them, and tables of them. */
function personnelModules(
  platform: Platform,
  { organisation, profile, authentication }: PeopleModules,
  { acts }: Records,
  { programs, accessControl }: LeftIn,
): ServerModule[] {
  const needs = {
    ...{ organisation: organisation.organisation, people: organisation.people },
    ...{ profiles: profile.profiles },
    ...{ accounts: authentication.accounts, invitations: authentication.invitations },
  };
  return [
    personnelModule(platform, {
      ...needs,
      delegations: organisation.delegations,
      personWork: acts.personWork,
      leftRights: accessControl.leftRights,
      leftCommittees: acts.leftCommittees,
      leftWork: { programs: programs.ofPerson, ...acts.leftLists },
      directory: { isOn: authentication.isDirectoryOn, list: authentication.listDirectory },
    }),
    peopleImportModule(platform, { ...needs, identityKey: organisation.identityKey }),
  ];
}

/** What the modules of documents need of the people and of their own tools. */
const recordsNeeds = (
  deployment: Deployment,
  { organisation, authentication }: Pick<PeopleModules, 'organisation' | 'authentication'>,
  { notification, file, signing }: Parts & { readonly signing: SignatureNeeds },
): RecordsNeeds => ({
  signing,
  organisation: organisation.organisation,
  delegations: organisation.delegations,
  verifyPassword: authentication.verifyPassword,
  shutAccounts: authentication.accounts.shut,
  units: organisation.people,
  files: { ...file.fileService, uploadSink: file.uploadSink },
  notifications: notification.notificationService,
  noticesSeen: notification.noticesSeen,
  orderAsksPassword: deployment.flags.orderAsksPassword,
  asksSecond: () => deployment.flags.secondPerson,
  programsNamingUnits,
  holdsHeadRole: (h, personId) =>
    organisation.organisation.hasRoleNumbered(h, personId, deployment.headRoles),
  flowParts: [exchangePart],
  ...lawfulWays(deployment),
});

/** What the modules for other work than that of documents need of those below them. */
const furtherNeeds = (
  { dataRequestDays = usualDataRequestDays }: Deployment,
  { organisation, authentication }: Pick<PeopleModules, 'organisation' | 'authentication'>,
  { notification, file }: Parts,
): FurtherNeeds => ({
  organisation: organisation.organisation,
  notifications: notification.notificationService,
  files: file.fileService,
  consents: consentsOf(authentication),
  dataRequestDays,
});

interface Parts {
  readonly notification: ReturnType<typeof notificationModule>;
  readonly file: FileModule;
}

/** Answers to the personal-data policy, for requests about it. */
const consentsOf = ({ ownAccounts, keepConsent }: AuthenticationModule) => ({
  list: ownAccounts.consents,
  withdraw: (tx: Tx, personId: string) => keepConsent(tx, { personId, isAgreed: false }),
});

/** Settings in which agencies may differ, where the law allows it. */
const lawfulWays = ({
  unitPack = 'civil',
  secrets = usualSecretSettings,
  importKeepDays = usualImportKeepDays,
}: Deployment) => ({
  importKeepDays,
  // What the agency said of itself in the first setup is before the file of the deployment.
  unitPack: async (h: Handle) => {
    const pack = await packOf(h);
    return pack === null ? unitPack : unitPacksOf[pack];
  },
  secrets,
});

/** Names of people, from the module that is composed later. */
const namesOf = (people: () => OrganisationModule): NamesPeople => ({
  personCard: (h, ids) => people().organisation.personCard(h, ids),
});

/** Who may read files, also of classified documents, and what looks for viruses. */
const fileNeeds = (
  platform: Platform,
  settings: ModuleSettings,
  people: () => OrganisationModule,
): Parameters<typeof fileModule>[1] => ({
  readers: readersOf(platform),
  sealed: sealedFiles(platform, () => people().organisation),
  scanner: settings.virusScanner,
});

/** Reads the files of classified documents for their readers. */
const sealedFiles = (
  platform: Platform,
  people: () => OrganisationModule['organisation'],
): SealedReaders => ({
  document: (_h, caller, asked) => readSealedFile(platform, people(), caller, asked),
});

/** Deletes notifications about classified documents when the person's clearance ends. */
const forgetClassified = (
  { notificationService }: ReturnType<typeof notificationModule>,
  tx: Tx,
  personId: string,
): Promise<void> =>
  notificationService.withdraw(tx, { personIds: [personId], isConfidential: true });
