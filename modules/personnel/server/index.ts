import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { leaveKinds, personnelAuditWords, personnelErrors } from '../contract/index.ts';
import { accountRoutes } from './account/account.routes.ts';
import { tellingAccounts } from './account/telling-accounts.ts';
import { directoryJob } from './directory/directory.jobs.ts';
import { directoryRoutes } from './directory/directory.routes.ts';
import { holidaysPart } from './holidays-part.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { ordersJob } from './record/order.jobs.ts';
import { recordRoutes } from './record/record.routes.ts';
import type { PersonnelNeeds } from './needs.ts';

export { deleteEmployments, saveEmployments } from './record/employment.store.ts';
export type { EmploymentFacts } from './record/employment.store.ts';
export { nameKey } from './terms/name-key.rules.ts';
export { levelFault, levelNamed, titleWith, typeNamed, typeOf } from './terms/terms.rules.ts';
export { readTerms } from './terms/terms.store.ts';
export type { Level, Term, Terms } from './terms/terms.store.ts';
export { listHeads, listKnownUnits } from './unit/known-unit.store.ts';
export type { KnownHead, KnownUnit } from './unit/known-unit.store.ts';
export type { PersonnelNeeds } from './needs.ts';

/** Each kind of leaving is an act of its own. */
const announcedActs: NonNullable<ServerModule['announces']> = {
  'personnel.employment-set': 'person.changed',
  'personnel.transferred': 'person.changed',
  ...Object.fromEntries(
    leaveKinds.map((kind) => [`personnel.left-${kind}`, 'person.left'] as const),
  ),
};

/** Employment, and what accounts leave behind. */
export function personnelModule(platform: Platform, needs: PersonnelNeeds): ServerModule {
  const deps = { ...needs, platform, accounts: tellingAccounts(needs) };
  return {
    name: 'personnel',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    reads: ['organisation', 'profile', 'authentication', 'second-factor'],
    errors: personnelErrors,
    auditWords: personnelAuditWords,
    permissions: [],
    announces: announcedActs,
    configuration: [holidaysPart(platform, needs.organisation)],
    routes: [
      ...accountRoutes(deps),
      ...peopleRoutes(deps),
      ...recordRoutes(deps),
      ...directoryRoutes(deps),
    ],
    jobs: [ordersJob(deps), directoryJob(deps)],
  };
}
