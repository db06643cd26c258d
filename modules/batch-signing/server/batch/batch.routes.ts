import { command, commandInSteps, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  beginBatch,
  endBatch,
  getBatch,
  listToSign,
  pauseBatch,
  prepareBatch,
  removeFromBatch,
  resumeBatch,
  sendBatchCode,
} from '../../contract/index.ts';
import { sendCode } from '@sarn/signature/server';
import { begin, end, pause, remove, resume } from './batch.service.ts';
import type { BatchDeps } from './batch.service.ts';
import { preparedForBatch } from './prepared.ts';
import { batchFor } from './read-batch.service.ts';
import { listForSigning } from './to-sign.service.ts';

/** Calls of batches of signatures. */
export const batchRoutes = (deps: BatchDeps): Route[] => [
  query(listToSign, (_input, { caller }) => listForSigning(deps, caller)),
  commandInSteps(sendBatchCode, ({ way }, { caller }) =>
    sendCode(deps, caller, { documentId: null, way }),
  ),
  // What it rehearses is rolled back.
  query(prepareBatch, (input, context) => preparedForBatch(deps, context, input)),
  // These two check a secret and then sign with no transaction open.
  commandInSteps(beginBatch, (input, context) => begin(deps, context, input)),
  commandInSteps(resumeBatch, (input, context) => resume(deps, context, input)),
  query(getBatch, ({ id }, { caller }) => batchFor(deps, caller, id)),
  command(pauseBatch, async ({ id }, { caller }, tx) => {
    await pause(deps, tx, caller, id);
    return {};
  }),
  command(removeFromBatch, async (input, { caller }, tx) => {
    await remove(deps, tx, caller, input);
    return {};
  }),
  command(endBatch, async ({ id }, { caller }, tx) => {
    await end(deps, tx, caller, id);
    return {};
  }),
];
