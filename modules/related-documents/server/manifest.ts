import { fileURLToPath } from 'node:url';
import { command, query } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  addReference,
  listReferences,
  referenceErrors,
  removeReference,
} from '../contract/index.ts';
import { add, references, remove } from './reference.service.ts';

/** Documents that a document refers to, and those that refer to it. */
export function relatedDocumentsModule(deps: Dependencies): ServerModule {
  const { db } = deps.platform;
  return {
    name: 'related-documents',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['document', 'registry'],
    reads: ['document'],
    errors: referenceErrors,
    permissions: [],
    routes: [
      query(listReferences, ({ documentId }, { caller }) =>
        references(deps, db, caller, documentId),
      ),
      command(addReference, (input, context, tx) => add(deps, tx, context, input)),
      command(removeReference, (input, context, tx) => remove(deps, tx, context, input)),
    ],
  };
}
