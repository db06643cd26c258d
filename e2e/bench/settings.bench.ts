import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@sarn/kernel';
import { openDatabase, startEmbedded } from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';
import { signIn } from '../api-client.ts';
import { startServer } from '../server-process.ts';
import { figureOf, inTurn } from './interleaved.ts';
import { recordStatements } from './record-statements.ts';
import type { Figure } from './report.ts';
import { callers } from './scale/clock.ts';

/** The statements that fill and read the tables; only files of SQL may name them here. */
const sqlOf = (name: string): string =>
  readFileSync(new URL(`settings/${name}.sql`, import.meta.url), 'utf8');

const divisions = 10;
const groups = 10;
/** Each group with so many teams: 10 divisions of 500 units each. */
const teams = 49;

/**
 * The organisation of 5,000 units with a person in each, in the settings: opening the whole and a
 * division, finding a unit, and moving a subtree of 500. Over HTTP, beside the same statements sent to
 * the database alone.
 */
export async function measureSettings(folder: string): Promise<Figure[]> {
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
  const server = await startServer({
    SARN_DATA: join(folder, 'data'),
    DATABASE_URL: embedded.url,
    SARN_DEMO: '1',
    SARN_LOG: 'warn',
  });
  const db = openDatabase(embedded.url);
  try {
    await fillTree(db);
    const api = await signIn(server.url, 'admin');
    const figures: Figure[] = [];
    const caller = callers(server.url, api.token, 1);
    for (const [what, path] of Object.entries(await readsOf(db))) {
      const call = { method: 'GET', path, body: {} } as const;
      const dataDir = join(folder, 'data');
      const [statements = []] = await recordStatements(dataDir, embedded.url, api.token, [call]);
      const taken = await inTurn(
        async () => {
          for (const { text, values } of statements) await db.query(text, values);
        },
        () => caller.call(call),
      );
      figures.push(figureOf(`organisation of 5,000 units: ${what}`, taken));
    }
    const place = { dataDir: join(folder, 'data'), url: embedded.url, token: api.token };
    figures.push(await measureTransfer(caller, db, place));
    caller.close();
    return figures;
  } finally {
    await db.close();
    await server.stop();
    await embedded.stop();
  }
}

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

const idOf = (n: number): string => `0193ffff-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Units, posts and people of the tree, written by the database: only reading is measured. */
async function fillTree(db: Database): Promise<void> {
  const units: (readonly [id: string, parent: string | null, code: string, kind: string])[] = [];
  let made = 0;
  const add = (parent: string | null, code: string, kind: string) => {
    made += 1;
    units.push([idOf(made), parent, code, kind]);
    return idOf(made);
  };
  for (let d = 0; d < divisions; d += 1) {
    const division = add(null, `b${d}`, 'division');
    for (let g = 0; g < groups; g += 1) {
      const group = add(division, `b${d}.${g}`, 'group');
      for (let t = 0; t < teams; t += 1) add(group, `b${d}.${g}.${t}`, 'team');
    }
  }
  await db.transaction(async (tx) => {
    await tx.query(
      sqlOf('units'),
      [0, 1, 2, 3].map((column) => units.map((unit) => unit[column])),
    );
    await tx.query(sqlOf('people'), [units.map(([id]) => id)]);
    await tx.query(sqlOf('posts'), [units.map(([id]) => id)]);
    await tx.query(sqlOf('holdings'), [units.map(([id]) => id)]);
  });
  await db.query('analyze');
}

async function readsOf(db: Database): Promise<Readonly<Record<string, string>>> {
  const [root] = await db.query<{ id: string }>(sqlOf('root'));
  return {
    'opening the whole': `/settings/units?parentId=${root?.id}`,
    'opening a division': `/settings/units?parentId=${idOf(1)}`,
    'finding a unit': '/settings/units/find?search=b7.3.2',
  };
}

/** A division of 500 units goes below its neighbour and back. */
async function measureTransfer(
  caller: ReturnType<typeof callers>,
  db: Database,
  place: { readonly dataDir: string; readonly url: string; readonly token: string },
): Promise<Figure> {
  const [root] = await db.query<{ id: string }>(sqlOf('root'));
  const moved = idOf(1);
  const other = idOf(2 + groups * (teams + 1));
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const callOf = async (round: number) => {
    const [unit] = await db.query<{ version: number }>(sqlOf('version'), [moved]);
    const parentId = round % 2 === 0 ? other : (root?.id ?? '');
    const body = {
      seen: unit?.version,
      order: { from: today, orderNo: '1', reason: 'วัดผล' },
      change: { act: 'move', parentId },
    };
    return { method: 'POST', path: `/settings/units/${moved}/change`, body } as const;
  };
  const began = Date.now();
  const [statements = []] = await recordStatements(place.dataDir, place.url, place.token, [
    { ...(await callOf(0)), isChange: true, hasWrites: true },
  ]);
  let next = await callOf(1);
  const taken = await inTurn(
    () =>
      db.transaction(async (tx) => {
        for (const { text, values } of statements) {
          await tx.query(
            text,
            values.map((value) => (isMadeSince(value, began) ? newId() : value)),
          );
        }
      }),
    () => caller.call(next),
    async (round) => {
      next = await callOf(round + 101);
    },
  );
  return figureOf('organisation of 5,000 units: moving 500 of them', taken);
}

/** Whether it is an id that the recorded call made: a repeated one needs another. */
function isMadeSince(value: unknown, began: number): boolean {
  if (typeof value !== 'string' || !/^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(value)) return false;
  const made = Number.parseInt(value.replaceAll('-', '').slice(0, 12), 16);
  return made >= began && made < began + 120_000;
}
