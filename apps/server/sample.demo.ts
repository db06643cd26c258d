import { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError, defineErrors, endpoint, flag, lineText, listOf } from '@sarn/kernel';
import {
  command,
  commandInSteps,
  publicCommand,
  publicQuery,
  query,
  stream,
  upload,
} from '@sarn/platform-server';
import type { Caller, Database, Platform, Route, Tx } from '@sarn/platform-server';
import type { Composition } from './modules.ts';
import { noServices } from './no-services.demo.ts';

// A made-up module, with which the tests of the platform try every kind of call.

export const sampleErrors = defineErrors({
  'sample.taken': { status: 409, th: 'ชื่อ {name} มีอยู่แล้ว', en: '{name} exists already' },
  'sample.done-before': { status: 409, th: 'ทำแล้ว', en: 'Done before' },
  'sample.undeclared': { status: 409, th: 'ไม่ได้ประกาศ', en: 'Not declared' },
});

const callers: Readonly<Record<string, Caller>> = {
  'token-of-anong': caller('anong', ['sample.write'], 'th'),
  'token-of-burin': caller('burin', ['sample.write'], 'en'),
  'token-of-guest': caller('guest', [], 'th'),
};

function caller(id: string, permissions: string[], language: Caller['language']): Caller {
  return {
    id,
    sessionId: `session-${id}`,
    principals: [],
    permissions: new Set(permissions),
    language,
  };
}

const base = { errors: [] as string[], tag: 'sample', summary: 'A call for tests' };
const note = z.object({ name: lineText({ min: 1, max: 40 }) });

export const sample = {
  echo: endpoint({
    ...base,
    method: 'POST',
    path: '/sample/echo',
    access: 'public',
    input: z.object({
      name: lineText({ min: 1, max: 40 }),
      MODULE: listOf(z.string()).default([]),
      isUrgent: flag.default(false),
      page: z.coerce.number().int().min(1).max(100).default(1),
    }),
    output: z.object({ name: z.string(), MODULE: z.array(z.string()), isUrgent: z.boolean() }),
    alsoAt: ['/old-echo'],
  }),
  limited: endpoint({
    ...base,
    method: 'POST',
    path: '/sample/limited',
    access: 'public',
    input: z.object({ username: z.string().default('') }),
    output: z.object({}),
    rateLimit: { max: 3, perSeconds: 60 },
  }),
  who: endpoint({
    ...base,
    method: 'GET',
    path: '/sample/who/:part',
    access: 'session',
    input: z.object({ part: z.string().max(10) }),
    output: z.object({ id: z.string(), part: z.string() }),
  }),
  write: endpoint({
    ...base,
    method: 'POST',
    path: '/sample/write',
    access: 'sample.write',
    input: note,
    output: z.object({ name: z.string(), count: z.number() }),
    errors: ['sample.taken'],
  }),
  secret: endpoint({
    ...base,
    method: 'POST',
    path: '/sample/secret',
    access: 'sample.write',
    keepsNoAnswer: 'sample.done-before',
    input: note,
    output: z.object({ name: z.string(), count: z.number() }),
    errors: ['sample.done-before'],
  }),
  steps: endpoint({
    ...base,
    method: 'POST',
    path: '/sample/steps',
    access: 'sample.write',
    input: note,
    output: z.object({ name: z.string(), count: z.number() }),
    errors: ['sample.taken'],
  }),
  kept: endpoint({
    ...base,
    method: 'POST',
    path: '/sample/kept',
    access: 'sample.write',
    input: note,
    output: z.object({ name: z.string(), count: z.number() }),
    errors: ['sample.taken'],
  }),
  reread: endpoint({
    ...base,
    method: 'POST',
    path: '/sample/reread',
    access: 'sample.write',
    keepsNoAnswer: 'read-again',
    input: note,
    output: z.object({ name: z.string(), count: z.number() }),
  }),
  fault: endpoint({
    ...base,
    method: 'GET',
    path: '/sample/fault/:kind',
    access: 'public',
    input: z.object({ kind: z.string() }),
    output: z.object({ kept: z.string() }),
  }),
  slow: endpoint({
    ...base,
    method: 'GET',
    path: '/sample/slow',
    access: 'public',
    input: z.object({}),
    output: z.object({ isDone: z.boolean() }),
  }),
  file: endpoint({
    ...base,
    method: 'POST',
    path: '/sample/file',
    access: 'session',
    body: 'multipart',
    input: note,
    output: z.object({
      name: z.string(),
      files: z.array(z.object({ name: z.string(), size: z.number() })),
    }),
  }),
  bytes: endpoint({
    ...base,
    method: 'GET',
    path: '/sample/bytes/:type',
    access: 'session',
    isBinary: true,
    input: z.object({ type: z.string() }),
    output: z.object({}),
  }),
  open: endpoint({
    ...base,
    method: 'POST',
    path: '/sample/open',
    access: 'public',
    input: note,
    output: z.object({ name: z.string() }),
    errors: ['sample.taken'],
  }),
};

/** What a test controls while calls are running. */
export interface SampleHandoffs {
  /** Resolved by the test: `/sample/slow` answers then. */
  readonly release: Promise<void>;
  readonly onSlow: () => void;
  readonly discarded: string[];
  /** Runs within `/sample/steps`, before it writes. */
  readonly inSteps: (name: string) => Promise<void>;
  /** Runs within `/sample/kept`, after its commit. */
  readonly afterSteps: (name: string) => Promise<void>;
}

export function sampleInstance(
  hands: Partial<SampleHandoffs> = {},
): (platform: Platform) => Composition {
  return ({ db }) => ({
    authenticate: async (token) => callers[token] ?? null,
    services: noServices,
    modules: [
      {
        name: 'sample',
        errors: sampleErrors,
        permissions: ['sample.write'],
        routes: sampleRoutes(db, hands),
        async start() {
          await db.query('create table if not exists sample_note (name text not null)');
        },
      },
    ],
  });
}

function sampleRoutes(db: Database, hands: Partial<SampleHandoffs>): Route[] {
  return [
    publicQuery(sample.echo, async (input) => input),
    publicQuery(sample.limited, async () => ({})),
    query(sample.who, async ({ part }, { caller: { id } }) => ({ id, part })),
    command(sample.write, async ({ name }, _context, tx) => writeNote(tx, name)),
    command(sample.secret, async ({ name }, _context, tx) => writeNote(tx, name)),
    command(
      sample.reread,
      async ({ name }, _context, tx) => writeNote(tx, name),
      async ({ name }) => ({ name, count: -1 }),
    ),
    commandInSteps(sample.steps, async ({ name }) => {
      await hands.inSteps?.(name);
      return db.transaction((tx) => writeNote(tx, name));
    }),
    commandInSteps(sample.kept, async ({ name }, _context, keep) => {
      await hands.inSteps?.(name);
      const made = await db.transaction(async (tx) => {
        const noted = await writeNote(tx, name);
        await keep(tx, noted);
        return noted;
      });
      await hands.afterSteps?.(name);
      return made;
    }),
    publicCommand(sample.open, async ({ name }, _context, tx) => writeNote(tx, name)),
    publicQuery(sample.fault, async ({ kind }) => fail(kind)),
    publicQuery(sample.slow, async () => {
      hands.onSlow?.();
      await hands.release;
      return { isDone: true };
    }),
    upload(sample.file, sink(hands), async ({ name }, _context, _tx, files) => {
      if (name === 'refused') throw new AppError('platform.forbidden');
      return { name, files: [...files] };
    }),
    stream(sample.bytes, async ({ type }) => ({
      bytes: Readable.from([Buffer.from('<script>1</script>')]),
      type: type.replace('-', '/'),
      name: 'หนังสือ "1".pdf',
      disposition: 'inline',
      etag: 'abc',
    })),
  ];
}

async function writeNote(tx: Tx, name: string): Promise<{ name: string; count: number }> {
  const found = await tx.query('select 1 from sample_note where name = $1', [name]);
  if (found.length > 0 && name.startsWith('once')) throw new AppError('sample.taken', { name });
  await tx.query('insert into sample_note (name) values ($1)', [name]);
  const [row] = await tx.query<{ count: number }>('select count(*) count from sample_note');
  return { name, count: row?.count ?? 0 };
}

async function fail(kind: string): Promise<{ kept: string }> {
  if (kind === 'undeclared') throw new AppError('sample.undeclared');
  if (kind === 'unknown') throw new AppError('sample.nowhere');
  if (kind === 'leak') return { kept: 'yes', secret: 'no' } as { kept: string };
  if (kind === 'broken') return { kept: 7 } as never;
  throw new Error('a fault of ours with secret-detail');
}

function sink(hands: Partial<SampleHandoffs>) {
  return {
    maxBytes: 100_000,
    maxFiles: 2,
    async accept(file: { name: string; bytes: Readable }) {
      let size = 0;
      for await (const chunk of file.bytes) size += (chunk as Buffer).length;
      return { name: file.name, size };
    },
    async discard(received: { name: string }) {
      hands.discarded?.push(received.name);
    },
  };
}
