import type { Contact } from '@sarn/organisation/server';
import type { Handle, Tx } from '@sarn/platform-server';
import { channelCodes } from '../../contract/index.ts';
import type {
  ChannelCode,
  ChannelState,
  ModuleChoice,
  Preference,
  PreferenceDraft,
} from '../../contract/index.ts';
import { findLink } from '../channel/line/line.store.ts';
import { listDevices } from '../channel/push/push.store.ts';
import { nextAt, toDayTime, toMinute } from '../outbox/day-time.ts';
import { dropWaiting, moveDigest } from '../outbox/outbox.store.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import { readRules } from '../setting/rules.service.ts';
import { readPolicy } from '../setting/setting.store.ts';
import { hideEmail } from './shown-address.ts';
import {
  listChoices,
  listPreferences,
  saveChoices,
  savePreferenceRow,
} from './preference.store.ts';

/** What a person chose, with what the agency allows and the state of their channels. */
export async function readPreference(
  deps: OutboxDependencies,
  h: Handle,
  personId: string,
): Promise<Preference> {
  const [row] = await listPreferences(h, [personId]);
  const { urgentFrom } = await readPolicy(h);
  return {
    quietFrom: shown(row?.quietFrom ?? null),
    quietUntil: shown(row?.quietUntil ?? null),
    urgentBreaksQuiet: row?.urgentBreaksQuiet ?? true,
    digestAt: shown(row?.digestAt ?? null),
    language: row?.language ?? 'th',
    urgentFrom,
    channels: await channelStates(deps, h, personId),
    choices: await choicesOf(deps, h, personId),
  };
}

/**
 * Stores what the person chose, for notifications from now on. What still waits for a channel they
 * switched off is not sent; what waits for a digest moves to its new time.
 */
export async function savePreference(
  deps: OutboxDependencies,
  tx: Tx,
  personId: string,
  draft: PreferenceDraft,
): Promise<void> {
  const now = deps.platform.clock.now();
  const minutes = {
    quietFrom: kept(draft.quietFrom),
    quietUntil: kept(draft.quietUntil),
    digestAt: kept(draft.digestAt),
  };
  const { urgentBreaksQuiet, language } = draft;
  const row = { personId, ...minutes, urgentBreaksQuiet, language };
  await savePreferenceRow(tx, row, now.toISOString());
  await saveChoices(tx, personId, draft.choices);
  for (const channel of channelCodes) {
    const off = draft.choices.filter((choice) => choice.channel === channel && !choice.isOn);
    const modules = off.flatMap(({ module }) => spellingsOf(module));
    if (modules.length > 0)
      await dropWaiting(tx, now.toISOString(), { personId, channel, modules });
  }
  const { digestAt } = minutes;
  const dueAt = digestAt === null ? now : nextAt(now, digestAt);
  await moveDigest(tx, personId, { dueAt: dueAt.toISOString(), isDigest: digestAt !== null });
}

function spellingsOf(module: string): string[] {
  return module === 'SARABUN' ? ['SARABUN', 'SARABAN'] : [module];
}

const shown = (minute: number | null) => (minute === null ? null : toDayTime(minute));
const kept = (time: string | null) => (time === null ? null : toMinute(time));

async function choicesOf(
  { tellers }: OutboxDependencies,
  h: Handle,
  personId: string,
): Promise<ModuleChoice[]> {
  const rules = await readRules(h);
  const rows = await listChoices(h, [personId]);
  const chosen = new Map(rows.map((row) => [`${row.module} ${row.channel}`, row.isOn]));
  const told = rules.rows.filter(({ module }) => tellers.has(module));
  return told.map(({ module, channel, isAllowed, isDefault }) => ({
    module,
    channel,
    isAllowed,
    isOn: isAllowed && (chosen.get(`${module} ${channel}`) ?? isDefault),
  }));
}

async function channelStates(
  { people, channels }: OutboxDependencies,
  h: Handle,
  personId: string,
): Promise<ChannelState[]> {
  const contact: Contact | undefined = (await people.contacts(h, [personId])).get(personId);
  const link = await findLink(h, personId);
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
