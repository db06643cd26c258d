import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organisationModule } from '@sarn/organisation/server';
import { newId } from '@sarn/kernel';
import { buildHttp, createLog, createPlatform, runJob } from '@sarn/platform-server';
import type { Caller, Clock, Database, JobDefinition, Platform, Tx } from '@sarn/platform-server';
import type { FileCard } from '../contract/index.ts';
import { fileModule } from './index.ts';
import type { FileModule, ScannerAddress } from './index.ts';

/** Anong may read every owner's files, Burin only those opened to that account. */
export type Persona = 'anong' | 'burin';
type NamedBytes = readonly [name: string, bytes: Buffer | string];

/**
 * The file store behind its real HTTP layer on a test database; jobs wait until a test runs them.
 */
export type FileInstance = Awaited<ReturnType<typeof openFileInstance>>;

export const boundary = 'sarn-boundary';

/** A multipart body with these files. */
export function form(files: readonly NamedBytes[]): Buffer {
  const parts = files.flatMap(([name, bytes]) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    ),
    Buffer.from(bytes as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export async function openFileInstance(
  at: { readonly db: Database; readonly url: string },
  clock: Clock,
  scanner: ScannerAddress | null = null,
) {
  const { db, url } = at;
  const dataDir = mkdtempSync(join(tmpdir(), 'sarn-file-'));
  const filesDir = join(dataDir, 'files');
  const log = createLog('silent');
  const config = { ...baseConfig, dataDir };
  const { sent, jobs } = heldAssignments();
  const parts = createPlatform({ config, db, databaseUrl: url, clock, log });
  const platform: Platform = { ...parts.platform, jobs };
  const people = await makePeople(platform);
  const openToBurin = new Set<string>();
  const file = fileModule(platform, {
    scanner,
    readers: {
      thing: async (_h, caller, id) => caller.id === people.anong || openToBurin.has(id),
    },
  });
  const http = await buildHttp({
    config,
    db,
    clock,
    log,
    authenticate: async (token) => (token in people ? callerOf(people[token as Persona]) : null),
    modules: [file],
    health: { isServing: () => true },
    webFolder: join(dataDir, 'none'),
  });
  const run = (job: JobDefinition, input: unknown): Promise<void> =>
    runJob(job, { input }, { db, log });
  return {
    db,
    file,
    http,
    people,
    openToBurin,
    ...calls(http),
    pathOf: (sha256: string) => join(filesDir, sha256.slice(0, 2), sha256.slice(2, 4), sha256),
    arriving: () => filesIn(join(filesDir, 'arriving')),
    attach: (owner: string, ...fileIds: string[]) => attach(db, file, people.anong, owner, fileIds),
    /** Runs the jobs sent since the last call, as the queue would. */
    async runJobs() {
      for (const { job, data } of sent.splice(0)) await run(job, data);
    },
    async sweep() {
      const job = file.jobs?.find(({ name }) => name === 'file.sweep');
      if (job) await run(job, {});
    },
    async close() {
      await http.close();
      await file.stop?.();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const baseConfig = {
  basePath: '/',
  publicUrl: 'http://localhost:3000',
  isProduction: false,
  deployment: 'sarn',
  smtpUrl: null,
  isScaledOut: false,
};

async function makePeople(platform: Platform): Promise<Record<Persona, string>> {
  const organisation = organisationModule(platform);
  await organisation.start?.();
  const people = { anong: newId(), burin: newId() };
  await platform.db.transaction(async (tx) => {
    for (const [name, id] of Object.entries(people)) {
      const draft = { id, employeeCode: name, firstNameTh: name };
      await organisation.people.createPerson(tx, { callerId: null }, draft);
    }
  });
  return people;
}

/** Jobs are queued until the test runs them. */
function heldAssignments() {
  const sent: { job: JobDefinition; data: unknown }[] = [];
  const jobs: Platform['jobs'] = {
    definitions: () => [],
    sendAll: async () => undefined,
    send: async (_tx: Tx, job: unknown, data: unknown) =>
      void sent.push({ job: job as JobDefinition, data }),
  };
  return { sent, jobs };
}

function callerOf(id: string): Caller {
  return { id, sessionId: id, principals: [], permissions: new Set(), language: 'th' };
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function attach(
  db: Database,
  { fileService }: FileModule,
  uploaderId: string,
  ownerId: string,
  fileIds: readonly string[],
): Promise<void> {
  return db.transaction((tx) =>
    fileService.attach(tx, { fileIds, uploaderId, ownerKind: 'thing', ownerId, role: 'main' }),
  );
}

function calls(http: Awaited<ReturnType<typeof buildHttp>>) {
  const upload = async (files: readonly NamedBytes[], token = 'anong') => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: form(files),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    upload,
    /** @throws Error when the upload was refused */
    async uploaded(name: string, bytes: Buffer | string, token: Persona = 'anong') {
      const { status, body } = await upload([[name, bytes]], token);
      if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
      return body.items[0] as FileCard;
    },
    get: (path: string, token: Persona = 'anong', headers = {}) =>
      http.inject({
        url: `/api/file/${path}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
      }),
    discard: (id: string, token: Persona) =>
      http.inject({
        method: 'POST',
        url: `/api/file/${id}/discard`,
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      }),
  };
}
