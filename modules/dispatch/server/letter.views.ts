import { civilDateAt } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import {
  certificateValidityOn,
  certificateValidities,
  isLetterKind,
} from '@sarn/document/contract';
import { outsideStates } from '@sarn/correspondence/contract';
import { bounceReasons } from '../contract/index.ts';
import { sendMethods } from '@sarn/contact/contract';
import type { BounceReason } from '../contract/index.ts';
import type { LetterView, OutsideRecipientView } from '@sarn/correspondence/contract';
import type { SendMethod } from '@sarn/contact/contract';
import type { Dependencies } from '@sarn/document/server';
import { listDispatches } from './dispatch.store.ts';
import type { DispatchRow } from './dispatch.store.ts';
import { findLetter, listRecipients } from '@sarn/correspondence/server';
import type { RecipientRow } from '@sarn/correspondence/server';
import type { DocumentRow } from '@sarn/document/server';

/** Data that only the kinds of `letterRules` have; null for the others. */
export async function letterOf(
  deps: Dependencies,
  h: Handle,
  { id, kind, state, signedAt }: DocumentRow,
): Promise<LetterView | null> {
  if (!isLetterKind(kind)) return null;
  const fields = await findLetter(h, id);
  if (!fields) throw new Error(`${kind} without the fields of its kind`);
  const { bearerId, validUntil = null } = fields;
  const moment = signedAt ?? deps.platform.clock.now().toISOString();
  const [[bearer], dispatches, issuer, recipients, emblem] = await Promise.all([
    bearerId ? deps.organisation.personCard(h, [bearerId]) : [],
    listDispatches(h, id),
    deps.organisation.rootUnit(h),
    listRecipients(h, id),
    deps.emblemAt(h, moment),
  ]);
  const today = civilDateAt(deps.platform.clock.now());
  const code = kind === 'guaranty' ? certificateValidityOn(state, validUntil, today) : null;
  return {
    issuer: issuer.name,
    emblem: emblem?.address ?? null,
    fields,
    bearer: bearer ? { id: bearer.id, name: bearer.name, positionName: bearer.positionName } : null,
    recipients: await Promise.all(recipients.map((row) => recipientView(deps, h, row, dispatches))),
    validity: code && { code, term: certificateValidities[code] },
  };
}

/** The exchange is offered only for addressees that it reaches. */
async function waysTo(
  deps: Dependencies,
  h: Handle,
  recipient: RecipientRow,
): Promise<SendMethod[]> {
  const exchange = deps.channels.get('exchange');
  const isReached = exchange !== undefined && (await exchange.reaches(h, recipient)) !== null;
  const all = Object.keys(sendMethods) as SendMethod[];
  return all.filter((method) => method !== 'exchange' || isReached);
}

async function recipientView(
  deps: Dependencies,
  h: Handle,
  row: RecipientRow,
  dispatches: readonly DispatchRow[],
): Promise<OutsideRecipientView> {
  const { exchangeCode: _, ...shown } = row;
  const attempts = dispatches.filter((one) => one.recipientId === row.id);
  return {
    ...shown,
    email: attempts.findLast((one) => one.method === 'email')?.address || row.email,
    ways: await waysTo(deps, h, row),
    methodTerm: sendMethods[row.method],
    stateTerm: outsideStates[row.state],
    attempts: attempts.map(attemptView),
  };
}

const isReason = (text: string): text is BounceReason => text in bounceReasons;

function attemptView(row: DispatchRow): OutsideRecipientView['attempts'][number] {
  const { id, address, reference, reason, detail, receiverName } = row;
  const { sentAt, endedAt, acknowledgedAt } = row;
  return {
    ...{ id, address, reference, detail, receiverName, sentAt, endedAt, acknowledgedAt },
    methodTerm: sendMethods[row.method],
    stateTerm: outsideStates[row.state],
    reason: isReason(reason) ? bounceReasons[reason] : null,
  };
}
