import { command, publicQuery, publicStream, query, upload } from '@sarn/platform-server';
import type { UploadSink } from '@sarn/file/server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import { helpLimits, manualFiles } from '../contract/index.ts';
import {
  addManual,
  changeManual,
  listManuals,
  openManual,
  orderManuals,
  removeManual,
  viewManual,
} from './manual/manual.service.ts';
import type { ManualDesk } from './manual/manual.service.ts';
import { publishPolicy, readPolicy } from './policy/policy.service.ts';

const mediaTypes = [...new Set(Object.values(manualFiles).flatMap(({ types }) => types))];

/** The calls of help: endpoint to service, nothing else. */
export function helpRoutes(desk: ManualDesk, uploadSink: UploadSink): Route[] {
  return [...manualRoutes(desk, uploadSink), ...policyRoutes(desk)];
}

function manualRoutes(desk: ManualDesk, uploadSink: UploadSink): Route[] {
  const { db } = desk.platform;
  const sink = uploadSink({ maxBytes: helpLimits.maxBytes, maxFiles: 1, mediaTypes });
  return [
    query(api.listManuals, () => listManuals(desk, db, { withHidden: false })),
    query(api.listAllManuals, () => listManuals(desk, db, { withHidden: true })),
    upload(api.uploadManual, sink, async (words, context, tx, arrivals) => ({
      item: await addManual(desk, tx, context, words, arrivals),
    })),
    command(api.changeManual, async ({ manualId: id, ...rest }, context, tx) => {
      await changeManual(desk, tx, context, { id, ...rest });
      return {};
    }),
    command(api.orderManuals, async ({ manualIds }, _context, tx) => {
      await orderManuals(tx, manualIds);
      return {};
    }),
    command(api.removeManual, async ({ manualId }, context, tx) => {
      await removeManual(desk, tx, context, manualId);
      return {};
    }),
    command(api.openManual, async ({ manualId }, { caller }, tx) => ({
      path: `/help/manual-view/${await openManual(desk, tx, caller, manualId)}`,
    })),
    publicStream(api.viewManual, ({ ticket }) => viewManual(desk, ticket)),
  ];
}

function policyRoutes({ platform }: ManualDesk): Route[] {
  return [
    publicQuery(api.getPolicy, ({ version }) => readPolicy(platform, platform.db, version)),
    command(api.publishPolicy, async (policy, context, tx) => {
      await publishPolicy(platform, tx, context, policy);
      return {};
    }),
  ];
}
