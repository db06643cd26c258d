import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { ApiProgramDependencies } from './dependencies.ts';
import { overview, ownProgram } from './list.service.ts';
import { notify } from './notify.service.ts';
import { endProgramOf, keepProgram } from './program.service.ts';
import { issue, revoke } from './token.service.ts';

export function apiProgramRoutes(deps: ApiProgramDependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listPrograms, (_input, { language }) => overview(deps, db, language)),
    command(api.saveProgram, (input, context, tx) => keepProgram(deps, tx, context, input)),
    command(api.issueToken, ({ programId }, context, tx) => issue(deps, tx, context, programId)),
    command(api.revokeToken, (input, context, tx) => revoke(deps, tx, context, input)),
    command(api.endProgram, ({ programId }, context, tx) =>
      endProgramOf(deps, tx, context, programId),
    ),
    query(api.getOwnProgram, (_input, context) => ownProgram(deps, db, context)),
    command(api.notifyPeople, (input, context, tx) => notify(deps, tx, context, input)),
  ];
}
