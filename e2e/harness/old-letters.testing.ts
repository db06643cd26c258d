import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';
import { makeOld } from '@sarn/server/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { demoPassword, letterForm, signIn } from '../api-client.ts';
import type { ApiClient } from '../api-client.ts';
import { useInstance } from './instance.ts';

/**
 * The instance in which a journey makes letters old, and looks for them after their destruction.
 */
export interface RetentionData {
  /** Address of the server. */
  readonly url: string;
  readonly db: Database;
  /** Data folder of the server. */
  readonly folder: string;
}

/**
 * An instance for the tests of a file, with its database open. Call it at the top of the file, before
 * `useHarness`; what it returns is read inside tests and hooks only.
 */
export function useRetentionData(): RetentionData {
  const instance = useInstance();
  let db: Database | undefined;
  beforeAll(() => {
    db = openDatabase(instance.databaseUrl);
  });
  afterAll(() => db?.close());
  return {
    get url() {
      return instance.url;
    },
    get db() {
      if (db) return db;
      throw new Error('the database is there inside tests and hooks only');
    },
    get folder() {
      return instance.folder;
    },
  };
}

export const retentionPath = '/registry/retention';
export const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

/** @returns the answer, which must be 200 */
export async function well(
  answer: ReturnType<ApiClient['post']>,
): Promise<Record<string, unknown>> {
  const given = await answer;
  expect(given.status, JSON.stringify(given).slice(0, 400)).toBe(200);
  return given;
}

/** Letters finished and closed years ago. */
export async function oldLetters(
  { url, db }: RetentionData,
  name: string,
  count: number,
  years = 11,
): Promise<string[]> {
  const saraban = await signIn(url, 'saraban');
  const director = await signIn(url, 'director');
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const fileId = await saraban.upload(`${name} ${number}`);
    const form = letterForm(`${name} ${number}`, fileId);
    const { documentId } = await well(saraban.post('/registry/incoming/register', form));
    const id = String(documentId);
    const act = (by: ApiClient, step: string, answers: object) =>
      well(
        by.post(`/registry/document/${id}/act`, {
          ...{ on: 'document', targetId: id, act: step, form: answers },
        }),
      );
    await act(saraban, 'present', { to: 'head', purpose: 'to-know' });
    await act(director, 'command', { decision: 'keep', password: demoPassword });
    await act(saraban, 'close', { retention: 'electronic' });
    ids.push(id);
  }
  await makeOld(db, ids, years);
  return ids;
}

export const filesOf = ({ db }: RetentionData, ids: readonly string[]) =>
  db.query<{ sha256: string }>(
    `select sha256 from file where owner_kind = 'document' and owner_id = any ($1::uuid[])`,
    [ids],
  );
export const isOnDisk = ({ folder }: RetentionData, sha: string) =>
  existsSync(join(folder, 'files', sha.slice(0, 2), sha.slice(2, 4), sha));

/** Clears the registrar of the agency for the upper classes, and appoints her. */
export async function entrustRegistrar({ url }: RetentionData): Promise<void> {
  const hr = await signIn(url, 'head.hr');
  const me = await (await signIn(url, 'saraban')).get('/identity/me');
  const { person, posts } = me as unknown as {
    readonly person: { readonly id: string };
    readonly posts: readonly { readonly duty: string; readonly servesUnitId: string }[];
  };
  const unitId = posts.find(({ duty }) => duty === 'clerk')?.servesUnitId;
  const order = { personId: person.id, orderNo: 'ลับ 9/2569', validFrom: '2026-01-01' };
  await well(hr.post('/identity/clearances/give', { ...order, secrecy: 'secret' }));
  await well(hr.post('/identity/secret-registrars/appoint', { ...order, unitId }));
}

/** A registered letter; the word is in its file alone. */
export async function letterWith(
  data: RetentionData,
  word: string,
): Promise<{ id: string; title: string; sha: string }> {
  const saraban = await signIn(data.url, 'saraban');
  const form = letterForm(word, await saraban.upload(word));
  const { documentId } = await well(saraban.post('/registry/incoming/register', form));
  const id = String(documentId);
  const [file] = await filesOf(data, [id]);
  return { id, title: form.title, sha: file?.sha256 ?? '' };
}

/**
 * What is stored of it: files by their rows and their bytes, the words in them, and its subject.
 */
export async function keptOf(
  data: RetentionData,
  { id, sha }: { id: string; sha: string },
  word: string,
) {
  const [document] = await data.db.query<{ secrecy: string; title: string; found: boolean }>(
    `select secrecy, title, exists (select from document_find where document_id = id) as found
     from document where id = $1`,
    [id],
  );
  const texts = await data.db.query('select from file_text where content like $1', [`%${word}%`]);
  const files = (await filesOf(data, [id])).length;
  return { ...document, files, texts: texts.length, isOnDisk: isOnDisk(data, sha) };
}

/** The result of `keptOf` for a letter of which only the register entry is kept. */
export const gone = {
  ...{ secrecy: 'secret', title: 'หนังสือชั้นความลับ “ลับมาก”', found: false },
  ...{ files: 0, texts: 0, isOnDisk: false },
};
