import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixedClock, testDatabase } from '@sarn/testing';
import type { TestDatabase } from '@sarn/testing';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { createAudit } from './audit.store.ts';
import { writeReading } from './reading.store.ts';
import { createAuditTrail } from './trail.ts';
import type { AuditTrail } from './trail.ts';

const clock = fixedClock('2026-11-21T02:00:00.000Z');
const log = createLog('silent');
const audit = createAudit(clock);
let at: TestDatabase;
let dataDir: string;
let trail: AuditTrail;

beforeEach(async () => {
  at = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'sarn-audit-'));
  trail = createAuditTrail({ db: at.db, clock, log, dataDir });
});

afterEach(async () => {
  await at.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function write(id: string, act = 'test.done'): Promise<void> {
  clock.advance(7);
  const entry = {
    act,
    callerId: 'somchai',
    subject: { kind: 'thing', id },
    detail: { b: 1, a: id },
  };
  await at.db.transaction((tx) => audit.write(tx, entry));
}

/** Rows `r1` … in the chain, in this order. */
async function sealed(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await write(`r${n}`);
  await trail.seal();
}

/** What somebody with full access to the database can do: triggers and keys do not stop them. */
async function tamper(...changes: readonly string[]): Promise<void> {
  await at.db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    for (const change of changes) await tx.query(change);
  });
}

const seqs = async () =>
  (await at.db.query<{ seq: number }>('select seq from audit_seal order by seq')).map((r) => r.seq);

describe('[13.02] the chain', () => {
  test('holds under fifty writers at once, some of whom fail, and several sealers', async () => {
    const instance = { isWriting: true };
    const sealing = Array.from({ length: 3 }, async () => {
      while (instance.isWriting) await trail.seal();
    });
    const writers = Array.from({ length: 50 }, async (_one, writer) => {
      for (let line = 0; line < 10; line += 1) {
        const id = `${writer}-${line}`;
        const work = at.db.transaction(async (tx) => {
          await audit.write(tx, { act: 'test.done', callerId: null, subject: { kind: 'x', id } });
          if (line % 5 === 4) throw new Error('changed their mind');
        });
        await work.catch(() => undefined);
      }
    });
    await Promise.all(writers);
    instance.isWriting = false;
    await Promise.all(sealing);
    const verdict = await trail.verify();
    expect(verdict).toMatchObject({ fault: null, checked: 400, waiting: 0, end: { seq: 400 } });
    expect(await seqs()).toEqual(Array.from({ length: 400 }, (_one, index) => index + 1));
  });

  test('seals rows that are older than it, and goes on from its end', async () => {
    await sealed(3);
    const before = await trail.verify();
    await sealed(2);
    const after = await trail.verify();
    expect([before.checked, after.checked]).toEqual([3, 5]);
    expect(after.end.hash).not.toBe(before.end.hash);
  });

  test('is whole after its process was killed while it wrote and sealed', async () => {
    const program = fileURLToPath(new URL('./write-and-seal.testing.ts', import.meta.url));
    for (let round = 0; round < 2; round += 1) {
      const child = spawn(process.execPath, [program, at.url, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      for (let told = 0; told < 5; told += 1) await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    // The killed connections end a moment later; their rows are then committed or gone.
    await expect
      .poll(async () => {
        const others = await at.db.query(
          `select 1 from pg_stat_activity where datname = current_database()
             and pid <> pg_backend_pid() and state <> 'idle'`,
        );
        return others.length;
      })
      .toBe(0);
    const verdict = await trail.verify();
    const [{ n }] = (await at.db.query<{ n: number }>('select count(*) n from audit_entry')) as [
      { n: number },
    ];
    expect(verdict).toMatchObject({ fault: null, checked: n, waiting: 0 });
    expect(n).toBeGreaterThan(5);
  });

  test('only grows: neither seals nor waiting rows can be changed or taken away', async () => {
    await sealed(2);
    await write('waits');
    for (const change of [
      'update audit_seal set seq = 9 where seq = 1',
      'delete from audit_seal',
      'truncate audit_seal cascade',
      'update audit_entry set act = $$x$$',
      'delete from audit_pending',
      'update audit_pending set entry_id = gen_random_uuid()',
      'truncate audit_pending',
    ]) {
      await expect(at.db.query(change), change).rejects.toThrow(/only grows|waits for its seal/);
    }
    expect(await trail.verify()).toMatchObject({ fault: null, checked: 3 });
  });
});

interface Trick {
  readonly name: string;
  readonly sql: readonly string[];
  readonly finds: { readonly kind: string; readonly seq: number | null };
}

const entryOf = (seq: number) => `(select entry_id from audit_seal where seq = ${seq})`;
const copyOf = (seq: number, id: string) =>
  `insert into audit_entry (id, at, act, caller_id, subject_kind, subject_id)
   select ${id}, at, act, 'somsri', subject_kind, subject_id from audit_entry where id = ${entryOf(seq)}`;

const tricks: readonly Trick[] = [
  {
    name: 'a row changed',
    sql: [`update audit_entry set caller_id = 'somsri' where id = ${entryOf(3)}`],
    finds: { kind: 'row-changed', seq: 3 },
  },
  {
    name: 'only the detail of a row changed',
    sql: [`update audit_entry set detail = '{"a":"r3","b":2}' where id = ${entryOf(3)}`],
    finds: { kind: 'row-changed', seq: 3 },
  },
  {
    name: 'only the time of a row changed, by a millisecond',
    sql: [`update audit_entry set at = at + interval '1 ms' where id = ${entryOf(2)}`],
    finds: { kind: 'row-changed', seq: 2 },
  },
  {
    name: 'a row deleted',
    sql: [`delete from audit_entry where id = ${entryOf(4)}`],
    finds: { kind: 'row-deleted', seq: 4 },
  },
  {
    name: 'a row and its link deleted',
    sql: [
      `delete from audit_entry where id = ${entryOf(4)}`,
      'delete from audit_seal where seq = 4',
    ],
    finds: { kind: 'link-missing', seq: 4 },
  },
  {
    name: 'a row and its link deleted, and the gap closed',
    sql: [
      `delete from audit_entry where id = ${entryOf(4)}`,
      'delete from audit_seal where seq = 4',
      'update audit_seal set seq = seq - 1 where seq > 4',
    ],
    finds: { kind: 'link-changed', seq: 4 },
  },
  {
    name: 'a row slipped in beside the chain',
    sql: [copyOf(2, 'gen_random_uuid()')],
    finds: { kind: 'row-slipped-in', seq: null },
  },
  {
    name: 'two rows exchanged with their links',
    sql: [
      'update audit_seal set seq = 100 where seq = 2',
      'update audit_seal set seq = 2 where seq = 3',
      'update audit_seal set seq = 3 where seq = 100',
    ],
    finds: { kind: 'link-changed', seq: 2 },
  },
  {
    name: 'the time of sealing changed',
    sql: [`update audit_seal set sealed_at = sealed_at + interval '1 day' where seq = 5`],
    finds: { kind: 'link-changed', seq: 5 },
  },
  {
    name: 'the tail cut off, rows and links',
    sql: [
      `delete from audit_entry where id in (select entry_id from audit_seal where seq > 3)`,
      'delete from audit_seal where seq > 3',
    ],
    finds: { kind: 'tail-cut', seq: 6 },
  },
  {
    name: 'everything emptied',
    sql: ['truncate audit_seal, audit_entry, audit_pending'],
    finds: { kind: 'tail-cut', seq: 6 },
  },
];

describe('[13.02] a change made in the database itself is found:', () => {
  test.each(tricks)('$name', async ({ sql, finds }) => {
    await sealed(6);
    expect((await trail.verify()).fault).toBeNull();
    await tamper(...sql);
    expect((await trail.verify()).fault).toMatchObject(finds);
  });

  test('a waiting row deleted', async () => {
    await sealed(2);
    await write('waits');
    await tamper(`delete from audit_entry where id in (select entry_id from audit_pending)`);
    expect((await trail.verify()).fault).toMatchObject({ kind: 'row-deleted-unsealed' });
  });

  test('a history written anew from a changed row on, every link computed again', async () => {
    await sealed(6);
    const rows = await at.db.query<{ id: string }>(
      'select entry_id as id from audit_seal order by seq',
    );
    await tamper(
      `update audit_entry set act = 'test.never' where id = '${rows[2]!.id}'`,
      'delete from audit_seal',
      'insert into audit_pending (entry_id) select id from audit_entry',
    );
    const forger = createAuditTrail({ db: at.db, clock, log, dataDir: join(dataDir, 'elsewhere') });
    await forger.seal();
    expect((await forger.verify()).fault).toBeNull();
    expect((await trail.verify()).fault).toMatchObject({ kind: 'anchor-differs' });
  });

  test('an end that was cut off, although the chain is longer now than before', async () => {
    await sealed(6);
    await tamper(
      `delete from audit_entry where id in (select entry_id from audit_seal where seq > 3)`,
      'delete from audit_seal where seq > 3',
    );
    await sealed(9);
    expect((await trail.verify()).fault).toMatchObject({ kind: 'anchor-differs', seq: 6 });
    await sealed(2);
    expect((await trail.verify()).fault).toMatchObject({ kind: 'anchor-differs', seq: 6 });
  });

  test('until the agency says that it restored a backup', async () => {
    await sealed(6);
    await tamper(
      `delete from audit_entry where id in (select entry_id from audit_seal where seq > 3)`,
      'delete from audit_seal where seq > 3',
    );
    await trail.renewAnchors();
    await sealed(1);
    expect(await trail.verify()).toMatchObject({ fault: null, checked: 4, anchors: 2 });
  });
});

test('[13.02] the end of the chain is kept outside the database, an old one each hour', async () => {
  await sealed(2);
  clock.advance(3_600_000);
  await sealed(1);
  await sealed(1);
  const kept = readFileSync(join(dataDir, 'audit', 'anchors.txt'), 'utf8')
    .trim()
    .split('\n');
  const newest = readFileSync(join(dataDir, 'audit', 'newest.txt'), 'utf8');
  expect(kept.map((line) => line.split(' ')[0])).toEqual(['2', '3']);
  const { end } = await trail.verify();
  expect(newest).toContain(`4 ${end.hash} `);
});

test('[13.03] a reading is recorded once per person, subject and hour', async () => {
  const subject = { kind: 'person', id: 'p1' };
  const look = (callerId: string, id = 'p1') =>
    at.db.transaction((tx) =>
      writeReading({ audit, clock }, tx, {
        act: 'test.viewed',
        callerId,
        subject: { ...subject, id },
      }),
    );
  const told = [await look('a'), await look('a'), await look('b'), await look('a', 'p2')];
  clock.advance(3_600_000);
  expect([...told, await look('a')]).toEqual([true, false, true, true, true]);
  const rows = await at.db.query(`select 1 from audit_entry where act = 'test.viewed'`);
  expect(rows).toHaveLength(4);
});
