import { AppError } from '@sarn/kernel';
import { command, query, webhook } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import { getLineAccount, lineWebhook, makeLineCode, unlinkLine } from '../contract/index.ts';
import { LineDelivery, actsOf } from './line-events.ts';
import { isSignedByLine } from './line-signature.ts';
import type { LineDeployment, LineService } from './line.service.ts';

/** The calls of the page that links LINE, and the webhook of the LINE Platform. */
export function lineRoutes(
  { db }: Platform,
  deployment: LineDeployment,
  line: LineService,
): Route[] {
  return [
    query(getLineAccount, async (_input, { caller }) => ({
      item: await line.account(db, caller.id),
    })),
    command(makeLineCode, (_input, { caller }, tx) => line.makeCode(tx, caller.id)),
    command(unlinkLine, async (_input, { caller, requestId }, tx) => {
      await line.unlink(tx, caller.id, requestId);
      return { item: await line.account(tx, caller.id) };
    }),
    webhook(lineWebhook, async ({ bytes, header }, context) => {
      if (!deployment.isOffered || !deployment.settings)
        throw new AppError('notification.line-off');
      const { channelSecret } = deployment.settings;
      if (!isSignedByLine(bytes, header('x-line-signature'), channelSecret)) {
        throw new AppError('notification.bad-signature');
      }
      await line.receive(actsOf(readDelivery(bytes)), context);
      return {};
    }),
  ];
}

function readDelivery(bytes: Buffer) {
  const read = LineDelivery.safeParse(parse(bytes));
  if (read.success) return read.data;
  throw new AppError('platform.malformed-request');
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
