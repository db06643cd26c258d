import { AppError } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import { act } from './act.service.ts';
import { replace } from './attachment/attachment.service.ts';
import { detail } from './detail.service.ts';
import { describedAct } from './described-act.ts';
import { describedDetail } from './described-detail.ts';
import type { Dependencies } from './dependencies.ts';
import { findIdByShareRef, findKeepable } from './document.store.ts';
import { markRead } from './reading.service.ts';

/** The calls about one document: each maps an endpoint to a service. */
export function registryRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  const told = {
    ...api.actOnDocument,
    errors: deps.engine.errors,
    described: describedAct(deps.engine),
  };
  const shown = { ...api.getDocument, output: describedDetail(deps.detail.schemas) };
  return [
    command(told, async (input, context, tx) => ({
      documentId: input.documentId,
      number: await act(deps, tx, context, input),
    })),
    command(api.replaceFile, (input, context, tx) => replace(deps, tx, context, input)),
    command(api.markRead, (input, context, tx) => markRead(deps, tx, context, input.F_DOC_ID)),
    query(shown, async (input, { caller }) => ({
      item: await detail(deps, db, caller, input.documentId),
    })),
    query(api.checkKept, async ({ documentIds }, { caller }) => ({
      documentIds: [...(await findKeepable(db, documentIds, caller.principals))],
    })),
    query(api.decodeDocument, async (input, { caller }) => {
      const id = await findIdByShareRef(db, input.F_DOC_ID_ENCODE, caller.principals);
      if (!id) throw new AppError('registry.not-found');
      return { item: { F_DOC_ID: id } };
    }),
  ];
}
