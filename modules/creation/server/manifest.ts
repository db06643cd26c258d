import { fileURLToPath } from 'node:url';
import { command, query } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import * as api from '../contract/index.ts';
import { creationPart } from './file-part.ts';
import { creationRules, mayBegin, ownCreation, saveRule } from './creation.service.ts';

/** Where documents are begun, as entries of menus name it. */
const createAction = 'sarabun/create';

/** Who may create which kind of document. */
export function creationModule(deps: Dependencies): ServerModule {
  const { db } = deps.platform;
  return {
    name: 'creation',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    // Roles, posts and groups: who is named in a rule; kinds: whether they are offered.
    reads: ['organisation', 'access-control', 'document-classes'],
    errors: api.creationErrors,
    auditWords: api.creationAuditWords,
    permissions: [],
    configuration: [creationPart(deps)],
    menuGates: { [createAction]: (h, caller) => mayBegin(deps, h, caller) },
    routes: [
      query(api.getCreationRules, () => creationRules(deps, db)),
      query(api.getOwnCreation, (_input, { caller }) => ownCreation(deps, db, caller)),
      command(api.saveCreationRule, (input, context, tx) => saveRule(deps, tx, context, input)),
    ],
  };
}
