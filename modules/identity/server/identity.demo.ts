import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildHttp, createLog, createPlatform } from '@sarn/platform-server';
import type { Database, MailMessage, Platform } from '@sarn/platform-server';
import { fixedClock } from '@sarn/testing';
import type { FixedClock } from '@sarn/testing';
import { identityModule } from './index.ts';
import type { Identity, IdentityOptions } from './index.ts';

export const password = 'Sarn2569';
export const aUserAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers field by field
  readonly body: any;
}

/** Identity behind its real HTTP layer on a test database; mail and sockets are only noted. */
export interface IdentityHouse {
  readonly clock: FixedClock;
  readonly platform: Platform;
  readonly identity: Identity;
  readonly people: Readonly<Record<Persona, string>>;
  readonly units: Readonly<Record<'agency' | 'policy' | 'plan' | 'legal', string>>;
  readonly posts: Readonly<Record<'director' | 'policyHead' | 'policyClerk' | 'central', string>>;
  readonly mails: MailMessage[];
  /** Events told, and sessions whose sockets were cut. */
  readonly told: { ids: readonly string[]; event: string; payload: object }[];
  readonly dropped: string[];
  /** Milliseconds by which answers were held back. */
  readonly waits: number[];
  post(path: string, fields?: Record<string, unknown>, token?: string | null): Promise<Answer>;
  get(path: string, token?: string | null): Promise<Answer>;
  /** Signs in and gives the token. */
  enter(username: string): Promise<string>;
  close(): Promise<void>;
}

export type Persona = 'admin' | 'director' | 'head' | 'clerk' | 'officer';

const config = {
  basePath: '/',
  publicUrl: 'http://localhost:3000',
  isProduction: false,
  deployment: 'sarn',
  smtpUrl: null,
  isScaledOut: false,
};

export async function openIdentityHouse(
  at: { readonly db: Database; readonly url: string },
  options: IdentityOptions & { readonly hasRateLimits?: boolean } = {},
): Promise<IdentityHouse> {
  const clock = fixedClock('2026-11-21T02:00:00.000Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'sarn-identity-'));
  const log = createLog('silent');
  const notes = { mails: [], told: [], dropped: [], waits: [] } as Pick<
    IdentityHouse,
    'mails' | 'told' | 'dropped' | 'waits'
  >;
  const full = { ...config, dataDir };
  const parts = createPlatform({ config: full, db: at.db, databaseUrl: at.url, clock, log });
  const platform: Platform = {
    ...parts.platform,
    mail: { send: async (_tx, message) => void notes.mails.push(message) },
    live: {
      tell: (ids, event, payload) => void notes.told.push({ ids, event, payload }),
      drop: (sessionId) => void notes.dropped.push(sessionId),
    },
  };
  const wait = async (ms: number): Promise<void> => void notes.waits.push(ms);
  const identity = identityModule(platform, { wait, ...options });
  await identity.start?.();
  const rows = await fillHouse(at.db, identity);
  const http = await buildHttp({
    config: full,
    db: at.db,
    clock,
    log,
    authenticate: identity.authenticate,
    modules: [identity],
    health: { isServing: () => true },
    webFolder: join(dataDir, 'none'),
    hasRateLimits: options.hasRateLimits ?? false,
  });
  const call = async (request: object, token?: string | null): Promise<Answer> => {
    const headers = {
      'user-agent': aUserAgent,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const answer = await http.inject({ ...request, headers } as never);
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.rawPayload };
  };
  const post: IdentityHouse['post'] = (path, fields = {}, token) =>
    call({ method: 'POST', url: `/api${path}`, payload: fields }, token);
  return {
    clock,
    platform,
    identity,
    ...rows,
    ...notes,
    post,
    get: (path, token) => call({ method: 'GET', url: `/api${path}` }, token),
    async enter(username) {
      const answer = await post('/users/login', { username, password });
      if (answer.status !== 200) throw new Error(`${username}: ${JSON.stringify(answer.body)}`);
      return answer.body.token as string;
    },
    async close() {
      await http.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const system = { callerId: null };

/** A small agency: agency > policy > plan, legal; five people with accounts. */
async function fillHouse(
  db: Database,
  { people }: Identity,
): Promise<Pick<IdentityHouse, 'people' | 'units' | 'posts'>> {
  const passwordHash = await people.hashPassword(password);
  return db.transaction(async (tx) => {
    const unit = (code: string, nameTh: string, parentId: string | null, abbreviation = '') =>
      people.createUnit(tx, system, {
        parentId,
        code,
        nameTh,
        abbreviation,
        kind: parentId ? 'division' : 'agency',
        letterCode: `ดท ${code}`,
      });
    const agency = await unit('0100', 'สำนักงานพัฒนาที่ดินดิจิทัล', null, 'สพด.');
    const policy = await unit('0102', 'กองนโยบายและแผน', agency, 'กนผ.');
    const legal = await unit('0103', 'กองกฎหมาย', agency, 'กกม.');
    const plan = await unit('0102.1', 'กลุ่มแผนงาน', policy);
    const positionId = await people.createPosition(tx, system, {
      nameTh: 'นักวิเคราะห์นโยบายและแผน',
    });
    const seat = (
      unitId: string,
      titleTh: string,
      duty: 'head' | 'clerk' | 'officer',
      sort: number,
      servesUnitId = unitId,
    ) => people.createPost(tx, system, { unitId, servesUnitId, positionId, titleTh, duty, sort });
    const posts = {
      director: await seat(agency, 'ผู้อำนวยการสำนักงาน', 'head', 1),
      policyHead: await seat(policy, 'ผู้อำนวยการกองนโยบายและแผน', 'head', 10),
      policyClerk: await seat(policy, 'เจ้าพนักงานธุรการ', 'clerk', 30),
      central: await seat(legal, 'เจ้าพนักงานธุรการ สารบรรณกลาง', 'clerk', 31, agency),
    };
    const officerPost = await seat(plan, 'นักวิเคราะห์นโยบายและแผนชำนาญการ', 'officer', 20);
    const person = async (username: Persona, first: string, last: string, post?: string) => {
      const personId = await people.createPerson(tx, system, {
        employeeCode: username,
        prefixTh: 'นาย',
        firstNameTh: first,
        lastNameTh: last,
        firstNameEn: username,
        email: `${username}@example.go.th`,
        idCard: username === 'officer' ? '1101700203450' : null,
      });
      await people.createAccount(tx, system, { personId, username, passwordHash });
      if (post) await people.holdPost(tx, system, { personId, postId: post });
      return personId;
    };
    const rows = {
      admin: await person('admin', 'อนันต์', 'ดูแลดี'),
      director: await person('director', 'เกรียงไกร', 'นำทาง', posts.director),
      head: await person('head', 'กมล', 'วางแผน', posts.policyHead),
      clerk: await person('clerk', 'แสงดาว', 'รับส่ง', posts.policyClerk),
      officer: await person('officer', 'ธีรพงษ์', 'ขยันงาน', officerPost),
    };
    await people.grantRole(tx, system, 'administrator', { personId: rows.admin });
    return { people: rows, units: { agency, policy, plan, legal }, posts };
  });
}
