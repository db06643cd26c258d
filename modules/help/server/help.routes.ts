import { command, publicQuery, publicStream, query, upload } from '@sarn/platform-server';
import type { UploadSink } from '@sarn/file/server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import { helpLimits, manualFiles } from '../contract/index.ts';
import {
  addManual,
  changeManual,
  listManagedManuals,
  listOpenManuals,
  openManual,
  orderManuals,
  removeManual,
  viewManual,
} from './manual/manual.service.ts';
import type { ManualDependencies } from './manual/manual.service.ts';
import { publishPolicy, readPolicy } from './policy/policy.service.ts';

const mediaTypes = [...new Set(Object.values(manualFiles).flatMap(({ types }) => types))];

/** The calls of help: endpoint to service, nothing else. */
export function helpRoutes(deps: ManualDependencies, uploadSink: UploadSink): Route[] {
  return [...manualRoutes(deps, uploadSink), ...policyRoutes(deps)];
}

function manualRoutes(deps: ManualDependencies, uploadSink: UploadSink): Route[] {
  const { db } = deps.platform;
  const sink = uploadSink({ maxBytes: helpLimits.maxBytes, maxFiles: 1, mediaTypes });
  return [
    query(api.listManuals, (_input, { caller }) => listOpenManuals(deps, db, caller)),
    query(api.listAllManuals, () => listManagedManuals(deps, db)),
    upload(api.uploadManual, sink, async (words, context, tx, arrivals) => ({
      item: await addManual(deps, tx, context, words, arrivals),
    })),
    command(api.changeManual, async (input, context, tx) => {
      await changeManual(deps, tx, context, input);
      return {};
    }),
    command(api.orderManuals, async (input, context, tx) => {
      await orderManuals(deps, tx, context, input);
      return {};
    }),
    command(api.removeManual, async ({ manualId }, context, tx) => {
      await removeManual(deps, tx, context, manualId);
      return {};
    }),
    command(api.openManual, async ({ manualId }, { caller }, tx) => ({
      path: `/help/manual-view/${await openManual(deps, tx, caller, manualId)}`,
    })),
    publicStream(api.viewManual, ({ ticket }) => viewManual(deps, ticket)),
  ];
}

function policyRoutes({ platform }: ManualDependencies): Route[] {
  return [
    publicQuery(api.getPolicy, ({ version }) => readPolicy(platform, platform.db, version)),
    command(api.publishPolicy, async (policy, context, tx) => {
      await publishPolicy(platform, tx, context, policy);
      return {};
    }),
  ];
}
