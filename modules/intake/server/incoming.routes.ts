import { command, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { refusedAsAct } from '@sarn/document/server';
import { namesOfPartner } from '@sarn/contact/server';
import { findByDuplicateKeys } from './duplicate.store.ts';
import { proposedDue } from './incoming.rules.ts';
import { arrive, register, startOfForm } from './incoming.service.ts';
import { receiptFile } from './receipt/receipt.service.ts';
import type { FormLook } from './receipt/receipt.service.ts';
import { readUploaded } from './reading/reading.service.ts';
import { stampOf } from './registration/receive-stamp.service.ts';
import { duplicateKeyOf } from '@sarn/search/server';

/** The calls by which letters from elsewhere are registered. */
export function incomingRoutes(deps: Dependencies, look: FormLook): Route[] {
  const { db } = deps.platform;
  return [
    command(refusedAsAct(deps, api.registerIncoming), (input, context, tx) =>
      register(deps, tx, context, input),
    ),
    command(refusedAsAct(deps, api.arriveIncoming), (input, context, tx) =>
      arrive(deps, tx, context, input),
    ),
    query(api.startIncoming, (_input, context) => startOfForm(deps, db, context)),
    query(api.readUploadedLetter, (input, context) => readUploaded(deps, context, input)),
    query(api.proposeDue, (input) => proposedDue(deps, db, input)),
    query(api.getReceiveStamp, async ({ documentId }, { caller }) => ({
      lines: await stampOf(deps, deps.platform.db, caller, documentId),
    })),
    stream(api.printReceipt, ({ documentId }, { caller }) =>
      receiptFile(deps, look, caller, documentId),
    ),
    query(api.findDuplicates, async ({ sender, letterNo, letterDate }, { caller }) => {
      const names = await namesOfPartner(db, sender);
      const keys = names.map((name) => duplicateKeyOf(name, letterNo, letterDate));
      return { rows: await findByDuplicateKeys(db, keys, caller.principals) };
    }),
  ];
}
