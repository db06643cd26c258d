import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { certificateLimits } from '../contract/index.ts';
import { absencesOf } from './absence.ts';
import type { Dependencies } from './dependencies.ts';
import {
  changeState,
  findInUseForUpdate,
  listOwners,
  noteTold,
} from './person-certificate.store.ts';
import { endRequest, listWaitingForUpdate } from './request.store.ts';

const dayMs = 86_400_000;

/**
 * From each morning on, every hour of the day: tells people whose certificate ends in 30, 7 or 1 days. What was told is
 * kept with the certificate: a run that finds the morning missed, because the server was off, makes up for it once.
 */
export const tellExpiryJob = ({ clock, ledger }: Dependencies): JobDefinition =>
  defineJob({
    name: 'certificate.tell-expiry',
    input: z.object({}),
    schedule: '30 7-22 * * *',
    async handler(_input, { tx }) {
      const now = clock.now();
      // The shortest first: of several that were missed only that one is told.
      for (const days of certificateLimits.toldDays.toSorted((one, other) => one - other)) {
        const until = new Date(now.getTime() + days * dayMs).toISOString();
        const untold = await noteTold(tx, days, { now: now.toISOString(), until });
        for (const { personId, serial, notAfter } of untold) {
          const left = Math.ceil((Date.parse(notAfter) - now.getTime()) / dayMs);
          await ledger.tell(tx, personId, 'expiring', `${left} วัน · ${serial.slice(-8)}`);
        }
      }
    },
  }) as JobDefinition;

/**
 * Every hour: revokes the certificates of people who left, suspends those of suspended accounts, ends their requests, and
 * publishes the revocation list anew before the last one ends, so that a certificate never counts as unknown.
 */
export const revokeLeaversJob = (parts: Dependencies): JobDefinition =>
  defineJob({
    name: 'certificate.revoke-leavers',
    input: z.object({}),
    schedule: '5 * * * *',
    async handler(_input, { tx, log }) {
      const ended = await endAbsent(parts, tx);
      if (ended > 0)
        log.info({ ended }, 'certificates of people who left were revoked or suspended');
      const requests = await endRequests(parts, tx);
      if (requests > 0) log.info({ requests }, 'requests of people who left were ended');
      await parts.authority.publishInTime(tx);
    },
  }) as JobDefinition;

/** What becomes of the certificate in use. A suspended account may be opened again: a revocation could not be undone. */
const ends = {
  left: {
    act: 'revoke',
    state: 'revoked',
    code: 'affiliationChanged',
    reason: 'พ้นจากหน่วยงาน',
  },
  suspended: {
    act: 'suspend',
    state: 'suspended',
    code: 'certificateHold',
    reason: 'บัญชีผู้ใช้งานถูกระงับ',
  },
} as const;

/** @returns of how many people the certificate was revoked or suspended */
async function endAbsent(
  { clock, needs, authority, ledger }: Dependencies,
  tx: Tx,
): Promise<number> {
  const absent = await absencesOf(needs, tx, await listOwners(tx));
  const at = clock.now().toISOString();
  let ended = 0;
  for (const [personId, absence] of absent) {
    const found = await findInUseForUpdate(tx, personId);
    const { act, state, code, reason } = ends[absence];
    if (!found || found.state === state) continue;
    await changeState(tx, found.id, { state, reason, code, at });
    const entry = { personId, certificateId: found.id, act, reason };
    await ledger.write(tx, { ...entry, actorId: null });
    ended += 1;
  }
  if (ended > 0 && (await authority.isReady(tx))) await authority.publish(tx, clock.now());
  return ended;
}

/**
 * Nobody can issue a certificate to them, so their requests would wait for ever. What another authority was asked by
 * somebody who is suspended stays: it waits for nobody here, and its certificate can be brought later.
 *
 * @returns how many requests were ended
 */
async function endRequests({ clock, needs, ledger }: Dependencies, tx: Tx): Promise<number> {
  const waiting = await listWaitingForUpdate(tx);
  const personIds = waiting.map(({ personId }) => personId);
  const absent = await absencesOf(needs, tx, personIds);
  const at = clock.now().toISOString();
  let ended = 0;
  for (const { id, personId, pkcs10, renews } of waiting) {
    const absence = absent.get(personId);
    if (!absence || (absence === 'suspended' && pkcs10 !== null)) continue;
    const { reason } = ends[absence];
    await endRequest(tx, id, { state: 'ended', by: null, at, reason });
    await ledger.settleDeciders(tx, personId, null);
    await ledger.write(tx, { personId, certificateId: renews, act: 'end', reason, actorId: null });
    // Whoever left reads it no more; a suspended account may be opened again, and a new request is needed then.
    if (absence === 'suspended') await ledger.tell(tx, personId, 'ended', reason);
    ended += 1;
  }
  return ended;
}
