import { newId } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { chosenModuleOf } from '../../contract/index.ts';
import type { ChannelCode } from '../../contract/index.ts';
import { listReachable } from '../channel/line/line.store.ts';
import { listChoices, listPreferences } from '../preference/preference.store.ts';
import { readRules } from '../setting/rules.service.ts';
import { readPolicy } from '../setting/setting.store.ts';
import { listToPlan } from './news.store.ts';
import type { NewsToPlan } from './news.store.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import { insertDeliveries } from './outbox.store.ts';
import type { NewDelivery } from './outbox.store.ts';
import { planDeliveries } from './plan.rules.ts';
import type { Reader } from './plan.rules.ts';

const atOnce = 200;

export interface Planned {
  /** When the planned rows are due, each moment once, earliest first. */
  readonly dueTimes: readonly Date[];
  readonly count: number;
  /** Id after which to continue; null when all rows are planned. */
  readonly next: string | null;
}

/** Writes the deliveries of one notification for some of its people into the outbox. */
export async function planNews(
  deps: OutboxDependencies,
  tx: Tx,
  newsId: string,
  after: string | null,
): Promise<Planned> {
  const told = await listToPlan(tx, newsId, after, atOnce);
  const [first] = told;
  if (!first) return { dueTimes: [], count: 0, next: null };
  const now = deps.platform.clock.now();
  const { urgentFrom } = await readPolicy(tx);
  const readers = await readersOf(deps, tx, first.module, told);
  const rows = told.flatMap(({ id, personId, urgency }): NewDelivery[] => {
    const reader = readers(personId);
    if (!reader) return [];
    return planDeliveries({ urgency, urgentFrom, now }, reader).map((planned) => ({
      ...planned,
      id: newId(now.getTime()),
      notificationId: id,
      personId,
      dueAt: planned.dueAt.toISOString(),
    }));
  });
  await insertDeliveries(tx, rows, now.toISOString());
  const times = [...new Set(rows.map(({ dueAt }) => dueAt))].toSorted();
  return {
    dueTimes: times.map((time) => new Date(time)),
    count: rows.length,
    next: told.length === atOnce ? (told.at(-1)?.id ?? null) : null,
  };
}

/** Addresses and choices of each of these people; undefined for those who have left. */
async function readersOf(
  { people, channels, devices: devicesOf }: OutboxDependencies,
  tx: Tx,
  module: string,
  told: readonly NewsToPlan[],
): Promise<(personId: string) => Reader | undefined> {
  const ids = told.map(({ personId }) => personId);
  const rules = await readRules(tx);
  const contacts = await people.contacts(tx, ids);
  const choices = await listChoices(tx, ids, chosenModuleOf(module));
  const chosen = new Map(choices.map((row) => [`${row.personId} ${row.channel}`, row.isOn]));
  const preferences = byPerson(await listPreferences(tx, ids));
  const lines = Map.groupBy(await listReachable(tx, ids), ({ personId }) => personId);
  const devices = Map.groupBy(await devicesOf(tx, ids), ({ personId }) => personId);
  const isOn = (personId: string, channel: ChannelCode): boolean => {
    const rule = rules.of(module, channel);
    const { isOffered, isSetUp } = channels[channel];
    const wants = chosen.get(`${personId} ${channel}`) ?? rule.isDefault;
    return isOffered && isSetUp && rule.isAllowed && wants;
  };
  return (personId) => {
    const contact = contacts.get(personId);
    if (!contact) return undefined;
    const row = preferences.get(personId);
    return {
      addresses: {
        email: contact.email === null ? [] : [contact.email],
        line: (lines.get(personId) ?? []).map(({ lineUserId }) => lineUserId),
        push: (devices.get(personId) ?? []).map(({ id }) => id),
      },
      isOn: (channel) => isOn(personId, channel),
      quiet: toSpan(row?.quietFrom ?? null, row?.quietUntil ?? null),
      urgentBreaksQuiet: row?.urgentBreaksQuiet ?? true,
      digestAt: row?.digestAt ?? null,
    };
  };
}

function byPerson<T extends { readonly personId: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.personId, row]));
}

function toSpan(from: number | null, until: number | null): Reader['quiet'] {
  return from === null || until === null ? null : { from, until };
}
