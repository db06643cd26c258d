import { newId } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { channelCodes } from '../../contract/index.ts';
import { listPreferences } from '../preference/preference.store.ts';
import { listToPlan } from './news.store.ts';
import type { NewsToPlan } from './news.store.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import { insertDeliveries } from './outbox.store.ts';
import type { NewDelivery } from './outbox.store.ts';
import { planDeliveries } from './plan.rules.ts';
import type { Reader } from './plan.rules.ts';
import { readQuietTimes } from './quiet.service.ts';

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
  if (told.length === 0) return { dueTimes: [], count: 0, next: null };
  const now = deps.platform.clock.now();
  const quiet = await readQuietTimes(deps, tx);
  const readers = await readersOf(deps, tx, told);
  const rows = told.flatMap((news): NewDelivery[] => {
    const { id, personId, urgency } = news;
    const reader = readers(news);
    if (!reader) return [];
    return planDeliveries({ urgency, now }, quiet, reader).map((planned) => ({
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

/** Addresses and times of each of these people; undefined for those who have left. */
async function readersOf(
  { people, channels, line, devices: devicesOf }: OutboxDependencies,
  tx: Tx,
  told: readonly NewsToPlan[],
): Promise<(news: NewsToPlan) => Reader | undefined> {
  const ids = told.map(({ personId }) => personId);
  const contacts = await people.contacts(tx, ids);
  const preferences = byPerson(await listPreferences(tx, ids));
  const lines = Map.groupBy(await line.reachable(tx, ids), ({ personId }) => personId);
  const devices = Map.groupBy(await devicesOf(tx, ids), ({ personId }) => personId);
  const working = channelCodes.filter((code) => channels[code].isOffered && channels[code].isSetUp);
  return ({ personId, ways }) => {
    const contact = contacts.get(personId);
    if (!contact) return undefined;
    return {
      addresses: {
        email: contact.email === null ? [] : [contact.email],
        line: (lines.get(personId) ?? []).map(({ lineUserId }) => lineUserId),
        push: (devices.get(personId) ?? []).map(({ id }) => id),
      },
      channels: new Set(working.filter((code) => ways.includes(code))),
      times: preferences.get(personId),
    };
  };
}

function byPerson<T extends { readonly personId: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.personId, row]));
}
