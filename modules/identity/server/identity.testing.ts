import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildHttp, createLog, createPlatform } from '@sarn/platform-server';
import type { AuditEntry, Database, MailMessage, Platform, Tx } from '@sarn/platform-server';
import { fixedClock, samplePassword, samplePasswordHash } from '@sarn/testing';
import type { FixedClock } from '@sarn/testing';
import type { HeldPost, PersonCard, UserLogin } from '../contract/index.ts';
import { identityModule } from './index.ts';
import type { Identity, IdentityOptions, People } from './index.ts';

export const password = samplePassword;
export const aUserAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** Fields that answers of identity may have; which ones are there is what tests ask. */
export interface AnswerBody {
  readonly status: string;
  readonly message: string;
  readonly code: string;
  readonly params: object;
  readonly oauth_id: string;
  readonly token: string;
  readonly success: { readonly token: string };
  readonly userLogin: UserLogin;
  readonly sessionId: string;
  readonly person: PersonCard;
  readonly posts: readonly HeldPost[];
  readonly permissions: readonly string[];
  readonly rows: readonly { readonly id: string; readonly isCurrent?: boolean }[];
  readonly total: number;
}

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
}

export interface Asked {
  readonly token?: string;
  /** Tag of the content the browser has already. */
  readonly has?: string;
}

export interface ReadBytes {
  readonly status: number;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface SentFile {
  readonly name: string;
  /** As the browser claims. */
  readonly type: string;
  readonly bytes: Buffer;
  readonly fields?: Readonly<Record<string, string>>;
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
  /** Lines of the audit trail that were committed. */
  readonly audited: AuditEntry[];
  /** Events told, and sessions whose sockets were cut. */
  readonly told: { ids: readonly string[]; event: string; payload: object }[];
  readonly dropped: string[];
  /** Milliseconds by which answers were held back. */
  readonly waits: number[];
  post(path: string, fields?: Record<string, unknown>, token?: string | null): Promise<Answer>;
  /** The same from another address than 127.0.0.1. */
  postFrom(ip: string, path: string, fields: Record<string, unknown>): Promise<Answer>;
  get(path: string, token?: string | null): Promise<Answer>;
  /** A call that answers bytes. */
  read(path: string, asked?: Asked): Promise<ReadBytes>;
  /** A call with a file. */
  upload(path: string, sent: SentFile, token: string): Promise<Answer>;
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

type Notes = Pick<IdentityHouse, 'mails' | 'audited' | 'told' | 'dropped' | 'waits'>;

export async function openIdentityHouse(
  at: { readonly db: Database; readonly url: string },
  options: IdentityOptions & { readonly hasRateLimits?: boolean } = {},
): Promise<IdentityHouse> {
  const clock = fixedClock('2026-11-21T02:00:00.000Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'sarn-identity-'));
  const notes: Notes = { mails: [], audited: [], told: [], dropped: [], waits: [] };
  const full = { ...config, dataDir };
  const log = createLog('silent');
  const parts = createPlatform({ config: full, db: at.db, databaseUrl: at.url, clock, log });
  const platform = noting(parts.platform, notes);
  const wait = async (ms: number): Promise<void> => void notes.waits.push(ms);
  const identity = identityModule(platform, { wait, ...options });
  await identity.start?.();
  const rows = await fillHouse(at.db, identity);
  notes.audited.length = 0;
  const http = await buildHttp({
    ...platform,
    config: full,
    authenticate: identity.authenticate,
    modules: [identity],
    health: { isServing: () => true },
    webFolder: join(dataDir, 'none'),
    hasRateLimits: options.hasRateLimits ?? false,
  });
  const close = async (): Promise<void> => {
    await http.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { clock, platform, identity, ...rows, ...notes, ...callers(http), close };
}

/** The platform as it is, with a note of what leaves the process and of what is audited. */
function noting(platform: Platform, notes: Notes): Platform {
  return {
    ...platform,
    audit: {
      async write(tx, entry) {
        await platform.audit.write(tx, entry);
        tx.afterCommit(() => void notes.audited.push(entry));
      },
    },
    mail: {
      send: async (_tx, message) => void notes.mails.push(message),
      deliver: async (message) => void notes.mails.push(message),
      deliverTracked: async (message) => void notes.mails.push(message),
    },
    live: {
      tell: (ids, event, payload) => void notes.told.push({ ids, event, payload }),
      tellEveryone: () => undefined,
      drop: (sessionId) => void notes.dropped.push(sessionId),
    },
  };
}

type Http = Awaited<ReturnType<typeof buildHttp>>;

function callers(
  http: Http,
): Pick<IdentityHouse, 'post' | 'postFrom' | 'get' | 'read' | 'upload' | 'enter'> {
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    payload: Record<string, unknown> | undefined,
    token: string | null | undefined,
  ): Promise<Answer> => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const headers = { 'user-agent': aUserAgent, ...authorization };
    const sent = { method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) };
    const answer = await http.inject(sent);
    return { status: answer.statusCode, body: answer.json<AnswerBody>() };
  };
  const post: IdentityHouse['post'] = (path, fields = {}, token) =>
    call('POST', path, fields, token);
  return {
    post,
    async postFrom(remoteAddress, path, payload) {
      const headers = { 'user-agent': aUserAgent };
      const url = `/api${path}`;
      const answer = await http.inject({ method: 'POST', url, headers, payload, remoteAddress });
      return { status: answer.statusCode, body: answer.json<AnswerBody>() };
    },
    get: (path, token) => call('GET', path, undefined, token),
    async read(path, { token, has } = {}) {
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(has ? { 'if-none-match': has } : {}),
      };
      const answer = await http.inject({ method: 'GET', url: `/api${path}`, headers });
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
    },
    async upload(path, { name, type, bytes, fields = {} }, token) {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
      const body = new Response(form);
      const answer = await http.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': body.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      return { status: answer.statusCode, body: answer.json<AnswerBody>() };
    },
    async enter(username) {
      const { status, body } = await post('/users/login', { username, password });
      if (status !== 200) throw new Error(`${username}: ${JSON.stringify(body)}`);
      return body.token;
    },
  };
}

const system = { callerId: null };

/** A small agency: agency > policy > plan, legal; five people with accounts. */
async function fillHouse(
  db: Database,
  { people }: Identity,
): Promise<Pick<IdentityHouse, 'people' | 'units' | 'posts'>> {
  return db.transaction(async (tx) => {
    const units = await makeUnits(tx, people);
    const { officerPost, ...posts } = await makePosts(tx, people, units);
    const hire = (...details: Hire) => makePerson(tx, people, samplePasswordHash, details);
    const rows = {
      admin: await hire('admin', 'อนันต์', 'ดูแลดี'),
      director: await hire('director', 'เกรียงไกร', 'นำทาง', posts.director),
      head: await hire('head', 'กมล', 'วางแผน', posts.policyHead),
      clerk: await hire('clerk', 'แสงดาว', 'รับส่ง', posts.policyClerk),
      officer: await hire('officer', 'ธีรพงษ์', 'ขยันงาน', officerPost),
    };
    await people.grantRole(tx, system, 'administrator', { personId: rows.admin });
    return { people: rows, units, posts };
  });
}

async function makeUnits(tx: Tx, people: People): Promise<IdentityHouse['units']> {
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
  return { agency, policy, plan, legal };
}

async function makePosts(
  tx: Tx,
  people: People,
  { agency, policy, plan, legal }: IdentityHouse['units'],
): Promise<IdentityHouse['posts'] & { readonly officerPost: string }> {
  const nameTh = 'นักวิเคราะห์นโยบายและแผน';
  const positionId = await people.createPosition(tx, system, { nameTh });
  const seat = (
    unitId: string,
    titleTh: string,
    duty: 'head' | 'clerk' | 'officer',
    sort: number,
    servesUnitId = unitId,
  ) => people.createPost(tx, system, { unitId, servesUnitId, positionId, titleTh, duty, sort });
  return {
    director: await seat(agency, 'ผู้อำนวยการสำนักงาน', 'head', 1),
    policyHead: await seat(policy, 'ผู้อำนวยการกองนโยบายและแผน', 'head', 10),
    policyClerk: await seat(policy, 'เจ้าพนักงานธุรการ', 'clerk', 30),
    central: await seat(legal, 'เจ้าพนักงานธุรการ สารบรรณกลาง', 'clerk', 31, agency),
    officerPost: await seat(plan, 'นักวิเคราะห์นโยบายและแผนชำนาญการ', 'officer', 20),
  };
}

type Hire = readonly [username: Persona, first: string, last: string, postId?: string];

async function makePerson(
  tx: Tx,
  people: People,
  passwordHash: string,
  [username, firstNameTh, lastNameTh, postId]: Hire,
): Promise<string> {
  const personId = await people.createPerson(tx, system, {
    employeeCode: username,
    prefixTh: 'นาย',
    firstNameTh,
    lastNameTh,
    firstNameEn: username,
    email: `${username}@example.go.th`,
    idCard: username === 'officer' ? '1101700203450' : null,
  });
  await people.createAccount(tx, system, { personId, username, passwordHash });
  if (postId) await people.holdPost(tx, system, { personId, postId });
  return personId;
}
