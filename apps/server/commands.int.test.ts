import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { importFields, recogniseHeadings } from '@sarn/data-migration/contract';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestInstance, appoint, clear, openSecret, randomWord } from './testing.ts';
import type { TestInstance } from './testing.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'sarn-commands-'));
const secretWord = randomWord();
let instance: TestInstance;
let secretId = '';

beforeAll(async () => {
  instance = await openTestInstance();
  await clear(instance, 'saraban');
  await appoint(instance, 'saraban', 'agency');
  const fileIds = [await instance.office.upload('saraban', samplePdf('sealed'))];
  const form = { secrecy: 'confidential', title: `เรื่อง ${secretWord}`, fileIds };
  ({ documentId: secretId } = await instance.office.register('saraban', form));
});
afterAll(async () => {
  await instance.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the console while the server runs. */
async function command(name: string, ...args: readonly string[]) {
  const { PATH = '' } = process.env;
  const { databaseUrl, dataDir } = instance.app;
  const env = { PATH, DATABASE_URL: databaseUrl, SARN_DATA: dataDir };
  const program = join(import.meta.dirname, `${name}.ts`);
  try {
    const { stdout } = await run(process.execPath, [program, ...args], { env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

const read = (to: string, name: string) => readFileSync(join(to, name), 'utf8');

/** Cells of a CSV row in which every cell is quoted. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

describe('[15.10] export:all', () => {
  it('writes registers, documents and files, nothing of secrets and drafts, and sums that hold', async () => {
    const { office } = instance;
    const title = '=SUM(A1) "ขอเชิญ", ประชุม';
    const { documentId } = await office.register('saraban', { title });
    const [file] = (await office.document('saraban', documentId)).files;
    const newFileId = await office.upload('saraban', samplePdf('better'), 'สแกน/ใหม่.pdf');
    const change = { documentId, fileId: file?.id, newFileId, reason: 'สแกนไม่ชัด' };
    await office.post('saraban', '/registry/document/file/replace', change);
    const draftId = await office.draft('officer.policy', ['legal']);
    const to = join(folder, 'all');
    const { code, said } = await command('export-all', to);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('Left behind: 1 classified documents'),
    ]);

    const documents = readdirSync(join(to, 'papers')).flatMap((name) =>
      read(to, `papers/${name}`).trim().split('\n'),
    );
    const found = documents.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(found.map((document) => document['id'])).not.toContain(draftId);
    const own = found.find((document) => document['id'] === documentId);
    expect(own).toMatchObject({ title, kindName: 'หนังสือภายนอก (หนังสือรับ)' });
    expect(own?.['history']).toHaveLength(2);
    const files = own?.['files'] as { path: string; replacedAt: string | null }[];
    expect(files.map((one) => one.replacedAt === null)).toEqual([true, false]);

    const sums = read(to, 'sha256sums.txt').trim().split('\n');
    for (const line of sums) {
      const [sum, name = ''] = line.split('  ');
      const bytes = readFileSync(join(to, name));
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sum);
    }
    expect(sums.join('\n')).toContain(files[0]?.path);

    const [register = ''] = readdirSync(join(to, 'registers'));
    const [heading = '', ...lines] = read(to, `registers/${register}`).trimEnd().split('\r\n');
    expect(heading.codePointAt(0)).toBe(0xfe_ff);
    const mapping = recogniseHeadings(cellsOf(heading));
    const { time: _time, action: _action, ...exported } = importFields;
    expect(Object.keys(mapping).toSorted()).toEqual(Object.keys(exported).toSorted());
    const cells = lines.map(cellsOf).find((line) => line[mapping.oldId ?? -1] === documentId);
    expect(cells?.[mapping.title ?? -1]).toBe(`'${title}`);
    expect(files[0]?.path.endsWith(cells?.[mapping.fileName ?? -1] ?? '?')).toBe(true);

    const everything = readdirSync(to, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'));
    const secret = Buffer.from(secretWord).toString('latin1');
    for (const text of everything) {
      expect([text.includes(secret), text.includes(secretId)]).toEqual([false, false]);
    }
  });

  it('goes on in its own folder, and in no other', async () => {
    const to = join(folder, 'all');
    const before = readdirSync(join(to, 'files'), { recursive: true }).length;
    const broken = readdirSync(to, { recursive: true, withFileTypes: true }).find((entry) =>
      entry.name.endsWith('.pdf'),
    );
    // The state that a process leaves when it is killed while it writes.
    const half = join(broken?.parentPath ?? '', broken?.name ?? '');
    writeFileSync(half, 'half');
    expect((await command('export-all', to)).code).toBe(0);
    expect(readdirSync(join(to, 'files'), { recursive: true })).toHaveLength(before);
    expect(readFileSync(half).length).toBeGreaterThan(4);
    const mark = JSON.parse(read(to, 'sarn-export.json')) as { papers: number };
    expect(read(to, 'sha256sums.txt').trim().split('\n')).toHaveLength(before - dirsIn(to));
    expect(mark.papers).toBeGreaterThan(0);

    mkdirSync(join(folder, 'taken'));
    writeFileSync(join(folder, 'taken/own.txt'), 'ของผู้อื่น');
    expect(await command('export-all', join(folder, 'taken'))).toMatchObject({ code: 2 });
    expect(readdirSync(join(folder, 'taken'))).toEqual(['own.txt']);
    const inside = await command('export-all', join(instance.app.dataDir, 'files'));
    expect(inside).toMatchObject({ code: 2, said: expect.stringContaining('data folder') });
    expect((await command('export-all')).code).toBe(2);
  });
});

const dirsIn = (to: string): number =>
  readdirSync(join(to, 'files'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .length;

describe('[8.06] secret:rotate', () => {
  it('changes the key beside the running server, and what was sealed is read as before', async () => {
    const { code, said } = await command('secret-rotate');
    expect([code, said]).toEqual([0, expect.stringMatching(/Key version 2 .* 1 classified/s)]);
    await openSecret(instance.office, 'saraban', secretId);
    const [file] = (await instance.office.document('saraban', secretId)).files;
    const answer = await instance.office.get('saraban', `/file/${file?.id}/content`);
    expect(answer.status).toBe(200);
  });
});
