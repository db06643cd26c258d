import { AppError, civilDateAt } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { retirementDay } from '../../contract/index.ts';
import type { EmploymentView, Leaving } from '../../contract/index.ts';
import type { Personnel } from '../needs.ts';
import { findRecord, listLeaving, listOrders, listPosts } from './record.store.ts';
import type { RecordRow } from './record.store.ts';

/** When somebody retires; null where the birthday is unknown or the employment does not retire. */
function retiresOn({ birthday, retires }: RecordRow): string | null {
  return birthday === null || retires !== 'age60-fy' ? null : retirementDay(birthday);
}

/** @throws AppError 'platform.not-found' */
export async function viewEmployment(h: Handle, personId: string): Promise<EmploymentView> {
  const record = await findRecord(h, personId);
  if (!record) throw new AppError('platform.not-found');
  const {
    type,
    suffix,
    appointedOn,
    leftOn,
    leaveKind,
    leaveReason,
    username,
    isSuspended,
    isClosed,
    isInvited,
  } = record;
  const used = isInvited ? 'invited' : 'open';
  const open = isClosed ? 'closed' : isSuspended ? 'suspended' : used;
  const orders = await listOrders(h, personId);
  return {
    ...{ type, suffix, appointedOn, leftOn, leaveKind, leaveReason },
    retiresOn: retiresOn(record),
    posts: (await listPosts(h, personId)).map(({ postId: _post, unitId: _unit, ...rest }) => rest),
    orders: orders.map(({ detail, reason, kind, state, ...rest }) => ({
      ...{ ...rest, kind: kind as 'transfer', state: state as 'planned' },
      what: kind === 'leave' ? reason : positionOf(detail),
    })),
    account: { username, state: username === null ? 'none' : open },
  };
}

const positionOf = (detail: unknown): string => {
  const { position } = (detail ?? {}) as { readonly position?: unknown };
  return typeof position === 'string' ? position : '';
};

export async function viewLeaving(deps: Personnel, h: Handle): Promise<Leaving[]> {
  const rows = await listLeaving(h, civilDateAt(deps.platform.clock.now()));
  const cards = await deps.organisation.personCard(
    h,
    rows.map(({ personId }) => personId),
  );
  return rows.map((row) => {
    const card = cards.get(row.personId);
    return {
      ...row,
      ...{ name: card?.name ?? '–', positionName: card?.positionName ?? '' },
      unitName: card?.unitName ?? '',
    };
  });
}
