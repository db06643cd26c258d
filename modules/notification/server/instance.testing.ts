import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LineAccount } from '@sarn/line-account/contract';
import { lineAccountModule } from '@sarn/line-account/server';
import { organisationModule } from '@sarn/organisation/server';
import { newId, settingErrors } from '@sarn/kernel';
import { buildHttp, createLog, createPlatform, runJob } from '@sarn/platform-server';
import type {
  AuditEntry,
  Caller,
  Database,
  JobName,
  Platform,
  PlatformConfig,
} from '@sarn/platform-server';
import { fixedClock } from '@sarn/testing';
import type { FixedClock } from '@sarn/testing';
import { notificationPermissions } from '../contract/index.ts';
import type {
  ChannelHealth,
  DeliveryRow,
  Matrix,
  MatrixChange,
  NotificationPolicy,
  Preference,
  PushState,
  TemplateRow,
} from '../contract/index.ts';
import { notificationModule } from './index.ts';
import type { DeclaredEvent, News, NotificationService, OutsideNeeds } from './index.ts';

/** People of the agency: chai has every permission of this module, the others have none. */
export type Person = 'anong' | 'burin' | 'chai';

/** Fields that answers may have; the tests check which ones are present. */
export interface AnswerBody {
  readonly code: string;
  readonly count: number;
  readonly total: number;
  readonly issues: readonly { readonly rule: string }[];
  readonly expiresAt: string;
  readonly item: Preference & LineAccount & PushState & NotificationPolicy & TemplateRow;
  readonly rows: readonly (DeliveryRow & TemplateRow & Matrix['rows'][number] & MatrixChange)[];
  readonly modules: Matrix['modules'];
  readonly mayUndo: boolean;
  readonly people: number;
  readonly params: Readonly<Record<string, string>>;
  readonly channels: readonly ChannelHealth[];
}

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
}

/** A job that was sent and has not run. */
export interface WaitingJob {
  readonly job: JobName;
  readonly data: unknown;
  readonly at: Date;
}

/** The module with its real HTTP layer; the test controls the clock and the job queue. */
export interface NotificationInstance {
  readonly clock: FixedClock;
  readonly db: Database;
  readonly url: string;
  readonly people: Readonly<Record<Person, string>>;
  /** The session of each person's calls; those in `trusted` are still signed in. */
  readonly sessions: Readonly<Record<Person, string>>;
  readonly trusted: Set<string>;
  /** Documents that nobody may read any more. */
  readonly closed: Set<string>;
  readonly service: NotificationService;
  readonly audited: AuditEntry[];
  readonly waiting: WaitingJob[];
  readonly dataDir: string;
  tell(to: readonly Person[], news?: Partial<News>): Promise<void>;
  /** Changes the data of a person. */
  change(person: Person, to: { isActive?: boolean; email?: string }): Promise<void>;
  call(method: 'GET' | 'POST', path: string, fields?: object, as?: Person): Promise<Answer>;
  /** Runs every job that is due by the clock, and those they send; with `only`, of that name. */
  work(only?: string): Promise<void>;
  /** Runs one job by its name, as the schedule of the real queue does. */
  run(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface InstanceOptions {
  readonly config?: Partial<PlatformConfig>;
  readonly line?: Parameters<typeof lineAccountModule>[1];
  readonly push?: Omit<OutsideNeeds['push'], 'trustedSessions'>;
  readonly at?: string;
  /** People of another instance on the same database. */
  readonly people?: Readonly<Record<Person, string>>;
  /** Kinds besides those that all tests have. */
  readonly events?: readonly DeclaredEvent[];
}

const events: readonly DeclaredEvent[] = [
  {
    ...{ module: 'SARABUN', kind: 'queue.sign', th: 'รอลงนาม', en: 'To sign' },
    ...{ roles: ['holder', 'head', 'clerk'], work: ['holder'] },
  },
  {
    ...{ module: 'SARABUN', kind: 'act.sign', th: 'ลงนามแล้ว', en: 'Signed' },
    roles: ['author'],
  },
  {
    ...{ module: 'CAR', kind: 'booking.approved', th: 'อนุมัติ', en: 'Approved' },
    roles: ['author', 'follower'],
  },
];

export async function openInstance(
  at: { readonly db: Database; readonly url: string },
  options: InstanceOptions = {},
): Promise<NotificationInstance> {
  const clock = fixedClock(options.at ?? '2026-11-21T03:00:00.000Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'sarn-notification-'));
  const log = createLog('silent');
  const config = { ...usualConfig, dataDir, ...options.config };
  const parts = createPlatform({ config, db: at.db, databaseUrl: at.url, clock, log });
  const sessions = { anong: newId(), burin: newId(), chai: newId() };
  const trusted = new Set(Object.values(sessions));
  const closed = new Set<string>();
  const waiting: WaitingJob[] = [];
  const audited: AuditEntry[] = [];
  const platform = noting(parts.platform, waiting, audited);
  const organisation = organisationModule(platform);
  const line = lineAccountModule(platform, options.line ?? { isOffered: false, settings: null });
  const module = notificationModule(platform, {
    people: organisation.organisation,
    documents: { readable: async (_h, _keys, ids) => ids.filter((id) => !closed.has(id)) },
    line: line.accounts,
    push: {
      ...(options.push ?? { isOffered: false, services: [] }),
      trustedSessions: async (_h, ids) => new Set(ids.filter((id) => trusted.has(id))),
    },
    events: () => [...events, ...(options.events ?? [])],
  });
  await organisation.start?.();
  await module.start?.();
  const people = options.people ?? (await fill(at.db, organisation));
  // The days and hours of other tests are not theirs to choose: each says itself when it is quiet.
  if (!options.people) await at.db.query(loudSql);
  const http = await buildHttp({
    config,
    db: at.db,
    clock,
    log,
    authenticate: authenticateBy(people, sessions),
    modules: [{ ...module, errors: { ...module.errors, ...settingErrors } }, line],
    health: { isServing: () => true },
    webFolder: join(dataDir, 'none'),
    hasRateLimits: false,
  });
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const perform = async (name: string, input: unknown): Promise<void> => {
    const job = [...(module.jobs ?? []), ...(line.jobs ?? []), ...(organisation.jobs ?? [])].find(
      (one) => one.name === name,
    );
    if (!job) throw new Error(`There is no job ${name}`);
    await runJob(job, { input }, { db: at.db, log });
  };
  const service = module.notificationService;
  return {
    clock,
    db: at.db,
    url,
    people,
    sessions,
    trusted,
    closed,
    service,
    audited,
    waiting,
    dataDir,
    async tell(to, news = {}) {
      // A later millisecond, so that the order is defined.
      clock.advance(1);
      const personIds = to.map((name) => people[name]);
      await at.db.transaction((tx) => service.tell(tx, { ...letter, personIds, ...news } as News));
    },
    change: (person, to) =>
      at.db.transaction((tx) =>
        organisation.people.updatePerson(tx, { callerId: null }, people[person], to),
      ),
    async call(method, path, fields = {}, as = 'anong') {
      const answer = await http.inject({
        method,
        url: `/api${path}`,
        headers: {
          authorization: `Bearer ${as}`,
          'user-agent': 'Mozilla/5.0 Chrome/140.0 Windows',
        },
        ...(method === 'POST' ? { payload: fields } : {}),
      });
      return { status: answer.statusCode, body: answer.json<AnswerBody>() };
    },
    async work(only) {
      for (;;) {
        const index = waiting.findIndex(
          ({ job, at: due }) => due <= clock.now() && (only === undefined || job.name === only),
        );
        const [next] = index < 0 ? [] : waiting.splice(index, 1);
        if (!next) return;
        await perform(next.job.name, next.data);
      }
    },
    run: (name) => perform(name, {}),
    async close() {
      await http.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const loudSql =
  'update notification_policy set quiet_from = null, quiet_until = null, quiet_days_off = false';

const usualConfig = {
  basePath: '/',
  publicUrl: 'https://office.example',
  isProduction: false,
  deployment: 'sarn',
  smtpUrl: null,
  isScaledOut: false,
};

/** Notification about a letter to be signed. */
export const letter = {
  module: 'SARABUN',
  kind: 'queue.sign',
  title: 'รอลงนาม 1 เรื่อง',
  message: 'ขออนุมัติจัดซื้อเครื่องคอมพิวเตอร์ <b>10</b> เครื่อง',
  documentId: '019a0000-0000-7000-8000-000000000001',
  documentRef: 'doc-ref-1',
} as const;

/** The real platform, except that jobs wait in a list and there are no sockets. */
function noting(platform: Platform, waiting: WaitingJob[], audited: AuditEntry[]): Platform {
  return {
    ...platform,
    audit: {
      listen: platform.audit.listen,
      async write(tx, entry) {
        await platform.audit.write(tx, entry);
        tx.afterCommit(() => void audited.push(entry));
      },
      async writeAll(tx, entries) {
        await platform.audit.writeAll(tx, entries);
        tx.afterCommit(() => void audited.push(...entries));
      },
    },
    jobs: {
      definitions: platform.jobs.definitions,
      async send(tx, job, data, settings) {
        const at = settings?.startAfter ?? new Date(0);
        tx.afterCommit(() => void waiting.push({ job: job as JobName, data, at }));
      },
      async sendAll(tx, job, all) {
        for (const { data, key } of all) await this.send(tx, job, data, { key });
      },
    },
    live: {
      tell: () => undefined,
      tellEveryone: () => undefined,
      isHeard: () => false,
      drop: () => undefined,
    },
  };
}

async function fill(
  db: Database,
  organisation: ReturnType<typeof organisationModule>,
): Promise<Record<Person, string>> {
  const people = { anong: newId(), burin: newId(), chai: newId() };
  await db.transaction(async (tx) => {
    for (const [name, id] of Object.entries(people)) {
      await organisation.people.createPerson(
        tx,
        { callerId: null },
        {
          id,
          employeeCode: name,
          firstNameTh: { anong: 'อนงค์', burin: 'บุรินทร์', chai: 'ชัย' }[name] ?? name,
          lastNameTh: 'ใจดี',
          firstNameEn: name,
          email: `${name}@office.example`,
        },
      );
    }
  });
  return people;
}

function authenticateBy(
  people: Readonly<Record<Person, string>>,
  sessions: Readonly<Record<Person, string>>,
) {
  return async (token: string): Promise<Caller | null> => {
    const id = (people as Readonly<Record<string, string>>)[token];
    if (id === undefined) return null;
    const permissions = new Set(token === 'chai' ? Object.values(notificationPermissions) : []);
    const sessionId = sessions[token as Person];
    return { id, sessionId, principals: [], permissions, language: 'th' };
  };
}
