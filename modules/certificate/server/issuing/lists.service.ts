import type { Platform, Tx } from '@sarn/platform-server';
import { makeCrl } from '@sarn/signing/server';
import type { CertifiedKey, Revocation } from '@sarn/signing/server';
import { certificateLimits, certificateNews } from '../../contract/index.ts';
import { findAuthority, insertList, listRevoked, lockLists } from '../authority.store.ts';
import type { CertificateNeeds } from '../needs.ts';
import { withKey } from '../role-key.ts';
import type { IssuingKey } from './issuing-key.ts';
import { findListState, noteDue, noteTold } from './lists.store.ts';
import type { ListState } from './lists.store.ts';

const dayMs = 86_400_000;
const tellKey = 'certificate-authority-locked';
const permission = 'settings.certificates';

/** Whether a list ends so soon that whoever reads lists will know nothing. */
export const endsSoon = ({ nextAt }: Pick<ListState, 'nextAt'>, now: Date): boolean =>
  Date.parse(nextAt) - now.getTime() < certificateLimits.listWarnDays * dayMs;

/**
 * The revocation lists of the issuing authority. While its key is locked nothing is signed: what was revoked is in the
 * database at once, OCSP and our own verification tell it, and the list follows when the key is open.
 */
export function createLists(
  { clock }: Pick<Platform, 'clock'>,
  { organisation, notifications }: Pick<CertificateNeeds, 'organisation' | 'notifications'>,
  issuing: IssuingKey,
) {
  const tellLocked = async (tx: Tx, { number, toldAt }: ListState, now: Date) => {
    if (toldAt !== null && Date.parse(toldAt) + dayMs > now.getTime()) return;
    await noteTold(tx, number, now.toISOString());
    await notifications.tell(tx, {
      ...{ personIds: await organisation.peoplePermitted(tx, permission), module: 'certificate' },
      ...{ kind: 'locked', title: certificateNews.locked, workKey: tellKey, message: '' },
      place: '/settings/3284/certificate-person',
    });
  };
  const settle = (tx: Tx) => notifications.settle(tx, { workKeys: [tellKey] });
  return {
    /** Writes a new list after a revocation; while the key is locked, notes that one is due and tells who can unlock. */
    async publish(tx: Tx, now: Date): Promise<void> {
      await lockLists(tx);
      const last = await findListState(tx);
      const key = await issuing.openIfUnlocked(tx);
      if (key) {
        await withKey(key, (issuer) => signList(tx, { issuer, last, now }));
        return settle(tx);
      }
      if (!last) return;
      await noteDue(tx, last.number, now.toISOString());
      await tellLocked(tx, last, now);
    },
    /** Once a day, and as soon as the key is open where something waits: so that no list ends before the next. */
    async publishInTime(tx: Tx): Promise<void> {
      const now = clock.now();
      await lockLists(tx);
      const last = await findListState(tx);
      if (!last) return;
      const isOld = Date.parse(last.madeAt) + dayMs <= now.getTime();
      if (!isOld && last.dueSince === null) return;
      const key = await issuing.openIfUnlocked(tx);
      if (key) {
        await withKey(key, (issuer) => signList(tx, { issuer, last, now }));
        await settle(tx);
      } else if (last.dueSince !== null || endsSoon(last, now)) await tellLocked(tx, last, now);
    },
  };
}

export type Lists = ReturnType<typeof createLists>;

interface ListOrder {
  readonly issuer: CertifiedKey;
  readonly last: ListState | undefined;
  readonly now: Date;
}

async function signList(tx: Tx, { issuer, last, now }: ListOrder): Promise<void> {
  const days = (await findAuthority(tx, 'issuing'))?.listDays ?? certificateLimits.listDays;
  const to = new Date(now.getTime() + days * dayMs);
  const number = (last?.number ?? 0) + 1;
  const revocations = await revocationsOf(tx);
  const der = await makeCrl({ issuer, number, revocations, from: now, to });
  const times = { madeAt: now.toISOString(), nextAt: to.toISOString() };
  await insertList(tx, { issuer: 'issuing', number, der: Buffer.from(der), ...times });
}

async function revocationsOf(tx: Tx): Promise<Revocation[]> {
  const rows = await listRevoked(tx);
  return rows.flatMap(({ serial, changedAt, code }) =>
    code === null || changedAt === null
      ? []
      : [{ serial, revokedAt: new Date(changedAt), reason: code }],
  );
}
