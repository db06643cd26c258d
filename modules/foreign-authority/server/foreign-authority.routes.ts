import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  addForeignAuthorities,
  listForeignAuthorities,
  removeForeignAuthority,
  uploadRevocationList,
} from '../contract/index.ts';
import type { Deps } from './dependencies.ts';
import type { ForeignAuthorities } from './foreign-authorities.ts';
import {
  addForeign,
  foreignShown,
  removeForeign,
  uploadList,
} from './foreign-authority.service.ts';

/** Calls of other authorities; whoever waits for what is added is told. */
export const foreignAuthorityRoutes = (
  deps: Deps,
  { onAdded }: Pick<ForeignAuthorities, 'onAdded'>,
): Route[] => [
  query(listForeignAuthorities, () => foreignShown(deps.platform.db)),
  command(addForeignAuthorities, async ({ certificates }, context, tx) => {
    await addForeign(deps, tx, context, certificates);
    for (const tell of onAdded) tell(tx);
    return {};
  }),
  command(removeForeignAuthority, async ({ id }, context, tx) => {
    await removeForeign(deps, tx, context, id);
    return {};
  }),
  command(uploadRevocationList, async ({ crl }, context, tx) => {
    const authority = await uploadList(deps, tx, context, crl);
    for (const tell of onAdded) tell(tx);
    return { authority };
  }),
];
