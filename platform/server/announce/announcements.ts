import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Tx } from '../db/database.ts';
import { sessionConfig } from '../db/pool.ts';
import type { Logger } from '../log.ts';

/**
 * Tells every process of this installation that something which processes keep was changed:
 * rights, menus, switches. A change counts from its commit on.
 */
export interface Announcements {
  /** Tells it in the transaction of the change: nobody hears of a change that was rolled back. */
  announce(tx: Tx, topic: string): Promise<void>;
  /** Calls back for each change of the topic, and whenever changes may have been missed. */
  onAnnounced(topic: string, listener: () => void): void;
  /** False while this process cannot hear the others: what it keeps may be out of date. */
  isHearing(): boolean;
  /** Whether this process knows the change with this number. */
  hasHeard(number: number): boolean;
  /**
   * Somebody has seen the change with this number: where it is not known here yet, everything that is
   * kept is read anew, so that who made a change meets it in every process at the next call.
   */
  meet(number: number): void;
  /** Number of the newest change known here; 0 for none since the start. */
  newest(): number;
}

/** Announced with each change of settings, whichever they are: it raises the number of the newest change. */
export const settingsTopic = 'settings';

/** The announcements of a process, to be started after the migration. */
export interface AnnouncementParts extends Announcements {
  start(): Promise<void>;
  stop(): Promise<void>;
}

const channel = 'sarn_announcements';
/** Numbers that are remembered; a browser sends back the newest it has seen. */
const remembered = 5_000;
const againMs = 1_000;

/**
 * @param url address of the database: it keeps one connection of its own, which only listens
 */
export function createAnnouncements(url: string, log: Logger): AnnouncementParts {
  const heard = createHeard();
  const announced = new WeakMap<Tx, Set<string>>();
  const line = createLine(url, log, heard);
  return {
    onAnnounced: heard.on,
    hasHeard: heard.has,
    newest: heard.newest,
    meet: heard.meet,
    isHearing: line.isOpen,
    start: line.start,
    stop: line.stop,
    async announce(tx, topic) {
      const topics = announced.get(tx) ?? new Set();
      if (topics.has(topic)) return;
      announced.set(tx, topics.add(topic));
      const rows = await tx.query<{ number: number }>(
        `with made as (select nextval('announcement_number') as number)
         select number, pg_notify('${channel}', $1::text || ':' || number) from made`,
        [topic],
      );
      const number = rows[0]?.number ?? 0;
      tx.afterCommit(() => heard.note(topic, number));
    },
  };
}

interface Heard {
  on(topic: string, listener: () => void): void;
  has(number: number): boolean;
  newest(): number;
  meet(number: number): void;
  /** Calls the listeners once for each number. */
  note(topic: string, number: number): void;
  /** Something may have been missed. */
  noteAll(): void;
}

function createHeard(): Heard {
  const listeners = new Map<string, (() => void)[]>();
  const numbers = new Set<number>();
  // What was read anew for a number is as new as that: asked again, it is not read again.
  const met = new Set<number>();
  let newest = 0;
  const noteAll = (): void => {
    for (const listener of [...listeners.values()].flat()) listener();
  };
  return {
    on: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    has: (number) => numbers.has(number),
    newest: () => newest,
    note(topic, number) {
      if (numbers.has(number)) return;
      numbers.add(number);
      newest = Math.max(newest, number);
      const [oldest] = numbers;
      if (numbers.size > remembered && oldest !== undefined) numbers.delete(oldest);
      for (const listener of listeners.get(topic) ?? []) listener();
    },
    meet(number) {
      if (number === 0 || numbers.has(number) || met.has(number)) return;
      if (met.size >= remembered) met.clear();
      met.add(number);
      noteAll();
    },
    noteAll,
  };
}

interface Line {
  isOpen(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The listening connection, opened again each time that it breaks. */
function createLine(url: string, log: Logger, heard: Heard): Line {
  let client: pg.Client | undefined;
  const state = { isOpen: false, isStopped: false };
  const open = async (): Promise<void> => {
    const opened = new pg.Client({ ...sessionConfig(url), application_name: 'sarn-announcements' });
    client = opened;
    opened.on('error', () => undefined);
    opened.on('notification', ({ payload = '' }) => {
      const cut = payload.lastIndexOf(':');
      heard.note(payload.slice(0, cut), Number(payload.slice(cut + 1)));
    });
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
    } catch (error) {
      // Not waited for: a connection that never came about may never report its end.
      void opened.end().catch(() => undefined);
      throw error;
    }
    // Only now: a connection that fails to open ends too, and each end would begin one more loop of tries.
    opened.on('end', () => {
      if (client === opened) void again();
    });
    state.isOpen = true;
    // What was changed before the connection listened was not heard.
    heard.noteAll();
  };
  const again = async (): Promise<void> => {
    state.isOpen = false;
    if (state.isStopped) return;
    log.warn({}, 'changes of other processes are not heard: rights are read at each call');
    while (!state.isStopped && !state.isOpen) {
      await sleep(againMs, undefined, { ref: false });
      if (!state.isStopped) await open().catch(() => undefined);
    }
  };
  return {
    isOpen: () => state.isOpen,
    start: open,
    async stop() {
      state.isStopped = true;
      state.isOpen = false;
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
