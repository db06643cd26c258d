import { describe, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import { cloneTestDatabase, testServer, withTestDatabase } from '@sarn/testing';
import { ProgrammingError } from './programming-error.ts';
import { refuseInTransaction } from './transaction-scope.ts';
import type { Tx } from './database.ts';

interface Tables {
  thing: { id: number; name: string };
}

const logged: { data: object; message: string }[] = [];
const log = {
  info: () => undefined,
  warn: (data: object, message: string) => logged.push({ data, message }),
  error: (data: object, message: string) => logged.push({ data, message }),
};
const instance = withTestDatabase({ isBare: true, log: log as never });

async function freshTable(): Promise<void> {
  await instance.db.query('drop table if exists thing');
  await instance.db.query('create table thing (id bigint primary key, name text not null)');
}

async function names(): Promise<string[]> {
  const rows = await instance.db.query<{ name: string }>('select name from thing order by id');
  return rows.map(({ name }) => name);
}

function insert(tx: Tx, id: number, name: string): Promise<unknown[]> {
  return tx.query('insert into thing (id, name) values ($1, $2)', [id, name]);
}

describe('values', () => {
  test('come as numbers, civil dates and instants, whatever the local time zone', async () => {
    const [row] = await instance.db.query(
      `select 7::int8 as n, count(*) as c, date '2026-01-31' as d, 1.50::numeric as m,
         timestamptz '2026-11-21 08:00:00.1239+07' as t, array[1, null]::int8[] as ns,
         timestamptz '2026-11-21 00:00Z' as midnight, timestamptz '2026-11-21 00:00:00.5Z' as half,
         timestamptz '0044-03-15 12:00Z BC' as early,
         array['2026-01-31']::date[] as ds, array['2026-11-21 08:00+07']::timestamptz[] as ts,
         'infinity'::timestamptz as never, '{"a":[1]}'::jsonb as j`,
    );
    expect(row).toEqual({
      n: 7,
      c: 1,
      d: '2026-01-31',
      m: '1.50',
      t: '2026-11-21T01:00:00.123Z',
      midnight: '2026-11-21T00:00:00.000Z',
      half: '2026-11-21T00:00:00.500Z',
      early: '-000043-03-15T12:00:00.000Z',
      ns: [1, null],
      ds: ['2026-01-31'],
      ts: ['2026-11-21T01:00:00.000Z'],
      never: 'infinity',
      j: { a: [1] },
    });
  });

  test('refuse an int8 that a number cannot hold', async () => {
    await expect(instance.db.query('select 9007199254740993::int8')).rejects.toThrow(RangeError);
  });

  test('are the same through the query builder', async () => {
    await freshTable();
    const sql = instance.db.sql as Kysely<Tables>;
    await sql.insertInto('thing').values({ id: 5, name: 'ที่ดิน' }).execute();
    expect(await sql.selectFrom('thing').selectAll().execute()).toEqual([{ id: 5, name: 'ที่ดิน' }]);
  });
});

describe('statements', () => {
  test('are prepared under a name from their second use on', async () => {
    const { db, close } = await cloneTestDatabase(testServer(), { isBare: true, max: 1 });
    try {
      for (let turn = 0; turn < 3; turn += 1) await db.query('select $1::int as kept', [turn]);
      await db.query('select $1::int as once', [1]);
      const found = await db.query<{ statement: string }>(
        "select statement from pg_prepared_statements where statement like '%kept' or statement like '%once'",
      );
      expect(found.map(({ statement }) => statement)).toEqual(['select $1::int as kept']);
    } finally {
      await close();
    }
  });

  test('run in UTC and end after 30 seconds', async () => {
    const [row] = await instance.db.query(
      "select current_setting('timezone') as zone, current_setting('statement_timeout') as stop",
    );
    expect(row).toEqual({ zone: 'UTC', stop: '30s' });
  });

  test('are never compiled, whatever the server is set to', async () => {
    const [row] = await instance.db.query(
      "select setting, source from pg_settings where name = 'jit'",
    );
    expect(row).toEqual({ setting: 'off', source: 'client' });
  });
});

describe('a transaction', () => {
  test('keeps all or nothing', async () => {
    await freshTable();
    await instance.db.transaction((tx) => insert(tx, 1, 'kept'));
    const failing = instance.db.transaction(async (tx) => {
      await insert(tx, 2, 'gone');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await names()).toEqual(['kept']);
  });

  test('does not report success when the server rolled it back', async () => {
    await freshTable();
    const failing = instance.db.transaction(async (tx) => {
      await insert(tx, 1, 'a');
      await insert(tx, 1, 'b').catch(() => undefined);
    });
    await expect(failing).rejects.toThrow();
    expect(await names()).toEqual([]);
  });

  test('runs what waits for the commit after it, in order, and logs what fails', async () => {
    await freshTable();
    logged.length = 0;
    const seen: unknown[] = [];
    await instance.db.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('first'));
      tx.afterCommit(() => {
        throw new Error('broken act');
      });
      tx.afterCommit((async () => {
        seen.push('third');
        throw new Error('broken later');
      }) as () => void);
      await insert(tx, 1, 'x');
      seen.push('work done');
    });
    expect(seen).toEqual(['work done', 'first', 'third']);
    await expect.poll(() => logged.length).toBe(2);
    expect(logged.map(({ data }) => (data as { err: Error }).err.message)).toEqual([
      'broken act',
      'broken later',
    ]);
  });

  test('runs none of it when rolled back', async () => {
    const seen: string[] = [];
    const failing = instance.db.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('never'));
      await tx.query('select 1 / 0');
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(seen).toEqual([]);
  });
});

describe('misuse is an error, not a hang', () => {
  test('of a transaction inside a transaction', async () => {
    const nested = instance.db.transaction(() => instance.db.transaction(async () => 1));
    await expect(nested).rejects.toThrow(ProgrammingError);
  });

  test('of the database inside a transaction, by query and by the query builder', async () => {
    const raw = instance.db.transaction(() => instance.db.query('select 1'));
    await expect(raw).rejects.toThrow(ProgrammingError);
    const built = instance.db.transaction(() =>
      (instance.db.sql as Kysely<Tables>).selectFrom('thing').selectAll().execute(),
    );
    await expect(built).rejects.toThrow(ProgrammingError);
  });

  test('of a tx after its transaction has ended', async () => {
    let kept: Tx | undefined;
    await instance.db.transaction(async (tx) => {
      kept = tx;
    });
    await expect(kept?.query('select 1')).rejects.toThrow(ProgrammingError);
    expect(() => kept?.sql).toThrow(ProgrammingError);
    expect(() => kept?.afterCommit(() => undefined)).toThrow(ProgrammingError);
  });

  test('but not of work that was started inside and goes on after the end', async () => {
    let later: Promise<unknown> | undefined;
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    await instance.db.transaction(async () => {
      later = ended.then(() => instance.db.query('select 1 as one'));
    });
    end();
    expect(await later).toEqual([{ one: 1 }]);
  });

  test('and a separate one stays when the outer one is rolled back', async () => {
    await freshTable();
    const failing = instance.db.transaction(async (tx) => {
      await insert(tx, 1, 'outer');
      await instance.db.transaction((own) => insert(own, 2, 'separate'), { isSeparate: true });
      throw new Error('outer fails');
    });
    await expect(failing).rejects.toThrow('outer fails');
    expect(await names()).toEqual(['separate']);
  });
});

describe('retries', () => {
  /** Two transactions that lock two rows in opposite order: the server ends one of them. */
  async function cross(retries: number): Promise<PromiseSettledResult<void>[]> {
    await freshTable();
    await instance.db.query("insert into thing values (1, '-'), (2, '-')");
    let waiting = 2;
    let open = (): void => undefined;
    const bothHold = new Promise<void>((resolve) => (open = resolve));
    const run = (first: number, second: number): Promise<void> =>
      instance.db.transaction(
        async (tx) => {
          await tx.query("update thing set name = name || 'x' where id = $1", [first]);
          if (--waiting <= 0) open();
          await bothHold;
          await tx.query("update thing set name = name || 'x' where id = $1", [second]);
        },
        { retries },
      );
    return Promise.allSettled([run(1, 2), run(2, 1)]);
  }

  test('let both sides of a deadlock through, each once', async () => {
    const outcomes = await cross(2);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await names()).toEqual(['-xx', '-xx']);
  });

  test('do not happen unasked', async () => {
    const failures = (await cross(0)).filter((outcome) => outcome.status === 'rejected');
    expect(failures).toMatchObject([{ reason: { code: '40P01' } }]);
  });

  test('serve serializable transactions, whose acts after commit run once', async () => {
    await freshTable();
    const acts: number[] = [];
    const add = (id: number): Promise<void> =>
      instance.db.transaction(
        async (tx) => {
          const [row] = await tx.query<{ n: number }>('select count(*) as n from thing');
          await insert(tx, id, String(row?.n));
          tx.afterCommit(() => acts.push(id));
        },
        { isolation: 'serializable', retries: 20 },
      );
    await Promise.all([1, 2, 3, 4].map(add));
    expect((await names()).toSorted()).toEqual(['0', '1', '2', '3']);
    expect(acts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });
});

test('losing every connection fails the running statement, not the process', async () => {
  const { db, close } = await cloneTestDatabase(testServer(), { isBare: true, log: log as never });
  const kill =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';
  try {
    const [row] = await db.query<{ name: string }>('select current_database() as name');
    await expect(
      db.transaction(async (tx) => {
        await tx.query('select 1');
        await instance.db.query(kill, [row?.name]);
        await tx.query('select 1');
      }),
    ).rejects.toThrow();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    await close();
  }
});

test('nobody outside is asked while a transaction is open', async () => {
  const ask = () => Promise.resolve().then(() => refuseInTransaction('asking'));
  await expect(instance.db.transaction(ask)).rejects.toThrow(ProgrammingError);
  await expect(ask()).resolves.toBeUndefined();
  // What the transaction began and left behind is not within it.
  const begun = await instance.db.transaction(async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    return { later: promise.then(ask), resolve };
  });
  begun.resolve(undefined);
  await expect(begun.later).resolves.toBeUndefined();
});

describe('what no open transaction may wait for', () => {
  test('is asked when it was rolled back, once, and the work begins anew with the answer', async () => {
    await freshTable();
    const seen: string[] = [];
    const ask = async () => {
      refuseInTransaction('asking');
      seen.push(`asked beside ${(await names()).length} rows`);
      return true;
    };
    const told = await instance.db.transaction(async (tx) => {
      await insert(tx, 1, 'one');
      seen.push('begun');
      const isRight = await tx.askedBefore('right?', ask);
      return [isRight, await tx.askedBefore('right?', ask)];
    });
    expect(told).toEqual([true, true]);
    expect(seen).toEqual(['begun', 'asked beside 0 rows', 'begun']);
    expect(await names()).toEqual(['one']);
  });

  test('is asked again for another question, and work that swallowed one is not committed', async () => {
    await freshTable();
    const asked: string[] = [];
    let reads = 0;
    await instance.db.transaction(async (tx) => {
      reads += 1;
      const question = reads === 1 ? 'earlier' : 'now';
      const ask = async () => asked.push(question) > 0;
      const isRight = await tx.askedBefore(question, ask).catch(() => false);
      await insert(tx, reads, `${question} ${isRight}`);
    });
    expect(asked).toEqual(['earlier', 'now']);
    expect(await names()).toEqual(['now true']);
  });

  test('ends the work with its own error', async () => {
    await freshTable();
    const act = instance.db.transaction(async (tx) => {
      await insert(tx, 1, 'gone');
      await tx.askedBefore('right?', () => Promise.reject(new Error('nobody answers')));
    });
    await expect(act).rejects.toThrow('nobody answers');
    expect(await names()).toEqual([]);
  });

  test('has an end where each attempt asks something else', async () => {
    let reads = 0;
    const act = instance.db.transaction((tx) =>
      tx.askedBefore(`question ${(reads += 1)}`, async () => true),
    );
    await expect(act).rejects.toThrow(ProgrammingError);
  });
});
