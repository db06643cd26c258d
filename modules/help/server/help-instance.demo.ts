import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileModule } from '@sarn/file/server';
import { authenticationModule } from '@sarn/authentication/server';
import { organisationModule } from '@sarn/organisation/server';
import { newId } from '@sarn/kernel';
import { buildHttp, createLog, createPlatform } from '@sarn/platform-server';
import type { Caller, Clock, Database, Platform } from '@sarn/platform-server';
import { helpPermissions } from '../contract/index.ts';
import { helpModule, manualOwner, mayReadManual } from './index.ts';

export type Persona = 'keeper' | 'reader';

/** Help behind its real HTTP layer, with the file store and the consent of authentication. */
export type HelpInstance = Awaited<ReturnType<typeof openHelpInstance>>;

const boundary = 'sarn-boundary';

export async function openHelpInstance(
  at: { readonly db: Database; readonly url: string },
  clock: Clock,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sarn-help-'));
  const log = createLog('silent');
  const config = { ...baseConfig, dataDir };
  const parts = createPlatform({ config, db: at.db, databaseUrl: at.url, clock, log });
  const jobs: Platform['jobs'] = {
    definitions: () => [],
    send: async () => undefined,
    sendAll: async () => undefined,
  };
  const platform: Platform = { ...parts.platform, jobs };
  const file = fileModule(platform, { readers: { [manualOwner]: mayReadManual(clock) } });
  const organisation = organisationModule(platform);
  const help = helpModule(platform, file, organisation.organisation);
  const authentication = authenticationModule(platform, organisation, {
    policyVersion: help.policyVersion,
  });
  await organisation.start?.();
  const people = await makePeople(platform, organisation.people);
  const http = await buildHttp({
    config,
    db: at.db,
    clock,
    log,
    authenticate: async (token) =>
      token in people ? callerOf(people[token as Persona], token as Persona) : null,
    modules: [file, help, organisation, authentication],
    health: { isServing: () => true },
    webFolder: join(dataDir, 'none'),
    hasRateLimits: false,
  });
  return {
    people,
    http,
    help,
    ...calls(http),
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

async function makePeople(
  { db }: Platform,
  people: ReturnType<typeof organisationModule>['people'],
): Promise<Record<Persona, string>> {
  const ids = { keeper: newId(), reader: newId() };
  await db.transaction(async (tx) => {
    for (const [name, id] of Object.entries(ids)) {
      const draft = { id, employeeCode: name, firstNameTh: name };
      await people.createPerson(tx, { callerId: null }, draft);
    }
  });
  return ids;
}

function callerOf(id: string, persona: Persona): Caller {
  const permissions = new Set(persona === 'keeper' ? Object.values(helpPermissions) : []);
  return { id, sessionId: id, principals: [], permissions, language: 'th' };
}

function calls(http: Awaited<ReturnType<typeof buildHttp>>) {
  const bearer = (persona: Persona | null) =>
    persona ? { authorization: `Bearer ${persona}` } : {};
  return {
    async get(path: string, persona: Persona | null, headers: Record<string, string> = {}) {
      return http.inject({ url: `/api${path}`, headers: { ...bearer(persona), ...headers } });
    },
    async post(path: string, persona: Persona | null, payload: object = {}) {
      const answer = await http.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: bearer(persona),
        payload,
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async uploadManual(
      persona: Persona,
      fields: Readonly<Record<string, string>>,
      file: readonly [name: string, bytes: Buffer] | null,
    ) {
      const answer = await http.inject({
        method: 'POST',
        url: '/api/help/manual/upload',
        headers: {
          ...bearer(persona),
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: form(fields, file),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}

function form(
  fields: Readonly<Record<string, string>>,
  file: readonly [name: string, bytes: Buffer] | null,
): Buffer {
  const head = (more: string) => `--${boundary}\r\ncontent-disposition: form-data; ${more}\r\n`;
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${head(`name="${name}"`)}\r\n${value}\r\n`),
  );
  if (file) {
    const type = 'content-type: application/octet-stream\r\n\r\n';
    parts.push(
      Buffer.from(head(`name="file"; filename="${file[0]}"`) + type),
      file[1],
      Buffer.from('\r\n'),
    );
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}
