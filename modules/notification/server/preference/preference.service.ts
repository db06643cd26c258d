import { AppError, nextAtMinute, toDayTime, toMinute } from '@sarn/kernel';
import type { Contact } from '@sarn/organisation/server';
import type { Handle, Tx } from '@sarn/platform-server';
import { channelCodes, eventKey, moduleEvent } from '../../contract/index.ts';
import type {
  ChannelCode,
  ChannelState,
  Preference,
  PreferenceDraft,
} from '../../contract/index.ts';
import { listDevices } from '../channel/push/push.store.ts';
import { dropUnwanted, moveDigest } from '../outbox/outbox.store.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import { covers } from '../outbox/quiet.rules.ts';
import { readQuietTimes, spanOf } from '../outbox/quiet.service.ts';
import { readPolicy, readQuiet } from '../setting/setting.store.ts';
import { eventChoices } from './preference-events.ts';
import { hideEmail } from './shown-address.ts';
import { listPreferences, saveChoices, savePreferenceRow } from './preference.store.ts';
import type { PreferenceRow } from './preference.store.ts';

/** What a person chose, with what the agency offers and the state of their channels. */
export async function readPreference(
  deps: OutboxDependencies,
  h: Handle,
  personId: string,
): Promise<Preference> {
  const [row] = await listPreferences(h, [personId]);
  const policy = await readPolicy(h);
  return {
    quietFrom: shown(row?.quietFrom ?? null),
    quietUntil: shown(row?.quietUntil ?? null),
    urgentBreaksQuiet: row?.urgentBreaksQuiet ?? true,
    digestAt: shown(row?.digestAt ?? null),
    language: row?.language ?? 'th',
    urgentFrom: policy.urgentFrom,
    agencyQuiet: {
      ...{ from: policy.quietFrom, until: policy.quietUntil },
      hasDaysOff: policy.quietDaysOff,
    },
    channels: await channelStates(deps, h, personId),
    events: await eventChoices(deps, h, personId),
  };
}

/**
 * Stores what the person chose, for notifications from now on. What still waits for a channel they
 * switched off is not sent; what is held back moves to its new time.
 *
 * @returns when what was held back is due now
 * @throws AppError 'notification.quiet-shorter', 'notification.unknown-event'
 */
export async function savePreference(
  deps: OutboxDependencies,
  tx: Tx,
  personId: string,
  draft: PreferenceDraft,
): Promise<readonly Date[]> {
  const now = deps.platform.clock.now();
  const row = {
    personId,
    ...{ quietFrom: kept(draft.quietFrom), quietUntil: kept(draft.quietUntil) },
    ...{ digestAt: kept(draft.digestAt), language: draft.language },
    urgentBreaksQuiet: draft.urgentBreaksQuiet,
  };
  await assertLongEnough(tx, row);
  assertKnown(deps, draft);
  await savePreferenceRow(tx, row, now.toISOString());
  await saveChoices(tx, personId, draft.choices);
  await dropUnwanted(tx, now.toISOString(), personId);
  return moveHeld(deps, tx, row);
}

/** Own quiet hours only lengthen those of the agency. Settings §3.6 */
async function assertLongEnough(
  h: Handle,
  { quietFrom, quietUntil }: Pick<PreferenceRow, 'quietFrom' | 'quietUntil'>,
): Promise<void> {
  const policy = await readQuiet(h);
  const own = spanOf(quietFrom, quietUntil);
  const agency = spanOf(policy.quietFrom, policy.quietUntil);
  if (!own || !agency || covers(own, agency)) return;
  const { from, until } = agency;
  throw new AppError('notification.quiet-shorter', {
    from: toDayTime(from).replace(':', '.'),
    until: toDayTime(until).replace(':', '.'),
  });
}

function assertKnown({ events }: OutboxDependencies, { choices }: PreferenceDraft): void {
  const known = new Set(
    events().flatMap(({ module, kind }) => [eventKey(module, kind), moduleEvent(module)]),
  );
  if (choices.some(({ event }) => !known.has(event)))
    throw new AppError('notification.unknown-event');
}

/** What is held back is due by the new times: e-mail by the digest, the rest by the quiet hours. */
async function moveHeld(
  deps: OutboxDependencies,
  tx: Tx,
  row: PreferenceRow,
): Promise<readonly Date[]> {
  const now = deps.platform.clock.now();
  const quiet = await readQuietTimes(deps, tx);
  const loud = quiet.loudFrom(now, 'normal', row);
  const { personId, digestAt } = row;
  const daily = digestAt === null ? null : quiet.agencyLoudFrom(nextAtMinute(now, digestAt));
  const mail = { dueAt: (daily ?? loud).toISOString(), isDigest: daily !== null || loud > now };
  await moveDigest(tx, personId, { channels: ['email'], ...mail });
  const phone = { dueAt: loud.toISOString(), isDigest: loud > now };
  await moveDigest(tx, personId, { channels: ['line', 'push'], ...phone });
  return daily === null ? [loud] : [daily, loud];
}

const shown = (minute: number | null) => (minute === null ? null : toDayTime(minute));
const kept = (time: string | null) => (time === null ? null : toMinute(time));

async function channelStates(
  { people, channels, line }: OutboxDependencies,
  h: Handle,
  personId: string,
): Promise<ChannelState[]> {
  const contact: Contact | undefined = (await people.contacts(h, [personId])).get(personId);
  const link = await line.linkOf(h, personId);
  const devices = await listDevices(h, personId);
  const reach: Record<ChannelCode, { isReachable: boolean; address: string }> = {
    email: {
      isReachable: Boolean(contact?.email),
      address: contact?.email ? hideEmail(contact.email, 3) : '',
    },
    line: { isReachable: link !== undefined && !link.isBlocked, address: '' },
    push: { isReachable: devices.length > 0, address: devices.map((one) => one.device).join(', ') },
  };
  return channelCodes.map((code) => ({
    code,
    isAvailable: channels[code].isOffered && channels[code].isSetUp,
    ...reach[code],
  }));
}
