import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  addForeignAuthorities,
  listForeignAuthorities,
  removeForeignAuthority,
  uploadRevocationList,
} from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import type { Renewal } from '../renewal/renewal.service.ts';
import { addForeign, foreignShown, removeForeign, uploadList } from './foreign.service.ts';

/** Calls of other authorities; what is added brings the files further that waited for it. */
export const foreignRoutes = (deps: Deps, renewal: Renewal): Route[] => [
  query(listForeignAuthorities, () => foreignShown(deps.documents.platform.db)),
  command(addForeignAuthorities, async ({ certificates }, context, tx) => {
    await addForeign(deps, tx, context, certificates);
    renewal.beginAsked(tx);
    return {};
  }),
  command(removeForeignAuthority, async ({ id }, context, tx) => {
    await removeForeign(deps, tx, context, id);
    return {};
  }),
  command(uploadRevocationList, async ({ crl }, context, tx) => {
    const authority = await uploadList(deps, tx, context, crl);
    renewal.beginAsked(tx);
    return { authority };
  }),
];
