import { findSettings, setBackups } from '@sarn/backup/server';
import type { ConfigurationModule } from '@sarn/configuration/server';
import type { AgencyPack } from '@sarn/first-run/contract';
import { firstRunModule } from '@sarn/first-run/server';
import type { FirstRunModule } from '@sarn/first-run/server';
import type { UnitPack } from '@sarn/organisation/contract';
import { createCalendarDependencies, holidaysOf } from '@sarn/organisation/server';
import type { Platform } from '@sarn/platform-server';
import type { Deployment } from '@sarn/portal/contract';
import { numberingOf } from './modules-configuration.ts';
import type { PeopleModules } from './modules-people.ts';

/** How the units of each kind of agency are called; schools have the words of the civil service. */
export const unitPacksOf: Readonly<Record<AgencyPack, UnitPack>> = {
  civil: 'civil',
  teacher: 'civil',
  university: 'university',
  enterprise: 'enterprise',
};

interface Below extends PeopleModules {
  readonly configuration: ConfigurationModule;
}

/** The first setup, over what the modules below it set. */
export function composeFirstRun(
  platform: Platform,
  { organisation, authentication, secondFactor, configuration }: Below,
  deployment: Deployment,
): FirstRunModule {
  const calendar = createCalendarDependencies(platform, organisation.organisation);
  return firstRunModule(platform, {
    organisation: organisation.organisation,
    people: organisation.people,
    accounts: authentication.accounts,
    entrance: authentication.signIn.entrance,
    firstFactor: secondFactor.firstFactor,
    identityKey: organisation.identityKey,
    // Looked up at each use: the agency changes it while the server runs.
    numbering: () => numberingOf(deployment),
    setNames: configuration.setNames,
    backup: {
      settings: findSettings,
      set: (tx, context, settings) => setBackups(platform, tx, context, settings),
    },
    holidays: {
      count: async (h, year) => (await holidaysOf(h, year, year)).rows.length,
      take: (tx, context, text) => calendar.take(tx, context, text),
    },
  });
}
