import { fileURLToPath } from 'node:url';
import type { Authenticate, Platform, ServerModule } from '@sarn/platform-server';
import {
  apiProgramAuditWords,
  apiProgramErrors,
  apiProgramNewsKinds,
  apiProgramPermissions,
} from '../contract/index.ts';
import { apiProgramRoutes } from './api-program.routes.ts';
import { createAuthenticate, isOfProgram } from './authenticate.ts';
import type { ApiProgramDependencies, ApiProgramNeeds } from './dependencies.ts';
import { programsOfPerson } from './leaver.service.ts';
import type { ProgramsOfPerson } from './leaver.service.ts';
import { programCheck } from './program.health.ts';
import { scopeTable } from './scope-permissions.ts';
import type { ScopeTable } from './scope-permissions.ts';

export { programsNamingUnits } from './program.store.ts';
export type { ApiProgramNeeds } from './dependencies.ts';

export interface ApiProgramModule extends ServerModule {
  /** Tokens of programs; every other token is given on. */
  authenticateWith(people: Authenticate): Authenticate;
  /** What a person who leaves answers for. */
  readonly ofPerson: ProgramsOfPerson;
}

/** Programs of the agency that call the API. */
export function apiProgramModule(platform: Platform, needs: ApiProgramNeeds): ApiProgramModule {
  let table: ScopeTable | undefined;
  const scopes = () => (table ??= scopeTable(needs.endpoints()));
  const deps: ApiProgramDependencies = { ...needs, platform, scopes };
  const authenticate = createAuthenticate(deps);
  return {
    name: 'api-program',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    // The token of a call is looked up together with who answers for it and its unit.
    reads: ['organisation'],
    errors: apiProgramErrors,
    permissions: Object.values(apiProgramPermissions),
    news: apiProgramNewsKinds,
    routes: apiProgramRoutes(deps),
    auditWords: apiProgramAuditWords,
    ofPerson: programsOfPerson(deps),
    healthChecks: [programCheck(platform.clock)],
    authenticateWith: (people) => (token, context) =>
      isOfProgram(token) ? authenticate(token, context) : people(token, context),
  };
}
