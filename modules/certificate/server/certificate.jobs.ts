import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { certificateLimits } from '../contract/index.ts';
import { newestList } from './authority.store.ts';
import type { Dependencies } from './dependencies.ts';
import { changeState, findInUse, listExpiring, listOwners } from './person-certificate.store.ts';

const dayMs = 86_400_000;

/** Every morning: tells people whose certificate ends in 30, 7 or 1 days. */
export const tellExpiryJob = ({ clock, ledger }: Dependencies): JobDefinition =>
  defineJob({
    name: 'certificate.tell-expiry',
    input: z.object({}),
    schedule: '30 7 * * *',
    async handler(_input, { tx }) {
      const now = clock.now().getTime();
      const at = (days: number) => new Date(now + days * dayMs).toISOString();
      for (const days of certificateLimits.toldDays) {
        for (const { personId, serial } of await listExpiring(tx, at(days - 1), at(days))) {
          await ledger.tell(tx, personId, 'expiring', `${days} วัน · ${serial.slice(-8)}`);
        }
      }
    },
  }) as JobDefinition;

/**
 * Every hour: revokes the certificates of people who left, and publishes the revocation list anew before the
 * last one ends, so that a certificate never counts as unknown.
 */
export const revokeLeaversJob = (parts: Dependencies): JobDefinition =>
  defineJob({
    name: 'certificate.revoke-leavers',
    input: z.object({}),
    schedule: '5 * * * *',
    async handler(_input, { tx, log }) {
      const revoked = await revokeLeavers(parts, tx);
      if (revoked > 0) log.info({ revoked }, 'certificates of people who left were revoked');
      await publishInTime(parts, tx);
    },
  }) as JobDefinition;

/** @returns how many were revoked */
export async function revokeLeavers(
  { clock, needs, authority, ledger }: Dependencies,
  tx: Tx,
): Promise<number> {
  const owners = await listOwners(tx);
  const active = await needs.organisation.contacts(tx, owners);
  const left = owners.filter((id) => !active.has(id));
  const now = clock.now();
  const reason = 'พ้นจากหน่วยงาน';
  for (const personId of left) {
    const found = await findInUse(tx, personId);
    if (!found) continue;
    const change = { state: 'revoked' as const, reason, code: 'affiliationChanged' as const };
    await changeState(tx, found.id, { ...change, at: now.toISOString() });
    const entry = { personId, certificateId: found.id, act: 'revoke' as const, reason };
    await ledger.write(tx, { ...entry, actorId: null });
  }
  if (left.length > 0 && (await authority.isReady(tx))) await authority.publish(tx, now);
  return left.length;
}

async function publishInTime({ clock, authority }: Dependencies, tx: Tx): Promise<void> {
  const last = await newestList(tx, 'issuing');
  const now = clock.now();
  const isOld = last && Date.parse(last.madeAt) + dayMs <= now.getTime();
  if (isOld) await authority.publish(tx, now);
}
