import { usualOfficeHours } from '@sarn/kernel';
import { configurationModule } from '@sarn/configuration/server';
import type { ConfigurationModule, ConfigurationNeeds } from '@sarn/configuration/server';
import { cardColours } from '@sarn/configuration/contract';
import type { ConfigurationCode } from '@sarn/configuration/contract';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { usualRemarks } from '@sarn/portal/contract';
import type { Deployment } from '@sarn/portal/contract';
import type { RecordsNeeds } from '@sarn/records/server';
import { usualNumberSettings } from '@sarn/register/contract';
import type { NumberSettings } from '@sarn/register/contract';
import { queuesOf } from './deployment-queues.ts';
import type { ModuleSettings } from './module-settings.ts';

/** Values of the centre that the environment may hold. */
const heldBy = ({ addresses, centralMail }: ModuleSettings): ReadonlySet<ConfigurationCode> =>
  new Set<ConfigurationCode>([
    ...(addresses.archiveUrl === null ? [] : ['archiveUrl' as const]),
    ...(addresses.intranetUrl === null ? [] : ['intranetUrl' as const]),
    ...(centralMail === null ? [] : ['centralMail' as const]),
  ]);

/**
 * What the centre of the agency sets otherwise than the deployment file.
 * Other modules are asked at calls only, when all are composed.
 */
export const composeConfiguration = (
  platform: Platform,
  base: Deployment,
  settings: ModuleSettings,
  {
    organisation,
    all,
  }: { organisation: () => OrganisationModule; all: () => readonly ServerModule[] },
): ConfigurationModule =>
  configurationModule(platform, {
    base,
    centralMail: settings.centralMail,
    held: heldBy(settings),
    given: () => ({
      tables: all().flatMap((module) => module.settings ?? []),
      parts: all().flatMap((module) => module.configuration ?? []),
      errors: Object.assign({}, ...all().map(({ errors }) => errors)),
    }),
    organisation: peopleOf(organisation),
    cardsOf: (deployment) =>
      queuesOf(deployment).map(({ code, th, en, color, isHidden }) => ({
        ...{ code, th, en, isHidden },
        color: cardColours.find((known) => known === color) ?? 'grey',
      })),
  });

/** People and units, from the module that is composed later. */
const peopleOf = (organisation: () => OrganisationModule): ConfigurationNeeds['organisation'] => ({
  personCard: (...asked) => organisation().organisation.personCard(...asked),
  unitsWithAncestors: (...asked) => organisation().organisation.unitsWithAncestors(...asked),
  units: (...asked) => organisation().organisation.units(...asked),
  unitTree: (...asked) => organisation().organisation.unitTree(...asked),
});

/** How numbers are formed, as the agency has it now. */
export const numberingOf = ({ numbering }: Deployment): NumberSettings => ({
  ...usualNumberSettings,
  ...numbering,
});

/** The needs of the modules of documents, with settings that are looked up at each use. */
export const withLiveSettings = (
  needs: RecordsNeeds,
  deployment: Deployment,
  { centralMail, emblemAt }: ConfigurationModule,
): RecordsNeeds => ({
  ...needs,
  get queues() {
    return queuesOf(deployment);
  },
  get numbering() {
    return numberingOf(deployment);
  },
  get officeHours() {
    const { officeHours, noonBreak } = deployment;
    const noon = noonBreak === undefined ? usualOfficeHours.noon : noonBreak;
    return { ...(officeHours ?? usualOfficeHours), noon };
  },
  get remarks() {
    return deployment.remarks ?? usualRemarks;
  },
  get centralMail() {
    return centralMail();
  },
  emblemAt,
});
