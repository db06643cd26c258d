import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@sarn/kernel';
import { organisationModule } from '@sarn/organisation/server';
import { buildHttp, createLog, createPlatform, runJob } from '@sarn/platform-server';
import type { AuditEntry, Database, Platform } from '@sarn/platform-server';
import { fixedClock } from '@sarn/testing';
import type { LineAccount } from '../contract/index.ts';
import { lineAccountModule } from './index.ts';
import type { LineNeeds } from './manifest.ts';

export type Person = 'anong' | 'burin';

interface Answer {
  readonly status: number;
  readonly body: { readonly code: string; readonly item: LineAccount };
}

type Instance = Awaited<ReturnType<typeof openLine>>;
export type LineInstance = Instance;

/**
 * The module with its real HTTP layer over two people; the test controls the clock, and runs the jobs.
 *
 * @param people those of another instance on the same database
 */
export async function openLine(
  at: { readonly db: Database; readonly url: string },
  needs: LineNeeds,
  people?: Readonly<Record<Person, string>>,
) {
  const clock = fixedClock('2026-11-21T03:00:00.000Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'sarn-line-'));
  const log = createLog('silent');
  // A second instance has another data folder, over the database of the first.
  const config = {
    ...usualConfig,
    dataDir,
    ...(people && { lostKeys: ['identity.key'] as const }),
  };
  const parts = createPlatform({ config, db: at.db, databaseUrl: at.url, clock, log });
  const waiting: { readonly name: string; readonly input: unknown }[] = [];
  const audited: AuditEntry[] = [];
  const platform = noting(parts.platform, waiting, audited);
  const organisation = organisationModule(platform);
  const module = lineAccountModule(platform, needs);
  const gone: string[] = [];
  module.accounts.whenGone(async (_tx, personId) => void gone.push(personId));
  await organisation.start?.();
  const known = people ?? (await fill(at.db, organisation));
  const http = await buildHttp({
    ...{ config, db: at.db, clock, log, modules: [module], hasRateLimits: false },
    authenticate: async (token) => ({
      ...{
        id: known[token as Person],
        sessionId: newId(),
        principals: [],
        language: 'th' as const,
      },
      permissions: new Set(),
    }),
    health: { isServing: () => true },
    webFolder: join(dataDir, 'none'),
  });
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...{ clock, url, people: known, audited, gone, waiting },
    async call(method: 'GET' | 'POST', path: string, as: Person = 'anong'): Promise<Answer> {
      const answer = await http.inject({
        ...{ method, url: `/api${path}`, headers: { authorization: `Bearer ${as}` } },
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      return { status: answer.statusCode, body: answer.json<Answer['body']>() };
    },
    /** Runs the jobs that were sent. */
    async work(): Promise<void> {
      for (const { name, input } of waiting.splice(0)) {
        const job = module.jobs?.find((one) => one.name === name);
        if (!job) throw new Error(`There is no job ${name}`);
        await runJob(job, { input }, { db: at.db, log });
      }
    },
    async close(): Promise<void> {
      await http.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const usualConfig = {
  ...{ basePath: '/', publicUrl: 'https://office.example', isProduction: false },
  ...{ deployment: 'sarn', smtpUrl: null, isScaledOut: false },
};

/** The real platform, except that jobs wait in a list and there are no sockets. */
function noting(
  platform: Platform,
  waiting: { readonly name: string; readonly input: unknown }[],
  audited: AuditEntry[],
): Platform {
  return {
    ...platform,
    audit: {
      ...platform.audit,
      async write(tx, entry) {
        await platform.audit.write(tx, entry);
        tx.afterCommit(() => void audited.push(entry));
      },
    },
    jobs: {
      definitions: platform.jobs.definitions,
      send: async (tx, { name }, input) => tx.afterCommit(() => void waiting.push({ name, input })),
      sendAll: async () => undefined,
    },
    live: {
      ...{ tell: () => undefined, tellEveryone: () => undefined },
      ...{ isHeard: () => false, drop: () => undefined },
    },
  };
}

async function fill(db: Database, organisation: ReturnType<typeof organisationModule>) {
  const people = { anong: newId(), burin: newId() };
  await db.transaction(async (tx) => {
    for (const [name, id] of Object.entries(people)) {
      const named = { firstNameTh: name, lastNameTh: 'ใจดี', firstNameEn: name };
      const person = { id, employeeCode: name, ...named, email: `${name}@office.example` };
      await organisation.people.createPerson(tx, { callerId: null }, person);
    }
  });
  return people;
}
