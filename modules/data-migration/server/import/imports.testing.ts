import type { ImportDetail, ImportRowView } from '@sarn/data-migration/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Answer, OfficeInstance } from '@sarn/server/testing';

function done<T>(answer: Answer): T {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
}

interface Choice {
  readonly kind?: string;
  readonly year?: number;
  readonly unit?: string;
  readonly mapping?: object;
}

const head = 'เลขทะเบียนรับ,วันที่รับ,เวลา,ที่,ลงวันที่,จาก,ถึง,เรื่อง,การปฏิบัติ,หมายเหตุ,ชื่อไฟล์,รหัสเดิม';

/** What the administrator does to import a register, step by step, and what others then find. */
export function importDependencies(instance: () => OfficeInstance) {
  async function send(
    path: string,
    field: string,
    bytes: Uint8Array | string,
    name: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    form.append(field, new Blob([typeof bytes === 'string' ? bytes : bytes.slice()]), name);
    const response = await instance().app.fetch(`/api/registry/imports/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await instance().token('admin')}` },
      body: form,
    });
    return { ...((await response.json()) as object), status: response.status } as Answer;
  }

  const take = async (sheet: Uint8Array | string, name = 'ทะเบียนเดิม.csv'): Promise<string> =>
    done<{ id: string }>(await send('upload', 'sheet', sheet, name)).id;
  const item = async (id: string): Promise<ImportDetail> =>
    done<{ item: ImportDetail }>(await instance().get('admin', `/registry/imports/${id}`)).item;
  const rowsOf = async (id: string, filter = 'problems') =>
    done<{ rows: ImportRowView[] }>(
      await instance().get('admin', `/registry/imports/${id}/rows?filter=${filter}`),
    ).rows;

  async function until(id: string, state: string): Promise<ImportDetail> {
    for (;;) {
      const found = await item(id);
      if (found.state === state) return found;
      await pause(50);
    }
  }

  async function step(id: string, act: string, state: string, body: object = {}) {
    done(await instance().post('admin', `/registry/imports/${id}/${act}`, body));
    return until(id, state);
  }

  async function check(
    id: string,
    { kind = 'receive', year, unit = 'policy', mapping }: Choice = {},
  ) {
    const found = await item(id);
    return step(id, 'check', 'CHECKED', {
      ...{ unitId: instance().unit(unit), kind, year: year ?? instance().buddhistYear },
      mapping: mapping ?? found.mapping,
    });
  }

  const lineOf = (
    number: number | string,
    change: Partial<Record<number, string>> = {},
  ): string => {
    const cells = [
      ...[String(number), `5 ม.ค. ${instance().buddhistYear}`, '9.30', `ตย 0999/${number}`],
      ...[
        '2 ม.ค. ' + instance().buddhistYear,
        'กรมตัวอย่างเดิม',
        'ผู้อำนวยการ',
        `เรื่องเดิมฉบับที่ ${number}`,
      ],
      ...['ทราบ เวียนแจ้งแล้ว', '', '', `OLD-${number}`],
    ];
    return cells.map((cell, at) => change[at] ?? cell).join(',');
  };
  const sheetOf = (...lines: string[]): string => ['ทะเบียนหนังสือรับ', head, ...lines].join('\n');

  const found = async (account: string, search: string) =>
    done<{ rows: { title: string }[] }>(
      await instance().get(account, `/registry/documents?search=${encodeURIComponent(search)}`),
    ).rows.map(({ title }) => title);

  return { check, done, found, item, lineOf, rowsOf, send, sheetOf, step, take };
}
