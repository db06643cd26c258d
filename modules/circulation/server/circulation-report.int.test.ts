import { circulationPeople, printCirculation } from '@sarn/circulation/contract';
import { readBack } from '@sarn/pdf/testing';
import { openInstance, sheetRows } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: OfficeInstance;
const at = '/registry/circulation';
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const sent = async () => {
  const { documentId } = await office.publish('officer.policy', 'cycle');
  const audience = { unitIds: [office.unit('legal')] };
  const answer = await office.post('officer.policy', `${at}/send`, { documentId, audience });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return { documentId, id: String(answer['id']) };
};

describe('[4.08] the report on readers', () => {
  /** The text of each part of it. */
  const printed = async (id: string): Promise<string[]> => {
    const texts: string[] = [];
    for (let next: { after: string; sheet: number } | null = { after: '', sheet: 1 }; next;) {
      const path = `${at}/sheets?id=${id}&after=${next.after}&sheet=${next.sheet}`;
      const part = printCirculation.output.parse(await office.get('officer.policy', path));
      texts.push((await readBack(new Uint8Array(Buffer.from(part.pdf, 'base64')))).join(''));
      next = part.next;
    }
    return texts;
  };

  it('is printed with everybody who got the letter, and that is in the audit trail', async () => {
    const { documentId, id } = await sent();
    const [text = '', ...more] = await printed(id);
    expect(more).toEqual([]);
    const answer = await office.get('officer.policy', `${at}/people?id=${id}`);
    const { rows } = circulationPeople.output.parse(answer);
    expect(rows).toHaveLength(4);
    for (const { name } of rows) expect(text).toContain(name.replaceAll(' ', ''));
    expect(text).toContain('ยังไม่อ่าน');
    expect(text).toContain('รวม๔รายการ');
    const trail = await office.get('admin', '/audit/entries?act=registry.circulation-export');
    expect(JSON.stringify(trail)).toContain(documentId);
  });

  it('is made of parts where it was circulated to thousands: each of them once, the sheets counted on', async () => {
    const { documentId, id } = await sent();
    // People of the list alone: what they are besides is not printed.
    await office.app.db.query(
      `alter table circulation_recipient drop constraint circulation_recipient_person_id_fkey`,
    );
    await office.app.db.query(
      `insert into circulation_recipient
         (circulation_id, person_id, document_id, person_name, position_name, unit_name, sent_at)
       select $1, gen_random_uuid(), $2, 'คนที่ ' || n || '.', 'นักวิชาการ', 'กองแผน', now()
       from generate_series(1, 500) n`,
      [id, documentId],
    );
    const parts = await printed(id);
    expect(parts.length).toBeGreaterThan(1);
    const named = [...parts.join('').matchAll(/คนที่([๐-๙]+)\./g)].map(([, no]) => no);
    expect(named).toHaveLength(500);
    expect(new Set(named).size).toBe(500);
    const sheets = [...parts.join('').matchAll(/แผ่นที่([๐-๙]+)ชื่อตำแหน่ง|แผ่นที่([๐-๙]+)รายงาน/g)];
    expect(sheets.length).toBeGreaterThan(5);
    expect(new Set(sheets.map(([, later, first]) => later ?? first)).size).toBe(sheets.length);
  });

  it('comes as an Excel file', async () => {
    const { id } = await sent();
    const response = await office.app.fetch(`/api${at}/export?id=${id}`, {
      headers: { authorization: `Bearer ${await office.token('officer.policy')}` },
    });
    const rows = sheetRows(Buffer.from(await response.arrayBuffer()));
    expect(rows.length).toBe(2 + 4);
    expect(rows[2]).toEqual(expect.arrayContaining(['กองกฎหมาย', 'ยังไม่อ่าน']));
  });
});
