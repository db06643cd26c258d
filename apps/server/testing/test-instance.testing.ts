import { createLog } from '@sarn/platform-server';
import type { Endpoint } from '@sarn/kernel';
import { expect } from 'vitest';
import { password } from './agency.testing.ts';
import { OfficeInstance } from './instance.testing.ts';
import { composeModules } from '../modules.ts';
import { startAgencyApp } from './test-app.testing.ts';
import type { TestApp, TestAppOptions } from './test-app.testing.ts';

/** Answer of a call, with its body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Body = string | Uint8Array<ArrayBuffer> | FormData;

export interface Sent {
  readonly method?: string;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** Null sends no token at all. */
  readonly token?: string | null;
}

/** What an act may write, counted: rows by table, and the last values of the sequences. */
export type Count = Readonly<Record<string, number>>;

// A wrong password is counted and recorded although the call is refused, and a job of an
// earlier act may end meanwhile; the audit trail is sealed all the time.
const kept = new Set([
  'session',
  'audit_entry',
  'audit_pending',
  'audit_seal',
  'account',
  'schema_migration',
  'job_effect',
  'job_run',
  // The search index is updated some time after the change.
  'document_find',
  'document_find_due',
  // The text of a file is read after the answer to its upload.
  'file_text',
]);
const thaiSentence = /[\u0E01-\u0E4E]{6,}/;

/** A whole server with its agency and its log, for tests of forbidden and invalid calls. */
export class TestInstance {
  readonly office: OfficeInstance;
  readonly app: TestApp;
  readonly lines: string[];
  readonly endpoints: readonly Endpoint[];
  private readonly tokens = new Set<string>();

  constructor(app: TestApp, instance: OfficeInstance, lines: string[]) {
    this.app = app;
    this.office = instance;
    this.lines = lines;
    const { modules } = composeModules(app.platform);
    this.endpoints = modules.flatMap((module) => module.routes.map((route) => route.endpoint));
  }

  close = () => this.office.close();

  async token(account: string): Promise<string> {
    const token = await this.office.token(account);
    this.tokens.add(token);
    return token;
  }

  /** Begins a new session, which ends the one the account has. */
  async signIn(account: string): Promise<string> {
    const sent = JSON.stringify({ username: account, password });
    const { body } = await this.call('/users/login', { ...json(sent), token: null });
    expect(body['token'], `${account} signs in`).toBeTypeOf('string');
    this.tokens.add(body['token'] as string);
    return body['token'] as string;
  }

  async call(path: string, sent: Sent = {}): Promise<Answer> {
    const { token, headers, ...rest } = sent;
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const response = await this.app.fetch(`/api${path}`, {
      ...rest,
      headers: { ...authorization, ...headers },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, headers: response.headers, text, body };
  }

  /** Sends JSON as one of the accounts. */
  async as(account: string, path: string, body: object, headers = {}): Promise<Answer> {
    const sent = json(JSON.stringify(body));
    const all = { ...sent.headers, ...headers };
    return this.call(path, { ...sent, headers: all, token: await this.token(account) });
  }

  /** Rows of every table, once due jobs have written theirs: an act before may have asked for one. */
  async count(): Promise<Count> {
    await this.app.settled();
    const tables = await this.app.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const names = tables.map((table) => table.name).filter((name) => !kept.has(name));
    const parts = names.map(
      (name) => `select '${name}' as name, count(*)::int as n from "${name}"`,
    );
    parts.push(
      `select 'numbers', coalesce(sum(last_number), 0)::int from register_counter`,
      `select 'versions', coalesce(sum(version), 0)::int from document`,
      `select 'attached', count(*)::int from file where state = 'attached'`,
    );
    // Tables that were never analysed are taken for large: two processes more would count a few rows, and open
    // every table first. That is forty times the work.
    const rows = await this.app.db.transaction(async (tx) => {
      await tx.query('set local max_parallel_workers_per_gather = 0');
      return tx.query<{ name: string; n: number }>(parts.join(' union all '));
    });
    return Object.fromEntries(rows.map((row) => [row.name, row.n]));
  }

  /** Makes the forbidden call and checks that nothing was written. */
  async leavesNothing<T>(misdeed: () => Promise<T>): Promise<T> {
    const before = await this.count();
    const outcome = await misdeed();
    expect(await this.count()).toEqual(before);
    return outcome;
  }

  /** The log so far has no internal error and none of these texts. */
  expectQuietLog(secrets: readonly string[]): void {
    const logged = this.lines.join('');
    const faults = this.lines.filter((line) => line.includes('"level":"error"'));
    expect(faults).toEqual([]);
    const always = [password, '@example.go.th', 'ทดลองงาน', ...this.tokens];
    for (const secret of [...always, ...secrets]) {
      expect(logged.includes(secret), `logged: ${secret}`).toBe(false);
    }
  }
}

/** A clear refusal: 4xx, a code of a catalogue, a Thai sentence, and no internal detail. */
export function expectRefusal(answer: Answer, what: string, allowed?: readonly number[]): void {
  const seen = `${what}: ${answer.status} ${answer.text.slice(0, 300)}`;
  expect(answer.status, seen).toBeGreaterThanOrEqual(400);
  expect(answer.status, seen).toBeLessThan(500);
  if (allowed) expect(allowed, seen).toContain(answer.status);
  expect(answer.body['status'], seen).toBe('error');
  expect(String(answer.body['code']), seen).toMatch(/^[a-z-]+\.[a-z-]+$/);
  expect(String(answer.body['message']), seen).toMatch(thaiSentence);
  expect(answer.text, seen).not.toMatch(/ at |node_modules|syntax error|violates|\{\w+\}(?!["}])/);
}

/** Never an internal error; a refusal must be a clear one. */
export function expectSane(answer: Answer, what: string): void {
  if (answer.status >= 200 && answer.status < 300) return;
  expectRefusal(answer, what);
}

export function json(body: Body, method = 'POST'): Sent & { headers: Record<string, string> } {
  return { method, body, headers: { 'content-type': 'application/json' } };
}

export function form(body: Body): Sent {
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

/** The path of an endpoint with values for its parameters. */
export function pathOf(endpoint: Endpoint, parts: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => parts[name] ?? nobody);
}

type TestInstanceOptions = Pick<TestAppOptions, 'clock' | 'isOverSocket'>;

/** An id that does not exist. */
export const nobody = '019aa000-0000-7000-8000-000000000000';

export async function openTestInstance(options: TestInstanceOptions = {}): Promise<TestInstance> {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  const { app, book } = await startAgencyApp({ log, ...options });
  return new TestInstance(app, new OfficeInstance(app, book), lines);
}
