import { join } from 'node:path';
import { openDatabase } from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { letterForm, signIn } from '../api-client.ts';
import type { ApiClient } from '../api-client.ts';
import { persons } from './agency/generate.ts';
import type { Figure } from './report.ts';
import { withAgency } from './scale/agency-folder.ts';

/** Bells with a live connection; each needs a sign-in, and hashing a password takes 0.1 s. */
const listeners = 200;
const documents = 1000;
const rounds = 5;

/**
 * A circular to the 3,000 people of the measured agency: until the last row is in an inbox,
 * and until the last bell got its event; beside it the bare rows, written in two statements.
 */
export function measureFanout(kept: string): Promise<Figure[]> {
  return withAgency(join(kept, `${documents}`), documents, async ({ url }, databaseUrl) => {
    const db = openDatabase(databaseUrl);
    try {
      return await measure(url, db);
    } finally {
      await db.close();
    }
  });
}

async function measure(url: string, db: Database): Promise<Figure[]> {
  const registry = await signIn(url, persons.registry);
  const sockets: Socket[] = [];
  for (let head = 0; head < listeners; head += 1) sockets.push(await listen(url, `head.${head}`));
  const inboxes: number[] = [];
  const bells: number[] = [];
  const bare: number[] = [];
  let people = 0;
  for (let round = 0; round < rounds; round += 1) {
    const documentId = await letter(registry, round);
    const heard = Promise.all(sockets.map(rung));
    const pressed = performance.now();
    const sent = await registry.post('/registry/circulation/send', {
      documentId,
      audience: { everyone: true },
    });
    inboxes.push(performance.now() - pressed);
    if (sent.status !== 200) throw new Error(`not circulated: ${JSON.stringify(sent)}`);
    bells.push(Math.max(...(await heard)) - pressed);
    people = Number(sent['people']);
    bare.push(await bareRows(db, documentId));
  }
  for (const socket of sockets) socket.disconnect();
  const [inbox, bell, rows] = [inboxes, bells, bare].map(median) as [number, number, number];
  return [
    {
      what: `circular to ${people} people: the last line of an inbox (ratio: bare rows)`,
      value: `${inbox.toFixed(0)} ms`,
      ratio: rows / inbox,
    },
    {
      what: `circular to ${people} people: the last of ${listeners} bells`,
      value: `${bell.toFixed(0)} ms`,
    },
  ];
}

async function listen(url: string, username: string): Promise<Socket> {
  const { token } = await signIn(url, username);
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

const rung = (socket: Socket): Promise<number> =>
  new Promise((resolve) => {
    socket.once('header-reload-notification', () => resolve(performance.now()));
  });

async function letter(registry: ApiClient, round: number): Promise<string> {
  const fileId = await registry.upload(`fan-out ${round}`);
  const form = letterForm(`ว${round}`, fileId);
  const { documentId } = await registry.post('/registry/incoming/register', form);
  return String(documentId);
}

/** The same rows with the same indexes, written to empty tables by the database alone. */
async function bareRows(db: Database, documentId: string): Promise<number> {
  return db.transaction(async (tx) => {
    let spent = 0;
    for (const table of ['circulation_recipient', 'notification']) {
      await tx.query(`create temporary table copied (like ${table} including all) on commit drop`);
      const began = performance.now();
      await tx.query(`insert into copied select * from ${table} where document_id = $1`, [
        documentId,
      ]);
      spent += performance.now() - began;
      await tx.query(`drop table copied`);
    }
    return spent;
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
