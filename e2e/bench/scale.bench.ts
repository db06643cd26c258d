import { join } from 'node:path';
import { openDatabase } from '@sarn/platform-server';
import { signIn } from '../api-client.ts';
import { persons } from './agency/generate.ts';
import { recordStatements } from './record-statements.ts';
import type { Statement } from './record-statements.ts';
import type { Figure } from './report.ts';
import { withAgency } from './scale/agency-folder.ts';
import { callsOf } from './scale/calls.ts';
import type { Measured } from './scale/calls.ts';
import { caller, waitsOf } from './scale/clock.ts';
import type { Waits } from './scale/clock.ts';
import { judge, printScale } from './scale/judge.ts';

/** One thing one person does, at one size. */
export interface Line {
  readonly papers: number;
  readonly person: string;
  readonly what: string;
  readonly group: Measured['group'];
  /** Over HTTP, by number of callers. */
  readonly served: Readonly<Record<number, Waits>>;
  /** The same statements sent to the database by as many. */
  readonly direct: Readonly<Record<number, Waits>>;
}

const clients = [1, 16];

/**
 * Lists, counts, registers, papers and searches of three people in an agency of each size.
 *
 * @param kept folder in which agencies are looked for and left, so that the next run need not make
 *   them anew
 */
export async function measureScale(kept: string, sizes: readonly number[]): Promise<Figure[]> {
  const lines: Line[] = [];
  for (const papers of sizes) lines.push(...(await measureSize(join(kept, `${papers}`), papers)));
  printScale(lines);
  return judge(lines);
}

function measureSize(folder: string, papers: number): Promise<Line[]> {
  return withAgency(folder, papers, async ({ url }, databaseUrl) => {
    const place = { folder, papers, databaseUrl, url };
    const lines: Line[] = [];
    for (const [person, account] of Object.entries(persons)) {
      lines.push(...(await measurePerson(place, person, account)));
    }
    return lines;
  });
}

interface Place {
  readonly folder: string;
  readonly papers: number;
  readonly databaseUrl: string;
  /** Of the server that is measured. */
  readonly url: string;
}

async function measurePerson(place: Place, person: string, account: string): Promise<Line[]> {
  const { folder, papers, databaseUrl, url } = place;
  const api = await signIn(url, account);
  const calls = await callsOf(api);
  const requests = calls.flatMap((one) => one.requests);
  const recorded = await recordStatements(folder, databaseUrl, api.token, requests);
  const over = caller(url, api.token);
  const lines: Line[] = [];
  for (const measured of calls) {
    const statements = recorded.splice(0, measured.requests.length);
    const { what, group } = measured;
    const times = await measure(databaseUrl, over, measured, statements);
    lines.push({ papers, person, what, group, ...times });
    process.stderr.write(`${papers} ${person} ${what}: ${times.served[1]?.p95.toFixed(1)} ms\n`);
  }
  return lines;
}

async function measure(
  databaseUrl: string,
  over: ReturnType<typeof caller>,
  { requests }: Measured,
  statements: readonly Statement[][],
): Promise<Pick<Line, 'served' | 'direct'>> {
  const served: Record<number, Waits> = {};
  const direct: Record<number, Waits> = {};
  const db = openDatabase(databaseUrl, { max: Math.max(...clients) });
  for (const callers of clients) {
    served[callers] = await waitsOf(callers, (turn) => over(requests[turn % requests.length]!));
    direct[callers] = await waitsOf(callers, async (turn) => {
      for (const { text, values } of statements[turn % statements.length] ?? []) {
        await db.query(text, values);
      }
    });
  }
  await db.close();
  return { served, direct };
}
