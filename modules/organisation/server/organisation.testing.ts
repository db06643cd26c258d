import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildHttp, createLog, createPlatform } from '@sarn/platform-server';
import type {
  AuditEntry,
  Authenticate,
  Database,
  MailMessage,
  Platform,
  ServerModule,
  Tx,
} from '@sarn/platform-server';
import { fixedClock } from '@sarn/testing';
import type { FixedClock } from '@sarn/testing';
import type { HeldPost, PersonCard } from '../contract/index.ts';
import { organisationModule } from './index.ts';
import type { OrganisationModule, People } from './index.ts';

export const aUserAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** Fields that answers may have; tests check which ones are present. */
export interface AnswerBody {
  readonly status: string;
  readonly message: string;
  readonly code: string;
  readonly params: object;
  readonly person: PersonCard;
  readonly posts: readonly HeldPost[];
  readonly permissions: readonly string[];
  readonly rows: readonly { readonly id: string; readonly isCurrent?: boolean }[];
  readonly total: number;
}

export interface Answer<Body = AnswerBody> {
  readonly status: number;
  readonly body: Body;
}

export interface Asked {
  readonly token?: string;
  /** Entity tag of the content that the browser already has. */
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

/** Calls of the HTTP layer; `Body` names the fields that the answers of a module may have. */
export interface Calls<Body = AnswerBody> {
  post(
    path: string,
    fields?: Record<string, unknown>,
    token?: string | null,
  ): Promise<Answer<Body>>;
  /** The same from another address than 127.0.0.1. */
  postFrom(ip: string, path: string, fields: Record<string, unknown>): Promise<Answer<Body>>;
  get(path: string, token?: string | null): Promise<Answer<Body>>;
  /** A call that answers bytes. */
  read(path: string, asked?: Asked): Promise<ReadBytes>;
  /** A call with a file. */
  upload(path: string, sent: SentFile, token: string): Promise<Answer<Body>>;
}

/** Records of what would leave the process, and of what was audited. */
export interface Notes {
  readonly mails: MailMessage[];
  /** Audit entries that were committed. */
  readonly audited: AuditEntry[];
  /** Events sent, and sessions whose sockets were closed. */
  readonly told: { ids: readonly string[]; event: string; payload: object }[];
  readonly dropped: string[];
}

export type Persona = 'admin' | 'director' | 'head' | 'clerk' | 'officer';

/** Ids of the agency of the tests. */
export interface Agency {
  readonly people: Readonly<Record<Persona, string>>;
  readonly units: Readonly<Record<'agency' | 'policy' | 'plan' | 'legal', string>>;
  readonly posts: Readonly<Record<'director' | 'policyHead' | 'policyClerk' | 'central', string>>;
}

/** What is put behind the HTTP layer. */
export interface Served {
  readonly authenticate: Authenticate;
  readonly modules: readonly ServerModule[];
  readonly hasRateLimits?: boolean | undefined;
}

/** A platform for tests, without modules. */
export interface TestPlatform extends Notes {
  readonly clock: FixedClock;
  readonly platform: Platform;
  /** Puts the modules behind the real HTTP layer. */
  serve<Body = AnswerBody>(served: Served): Promise<Calls<Body> & { close(): Promise<void> }>;
}

/** The organisation behind its HTTP layer on a test database; each token is of one person. */
export interface Harness extends Notes, Calls, Agency {
  readonly clock: FixedClock;
  readonly platform: Platform;
  readonly organisation: OrganisationModule;
  /** The person of a token; sessions belong to another module. */
  readonly authenticate: Authenticate;
  /** Gives a token of a person. */
  enter(username: Persona): Promise<string>;
  close(): Promise<void>;
}

const config = {
  basePath: '/',
  publicUrl: 'http://localhost:3000',
  isProduction: false,
  deployment: 'sarn',
  smtpUrl: null,
  isScaledOut: false,
};

export interface TestBase {
  readonly db: Database;
  readonly url: string;
}

/** @param at a database of its own, migrated */
export function openTestPlatform(at: TestBase): TestPlatform {
  const clock = fixedClock('2026-11-21T02:00:00.000Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'sarn-organisation-'));
  const notes: Notes = { mails: [], audited: [], told: [], dropped: [] };
  const full = { ...config, dataDir };
  const log = createLog('silent');
  const parts = createPlatform({ config: full, db: at.db, databaseUrl: at.url, clock, log });
  const platform = noting(parts.platform, notes);
  return {
    clock,
    platform,
    ...notes,
    async serve<Body>({ authenticate, modules, hasRateLimits = false }: Served) {
      // Without it no caller is cached.
      await parts.announcements.start();
      const http = await buildHttp({
        ...platform,
        config: full,
        authenticate,
        modules,
        health: { isServing: () => true },
        webFolder: join(dataDir, 'none'),
        hasRateLimits,
      });
      const close = async (): Promise<void> => {
        await http.close();
        await parts.announcements.stop();
        rmSync(dataDir, { recursive: true, force: true });
      };
      return { ...httpCallers<Body>(http), close };
    },
  };
}

/**
 * @param further modules that are behind the same HTTP layer
 */
export async function openHarness(
  at: TestBase,
  further: (
    platform: Platform,
    organisation: OrganisationModule,
  ) => readonly ServerModule[] = () => [],
): Promise<Harness> {
  const base = openTestPlatform(at);
  const organisation = organisationModule(base.platform);
  await organisation.start?.();
  const agency = await fillAgency(at.db, organisation.people);
  base.audited.length = 0;
  const authenticate = tokensOfPeople(at.db, organisation);
  const modules = [organisation, ...further(base.platform, organisation)];
  const calls = await base.serve({ authenticate, modules });
  const enter = async (username: Persona) => agency.people[username];
  return { ...base, ...agency, ...calls, organisation, authenticate, enter };
}

/** The token is the id of the person; keys and permissions are those of this moment. */
function tokensOfPeople(db: Database, { organisation }: OrganisationModule): Authenticate {
  return async (token) => {
    const person = (await organisation.personCard(db, [token])).get(token);
    if (!person) return null;
    const posts = await organisation.postsOf(db, person.id);
    const held = posts.filter(({ acting }) => !acting?.isScoped).map(({ id }) => id);
    const rows = await db.query<{ permission: string }>(
      `select rp.permission from role_grant g join role_permission rp on rp.role_id = g.role_id
       where g.person_id = $1 or g.post_id = any ($2::uuid[])`,
      [person.id, held],
    );
    return {
      id: person.id,
      sessionId: person.id,
      principals: await organisation.keysOf(db, person.id),
      permissions: new Set(rows.map(({ permission }) => permission)),
      language: 'th',
    };
  };
}

/** The platform, recording what would leave the process and what is audited. */
function noting(platform: Platform, notes: Notes): Platform {
  return {
    ...platform,
    audit: {
      listen: platform.audit.listen,
      async write(tx, entry) {
        await platform.audit.write(tx, entry);
        tx.afterCommit(() => void notes.audited.push(entry));
      },
      async writeAll(tx, entries) {
        await platform.audit.writeAll(tx, entries);
        tx.afterCommit(() => void notes.audited.push(...entries));
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
      isHeard: () => false,
      drop: (sessionId) => void notes.dropped.push(sessionId),
    },
  };
}

type Http = Awaited<ReturnType<typeof buildHttp>>;

/** Calls as a browser makes them, without a socket. */
function httpCallers<Body>(http: Http): Calls<Body> {
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    payload: Record<string, unknown> | undefined,
    token: string | null | undefined,
  ): Promise<Answer<Body>> => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const headers = { 'user-agent': aUserAgent, ...authorization };
    const sent = { method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) };
    const answer = await http.inject(sent);
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const post: Calls<Body>['post'] = (path, fields = {}, token) => call('POST', path, fields, token);
  return {
    post,
    async postFrom(remoteAddress, path, payload) {
      const headers = { 'user-agent': aUserAgent };
      const url = `/api${path}`;
      const answer = await http.inject({ method: 'POST', url, headers, payload, remoteAddress });
      return { status: answer.statusCode, body: answer.json<Body>() };
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
      return { status: answer.statusCode, body: answer.json<Body>() };
    },
  };
}

const system = { callerId: null };

/** A small agency: agency > policy > plan, legal; five people, one of them administrator. */
export async function fillAgency(db: Database, people: People): Promise<Agency> {
  return db.transaction(async (tx) => {
    const units = await makeUnits(tx, people);
    const { officerPost, ...posts } = await makePosts(tx, people, units);
    const hire = (...details: Hire) => makePerson(tx, people, details);
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

async function makeUnits(tx: Tx, people: People): Promise<Agency['units']> {
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
  { agency, policy, plan, legal }: Agency['units'],
): Promise<Agency['posts'] & { readonly officerPost: string }> {
  const nameTh = 'นักวิเคราะห์นโยบายและแผน';
  const positionId = await people.createPosition(tx, system, { nameTh });
  const capacity = (
    unitId: string,
    titleTh: string,
    duty: 'head' | 'clerk' | 'officer',
    sort: number,
    servesUnitId = unitId,
  ) => people.createPost(tx, system, { unitId, servesUnitId, positionId, titleTh, duty, sort });
  return {
    director: await capacity(agency, 'ผู้อำนวยการสำนักงาน', 'head', 1),
    policyHead: await capacity(policy, 'ผู้อำนวยการกองนโยบายและแผน', 'head', 10),
    policyClerk: await capacity(policy, 'เจ้าพนักงานธุรการ', 'clerk', 30),
    central: await capacity(legal, 'เจ้าพนักงานธุรการ สารบรรณกลาง', 'clerk', 31, agency),
    officerPost: await capacity(plan, 'นักวิเคราะห์นโยบายและแผนชำนาญการ', 'officer', 20),
  };
}

type Hire = readonly [username: Persona, first: string, last: string, postId?: string];

async function makePerson(
  tx: Tx,
  people: People,
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
  if (postId) await people.holdPost(tx, system, { personId, postId });
  return personId;
}
