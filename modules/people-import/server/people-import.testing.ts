import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable } from '@sarn/platform-server';
import { expect } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import type { ImportDetail, ImportRowView } from '../contract/index.ts';

function done<T>(answer: Answer): T {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
}

/** A workbook of texts. */
export async function workbook(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const data = rows.map((cells) => cells.map((value) => ({ value, type: String })));
  return writeExcelFile(data).toBuffer();
}

/** The cells of a workbook, row by row. */
async function cellsOf(bytes: Buffer): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'sarn-sheet-'));
  try {
    const path = join(folder, 'sheet.xlsx');
    writeFileSync(path, bytes);
    const limits = { unpackedBytes: 1e8, unpackedTimes: 250, columns: 60, cell: 5_000, rows: 1e5 };
    const found: string[][] = [];
    for await (const { cells } of (await openTable(path, limits)).rows) found.push([...cells]);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What an administrator does to import people and units. */
export function importActs(instance: () => OfficeInstance) {
  async function send(
    bytes: Uint8Array | string,
    name = 'ตาราง.xlsx',
    account = 'admin',
  ): Promise<Answer> {
    const form = new FormData();
    form.append('sheet', new Blob([typeof bytes === 'string' ? bytes : bytes.slice()]), name);
    const response = await instance().app.fetch('/api/personnel/imports/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${await instance().token(account)}` },
      body: form,
    });
    return { ...((await response.json()) as object), status: response.status } as Answer;
  }
  const take = async (bytes: Uint8Array | string, name?: string): Promise<string> =>
    done<{ id: string }>(await send(bytes, name)).id;
  const item = async (id: string): Promise<ImportDetail> =>
    done<{ item: ImportDetail }>(await instance().get('admin', `/personnel/imports/${id}`)).item;
  const rowsOf = async (id: string, filter = 'out'): Promise<ImportRowView[]> =>
    done<{ rows: ImportRowView[] }>(
      await instance().get('admin', `/personnel/imports/${id}/rows?filter=${filter}`),
    ).rows;
  /** Reads another sheet of a workbook in the place of the one that was read. */
  async function readSheet(
    id: string,
    bytes: Uint8Array,
    fields: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    form.append('sheet', new Blob([bytes.slice()]), 'ตาราง.xlsx');
    const response = await instance().app.fetch(`/api/personnel/imports/${id}/sheet`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await instance().token('admin')}` },
      body: form,
    });
    return { ...((await response.json()) as object), status: response.status } as Answer;
  }
  const act = (id: string, name: string, body: object = {}): Promise<Answer> =>
    instance().post('admin', `/personnel/imports/${id}/${name}`, body);
  const step = async (id: string, name: string, body: object = {}): Promise<ImportDetail> =>
    done<{ item: ImportDetail }>(await act(id, name, body)).item;
  /** The cells of the error sheet. */
  async function errors(id: string): Promise<string[][]> {
    const response = await instance().app.fetch(`/api/personnel/imports/${id}/errors`, {
      method: 'GET',
      headers: { authorization: `Bearer ${await instance().token('admin')}` },
    });
    expect(response.status).toBe(200);
    return cellsOf(Buffer.from(await response.arrayBuffer()));
  }
  return { act, done, errors, item, readSheet, rowsOf, send, step, take };
}
